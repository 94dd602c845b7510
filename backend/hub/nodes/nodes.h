/* Receives messages of other nodes, and compares the matches in memory with the stored ones. Loop
 * thread only. */
#ifndef HUB_NODES_NODES_H
#define HUB_NODES_NODES_H

#include "hub/core/internal.h"

/* Receives the messages of other nodes. */
void nodes_drain(struct hub *hub);
/* Compares the matches in memory with the stored ones, since messages may be lost. Called on
 * each tick. */
void nodes_tick(struct hub *hub);
/* Drops finished comparisons, because the hub was stopped. */
void nodes_stop(struct hub *hub);

#endif
