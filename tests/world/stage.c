#include "world/stage.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/text.h"
#include "support/random_struct.h"

#define JOBS_MAX   8192
#define MONO_MS    1000000000LL /* what the monotonic clock shows at the beginning */
#define TICK_US_OF 1            /* processor time that a job is said to take */

static int64_t moved_ms;
static int64_t used_us;
static uint64_t random_state;
static uint64_t jobs_waiting;

static const char *random_name(void)
{
    return "world";
}

static uint32_t random_word(void)
{
    return (uint32_t)random_next(&random_state);
}

static void random_fill(void *const bytes, const size_t size)
{
    ids_random(bytes, size);
}

void stage_reset(uint64_t seed)
{
    static struct randombytes_implementation implementation = {
        .implementation_name = random_name, .random = random_word, .buf = random_fill};
    CHECK(randombytes_set_implementation(&implementation) == 0 && sodium_init() >= 0);
    moved_ms = 0;
    used_us = 0;
    random_state = seed;
}

void stage_clock_on(int64_t ms)
{
    CHECK(ms >= 0);
    moved_ms += ms;
}

int64_t clock_unix_ms(void)
{
    return STAGE_BEGIN_MS + moved_ms;
}

int64_t clock_mono_ms(void)
{
    return MONO_MS + moved_ms;
}

int64_t clock_mono_us(void)
{
    return clock_mono_ms() * 1000;
}

int64_t clock_system_us(void)
{
    return clock_mono_us();
}

int64_t clock_thread_us(void)
{
    used_us += TICK_US_OF;
    return used_us;
}

int64_t clock_process_us(int pid)
{
    (void)pid;
    return used_us;
}

void clock_test_move(int64_t unix_ms, int64_t mono_ms)
{
    CHECK(unix_ms == mono_ms);
    stage_clock_on(mono_ms);
}

void ids_random(void *bytes, size_t size)
{
    unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) at[i] = (unsigned char)random_below(&random_state, 256);
}

void ids_text(char *text, size_t length)
{
    static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
    for (size_t i = 0; i < length; i++) text[i] = alphabet[random_below(&random_state, 32)];
    text[length] = '\0';
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

int crypto_pwhash_str_verify(const char str[crypto_pwhash_STRBYTES], const char *const passwd,
                             unsigned long long passwdlen)
{
    CHECK(strlen(passwd) == passwdlen);
    return strcmp(str, passwd) == 0 ? 0 : -1;
}

/* ---- children ---- */

/* A picture is its SVG, with the first bytes of a PNG, so that its words can be read. */
enum child_end child_run(const struct child *child, struct buf *output)
{
    buf_append_text(output, "\x89PNG\r\n\x1a\n");
    buf_append(output, child->input, child->input_size);
    return CHILD_DONE;
}

void child_bound(uint32_t ms_max, size_t memory_max)
{
    (void)ms_max;
    (void)memory_max;
}

/* ---- workers ---- */

struct job {
    void (*run)(void *job);
    void (*done)(void *job);
    void *job;
};

struct pool {
    struct job jobs[JOBS_MAX];
    size_t first;
    size_t count;
    uint32_t queue_max;
    bool closing;
};

int pool_open(const struct pool_config *config, struct pool **pool)
{
    *pool = calloc(1, sizeof(**pool));
    CHECK(*pool != NULL);
    (*pool)->queue_max = config->queue_max < JOBS_MAX ? config->queue_max : JOBS_MAX;
    return 0;
}

uint64_t pool_owner_of(const char *text)
{
    uint64_t sum = 14695981039346656037u;
    while (*text != '\0') sum = (sum ^ (unsigned char)*text++) * 1099511628211u;
    return sum;
}

enum pool_answer pool_submit(struct pool *pool, uint64_t owner, void (*run)(void *job),
                             void (*done)(void *job), void *job)
{
    (void)owner;
    if (pool->closing || pool->count == pool->queue_max) return POOL_FULL;
    pool->jobs[(pool->first + pool->count++) % JOBS_MAX] =
        (struct job){.run = run, .done = done, .job = job};
    jobs_waiting++;
    return POOL_TAKEN;
}

uint32_t pool_waiting(struct pool *pool)
{
    return (uint32_t)pool->count;
}

bool stage_pools_wait(void)
{
    return jobs_waiting > 0;
}

void pool_drain(struct pool *pool)
{
    for (size_t left = pool->count; left > 0; left--) {
        struct job job = pool->jobs[pool->first];
        pool->first = (pool->first + 1) % JOBS_MAX;
        pool->count--;
        jobs_waiting--;
        job.run(job.job);
        if (job.done != NULL) job.done(job.job);
    }
}

void pool_stop(struct pool *pool)
{
    if (pool == NULL) return;
    pool->closing = true;
    while (pool->count > 0) pool_drain(pool);
}

void pool_close(struct pool *pool)
{
    pool_stop(pool);
    free(pool);
}
