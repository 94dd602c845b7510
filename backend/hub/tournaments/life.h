/* The life of tournaments: pairs rounds that are due, opens and starts their tables, and ends the
 * tournament after the last one. Each step is one write with a condition, and follows from the
 * stored state alone: after a crash, or beside another node, it is repeated or refused. Loop thread
 * only. */
#ifndef HUB_TOURNAMENTS_LIFE_H
#define HUB_TOURNAMENTS_LIFE_H

#include "hub/core/internal.h"

/* Makes the state of the scan, which is the hub's; NULL without memory. */
struct tournaments_life *life_new(struct hub *hub);
/* Frees it, after all workers have ended; NULL is allowed. */
void life_free(struct tournaments_life *life);
/* Starts a scan of the live tournaments, if one is due. Called on each tick. */
void life_tick(struct tournaments_life *life);

#endif
