/* The rows that the server writes when the clock of a seat has run out, and when the account of its
 * person is deleted or banned. For the hub only; loop thread only. */
#ifndef HUB_DEADLINES_TIME_OUT_H
#define HUB_DEADLINES_TIME_OUT_H

#include "hub/core/internal.h"

/* Writes the consequence of a time-out of the seat into the match's log, by the match's option
 * `leaver`: a bot takes the seat, it resigns, or the others vote. It queues a request, so that
 * it may be called in any state of the match, repeatedly: a consequence that has already
 * happened, or no longer applies at its turn, is not written. */
void time_out_bank_empty(struct hub_match *match, int seat);

/* Writes the removal of the seat's person, deleted or banned, into the match's log, like
 * time_out_bank_empty(). False: there is nothing to write. */
bool time_out_gone(struct hub_match *match, int seat);

#endif
