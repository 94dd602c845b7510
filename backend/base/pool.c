#include "base/pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "base/hash.h"
#include "base/mutex.h"
#include "base/pages.h"

struct entry {
    void (*run)(void *job);
    void (*done)(void *job);
    void *job;
    struct line *line;
    struct entry *next;
};

struct list {
    struct entry *first;
    struct entry *last;
};

/* The jobs of one owner; it exists while the owner has jobs whose `done` has not begun. */
struct line {
    uint64_t owner;
    struct list waiting;
    uint32_t jobs;
    struct line *next_same; /* in its bucket, or in the list of unused lines */
    struct line *next_turn;
};

struct pool {
    pthread_mutex_t lock; /* guards everything below down to `closing` */
    pthread_cond_t work;
    struct entry *entries; /* config.queue_max of them, each in exactly one list or being run */
    struct entry *unused;  /* the entry that was freed last */
    uint32_t
        entries_begun; /* entries from here on have never been used, and occupy no memory yet */
    struct list ended;
    struct line *lines; /* as many as entries: each owner has at least one job */
    struct line *lines_unused;
    uint32_t lines_begun;
    struct line **buckets; /* by owner; as many as entries */
    struct line *turn;     /* the queue of owners; contains every line with waiting jobs once */
    struct line *turn_last;
    uint32_t queue_max;
    uint32_t owner_max;
    uint32_t waiting_count;
    bool closing;
    int nice;
    void (*wake)(void *context);
    void *wake_context;
    int threads_count;
    pthread_t threads[POOL_THREADS_MAX];
};

static void list_push(struct list *list, struct entry *entry)
{
    entry->next = NULL;
    if (list->last != NULL)
        list->last->next = entry;
    else
        list->first = entry;
    list->last = entry;
}

static struct entry *list_pop(struct list *list)
{
    struct entry *entry = list->first;
    if (entry == NULL) return NULL;
    list->first = entry->next;
    if (list->first == NULL) list->last = NULL;
    return entry;
}

/* Returns an unused entry; NULL: all are in use. */
static struct entry *entry_new(struct pool *pool)
{
    struct entry *entry = pool->unused;
    if (entry != NULL)
        pool->unused = entry->next;
    else if (pool->entries_begun < pool->queue_max)
        entry = &pool->entries[pool->entries_begun++];
    return entry;
}

/* ---- lines of owners ---- */

static struct line **bucket_of(struct pool *pool, uint64_t owner)
{
    return &pool->buckets[owner % pool->queue_max];
}

static struct line *line_find(struct pool *pool, uint64_t owner)
{
    struct line *line = *bucket_of(pool, owner);
    while (line != NULL && line->owner != owner) line = line->next_same;
    return line;
}

/* Returns a line for a new owner. For every unused entry there is an unused line. */
static struct line *line_new(struct pool *pool, uint64_t owner)
{
    struct line **bucket = bucket_of(pool, owner);
    struct line *line = pool->lines_unused;
    CHECK(line != NULL || pool->lines_begun < pool->queue_max);
    if (line != NULL)
        pool->lines_unused = line->next_same;
    else
        line = &pool->lines[pool->lines_begun++];
    *line = (struct line){.owner = owner, .next_same = *bucket};
    *bucket = line;
    return line;
}

/* Subtracts one job; a line without jobs is released. */
static void line_leave(struct pool *pool, struct line *line)
{
    if (--line->jobs > 0) return;
    struct line **at = bucket_of(pool, line->owner);
    while (*at != line) at = &(*at)->next_same;
    *at = line->next_same;
    line->next_same = pool->lines_unused;
    pool->lines_unused = line;
}

static void turn_push(struct pool *pool, struct line *line)
{
    line->next_turn = NULL;
    if (pool->turn != NULL)
        pool->turn_last->next_turn = line;
    else
        pool->turn = line;
    pool->turn_last = line;
}

/* Takes the next job to run: the first of the first line, which then moves to the end of the queue.
 */
static struct entry *turn_take(struct pool *pool)
{
    struct line *line = pool->turn;
    if (line == NULL) return NULL;
    struct entry *entry = list_pop(&line->waiting);
    pool->turn = line->next_turn;
    if (line->waiting.first != NULL) turn_push(pool, line);
    pool->waiting_count--;
    return entry;
}

/* ---- threads ---- */

static void *work(void *argument)
{
    struct pool *pool = argument;
    if (pool->nice > 0) {
        /* Linux has a priority for each thread; 0 is the calling one. A failure is ignored, since
         * the work needs no priority. */
        (void)setpriority(PRIO_PROCESS, 0, pool->nice);
    }
    mutex_lock(&pool->lock);
    for (;;) {
        struct entry *entry = turn_take(pool);
        if (entry == NULL) {
            if (pool->closing) break;
            CHECK(pthread_cond_wait(&pool->work, &pool->lock) == 0);
            continue;
        }
        mutex_unlock(&pool->lock);
        entry->run(entry->job);
        mutex_lock(&pool->lock);
        bool first = pool->ended.first == NULL;
        list_push(&pool->ended, entry);
        if (first && pool->wake != NULL) {
            /* One wake-up for many finished jobs: pool_drain() takes them all at once. */
            mutex_unlock(&pool->lock);
            pool->wake(pool->wake_context);
            mutex_lock(&pool->lock);
        }
    }
    mutex_unlock(&pool->lock);
    return NULL;
}

static void threads_join(struct pool *pool)
{
    mutex_lock(&pool->lock);
    pool->closing = true;
    CHECK(pthread_cond_broadcast(&pool->work) == 0);
    mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads_count; i++) CHECK(pthread_join(pool->threads[i], NULL) == 0);
    pool->threads_count = 0;
}

static void room_free(struct pool *pool)
{
    pages_free(pool->entries, pool->queue_max * sizeof(*pool->entries));
    pages_free(pool->lines, pool->queue_max * sizeof(*pool->lines));
    pages_free(pool->buckets, pool->queue_max * sizeof(struct line *));
}

static void pool_free(struct pool *pool)
{
    CHECK(pthread_cond_destroy(&pool->work) == 0);
    CHECK(pthread_mutex_destroy(&pool->lock) == 0);
    room_free(pool);
    free(pool);
}

/* Allocates the tables. Returns -1 without memory. */
static int room_make(struct pool *pool, uint32_t queue_max)
{
    pool->queue_max = queue_max;
    pool->entries = pages_new(queue_max * sizeof(*pool->entries));
    pool->lines = pages_new(queue_max * sizeof(*pool->lines));
    pool->buckets = pages_new(queue_max * sizeof(struct line *));
    if (pool->entries != NULL && pool->lines != NULL && pool->buckets != NULL) return 0;
    room_free(pool);
    return -1;
}

int pool_open(const struct pool_config *config, struct pool **pool)
{
    CHECK(config->threads >= 1 && config->threads <= POOL_THREADS_MAX);
    CHECK(config->nice >= 0 && config->nice <= 19);
    CHECK(config->queue_max >= 1 && config->queue_max <= POOL_QUEUE_MAX);
    struct pool *new = calloc(1, sizeof(*new));
    if (new == NULL) return -1;
    if (room_make(new, config->queue_max) != 0) {
        free(new);
        return -1;
    }
    new->owner_max = config->owner_max > 0 ? config->owner_max : config->queue_max;
    new->nice = config->nice;
    new->wake = config->wake;
    new->wake_context = config->wake_context;
    CHECK(pthread_mutex_init(&new->lock, NULL) == 0);
    CHECK(pthread_cond_init(&new->work, NULL) == 0);

    /* Only the main thread receives signals: a worker that received SIGTERM would interrupt
     * nothing. */
    sigset_t all;
    sigset_t before;
    CHECK(sigfillset(&all) == 0);
    CHECK(pthread_sigmask(SIG_SETMASK, &all, &before) == 0);
    int failed = 0;
    while (failed == 0 && new->threads_count < config->threads) {
        failed = pthread_create(&new->threads[new->threads_count], NULL, work, new);
        if (failed == 0) new->threads_count++;
    }
    CHECK(pthread_sigmask(SIG_SETMASK, &before, NULL) == 0);
    if (failed != 0) {
        threads_join(new);
        pool_free(new);
        return -1;
    }
    *pool = new;
    return 0;
}

uint64_t pool_owner_of(const char *text)
{
    return hash_bytes(text, strlen(text), 0);
}

enum pool_answer pool_submit(struct pool *pool, uint64_t owner, void (*run)(void *job),
                             void (*done)(void *job), void *job)
{
    CHECK(run != NULL);
    enum pool_answer answer = POOL_FULL;
    mutex_lock(&pool->lock);
    struct line *line = line_find(pool, owner);
    bool owner_full = line != NULL && line->jobs >= pool->owner_max;
    struct entry *entry = owner_full || pool->closing ? NULL : entry_new(pool);
    if (owner_full) {
        answer = POOL_OWNER_FULL;
    } else if (entry != NULL) {
        line = line != NULL ? line : line_new(pool, owner);
        *entry = (struct entry){.run = run, .done = done, .job = job, .line = line};
        line->jobs++;
        if (line->waiting.first == NULL) turn_push(pool, line);
        list_push(&line->waiting, entry);
        pool->waiting_count++;
        CHECK(pthread_cond_signal(&pool->work) == 0);
        answer = POOL_TAKEN;
    }
    mutex_unlock(&pool->lock);
    return answer;
}

uint32_t pool_waiting(struct pool *pool)
{
    mutex_lock(&pool->lock);
    uint32_t count = pool->waiting_count;
    mutex_unlock(&pool->lock);
    return count;
}

void pool_drain(struct pool *pool)
{
    /* Counts the jobs that are finished by now: a `done` that submits quick jobs must not block
     * the loop for ever. */
    mutex_lock(&pool->lock);
    struct list ended = pool->ended;
    pool->ended = (struct list){NULL, NULL};
    mutex_unlock(&pool->lock);
    struct entry *entry = list_pop(&ended);
    while (entry != NULL) {
        void (*done)(void *) = entry->done;
        void *job = entry->job;
        mutex_lock(&pool->lock);
        line_leave(pool, entry->line);
        entry->next = pool->unused;
        pool->unused = entry;
        mutex_unlock(&pool->lock);
        if (done != NULL) done(job);
        entry = list_pop(&ended);
    }
}

void pool_stop(struct pool *pool)
{
    if (pool == NULL) return;
    threads_join(pool);
    pool_drain(pool);
}

void pool_close(struct pool *pool)
{
    if (pool == NULL) return;
    pool_stop(pool);
    pool_free(pool);
}
