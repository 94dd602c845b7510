/* Reloads matches in memory after other nodes' writes. Loop thread only. */
#ifndef HUB_SYNC_CATCH_UP_H
#define HUB_SYNC_CATCH_UP_H

#include "hub/core/internal.h"

/* Both enclose an operation that reloads several matches: the moves that other nodes announced are
 * read with one query at the end. */
void catch_up_gather(struct hub *hub);
void catch_up_go(struct hub *hub);
/* Reloads other nodes' writes to the match on a worker; until then no request of the match runs. No
 * effect if a reload is in progress. hub->caught_up is called at the end. */
void catch_up_begin(struct hub_match *match);
/* On each tick: repeats failed reads that are due. */
void catch_up_tick(struct hub *hub);
/* Drops pending reloads: the hub was stopped. */
void catch_up_stop(struct hub *hub);

#endif
