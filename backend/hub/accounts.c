/* Guests, accounts, sessions. Passwords are argon2id by libsodium, on a worker; a session's token
 * is stored as its SHA-256 only. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/log.h"
#include "base/text.h"
#include "hub/inside.h"

#define NAME_CHARACTERS_MAX   40
#define PASSWORD_BYTES_MIN    8
#define PASSWORD_BYTES_MAX    200
#define PASSWORDS_WAITING_MAX 64
#define PASSWORD_STACK_BYTES  16384
#define SESSION_MS            (365LL * 24 * 3600 * 1000)
#define DELETED_NAME          "(deleted)"

_Static_assert(STORE_PASSWORD_BYTES_MAX >= crypto_pwhash_STRBYTES, "an argon2id hash fits");

/* A request on its way through worker and store. */
struct account_job {
    struct hub *hub;
    struct hub_account_request request;
    hub_account_done *done;
    void *context;
    struct store_user user; /* as it is, then as it will be */
    struct store_user before;
    struct store_session session;
    char token[HUB_TOKEN_BYTES + 1];
    char hash[STORE_PASSWORD_BYTES_MAX]; /* of the new password */
    bool verify; /* the worker compares request.password with user.password_hash */
    bool make;   /* the worker hashes the new password */
    bool verified;
    bool made;
};

static void token_hash(const char *token, unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    _Static_assert(STORE_TOKEN_HASH_BYTES == crypto_hash_sha256_BYTES, "SHA-256");
    (void)crypto_hash_sha256(hash, (const unsigned char *)token, strlen(token));
}

static void job_answer(struct account_job *job, struct hub_error error)
{
    struct hub_account_answer answer = {.error = error};
    if (error.code == HUB_OK) {
        answer.user = (struct hub_user){
            .id = job->user.id, .guest = job->user.guest, .admin = job->user.admin};
        memcpy(answer.user.name, job->user.name, sizeof(answer.user.name));
        memcpy(answer.user.token_hash, job->session.token_hash, sizeof(answer.user.token_hash));
        memcpy(answer.token, job->token, sizeof(answer.token));
    }
    job->done(job->context, &answer);
    sodium_memzero(job, sizeof(*job));
    free(job);
}

static void session_make(struct account_job *job, int64_t user)
{
    ids_text(job->token, HUB_TOKEN_BYTES);
    token_hash(job->token, job->session.token_hash);
    job->session.user = user;
    job->session.created_ms = clock_unix_ms();
    job->session.expires_ms = job->session.created_ms + SESSION_MS;
}

static struct hub_error store_error(enum store_err err)
{
    if (err == STORE_TAKEN) {
        return hub_error_of(HUB_NAME_TAKEN);
    }
    return err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                             : (struct hub_error){.code = HUB_STORE, .store = err};
}

static void sessions_end(struct account_job *job, const unsigned char *only,
                         const unsigned char *keep)
{
    if (job->hub->sessions_ended != NULL) {
        job->hub->sessions_ended(job->hub->sessions_context, job->user.id, only, keep);
    }
}

/* While the worker compared, an administrator banned the user, or the password became another. */
static struct hub_error changed_meanwhile(const struct account_job *job)
{
    struct store_ban ban;
    bool banned =
        store_ban_read(job->hub->config.reader, job->user.id, clock_unix_ms(), &ban) == STORE_OK;
    return hub_error_of(banned ? HUB_BANNED : HUB_WRONG_PASSWORD);
}

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct account_job *job = context;
    if (err != STORE_OK) {
        job->token[0] = '\0';
        job_answer(job, err == STORE_NOT_FOUND && job->verify ? changed_meanwhile(job)
                                                              : store_error(err));
        return;
    }
    if (job->user.id == 0) {
        job->user.id = id;
    }
    switch (job->request.action) {
    case HUB_LOGOUT: sessions_end(job, job->request.user.token_hash, NULL); break;
    case HUB_DELETE:
        table_rename(job->hub, job->user.id, job->user.name); /* as the store has in its rows */
        sessions_end(job, NULL, NULL);
        break;
    case HUB_LOGOUT_ALL: sessions_end(job, NULL, NULL); break;
    case HUB_PASSWORD: sessions_end(job, NULL, job->request.user.token_hash); break;
    case HUB_GUEST:
    case HUB_REGISTER:
    case HUB_LOGIN: break;
    }
    job_answer(job, hub_error_of(HUB_OK));
}

static void job_write(struct account_job *job, const struct store_write *write)
{
    enum store_err err = store_write(job->hub->config.store, write, job_saved, job);
    if (err != STORE_OK) {
        job->token[0] = '\0';
        job_answer(job, store_error(err));
    }
}

/* What is left to do once the worker has compared and hashed. */
static void job_decide(struct account_job *job)
{
    if (job->verify && !job->verified) {
        job_answer(job, hub_error_of(HUB_WRONG_PASSWORD));
        return;
    }
    struct store_ban ban;
    if (job->request.action == HUB_LOGIN &&
        store_ban_read(job->hub->config.reader, job->user.id, clock_unix_ms(), &ban) == STORE_OK) {
        job_answer(job, hub_error_of(HUB_BANNED)); /* told to the owner of the password only */
        return;
    }
    if (job->make && !job->made) {
        job_answer(job, hub_error_of(HUB_BUSY)); /* the worker had no memory */
        return;
    }
    struct store_write write = {.user = &job->user, .session = &job->session};
    switch (job->request.action) {
    case HUB_GUEST:
    case HUB_REGISTER:
        memcpy(job->user.password_hash, job->hash, sizeof(job->user.password_hash));
        write.op = job->user.id == 0 ? STORE_USER_CREATE : STORE_USER_UPDATE;
        write.session = job->user.id == 0 ? &job->session : NULL;
        if (job->user.id == 0) {
            session_make(job, 0);
            write.with_session = true;
        }
        break;
    case HUB_LOGIN:
        session_make(job, job->user.id);
        write.op = STORE_SESSION_CREATE;
        write.before = &job->user;
        break;
    case HUB_PASSWORD:
        job->before = job->user;
        write.before = &job->before;
        memcpy(job->user.password_hash, job->hash, sizeof(job->user.password_hash));
        memcpy(job->session.token_hash, job->request.user.token_hash,
               sizeof(job->session.token_hash));
        write.op = STORE_USER_UPDATE; /* and all other sessions end with it */
        break;
    case HUB_DELETE:
        (void)text_copy(job->user.name, sizeof(job->user.name), DELETED_NAME);
        job->user.deleted_ms = clock_unix_ms();
        write.op = STORE_USER_DELETE;
        break;
    case HUB_LOGOUT:
        memcpy(job->session.token_hash, job->request.user.token_hash,
               sizeof(job->session.token_hash));
        write.op = STORE_SESSION_DELETE;
        break;
    case HUB_LOGOUT_ALL:
        job->session.user = job->user.id;
        write.op = STORE_SESSIONS_DELETE;
        break;
    }
    job_write(job, &write);
}

static void password_compare_and_hash(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (job->verify) {
        /* an unknown name costs as much time as a wrong password */
        static const char nobody[crypto_pwhash_STRBYTES] =
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$"
            "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        const char *hash = job->user.password_hash[0] != '\0' ? job->user.password_hash : nobody;
        job->verified =
            crypto_pwhash_str_verify(hash, request->password, strlen(request->password)) == 0 &&
            hash != nobody;
        if (!job->verified) {
            return;
        }
    }
    if (job->make) {
        const char *password =
            request->action == HUB_PASSWORD ? request->password_new : request->password;
        job->made = crypto_pwhash_str(job->hash, password, strlen(password),
                                      crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                      crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
    }
}

/* On a worker. */
static void password_work(void *context)
{
    password_compare_and_hash(context);
    sodium_stackzero(PASSWORD_STACK_BYTES); /* where it has worked */
}

static void password_done(void *context)
{
    struct account_job *job = context;
    job->hub->passwords_waiting--;
    job_decide(job);
}

/* One visible name: trimmed, 1 to 40 characters, valid UTF-8 (the parser saw to that), no control
 * or invisible ones. */
static bool name_clean(char *name)
{
    size_t size = strlen(name);
    size_t first = strspn(name, " ");
    while (size > first && name[size - 1] == ' ') {
        size--;
    }
    memmove(name, name + first, size - first);
    name[size - first] = '\0';
    size_t characters = 0;
    for (const unsigned char *at = (const unsigned char *)name; *at != '\0'; at++) {
        characters += (*at & 0xC0) != 0x80;
        bool c1 = at[0] == 0xC2 && at[1] < 0xA0;
        bool invisible = at[0] == 0xE2 &&
                         ((at[1] == 0x80 && (at[2] >= 0xA8 || (at[2] >= 0x8B && at[2] <= 0x8F))) ||
                          (at[1] == 0x81 && at[2] >= 0xA0 && at[2] <= 0xAF));
        bool mark = at[0] == 0xEF && at[1] == 0xBB && at[2] == 0xBF;
        if (*at < 0x20 || *at == 0x7F || c1 || mark ||
            (invisible && !(at[1] == 0x80 && at[2] > 0xAE))) {
            return false;
        }
    }
    return characters >= 1 && characters <= NAME_CHARACTERS_MAX &&
           strlen(name) <= STORE_NAME_BYTES_MAX;
}

static bool password_fine(const char *password)
{
    size_t size = strlen(password);
    return size >= PASSWORD_BYTES_MIN && size <= PASSWORD_BYTES_MAX;
}

static bool email_fine(const char *email)
{
    const char *at = strchr(email, '@');
    size_t size = strlen(email);
    return size == 0 ||
           (at != NULL && at != email && at[1] != '\0' && strchr(at + 1, '@') == NULL &&
            size <= STORE_EMAIL_BYTES_MAX && strpbrk(email, " \t\r\n<>,") == NULL);
}

static struct hub_error limit(struct account_job *job, enum limit_kind kind, const char *who)
{
    int64_t retry_ms = 0;
    bool fine = limits_take(job->hub->limits, kind, who, clock_mono_ms(), &retry_ms);
    return hub_error_of(fine ? HUB_OK : HUB_TOO_MANY_REQUESTS);
}

static struct hub_error prepare_new(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    bool guest = request->action == HUB_GUEST;
    if (request->user.id != 0 && (guest || !request->user.guest)) {
        return hub_error_of(HUB_ALREADY_SIGNED_IN);
    }
    if (!name_clean(request->name)) {
        return hub_error_of(HUB_BAD_NAME);
    }
    if (!guest && !password_fine(request->password)) {
        return hub_error_of(HUB_BAD_PASSWORD);
    }
    if (!email_fine(request->email)) {
        return hub_error_of(HUB_BAD_EMAIL);
    }
    struct hub_error error = limit(job, guest ? LIMIT_GUEST : LIMIT_REGISTRATION, request->peer);
    if (error.code != HUB_OK) {
        return error;
    }
    if (request->user.id != 0 &&
        store_user_read(job->hub->config.reader, request->user.id, &job->user) != STORE_OK) {
        return hub_error_of(HUB_NOT_SIGNED_IN);
    }
    struct store_user other;
    if (!guest && store_account_read(job->hub->config.reader, request->name, &other) == STORE_OK) {
        return hub_error_of(HUB_NAME_TAKEN); /* spares the hashing; the store decides */
    }
    job->user.guest = guest;
    job->user.created_ms = job->user.created_ms != 0 ? job->user.created_ms : clock_unix_ms();
    memcpy(job->user.name, request->name, sizeof(job->user.name));
    memcpy(job->user.email, request->email, sizeof(job->user.email));
    job->make = !guest;
    return hub_error_of(HUB_OK);
}

static struct hub_error prepare_login(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    struct hub_error error = limit(job, LIMIT_LOGIN, request->peer);
    if (error.code == HUB_OK && !name_clean(request->name)) {
        error = hub_error_of(HUB_WRONG_PASSWORD);
    }
    if (error.code == HUB_OK) {
        error = limit(job, LIMIT_LOGIN_NAME, request->name);
    }
    if (error.code != HUB_OK) {
        return error;
    }
    enum store_err err = store_account_read(job->hub->config.reader, request->name, &job->user);
    if (err != STORE_OK && err != STORE_NOT_FOUND) {
        return store_error(err);
    }
    job->verify = true;
    return hub_error_of(HUB_OK);
}

static struct hub_error prepare_own(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    if (request->user.id == 0 ||
        store_user_read(job->hub->config.reader, request->user.id, &job->user) != STORE_OK) {
        return hub_error_of(HUB_NOT_SIGNED_IN);
    }
    if (request->action == HUB_PASSWORD) {
        if (job->user.guest) {
            return hub_error_of(HUB_NOT_ALLOWED);
        }
        if (!password_fine(request->password_new)) {
            return hub_error_of(HUB_BAD_PASSWORD);
        }
        job->make = true;
    }
    job->verify =
        request->action == HUB_PASSWORD || (request->action == HUB_DELETE && !job->user.guest);
    return job->verify ? limit(job, LIMIT_LOGIN_NAME, job->user.name) : hub_error_of(HUB_OK);
}

void hub_account(struct hub *hub, const struct hub_account_request *request, hub_account_done *done,
                 void *context)
{
    struct account_job *job = calloc(1, sizeof(*job));
    if (job == NULL || hub->stopped) {
        free(job);
        struct hub_account_answer answer = {
            .error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_BUSY)};
        done(context, &answer);
        return;
    }
    job->hub = hub;
    memcpy(&job->request, request, sizeof(job->request)); /* straight there: it holds passwords */
    job->done = done;
    job->context = context;
    struct hub_error error = hub_error_of(HUB_OK);
    switch (request->action) {
    case HUB_GUEST:
    case HUB_REGISTER: error = prepare_new(job); break;
    case HUB_LOGIN: error = prepare_login(job); break;
    case HUB_LOGOUT:
    case HUB_LOGOUT_ALL:
    case HUB_PASSWORD:
    case HUB_DELETE: error = prepare_own(job); break;
    }
    if (error.code != HUB_OK) {
        job_answer(job, error);
    } else if (!job->verify && !job->make) {
        job_decide(job);
    } else if (hub->passwords_waiting >= PASSWORDS_WAITING_MAX ||
               !pool_submit(hub->config.pool, password_work, password_done, job)) {
        job_answer(job, hub_error_of(HUB_BUSY));
    } else {
        hub->passwords_waiting++;
    }
}

bool hub_session_read(struct hub *hub, const char *token, struct hub_user *user)
{
    struct store_session session;
    struct store_user stored;
    memset(user, 0, sizeof(*user));
    if (token == NULL || strlen(token) != HUB_TOKEN_BYTES) {
        return false;
    }
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    token_hash(token, hash);
    if (store_session_read(hub->config.reader, hash, clock_unix_ms(), &session, &stored) !=
        STORE_OK) {
        return false;
    }
    *user = (struct hub_user){.id = stored.id, .guest = stored.guest, .admin = stored.admin};
    memcpy(user->name, stored.name, sizeof(user->name));
    memcpy(user->token_hash, hash, sizeof(user->token_hash));
    return true;
}

void hub_on_sessions_ended(struct hub *hub,
                           void (*ended)(void *context, int64_t user, const unsigned char *only,
                                         const unsigned char *keep),
                           void *context)
{
    hub->sessions_ended = ended;
    hub->sessions_context = context;
}
