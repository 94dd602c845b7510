#include "store/nouns/entry/codes.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { EXPIRE, ADD, HELD, MOST, USE, DELETE, EACH, USER_DELETED };

/* ?1 is the present time */
#define NOT_BANNED                                                                                 \
    "NOT EXISTS (SELECT 1 FROM ban WHERE ban.user = user.id "                                      \
    "AND (ban.until_ms IS NULL OR ban.until_ms > ?1)) "

static const struct noun_statement statements[] = {
    [EXPIRE] = {"DELETE FROM code WHERE user = ?2 AND expires_ms <= ?1", NOUN_WRITE},
    [ADD] = {"INSERT INTO code (made_ms, code, user, note, uses, expires_ms) "
             "SELECT ?1, ?2, user.id, ?4, ?5, ?6 FROM user WHERE user.id = ?3 AND user.guest = 0 "
             "AND user.deleted_ms IS NULL AND " NOT_BANNED "RETURNING number",
             NOUN_WRITE},
    [HELD] = {"SELECT count(*) FROM code WHERE user = ?1", NOUN_WRITE},
    /* the maximum number of codes of the user, or its negative for an administrator */
    [MOST] = {"SELECT CASE WHEN user.admin = 1 THEN -1 ELSE coalesce((SELECT CAST(value AS bigint) "
              "FROM setting WHERE name = 'codes_per_account'), ?2) END FROM user WHERE id = ?1",
              NOUN_WRITE},
    [USE] = {"UPDATE code SET used = used + 1 WHERE code = ?2 AND used < uses AND expires_ms > ?1 "
             "AND EXISTS (SELECT 1 FROM user WHERE user.id = code.user "
             "AND (user.admin = 1 OR ?3 > 0) AND " NOT_BANNED ")",
             NOUN_WRITE},
    [DELETE] = {"DELETE FROM code WHERE number = ?1 AND (user = ?2 OR ?2 = 0)", NOUN_WRITE},
    [EACH] =
        {"SELECT number, made_ms, code, code.user, note, uses, code.expires_ms, used, user.name "
         "FROM code JOIN user ON user.id = code.user WHERE code.user = ?1 OR ?1 = 0 "
         "ORDER BY number DESC",
         NOUN_READ},
    [USER_DELETED] = {"DELETE FROM code WHERE user = ?1", NOUN_USER_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_code, number, COLUMN_READ),     COLUMN(store_code, made_ms, COLUMN_BOTH),
    COLUMN(store_code, code, COLUMN_BOTH),       COLUMN(store_code, user, COLUMN_BOTH),
    COLUMN(store_code, note, COLUMN_BOTH),       COLUMN(store_code, uses, COLUMN_BOTH),
    COLUMN(store_code, expires_ms, COLUMN_BOTH), COLUMN(store_code, used, COLUMN_READ),
    COLUMN(store_code, name, COLUMN_READ),
};

enum store_err store_codes_each(struct store_reader *reader, int64_t user, store_code_row *row,
                                void *context)
{
    enum statement which = NOUN_STATEMENT(CODE, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, which, &err)) {
        struct store_code code = {.most = 0};
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &code);
        if (!fits) err = reader_row_corrupt(reader, "code", code.number);
        if (!fits || !row(context, &code)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Checks the numbers of codes and of uses, with the new one; a refusal undoes the operation. */
static enum store_err held_check(struct writer *writer, const struct store_code *code)
{
    int64_t held = 0;
    int64_t most = 0;
    enum statement which = NOUN_STATEMENT(CODE, HELD);
    sql_bind_int(sql_statement(&writer->sql, which), 1, code->user);
    enum store_err err = step_number(writer, which, &held);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(CODE, MOST);
    sql_bind_int(sql_statement(&writer->sql, which), 1, code->user);
    sql_bind_int(sql_statement(&writer->sql, which), 2, code->most);
    err = step_number(writer, which, &most);
    if (err != STORE_OK) return err;
    bool admin = most < 0;
    bool fits = admin ? held <= STORE_CODES_PER_ADMIN_MAX : held <= most && code->uses == 1;
    return fits ? STORE_OK : STORE_TOO_MANY;
}

static enum store_err code_add(struct writer *writer, struct queue_item *item)
{
    const struct store_code *code = item->write.argument;
    enum statement which = NOUN_STATEMENT(CODE, EXPIRE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, code->made_ms);
    sql_bind_int(statement, 2, code->user);
    enum store_err err = step_run(writer, which);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(CODE, ADD);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), code);
    err = step_number(writer, which, &item->id);
    if (err != STORE_OK) return err == STORE_STALE ? STORE_NOT_FOUND : err;
    return held_check(writer, code);
}

static enum store_err code_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_code *code = item->write.argument;
    enum statement which = NOUN_STATEMENT(CODE, DELETE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, code->number);
    sql_bind_int(statement, 2, code->user);
    return step_one(writer, which, STORE_NOT_FOUND);
}

enum store_err ops_code_use(struct writer *writer, const char *code, int64_t codes_per_account,
                            int64_t at_ms)
{
    enum statement which = NOUN_STATEMENT(CODE, USE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    if (code[0] == '\0') return STORE_NO_CODE;
    sql_bind_int(statement, 1, at_ms);
    sql_bind_text(statement, 2, code);
    sql_bind_int(statement, 3, codes_per_account);
    return step_one(writer, which, STORE_NO_CODE);
}

static struct row_locks code_lock(const struct store_write *write)
{
    const struct store_code *code = write->argument;
    return (struct row_locks){.user = code->user};
}

static const struct operation rows[] = {
    {.op = STORE_CODE_ADD,
     .name = "code_add",
     .size = sizeof(struct store_code),
     .lock = code_lock,
     .run = code_add},
    {.op = STORE_CODE_DELETE,
     .name = "code_delete",
     .size = sizeof(struct store_code),
     .run = code_delete},
};

const struct noun code_noun = {.operations = rows,
                               .operation_count = COUNT_OF(rows),
                               .statements = statements,
                               .statement_count = COUNT_OF(statements)};
