/* Consequences of a person's absence: an empty time bank, an account that is deleted or banned.
 * For the hub only; loop thread only. */
#ifndef HUB_DEADLINES_ABSENCE_H
#define HUB_DEADLINES_ABSENCE_H

#include "hub/core/internal.h"

/* Writes the consequence of a time-out of the seat into the match's log, by the match's option
 * `leaver`: a bot takes the seat, it resigns, or the others vote. It queues a request, so that
 * it may be called in any state of the match, repeatedly: a consequence that has already
 * happened, or no longer applies at its turn, is not written. */
void absence_bank_empty(struct hub_match *match, int seat);

/* Writes the removal of the seat's person, deleted or banned, into the match's log, like
 * absence_bank_empty(). False: there is nothing to write. */
bool absence_gone(struct hub_match *match, int seat);

#endif
