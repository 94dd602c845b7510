/* A few threads that do slow work (password hashes, bots, long reads) for a loop that must not
 * wait. A job is a pointer with two functions: `run` processes it on one of the threads, then
 * pool_drain() calls `done` with it on the loop thread. The pool owns the job from pool_submit()
 * until `done`.
 *
 * Each job has an owner (an address, a user, a match). Owners take turns: an owner with one job
 * waits for at most one job of each other owner, even if those have many. One pool is for one kind
 * of work, so that kinds do not wait for each other either. */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include "base/base.h"

#define POOL_THREADS_MAX 64
#define POOL_QUEUE_MAX   65536

struct pool;

struct pool_config {
    int threads;        /* 1 ... POOL_THREADS_MAX */
    uint32_t queue_max; /* jobs submitted whose `done` has not begun; 1 ... POOL_QUEUE_MAX */
    uint32_t owner_max; /* such jobs of one owner; 0: queue_max */
    int nice;           /* 0 ... 19: nice value of the threads, by which others get the cores first
                         */
    /* Wakes the loop; called on a worker when a job waits for pool_drain(). NULL: no call. */
    void (*wake)(void *context);
    void *wake_context;
};

/* Starts the threads. Returns 0 and the pool, owned by the caller; or -1 if the system has no
 * memory or no thread, with everything cleaned up. */
MUST_USE int pool_open(const struct pool_config *config, struct pool **pool);

enum pool_answer {
    POOL_TAKEN,
    POOL_OWNER_FULL, /* the owner has owner_max jobs already */
    POOL_FULL        /* the queue is full, or the pool is closing */
};

/* Returns the owner for a text (an address). */
uint64_t pool_owner_of(const char *text);

/* Queues a job of `owner`; jobs of one owner start in order. Stores nothing unless the answer is
 * POOL_TAKEN. `done` may be NULL. Any thread. */
MUST_USE enum pool_answer pool_submit(struct pool *pool, uint64_t owner, void (*run)(void *job),
                                      void (*done)(void *job), void *job);

/* Returns the number of jobs that no thread has started. Any thread. */
uint32_t pool_waiting(struct pool *pool);

/* Calls `done` for each finished job, in the order in which they ended. `done` may submit. Loop
 * thread. */
void pool_drain(struct pool *pool);

/* Rejects new jobs, runs all queued ones and calls their `done` on this thread. From then on
 * pool_submit() does not accept jobs. Loop thread; NULL is allowed. */
void pool_stop(struct pool *pool);

/* Stops the pool, if pool_stop() has not done so, and frees it. Loop thread; NULL is allowed. */
void pool_close(struct pool *pool);

#endif
