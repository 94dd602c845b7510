/* Sessions, and the devices from which their users have signed in. */
#include "store/nouns/sessions.h"

#include <string.h>

#include "store/nouns/identities/identities.h"
#include "store/nouns/passkeys/passkeys.h"
#include "store/nouns/tokens.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column columns[] = {
    COLUMN(store_session, token_hash, COLUMN_BOTH),
    COLUMN(store_session, user, COLUMN_BOUND),
    COLUMN(store_session, created_ms, COLUMN_BOTH),
    COLUMN(store_session, expires_ms, COLUMN_BOTH),
    COLUMN(store_session, used_ms, COLUMN_BOTH),
    COLUMN(store_session, device, COLUMN_BOTH | COLUMN_OR_NULL),
};

/* ---- reading ---- */

/* Reads the session in the current row, from that column on; its user is known. */
static enum store_err session_columns(const struct store_reader *reader, struct sql_stmt *row,
                                      int first, int64_t user, struct store_session *session)
{
    *session = (struct store_session){.user = user};
    bool fits = columns_read(row, first, columns, COUNT_OF(columns), session);
    return fits ? STORE_OK : reader_row_corrupt(reader, "session", user);
}

enum store_err store_session_read(struct store_reader *reader,
                                  const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                  int64_t now_ms, struct store_session *session,
                                  struct store_user *user)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_SESSION_READ);
    sql_bind_blob(row, 1, token_hash, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(row, 2, now_ms);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_SESSION_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = reader_user_columns(reader, row, user);
    if (err == STORE_OK) err = session_columns(reader, row, READER_USER_COLUMNS, user->id, session);
    reader_rows_end(reader, STATEMENT_SESSION_READ);
    return err;
}

enum store_err store_sessions_each(struct store_reader *reader, int64_t user, int64_t now_ms,
                                   store_session_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_SESSIONS_READ);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, now_ms);
    enum store_err err = STORE_OK;
    while (reader_row_next(reader, STATEMENT_SESSIONS_READ, &err)) {
        struct store_session session;
        err = session_columns(reader, statement, 0, user, &session);
        if (err != STORE_OK || !row(context, &session)) {
            reader_rows_end(reader, STATEMENT_SESSIONS_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

static const unsigned char no_hash[STORE_TOKEN_HASH_BYTES];

const char *ops_password_of(const struct store_user *before)
{
    return before != NULL ? before->password_hash : "";
}

/* Deletes all sessions of the user but the `most` that were used last. */
static enum store_err bound(struct writer *writer, enum statement statement, int64_t user, int most)
{
    struct sql_stmt *delete = sql_statement(&writer->sql, statement);
    sql_bind_int(delete, 1, user);
    sql_bind_int(delete, 2, most);
    return step_run(writer, statement);
}

static enum store_err session_delete(struct writer *writer, const unsigned char *token_hash)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSION_DELETE);
    sql_bind_blob(statement, 1, token_hash, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_SESSION_DELETE);
}

/* Saves the device of the sign-in, if there is one, as a known device of the user. */
static enum store_err device_save(struct writer *writer, const struct store_sign_in *sign_in,
                                  int64_t user)
{
    if (sign_in->known == NULL) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_DEVICE_SAVE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, sign_in->known, STORE_TOKEN_HASH_BYTES);
    sql_bind_int(statement, 3, sign_in->session->created_ms);
    enum store_err err = step_run(writer, STATEMENT_DEVICE_SAVE);
    return err == STORE_OK
               ? bound(writer, STATEMENT_DEVICES_BOUND, user, STORE_DEVICES_PER_USER_MAX)
               : err;
}

/* Returns STORE_NOT_FOUND if the hash is not that of the user's link; NULL: the sign-in is not
 * by a link. */
static enum store_err recovery_check(struct writer *writer, const unsigned char *hash, int64_t user)
{
    int64_t one = 0;
    if (hash == NULL) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_RECOVERY_IS);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, hash, STORE_TOKEN_HASH_BYTES);
    enum store_err err = step_number(writer, STATEMENT_RECOVERY_IS, &one);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}

enum store_err ops_session_create(struct writer *writer, const struct store_sign_in *sign_in,
                                  int64_t user, const char *password_hash)
{
    const struct store_session *session = sign_in->session;
    enum store_err err = recovery_check(writer, sign_in->recovery, user);
    if (err == STORE_OK && sign_in->passkey != NULL)
        err = ops_passkey_use(writer, sign_in->passkey);
    if (err == STORE_OK && sign_in->identity != NULL)
        err = ops_identity_use(writer, sign_in->identity);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSIONS_EXPIRE);
    sql_bind_int(statement, 1, session->created_ms);
    err = step_run(writer, STATEMENT_SESSIONS_EXPIRE);
    if (err != STORE_OK) return err;
    statement = sql_statement(&writer->sql, STATEMENT_SESSION_INSERT);
    int next = columns_bind(statement, columns, COUNT_OF(columns), session);
    sql_bind_int(statement, 2, user); /* the number of a new user has just been assigned */
    sql_bind_text_or_null(statement, next, password_hash);
    err = step_one(writer, STATEMENT_SESSION_INSERT, STORE_NOT_FOUND);
    if (err == STORE_OK)
        err = bound(writer, STATEMENT_SESSIONS_BOUND, user, STORE_SESSIONS_PER_USER_MAX);
    if (err == STORE_OK && sign_in->ended != NULL) err = session_delete(writer, sign_in->ended);
    return err == STORE_OK ? device_save(writer, sign_in, user) : err;
}

static enum store_err session_renew(struct writer *writer, struct queue_item *item)
{
    const struct store_session *session = item->write.session;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSION_RENEW);
    sql_bind_blob(statement, 1, session->token_hash, sizeof(session->token_hash));
    sql_bind_int(statement, 2, session->used_ms);
    sql_bind_int(statement, 3, session->expires_ms);
    return step_one(writer, STATEMENT_SESSION_RENEW, STORE_NOT_FOUND);
}

enum store_err ops_sessions_delete(struct writer *writer, int64_t user, const unsigned char *kept)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SESSIONS_DELETE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, kept != NULL ? kept : no_hash, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_SESSIONS_DELETE);
}

static enum store_err sign_out(struct writer *writer, struct queue_item *item)
{
    const struct store_session *session = item->write.session;
    enum store_err err = ops_sessions_delete(writer, session->user, session->token_hash);
    bool everywhere = memcmp(session->token_hash, no_hash, sizeof(no_hash)) == 0;
    return err == STORE_OK && everywhere ? ops_tokens_end(writer, session->user) : err;
}

enum store_err ops_devices_forget(struct writer *writer, int64_t user, const unsigned char *kept)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_DEVICES_DELETE);
    sql_bind_int(statement, 1, user);
    sql_bind_blob(statement, 2, kept != NULL ? kept : no_hash, STORE_TOKEN_HASH_BYTES);
    return step_run(writer, STATEMENT_DEVICES_DELETE);
}

/* ---- rows ---- */

static enum store_err session_add(struct writer *writer, struct queue_item *item)
{
    const struct store_sign_in *sign_in = &item->write.sign_in;
    return ops_session_create(writer, sign_in, sign_in->session->user,
                              ops_password_of(sign_in->before));
}

/* Deletes a session; one that no longer exists is no error. */
static enum store_err session_end(struct writer *writer, struct queue_item *item)
{
    return session_delete(writer, item->write.session->token_hash);
}

static void create_check(const struct store_write *write)
{
    CHECK(write->sign_in.session != NULL);
}

static void create_pack(struct packer *packer, const struct store_write *from,
                        struct store_write *to)
{
    const struct store_sign_in *sign_in = &from->sign_in;
    to->sign_in = (struct store_sign_in){
        .session = pack(packer, sign_in->session, sizeof(*sign_in->session)),
        .before = pack(packer, sign_in->before, sizeof(*sign_in->before)),
        .ended = pack(packer, sign_in->ended, STORE_TOKEN_HASH_BYTES),
        .known = pack(packer, sign_in->known, STORE_TOKEN_HASH_BYTES),
        .recovery = pack(packer, sign_in->recovery, STORE_TOKEN_HASH_BYTES),
        .passkey = pack(packer, sign_in->passkey, sizeof(*sign_in->passkey)),
        .identity = pack(packer, sign_in->identity, sizeof(*sign_in->identity))};
}

static struct row_locks create_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->sign_in.session->user};
}

static const struct operation rows[] = {
    {.op = STORE_SESSION_CREATE,
     .name = "session_create",
     .check = create_check,
     .pack = create_pack,
     .lock = create_lock,
     .run = session_add},
    {.op = STORE_SESSION_RENEW,
     .name = "session_renew",
     .size = sizeof(struct store_session),
     .run = session_renew},
    {.op = STORE_SESSION_DELETE,
     .name = "session_delete",
     .size = sizeof(struct store_session),
     .run = session_end},
    {.op = STORE_SESSIONS_DELETE,
     .name = "sessions_delete",
     .size = sizeof(struct store_session),
     .run = sign_out},
};

const struct noun session_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
