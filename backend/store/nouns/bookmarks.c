#include "store/nouns/bookmarks.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { SET, COUNT, DELETE, EACH, USER_DELETED, GUESTS_DELETED };

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO bookmark (user, match_number, version, note, made_ms) "
             "SELECT user.id, move.match_number, move.seq, ?4, ?5 FROM match "
             "JOIN move ON move.match_number = match.number AND move.seq = ?3 "
             "JOIN user ON user.id = ?1 AND user.deleted_ms IS NULL WHERE match.id = ?2 "
             "ON CONFLICT (user, match_number, version) DO UPDATE SET note = excluded.note, "
             "made_ms = excluded.made_ms",
             NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM bookmark WHERE user = ?1", NOUN_WRITE},
    [DELETE] = {"DELETE FROM bookmark WHERE user = ?1 AND version = ?3 "
                "AND match_number = (SELECT number FROM match WHERE id = ?2)",
                NOUN_WRITE},
    [EACH] = {"SELECT match.id, version, note, made_ms FROM bookmark "
              "JOIN match ON match.number = bookmark.match_number "
              "WHERE bookmark.user = ?1 AND (?2 = '' OR match.id = ?2) "
              "ORDER BY made_ms DESC, match_number DESC, version DESC",
              NOUN_READ},
    [USER_DELETED] = {"DELETE FROM bookmark WHERE user = ?1", NOUN_USER_DELETED},
    [GUESTS_DELETED] = {"DELETE FROM bookmark WHERE user IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
};

/* The key first. */
static const struct column columns[] = {
    COLUMN(store_bookmark, user, COLUMN_BOUND),   COLUMN(store_bookmark, match, COLUMN_BOTH),
    COLUMN(store_bookmark, version, COLUMN_BOTH), COLUMN(store_bookmark, note, COLUMN_BOTH),
    COLUMN(store_bookmark, made_ms, COLUMN_BOTH),
};
#define KEY_COLUMNS 3

enum store_err store_bookmarks_each(struct store_reader *reader, int64_t user, const char *match,
                                    store_bookmark_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(BOOKMARK, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    sql_bind_text(statement, 2, match != NULL ? match : "");
    while (reader_row_next(reader, which, &err)) {
        struct store_bookmark bookmark = {.user = user};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &bookmark);
        if (!fits) err = reader_row_corrupt(reader, "bookmark", user);
        if (!fits || !row(context, &bookmark)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err bookmark_set(struct writer *writer, struct queue_item *item)
{
    const struct store_bookmark *bookmark = item->write.argument;
    enum statement which = NOUN_STATEMENT(BOOKMARK, SET);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), bookmark);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t count = 0;
    which = NOUN_STATEMENT(BOOKMARK, COUNT);
    sql_bind_int(sql_statement(&writer->sql, which), 1, bookmark->user);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_BOOKMARKS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

static enum store_err bookmark_delete(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(BOOKMARK, DELETE);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, KEY_COLUMNS,
                       item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static struct row_locks bookmark_lock(const struct store_write *write)
{
    const struct store_bookmark *bookmark = write->argument;
    return (struct row_locks){.user = bookmark->user};
}

static const struct operation rows[] = {
    {.op = STORE_BOOKMARK_SET,
     .name = "bookmark_set",
     .size = sizeof(struct store_bookmark),
     .lock = bookmark_lock,
     .run = bookmark_set},
    {.op = STORE_BOOKMARK_DELETE,
     .name = "bookmark_delete",
     .size = sizeof(struct store_bookmark),
     .run = bookmark_delete},
};

const struct noun bookmark_noun = {.operations = rows,
                                   .operation_count = COUNT_OF(rows),
                                   .statements = statements,
                                   .statement_count = COUNT_OF(statements)};
