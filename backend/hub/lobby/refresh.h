/* Refreshes the lobby's entries of matches not in memory after changes by other nodes. Loop thread
 * only. */
#ifndef HUB_LOBBY_REFRESH_H
#define HUB_LOBBY_REFRESH_H

#include "hub/core/internal.h"

/* Records that another node has changed a match that is not in memory: its lobby entry is read
 * again. `fresh`: it may be a new match. */
void refresh_receive(struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Drops the recorded changes, because a complete read begins and covers them. */
void refresh_all_begun(struct hub *hub);
/* Reads changed entries, if the lobby has viewers. Called on each tick. */
void refresh_tick(struct hub *hub);

#endif
