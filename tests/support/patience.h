/* How long a test waits for a state. A limit is there for what hangs: it may be far off, since only
 * a failing test waits so long. */
#ifndef SUPPORT_PATIENCE_H
#define SUPPORT_PATIENCE_H

#include <criterion/criterion.h>
#include <poll.h>
#include <stdint.h>

/* The limit of a wait that takes at most `ms` on a machine that does nothing else. */
#define PATIENT_MS(ms) (8 * (ms))

/* Waits until `condition` is true. Inside of a test. */
#define UNTIL(condition)                                                                           \
    do {                                                                                           \
        int turns_ = PATIENT_MS(15000) / 5;                                                        \
        while (!(condition)) {                                                                     \
            cr_assert(turns_-- > 0, "waited in vain for " #condition);                             \
            (void)poll(NULL, 0, 5);                                                                \
        }                                                                                          \
    } while (0)

/* For what is measured: `ms` times how many processes want each processor just now (at least 1). */
int64_t at_this_load_ms(int64_t ms);

#endif
