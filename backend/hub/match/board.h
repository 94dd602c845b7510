/* The lobby's lists: the newest listed matches that are open, and those in progress. Loop thread
 * only. */
#ifndef HUB_MATCH_BOARD_H
#define HUB_MATCH_BOARD_H

#include "hub/core/internal.h"

/* Returns the lobby's lists, empty. NULL without memory. */
struct board *board_new(void);
/* Frees it; NULL is allowed. */
void board_free(struct board *board);
/* Updates the lists after a match was added in memory, or its info has changed. */
void board_update(struct hub *hub, const struct hub_match *match);
/* Replaces an evicted match by a list entry or, if it is `gone` from the database, removes it. */
void board_part(struct hub *hub, const struct hub_match *match, bool gone);
/* Adds the entry of a listed match that is not in memory, which a worker has read. */
void board_fill(struct hub *hub, const struct hub_listing *look);
/* Records that the lists contain all listed matches, or as many as there is room for. */
void board_filled(struct hub *hub);
/* Returns whether a list shows a version of a match not in memory before that edit. A match in
 * no list counts as outdated if it is `fresh`. */
bool board_outdated(const struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Removes the entry of a match not in memory; with an empty id, all entries. */
void board_drop(struct hub *hub, const char *id);
/* Returns whether a list has fewer entries than it could have. */
bool board_short(const struct hub *hub);
/* Renames a user in all entries of the lists, like info_rename(). */
void board_rename(struct hub *hub, int64_t user, const char *name, bool gone);

#endif
