/* The time scale of players' clocks: "clock time" in milliseconds, without time for which no player
 * is responsible. It runs like the wall clock, but pauses while the server is down and ignores
 * changes of the wall clock, forth or back. A timeline maps clock time to the wall clock. Pure
 * arithmetic; any thread. */
#ifndef BASE_TIME_TIMELINE_H
#define BASE_TIME_TIMELINE_H

#include "base/time/calendar.h"

/* The maximum number of pieces: all breaks that are stored (STORE_UNCHARGED_MAX), and three at
 * the ends. Earlier times belong to the first piece. */
#define TIMELINE_PIECES_MAX 259
#define TIMELINE_NEVER_MS   INT64_MAX /* a clock time that is never reached */

/* A span without a break: from `clock_ms` on, when the wall clock showed `unix_ms`. */
struct timeline_piece {
    int64_t clock_ms;
    int64_t unix_ms;
};

/* The pieces of a time scale. All 0: clock time equals wall clock time. */
struct timeline {
    uint32_t count;
    struct timeline_piece at[TIMELINE_PIECES_MAX]; /* oldest first */
};

/* Appends a piece, whose clock time is no earlier than the newest's. Beyond TIMELINE_PIECES_MAX it
 * drops the oldest. */
void timeline_add(struct timeline *timeline, const struct timeline_piece *piece);

/* Returns the time that the wall clock showed, or will show, at that clock time. */
int64_t timeline_unix(const struct timeline *timeline, int64_t clock_ms);
/* Returns a person's running time between two clock times; 0 if the second is no later. */
int64_t timeline_spent(const struct timeline *timeline, const struct calendar *calendar,
                       int64_t from_ms, int64_t to_ms);
/* Returns the clock time at which a bank of `bank_ms` that runs from `from_ms` on is empty. */
int64_t timeline_deadline(const struct timeline *timeline, const struct calendar *calendar,
                          int64_t from_ms, int64_t bank_ms);

#endif
