/* Refreshes the lobby's entries of matches not in memory after changes by other nodes. Loop thread
 * only. */
#ifndef HUB_LOBBY_REFRESH_H
#define HUB_LOBBY_REFRESH_H

#include "hub/core/internal.h"

/* Notes that another node has changed a match that is not in memory: its lobby entry is read again.
 * `fresh`: it may be a new one. */
void refresh_receive(struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Drops the noted changes: a complete read begins, which covers them. */
void refresh_all_begun(struct hub *hub);
/* On each tick: reads changed entries, if the lobby has viewers. */
void refresh_tick(struct hub *hub);

#endif
