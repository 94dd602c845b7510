/* Internals of the HTTP server, shared by mhd.c (connections, and libmicrohttpd itself) and
 * exchange.c (requests and their answers). Loop thread only. */
#ifndef NET_HTTP_MHD_H
#define NET_HTTP_MHD_H

#include <sys/queue.h>

#include "net/http/held.h"
#include "net/http/request.h"

TAILQ_HEAD(connection_list, http_connection);
TAILQ_HEAD(request_list, http_request);

struct http_room {
    struct source source; /* the library's epoll descriptor */
    struct MHD_Daemon *daemon;
    struct http_connection *adopting; /* the connection that is being passed to the library */
    struct connection_list all;
    struct request_list owed; /* suspended */
    struct held_list held;
    uint32_t busy;
    bool dirty;
    int left_fd; /* a socket whose other end is closed */
};

/* Makes server->http, which http_close() frees. Returns 0, or -1 without memory. */
MUST_USE int http_open(struct net_server *server);
/* Takes ownership of `fd` and the client, also on failure. */
void http_adopt(struct net_server *server, int fd, const struct sockaddr *address,
                socklen_t address_size, struct client client);
/* Runs libmicrohttpd if it has pending work. Returns whether it has more to do. Not from inside
 * its callbacks. */
bool http_run(struct net_server *server);
/* Ends expired connections. Called on each tick. */
void http_tick(struct net_server *server);
/* Returns the number of requests that have begun and are not completely answered. */
uint32_t http_busy(const struct net_server *server);
/* Answers pending requests with 503, closes and frees it; also if it was never opened. */
void http_close(struct net_server *server);

#endif
