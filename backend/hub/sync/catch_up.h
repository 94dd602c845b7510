/* Reloads matches in memory after other nodes' writes. Loop thread only. */
#ifndef HUB_SYNC_CATCH_UP_H
#define HUB_SYNC_CATCH_UP_H

#include "hub/core/internal.h"

/* Both enclose an operation that reloads several matches: one query at the end reads the moves
 * that other nodes announced. */
void catch_up_gather(struct hub *hub);
void catch_up_go(struct hub *hub);
/* Reloads other nodes' writes to the match on a worker; until then no request of the match runs.
 * No effect if a reload is in progress. The hub calls hub->caught_up at the end. */
void catch_up_begin(struct hub_match *match);
/* Repeats failed reads that are due. Called on each tick. */
void catch_up_tick(struct hub *hub);
/* Drops pending reloads, because the hub was stopped. */
void catch_up_stop(struct hub *hub);

#endif
