/* Live connections (GET /ws): libwebsockets does the handshake and the frames. Loop thread only. */
#ifndef NET_LIVE_LWS_H
#define NET_LIVE_LWS_H

#include "net/internal.h"

/* Makes server->live, which live_close() frees. Returns 0, or -1 without memory. */
MUST_USE int live_open(struct net_server *server);
/* Takes over `fd` and the client, also on failure. `head`: the head of the hand-shake if it was
 * read from `fd` already, else NULL; borrowed.
 */
void live_adopt(struct net_server *server, int fd, struct client client, const struct buf *head);
/* On each tick: ends hand-shakes that take too long and connections whose sockets stay full. */
void live_tick(struct net_server *server);
/* At the end of a turn, outside of the library's callbacks: writes to the connections that
 * requested it and whose sockets were not full, and to a few of the low-priority ones. Returns
 * whether there are more. */
bool live_flush(struct net_server *server);
/* Closes every live connection with 1001. */
void live_going_away(struct net_server *server);
/* Closes all the rest, which calls live_closed, and frees it; also if it was never opened. */
void live_close(struct net_server *server);

#endif
