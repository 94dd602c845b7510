/* What a seat may hold together. Any thread. */
#ifndef STORE_CORE_SEATS_H
#define STORE_CORE_SEATS_H

#include "store/records.h"

/* Makes a seat of a match, which has `started` or not, one of these and nothing between: a
 * person's, for whom a bot may stand in; a bot's; at an open table also reserved for somebody, or
 * free. Whoever sits there goes before a reservation. Seats pass this before they are written and
 * before they are in memory. */
void store_seat_settle(struct store_seat *seat, bool started);

#endif
