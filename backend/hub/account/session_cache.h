/* LRU cache of sessions with their users, by the hash of their token: most requests need one. Fixed
 * size. sessions.c decides how long an entry is valid. Loop thread only. */
#ifndef HUB_ACCOUNT_SESSION_CACHE_H
#define HUB_ACCOUNT_SESSION_CACHE_H

#include "hub/hub.h"

#define SESSION_CACHE_MAX 16384

struct session_kept {
    struct hub_user user;
    int64_t expires_ms;
    int64_t read_ms; /* monotonic */
    uint64_t acts;   /* store_acts() at the time of the read */
    bool being_read; /* a refresh is in progress, and this entry stays valid until it ends */
};

struct session_cache;

/* Makes an empty cache, owned by the caller; NULL without memory. */
struct session_cache *session_cache_new(void);
/* Frees it; NULL is allowed. */
void session_cache_free(struct session_cache *cache);

/* Returns the cached session, or NULL, and marks it as used. Valid until the next call. */
struct session_kept *session_cache_find(struct session_cache *cache,
                                        const unsigned char token_hash[STORE_TOKEN_HASH_BYTES]);
/* Adds a session, by its user.token_hash. */
void session_cache_add(struct session_cache *cache, const struct session_kept *kept);
/* Each removes entries: one session, or all of a user. */
void session_cache_remove(struct session_cache *cache,
                          const unsigned char token_hash[STORE_TOKEN_HASH_BYTES]);
void session_cache_remove_user(struct session_cache *cache, int64_t user);

#endif
