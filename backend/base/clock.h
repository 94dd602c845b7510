/* Time. The only place that reads a clock. Any thread.
 *
 * The wall clock is for what is stored and shown: people and time servers set it, back as well as
 * forth. Every delay, limit, age and deadline of the running program is measured on the monotonic
 * one. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Milliseconds since 1970-01-01 UTC. */
int64_t clock_unix_ms(void);

/* Both: microseconds, milliseconds on a clock that never goes back; only differences mean
 * something. Always more than 0. */
int64_t clock_mono_us(void);
int64_t clock_mono_ms(void);

/* As clock_mono_us(), but tests do not move it: for what the system itself takes long for. */
int64_t clock_system_us(void);

/* Microseconds of processor time that the calling thread has used. For measuring. */
int64_t clock_thread_us(void);

/* The same of all threads of the process `pid`, which is this user's. 0: there is none. */
int64_t clock_process_us(int pid);

enum clock_set { CLOCK_SET, CLOCK_NOT_SET, CLOCK_SET_UNKNOWN };
/* Whether something keeps the wall clock of this machine right (NTP, as the kernel was told of it).
 * CLOCK_SET_UNKNOWN: a sandbox hides it. */
enum clock_set clock_set_read(void);

/* For tests only: moves the wall clock by `unix_ms` (which may be negative), the monotonic one by
 * `mono_ms` >= 0, for all threads, on top of earlier calls. Both go on running. What the system
 * measures itself (timers, waiting) does not move. */
void clock_test_move(int64_t unix_ms, int64_t mono_ms);

#endif
