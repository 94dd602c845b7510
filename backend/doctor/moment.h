/* Times in the form for operators, in UTC. Any thread. */
#ifndef DOCTOR_MOMENT_H
#define DOCTOR_MOMENT_H

#include "base/base.h"

#define MOMENT_BYTES 32

/* Writes "2026-08-03 12:00:00 UTC" for a time in 1970 ... 9999, else "?". */
void moment_print(int64_t unix_ms, char text[MOMENT_BYTES]);

#endif
