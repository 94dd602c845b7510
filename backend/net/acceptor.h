/* Accepts connections and selects the library for each by its first bytes. Loop thread only. */
#ifndef NET_ACCEPTOR_H
#define NET_ACCEPTOR_H

#include "net/internal.h"

/* Binds and listens according to server->config; makes server->acceptor, which acceptor_close()
 * frees. Returns 0, or -1 with server->error filled.
 */
MUST_USE int acceptor_open(struct net_server *server);
/* Returns the port in use. */
uint16_t acceptor_port(const struct net_server *server);
/* Returns the port of the metrics, or 0. */
uint16_t acceptor_metrics_port(const struct net_server *server);
/* Closes connections that have not sent a request line in time, and listens again after
 * descriptors have run out. Called on each tick. */
void acceptor_tick(struct net_server *server);
/* Accepts no more connections, and closes the undecided ones. */
void acceptor_stop(struct net_server *server);
/* Closes the remaining connections and frees it; also if it was never opened. */
void acceptor_close(struct net_server *server);

#endif
