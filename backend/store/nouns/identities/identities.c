#include "store/nouns/identities/identities.h"

#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { ADD, USE, DELETE, ROLE_GIVE, ROLE_END, BY_HAND, COUNT, WAYS, FIND, EACH, USER_DELETED };

#define COLUMNS "number, user, issuer, subject, name, admin, made_ms, used_day"

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO identity (user, issuer, subject, name, admin, made_ms, used_day) "
             "SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM user WHERE id = ?1 "
             "AND guest = 0 AND deleted_ms IS NULL AND (?8 = 0 OR EXISTS (SELECT 1 FROM session "
             "WHERE token_hash = ?9 AND session.user = ?1 AND session.expires_ms > ?10)) "
             "ON CONFLICT (issuer, subject) DO NOTHING",
             NOUN_WRITE},
    [USE] = {"UPDATE identity SET used_day = ?3, name = ?4, admin = ?5 "
             "WHERE user = ?1 AND number = ?2",
             NOUN_WRITE},
    [DELETE] = {"DELETE FROM identity WHERE user = ?1 AND number = ?2 RETURNING admin", NOUN_WRITE},
    [ROLE_GIVE] = {"UPDATE user SET admin = 1 WHERE id = ?1", NOUN_WRITE},
    [ROLE_END] = {"UPDATE user SET admin = 0 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM identity "
                  "WHERE identity.user = ?1 AND number <> ?2 AND identity.admin = 1)",
                  NOUN_WRITE},
    [BY_HAND] = {"UPDATE identity SET admin = 0 WHERE user = ?1 AND admin = 1", NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM identity WHERE user = ?1", NOUN_WRITE},
    /* The ways to sign in: a list is changed by replacing an issuer that it has. */
    [WAYS] = {"SELECT (SELECT count(*) FROM passkey WHERE user = ?1) "
              "+ (SELECT count(*) FROM user WHERE id = ?1 AND password_hash IS NOT NULL) "
              "+ (SELECT count(*) FROM identity WHERE user = ?1 "
              "AND replace(?2, ' ' || issuer || ' ', '') <> ?2)",
              NOUN_WRITE},
    [FIND] = {"SELECT " COLUMNS ", EXISTS (SELECT 1 FROM known_device "
              "WHERE known_device.user = identity.user AND token_hash = ?3), "
              "EXISTS (SELECT 1 FROM identity AS other WHERE other.user = identity.user "
              "AND other.number <> identity.number AND other.admin = 1) "
              "FROM identity WHERE issuer = ?1 AND subject = ?2",
              NOUN_READ},
    [EACH] = {"SELECT " COLUMNS " FROM identity WHERE user = ?1 ORDER BY number", NOUN_READ},
    [USER_DELETED] = {"DELETE FROM identity WHERE user = ?1", NOUN_USER_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_identity, number, COLUMN_READ),  COLUMN(store_identity, user, COLUMN_BOTH),
    COLUMN(store_identity, issuer, COLUMN_BOTH),  COLUMN(store_identity, subject, COLUMN_BOTH),
    COLUMN(store_identity, name, COLUMN_BOTH),    COLUMN(store_identity, admin, COLUMN_BOTH),
    COLUMN(store_identity, made_ms, COLUMN_BOTH), COLUMN(store_identity, used_day, COLUMN_BOTH),
};

/* ---- reading ---- */

static enum store_err identity_columns(const struct store_reader *reader, struct sql_stmt *row,
                                       struct store_identity *identity)
{
    *identity = (struct store_identity){.number = 0};
    bool fits = columns_read(row, 0, columns, COUNT_OF(columns), identity);
    return fits ? STORE_OK : reader_row_corrupt(reader, "identity", identity->number);
}

enum store_err store_identity_find(struct store_reader *reader, const char *issuer,
                                   const char *subject, const unsigned char *known,
                                   struct store_identity *identity, bool *is_known)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, FIND);
    struct sql_stmt *row = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    *is_known = false;
    sql_bind_text(row, 1, issuer);
    sql_bind_text(row, 2, subject);
    if (known != NULL)
        sql_bind_blob(row, 3, known, STORE_TOKEN_HASH_BYTES);
    else
        sql_bind_null(row, 3);
    if (!reader_row_next(reader, which, &err)) return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = identity_columns(reader, row, identity);
    *is_known = sql_column_number(row, COUNT_OF(columns)) != 0;
    identity->others_admin = sql_column_number(row, COUNT_OF(columns) + 1) != 0;
    reader_rows_end(reader, which);
    return err;
}

enum store_err store_identities_each(struct store_reader *reader, int64_t user,
                                     store_identity_row *row, void *context)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, EACH);
    struct sql_stmt *statement = sql_statement(&reader->sql, which);
    enum store_err err = STORE_OK;
    sql_bind_int(statement, 1, user);
    while (reader_row_next(reader, which, &err)) {
        struct store_identity identity;
        err = identity_columns(reader, statement, &identity);
        if (err != STORE_OK || !row(context, &identity)) {
            reader_rows_end(reader, which);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err role_end(struct writer *writer, int64_t user, int64_t number)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, ROLE_END);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, number);
    return step_run(writer, which);
}

static enum store_err role_set(struct writer *writer, const struct store_identity_use *use,
                               int64_t user)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, ROLE_GIVE);
    if (!use->sets_role) return STORE_OK;
    if (!use->identity.admin) return role_end(writer, user, use->identity.number);
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    return step_one(writer, which, STORE_NOT_FOUND);
}

enum store_err ops_identity_by_hand(struct writer *writer, int64_t user)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, BY_HAND);
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    return step_run(writer, which);
}

enum store_err ops_identity_add(struct writer *writer, const struct store_identity_use *use,
                                int64_t user)
{
    enum store_err err = ops_challenge_use(writer, &use->challenge);
    if (err != STORE_OK) return err;
    enum statement which = NOUN_STATEMENT(IDENTITY, ADD);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    int next = columns_bind(statement, columns, COUNT_OF(columns), &use->identity);
    sql_bind_int(statement, 1, user); /* the number of a new user has just been assigned */
    sql_bind_int(statement, next, use->links);
    sql_bind_blob(statement, next + 1, use->session, sizeof(use->session));
    sql_bind_int(statement, next + 2, use->challenge.now_ms);
    err = step_one(writer, which, STORE_NOT_FOUND);
    if (err == STORE_OK) err = role_set(writer, use, user);
    if (err != STORE_OK) return err;
    which = NOUN_STATEMENT(IDENTITY, COUNT);
    int64_t count = 0;
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    err = step_number(writer, which, &count);
    return err == STORE_OK && count > STORE_IDENTITIES_PER_USER_MAX ? STORE_TOO_MANY : err;
}

enum store_err ops_identity_use(struct writer *writer, const struct store_identity_use *use)
{
    const struct store_identity *identity = &use->identity;
    enum store_err err = ops_challenge_use(writer, &use->challenge);
    if (err != STORE_OK) return err;
    enum statement which = NOUN_STATEMENT(IDENTITY, USE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, identity->user);
    sql_bind_int(statement, 2, identity->number);
    sql_bind_text(statement, 3, identity->used_day);
    sql_bind_text(statement, 4, identity->name);
    sql_bind_int(statement, 5, identity->admin);
    err = step_one(writer, which, STORE_NOT_FOUND);
    return err == STORE_OK ? role_set(writer, use, identity->user) : err;
}

static enum store_err identity_add(struct writer *writer, struct queue_item *item)
{
    const struct store_identity_use *use = item->write.argument;
    return ops_identity_add(writer, use, use->identity.user);
}

/* Returns STORE_NOT_FOUND if the user has no identity of that number; `*gives`: it has given the
 * role of administrators. */
static enum store_err one_delete(struct writer *writer, const struct store_identity_delete *delete,
                                 int64_t *gives)
{
    enum statement which = NOUN_STATEMENT(IDENTITY, DELETE);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, delete->user);
    sql_bind_int(statement, 2, delete->number);
    enum store_err err = step_number(writer, which, gives);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}

static enum store_err identity_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_identity_delete *delete = item->write.argument;
    int64_t gives = 0;
    enum store_err err = one_delete(writer, delete, &gives);
    if (err == STORE_OK && gives != 0) err = role_end(writer, delete->user, delete->number);
    if (err != STORE_OK) return err;
    enum statement which = NOUN_STATEMENT(IDENTITY, WAYS);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    int64_t ways = 0;
    sql_bind_int(statement, 1, delete->user);
    sql_bind_text(statement, 2, delete->offered);
    err = step_number(writer, which, &ways);
    return err == STORE_OK && ways == 0 ? STORE_STALE : err; /* a refusal undoes the operation */
}

/* ---- rows ---- */

static struct row_locks add_lock(const struct store_write *write)
{
    const struct store_identity_use *use = write->argument;
    return (struct row_locks){.user = use->identity.user};
}

static struct row_locks delete_lock(const struct store_write *write)
{
    const struct store_identity_delete *delete = write->argument;
    return (struct row_locks){.user = delete->user};
}

static const struct operation rows[] = {
    {.op = STORE_IDENTITY_ADD,
     .name = "identity_add",
     .size = sizeof(struct store_identity_use),
     .lock = add_lock,
     .run = identity_add},
    {.op = STORE_IDENTITY_DELETE,
     .name = "identity_delete",
     .size = sizeof(struct store_identity_delete),
     .lock = delete_lock,
     .run = identity_delete},
};

const struct noun identity_noun = {.operations = rows,
                                   .operation_count = COUNT_OF(rows),
                                   .statements = statements,
                                   .statement_count = COUNT_OF(statements)};
