#include "hub/account/tokens.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/sessions.h"
#include "hub/core/reads.h"
#include "store/core/name.h"

#define DAY_MS (24LL * 3600 * 1000)

/* One request: its data, and its callback. */
struct token_job {
    struct hub_read read;
    struct hub *hub;
    struct store_token token;
    char text[HUB_PROGRAM_TOKEN_BYTES + 1];
    enum store_err err;
    hub_token_done *made;
    hub_people_done *done;
    void *context;
};

static void job_free(struct token_job *job)
{
    sodium_memzero(job, sizeof(*job));
    free(job);
}

static struct hub_error error_of(enum store_err err, enum hub_err missing)
{
    if (err == STORE_OK) return hub_error_of(HUB_OK);
    if (err == STORE_NOT_FOUND) return hub_error_of(missing);
    if (err == STORE_TOO_MANY) return hub_error_of(HUB_TOO_MANY_TOKENS);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = HUB_STORE, .store = err};
}

/* Checks whether a request is allowed now, before any work. */
static struct hub_error begin(struct hub *hub, int64_t user)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    limits_user(user, who);
    bool ok = limits_acquire(hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

/* ---- making a token ---- */

static void make_done(void *context, enum store_err err, int64_t id)
{
    struct token_job *job = context;
    job->token.number = id;
    job->made(job->context, error_of(err, HUB_ACCOUNT_NEEDED), job->text, &job->token);
    job_free(job);
}

static struct token_job *make_begin(struct hub *hub, const struct hub_token_wish *wish, char *name)
{
    char random[HUB_TOKEN_BYTES + 1];
    unsigned char unused[STORE_TOKEN_HASH_BYTES];
    struct token_job *job = calloc(1, sizeof(*job));
    if (job == NULL) return NULL;
    job->hub = hub;
    job->token = (struct store_token){.user = wish->user.id, .scopes = wish->scopes};
    job->token.made_ms = clock_unix_ms();
    job->token.expires_ms = job->token.made_ms + wish->days * DAY_MS;
    (void)text_copy(job->token.name, sizeof(job->token.name), name);
    sessions_token_make(random, unused);
    memcpy(job->text, HUB_PROGRAM_TOKEN, sizeof(HUB_PROGRAM_TOKEN) - 1);
    memcpy(job->text + sizeof(HUB_PROGRAM_TOKEN) - 1, random, sizeof(random));
    CHECK(sessions_program_hash(job->text, job->token.hash));
    sodium_memzero(random, sizeof(random));
    return job;
}

void hub_token_make(struct hub *hub, const struct hub_token_wish *wish, hub_token_done *done,
                    void *context)
{
    char name[sizeof(wish->name)];
    (void)text_copy(name, sizeof(name), wish->name);
    CHECK(wish->scopes != 0 && wish->days >= 1 && wish->days <= HUB_TOKEN_DAYS_MAX);
    struct hub_error error = hub_error_of(HUB_ACCOUNT_NEEDED);
    if (!wish->user.guest) error = begin(hub, wish->user.id);
    if (error.code == HUB_OK && !name_clean(name, STORE_TOKEN_NAME_BYTES_MAX))
        error = hub_error_of(HUB_BAD_NAME);
    struct token_job *job = error.code == HUB_OK ? make_begin(hub, wish, name) : NULL;
    if (error.code == HUB_OK && job == NULL) error = hub_error_of(HUB_BUSY);
    if (job != NULL) {
        job->made = done;
        job->context = context;
        struct store_write write = {.op = STORE_TOKEN_ADD, .token = &job->token};
        enum store_err err = store_write(hub->config.store, &write, make_done, job);
        if (err == STORE_OK) return;
        error = error_of(err, HUB_ACCOUNT_NEEDED);
        job_free(job);
    }
    done(context, error, NULL, NULL);
}

/* ---- revoking a token ---- */

static void end_answer(struct token_job *job, enum store_err err)
{
    if (err == STORE_OK) sessions_over(job->hub, job->token.user, job->token.hash, NULL);
    job->done(job->context, error_of(err, HUB_NOT_FOUND));
    job_free(job);
}

static void end_written(void *context, enum store_err err, int64_t id)
{
    (void)id;
    end_answer(context, err);
}

static bool is_it(void *context, const struct store_token *token)
{
    struct token_job *job = context;
    if (token->number != job->token.number) return true;
    job->token = *token;
    job->err = STORE_OK;
    return false;
}

/* Reads the hash of the token, by which its connections are found. On a worker. */
static void end_run(struct hub_read *read, struct store_reader *reader)
{
    struct token_job *job = (struct token_job *)read;
    job->err = STORE_NOT_FOUND;
    enum store_err err = store_tokens_each(reader, job->token.user, clock_unix_ms(), is_it, job);
    if (err != STORE_OK) job->err = err;
}

static void end_read(struct hub_read *read)
{
    struct token_job *job = (struct token_job *)read;
    enum store_err err = read->err != STORE_OK ? read->err : job->err;
    struct store_write write = {.op = STORE_TOKEN_END, .token = &job->token};
    if (err == STORE_OK) err = store_write(job->hub->config.store, &write, end_written, job);
    if (err != STORE_OK) end_answer(job, err);
}

void hub_token_end(struct hub *hub, int64_t user, int64_t number, const char *peer,
                   hub_people_done *done, void *context)
{
    struct hub_error error = begin(hub, user);
    struct token_job *job = error.code == HUB_OK ? calloc(1, sizeof(*job)) : NULL;
    if (error.code == HUB_OK) error = hub_error_of(HUB_BUSY);
    if (job != NULL) {
        *job = (struct token_job){.read = {.run = end_run, .done = end_read},
                                  .hub = hub,
                                  .token = {.user = user, .number = number},
                                  .done = done,
                                  .context = context};
        uint64_t owner = pool_owner_of(peer);
        if (hub_read_begin(hub, HUB_READ_ROW, owner, &job->read) == POOL_TAKEN) return;
        job_free(job);
    }
    done(context, error);
}

/* ---- bot accounts ---- */

static void bot_written(void *context, enum store_err err, int64_t id)
{
    struct token_job *job = context;
    (void)id;
    if (err == STORE_OK) sessions_changed(job->hub, job->token.user);
    job->done(job->context, error_of(err, HUB_HAS_PLAYED));
    job_free(job);
}

void hub_bot_account_set(struct hub *hub, const struct hub_user *user, hub_people_done *done,
                         void *context)
{
    struct hub_error error = hub_error_of(user->guest ? HUB_ACCOUNT_NEEDED : HUB_OK);
    if (error.code == HUB_OK && user->bot_account) {
        done(context, error);
        return;
    }
    if (error.code == HUB_OK) error = begin(hub, user->id);
    struct token_job *job = error.code == HUB_OK ? calloc(1, sizeof(*job)) : NULL;
    if (error.code == HUB_OK && job == NULL) error = hub_error_of(HUB_BUSY);
    if (job != NULL) {
        struct store_user bot = {.id = user->id};
        struct store_write write = {.op = STORE_BOT_ACCOUNT_SET, .user = &bot};
        *job = (struct token_job){
            .hub = hub, .token = {.user = user->id}, .done = done, .context = context};
        enum store_err err = store_write(hub->config.store, &write, bot_written, job);
        if (err == STORE_OK) return;
        error = error_of(err, HUB_HAS_PLAYED);
        job_free(job);
    }
    done(context, error);
}
