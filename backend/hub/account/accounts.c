/* Guests, accounts, sessions: the path of a request. Passwords are argon2id by libsodium, on a
 * worker; a session's token is stored as its SHA-256 only. */
#include "hub/account/accounts.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/account/accounts_internal.h"
#include "hub/account/passwords.h"
#include "store/core/name.h"

#define PASSWORDS_AGAIN_MS   2000
#define PASSWORD_STACK_BYTES 16384

_Static_assert(STORE_PASSWORD_BYTES_MAX >= crypto_pwhash_STRBYTES, "an argon2id hash fits");

static void job_answer(struct account_job *job, struct hub_error error)
{
    struct hub_account_answer answer = {.error = error};
    if (job->code_counted && error.code != HUB_BAD_CODE)
        limits_release(job->hub->limits, LIMIT_CODE, job->request.peer, clock_mono_ms());
    if (error.code == HUB_OK) {
        answer.user = (struct hub_user){
            .id = job->user.id, .guest = job->user.guest, .admin = job->user.admin};
        answer.user.bot_account = job->user.bot_account;
        answer.user.moderator = job->user.moderator;
        memcpy(answer.user.name, job->user.name, sizeof(answer.user.name));
        memcpy(answer.user.token_hash, job->session.token_hash, sizeof(answer.user.token_hash));
        memcpy(answer.token, job->token, sizeof(answer.token));
        memcpy(answer.known, job->known, sizeof(answer.known));
        answer.left = job->left;
    }
    job->done(job->context, &answer);
    passkey_request_free(job->passkeys);
    free(job->identity);
    sodium_memzero(job, sizeof(*job));
    free(job);
}

static struct hub_error store_error(const struct account_job *job, enum store_err err)
{
    bool identity = job->identity != NULL;
    if (err == STORE_TAKEN) return hub_error_of(HUB_NAME_TAKEN);
    if (err == STORE_STALE)
        return hub_error_of(identity ? HUB_PROVIDER_EXPIRED : HUB_PASSKEY_EXPIRED);
    if (err == STORE_TOO_MANY)
        return hub_error_of(identity ? HUB_TOO_MANY_IDENTITIES : HUB_TOO_MANY_PASSKEYS);
    return err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                             : (struct hub_error){.code = HUB_STORE, .store = err};
}

/* Returns the error of a new user whom the server does not let in. A guest who was not made does
 * not count. */
static struct hub_error admission_error(struct account_job *job, enum store_err err)
{
    struct limits *limits = job->hub->limits;
    const struct hub_account_request *request = &job->request;
    if (err == STORE_NO_CODE && request->action == HUB_SETUP)
        return hub_error_of(HUB_BAD_EMAIL_LINK);
    if (err == STORE_NO_CODE)
        return hub_error_of(request->code[0] != '\0' ? HUB_BAD_CODE : HUB_CODE_NEEDED);
    if (err != STORE_NO_ENTRY) return store_error(job, err);
    if (request->action != HUB_GUEST) return hub_error_of(HUB_REGISTRATION_CLOSED);
    limits_release(limits, LIMIT_GUEST, request->peer, clock_mono_ms());
    limits_release(limits, LIMIT_GUEST_DAY, request->peer, clock_mono_ms());
    return hub_error_of(HUB_NO_GUESTS);
}

/* ---- the end: written, or rejected by changes in the meantime ---- */

static void meanwhile_run(struct hub_read *read, struct store_reader *reader)
{
    accounts_ban_read((struct account_job *)read, reader);
}

static void meanwhile_done(struct hub_read *read)
{
    struct account_job *job = (struct account_job *)read;
    job_answer(job, hub_error_of(job->banned ? HUB_BANNED : HUB_WRONG_PASSWORD));
}

/* Answers a job whose user or session was removed while the worker compared the password: an
 * administrator may have banned the user, or the password may have changed. */
static void changed_meanwhile(struct account_job *job)
{
    if (!job->verify) {
        bool by_passkey = job->passkeys != NULL; /* which was removed, or has another owner */
        job_answer(job, hub_error_of(job->identity != NULL ? HUB_PROVIDER_EXPIRED
                                     : by_passkey          ? HUB_BAD_PASSKEY
                                                           : HUB_NOT_SIGNED_IN));
        return;
    }
    uint64_t owner = pool_owner_of(job->request.peer);
    job->read = (struct hub_read){.run = meanwhile_run, .done = meanwhile_done};
    if (hub_read_begin(job->hub, HUB_READ_ROW, owner, &job->read) != POOL_TAKEN)
        job_answer(job, hub_error_of(HUB_WRONG_PASSWORD));
}

static void job_write(struct account_job *job);

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct account_job *job = context;
    if (err == STORE_TAKEN && identity_rename(job)) {
        job_write(job);
        return;
    }
    if (err != STORE_OK) {
        job->token[0] = '\0';
        if (err == STORE_NOT_FOUND)
            changed_meanwhile(job);
        else
            job_answer(job, admission_error(job, err));
        return;
    }
    if (job->user.id == 0) job->user.id = id;
    if (job->user.numbered) /* as the store has it */
        CHECK(name_number(job->user.name, sizeof(job->user.name), id));
    accounts_action(job)->apply(job);
    job_answer(job, hub_error_of(HUB_OK));
}

static void job_write(struct account_job *job)
{
    struct store_write write;
    accounts_action(job)->write(job, &write);
    enum store_err err = store_write(job->hub->config.store, &write, job_saved, job);
    if (err != STORE_OK) {
        job->token[0] = '\0';
        job_answer(job, store_error(job, err));
    }
}

/* Refunds a right attempt: only wrong ones count against a name and an address. Where many
 * people have signed in, many may mistype. */
static void right_note(struct account_job *job)
{
    struct limits *limits = job->hub->limits;
    char pair[ACCOUNT_PAIR_BYTES_MAX];
    int64_t now_ms = clock_mono_ms();
    int64_t retry_ms = 0;
    accounts_pair_print(job, pair);
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
        job_answer(job,
                   hub_error_of(HUB_BANNED)); /* only the owner of the password gets this answer */
        return;
    }
    if (job->make && !job->made) {
        job_answer(job, hub_error_of(HUB_BUSY)); /* the worker had no memory */
        return;
    }
    job_write(job);
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
    struct account_job *job = context;
    if (atomic_load(&job->hub->stopping)) return; /* nobody waits for the answer any longer */
    password_compare_and_hash(job);
    sodium_stackzero(PASSWORD_STACK_BYTES); /* where it has worked */
}

static void password_done(void *context)
{
    struct account_job *job = context;
    if (job->hub->stopped)
        job_answer(job, hub_error_of(HUB_SHUTTING_DOWN));
    else
        job_decide(job);
}

/* ---- the beginning ---- */

/* Continues once everything that the request needs has been read. */
static void job_go_on(struct account_job *job)
{
    const struct account_action *action = accounts_action(job);
    struct hub_error error = action->check != NULL ? action->check(job) : hub_error_of(HUB_OK);
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

/* On a worker. */
static void found_run(struct hub_read *read, struct store_reader *reader)
{
    struct account_job *job = (struct account_job *)read;
    job->found = accounts_action(job)->read(job, reader);
}

static void found_done(struct hub_read *read)
{
    struct account_job *job = (struct account_job *)read;
    enum store_err err = read->err != STORE_OK ? read->err : job->found;
    if (err == STORE_OK)
        job_go_on(job);
    else
        job_answer(job, err == STORE_NOT_FOUND ? hub_error_of(accounts_action(job)->missing)
                                               : store_error(job, err));
}

static void job_read(struct account_job *job)
{
    job->read = (struct hub_read){.run = found_run, .done = found_done};
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
    memcpy(&job->request, request,
           sizeof(job->request)); /* copied once, since it holds passwords */
    job->done = done;
    job->context = context;
    const struct account_action *action = accounts_action(job);
    struct hub_error error = accounts_proofs_copy(job);
    if (error.code == HUB_OK) error = action->prepare(job);
    if (error.code != HUB_OK)
        job_answer(job, error);
    else if (action->read != NULL)
        job_read(job);
    else
        job_go_on(job);
}
