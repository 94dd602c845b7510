/* Guests, accounts, sessions. Passwords are argon2id by libsodium, on a worker; a session's token
 * is stored as its SHA-256 only. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "hub/account/gone.h"
#include "hub/account/internal.h"
#include "hub/account/passwords.h"
#include "hub/match/internal.h"
#include "store/core/name.h"
#include "store/nouns/admin.h"

#define PASSWORD_BYTES_MIN   8
#define NUMBERED_BYTES_MAX   20 /* length of a name before its number */
#define PASSWORD_BYTES_MAX   200
#define PASSWORDS_AGAIN_MS   2000
#define PASSWORD_STACK_BYTES 16384
#define PAIR_BYTES_MAX       80
#define DELETED_NAME         "(deleted)"

_Static_assert(STORE_PASSWORD_BYTES_MAX >= crypto_pwhash_STRBYTES, "an argon2id hash fits");

/* A request in progress: workers read the user and the name, compare and hash the password; then
 * the changes are written. */
struct account_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_account_request request;
    hub_account_done *done;
    void *context;
    struct store_user user; /* as it is, then as it will be */
    struct store_user before;
    struct store_session session;
    char token[HUB_TOKEN_BYTES + 1];
    char known[HUB_TOKEN_BYTES + 1]; /* a new token for the device */
    unsigned char known_hash[STORE_TOKEN_HASH_BYTES];
    bool says_known;                     /* known_hash is the device's */
    bool is_known;                       /* the account knows the device */
    char hash[STORE_PASSWORD_BYTES_MAX]; /* hash of the new password */
    bool verify; /* the worker compares request.password with user.password_hash */
    bool make;   /* the worker hashes the new password */
    bool verified;
    bool made;
    bool strange;                 /* a log-in from a device that the account does not know */
    char key[NAME_KEY_BYTES_MAX]; /* key of the requested name, by which attempts are counted */
    enum store_err found;         /* how reading what the request is about has ended */
    bool taken;                   /* HUB_REGISTER: the name is taken */
    bool banned;
    bool left;
};

static void job_answer(struct account_job *job, struct hub_error error)
{
    struct hub_account_answer answer = {.error = error};
    if (error.code == HUB_OK) {
        answer.user = (struct hub_user){
            .id = job->user.id, .guest = job->user.guest, .admin = job->user.admin};
        answer.user.bot_account = job->user.bot_account;
        memcpy(answer.user.name, job->user.name, sizeof(answer.user.name));
        memcpy(answer.user.token_hash, job->session.token_hash, sizeof(answer.user.token_hash));
        memcpy(answer.token, job->token, sizeof(answer.token));
        memcpy(answer.known, job->known, sizeof(answer.known));
        answer.left = job->left;
    }
    job->done(job->context, &answer);
    sodium_memzero(job, sizeof(*job));
    free(job);
}

/* Prepares a new session, and a new token for the device unless it is a known device of the
 * account. */
static void session_make(struct account_job *job, struct store_write *write, int64_t user)
{
    sessions_token_make(job->token, job->session.token_hash);
    sessions_fill(&job->session, user);
    memcpy(job->session.device, job->request.device, sizeof(job->session.device));
    if (job->request.action != HUB_GUEST) {
        if (!job->is_known) sessions_token_make(job->known, job->known_hash);
        write->known = job->known_hash;
    }
    write->with_session = true;
}

static struct hub_error store_error(enum store_err err)
{
    if (err == STORE_TAKEN) return hub_error_of(HUB_NAME_TAKEN);
    return err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                             : (struct hub_error){.code = HUB_STORE, .store = err};
}

/* ---- the end: written, or rejected by changes in the meantime ---- */

static void ban_read(struct account_job *job, struct store_reader *reader)
{
    struct store_ban ban;
    enum store_err err = store_ban_read(reader, job->user.id, clock_unix_ms(), &ban);
    job->banned = err == STORE_OK;
    if (err != STORE_OK && err != STORE_NOT_FOUND) job->found = err;
}

static void meanwhile_run(struct hub_read *read, struct store_reader *reader)
{
    ban_read((struct account_job *)read, reader);
}

static void meanwhile_done(struct hub_read *read)
{
    struct account_job *job = (struct account_job *)read;
    job_answer(job, hub_error_of(job->banned ? HUB_BANNED : HUB_WRONG_PASSWORD));
}

/* Answers a job whose user or session was removed in the meantime. Or, while the worker compared,
 * an administrator banned the user, or the password was changed. */
static void changed_meanwhile(struct account_job *job)
{
    if (!job->verify) {
        job_answer(job, hub_error_of(HUB_NOT_SIGNED_IN));
        return;
    }
    uint64_t owner = pool_owner_of(job->request.peer);
    job->read = (struct hub_read){.run = meanwhile_run, .done = meanwhile_done};
    if (hub_read_begin(job->hub, HUB_READ_ROW, owner, &job->read) != POOL_TAKEN)
        job_answer(job, hub_error_of(HUB_WRONG_PASSWORD));
}

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct account_job *job = context;
    struct hub *hub = job->hub;
    const unsigned char *own = job->session.token_hash;
    if (err != STORE_OK) {
        job->token[0] = '\0';
        if (err == STORE_NOT_FOUND)
            changed_meanwhile(job);
        else
            job_answer(job, store_error(err));
        return;
    }
    if (job->user.id == 0) job->user.id = id;
    if (job->user.numbered) /* as the store has it */
        CHECK(name_number(job->user.name, sizeof(job->user.name), id));
    switch (job->request.action) {
    case HUB_LOGOUT:
    case HUB_SESSION_END: sessions_over(hub, job->user.id, own, NULL); break;
    case HUB_DELETE:
        gone_apply(hub, job->user.id, job->user.name); /* as the store has in its rows */
        calendars_release(hub, job->user.id);
        sessions_over(hub, job->user.id, NULL, NULL);
        break;
    case HUB_LOGOUT_ALL: sessions_over(hub, job->user.id, NULL, NULL); break;
    case HUB_LOGOUT_OTHERS:
    case HUB_PASSWORD: sessions_over(hub, job->user.id, NULL, own); break;
    case HUB_REGISTER:
        if (job->request.user.id != 0) renamed_apply(hub, job->user.id, job->user.name);
        sessions_over(hub, job->user.id, NULL, own);
        break;
    case HUB_LOGIN: /* the session before may belong to another user, or a guest */
        if (job->request.user.id != 0)
            sessions_over(hub, job->request.user.id, job->request.user.token_hash, NULL);
        sessions_changed(hub, job->user.id); /* one too many has ended another */
        break;
    case HUB_GUEST: break;
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

/* An account at an address, as limits call it. */
static void pair_print(const struct account_job *job, char pair[PAIR_BYTES_MAX])
{
    (void)snprintf(pair, PAIR_BYTES_MAX, "%s %lld", job->request.peer, (long long)job->user.id);
}

/* Only wrong tries count against a name and an address; and where many people have signed in, many
 * may mistype. */
static void right_note(struct account_job *job)
{
    struct limits *limits = job->hub->limits;
    char pair[PAIR_BYTES_MAX];
    int64_t now_ms = clock_mono_ms();
    int64_t retry_ms = 0;
    pair_print(job, pair);
    limits_release(limits, LIMIT_LOGIN_NAME, job->key, now_ms);
    limits_spend(limits, LIMIT_LOGIN_DEVICE, pair, now_ms, LIMITS_TOKEN);
    if (limits_acquire(limits, LIMIT_LOGIN_ACCOUNT, pair, now_ms, &retry_ms))
        limits_widen(limits, LIMIT_LOGIN, job->request.peer);
}

/* Continues after the worker has compared and hashed. */
static void job_decide(struct account_job *job)
{
    if (job->verify && !job->verified) {
        if (job->strange)
            limits_spend(job->hub->limits, LIMIT_LOGIN, job->request.peer, clock_mono_ms(),
                         LIMITS_TOKEN);
        job_answer(job, hub_error_of(HUB_WRONG_PASSWORD));
        return;
    }
    if (job->strange) right_note(job);
    if (job->banned) {
        job_answer(job, hub_error_of(HUB_BANNED)); /* revealed to the owner of the password only */
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
        /* a guest that becomes an account gets another token: an attacker may have planted the old
         * one */
        write.op = job->user.id == 0 ? STORE_USER_CREATE : STORE_USER_UPDATE;
        session_make(job, &write, job->user.id);
        break;
    case HUB_LOGIN:
        session_make(job, &write, job->user.id);
        write.op = STORE_SESSION_CREATE;
        write.before = &job->user;
        write.ended = job->request.user.id != 0 ? job->request.user.token_hash : NULL;
        break;
    case HUB_PASSWORD:
        job->before = job->user;
        write.before = &job->before;
        memcpy(job->user.password_hash, job->hash, sizeof(job->user.password_hash));
        write.known = job->is_known ? job->known_hash : NULL;
        write.op = STORE_USER_UPDATE; /* and all other sessions end with it */
        break;
    case HUB_DELETE:
        (void)text_copy(job->user.name, sizeof(job->user.name), DELETED_NAME);
        job->user.deleted_ms = clock_unix_ms();
        write.op = STORE_USER_DELETE;
        break;
    case HUB_LOGOUT:
    case HUB_SESSION_END: write.op = STORE_SESSION_DELETE; break;
    case HUB_LOGOUT_ALL:
        memset(job->session.token_hash, 0, sizeof(job->session.token_hash));
        write.op = STORE_SESSIONS_DELETE;
        break;
    case HUB_LOGOUT_OTHERS: write.op = STORE_SESSIONS_DELETE; break;
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
        job->verified = passwords_match(hash, request->password) && hash != nobody;
        if (!job->verified) return;
    }
    if (job->make) {
        const char *password =
            request->action == HUB_PASSWORD ? request->password_new : request->password;
        job->made = passwords_hash(job->hash, password);
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
    job_decide(job);
}

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

static struct hub_error prepare_new(struct account_job *job)
{
    struct hub_account_request *request = &job->request;
    bool guest = request->action == HUB_GUEST;
    if (request->user.id != 0 && (guest || !request->user.guest))
        return hub_error_of(HUB_ALREADY_SIGNED_IN);
    if (!name_clean(request->name, STORE_NAME_BYTES_MAX)) return hub_error_of(HUB_BAD_NAME);
    if (name_reserved(request->name, guest)) return hub_error_of(HUB_NAME_TAKEN);
    if (request->numbered && strlen(request->name) > NUMBERED_BYTES_MAX)
        return hub_error_of(HUB_BAD_NAME);
    if (!guest && !password_fine(request->password)) return hub_error_of(HUB_BAD_PASSWORD);
    struct hub_error error = limit(job, guest ? LIMIT_GUEST : LIMIT_REGISTRATION, request->peer);
    if (error.code == HUB_OK && guest && limit(job, LIMIT_GUEST_DAY, request->peer).code != HUB_OK)
        error = hub_error_of(HUB_TOO_MANY_GUESTS);
    if (error.code != HUB_OK) return error;
    job->user.id = request->user.id;
    return hub_error_of(HUB_OK);
}

static struct hub_error looked_new(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    bool guest = request->action == HUB_GUEST;
    if (job->taken) return hub_error_of(HUB_NAME_TAKEN); /* spares the hashing; the store decides */
    job->user.guest = guest;
    job->user.numbered = request->numbered;
    job->user.expires_ms =
        guest ? clock_unix_ms() + job->hub->quotas.guest_days * (24LL * 3600 * 1000) : 0;
    job->user.created_ms = job->user.created_ms != 0 ? job->user.created_ms : clock_unix_ms();
    memcpy(job->user.name, request->name, sizeof(job->user.name));
    job->make = !guest;
    return hub_error_of(HUB_OK);
}

/* Per user, so that what strangers try does not count. */
static struct hub_error limit_user(struct account_job *job, enum limit_kind kind)
{
    char who[24];
    (void)snprintf(who, sizeof(who), "%lld", (long long)job->user.id);
    return limit(job, kind, who);
}

/* Limits attempts of strangers, by their address and by the name. A wrong attempt is charged to the
 * address; the queue for workers bounds the attempts in progress. */
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

static struct hub_error prepare_login(struct account_job *job)
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

/* Limits repeated sign-ins of one account from one address with the right password. */
static struct hub_error limit_often(struct account_job *job)
{
    char pair[PAIR_BYTES_MAX];
    int64_t retry_ms = 0;
    pair_print(job, pair);
    bool ok = limits_left(job->hub->limits, LIMIT_LOGIN_DEVICE, pair, clock_mono_ms(), &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

static struct hub_error looked_login(struct account_job *job)
{
    struct hub_error error = hub_error_of(HUB_OK);
    if (job->says_known)
        error = job->is_known ? limit_user(job, LIMIT_LOGIN_DEVICE) : limit_stranger(job);
    job->verify = true;
    if (error.code == HUB_OK && job->strange && job->user.id != 0) error = limit_often(job);
    return error;
}

static struct hub_error prepare_own(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (request->user.id == 0) return hub_error_of(HUB_NOT_SIGNED_IN);
    job->user = (struct store_user){
        .id = request->user.id, .guest = request->user.guest, .admin = request->user.admin};
    memcpy(job->user.name, request->user.name, sizeof(job->user.name));
    job->session.user = job->user.id;
    memcpy(job->session.token_hash, request->user.token_hash, sizeof(job->session.token_hash));
    job->left = request->action == HUB_LOGOUT || request->action == HUB_LOGOUT_ALL ||
                request->action == HUB_DELETE;
    return hub_error_of(HUB_OK);
}

static struct hub_error looked_password(struct account_job *job)
{
    const struct hub_account_request *request = &job->request;
    if (request->action == HUB_PASSWORD) {
        if (job->user.guest) return hub_error_of(HUB_NOT_ALLOWED);
        if (!password_fine(request->password_new)) return hub_error_of(HUB_BAD_PASSWORD);
        job->is_known = sessions_token_hash(request->known, job->known_hash);
        job->make = true;
    }
    job->verify =
        request->action == HUB_PASSWORD || (request->action == HUB_DELETE && !job->user.guest);
    return job->verify ? limit_user(job, LIMIT_PASSWORD) : hub_error_of(HUB_OK);
}

/* ---- what is read first ---- */

/* One of one's sessions, by its id. */
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

static enum store_err session_look(struct account_job *job, struct store_reader *reader)
{
    job->found = STORE_NOT_FOUND;
    enum store_err err =
        store_sessions_each(reader, job->user.id, clock_unix_ms(), session_compare, job);
    return err == STORE_OK ? job->found : err;
}

/* Reads whether the requested name is taken, and the job's user, if it is a guest's. */
static enum store_err name_look(struct account_job *job, struct store_reader *reader)
{
    struct store_user other;
    if (job->user.id != 0) {
        enum store_err own = store_user_read(reader, job->user.id, &job->user);
        if (own != STORE_OK) return own;
    }
    enum store_err err = store_account_read(reader, job->request.name, &other);
    job->taken = err == STORE_OK;
    return err == STORE_NOT_FOUND ? STORE_OK : err;
}

static enum store_err login_look(struct account_job *job, struct store_reader *reader)
{
    enum store_err err =
        store_login_read(reader, job->request.name, job->says_known ? job->known_hash : NULL,
                         &job->user, &job->is_known);
    job->found = err;
    if (err == STORE_OK) ban_read(job, reader);
    return job->found == STORE_NOT_FOUND ? STORE_OK : job->found; /* nobody: as a wrong password */
}

/* On a worker. */
static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct account_job *job = (struct account_job *)read;
    switch (job->request.action) {
    case HUB_REGISTER: job->found = name_look(job, reader); break;
    case HUB_LOGIN: job->found = login_look(job, reader); break;
    case HUB_PASSWORD:
    case HUB_DELETE: job->found = store_user_read(reader, job->user.id, &job->user); break;
    case HUB_SESSION_END: job->found = session_look(job, reader); break;
    case HUB_GUEST:
    case HUB_LOGOUT:
    case HUB_LOGOUT_ALL:
    case HUB_LOGOUT_OTHERS: break; /* the session says whose it is */
    }
}

/* Returns whether the request needs a read before it can run. */
static bool look_needed(enum hub_account_action action)
{
    return action == HUB_REGISTER || action == HUB_LOGIN || action == HUB_PASSWORD ||
           action == HUB_DELETE || action == HUB_SESSION_END;
}

/* All is known that the request needs. */
static void job_go_on(struct account_job *job)
{
    struct hub_error error = hub_error_of(HUB_OK);
    switch (job->request.action) {
    case HUB_GUEST:
    case HUB_REGISTER: error = looked_new(job); break;
    case HUB_LOGIN: error = looked_login(job); break;
    case HUB_PASSWORD:
    case HUB_DELETE: error = looked_password(job); break;
    case HUB_SESSION_END:
        job->left = memcmp(job->session.token_hash, job->request.user.token_hash,
                           sizeof(job->session.token_hash)) == 0;
        break;
    case HUB_LOGOUT:
    case HUB_LOGOUT_ALL:
    case HUB_LOGOUT_OTHERS: break;
    }
    if (error.code != HUB_OK) {
        job_answer(job, error);
    } else if (!job->verify && !job->make) {
        job_decide(job);
    } else {
        enum pool_answer taken =
            pool_submit(job->hub->config.passwords, pool_owner_of(job->request.peer), password_work,
                        password_done, job);
        if (taken != POOL_TAKEN) job_answer(job, accounts_pool_error(taken));
    }
}

static void look_done(struct hub_read *read)
{
    struct account_job *job = (struct account_job *)read;
    enum store_err err = read->err != STORE_OK ? read->err : job->found;
    enum hub_err missing =
        job->request.action == HUB_SESSION_END ? HUB_NOT_FOUND : HUB_NOT_SIGNED_IN;
    if (err == STORE_OK)
        job_go_on(job);
    else
        job_answer(job, err == STORE_NOT_FOUND ? hub_error_of(missing) : store_error(err));
}

static void job_look(struct account_job *job)
{
    job->read = (struct hub_read){.run = look_run, .done = look_done};
    enum pool_answer taken =
        hub_read_begin(job->hub, HUB_READ_ROW, pool_owner_of(job->request.peer), &job->read);
    if (taken != POOL_TAKEN) job_answer(job, accounts_pool_error(taken));
}

struct hub_error accounts_pool_error(enum pool_answer answer)
{
    return answer == POOL_OWNER_FULL ? hub_error_often(PASSWORDS_AGAIN_MS) : hub_error_of(HUB_BUSY);
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
    case HUB_LOGOUT_OTHERS:
    case HUB_SESSION_END:
    case HUB_PASSWORD:
    case HUB_DELETE: error = prepare_own(job); break;
    }
    if (error.code != HUB_OK)
        job_answer(job, error);
    else if (look_needed(request->action))
        job_look(job);
    else
        job_go_on(job);
}
