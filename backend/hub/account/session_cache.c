#include "hub/account/session_cache.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS SESSION_CACHE_MAX

/* Slots count from 1, so that untouched memory is an empty cache; 0 is none. */

struct entry {
    struct session_kept kept; /* user.id 0: free */
    uint32_t next_same_token; /* next entry of the bucket, or next free slot */
    uint32_t next_same_user;
    uint32_t newer;
    uint32_t older;
};

struct session_cache {
    uint32_t used;   /* the slots up to this one have been used at least once */
    uint32_t unused; /* free slots among them */
    uint32_t newest;
    uint32_t oldest;
    uint32_t by_token[BUCKETS];
    uint32_t by_user[BUCKETS];
    struct entry entries[SESSION_CACHE_MAX];
};

struct session_cache *session_cache_new(void)
{
    return calloc(1, sizeof(struct session_cache));
}

void session_cache_free(struct session_cache *cache)
{
    free(cache);
}

static struct entry *entry_at(struct session_cache *cache, uint32_t at)
{
    CHECK(at >= 1 && at <= SESSION_CACHE_MAX);
    return &cache->entries[at - 1];
}

/* Returns the bucket of a token. The hash includes a random value of the server, so its first
 * bytes are uniform. */
static uint32_t *token_bucket(struct session_cache *cache, const unsigned char *token_hash)
{
    uint32_t number = 0;
    memcpy(&number, token_hash, sizeof(number));
    return &cache->by_token[number % BUCKETS];
}

static uint32_t *user_bucket(struct session_cache *cache, int64_t user)
{
    return &cache->by_user[(uint64_t)user % BUCKETS];
}

/* ---- the order of use ---- */

static void order_leave(struct session_cache *cache, struct entry *entry)
{
    *(entry->newer != 0 ? &entry_at(cache, entry->newer)->older : &cache->newest) = entry->older;
    *(entry->older != 0 ? &entry_at(cache, entry->older)->newer : &cache->oldest) = entry->newer;
}

static void order_enter(struct session_cache *cache, uint32_t at)
{
    struct entry *entry = entry_at(cache, at);
    entry->newer = 0;
    entry->older = cache->newest;
    *(cache->newest != 0 ? &entry_at(cache, cache->newest)->newer : &cache->oldest) = at;
    cache->newest = at;
}

/* ---- slots ---- */

static uint32_t place_find(struct session_cache *cache, const unsigned char *token_hash)
{
    uint32_t at = *token_bucket(cache, token_hash);
    while (at != 0 && memcmp(entry_at(cache, at)->kept.user.token_hash, token_hash,
                             STORE_TOKEN_HASH_BYTES) != 0)
        at = entry_at(cache, at)->next_same_token;
    return at;
}

static void place_free(struct session_cache *cache, uint32_t at)
{
    struct entry *entry = entry_at(cache, at);
    uint32_t *link = token_bucket(cache, entry->kept.user.token_hash);
    while (*link != at) link = &entry_at(cache, *link)->next_same_token;
    *link = entry->next_same_token;
    link = user_bucket(cache, entry->kept.user.id);
    while (*link != at) link = &entry_at(cache, *link)->next_same_user;
    *link = entry->next_same_user;
    order_leave(cache, entry);
    memset(entry, 0, sizeof(*entry));
    entry->next_same_token = cache->unused;
    cache->unused = at;
}

static uint32_t place_take(struct session_cache *cache)
{
    if (cache->unused == 0 && cache->used < SESSION_CACHE_MAX) return ++cache->used;
    if (cache->unused == 0) place_free(cache, cache->oldest);
    uint32_t at = cache->unused;
    cache->unused = entry_at(cache, at)->next_same_token;
    return at;
}

/* ---- the functions of the header ---- */

struct session_kept *session_cache_find(struct session_cache *cache,
                                        const unsigned char token_hash[STORE_TOKEN_HASH_BYTES])
{
    uint32_t at = place_find(cache, token_hash);
    if (at == 0) return NULL;
    order_leave(cache, entry_at(cache, at));
    order_enter(cache, at);
    return &entry_at(cache, at)->kept;
}

void session_cache_add(struct session_cache *cache, const struct session_kept *kept)
{
    CHECK(kept->user.id != 0);
    session_cache_remove(cache, kept->user.token_hash);
    uint32_t at = place_take(cache);
    uint32_t *token = token_bucket(cache, kept->user.token_hash);
    uint32_t *user = user_bucket(cache, kept->user.id);
    struct entry *entry = entry_at(cache, at);
    *entry = (struct entry){.kept = *kept, .next_same_token = *token, .next_same_user = *user};
    *token = at;
    *user = at;
    order_enter(cache, at);
}

void session_cache_remove(struct session_cache *cache,
                          const unsigned char token_hash[STORE_TOKEN_HASH_BYTES])
{
    uint32_t at = place_find(cache, token_hash);
    if (at != 0) place_free(cache, at);
}

void session_cache_remove_user(struct session_cache *cache, int64_t user)
{
    uint32_t at = *user_bucket(cache, user);
    while (at != 0) {
        uint32_t next = entry_at(cache, at)->next_same_user;
        if (entry_at(cache, at)->kept.user.id == user) place_free(cache, at);
        at = next;
    }
}
