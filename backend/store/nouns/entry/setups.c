#include "store/nouns/entry/setups.h"

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { EXPIRE, ADD, USE, END, DUE, FIND };

#define NO_ACCOUNT "NOT EXISTS (SELECT 1 FROM user WHERE guest = 0)"
#define NO_ADMIN   "NOT EXISTS (SELECT 1 FROM user WHERE admin = 1)"

static const struct noun_statement statements[] = {
    [EXPIRE] = {"DELETE FROM setup WHERE expires_ms <= ?1", NOUN_WRITE},
    [ADD] = {"INSERT INTO setup (token_hash, made_ms, expires_ms) "
             "SELECT ?1, ?2, ?3 WHERE " NO_ACCOUNT,
             NOUN_WRITE},
    [USE] = {"DELETE FROM setup WHERE token_hash = ?1 AND expires_ms > ?2 AND " NO_ADMIN,
             NOUN_WRITE},
    [END] = {"DELETE FROM setup", NOUN_WRITE},
    [DUE] = {"SELECT 1 WHERE " NO_ACCOUNT, NOUN_READ},
    [FIND] = {"SELECT 1 FROM setup WHERE token_hash = ?1 AND expires_ms > ?2 AND " NO_ADMIN,
              NOUN_READ},
};

static const struct column columns[] = {
    COLUMN(store_setup, token_hash, COLUMN_BOUND),
    COLUMN(store_setup, made_ms, COLUMN_BOUND),
    COLUMN(store_setup, expires_ms, COLUMN_BOUND),
};

/* Runs a statement that finds a row or none. */
static enum store_err row_find(struct store_reader *reader, enum statement which)
{
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, which, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    reader_rows_end(reader, which);
    return STORE_OK;
}

enum store_err store_setup_due(struct store_reader *reader)
{
    enum statement which = NOUN_STATEMENT(SETUP, DUE);
    (void)sql_statement(&reader->sql, which); /* prepares it */
    return row_find(reader, which);
}

enum store_err store_setup_read(struct store_reader *reader,
                                const unsigned char hash[STORE_TOKEN_HASH_BYTES], int64_t now_ms)
{
    enum statement which = NOUN_STATEMENT(SETUP, FIND);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    sql_bind_blob(statement, 1, hash, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 2, now_ms);
    return row_find(reader, which);
}

/* ---- writing ---- */

static enum store_err setup_add(struct writer *writer, struct queue_item *item)
{
    const struct store_setup *setup = item->write.argument;
    enum statement which = NOUN_STATEMENT(SETUP, EXPIRE);
    sql_bind_int(sql_statement(&writer->sql, which), 1, setup->made_ms);
    enum store_err err = step_run(writer, which);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(SETUP, ADD);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns), setup);
    return step_one(writer, which, STORE_NOT_FOUND);
}

enum store_err ops_setup_use(struct writer *writer,
                             const unsigned char hash[STORE_TOKEN_HASH_BYTES], int64_t at_ms)
{
    enum statement which = NOUN_STATEMENT(SETUP, USE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_blob(statement, 1, hash, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 2, at_ms);
    enum store_err err = step_one(writer, which, STORE_NO_CODE);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(SETUP, END);
    (void)sql_statement(&writer->sql, which); /* prepares it */
    return step_run(writer, which);
}

static const struct operation rows[] = {
    {.op = STORE_SETUP_ADD,
     .name = "setup_add",
     .size = sizeof(struct store_setup),
     .run = setup_add},
};

const struct noun setup_noun = {.operations = rows,
                                .operation_count = COUNT_OF(rows),
                                .statements = statements,
                                .statement_count = COUNT_OF(statements)};
