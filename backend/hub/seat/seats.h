/* The holder of a seat of a table, or the user for whom it is reserved. For the hub only; loop
 * thread only. */
#ifndef HUB_SEAT_SEATS_H
#define HUB_SEAT_SEATS_H

#include "hub/hub.h"

/* Each assigns a seat, whatever it contains: to a person; to a bot; or as reserved for a user. */
void seats_sit(struct store_seat *seat, const struct hub_user *user);
void seats_bot(struct store_seat *seat, const char *bot);
void seats_reserve(struct store_seat *seat, int64_t user, const char *name, bool bot_account);
/* Returns whether the seat is empty; it may be reserved. */
bool seats_empty(const struct store_seat *seat);
/* Returns the person of a seat, with the members that the seat stores; id 0: nobody. */
struct hub_user seats_person(const struct store_seat *seat);
/* Makes all seats of a match consistent (store/core/seats.h), before the match is written, and
 * in memory. */
void seats_settle(struct store_match *info);

#endif
