/* Time. The only room that reads a clock. Any thread.
 *
 * The wall clock is for stored and displayed times: people and time servers change it, back as well
 * as forth. Every delay, limit, age and deadline of the running program is measured on the
 * monotonic clock. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Returns milliseconds since 1970-01-01 UTC. */
int64_t clock_unix_ms(void);

/* Each returns microseconds, or milliseconds, of a clock that never goes back; only differences
 * mean something. Always more than 0. */
int64_t clock_mono_us(void);
int64_t clock_mono_ms(void);

/* Returns the same as clock_mono_us(), but unaffected by tests: for durations of the system itself.
 */
int64_t clock_system_us(void);

/* Returns the CPU time of the calling thread in microseconds. For measuring. */
int64_t clock_thread_us(void);

/* Returns the CPU time of all threads of the process `pid`, which belongs to this user. 0: no such
 * process. */
int64_t clock_process_us(int pid);

enum clock_set { CLOCK_SET, CLOCK_NOT_SET, CLOCK_SET_UNKNOWN };
/* Returns whether the wall clock of this machine is synchronised (NTP, as the kernel reports).
 * CLOCK_SET_UNKNOWN: a sandbox hides it.
 */
enum clock_set clock_set_read(void);

/* Moves the wall clock by `unix_ms` (which may be negative) and the monotonic one by `mono_ms` >=
 * 0, for all threads, in addition to earlier calls. For tests only. Both clocks continue to run.
 * Timers and waits of the system do not move. */
void clock_test_move(int64_t unix_ms, int64_t mono_ms);

/* Stops both clocks for good: from now on clock_test_move() alone moves them. For tests only. */
void clock_test_hold(void);

#endif
