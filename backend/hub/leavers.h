/* What happens to a seat whose person has left. */
#ifndef HUB_LEAVERS_H
#define HUB_LEAVERS_H

#include "hub/hub.h"

/* The seat's time has run out: what the match's option says follows. May be called again and again.
 */
void leavers_bank_empty(struct hub_match *match, int seat);
/* Whether a person decides for the seat now, and his time may be counted. */
bool leavers_clock_runs(const struct hub_match *match, int seat);

#endif
