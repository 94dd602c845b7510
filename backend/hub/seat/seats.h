/* Who sits in a seat of a table, or for whom it is reserved. The hub's own; loop thread only. */
#ifndef HUB_SEAT_SEATS_H
#define HUB_SEAT_SEATS_H

#include "hub/hub.h"

/* Each gives the seat, whatever it holds: to a person who sits down; to a bot; to somebody for whom
 * it is reserved. */
void seats_sit(struct store_seat *seat, const struct hub_user *user);
void seats_bot(struct store_seat *seat, const char *bot);
void seats_reserve(struct store_seat *seat, int64_t user, const char *name, bool bot_account);
/* Whether nobody sits there; it may be reserved. */
bool seats_empty(const struct store_seat *seat);
/* The person of a seat, as far as the seat knows them; id 0: nobody's. */
struct hub_user seats_person(const struct store_seat *seat);
/* Makes all seats of a match consistent (store/core/seats.h), before it is written and in memory.
 */
void seats_settle(struct store_match *info);

#endif
