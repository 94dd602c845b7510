#ifndef HUB_LOBBY_REFRESH_H
#define HUB_LOBBY_REFRESH_H

#include "hub/core/internal.h"

/* Another node has changed a match that is not in memory: its lobby entry is read again. `fresh`:
 * it may be a new one. */
void refresh_receive(struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* A complete read begins: earlier messages are covered by it. */
void refresh_all_begun(struct hub *hub);
/* On each tick: reads changed entries, if the lobby has viewers. */
void refresh_tick(struct hub *hub);

#endif
