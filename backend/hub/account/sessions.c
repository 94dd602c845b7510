/* Sessions: a token in a cookie, stored as its SHA-256 only. They last while they are used. Tokens
 * of programs (tokens.c makes them) are found the same way, and last until their end. Sessions are
 * cached (session_cache.h) and evicted when a commit has changed their user. */
#include "hub/account/sessions.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/time/day.h"
#include "base/ids.h"
#include "base/log.h"
#include "hub/account/session_cache.h"
#include "hub/core/reads.h"
#include "hub/sync/node_send.h"
#include "store/nouns/sessions.h"

#define SESSION_MS (HUB_SESSION_S * 1000LL)
#define DAY_MS     (24LL * 3600 * 1000)
/* The cache is consistent: every change of a user or a session passes through the hub, or
 * through store_acts(). These limits cover manual changes of the database. */
#define FRESH_MS  60000  /* age after which it is read again, while it is still used */
#define OLD_MS    120000 /* age after which it is no longer used */
#define READS_MAX 3      /* reads of one session, if it changes repeatedly in the meantime */

void sessions_token_make(char token[HUB_TOKEN_BYTES + 1],
                         unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    ids_text(token, HUB_TOKEN_BYTES);
    CHECK(sessions_token_hash(token, hash));
}

bool sessions_token_hash(const char *token, unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    _Static_assert(STORE_TOKEN_HASH_BYTES == crypto_hash_sha256_BYTES, "SHA-256");
    if (token == NULL || strlen(token) != HUB_TOKEN_BYTES) return false;
    (void)crypto_hash_sha256(hash, (const unsigned char *)token, HUB_TOKEN_BYTES);
    return true;
}

bool sessions_program_hash(const char *text, unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    size_t before = sizeof(HUB_PROGRAM_TOKEN) - 1;
    if (strlen(text) != HUB_PROGRAM_TOKEN_BYTES || memcmp(text, HUB_PROGRAM_TOKEN, before) != 0)
        return false;
    (void)crypto_hash_sha256(hash, (const unsigned char *)text, HUB_PROGRAM_TOKEN_BYTES);
    return true;
}

void sessions_fill(struct store_session *session, int64_t user)
{
    session->user = user;
    session->created_ms = clock_unix_ms();
    session->used_ms = session->created_ms;
    session->expires_ms = session->created_ms + SESSION_MS;
}

void hub_session_id(const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                    char id[HUB_SESSION_ID_BYTES + 1])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, token_hash, STORE_TOKEN_HASH_BYTES);
    (void)sodium_bin2hex(id, HUB_SESSION_ID_BYTES + 1, hash, HUB_SESSION_ID_BYTES / 2);
}

/* ---- cache ---- */

bool sessions_open(struct hub *hub)
{
    hub->sessions = session_cache_new();
    return hub->sessions != NULL;
}

void sessions_close(struct hub *hub)
{
    session_cache_free(hub->sessions);
}

void sessions_receive_changed(struct hub *hub, int64_t user)
{
    hub->changed_users[hub->changed_count++ % HUB_CHANGED_MAX] = user;
    session_cache_remove_user(hub->sessions, user);
}

void sessions_receive_over(struct hub *hub, int64_t user, const unsigned char *only,
                           const unsigned char *keep)
{
    sessions_receive_changed(hub, user);
    if (hub->sessions_ended != NULL) hub->sessions_ended(hub->sessions_context, user, only, keep);
}

void sessions_changed(struct hub *hub, int64_t user)
{
    sessions_receive_changed(hub, user);
    node_send_user(hub, user);
}

void sessions_over(struct hub *hub, int64_t user, const unsigned char *only,
                   const unsigned char *keep)
{
    sessions_receive_over(hub, user, only, keep);
    node_send_over(hub, user, only, keep);
}

/* ---- reading a session ---- */

/* A read of a session from the store. */
struct session_read {
    struct hub_read read;
    struct hub *hub;
    struct session_kept kept;
    bool program; /* true: it is a token of a program */
    struct store_session session;
    struct store_token token;
    struct store_user user;
    enum store_err err;
    uint64_t owner;
    uint64_t changed_count; /* value of hub->changed_count when the read began */
    int tries;
    hub_session_done *done; /* NULL: nobody waits, the read only refreshes the cache */
    void *context;
};

static void session_run(struct hub_read *base, struct store_reader *reader)
{
    struct session_read *read = (struct session_read *)base;
    const unsigned char *hash = read->kept.user.token_hash;
    int64_t now = clock_unix_ms();
    read->err = read->program ? store_token_read(reader, hash, now, &read->token, &read->user)
                              : store_session_read(reader, hash, now, &read->session, &read->user);
}

static void session_done(struct hub_read *base);

static bool session_begin(struct session_read *read)
{
    struct hub *hub = read->hub;
    read->read.run = session_run;
    read->read.done = session_done;
    read->changed_count = hub->changed_count;
    read->kept.acts = store_acts(hub->config.store);
    read->kept.read_ms = clock_mono_ms();
    read->tries++;
    return hub_read_begin(hub, HUB_READ_ROW, read->owner, &read->read) == POOL_TAKEN;
}

/* Returns whether the read may have missed a write that was made since it began. */
static bool is_outdated(const struct session_read *read)
{
    const struct hub *hub = read->hub;
    uint64_t since = hub->changed_count - read->changed_count;
    if (since > HUB_CHANGED_MAX || read->kept.acts != store_acts(hub->config.store)) return true;
    for (uint64_t i = 1; i <= since; i++)
        if (hub->changed_users[(hub->changed_count - i) % HUB_CHANGED_MAX] == read->user.id)
            return true;
    return false;
}

static void session_end(struct session_read *read, enum store_err err)
{
    struct hub_user nobody = {.unread = err != STORE_OK && err != STORE_NOT_FOUND};
    const struct hub_user *user = err == STORE_OK ? &read->kept.user : &nobody;
    if (read->done != NULL) read->done(read->context, user);
    free(read);
}

/* Handles a session that the store no longer has: evicts it and closes its connections. */
static void session_gone(struct session_read *read)
{
    struct hub *hub = read->hub;
    const unsigned char *hash = read->kept.user.token_hash;
    const struct session_kept *kept = session_cache_find(hub->sessions, hash);
    int64_t user = kept != NULL ? kept->user.id : read->kept.user.id;
    if (user == 0) return;
    session_cache_remove(hub->sessions, hash);
    if (hub->sessions_ended != NULL) hub->sessions_ended(hub->sessions_context, user, hash, NULL);
}

/* Caches the session and its user. */
static void session_keep(struct session_read *read)
{
    struct hub_user *user = &read->kept.user;
    int32_t day = 0;
    user->id = read->user.id;
    user->guest = read->user.guest;
    user->bot_account = read->user.bot_account;
    user->created_ms = read->user.created_ms;
    memcpy(user->name, read->user.name, sizeof(user->name));
    if (read->program) { /* a program has no admin rights, whoever made its token */
        user->scopes = read->token.scopes;
        user->until_ms = read->token.expires_ms;
        user->session_used_ms = day_read(read->token.used_day, &day) ? day * DAY_MS : 0;
        read->kept.expires_ms = read->token.expires_ms;
    } else {
        user->admin = read->user.admin;
        user->moderator = read->user.moderator;
        user->warned = read->user.warned;
        user->session_used_ms = read->session.used_ms;
        read->kept.expires_ms = read->session.expires_ms;
    }
    session_cache_add(read->hub->sessions, &read->kept);
}

static void session_done(struct hub_read *base)
{
    struct session_read *read = (struct session_read *)base;
    const struct session_kept *kept = &read->kept;
    enum store_err err = base->err != STORE_OK ? base->err : read->err;
    if (err == STORE_OK && is_outdated(read)) {
        if (read->tries < READS_MAX && session_begin(read)) return;
        err = STORE_BUSY;
    }
    if (err == STORE_OK) {
        session_keep(read);
    } else if (err == STORE_NOT_FOUND) {
        session_gone(read);
    } else {
        struct session_kept *old = session_cache_find(read->hub->sessions, kept->user.token_hash);
        if (old != NULL)
            old->being_read =
                false; /* the failed read proves nothing: the next request repeats it */
    }
    session_end(read, err);
}

/* A requested session, or a program's token. */
struct looked_for {
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    bool program;
};

/* Starts a read, whose result `done` receives. */
static void session_ask(struct hub *hub, const struct looked_for *which, const char *peer,
                        hub_session_done *done, void *context)
{
    static const struct hub_user unread = {.unread = true};
    struct session_read *read = calloc(1, sizeof(*read));
    if (read != NULL) {
        *read = (struct session_read){
            .hub = hub, .owner = pool_owner_of(peer), .done = done, .context = context};
        read->program = which->program;
        memcpy(read->kept.user.token_hash, which->hash, STORE_TOKEN_HASH_BYTES);
        if (session_begin(read)) return;
        free(read);
    }
    if (done != NULL) done(context, &unread);
}

static const struct hub_user nobody;

static void session_find(struct hub *hub, const struct looked_for *which, const char *peer,
                         hub_session_done *done, void *context)
{
    struct session_kept *kept = session_cache_find(hub->sessions, which->hash);
    int64_t age_ms = kept != NULL ? clock_mono_ms() - kept->read_ms : 0;
    if (kept == NULL || age_ms >= OLD_MS || kept->expires_ms <= clock_unix_ms() ||
        kept->acts != store_acts(hub->config.store)) {
        session_ask(hub, which, peer, done, context);
        return;
    }
    struct hub_user user = kept->user; /* a copy, since session_ask() may evict the entry */
    if (age_ms >= FRESH_MS && !kept->being_read) {
        kept->being_read = true;
        session_ask(hub, which, peer, NULL, NULL);
    }
    done(context, &user);
}

void hub_session_find(struct hub *hub, const char *token, const char *peer, hub_session_done *done,
                      void *context)
{
    struct looked_for which = {.program = false};
    if (sessions_token_hash(token, which.hash))
        session_find(hub, &which, peer, done, context);
    else
        done(context, &nobody);
}

void hub_token_find(struct hub *hub, const char *text, const char *peer, hub_session_done *done,
                    void *context)
{
    struct looked_for which = {.program = true};
    if (sessions_program_hash(text, which.hash))
        session_find(hub, &which, peer, done, context);
    else
        done(context, &nobody);
}

void hub_session_check(struct hub *hub, const struct hub_user *user)
{
    struct session_read *read = user->id != 0 ? calloc(1, sizeof(*read)) : NULL;
    if (read == NULL) return;
    *read = (struct session_read){.hub = hub,
                                  .owner = pool_owner_of("sessions"),
                                  .program = user->scopes != 0,
                                  .kept.user = *user};
    if (!session_begin(read)) free(read);
}

/* ---- renewing a session ---- */

struct renewal {
    struct hub *hub;
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    int64_t expires_ms;
};

static void renewed(void *context, enum store_err err, int64_t id)
{
    (void)id;
    struct renewal *renewal = context;
    struct session_cache *sessions = renewal->hub->sessions;
    struct session_kept *kept = session_cache_find(sessions, renewal->token_hash);
    if (err == STORE_OK && kept != NULL)
        kept->expires_ms = renewal->expires_ms;
    else
        session_cache_remove(sessions, renewal->token_hash); /* which records its renewal */
    if (err != STORE_OK &&
        err != STORE_NOT_FOUND) /* STORE_NOT_FOUND: it has ended in the meantime */
        log_warn("hub", "event=session_not_renewed error=%s", store_err_name(err));
    free(renewal);
}

static void token_noted(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    if (err != STORE_OK) log_warn("hub", "event=token_use_not_noted error=%s", store_err_name(err));
}

/* Records once a day that a program has used its token. */
static void token_use(struct hub *hub, const struct hub_user *user)
{
    int64_t now = clock_unix_ms();
    struct session_kept *kept = session_cache_find(hub->sessions, user->token_hash);
    if (kept == NULL || now / DAY_MS <= kept->user.session_used_ms / DAY_MS || hub->stopped) return;
    struct store_token token = {.user = user->id};
    memcpy(token.hash, user->token_hash, sizeof(token.hash));
    day_print(day_at(NULL, now), token.used_day);
    struct store_write write = {.op = STORE_TOKEN_USED, .token = &token};
    if (store_write(hub->config.store, &write, token_noted, NULL) == STORE_OK)
        kept->user.session_used_ms = now;
}

bool hub_session_use(struct hub *hub, const struct hub_user *user)
{
    if (user->scopes != 0) {
        token_use(hub, user);
        return false;
    }
    int64_t now = clock_unix_ms();
    struct session_kept *kept = session_cache_find(hub->sessions, user->token_hash);
    if (kept == NULL || now / DAY_MS <= kept->user.session_used_ms / DAY_MS || hub->stopped)
        return false;
    struct renewal *renewal = calloc(1, sizeof(*renewal));
    if (renewal == NULL) return false; /* the next request tries again */
    *renewal = (struct renewal){.hub = hub, .expires_ms = now + SESSION_MS};
    memcpy(renewal->token_hash, user->token_hash, sizeof(renewal->token_hash));
    struct store_session session = {.used_ms = now, .expires_ms = renewal->expires_ms};
    memcpy(session.token_hash, user->token_hash, sizeof(session.token_hash));
    struct store_write write = {.op = STORE_SESSION_RENEW, .session = &session};
    if (store_write(hub->config.store, &write, renewed, renewal) != STORE_OK) {
        free(renewal);
        return false;
    }
    kept->user.session_used_ms = now; /* one renewal in flight is enough */
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
