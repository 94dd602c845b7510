/* What the parts of the one port share; nobody outside net/ includes this. Loop thread only, but
 * for the two atomics.
 *
 *   server.c    the loop: an epoll set of our own, that libwebsockets' libev loop watches as one
 * descriptor acceptor.c  takes connections, peeks at their first bytes, hands them on live_lws.c
 * GET /ws: libwebsockets http_mhd.c  all else: libmicrohttpd; http_request.c what the routes see of
 * it bridge.c    an upgrade that comes late, on a connection libmicrohttpd has already files.c
 * static files */
#ifndef NET_INSIDE_H
#define NET_INSIDE_H

#include <stdatomic.h>
#include <sys/socket.h>

#include "net/peers.h"
#include "net/server.h"

struct bridge;
struct ev_loop;
struct lws_vhost;
struct MHD_Connection;
struct MHD_Response;

/* Something in the server's epoll set. The memory must outlive the turn in which it is removed. */
struct source {
    int fd;
    void (*ready)(struct net_server *server, struct source *source, uint32_t events);
};

/* Who is at the other end of a socket, and what has to be taken back when it closes. */
struct client {
    struct peer peer;
    bool counted;    /* in server->peers */
    bool connection; /* in server->connections */
};

struct net_server {
    struct net_config config; /* defaults filled in; strings owned */
    char error[256];
    struct ev_loop *loop;
    int epoll_fd;
    struct source wake;  /* an eventfd */
    struct source timer; /* a timerfd */
    atomic_bool wake_asked;
    atomic_bool stop_asked;
    bool stopping;
    bool going_away_said;
    int64_t stop_ms;
    int64_t now_ms; /* monotonic, of this turn */
    uint32_t connections;
    uint32_t bridges_max;
    struct net_stats stats;
    struct peers *peers;
    struct acceptor *acceptor;
    struct live_room *live;
    struct http_room *http;
    struct bridge_room *bridges;
    struct files *files;
};

/* ---- server.c ---- */
MUST_USE int source_add(struct net_server *server, struct source *source, uint32_t events);
void source_change(struct net_server *server, struct source *source, uint32_t events);
/* Takes the source out of the set; does not close its descriptor. */
void source_remove(struct net_server *server, struct source *source);
/* Runs what is ready in the epoll set; called by live_lws.c. */
void server_turn(struct net_server *server);
/* Takes back what the client was counted for. */
void client_leave(struct net_server *server, struct client *client);

/* ---- acceptor.c ---- */
MUST_USE int acceptor_open(struct net_server *server);
uint16_t acceptor_port(const struct net_server *server);
void acceptor_tick(struct net_server *server);
/* No connection is taken any more, and those undecided are closed. */
void acceptor_stop(struct net_server *server);
void acceptor_close(struct net_server *server);

/* ---- live_lws.c ---- */
MUST_USE int live_open(struct net_server *server);
/* Takes over `fd` and the client, also when it fails. */
void live_adopt(struct net_server *server, int fd, struct client client);
void live_tick(struct net_server *server);
/* Closes every live connection with 1001. */
void live_going_away(struct net_server *server);
void live_close(struct net_server *server);

/* ---- http_mhd.c ---- */
MUST_USE int http_open(struct net_server *server);
/* Takes over `fd` and the client, also when it fails. */
void http_adopt(struct net_server *server, int fd, const struct sockaddr *address,
                socklen_t address_size, struct client client);
/* Lets libmicrohttpd work if it has reason to. Returns whether it has more to do. Not from inside
 * its callbacks. */
bool http_run(struct net_server *server);
void http_tick(struct net_server *server);
/* Requests that have begun and are not answered to the last byte. */
uint32_t http_busy(const struct net_server *server);
void http_close(struct net_server *server);
/* Gives a suspended request its answer; it owns `response` from here. */
void http_resume(struct http_request *request, unsigned int status, struct MHD_Response *response);
/* The reply to a failure that a handler never sees: {"error":{"name":...,"message":...}}. */
struct MHD_Response *http_error_response(const char *name, const char *message);
/* Marks libmicrohttpd as having something to do. */
void http_dirty(struct net_server *server);

/* ---- bridge.c ---- */
MUST_USE int bridge_open(struct net_server *server);
/* Suspended by the caller, the request asks for an upgrade of /ws. `raw_uri` is as it came. Answers
 * by http_resume(). */
void bridge_begin(struct net_server *server, struct http_request *request,
                  struct MHD_Connection *connection, const char *raw_uri,
                  const struct client *client);
/* The request of a bridge is over, by whatever cause. */
void bridge_request_over(struct net_server *server, struct bridge *bridge);
void bridge_tick(struct net_server *server);
/* Closes every bridge: libmicrohttpd must not be stopped before. */
void bridge_close(struct net_server *server);

#endif
