/* Declarations of this folder for the hub: other nodes on the same database. Loop thread only,
 * except where noted. */
#ifndef HUB_NODES_INTERNAL_H
#define HUB_NODES_INTERNAL_H

#include "hub/core/internal.h"

/* ---- presence.c ---- */
/* Receives the viewers of a match on another node. */
void presence_receive(struct hub *hub, char *line);
/* On each tick: sends viewers here, and due versions of matches, to other nodes; drops entries that
 * were not repeated. */
void presence_tick(struct hub *hub);

/* ---- followers.c ---- */
/* Returns whether a client here follows the matches of one of `count` users. */
MUST_USE bool followers_want(const struct hub *hub, const int64_t *users, size_t count);
/* In that case loads a match that another node changed, and notifies its followers. */
void followers_find(struct hub *hub, const char *id);

/* ---- nodes.c ---- */
/* Receives the messages of other nodes. */
void nodes_drain(struct hub *hub);
/* On each tick: compares the matches in memory with the stored ones, since messages may be lost. */
void nodes_tick(struct hub *hub);
/* The hub was stopped: drops finished comparisons. */
void nodes_stop(struct hub *hub);

#endif
