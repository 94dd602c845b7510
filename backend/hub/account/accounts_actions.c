/* The actions of requests about accounts, one row for each. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "hub/account/accounts.h"
#include "hub/account/accounts_internal.h"
#include "hub/account/sessions.h"
#include "hub/core/audit.h"
#include "store/core/name.h"
#include "store/nouns/accounts.h"
#include "store/nouns/admin/users.h"
#include "store/nouns/sessions.h"
#include "store/nouns/entry/settings.h"
#include "store/nouns/entry/setups.h"

#define PASSWORD_BYTES_MIN 8
#define NUMBERED_BYTES_MAX 20 /* maximum length of a name before its number */
#define PASSWORD_BYTES_MAX 200
#define DELETED_NAME       "(deleted)"

/* ---- preparing ---- */

/* Returns whether people would mistake the name for the server or a bot. It also covers the
 * client's default names of guests, which no account may take. */
static bool name_reserved(const char *name, bool guest)
{
    static const char *const words[] = {"guest",  "gast",   "admin",   "administrator", "moderator",
                                        "system", "server", "support", "ochre",         "bot"};
    enum { FOR_ACCOUNTS = 2 };
    for (size_t i = guest ? FOR_ACCOUNTS : 0; i < COUNT_OF(words); i++)
        if (name_alike(name, words[i])) return true;
    for (size_t i = 0; bots_name(i) != NULL; i++)
        if (name_alike(name, bots_name(i))) return true;
    return false;
}

bool accounts_name_reserved(const char *name)
{
    return name_reserved(name, false);
}

enum hub_err accounts_name_check(char *name, bool guest)
{
    if (!name_clean(name, STORE_NAME_BYTES_MAX)) return HUB_BAD_NAME;
    return name_reserved(name, guest) ? HUB_NAME_TAKEN : HUB_OK;
}

static bool password_fine(const char *password)
{
    size_t size = strlen(password);
    return size >= PASSWORD_BYTES_MIN && size <= PASSWORD_BYTES_MAX;
}

static struct hub_error limit(struct account_job *job, enum limit_kind kind, const char *who)
{
    int64_t retry_ms = 0;
    bool ok = limits_acquire(job->hub->limits, kind, who, clock_mono_ms(), &retry_ms);
    return hub_error_of(ok ? HUB_OK : HUB_TOO_MANY_REQUESTS);
}

/* Counts an attempt with an invitation code; all but wrong ones are refunded with the answer. */
static struct hub_error limit_code(struct account_job *job)
{
    int64_t retry_ms = 0;
    const char *peer = job->request.peer;
    if (job->request.code[0] == '\0') return hub_error_of(HUB_OK);
    bool ok = limits_acquire(job->hub->limits, LIMIT_CODE, peer, clock_mono_ms(), &retry_ms);
    job->code_counted = ok;
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

struct hub_error accounts_limit_new(struct account_job *job)
{
    struct hub_error error = limit(job, LIMIT_REGISTRATION, job->request.peer);
    return error.code == HUB_OK ? limit_code(job) : error;
}

static struct hub_error new_prepare(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    bool guest = request->action == HUB_GUEST;
    if (request->user.id != 0 && (guest || !request->user.guest))
        return hub_error_of(HUB_ALREADY_SIGNED_IN);
    enum hub_err err = accounts_name_check(request->name, guest);
    if (err != HUB_OK) return hub_error_of(err);
    if (request->numbered && strlen(request->name) > NUMBERED_BYTES_MAX)
        return hub_error_of(HUB_BAD_NAME);
    bool by_passkey = job->passkeys != NULL && job->passkeys->creates;
    if (!guest && !by_passkey && !password_fine(request->password))
        return hub_error_of(HUB_BAD_PASSWORD);
    if (by_passkey && !name_clean(job->passkeys->added.passkey.name, STORE_PASSKEY_NAME_BYTES_MAX))
        return hub_error_of(HUB_BAD_NAME);
    struct hub_error error =
        guest ? limit(job, LIMIT_GUEST, request->peer) : accounts_limit_new(job);
    if (error.code == HUB_OK && guest && limit(job, LIMIT_GUEST_DAY, request->peer).code != HUB_OK)
        error = hub_error_of(HUB_TOO_MANY_GUESTS);
    if (error.code != HUB_OK) return error;
    job->user.id = request->user.id;
    return hub_error_of(HUB_OK);
}

/* Prepares the first administrator: a new account, also for a guest. */
static struct hub_error setup_prepare(struct account_job *job)
{
    struct hub_error error = new_prepare(job);
    job->user.id = 0;
    if (error.code != HUB_OK) return error;
    job->admission.sets_up = sessions_token_hash(job->request.setup, job->admission.setup);
    return hub_error_of(job->admission.sets_up ? HUB_OK : HUB_BAD_EMAIL_LINK);
}

/* Limits attempts of strangers, by their address and by the name. A wrong attempt is charged to
 * the address; the queue for workers bounds the attempts in progress. */
static struct hub_error limit_stranger(struct account_job *job)
{
    int64_t retry_ms = 0;
    const char *peer = job->request.peer;
    if (!limits_left(job->hub->limits, LIMIT_LOGIN, peer, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    struct hub_error error = limit(job, LIMIT_LOGIN_NAME, job->key);
    job->strange = error.code == HUB_OK;
    return error;
}

static struct hub_error login_prepare(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    if (!name_clean(request->name, STORE_NAME_BYTES_MAX)) {
        struct hub_error error = limit(job, LIMIT_LOGIN, request->peer);
        return error.code == HUB_OK ? hub_error_of(HUB_WRONG_PASSWORD) : error;
    }
    name_key(request->name, job->key, sizeof(job->key));
    struct hub_error error = hub_error_of(HUB_OK);
    job->says_known = sessions_token_hash(request->known, job->known_hash);
    if (!job->says_known) error = limit_stranger(job); /* before anything is read */
    return error;
}

/* Limits wrong proofs by their address alone: a right one cannot be guessed. */
static struct hub_error passkey_login_prepare(struct account_job *job)
{
    CHECK(job->passkeys != NULL && job->passkeys->shows);
    job->says_known = sessions_token_hash(job->request.known, job->known_hash);
    return limit(job, LIMIT_PASSKEY, job->request.peer);
}

struct hub_error accounts_own_prepare(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (request->user.id == 0) return hub_error_of(HUB_NOT_SIGNED_IN);
    job->user = (struct store_user){
        .id = request->user.id, .guest = request->user.guest, .admin = request->user.admin};
    job->user.moderator = request->user.moderator;
    memcpy(job->user.name, request->user.name, sizeof(job->user.name));
    job->session.user = job->user.id;
    memcpy(job->session.token_hash, request->user.token_hash, sizeof(job->session.token_hash));
    job->left = request->action == HUB_LOGOUT || request->action == HUB_LOGOUT_ALL ||
                request->action == HUB_DELETE;
    return hub_error_of(HUB_OK);
}

/* ---- reads, on a worker ---- */

void accounts_ban_read(struct account_job *job, struct store_reader *reader)
{
    struct store_ban ban;
    enum store_err err = store_ban_read(reader, job->user.id, clock_unix_ms(), &ban);
    job->banned = err == STORE_OK;
    if (err != STORE_OK && err != STORE_NOT_FOUND) job->found = err;
}

/* Checks the passkeys of the request, if it has any; `user` is the owner of the shown one. */
static enum store_err passkeys_read(struct account_job *job, struct store_reader *reader,
                                    int64_t user)
{
    if (job->passkeys == NULL) return STORE_OK;
    return passkey_request_read(job->passkeys, reader, user, job->request.user.id,
                                job->says_known ? job->known_hash : NULL, &job->is_known);
}

/* Finds the user's session that has the requested id. */
static bool session_compare(void *context, const struct store_session *session)
{
    struct account_job *job = context;
    char id[HUB_SESSION_ID_BYTES + 1];
    hub_session_id(session->token_hash, id);
    if (strcmp(id, job->request.session) != 0) return true;
    memcpy(job->session.token_hash, session->token_hash, sizeof(job->session.token_hash));
    job->found = STORE_OK;
    return false;
}

static enum store_err session_read(struct account_job *job, struct store_reader *reader)
{
    job->found = STORE_NOT_FOUND;
    enum store_err err =
        store_sessions_each(reader, job->user.id, clock_unix_ms(), session_compare, job);
    return err == STORE_OK ? job->found : err;
}

/* Reads whether the requested name is taken, and the user of the job if that is a guest. */
static enum store_err name_read(struct account_job *job, struct store_reader *reader)
{
    struct store_user other;
    if (job->user.id != 0) {
        enum store_err own = store_user_read(reader, job->user.id, &job->user);
        if (own != STORE_OK) return own;
    }
    enum store_err err = store_account_read(reader, job->request.name, &other);
    job->taken = err == STORE_OK;
    if (err != STORE_OK && err != STORE_NOT_FOUND) return err;
    job->entry = job->hub->config.entry;
    err = store_entry_read(reader, &job->entry);
    return err == STORE_OK ? passkeys_read(job, reader, 0) : err;
}

/* Reads whether the set-up link is valid, and whether the name is taken. */
static enum store_err setup_read(struct account_job *job, struct store_reader *reader)
{
    struct store_user other;
    enum store_err err = store_setup_read(reader, job->admission.setup, clock_unix_ms());
    if (err != STORE_OK) return err;
    err = store_account_read(reader, job->request.name, &other);
    job->taken = err == STORE_OK;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

static enum store_err login_read(struct account_job *job, struct store_reader *reader)
{
    enum store_err err =
        store_login_read(reader, job->request.name, job->says_known ? job->known_hash : NULL,
                         &job->user, &job->is_known);
    job->found = err;
    if (err == STORE_OK) accounts_ban_read(job, reader);
    return job->found == STORE_NOT_FOUND
               ? STORE_OK
               : job->found; /* an unknown name is answered like a wrong password */
}

static enum store_err own_read(struct account_job *job, struct store_reader *reader)
{
    enum store_err err = store_user_read(reader, job->user.id, &job->user);
    if (err == STORE_OK) err = accounts_owner_read(job, reader);
    return err == STORE_OK ? passkeys_read(job, reader, job->user.id) : err;
}

/* Reads the user of the shown passkey, if the proof is right. */
static enum store_err passkey_login_read(struct account_job *job, struct store_reader *reader)
{
    struct passkey_request *passkeys = job->passkeys;
    enum store_err err = passkeys_read(job, reader, 0);
    if (err != STORE_OK || passkeys->refusal != HUB_OK) return err;
    err = store_user_read(reader, passkeys->used.passkey.user, &job->user);
    if (err == STORE_OK && job->user.deleted_ms != 0) err = STORE_NOT_FOUND;
    job->found = err;
    if (err == STORE_OK) accounts_ban_read(job, reader);
    return job->found;
}

/* ---- checks after the reads ---- */

struct hub_error accounts_new_check(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    bool guest = request->action == HUB_GUEST;
    if (job->user.id != 0 && !job->user.guest) return hub_error_of(HUB_NOT_SIGNED_IN);
    /* These save the hashing; the store checks the rules for new users and the name again. */
    if (job->entry.registration == STORE_REGISTRATION_CLOSED)
        return hub_error_of(HUB_REGISTRATION_CLOSED);
    if (job->entry.registration == STORE_REGISTRATION_INVITE && request->code[0] == '\0')
        return hub_error_of(HUB_CODE_NEEDED);
    if (job->taken) return hub_error_of(HUB_NAME_TAKEN);
    bool by_passkey = job->passkeys != NULL && job->passkeys->creates;
    if (by_passkey && job->passkeys->refusal != HUB_OK) return hub_error_of(job->passkeys->refusal);
    job->user.guest = guest;
    job->user.numbered = request->numbered;
    job->user.expires_ms =
        guest ? clock_unix_ms() + job->hub->quotas.guest_days * (24LL * 3600 * 1000) : 0;
    job->user.created_ms = job->user.created_ms != 0 ? job->user.created_ms : clock_unix_ms();
    memcpy(job->user.name, request->name, sizeof(job->user.name));
    job->make = !guest && !by_passkey && job->identity == NULL;
    return hub_error_of(HUB_OK);
}

static struct hub_error setup_check(struct account_job *job)
{
    job->user.admin = true;
    return accounts_new_check(job);
}

/* Limits an action per user, so that attempts of strangers do not count. */
static struct hub_error limit_user(struct account_job *job, enum limit_kind kind)
{
    char who[24];
    (void)snprintf(who, sizeof(who), "%lld", (long long)job->user.id);
    return limit(job, kind, who);
}

/* Prints the pair of account and address, as limits count it. */
void accounts_pair_print(const struct account_job *job, char pair[ACCOUNT_PAIR_BYTES_MAX])
{
    (void)snprintf(pair, ACCOUNT_PAIR_BYTES_MAX, "%s %lld", job->request.peer,
                   (long long)job->user.id);
}

/* Limits repeated sign-ins of one account from one address with the right password. */
struct hub_error accounts_limit_often(struct account_job *job)
{
    char pair[ACCOUNT_PAIR_BYTES_MAX];
    int64_t retry_ms = 0;
    accounts_pair_print(job, pair);
    bool ok = limits_left(job->hub->limits, LIMIT_LOGIN_DEVICE, pair, clock_mono_ms(), &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

static struct hub_error login_check(struct account_job *job)
{
    struct hub_error error = hub_error_of(HUB_OK);
    if (job->says_known)
        error = job->is_known ? limit_user(job, LIMIT_LOGIN_DEVICE) : limit_stranger(job);
    job->verify = true;
    if (error.code == HUB_OK && job->strange && job->user.id != 0)
        error = accounts_limit_often(job);
    return error;
}

/* Requires that the requester shows to be the owner of the account: by a passkey, or else by the
 * password; without both, by a sign-in through a provider a short time ago. A guest has nothing. */
static struct hub_error owner_check(struct account_job *job)
{
    if (job->user.guest) return hub_error_of(HUB_OK);
    struct hub_error error = limit_user(job, LIMIT_PASSWORD);
    if (error.code == HUB_OK && job->passkeys != NULL) error.code = job->passkeys->refusal;
    if (error.code == HUB_OK && job->bare && !job->recent) error.code = HUB_SIGN_IN_AGAIN;
    job->verify = !job->bare && (job->passkeys == NULL || !job->passkeys->shows);
    return error;
}

static struct hub_error password_check(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (request->action == HUB_PASSWORD) {
        if (job->user.guest) return hub_error_of(HUB_NOT_ALLOWED);
        if (!password_fine(request->password_new)) return hub_error_at(HUB_BAD_PASSWORD, "new");
        job->is_known = sessions_token_hash(request->known, job->known_hash);
        job->make = true;
    }
    return owner_check(job);
}

static struct hub_error owner_account_check(struct account_job *job)
{
    return job->user.guest ? hub_error_of(HUB_ACCOUNT_NEEDED) : owner_check(job);
}

static struct hub_error passkey_add_check(struct account_job *job)
{
    struct passkey_request *passkeys = job->passkeys;
    if (job->user.guest) return hub_error_of(HUB_ACCOUNT_NEEDED);
    if (!name_clean(passkeys->added.passkey.name, STORE_PASSKEY_NAME_BYTES_MAX))
        return hub_error_of(HUB_BAD_NAME);
    return owner_check(job);
}

static struct hub_error passkey_login_check(struct account_job *job)
{
    if (job->passkeys->refusal != HUB_OK) return hub_error_of(job->passkeys->refusal);
    limits_release(job->hub->limits, LIMIT_PASSKEY, job->request.peer, clock_mono_ms());
    struct hub_error error = accounts_limit_often(job);
    char pair[ACCOUNT_PAIR_BYTES_MAX];
    accounts_pair_print(job, pair);
    if (error.code == HUB_OK)
        limits_spend(job->hub->limits, LIMIT_LOGIN_DEVICE, pair, clock_mono_ms(), LIMITS_TOKEN);
    return error;
}

static struct hub_error session_check(struct account_job *job)
{
    job->left = memcmp(job->session.token_hash, job->request.user.token_hash,
                       sizeof(job->session.token_hash)) == 0;
    return hub_error_of(HUB_OK);
}

/* ---- writing ---- */

/* Prepares a new session, and a new token for the device unless it is a known device of the
 * account. Returns the hash of the device's token; NULL: none. */
static const unsigned char *session_make(struct account_job *job, int64_t user)
{
    sessions_token_make(job->token, job->session.token_hash);
    sessions_fill(&job->session, user);
    memcpy(job->session.device, job->request.device, sizeof(job->session.device));
    if (job->request.action == HUB_GUEST) return NULL;
    if (!job->is_known) sessions_token_make(job->known, job->known_hash);
    return job->known_hash;
}

/* Return the passkey that the account gets, and the one that was shown; NULL: there is none. */
static const struct store_passkey_use *passkey_added(const struct account_job *job)
{
    return job->passkeys != NULL && job->passkeys->creates ? &job->passkeys->added : NULL;
}

static const struct store_passkey_use *passkey_used(const struct account_job *job)
{
    return job->passkeys != NULL && job->passkeys->shows ? &job->passkeys->used : NULL;
}

static void passkey_add_write(struct account_job *job, struct store_write *write)
{
    struct passkey_request *passkeys = job->passkeys;
    passkeys->both.added = passkeys->added;
    passkeys->both.added.passkey.user = job->user.id;
    if (passkeys->shows) passkeys->both.used = passkeys->used;
    memcpy(passkeys->both.password_hash, job->user.password_hash,
           sizeof(passkeys->both.password_hash));
    *write = (struct store_write){.op = STORE_PASSKEY_ADD, .argument = &passkeys->both};
}

/* Saves the use of the passkey that was shown, if any. */
static void owner_write(struct account_job *job, struct store_write *write)
{
    static const struct store_passkey_use none;
    const struct store_passkey_use *used = passkey_used(job);
    *write = (struct store_write){.op = STORE_PASSKEY_USE, .argument = used != NULL ? used : &none};
}

void accounts_new_write(struct account_job *job, struct store_write *write)
{
    memcpy(job->user.password_hash, job->hash, sizeof(job->user.password_hash));
    job->admission.options = job->hub->config.entry;
    job->admission.host = job->request.host;
    job->admission.at_ms = clock_unix_ms();
    memcpy(job->admission.code, job->request.code, sizeof(job->admission.code));
    /* a guest that becomes an account gets another token: an attacker may have planted the old
     * one */
    *write = (struct store_write){.op = job->user.id == 0 ? STORE_USER_CREATE : STORE_USER_UPDATE,
                                  .account = {.user = &job->user,
                                              .session = &job->session,
                                              .known = session_make(job, job->user.id),
                                              .add = passkey_added(job),
                                              .admission = &job->admission,
                                              .with_session = true}};
}

static void setup_write(struct account_job *job, struct store_write *write)
{
    accounts_new_write(job, write);
    audit_fill(&job->audit, &job->request.user, "set-up", "");
    job->audit.user = 0;
    memcpy(job->audit.name, job->user.name, sizeof(job->audit.name));
    write->audit = &job->audit;
}

void accounts_login_write(struct account_job *job, struct store_write *write)
{
    const struct hub_user *asker = &job->request.user;
    *write = (struct store_write){.op = STORE_SESSION_CREATE,
                                  .sign_in = {.session = &job->session,
                                              .before = &job->user,
                                              .passkey = passkey_used(job),
                                              .known = session_make(job, job->user.id),
                                              .ended = asker->id != 0 ? asker->token_hash : NULL}};
}

static void password_write(struct account_job *job, struct store_write *write)
{
    job->before = job->user;
    memcpy(job->user.password_hash, job->hash, sizeof(job->user.password_hash));
    *write = (struct store_write){.op = STORE_USER_UPDATE, /* this also ends all other sessions */
                                  .account = {.user = &job->user,
                                              .before = &job->before,
                                              .session = &job->session,
                                              .use = passkey_used(job),
                                              .known = job->is_known ? job->known_hash : NULL}};
}

static void delete_write(struct account_job *job, struct store_write *write)
{
    (void)text_copy(job->user.name, sizeof(job->user.name), DELETED_NAME);
    job->user.deleted_ms = clock_unix_ms();
    *write = (struct store_write){.op = STORE_USER_DELETE, .user = &job->user};
}

static void session_write(struct account_job *job, struct store_write *write)
{
    *write = (struct store_write){.op = STORE_SESSION_DELETE, .session = &job->session};
}

static void others_write(struct account_job *job, struct store_write *write)
{
    *write = (struct store_write){.op = STORE_SESSIONS_DELETE, .session = &job->session};
}

static void all_write(struct account_job *job, struct store_write *write)
{
    memset(job->session.token_hash, 0, sizeof(job->session.token_hash));
    *write = (struct store_write){.op = STORE_SESSIONS_DELETE, .session = &job->session};
}

/* ---- rows ---- */

static const struct account_action actions[] = {
    [HUB_GUEST] = {.prepare = new_prepare,
                   .check = accounts_new_check,
                   .write = accounts_new_write,
                   .apply = accounts_nothing_apply},
    [HUB_REGISTER] = {.prepare = new_prepare,
                      .read = name_read,
                      .missing = HUB_NOT_SIGNED_IN,
                      .check = accounts_new_check,
                      .write = accounts_new_write,
                      .apply = accounts_register_apply},
    [HUB_SETUP] = {.prepare = setup_prepare,
                   .read = setup_read,
                   .missing = HUB_BAD_EMAIL_LINK,
                   .check = setup_check,
                   .write = setup_write,
                   .apply = accounts_nothing_apply},
    [HUB_LOGIN] = {.prepare = login_prepare,
                   .read = login_read,
                   .missing = HUB_NOT_SIGNED_IN,
                   .check = login_check,
                   .write = accounts_login_write,
                   .apply = accounts_login_apply},
    [HUB_LOGOUT] = {.prepare = accounts_own_prepare,
                    .write = session_write,
                    .apply = accounts_session_apply},
    [HUB_LOGOUT_ALL] = {.prepare = accounts_own_prepare,
                        .write = all_write,
                        .apply = accounts_all_apply},
    [HUB_SESSION_END] = {.prepare = accounts_own_prepare,
                         .read = session_read,
                         .missing = HUB_NOT_FOUND,
                         .check = session_check,
                         .write = session_write,
                         .apply = accounts_session_apply},
    [HUB_LOGOUT_OTHERS] = {.prepare = accounts_own_prepare,
                           .write = others_write,
                           .apply = accounts_others_apply},
    [HUB_PASSWORD] = {.prepare = accounts_own_prepare,
                      .read = own_read,
                      .missing = HUB_NOT_SIGNED_IN,
                      .check = password_check,
                      .write = password_write,
                      .apply = accounts_others_apply},
    [HUB_DELETE] = {.prepare = accounts_own_prepare,
                    .read = own_read,
                    .missing = HUB_NOT_SIGNED_IN,
                    .check = password_check,
                    .write = delete_write,
                    .apply = accounts_delete_apply},
    [HUB_PASSKEY_LOGIN] = {.prepare = passkey_login_prepare,
                           .read = passkey_login_read,
                           .missing = HUB_NO_SUCH_PASSKEY,
                           .check = passkey_login_check,
                           .write = accounts_login_write,
                           .apply = accounts_login_apply},
    [HUB_PASSKEY_ADD] = {.prepare = accounts_own_prepare,
                         .read = own_read,
                         .missing = HUB_NOT_SIGNED_IN,
                         .check = passkey_add_check,
                         .write = passkey_add_write,
                         .apply = accounts_nothing_apply},
    [HUB_OWNER] = {.prepare = accounts_own_prepare,
                   .read = own_read,
                   .missing = HUB_NOT_SIGNED_IN,
                   .check = owner_account_check,
                   .write = owner_write,
                   .apply = accounts_nothing_apply},
};

struct hub_error accounts_proofs_copy(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (request->identity != NULL) {
        job->identity = calloc(1, sizeof(*job->identity));
        if (job->identity == NULL) return hub_error_of(HUB_BUSY);
        job->identity->said = *request->identity;
        job->request.identity = NULL; /* the caller's */
    }
    if (request->passkey == NULL && request->new_passkey == NULL) return hub_error_of(HUB_OK);
    job->passkeys = passkey_request_new(request);
    job->request.passkey = NULL; /* the caller's */
    job->request.new_passkey = NULL;
    return hub_error_of(job->passkeys != NULL ? HUB_OK : HUB_BUSY);
}

const struct account_action *accounts_action(const struct account_job *job)
{
    switch ((int)job->request.action) {
    case HUB_IDENTITY_LOGIN: return &identity_login_action;
    case HUB_IDENTITY_LINK: return &identity_link_action;
    default: return &actions[job->request.action];
    }
}
