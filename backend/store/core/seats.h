/* The valid combinations of a seat's members. Any thread. */
#ifndef STORE_CORE_SEATS_H
#define STORE_CORE_SEATS_H

#include "store/records.h"

/* Normalises a seat of a match, which has `started` or not, to exactly one of these forms. It
 * belongs to a person, perhaps with a substitute bot, or to a bot. At an open table it may also
 * be empty, or reserved. A person in the seat overrides a reservation. Seats are normalised
 * before they are written and before they enter the memory. */
void store_seat_settle(struct store_seat *seat, bool started);

#endif
