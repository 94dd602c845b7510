#include "store/nouns/passkeys/passkeys.h"

#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { ADD, USE, RENAME, DELETE, COUNT, FIND, EACH, USER_DELETED };

#define COLUMNS                                                                                    \
    "number, user, credential, handle, algorithm, public_key, sign_count, transports, backed_up, " \
    "name, made_ms, used_day"

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO passkey (user, credential, handle, algorithm, public_key, sign_count, "
             "transports, backed_up, name, made_ms) "
             "SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM user WHERE id = ?1 "
             "AND guest = 0 AND deleted_ms IS NULL AND (?11 IS NULL OR password_hash = ?11) "
             "ON CONFLICT (credential) DO NOTHING",
             NOUN_WRITE},
    /* An authenticator that counts has counted on; a copy of it would show the same count again. */
    [USE] = {"UPDATE passkey SET sign_count = ?3, used_day = ?4, backed_up = ?5 "
             "WHERE user = ?1 AND number = ?2 "
             "AND (sign_count < ?3 OR (sign_count = 0 AND ?3 = 0))",
             NOUN_WRITE},
    [RENAME] = {"UPDATE passkey SET name = ?3 WHERE user = ?1 AND number = ?2", NOUN_WRITE},
    [DELETE] = {"DELETE FROM passkey WHERE user = ?1 AND number = ?2", NOUN_WRITE},
    /* Twice the number of the user's passkeys, and 1 if there is a password. */
    [COUNT] = {"SELECT 2 * (SELECT count(*) FROM passkey WHERE user = ?1) "
               "+ (SELECT count(*) FROM user WHERE id = ?1 AND password_hash IS NOT NULL)",
               NOUN_WRITE},
    [FIND] = {"SELECT " COLUMNS ", EXISTS (SELECT 1 FROM known_device "
              "WHERE known_device.user = passkey.user AND token_hash = ?2) "
              "FROM passkey WHERE credential = ?1",
              NOUN_READ},
    [EACH] = {"SELECT " COLUMNS " FROM passkey WHERE user = ?1 ORDER BY number", NOUN_READ},
    [USER_DELETED] = {"DELETE FROM passkey WHERE user = ?1", NOUN_USER_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_passkey, number, COLUMN_READ),     COLUMN(store_passkey, user, COLUMN_BOTH),
    COLUMN(store_passkey, credential, COLUMN_BOTH), COLUMN(store_passkey, handle, COLUMN_BOTH),
    COLUMN(store_passkey, algorithm, COLUMN_BOTH),  COLUMN(store_passkey, public_key, COLUMN_BOTH),
    COLUMN(store_passkey, sign_count, COLUMN_BOTH), COLUMN(store_passkey, transports, COLUMN_BOTH),
    COLUMN(store_passkey, backed_up, COLUMN_BOTH),  COLUMN(store_passkey, name, COLUMN_BOTH),
    COLUMN(store_passkey, made_ms, COLUMN_BOTH),    COLUMN(store_passkey, used_day, COLUMN_READ),
};

/* ---- reading ---- */

static enum store_err passkey_columns(const struct store_reader *reader, struct sql_stmt *row,
                                      struct store_passkey *passkey)
{
    *passkey = (struct store_passkey){.number = 0};
    bool fits = columns_read(row, 0, columns, COUNT_OF(columns), passkey);
    return fits ? STORE_OK : reader_row_corrupt(reader, "passkey", passkey->number);
}

enum store_err store_passkey_find(struct store_reader *reader, const char *credential,
                                  const unsigned char *known, struct store_passkey *passkey,
                                  bool *is_known)
{
    enum statement which = NOUN_STATEMENT(PASSKEY, FIND);
    struct sql_stmt *row = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *is_known = false;
    sql_bind_text(row, 1, credential);
    if (known != NULL)
        sql_bind_blob(row, 2, known, STORE_TOKEN_HASH_BYTES);
    else
        sql_bind_null(row, 2);
    if (!reader_row_next(reader, which, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = passkey_columns(reader, row, passkey);
    *is_known = sql_column_number(row, COUNT_OF(columns)) != 0;
    reader_rows_end(reader, which);
    return err;
}

enum store_err store_passkeys_each(struct store_reader *reader, int64_t user,
                                   store_passkey_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(PASSKEY, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, which, &err)) {
        struct store_passkey passkey;
        err = passkey_columns(reader, statement, &passkey);
        if (err != STORE_OK || !row(context, &passkey)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Binds the owner and the number, ?1 and ?2. */
static struct sql_stmt *key_bind(struct writer *writer, enum statement which,
                                 const struct store_passkey *passkey)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, passkey->user);
    sql_bind_int(statement, 2, passkey->number);
    return statement;
}

/* Counts the user's passkeys, and a password as half of one. */
static enum store_err count(struct writer *writer, int64_t user, int64_t *halves)
{
    enum statement which = NOUN_STATEMENT(PASSKEY, COUNT);
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    return step_number(writer, which, halves);
}

enum store_err ops_passkey_add(struct writer *writer, const struct store_passkey_use *use,
                               int64_t user, const char *password_hash)
{
    enum store_err err = ops_challenge_use(writer, &use->challenge);
    if (err != STORE_OK) return err;
    enum statement which = NOUN_STATEMENT(PASSKEY, ADD);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    int next = columns_bind(statement, columns, COUNT_OF(columns), &use->passkey);
    sql_bind_int(statement, 1, user); /* the number of a new user has just been assigned */
    sql_bind_text_or_null(statement, next, password_hash);
    err = step_one(writer, which, STORE_NOT_FOUND);
    /* The count includes the new one; a refusal undoes the operation. */
    int64_t halves = 0;
    if (err == STORE_OK) err = count(writer, user, &halves);
    return err == STORE_OK && halves / 2 > STORE_PASSKEYS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

enum store_err ops_passkey_use(struct writer *writer, const struct store_passkey_use *use)
{
    const struct store_passkey *passkey = &use->passkey;
    enum store_err err = ops_challenge_use(writer, &use->challenge);
    if (err != STORE_OK) return err;
    enum statement which = NOUN_STATEMENT(PASSKEY, USE);
    struct sql_stmt *statement = key_bind(writer, which, passkey);
    sql_bind_int(statement, 3, passkey->sign_count);
    sql_bind_text(statement, 4, passkey->used_day);
    sql_bind_int(statement, 5, passkey->backed_up);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err passkey_add(struct writer *writer, struct queue_item *item)
{
    const struct store_passkey_add *add = item->write.argument;
    enum store_err err =
        add->used.passkey.number != 0 ? ops_passkey_use(writer, &add->used) : STORE_OK;
    if (err != STORE_OK) return err;
    return ops_passkey_add(writer, &add->added, add->added.passkey.user, add->password_hash);
}

static enum store_err passkey_use(struct writer *writer, struct queue_item *item)
{
    const struct store_passkey_use *use = item->write.argument;
    return use->passkey.number != 0 ? ops_passkey_use(writer, use) : STORE_OK;
}

static enum store_err passkey_rename(struct writer *writer, struct queue_item *item)
{
    const struct store_passkey *passkey = item->write.argument;
    enum statement which = NOUN_STATEMENT(PASSKEY, RENAME);
    sql_bind_text(key_bind(writer, which, passkey), 3, passkey->name);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static enum store_err passkey_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_passkey *passkey = item->write.argument;
    enum statement which = NOUN_STATEMENT(PASSKEY, DELETE);
    (void)key_bind(writer, which, passkey);
    enum store_err err = step_one(writer, which, STORE_NOT_FOUND);
    int64_t halves = 0;
    if (err == STORE_OK) err = count(writer, passkey->user, &halves);
    return err == STORE_OK && halves == 0 ? STORE_STALE : err;
}

/* ---- rows ---- */

static struct row_locks add_lock(const struct store_write *write)
{
    const struct store_passkey_add *add = write->argument;
    return (struct row_locks){.user = add->added.passkey.user};
}

static struct row_locks delete_lock(const struct store_write *write)
{
    const struct store_passkey *passkey = write->argument;
    return (struct row_locks){.user = passkey->user};
}

static const struct operation rows[] = {
    {.op = STORE_PASSKEY_ADD,
     .name = "passkey_add",
     .size = sizeof(struct store_passkey_add),
     .lock = add_lock,
     .run = passkey_add},
    {.op = STORE_PASSKEY_RENAME,
     .name = "passkey_rename",
     .size = sizeof(struct store_passkey),
     .run = passkey_rename},
    {.op = STORE_PASSKEY_DELETE,
     .name = "passkey_delete",
     .size = sizeof(struct store_passkey),
     .lock = delete_lock,
     .run = passkey_delete},
    {.op = STORE_PASSKEY_USE,
     .name = "passkey_use",
     .size = sizeof(struct store_passkey_use),
     .run = passkey_use},
};

const struct noun passkey_noun = {.operations = rows,
                                  .operation_count = COUNT_OF(rows),
                                  .statements = statements,
                                  .statement_count = COUNT_OF(statements)};
