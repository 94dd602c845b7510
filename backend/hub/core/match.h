/* Helpers for one match as it is stored: its players, their names and seen marks. Any thread. */
#ifndef HUB_CORE_MATCH_H
#define HUB_CORE_MATCH_H

#include "hub/core/internal.h"

/* Sets the players whom `next` invites to a rematch. */
void asks_set(struct hub_asks *asks, const struct store_match *next);
/* Renames a user in `info`, which may be NULL. `gone`: also withdraws the user's invitations.
 * Returns true if something changed. */
bool info_rename(struct store_match *info, int64_t user, const char *name, bool gone);

/* Copies the seen marks in `before` of people who are still in `info`: a seen mark never
 * decreases. */
void info_seen_merge(struct store_match *info, const struct store_match *before);

#endif
