#include "hub/limits/limits.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/ids.h"
#include "base/pages.h"

#define LIMITS_PROBES 8

struct limit_row {
    int64_t burst;     /* tokens in a full bucket */
    int64_t refill_ms; /* for one token */
};

static const struct limit_row rows[LIMIT_KINDS] = {
    [LIMIT_LOGIN] = {10, 6000},
    [LIMIT_LOGIN_ACCOUNT] = {1, 24 * 3600 * 1000},
    [LIMIT_LOGIN_NAME] = {10, 30000},
    [LIMIT_LOGIN_DEVICE] = {10, 30000},
    [LIMIT_PASSWORD] = {10, 30000},
    [LIMIT_PASSKEY] = {30, 6000},
    [LIMIT_PROVIDER] = {30, 6000},
    [LIMIT_CODE] = {10, 30000},
    [LIMIT_REGISTRATION] = {20, 30000},
    [LIMIT_GUEST] = {60, 2000},
    [LIMIT_GUEST_DAY] = {1, 1},
    [LIMIT_CREATION] = {30, 10000},
    [LIMIT_CREATION_ADDRESS] = {120, 5000},
    [LIMIT_INVITATION] = {20, 60 * 1000},
    [LIMIT_INVITATION_PAIR] = {3, 8 * 3600 * 1000},
    [LIMIT_KEEPING] = {60, 1000},
    [LIMIT_EMAIL] = {5, 3600 * 1000},
    [LIMIT_EMAIL_ADDRESS] = {3, 8 * 3600 * 1000},
    [LIMIT_TRIAL] = {5, 60 * 1000},
    [LIMIT_LINK] = {5, 60 * 1000},
    [LIMIT_FEED] = {30, 10 * 1000},
    [LIMIT_PICTURE] = {30, 2 * 1000},
    [LIMIT_CHAT] = {10, 1000},
    [LIMIT_CHAT_NEW] = {5, 3000},
    [LIMIT_CHAT_ADDRESS] = {60, 200},
    [LIMIT_REPORT] = {5, 120 * 1000},
    [LIMIT_REPORT_ADDRESS] = {10, 60 * 1000},
    [LIMIT_MESSAGE] = {200, 10},
    [LIMIT_LOBBY] = {10, 2000},
    [LIMIT_LOBBY_ADDRESS] = {100, 250},
    [LIMIT_SUBSCRIBE] = {30, 500},
    [LIMIT_SUBSCRIBE_ADDRESS] = {300, 50},
    [LIMIT_CALENDAR] = {30, 5000},
    [LIMIT_ANALYSIS] = {12, 60 * 1000},
    [LIMIT_HINT] = {12, 5000},
    [LIMIT_READ] = {2000, 5},
};

struct bucket {
    uint64_t key;    /* 0: free */
    int64_t full_us; /* time at which it will be full again */
    int64_t wider;   /* additional tokens of this bucket, see limits_widen() */
};

/* A full table evicts the least important bucket. Limits on password guesses have tables of their
 * own, so that an attacker cannot evict them by filling a table that is cheaper to fill: an address
 * is cheaper than an attempt. */
enum table {
    TABLE_ADDRESSES, /* addresses with log-in attempts, or with invitation codes */
    TABLE_GUESSES,
    TABLE_OTHERS,
    TABLES
};

struct limits {
    unsigned factor;
    /* secret: with it an attacker could evict a chosen bucket */
    unsigned char key[crypto_shorthash_KEYBYTES];
    struct limit_row rows[LIMIT_KINDS];
    struct bucket buckets[TABLES][LIMITS_BUCKETS_MAX];
};

struct limits *limits_new(unsigned factor)
{
    struct limits *limits = pages_new(sizeof(*limits));
    if (limits != NULL) {
        limits->factor = factor < 1 ? 1 : factor;
        ids_random(limits->key, sizeof(limits->key));
        memcpy(limits->rows, rows, sizeof(limits->rows));
    }
    return limits;
}

void limits_set(struct limits *limits, enum limit_kind kind, uint32_t burst, int64_t refill_ms)
{
    CHECK(burst > 0 && refill_ms > 0);
    limits->rows[kind] = (struct limit_row){.burst = burst, .refill_ms = refill_ms};
}

void limits_free(struct limits *limits)
{
    pages_free(limits, sizeof(*limits));
}

static enum table table_of(enum limit_kind kind)
{
    if (kind == LIMIT_LOGIN || kind == LIMIT_CODE) return TABLE_ADDRESSES;
    bool guess = kind == LIMIT_LOGIN_NAME || kind == LIMIT_LOGIN_DEVICE || kind == LIMIT_PASSWORD;
    return guess ? TABLE_GUESSES : TABLE_OTHERS;
}

static uint64_t bucket_key(const struct limits *limits, enum limit_kind kind, const char *who)
{
    unsigned char hash[crypto_shorthash_BYTES];
    crypto_shorthash(hash, (const unsigned char *)who, strlen(who), limits->key);
    return hash_word(hash_word_read(hash) + (uint64_t)kind) | 1;
}

/* Finds the bucket of `who`, or the least important one among its slots: free, or full first. */
static struct bucket *bucket_find(struct limits *limits, enum limit_kind kind, const char *who)
{
    struct bucket *buckets = limits->buckets[table_of(kind)];
    uint64_t key = bucket_key(limits, kind, who);
    struct bucket *best = NULL;
    for (uint64_t i = 0; i < LIMITS_PROBES; i++) {
        struct bucket *bucket = &buckets[(key + i) % LIMITS_BUCKETS_MAX];
        if (bucket->key == key) return bucket;
        if (best == NULL || bucket->full_us < best->full_us) best = bucket;
    }
    best->key = key;
    best->full_us = 0;
    best->wider = 0;
    return best;
}

/* The state of a bucket: the time when it is full, and the refill times of one token and of all. */
struct filling {
    struct bucket *bucket;
    int64_t full_us;
    int64_t refill_us;
    int64_t room_us;
};

static struct filling filling_of(struct limits *limits, enum limit_kind kind, const char *who,
                                 int64_t now_us)
{
    const struct limit_row *row = &limits->rows[kind];
    struct bucket *bucket = bucket_find(limits, kind, who);
    int64_t burst = row->burst + bucket->wider;
    int64_t refill_us = row->refill_ms * 1000 * row->burst / burst / limits->factor;
    return (struct filling){.bucket = bucket,
                            .full_us = bucket->full_us > now_us ? bucket->full_us : now_us,
                            .refill_us = refill_us,
                            .room_us = refill_us * burst * limits->factor};
}

bool limits_acquire(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                    int64_t *retry_ms)
{
    int64_t now_us = now_ms * 1000;
    struct filling to = filling_of(limits, kind, who, now_us);
    int64_t over_us = to.full_us + to.refill_us - now_us - to.room_us;
    *retry_ms = over_us > 0 ? (over_us + 999) / 1000 : 0;
    to.bucket->full_us = over_us > 0 ? to.full_us : to.full_us + to.refill_us;
    return over_us <= 0;
}

bool limits_left(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                 int64_t *retry_ms)
{
    int64_t now_us = now_ms * 1000;
    struct filling to = filling_of(limits, kind, who, now_us);
    int64_t over_us = to.full_us - now_us - to.room_us;
    *retry_ms = over_us > 0 ? (over_us + 999) / 1000 : 0;
    return over_us <= 0;
}

void limits_spend(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms,
                  int64_t thousandths)
{
    struct filling to = filling_of(limits, kind, who, now_ms * 1000);
    to.bucket->full_us = to.full_us + thousandths * to.refill_us / 1000;
}

void limits_widen(struct limits *limits, enum limit_kind kind, const char *who)
{
    struct bucket *bucket = bucket_find(limits, kind, who);
    if (bucket->wider < LIMITS_WIDER_MAX) bucket->wider++;
}

void limits_release(struct limits *limits, enum limit_kind kind, const char *who, int64_t now_ms)
{
    struct bucket *bucket = bucket_find(limits, kind, who);
    int64_t refill_us = limits->rows[kind].refill_ms * 1000 / limits->factor;
    if (bucket->full_us > now_ms * 1000) bucket->full_us -= refill_us;
}

void limits_user(int64_t user, char who[LIMITS_USER_BYTES])
{
    char digits[LIMITS_USER_BYTES];
    size_t at = sizeof(digits);
    uint64_t rest = (uint64_t)user;
    digits[--at] = '\0';
    digits[--at] = ' ';
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    memcpy(who, digits + at, sizeof(digits) - at);
}
