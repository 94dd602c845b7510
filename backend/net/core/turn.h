/* The epoll set, and the work of its sources in a turn of the loop. Loop thread only. */
#ifndef NET_CORE_TURN_H
#define NET_CORE_TURN_H

#include "net/internal.h"

/* Calls source->ready when its descriptor has one of `events` (EPOLLIN ...). The source is borrowed
 * until source_remove(). Returns 0, or -1 if the kernel refuses. */
MUST_USE int source_add(struct net_server *server, struct source *source, uint32_t events);
/* Removes the source from the set; does not close its descriptor. Required before closing: a
 * descriptor is never closed while it is in the set.
 */
void source_remove(struct net_server *server, struct source *source);
/* Runs the ready sources of the epoll set; called by live/lws.c. */
void server_turn(struct net_server *server);
/* Decrements the counters for the client. */
void client_leave(struct net_server *server, struct client *client);

#endif
