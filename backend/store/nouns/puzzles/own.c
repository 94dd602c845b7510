#include "store/nouns/puzzles/own.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

#define DAY_MS INT64_C(86400000)

enum { ADD, COUNT, ANSWER, EACH, ONE, USER_DELETED, GUESTS_DELETED };

#define SHOWN                                                                                      \
    "puzzle, match.id, match.game, version, gain, own_puzzle.made_ms, misses, own_puzzle.due_ms, " \
    "coalesce(solved_ms, 0)"
#define FROM                                                                                       \
    " FROM own_puzzle JOIN match ON match.number = own_puzzle.match_number "                       \
    "WHERE own_puzzle.user = ?1 "

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO own_puzzle (user, puzzle, match_number, version, gain, made_ms, misses, "
             "due_ms, text) SELECT user.id, ?2, match.number, ?4, ?5, ?6, ?7, ?8, ?9 FROM match "
             "JOIN user ON user.id = ?1 AND user.deleted_ms IS NULL "
             "WHERE match.id = ?3 AND match.status = 'over' "
             "ON CONFLICT (user, puzzle) DO UPDATE SET gain = own_puzzle.gain",
             NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM own_puzzle WHERE user = ?1 AND solved_ms IS NULL", NOUN_WRITE},
    [ANSWER] = {"UPDATE own_puzzle SET misses = ?3, due_ms = ?4, solved_ms = ?5 "
                "WHERE user = ?1 AND puzzle = ?2 AND misses = ?6 AND due_ms <= ?7 "
                "AND solved_ms IS NULL",
                NOUN_WRITE},
    [EACH] = {"SELECT " SHOWN FROM "ORDER BY gain DESC, puzzle", NOUN_READ},
    [ONE] = {"SELECT " SHOWN ", text" FROM "AND puzzle = ?2", NOUN_READ},
    [USER_DELETED] = {"DELETE FROM own_puzzle WHERE user = ?1", NOUN_USER_DELETED},
    [GUESTS_DELETED] = {"DELETE FROM own_puzzle WHERE user IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_own_puzzle, user, COLUMN_BOUND),
    COLUMN(store_own_puzzle, puzzle, COLUMN_BOTH),
    COLUMN(store_own_puzzle, match, COLUMN_BOTH),
    COLUMN(store_own_puzzle, game, COLUMN_READ),
    COLUMN(store_own_puzzle, version, COLUMN_BOTH),
    COLUMN(store_own_puzzle, gain, COLUMN_BOTH),
    COLUMN(store_own_puzzle, made_ms, COLUMN_BOTH),
    COLUMN(store_own_puzzle, misses, COLUMN_BOTH),
    COLUMN(store_own_puzzle, due_ms, COLUMN_BOTH),
    COLUMN(store_own_puzzle, solved_ms, COLUMN_READ),
    COLUMN(store_own_puzzle, text, COLUMN_BOTH),
};
#define SHORT_COLUMNS (COUNT_OF(columns) - 1)

static const struct column answer_columns[] = {
    COLUMN(store_own_puzzle, user, COLUMN_BOUND),
    COLUMN(store_own_puzzle, puzzle, COLUMN_BOUND),
    COLUMN(store_own_puzzle, misses, COLUMN_BOUND),
    COLUMN(store_own_puzzle, due_ms, COLUMN_BOUND),
    COLUMN(store_own_puzzle, solved_ms, COLUMN_BOUND | COLUMN_OR_NULL),
    COLUMN(store_own_puzzle, misses_before, COLUMN_BOUND),
    COLUMN(store_own_puzzle, at_ms, COLUMN_BOUND),
};

int64_t store_own_puzzle_due(uint32_t misses, int64_t at_ms)
{
    static const int64_t days[] = {1, 3, 7, 21};
    return at_ms + DAY_MS * days[misses < COUNT_OF(days) ? misses : COUNT_OF(days) - 1];
}

/* Calls `row` for each row of a statement whose parameters are bound. */
static enum store_err rows_each(struct store_reader *reader, enum statement which, int64_t user,
                                size_t count, store_own_puzzle_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    while (reader_row_next(reader, which, &err)) {
        struct store_own_puzzle puzzle = {.user = user, .text = ""};
        bool fits = columns_read(statement, 0, columns, count, &puzzle);
        if (!fits) err = reader_row_corrupt(reader, "own_puzzle", user);
        if (!fits || !row(context, &puzzle)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

enum store_err store_own_puzzles_each(struct store_reader *reader, int64_t user,
                                      store_own_puzzle_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(OWN_PUZZLE, EACH);
    sql_bind_int(sql_statement(&reader->sql, which), 1, user);
    return rows_each(reader, which, user, SHORT_COLUMNS, row, context);
}

struct found {
    store_own_puzzle_row *row;
    void *context;
    bool is;
};

static bool found_row(void *context, const struct store_own_puzzle *puzzle)
{
    struct found *found = context;
    found->is = true;
    return found->row(found->context, puzzle);
}

enum store_err store_own_puzzle_read(struct store_reader *reader, int64_t user, const char *puzzle,
                                     store_own_puzzle_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(OWN_PUZZLE, ONE);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    struct found found = {.row = row, .context = context};
    sql_bind_int(statement, 1, user);
    sql_bind_text(statement, 2, puzzle);
    enum store_err err = rows_each(reader, which, user, COUNT_OF(columns), found_row, &found);
    return err == STORE_OK && !found.is ? STORE_NOT_FOUND : err;
}

/* ---- writing ---- */

static enum store_err add(struct writer *writer, struct queue_item *item)
{
    const struct store_own_puzzle *puzzle = item->write.argument;
    enum statement which = NOUN_STATEMENT(OWN_PUZZLE, ADD);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), puzzle);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t count = 0;
    which = NOUN_STATEMENT(OWN_PUZZLE, COUNT);
    sql_bind_int(sql_statement(&writer->sql, which), 1, puzzle->user);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_OWN_PUZZLES_MAX ? STORE_TOO_MANY : err;
}

static enum store_err answer(struct writer *writer, struct queue_item *item)
{
    const struct store_own_puzzle *puzzle = item->write.argument;
    enum statement which = NOUN_STATEMENT(OWN_PUZZLE, ANSWER);
    (void)columns_bind(sql_statement(&writer->sql, which), answer_columns, COUNT_OF(answer_columns),
                       puzzle);
    return step_one(writer, which, STORE_STALE);
}

static void text_pack(struct packer *packer, const struct store_write *from, struct store_write *to)
{
    struct store_own_puzzle puzzle = *(const struct store_own_puzzle *)from->argument;
    puzzle.text = pack_text(packer, puzzle.text, STORE_OWN_PUZZLE_BYTES_MAX);
    to->argument = pack(packer, &puzzle, sizeof(puzzle));
}

static struct row_locks locks(const struct store_write *write)
{
    const struct store_own_puzzle *puzzle = write->argument;
    return (struct row_locks){.user = puzzle->user};
}

static const struct operation rows[] = {
    {.op = STORE_OWN_PUZZLE_ADD,
     .name = "own_puzzle_add",
     .pack = text_pack,
     .lock = locks,
     .run = add},
    {.op = STORE_OWN_PUZZLE_ANSWER,
     .name = "own_puzzle_answer",
     .size = sizeof(struct store_own_puzzle),
     .lock = locks,
     .run = answer},
};

const struct noun own_puzzle_noun = {.operations = rows,
                                     .operation_count = COUNT_OF(rows),
                                     .statements = statements,
                                     .statement_count = COUNT_OF(statements)};
