/* Sessions: a token in a cookie, stored as its SHA-256 only. They last while they are used. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/ids.h"
#include "base/log.h"
#include "hub/internal.h"

#define SESSION_MS (HUB_SESSION_S * 1000LL)
#define RENEW_MS   (24LL * 3600 * 1000)

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

bool hub_session_read(struct hub *hub, const char *token, struct hub_user *user)
{
    struct store_session session;
    struct store_user stored;
    unsigned char hash[STORE_TOKEN_HASH_BYTES];
    memset(user, 0, sizeof(*user));
    if (!sessions_token_hash(token, hash)) return false;
    enum store_err err =
        store_session_read(hub->config.reader, hash, clock_unix_ms(), &session, &stored);
    if (err != STORE_OK) {
        user->unread = err != STORE_NOT_FOUND;
        return false;
    }
    *user = (struct hub_user){.id = stored.id,
                              .guest = stored.guest,
                              .admin = stored.admin,
                              .session_used_ms = session.used_ms};
    memcpy(user->name, stored.name, sizeof(user->name));
    memcpy(user->token_hash, hash, sizeof(user->token_hash));
    return true;
}

/* Where a renewal in flight is remembered: another one of the same place waits for the next
 * request. */
static uint64_t *renewal_of(struct hub *hub, const unsigned char *token_hash, uint64_t *key)
{
    *key = hash_bytes(token_hash, STORE_TOKEN_HASH_BYTES, 0) | 1;
    return &hub->renewals[*key / 2 % HUB_RENEWALS_MAX];
}

static void renewed(void *context, enum store_err err, int64_t id)
{
    (void)id;
    uint64_t *renewal = context;
    *renewal = 0;
    if (err != STORE_OK && err != STORE_NOT_FOUND) /* it has ended meanwhile */
        log_warn("hub", "event=session_not_renewed error=%s", store_err_name(err));
}

bool hub_session_use(struct hub *hub, const struct hub_user *user)
{
    int64_t now = clock_unix_ms();
    uint64_t key = 0;
    uint64_t *renewal = renewal_of(hub, user->token_hash, &key);
    if (now - user->session_used_ms < RENEW_MS || *renewal != 0 || hub->stopped) return false;
    struct store_session session = {.used_ms = now, .expires_ms = now + SESSION_MS};
    memcpy(session.token_hash, user->token_hash, sizeof(session.token_hash));
    struct store_write write = {.op = STORE_SESSION_RENEW, .session = &session};
    if (store_write(hub->config.store, &write, renewed, renewal) != STORE_OK)
        return false; /* the next request tries again */
    *renewal = key;
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
