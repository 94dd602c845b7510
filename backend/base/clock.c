#define _DEFAULT_SOURCE
#include "base/clock.h"

#include <stdatomic.h>
#include <sys/timex.h>
#include <time.h>

#include "base/base.h"

/* the sum of all moves by tests. Each is atomic, and no code needs two at once. */
static _Atomic int64_t moved_unix_ms;
static _Atomic int64_t moved_mono_us;
static _Atomic int64_t held_unix_ms; /* 0: the clock runs; else the fixed time, before moves */
static _Atomic int64_t held_mono_us;

static int64_t moved(_Atomic int64_t *by)
{
    return atomic_load_explicit(by, memory_order_relaxed);
}

static int64_t system_unix_ms(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t clock_unix_ms(void)
{
    int64_t held_ms = moved(&held_unix_ms);
    return (held_ms != 0 ? held_ms : system_unix_ms()) + moved(&moved_unix_ms);
}

int64_t clock_system_us(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_mono_us(void)
{
    int64_t held_us = moved(&held_mono_us);
    return (held_us != 0 ? held_us : clock_system_us()) + moved(&moved_mono_us);
}

int64_t clock_mono_ms(void)
{
    return clock_mono_us() / 1000;
}

int64_t clock_thread_us(void)
{
    struct timespec used;
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

int64_t clock_process_us(int pid)
{
    clockid_t clock;
    struct timespec used;
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
    return (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

enum clock_set clock_set_read(void)
{
    struct timex state = {.modes = 0}; /* only queries */
    int code = adjtimex(&state);
    if (code < 0) return CLOCK_SET_UNKNOWN;
    return code == TIME_ERROR || (state.status & STA_UNSYNC) != 0 ? CLOCK_NOT_SET : CLOCK_SET;
}

void clock_test_move(int64_t unix_ms, int64_t mono_ms)
{
    CHECK(mono_ms >= 0);
    (void)atomic_fetch_add(&moved_unix_ms, unix_ms);
    (void)atomic_fetch_add(&moved_mono_us, mono_ms * 1000);
}

void clock_test_hold(void)
{
    atomic_store(&held_unix_ms, system_unix_ms());
    atomic_store(&held_mono_us, clock_system_us());
}
