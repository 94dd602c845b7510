#include "base/pool.h"

#include <criterion/criterion.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/resource.h>

TestSuite(pool, .timeout = 240);

#define JOBS 200

struct job {
    pthread_t ran_on;
    pthread_t done_on;
    sem_t *gate;
    atomic_int *runs;
    int order;
    int *next_order;
    struct pool *pool;
    struct job *follower;
};

static sem_t woken;

static void wake(void *context)
{
    (void)context;
    sem_post(&woken);
}

/* Takes a job of any owner. */
static bool taken(struct pool *pool, void (*work)(void *job), void (*ended)(void *job), void *job)
{
    return pool_submit(pool, 0, work, ended, job) == POOL_TAKEN;
}

static void run(void *argument)
{
    struct job *job = argument;
    job->ran_on = pthread_self();
    if (job->gate != NULL) sem_wait(job->gate);
    if (job->runs != NULL) atomic_fetch_add(job->runs, 1);
}

static void done(void *argument)
{
    struct job *job = argument;
    job->done_on = pthread_self();
    if (job->next_order != NULL) job->order = (*job->next_order)++;
    if (job->follower != NULL) cr_assert(taken(job->pool, run, done, job->follower));
}

static struct pool *start(int threads, uint32_t queue_max)
{
    struct pool *pool = NULL;
    sem_init(&woken, 0, 0);
    struct pool_config config = {.threads = threads, .queue_max = queue_max, .wake = wake};
    cr_assert_eq(pool_open(&config, &pool), 0);
    return pool;
}

Test(pool, runs_on_a_worker_and_is_done_on_the_thread_that_drains)
{
    struct pool *pool = start(1, 4);
    struct job job = {0};
    cr_assert(taken(pool, run, done, &job));
    sem_wait(&woken);
    pool_drain(pool);
    cr_assert(pthread_equal(job.done_on, pthread_self()));
    cr_assert_not(pthread_equal(job.ran_on, pthread_self()));
    pool_close(pool);
}

Test(pool, refuses_when_full_and_takes_again_after_drain)
{
    struct pool *pool = start(1, 3);
    sem_t gate;
    sem_init(&gate, 0, 0);
    struct job jobs[4] = {{.gate = &gate}, {.gate = &gate}, {.gate = &gate}, {.gate = &gate}};
    for (int i = 0; i < 3; i++) cr_assert(taken(pool, run, done, &jobs[i]));
    cr_assert_not(taken(pool, run, done, &jobs[3]));
    sem_post(&gate);
    sem_wait(&woken);
    cr_assert_not(taken(pool, run, done, &jobs[3]), "an ended job counts until it is drained");
    pool_drain(pool);
    cr_assert(taken(pool, run, done, &jobs[3]));
    for (int i = 0; i < 3; i++) sem_post(&gate);
    pool_close(pool);
    cr_assert(pthread_equal(jobs[3].done_on, pthread_self()));
}

Test(pool, jobs_not_started_are_waiting)
{
    struct pool *pool = start(1, 8);
    sem_t gate;
    sem_init(&gate, 0, 0);
    atomic_int runs = 0;
    struct job jobs[3] = {{.gate = &gate, .runs = &runs}, {.runs = &runs}, {.runs = &runs}};
    cr_expect_eq(pool_waiting(pool), 0);
    for (size_t i = 0; i < COUNT_OF(jobs); i++) cr_assert(taken(pool, run, done, &jobs[i]));
    while (pool_waiting(pool) > 2) (void)poll(NULL, 0, 1); /* until the first has been taken */
    cr_expect_eq(pool_waiting(pool), 2);
    sem_post(&gate);
    while (atomic_load(&runs) < 3) (void)poll(NULL, 0, 1);
    cr_expect_eq(pool_waiting(pool), 0);
    pool_close(pool);
}

static void nice_read(void *argument)
{
    *(int *)argument = getpriority(PRIO_PROCESS, 0);
}

Test(pool, only_its_own_threads_stand_back)
{
    struct pool *pool = NULL;
    int before = getpriority(PRIO_PROCESS, 0);
    int there = -1;
    struct pool_config config = {.threads = 1, .queue_max = 1, .nice = 19};
    cr_assert_eq(pool_open(&config, &pool), 0);
    cr_assert(taken(pool, nice_read, NULL, &there));
    pool_close(pool);
    cr_expect_eq(there, 19);
    cr_expect_eq(getpriority(PRIO_PROCESS, 0), before);
}

Test(pool, stopped_it_has_run_everything_and_takes_nothing_more)
{
    struct pool *pool = start(2, 4);
    atomic_int runs = 0;
    struct job jobs[3] = {{.runs = &runs}, {.runs = &runs}, {.runs = &runs}};
    cr_assert(taken(pool, run, done, &jobs[0]));
    cr_assert(taken(pool, run, done, &jobs[1]));
    pool_stop(pool);
    cr_assert_eq(atomic_load(&runs), 2);
    cr_assert(pthread_equal(jobs[1].done_on, pthread_self()));
    cr_assert_not(taken(pool, run, done, &jobs[2]));
    pool_stop(pool);
    pool_close(pool);
    cr_assert_eq(atomic_load(&runs), 2);
}

Test(pool, close_runs_all_that_is_queued)
{
    struct pool *pool = start(4, JOBS);
    static struct job jobs[JOBS];
    atomic_int runs = 0;
    int order = 0;
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (struct job){.runs = &runs, .next_order = &order};
        cr_assert(taken(pool, run, done, &jobs[i]));
    }
    pool_close(pool);
    cr_assert_eq(atomic_load(&runs), JOBS);
    cr_assert_eq(order, JOBS);
}

Test(pool, one_thread_keeps_the_order)
{
    struct pool *pool = start(1, JOBS);
    static struct job jobs[JOBS];
    int order = 0;
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (struct job){.next_order = &order};
        cr_assert(taken(pool, run, done, &jobs[i]));
    }
    pool_close(pool);
    for (int i = 0; i < JOBS; i++) cr_assert_eq(jobs[i].order, i);
}

Test(pool, done_may_submit_and_no_wake_is_lost)
{
    struct pool *pool = start(2, 1);
    static struct job jobs[JOBS];
    atomic_int runs = 0;
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (struct job){
            .runs = &runs, .pool = pool, .follower = i + 1 < JOBS ? &jobs[i + 1] : NULL};
    }
    cr_assert(taken(pool, run, done, &jobs[0]));
    for (int i = 0; i < JOBS; i++) {
        sem_wait(&woken);
        pool_drain(pool);
    }
    cr_assert_eq(atomic_load(&runs), JOBS);
    pool_close(pool);
}

static void submit_while_closing(void *argument)
{
    struct job *job = argument;
    job->order = taken(job->pool, run, done, job) ? 1 : 2;
}

Test(pool, submits_nothing_while_closing)
{
    struct pool *pool = start(1, 4);
    sem_t gate;
    sem_init(&gate, 0, 0);
    struct job first = {0};
    struct job late = {.pool = pool};
    cr_assert(taken(pool, run, submit_while_closing, &late));
    cr_assert(taken(pool, run, NULL, &first));
    pool_close(pool);
    cr_assert_eq(late.order, 2);
}

static void signal_mask(void *argument)
{
    sigset_t *mask = argument;
    pthread_sigmask(SIG_SETMASK, NULL, mask);
}

Test(pool, workers_take_no_signals)
{
    struct pool *pool = start(1, 1);
    sigset_t mask;
    sigset_t own;
    cr_assert(taken(pool, signal_mask, NULL, &mask));
    pool_close(pool);
    pthread_sigmask(SIG_SETMASK, NULL, &own);
    cr_assert(sigismember(&mask, SIGTERM));
    cr_assert_not(sigismember(&own, SIGTERM));
}

/* ---- owners ---- */

static struct job *begun[JOBS];
static atomic_int begun_count;

static void note(void *argument)
{
    struct job *job = argument;
    if (job->gate != NULL) sem_wait(job->gate);
    begun[atomic_fetch_add(&begun_count, 1)] = job;
}

/* Where the job was begun, counted from 0. */
static int place_of(const struct job *job)
{
    int at = 0;
    while (begun[at] != job) cr_assert_lt(++at, JOBS);
    return at;
}

Test(pool, owner_with_one_job_waits_for_one_of_each_other_owner)
{
    enum { MANY = 60 };
    struct pool *pool = start(1, JOBS);
    static struct job jobs[MANY];
    struct job late[3] = {{0}};
    sem_t gate;
    sem_init(&gate, 0, 0);
    jobs[0].gate = &gate;
    for (int i = 0; i < MANY; i++)
        cr_assert_eq(pool_submit(pool, 1, note, NULL, &jobs[i]), POOL_TAKEN);
    while (pool_waiting(pool) == MANY) (void)poll(NULL, 0, 1); /* until the first has been taken */
    for (uint64_t i = 0; i < 3; i++)
        cr_assert_eq(pool_submit(pool, 2 + i % 2, note, NULL, &late[i]), POOL_TAKEN);
    sem_post(&gate);
    pool_close(pool);
    cr_assert_eq(place_of(&jobs[0]), 0);
    cr_assert_eq(place_of(&jobs[1]), 1);
    cr_assert_eq(place_of(&late[0]), 2);
    cr_assert_eq(place_of(&late[1]), 3);
    cr_assert_eq(place_of(&jobs[2]), 4);
    cr_assert_eq(place_of(&late[2]), 5);
    for (int i = 3; i < MANY; i++) cr_assert_eq(place_of(&jobs[i]), i + 3, "in their order");
}

Test(pool, an_owner_has_a_share_of_the_queue_and_leaves_the_rest_to_others)
{
    struct pool *pool = NULL;
    struct pool_config config = {.threads = 1, .queue_max = 4, .owner_max = 2, .wake = wake};
    sem_t gate;
    sem_init(&gate, 0, 0);
    sem_init(&woken, 0, 0);
    struct job jobs[5] = {{.gate = &gate}};
    cr_assert_eq(pool_open(&config, &pool), 0);
    cr_assert_eq(pool_submit(pool, 1, run, done, &jobs[0]), POOL_TAKEN);
    cr_assert_eq(pool_submit(pool, 1, run, done, &jobs[1]), POOL_TAKEN);
    cr_assert_eq(pool_submit(pool, 1, run, done, &jobs[2]), POOL_OWNER_FULL);
    cr_assert_eq(pool_submit(pool, 2, run, done, &jobs[2]), POOL_TAKEN);
    cr_assert_eq(pool_submit(pool, 3, run, done, &jobs[3]), POOL_TAKEN);
    cr_assert_eq(pool_submit(pool, 4, run, done, &jobs[4]), POOL_FULL);
    sem_post(&gate);
    for (int ended = 0; ended < 4; ended++) {
        sem_wait(&woken);
        pool_drain(pool);
        if (jobs[0].done_on != 0 && jobs[1].done_on != 0) break;
    }
    cr_assert_eq(pool_submit(pool, 1, run, NULL, &jobs[4]), POOL_TAKEN,
                 "what is done is forgotten");
    pool_close(pool);
}

static void rest(void *argument)
{
    (void)argument;
}

Test(pool, owners_without_end_are_forgotten)
{
    struct pool *pool = start(2, 3);
    for (uint64_t owner = 0; owner < 1000; owner++) {
        while (pool_submit(pool, owner, rest, NULL, NULL) != POOL_TAKEN) {
            sem_wait(&woken);
            pool_drain(pool);
        }
    }
    pool_close(pool);
}
