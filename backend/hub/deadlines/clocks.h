/* The clocks of the matches: updates by rows, time-outs, and notifications. Due clocks are found
 * in two ways. For matches in memory the hub has a heap, exact to the tick. For all others the
 * database has an index (match.clock_due_ms), and when the first is due, a worker reads the due
 * ones. Each is checked again before it has a consequence. Loop thread, except where noted. */
#ifndef HUB_DEADLINES_CLOCKS_H
#define HUB_DEADLINES_CLOCKS_H

#include "base/time/calendar.h"
#include "hub/core/internal.h"
#include "hub/hub.h"

/* One seat's clock as clients show it. */
struct hub_clock {
    int64_t left_ms;
    int64_t deadline_ms; /* by the wall clock; 0: it does not run out unless something changes */
    enum calendar_stop stopped;
};

/* Fills the clock of each seat, as of the wall clock `*now_ms`, which is filled too; of an ended
 * match as of its newest row. False: the match has no clock, or has not started, or
 * hub_match_clocks_known() is false. */
MUST_USE bool hub_match_clocks(const struct hub_match *match, struct hub_clock *clocks,
                               int64_t *now_ms);

/* Returns whether hub_match_clocks() is reliable. Shortly after the start of the server, or
 * after a player took a seat, it is not: the missing data are being read, so call again. */
MUST_USE bool hub_match_clocks_known(struct hub_match *match);

/* Checks the clocks at once after a change, since time may have run out. Decides nothing for a
 * match that is being evicted. */
void clocks_check(struct hub_match *match);

/* Computes the running clocks of a match that has changed, or has been loaded, and their next
 * deadline. */
void clocks_update(struct hub_match *match);
/* The callback hub->first. */
bool clocks_first(struct hub_match *match);
/* Records changes of the wall clock, and checks due clocks. Called on each tick. */
void clocks_tick(struct hub *hub);
/* Returns whether any clock runs. */
bool clocks_run(const struct hub *hub);

#endif
