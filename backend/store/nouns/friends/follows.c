#include "store/nouns/friends/follows.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { SET, COUNT, DELETE, EACH, FOLLOWERS, USER_DELETED, OTHER_DELETED };

#define NOT_BLOCKED(one, other)                                                                    \
    "NOT EXISTS (SELECT 1 FROM relation WHERE kind = 'block' AND ((relation.user = " one           \
    " AND relation.other = " other ") OR (relation.user = " other " AND relation.other = " one     \
    ")))"
#define MUTUAL                                                                                     \
    "EXISTS (SELECT 1 FROM follow AS back WHERE back.user = follow.other "                         \
    "AND back.other = follow.user)"

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO follow (at_ms, user, other) SELECT ?1, one.id, two.id FROM user AS one "
             "JOIN user AS two ON two.id = ?3 WHERE one.id = ?2 AND one.id <> two.id "
             "AND one.guest = 0 AND one.deleted_ms IS NULL AND two.guest = 0 "
             "AND two.deleted_ms IS NULL AND " NOT_BLOCKED(
                 "one.id", "two.id") " ON CONFLICT (user, other) DO UPDATE SET at_ms = "
                                     "follow.at_ms",
             NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM follow WHERE user = ?1", NOUN_WRITE},
    [DELETE] = {"DELETE FROM follow WHERE user = ?1 AND other = ?2", NOUN_WRITE},
    [EACH] = {"SELECT follow.at_ms, follow.other, CASE WHEN " MUTUAL
              " THEN 1 ELSE 0 END, user.name "
              "FROM follow JOIN user ON user.id = follow.other WHERE follow.user = ?1 "
              "AND " NOT_BLOCKED("follow.user", "follow.other") " ORDER BY user.name_key",
              NOUN_READ},
    [FOLLOWERS] = {"SELECT follow.at_ms, follow.user, 0, user.name FROM follow "
                   "JOIN user ON user.id = follow.user WHERE follow.other = ?1 AND NOT " MUTUAL
                   " AND " NOT_BLOCKED("follow.user", "follow.other") " ORDER BY user.name_key "
                                                                      "LIMIT 200",
                   NOUN_READ},
    [USER_DELETED] = {"DELETE FROM follow WHERE user = ?1", NOUN_USER_DELETED},
    [OTHER_DELETED] = {"DELETE FROM follow WHERE other = ?1", NOUN_USER_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_follow, at_ms, COLUMN_BOTH), COLUMN(store_follow, user, COLUMN_BOUND),
    COLUMN(store_follow, other, COLUMN_BOTH), COLUMN(store_follow, mutual, COLUMN_READ),
    COLUMN(store_follow, name, COLUMN_READ),
};

static enum store_err each(struct store_reader *reader, enum statement which, int64_t user,
                           store_follow_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, which, &err)) {
        struct store_follow follow = {.user = user};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &follow);
        if (!fits) err = reader_row_corrupt(reader, "follow", user);
        if (!fits || !row(context, &follow)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

enum store_err store_follows_each(struct store_reader *reader, int64_t user, store_follow_row *row,
                                  void *context)
{
    return each(reader, NOUN_STATEMENT(FOLLOW, EACH), user, row, context);
}

enum store_err store_followers_each(struct store_reader *reader, int64_t user,
                                    store_follow_row *row, void *context)
{
    return each(reader, NOUN_STATEMENT(FOLLOW, FOLLOWERS), user, row, context);
}

/* ---- writing ---- */

static enum store_err follow_set(struct writer *writer, struct queue_item *item)
{
    const struct store_follow *follow = item->write.argument;
    enum statement which = NOUN_STATEMENT(FOLLOW, SET);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), follow);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    if (err != STORE_OK) return err;
    /* Counted with the new one; a refusal undoes the operation. */
    int64_t count = 0;
    which = NOUN_STATEMENT(FOLLOW, COUNT);
    sql_bind_int(sql_statement(&writer->sql, which), 1, follow->user);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_FOLLOWS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

static enum store_err follow_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_follow *follow = item->write.argument;
    enum statement which = NOUN_STATEMENT(FOLLOW, DELETE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, follow->user);
    sql_bind_int(statement, 2, follow->other);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static struct row_locks follow_lock(const struct store_write *write)
{
    const struct store_follow *follow = write->argument;
    return (struct row_locks){.user = follow->user, .other = follow->other};
}

static const struct operation rows[] = {
    {.op = STORE_FOLLOW_SET,
     .name = "follow_set",
     .size = sizeof(struct store_follow),
     .lock = follow_lock,
     .run = follow_set},
    {.op = STORE_FOLLOW_DELETE,
     .name = "follow_delete",
     .size = sizeof(struct store_follow),
     .run = follow_delete},
};

const struct noun follow_noun = {.operations = rows,
                                 .operation_count = COUNT_OF(rows),
                                 .statements = statements,
                                 .statement_count = COUNT_OF(statements)};
