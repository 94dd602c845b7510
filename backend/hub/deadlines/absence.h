/* Consequences of a person's absence: an empty time bank, an account that is deleted or banned. The
 * hub's own; loop thread only. */
#ifndef HUB_DEADLINES_ABSENCE_H
#define HUB_DEADLINES_ABSENCE_H

#include "hub/core/internal.h"

/* Handles a time-out of the seat: the match's option `leaver` is written into its log (a bot takes
 * the seat, it resigns, the others vote). Queues a request, so that it may be called in any state
 * of the match, repeatedly: a consequence that has happened already, or no longer applies at its
 * turn, is not written. */
void absence_bank_empty(struct hub_match *match, int seat);

/* Writes the removal of the seat's person, deleted or banned, into the match's log. The same
 * conditions as for absence_bank_empty(). False: nothing is to be written. */
bool absence_gone(struct hub_match *match, int seat);

#endif
