/* The time scale of clocks that nobody is charged by for what is nobody's fault: "clock time",
 * milliseconds. It goes as the wall clock does, but stands still while the server is down and while
 * somebody sets the wall clock, forth or back. A timeline says what the wall clock showed at which
 * clock time. Pure arithmetic; any thread. */
#ifndef BASE_TIMELINE_H
#define BASE_TIMELINE_H

#include "base/calendar.h"

#define TIMELINE_PIECES_MAX 64        /* the newest; what is older is taken for the first of them */
#define TIMELINE_NEVER_MS   INT64_MAX /* a clock time that does not come */

/* From `clock_ms` on the wall clock, which showed `unix_ms` then, went without a break. */
struct timeline_piece {
    int64_t clock_ms;
    int64_t unix_ms;
};

/* All 0: both are the same for ever. */
struct timeline {
    uint32_t count;
    struct timeline_piece at[TIMELINE_PIECES_MAX]; /* oldest first */
};

/* Goes on with another piece, whose clock time is no earlier than the newest's. Beyond
 * TIMELINE_PIECES_MAX the oldest is forgotten. */
void timeline_add(struct timeline *timeline, const struct timeline_piece *piece);

/* What the wall clock showed, or will show, at that clock time. */
int64_t timeline_unix(const struct timeline *timeline, int64_t clock_ms);
/* How much of somebody's time ran between two clock times; 0 if the second is no later. */
int64_t timeline_spent(const struct timeline *timeline, const struct calendar *calendar,
                       int64_t from_ms, int64_t to_ms);
/* The clock time at which a bank of `bank_ms` is empty that runs from `from_ms` on. */
int64_t timeline_deadline(const struct timeline *timeline, const struct calendar *calendar,
                          int64_t from_ms, int64_t bank_ms);

#endif
