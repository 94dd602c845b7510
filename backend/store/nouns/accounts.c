/* Accounts and guests: creation, changes, deletion. */
#include "store/nouns/accounts.h"

#include <string.h>

#include "store/core/name.h"
#include "store/nouns/calendars.h"
#include "store/nouns/gone.h"
#include "store/nouns/identities/identities.h"
#include "store/nouns/passkeys/passkeys.h"
#include "store/nouns/people.h"
#include "store/nouns/sessions.h"
#include "store/nouns/entry/settings.h"
#include "store/nouns/tokens.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/write/row_locks.h"
#include "store/write/step.h"

/* ---- reading ---- */

enum store_err store_login_read(struct store_reader *reader, const char *name,
                                const unsigned char *known, struct store_user *user, bool *is_known)
{
    *is_known = false;
    if (strlen(name) > STORE_NAME_BYTES_MAX) return STORE_NOT_FOUND;
    char key[NAME_KEY_BYTES_MAX];
    name_key(name, key, sizeof(key));
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_ACCOUNT_READ);
    sql_bind_text(row, 1, key);
    if (known != NULL)
        sql_bind_blob(row, 2, known, STORE_TOKEN_HASH_BYTES);
    else
        sql_bind_null(row, 2);
    sql_bind_text(row, 3, name);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_ACCOUNT_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = reader_user_columns(reader, row, user);
    *is_known = sql_column_number(row, READER_USER_COLUMNS) != 0;
    reader_rows_end(reader, STATEMENT_ACCOUNT_READ);
    return err;
}

enum store_err store_account_read(struct store_reader *reader, const char *name,
                                  struct store_user *user)
{
    bool is_known;
    return store_login_read(reader, name, NULL, user, &is_known);
}

/* ---- writing ---- */

/* The forms of a name for comparisons; valid until the statement with them has run. */
struct name_forms {
    char key[NAME_KEY_BYTES_MAX];
    char skeleton[NAME_KEY_BYTES_MAX];
};

/* Binds the name and its forms, from ?1 on. */
static void name_bind(struct sql_stmt *statement, const char *name, struct name_forms *forms)
{
    name_key(name, forms->key, sizeof(forms->key));
    name_skeleton(name, forms->skeleton, sizeof(forms->skeleton));
    sql_bind_text(statement, 1, name);
    sql_bind_text(statement, 2, forms->key);
    sql_bind_text(statement, 3, forms->skeleton);
}

enum { RENAME };

static const struct noun_statement statements[] = {
    [RENAME] = {"UPDATE user SET name = ?1, name_key = ?2, name_skeleton = ?3 WHERE id = ?4 "
                "AND deleted_ms IS NULL",
                NOUN_WRITE},
};

/* Returns STORE_TAKEN if an account other than `user` has the name, or one that people could not
 * distinguish from it. */
static enum store_err name_check(struct writer *writer, const struct store_user *user)
{
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_NAME_TAKEN);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->id);
    if (!user->guest) err = row_locks_acquire_name(writer, forms.key, forms.skeleton);
    if (err != STORE_OK) return err;
    if (!sql_row(&writer->sql, statement, &err)) return err;
    sql_reset(statement);
    return STORE_TAKEN;
}

/* Appends the new user's number to the name, if requested, and returns it in `*id`. */
static enum store_err user_number(struct writer *writer, struct store_user *user, int64_t *id)
{
    *id = 0; /* the insert assigns it */
    if (!user->numbered) return STORE_OK;
    enum store_err err = step_number(writer, STATEMENT_USER_NEXT, id);
    return err == STORE_OK && !name_number(user->name, sizeof(user->name), *id) ? STORE_CORRUPT
                                                                                : err;
}

static enum store_err session_create(struct writer *writer,
                                     const struct store_account_save *account, int64_t user)
{
    const struct store_sign_in sign_in = {.session = account->session, .known = account->known};
    return ops_session_create(writer, &sign_in, user, "");
}

/* Adds the passkey and the identity that the account gets, and saves the use of the passkey that
 * confirms. */
static enum store_err ways_write(struct writer *writer, const struct store_account_save *account,
                                 int64_t user)
{
    enum store_err err = account->use != NULL ? ops_passkey_use(writer, account->use) : STORE_OK;
    if (err == STORE_OK && account->add != NULL)
        err = ops_passkey_add(writer, account->add, user, "");
    if (err == STORE_OK && account->identity != NULL)
        err = ops_identity_add(writer, account->identity, user);
    return err;
}

static enum store_err user_create(struct writer *writer, struct queue_item *item)
{
    const struct store_account_save *account = &item->write.account;
    struct store_user created = *account->user;
    const struct store_user *user = &created;
    int64_t id = 0;
    enum store_err err = user_number(writer, &created, &id);
    if (err == STORE_OK) err = name_check(writer, user);
    if (err == STORE_OK) err = ops_admission_check(writer, account->admission, user->guest);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_INSERT);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->guest);
    sql_bind_int(statement, 5, user->admin);
    sql_bind_text_or_null(statement, 6, user->password_hash);
    sql_bind_text_or_null(statement, 7, user->email);
    sql_bind_int(statement, 8, user->created_ms);
    sql_bind_int_or_null(statement, 9, user->expires_ms);
    sql_bind_int_or_null(statement, 10, id);
    sql_bind_int_or_null(statement, 11, user->guest ? 0 : user->created_ms);
    err = step_number(writer, STATEMENT_USER_INSERT, &item->id);
    if (err == STORE_OK) err = ways_write(writer, account, item->id);
    if (err != STORE_OK) return err;
    return account->with_session ? session_create(writer, account, item->id) : STORE_OK;
}

/* Renames the user at seats and in chat. `*count`: seats that had another name. */
static enum store_err user_rename(struct writer *writer, const struct store_user *user,
                                  int64_t *count)
{
    static const enum statement renames[] = {
        STATEMENT_USER_SEATS_RENAME, STATEMENT_USER_SITTERS_RENAME, STATEMENT_USER_CHAT_RENAME};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(renames); i++) {
        struct sql_stmt *statement = sql_statement(&writer->sql, renames[i]);
        sql_bind_text(statement, 1, user->name);
        sql_bind_int(statement, 2, user->id);
        err = step_run(writer, renames[i]);
        if (i == 0 && count != NULL) *count = sql_changes(&writer->sql);
    }
    return err;
}

/* Invalidates cached data about the user's matches (match.edit). */
static enum store_err user_matches_edit(struct writer *writer, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_MATCHES_EDIT), 1, user);
    return step_run(writer, STATEMENT_USER_MATCHES_EDIT);
}

enum store_err ops_user_rename(struct writer *writer, const struct store_user *user)
{
    struct name_forms forms;
    enum statement which = NOUN_STATEMENT(ACCOUNT, RENAME);
    enum store_err err = name_check(writer, user);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->id);
    err = step_one(writer, which, STORE_NOT_FOUND);
    if (err == STORE_OK) err = user_rename(writer, user, NULL);
    return err == STORE_OK ? user_matches_edit(writer, user->id) : err;
}

/* Returns the time at which a guest becomes an account by this operation, which changes nothing if
 * the user is no guest any longer; 0: no guest becomes one. */
static int64_t account_since(const struct store_account_save *account)
{
    bool becomes = !account->user->guest && account->with_session && account->session != NULL;
    return becomes ? account->session->created_ms : 0;
}

static enum store_err user_update(struct writer *writer, struct queue_item *item)
{
    const struct store_account_save *account = &item->write.account;
    const struct store_user *user = account->user;
    enum store_err err = name_check(writer, user);
    if (err == STORE_OK) err = ops_admission_check(writer, account->admission, user->guest);
    if (err != STORE_OK) return err;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_UPDATE);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->guest);
    sql_bind_text_or_null(statement, 5, user->password_hash);
    sql_bind_text_or_null(statement, 6, user->email);
    sql_bind_int_or_null(statement, 7, user->deleted_ms);
    sql_bind_int(statement, 8, user->id);
    sql_bind_text_or_null(statement, 9, ops_password_of(account->before));
    sql_bind_int_or_null(statement, 10, account_since(account));
    err = step_one(writer, STATEMENT_USER_UPDATE, STORE_NOT_FOUND);
    if (err == STORE_OK) err = ways_write(writer, account, user->id);
    int64_t seats = 0;
    if (err == STORE_OK) err = user_rename(writer, user, &seats);
    if (err == STORE_OK && seats > 0) err = user_matches_edit(writer, user->id);
    if (err == STORE_OK && !user->guest) { /* an account needs no recovery link */
        sql_bind_int(sql_statement(&writer->sql, STATEMENT_RECOVERY_DELETE), 1, user->id);
        err = step_run(writer, STATEMENT_RECOVERY_DELETE);
    }
    if (err == STORE_OK && account->session != NULL)
        err = ops_sessions_delete(writer, user->id, account->session->token_hash);
    if (err == STORE_OK && account->session != NULL)
        err = ops_devices_forget(writer, user->id, account->known);
    if (err == STORE_OK && account->session != NULL) err = ops_tokens_end(writer, user->id);
    return err == STORE_OK && account->with_session ? session_create(writer, account, user->id)
                                                    : err;
}

static enum store_err user_delete(struct writer *writer, struct queue_item *item)
{
    const struct store_user *user = item->write.user;
    struct name_forms forms;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_CLEAR);
    name_bind(statement, user->name, &forms);
    sql_bind_int(statement, 4, user->deleted_ms);
    sql_bind_int(statement, 5, user->id);
    enum store_err err = step_one(writer, STATEMENT_USER_CLEAR, STORE_NOT_FOUND);
    if (err == STORE_OK) err = ops_sessions_delete(writer, user->id, NULL);
    if (err == STORE_OK) err = ops_devices_forget(writer, user->id, NULL);
    if (err == STORE_OK) err = ops_calendar_delete(writer, user->id);
    if (err == STORE_OK) err = user_matches_edit(writer, user->id);
    if (err == STORE_OK) err = user_rename(writer, user, NULL);
    if (err == STORE_OK) err = ops_user_gone(writer, user->id, user->deleted_ms);
    return err == STORE_OK ? ops_user_forget(writer, user->id) : err;
}

/* Requests the deletion: the writer deletes the guests after its group. */
static enum store_err guests_expire(struct writer *writer, struct queue_item *item)
{
    writer->sweep_ms = item->write.user->expires_ms;
    return STORE_OK;
}

/* ---- rows ---- */

static void create_check(const struct store_write *write)
{
    const struct store_account_save *account = &write->account;
    CHECK(account->user != NULL && (!account->with_session || account->session != NULL));
}

static void update_check(const struct store_write *write)
{
    create_check(write);
    CHECK(write->account.user->id > 0);
}

static void delete_check(const struct store_write *write)
{
    CHECK(write->user->id > 0 && write->user->deleted_ms > 0);
}

static void guests_check(const struct store_write *write)
{
    CHECK(write->user->expires_ms > 0);
}

static void account_pack(struct packer *packer, const struct store_write *from,
                         struct store_write *to)
{
    const struct store_account_save *account = &from->account;
    to->account = (struct store_account_save){
        .user = pack(packer, account->user, sizeof(*account->user)),
        .before = pack(packer, account->before, sizeof(*account->before)),
        .session = pack(packer, account->session, sizeof(*account->session)),
        .known = pack(packer, account->known, STORE_TOKEN_HASH_BYTES),
        .add = pack(packer, account->add, sizeof(*account->add)),
        .use = pack(packer, account->use, sizeof(*account->use)),
        .identity = pack(packer, account->identity, sizeof(*account->identity)),
        .admission = pack(packer, account->admission, sizeof(*account->admission)),
        .with_session = account->with_session};
}

static const struct operation rows[] = {
    {.op = STORE_USER_CREATE,
     .name = "user_create",
     .check = create_check,
     .pack = account_pack,
     .run = user_create},
    {.op = STORE_USER_UPDATE,
     .name = "user_update",
     .check = update_check,
     .pack = account_pack,
     .run = user_update},
    {.op = STORE_USER_DELETE,
     .name = "user_delete",
     .size = sizeof(struct store_user),
     .check = delete_check,
     .run = user_delete},
    {.op = STORE_GUESTS_EXPIRE,
     .name = "guests_expire",
     .size = sizeof(struct store_user),
     .check = guests_check,
     .run = guests_expire},
};

const struct noun account_noun = {.operations = rows,
                                  .operation_count = COUNT_OF(rows),
                                  .statements = statements,
                                  .statement_count = COUNT_OF(statements)};
