/* The clocks of the matches: what a row makes of them, when one runs out, and who is told. What is
 * due is found twice: of the matches in memory the hub knows which is next, to the tick; of all
 * others the file says so (match.clock_due_ms, by an index), and a worker reads which are due when
 * the first of them is. Whatever is found is looked at again before it has a consequence, which is
 * the leavers' (hub/seat/leavers.h). Loop thread, but for what says otherwise. */
#ifndef HUB_CLOCK_CLOCKS_H
#define HUB_CLOCK_CLOCKS_H

#include "base/time/calendar.h"
#include "hub/hub.h"

/* One seat's clock as it is shown. */
struct hub_clock {
    int64_t left_ms;
    int64_t deadline_ms; /* of the wall clock; 0: it does not run out as things are */
    enum calendar_stop stopped;
};

/* Fills one for each seat, as it is when the wall clock shows `*now_ms`, which is filled too; of a
 * match that is not played any more as its newest row left it.
 * False: the match has no clock, or has not begun, or hub_match_clocks_known() is false. */
MUST_USE bool hub_match_clocks(const struct hub_match *match, struct hub_clock *clocks,
                               int64_t *now_ms);

/* Whether what hub_match_clocks() says is how it is. For a moment after the server has begun, or
 * somebody has taken a seat, it is not yet: what is missing is being read, so ask again. */
MUST_USE bool hub_match_clocks_known(struct hub_match *match);

/* Clocks may run otherwise from now on, or something may have run out: looks at once. Nothing is
 * decided for a match that is on its way out. */
void clocks_look(struct hub_match *match);

#endif
