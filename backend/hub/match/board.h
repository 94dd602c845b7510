#ifndef HUB_MATCH_BOARD_H
#define HUB_MATCH_BOARD_H

#include "hub/core/internal.h"

/* The lobby's lists, including matches that are not in memory. NULL without memory. */
struct board *board_new(void);
/* Frees it; NULL is allowed. */
void board_free(struct board *board);
/* A match in memory is new there, or its info has changed. */
void board_update(struct hub *hub, const struct hub_match *match);
/* The match is evicted from memory and stays in the file or, if it is `gone`, does not. */
void board_part(struct hub *hub, const struct hub_match *match, bool gone);
/* A worker has read this of a match that is listed and not in memory. */
void board_fill(struct hub *hub, const struct hub_listing *look);
/* All that are listed have been filled in, or as many as there is room for. */
void board_filled(struct hub *hub);
/* For a match not in memory: returns whether a list shows a version before that edit. One that no
 * list shows counts as outdated if it is `fresh`. */
bool board_outdated(const struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Removes the entry of a match not in memory; with an empty id, all. */
void board_drop(struct hub *hub, const char *id);
/* Returns whether a list is shorter than it could be. */
bool board_short(const struct hub *hub);
/* The same in what is shown. */
void board_rename(struct hub *hub, int64_t user, const char *name, bool gone);

#endif
