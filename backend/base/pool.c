#include "base/pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>

struct entry {
    void (*run)(void *job);
    void (*done)(void *job);
    void *job;
    struct entry *next;
};

struct list {
    struct entry *first;
    struct entry *last;
};

struct pool {
    pthread_mutex_t lock; /* guards everything below down to `closing` */
    pthread_cond_t work;
    struct entry *entries; /* config.queue_max of them, each in exactly one list or being run */
    struct list unused;
    struct list waiting;
    struct list ended;
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
    if (list->last != NULL) {
        list->last->next = entry;
    } else {
        list->first = entry;
    }
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

static void lock(struct pool *pool)
{
    CHECK(pthread_mutex_lock(&pool->lock) == 0);
}

static void unlock(struct pool *pool)
{
    CHECK(pthread_mutex_unlock(&pool->lock) == 0);
}

static void *work(void *argument)
{
    struct pool *pool = argument;
    if (pool->nice > 0) {
        /* On Linux a thread has a priority of its own, and 0 is the calling one. Without it the
         * work is done all the same. */
        (void)setpriority(PRIO_PROCESS, 0, pool->nice);
    }
    lock(pool);
    for (;;) {
        struct entry *entry = list_pop(&pool->waiting);
        if (entry == NULL) {
            if (pool->closing) break;
            CHECK(pthread_cond_wait(&pool->work, &pool->lock) == 0);
            continue;
        }
        pool->waiting_count--;
        unlock(pool);
        entry->run(entry->job);
        lock(pool);
        bool first = pool->ended.first == NULL;
        list_push(&pool->ended, entry);
        if (first && pool->wake != NULL) {
            /* One call for many ended jobs: pool_drain() takes them all at once. */
            unlock(pool);
            pool->wake(pool->wake_context);
            lock(pool);
        }
    }
    unlock(pool);
    return NULL;
}

static void threads_join(struct pool *pool)
{
    lock(pool);
    pool->closing = true;
    CHECK(pthread_cond_broadcast(&pool->work) == 0);
    unlock(pool);
    for (int i = 0; i < pool->threads_count; i++) CHECK(pthread_join(pool->threads[i], NULL) == 0);
    pool->threads_count = 0;
}

static void pool_free(struct pool *pool)
{
    CHECK(pthread_cond_destroy(&pool->work) == 0);
    CHECK(pthread_mutex_destroy(&pool->lock) == 0);
    free(pool->entries);
    free(pool);
}

int pool_open(const struct pool_config *config, struct pool **pool)
{
    CHECK(config->threads >= 1 && config->threads <= POOL_THREADS_MAX);
    CHECK(config->nice >= 0 && config->nice <= 19);
    CHECK(config->queue_max >= 1 && config->queue_max <= POOL_QUEUE_MAX);
    struct pool *new = calloc(1, sizeof *new);
    if (new == NULL) return -1;
    new->entries = calloc(config->queue_max, sizeof *new->entries);
    if (new->entries == NULL) {
        free(new);
        return -1;
    }
    for (uint32_t i = 0; i < config->queue_max; i++) list_push(&new->unused, &new->entries[i]);
    new->nice = config->nice;
    new->wake = config->wake;
    new->wake_context = config->wake_context;
    CHECK(pthread_mutex_init(&new->lock, NULL) == 0);
    CHECK(pthread_cond_init(&new->work, NULL) == 0);

    /* Signals are the main thread's: a worker that took SIGTERM would interrupt nothing. */
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

bool pool_submit(struct pool *pool, void (*run)(void *job), void (*done)(void *job), void *job)
{
    CHECK(run != NULL);
    lock(pool);
    struct entry *entry = pool->closing ? NULL : list_pop(&pool->unused);
    if (entry != NULL) {
        entry->run = run;
        entry->done = done;
        entry->job = job;
        list_push(&pool->waiting, entry);
        pool->waiting_count++;
        CHECK(pthread_cond_signal(&pool->work) == 0);
    }
    unlock(pool);
    return entry != NULL;
}

uint32_t pool_waiting(struct pool *pool)
{
    lock(pool);
    uint32_t count = pool->waiting_count;
    unlock(pool);
    return count;
}

void pool_drain(struct pool *pool)
{
    /* Only what has ended by now: a `done` that submits quick jobs must not hold the loop for ever.
     */
    lock(pool);
    struct list ended = pool->ended;
    pool->ended = (struct list){NULL, NULL};
    unlock(pool);
    struct entry *entry = list_pop(&ended);
    while (entry != NULL) {
        void (*done)(void *) = entry->done;
        void *job = entry->job;
        lock(pool);
        list_push(&pool->unused, entry);
        unlock(pool);
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
