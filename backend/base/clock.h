/* Time. The only place that reads a clock. Any thread. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Milliseconds since 1970-01-01 UTC. */
int64_t clock_unix_ms(void);

/* Microseconds on a clock that never goes back; only differences mean something. */
int64_t clock_mono_us(void);

/* Microseconds of processor time that the calling thread has used. For measuring. */
int64_t clock_thread_us(void);

#endif
