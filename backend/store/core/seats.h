/* The valid combinations of a seat's members. Any thread. */
#ifndef STORE_CORE_SEATS_H
#define STORE_CORE_SEATS_H

#include "store/records.h"

/* Normalises a seat of a match, which has `started` or not, to exactly one of these: a person's,
 * perhaps with a substitute bot; a bot's; at an open table also reserved for somebody, or empty. A
 * person in the seat overrides a reservation. Seats pass this before they are written and before
 * they enter the memory. */
void store_seat_settle(struct store_seat *seat, bool started);

#endif
