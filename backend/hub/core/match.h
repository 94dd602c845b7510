/* Helpers for one match as it is stored: its players, their names and seen marks. Any thread. */
#ifndef HUB_CORE_MATCH_H
#define HUB_CORE_MATCH_H

#include "hub/core/internal.h"

/* Sets the players whom `next` invites to a rematch. */
void asks_set(struct hub_asks *asks, const struct store_match *next);
/* Renames a user in `info`, which may be NULL. `gone`: and withdraws the user's invitations.
 * Returns true if something changed. */
bool info_rename(struct store_match *info, int64_t user, const char *name, bool gone);

/* Seen marks never decrease: copies to `info` those of the same people in `before`. */
void info_seen_merge(struct store_match *info, const struct store_match *before);

#endif
