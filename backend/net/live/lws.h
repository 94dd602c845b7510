/* Live connections (GET /ws): libwebsockets does the handshake and the frames. Loop thread only. */
#ifndef NET_LIVE_LWS_H
#define NET_LIVE_LWS_H

#include "net/internal.h"

/* Makes server->live, which live_close() frees. Returns 0, or -1 without memory. */
MUST_USE int live_open(struct net_server *server);
/* Takes ownership of `fd` and the client, also on failure. `head`: the header of the handshake
 * if it was already read from `fd`, else NULL; borrowed. */
void live_adopt(struct net_server *server, int fd, struct client client, const struct buf *head);
/* Ends handshakes that take too long and connections whose sockets stay full. Called on each
 * tick. */
void live_tick(struct net_server *server);
/* Writes to the connections that requested it and whose sockets were not full, and to a few of
 * the low-priority ones. Called at the end of a turn, outside the library's callbacks. Returns
 * whether there are more. */
bool live_flush(struct net_server *server);
/* Closes every live connection with 1001. */
void live_going_away(struct net_server *server);
/* Closes the remaining connections, which calls live_closed, and frees it; also if it was never
 * opened. */
void live_close(struct net_server *server);

#endif
