#include "world/green.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <ucontext.h>

#include "base/base.h"
#include "base/clock.h"

#define STACK_BYTES (1024u * 1024)
#define GREENS_MAX  16

struct green {
    bool used;
    bool ended;
    void *(*run)(void *argument);
    void *argument;
    void *stack;
    const pthread_cond_t *waits; /* NULL: it can go on */
    int64_t until_us;            /* 0: without end */
    bool timed_out;
    ucontext_t context;
};

static struct green greens[GREENS_MAX];
static struct green *current; /* NULL: the main thread */
static ucontext_t main_context;

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                          void *argument);
int __wrap_pthread_join(pthread_t thread, void **value);
int __wrap_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex);
int __wrap_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                  const struct timespec *until);
int __wrap_pthread_cond_signal(pthread_cond_t *cond);
int __wrap_pthread_cond_broadcast(pthread_cond_t *cond);

static void begin(void)
{
    struct green *self = current;
    (void)self->run(self->argument);
    self->ended = true;
    CHECK(swapcontext(&self->context, &main_context) == 0);
}

static void resume(struct green *green)
{
    CHECK(current == NULL);
    current = green;
    CHECK(swapcontext(&main_context, &green->context) == 0);
    current = NULL;
}

static bool ready(struct green *green)
{
    if (!green->used || green->ended) return false;
    if (green->waits == NULL) return true;
    if (green->until_us == 0 || green->until_us > clock_mono_us()) return false;
    green->timed_out = true;
    return true;
}

void green_run(void)
{
    bool some = true;
    while (some) {
        some = false;
        for (size_t i = 0; i < GREENS_MAX; i++) {
            if (!ready(&greens[i])) continue;
            resume(&greens[i]);
            some = true;
        }
    }
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                          void *argument)
{
    (void)attributes;
    size_t at = 0;
    while (at < GREENS_MAX && greens[at].used) at++;
    CHECK(at < GREENS_MAX);
    struct green *green = &greens[at];
    *green = (struct green){.used = true, .run = run, .argument = argument};
    green->stack = calloc(1, STACK_BYTES);
    CHECK(green->stack != NULL && getcontext(&green->context) == 0);
    green->context.uc_stack.ss_sp = green->stack;
    green->context.uc_stack.ss_size = STACK_BYTES;
    green->context.uc_link = NULL;
    makecontext(&green->context, begin, 0);
    *thread = (pthread_t)(at + 1);
    return 0;
}

/* By a coroutine: waits; by the main thread: lets the coroutines go on meanwhile. */
static void yield(void)
{
    struct green *self = current;
    if (self == NULL)
        green_run();
    else
        CHECK(swapcontext(&self->context, &main_context) == 0);
}

int __wrap_pthread_join(pthread_t thread, void **value)
{
    struct green *green = &greens[(size_t)thread - 1];
    (void)value;
    while (!green->ended) yield();
    free(green->stack);
    green->used = false;
    return 0;
}

/* The main thread waits only for what the coroutines do at once. */
static int wait_for(pthread_cond_t *cond, pthread_mutex_t *mutex, int64_t until_us)
{
    struct green *self = current;
    CHECK(pthread_mutex_unlock(mutex) == 0);
    if (self != NULL) {
        self->waits = cond;
        self->until_us = until_us;
        self->timed_out = false;
    }
    yield();
    CHECK(pthread_mutex_lock(mutex) == 0);
    if (self == NULL) return 0;
    self->waits = NULL;
    return self->timed_out ? ETIMEDOUT : 0;
}

int __wrap_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex)
{
    return wait_for(cond, mutex, 0);
}

int __wrap_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                  const struct timespec *until)
{
    return wait_for(cond, mutex, (int64_t)until->tv_sec * 1000000 + until->tv_nsec / 1000);
}

int __wrap_pthread_cond_signal(pthread_cond_t *cond)
{
    return __wrap_pthread_cond_broadcast(cond);
}

int __wrap_pthread_cond_broadcast(pthread_cond_t *cond)
{
    for (size_t i = 0; i < GREENS_MAX; i++)
        if (greens[i].used && greens[i].waits == cond) greens[i].waits = NULL;
    return 0;
}
