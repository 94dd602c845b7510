/* The effect of a new row on the clocks, and time-outs. Loop thread only. */
#ifndef HUB_PLAY_ROW_CLOCKS_H
#define HUB_PLAY_ROW_CLOCKS_H

#include "hub/core/internal.h"

/* Returns whether clock time and calendars are known, if the match has a clock: until they are,
 * no move is accepted. */
bool clocks_known(struct hub_match *match);
/* Determines the running clocks, and returns when the first of them runs out; TIMELINE_NEVER_MS:
 * none does. Clock time and calendars must be known. */
int64_t clocks_run_out_ms(struct hub_match *match);
/* Returns whether a seat's time has run out. The match must have a clock, and clock time must be
 * known. */
MUST_USE bool clocks_ran_out(struct hub_match *match, int seat);
/* Computes the clocks after a prepared row, into the job: `row` is complete except for these;
 * `owed` are the seats that owe a decision after it. job->changed and job->started are set. */
void clocks_row(struct hub_job *job, const struct record_row *row, uint8_t owed);
/* Sets the match's clocks to those of the job, after the commit of its row. */
void clocks_row_kept(struct hub_job *job);
/* Returns the time of the match's newest row on today's wall clock, without uncharged periods.
 * For a match without a clock it returns `at_ms`. */
int64_t clocks_newest(const struct hub_match *match, int64_t at_ms);

#endif
