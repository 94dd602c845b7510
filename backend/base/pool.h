/* A few threads that do slow work (password hashes, bots, long reads) for a loop that must not
 * wait. A job is a pointer with two functions: `run` works on it on one of the threads, then `done`
 * gets it on the loop thread, out of pool_drain(). The job belongs to the pool from pool_submit()
 * until `done`.
 *
 * Each job has an owner (an address, a user, a match). Owners take turns: whoever has one job waits
 * for one of each of the others that wait, however many those have. One pool holds one kind of
 * work, so that kinds do not wait for each other either. */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include "base/base.h"

#define POOL_THREADS_MAX 64
#define POOL_QUEUE_MAX   65536

struct pool;

struct pool_config {
    int threads;        /* 1 ... POOL_THREADS_MAX */
    uint32_t queue_max; /* jobs submitted whose `done` has not begun; 1 ... POOL_QUEUE_MAX */
    uint32_t owner_max; /* the same of one owner; 0: queue_max */
    int nice;           /* 0 ... 19: how far the threads give way to others that want the cores */
    /* Called on a worker when a job waits for pool_drain(); NULL: nobody is told. */
    void (*wake)(void *context);
    void *wake_context;
};

/* Starts the threads. Returns 0 and the pool, owned by the caller; or -1 when the system gives no
 * memory or no thread, with nothing left behind. */
MUST_USE int pool_open(const struct pool_config *config, struct pool **pool);

enum pool_answer {
    POOL_TAKEN,
    POOL_OWNER_FULL, /* the owner has owner_max jobs already */
    POOL_FULL        /* the queue is full, or the pool is closing */
};

/* The owner that a text (an address) stands for. */
uint64_t pool_owner_of(const char *text);

/* Queues a job of `owner`; those of one owner are begun in order. Keeps nothing unless the answer
 * is POOL_TAKEN. `done` may be NULL. Any thread. */
MUST_USE enum pool_answer pool_submit(struct pool *pool, uint64_t owner, void (*run)(void *job),
                                      void (*done)(void *job), void *job);

/* How many jobs no thread has begun. Any thread. */
uint32_t pool_waiting(struct pool *pool);

/* Calls `done` for each job that has been run, in the order in which they ended. `done` may submit.
 * Loop thread. */
void pool_drain(struct pool *pool);

/* Refuses new jobs, runs all that are queued and calls their `done` on this thread. From here on
 * pool_submit() is false. Loop thread; NULL is allowed. */
void pool_stop(struct pool *pool);

/* Stops the pool if that has not been done, and frees it. Loop thread; NULL is allowed. */
void pool_close(struct pool *pool);

#endif
