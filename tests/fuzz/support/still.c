#include "fuzz/support/still.h"

#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/text.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define BEGIN_MS 1700000000000

static int64_t now_ms = BEGIN_MS;
static uint32_t named;

void still_reset(void)
{
    now_ms = BEGIN_MS;
    named = 0;
}

void still_clock_on(int64_t ms)
{
    now_ms += ms;
}

int64_t clock_unix_ms(void)
{
    return now_ms;
}

int64_t clock_mono_us(void)
{
    return now_ms * 1000;
}

int64_t clock_mono_ms(void)
{
    return clock_mono_us() / 1000;
}

int64_t clock_thread_us(void)
{
    return now_ms * 1000;
}

void ids_random(void *bytes, size_t size)
{
    memset(bytes, 0, size);
    named++;
    memcpy(bytes, &named, size < sizeof(named) ? size : sizeof(named));
}

/* "aaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaac" and so on, so that a dictionary knows them. */
void ids_text(char *text, size_t length)
{
    uint32_t number = ++named;
    text[length] = '\0';
    while (length > 0) {
        text[--length] = (char)('a' + number % 8);
        number /= 8;
    }
}

int crypto_pwhash_str(char out[crypto_pwhash_STRBYTES], const char *const passwd,
                      unsigned long long passwdlen, unsigned long long opslimit, size_t memlimit)
{
    (void)opslimit;
    (void)memlimit;
    CHECK(strlen(passwd) == passwdlen);
    (void)text_copy(out, crypto_pwhash_STRBYTES, passwd);
    return 0;
}

int crypto_pwhash_str_verify(const char *str, const char *const passwd,
                             unsigned long long passwdlen)
{
    char kept[crypto_pwhash_STRBYTES];
    CHECK(strlen(passwd) == passwdlen);
    (void)text_copy(kept, sizeof(kept), passwd);
    return strcmp(str, kept) == 0 ? 0 : -1;
}

/* ---- workers ---- */

struct job {
    void (*run)(void *job);
    void (*done)(void *job);
    void *job;
};

struct pool {
    struct job jobs[STILL_JOBS_MAX];
    size_t first;
    size_t count;
};

int pool_open(const struct pool_config *config, struct pool **pool)
{
    (void)config;
    *pool = calloc(1, sizeof(**pool));
    CHECK(*pool != NULL);
    return 0;
}

uint64_t pool_owner_of(const char *text)
{
    return (uint64_t)text[0];
}

enum pool_answer pool_submit(struct pool *pool, uint64_t owner, void (*run)(void *job),
                             void (*done)(void *job), void *job)
{
    (void)owner;
    if (pool->count == STILL_JOBS_MAX) return POOL_FULL;
    pool->jobs[(pool->first + pool->count++) % STILL_JOBS_MAX] =
        (struct job){.run = run, .done = done, .job = job};
    return POOL_TAKEN;
}

bool still_pool_waits(const struct pool *pool)
{
    return pool->count > 0;
}

void pool_drain(struct pool *pool)
{
    for (size_t left = pool->count; left > 0; left--) {
        struct job job = pool->jobs[pool->first];
        pool->first = (pool->first + 1) % STILL_JOBS_MAX;
        pool->count--;
        job.run(job.job);
        if (job.done != NULL) job.done(job.job);
    }
}

void pool_close(struct pool *pool)
{
    if (pool == NULL) return;
    while (pool->count > 0) pool_drain(pool);
    free(pool);
}

uint32_t pool_waiting(struct pool *pool)
{
    return (uint32_t)pool->count;
}
