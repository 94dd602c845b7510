#include "store/nouns/puzzles/answers.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { SET, COUNT, EACH, USER_DELETED, GUESTS_DELETED };

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO puzzle_answer (user, game, day, puzzle, solved, at_ms) "
             "SELECT user.id, ?2, ?3, ?4, ?5, ?6 FROM user WHERE user.id = ?1 "
             "AND user.deleted_ms IS NULL "
             "ON CONFLICT (user, game, day, puzzle) DO UPDATE SET solved = CASE "
             "WHEN puzzle_answer.day = 0 AND excluded.solved = 1 THEN 1 "
             "ELSE puzzle_answer.solved END",
             NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM puzzle_answer WHERE user = ?1", NOUN_WRITE},
    [EACH] = {"SELECT game, day, puzzle, solved, at_ms FROM puzzle_answer WHERE user = ?1 "
              "ORDER BY day DESC, game, puzzle",
              NOUN_READ},
    [USER_DELETED] = {"DELETE FROM puzzle_answer WHERE user = ?1", NOUN_USER_DELETED},
    [GUESTS_DELETED] = {"DELETE FROM puzzle_answer WHERE user IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_puzzle_answer, user, COLUMN_BOUND),
    COLUMN(store_puzzle_answer, game, COLUMN_BOTH),
    COLUMN(store_puzzle_answer, day, COLUMN_BOTH),
    COLUMN(store_puzzle_answer, puzzle, COLUMN_BOTH),
    COLUMN(store_puzzle_answer, solved, COLUMN_BOTH),
    COLUMN(store_puzzle_answer, at_ms, COLUMN_BOTH),
};

enum store_err store_puzzle_answers_each(struct store_reader *reader, int64_t user,
                                         store_puzzle_answer_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(PUZZLE, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, which, &err)) {
        struct store_puzzle_answer answer = {.user = user};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &answer);
        if (!fits) err = reader_row_corrupt(reader, "puzzle_answer", user);
        if (!fits || !row(context, &answer)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err answer_set(struct writer *writer, struct queue_item *item)
{
    const struct store_puzzle_answer *answer = item->write.argument;
    enum statement which = NOUN_STATEMENT(PUZZLE, SET);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), answer);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t count = 0;
    which = NOUN_STATEMENT(PUZZLE, COUNT);
    sql_bind_int(sql_statement(&writer->sql, which), 1, answer->user);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_PUZZLE_ANSWERS_MAX ? STORE_TOO_MANY : err;
}

static struct row_locks answer_lock(const struct store_write *write)
{
    const struct store_puzzle_answer *answer = write->argument;
    return (struct row_locks){.user = answer->user};
}

static const struct operation rows[] = {
    {.op = STORE_PUZZLE_ANSWER,
     .name = "puzzle_answer",
     .size = sizeof(struct store_puzzle_answer),
     .lock = answer_lock,
     .run = answer_set},
};

const struct noun puzzle_noun = {.operations = rows,
                                 .operation_count = COUNT_OF(rows),
                                 .statements = statements,
                                 .statement_count = COUNT_OF(statements)};
