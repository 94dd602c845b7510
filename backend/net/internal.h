/* Shared by the parts of the one port; no file outside net/ includes this. Loop thread only, except
 * the two atomics.
 *
 *   server.c     the loop and its parts, each of which calls only those below it
 *   acceptor.c   accepts connections, peeks at their first bytes, passes them on
 *   http/mhd.c   all that is not live: libmicrohttpd and its connections
 *   http/exchange.c   a request and its answer; a late GET /ws, on a connection that libmicrohttpd
 *                     has already, moves on to live/lws.c
 *   live/lws.c, live/upgrade.c   GET /ws: libwebsockets
 *   http/stream.c   answers that continue
 *   core/turn.c   an epoll set of our own, that libwebsockets' libev loop watches as one descriptor
 *   http/head.c, http/request.c   the views of a request for net/ and for the routes
 *   http/response.c               the response to a reply
 *   http/held.c                   large ones that clients do not read
 *   core/base_path.c, http/file_base_path.c   the base path, and the files that contain it
 *   core/cookies.c   the names of its cookies
 *   http/files.c     static files */
#ifndef NET_INTERNAL_H
#define NET_INTERNAL_H

#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "net/core/base_path.h"
#include "net/core/peers.h"
#include "net/core/proxies.h"
#include "net/server.h"

struct buf;
struct ev_io;
struct ev_loop;
struct lws_vhost;

#define NET_EVENTS_PER_TURN 64
#define NET_TICK_MS         250

#define COOKIE_MARK_BYTES_MAX (BASE_PATH_BYTES + 8)
#define COOKIE_NAME_BYTES_MAX (COOKIE_MARK_BYTES_MAX + 32)
/* The header of libmicrohttpd 0.9.75 does not name this flag, and that library ignores it. Without
 * it, libmicrohttpd 1.0 takes a connection only in MHD_run(), since threads may share a daemon. */
#define NET_MHD_ONE_THREAD (1u << 19) /* MHD_USE_NO_THREAD_SAFETY */
/* Memory of libmicrohttpd for a request's head, with all its records; a longer head is refused. */
#define NET_HEAD_BYTES_MAX (16u * 1024)

/* An entry of the server's epoll set. After source_remove() `ready` is not called any longer, not
 * even for events of the current turn. */
struct source {
    int fd;
    void (*ready)(struct net_server *server, struct source *source, uint32_t events);
};

/* The other end of a socket, and the counts to undo when it closes. */
struct client {
    struct peer peer;
    bool counted;    /* in server->peers */
    bool connection; /* in server->connections */
    bool proxied;    /* the socket is a trusted proxy's: the head names the client */
    bool watcher;    /* it came to where the metrics are */
};

struct net_server {
    struct net_config config; /* defaults filled in; strings owned */
    char error[256];
    struct ev_loop *loop;
    int epoll_fd;
    struct epoll_event batch[NET_EVENTS_PER_TURN]; /* events of the current turn */
    int batch_count;
    struct ev_io *wake;  /* an eventfd, which libev watches itself */
    struct source timer; /* a timerfd */
    atomic_bool wake_asked;
    atomic_bool stop_asked;
    bool leaving;
    bool stopping;
    bool going_away_said;
    int64_t leave_ms; /* when it began to leave */
    int64_t stop_ms;
    int64_t now_ms; /* monotonic, of this turn */
    uint32_t connections;
    struct net_stats stats;
    char base_path[BASE_PATH_BYTES];         /* "/ochre", or "" */
    char cookie_mark[COOKIE_MARK_BYTES_MAX]; /* suffix of its cookies' names */
    struct peers *peers;
    struct proxies proxies;
    struct acceptor *acceptor;
    struct live_room *live;
    struct http_room *http;
    struct stream_room *streams;
    struct files *files;
};

/* ---- core/cookies.c ---- */
/* Makes server->cookie_mark of server->base_path and the port that it listens on, unless people see
 * another one. */
void cookie_mark_make(struct net_server *server, uint16_t listens);
/* Writes the name of a cookie of this server. */
void cookie_name_print(const struct net_server *server, const char *name,
                       char marked[COOKIE_NAME_BYTES_MAX]);
/* Returns whether the server may have set cookies of that name without the mark, in the past. Below
 * a path it never has: those belong to the server at the root of the host.
 */
bool cookie_had_plain_name(const struct net_server *server);

/* ---- core/turn.c ---- */
/* Has source.run called when its descriptor has one of `events` (EPOLLIN ...). The source is
 * borrowed until source_remove(). Returns 0, or -1 if the kernel refuses. */
MUST_USE int source_add(struct net_server *server, struct source *source, uint32_t events);
/* Removes the source from the set; does not close its descriptor. Required before closing: a
 * descriptor is never closed while it is in the set.
 */
void source_remove(struct net_server *server, struct source *source);
/* Runs the ready sources of the epoll set; called by live/lws.c. */
void server_turn(struct net_server *server);
/* Takes back what the client was counted for. */
void client_leave(struct net_server *server, struct client *client);

/* ---- acceptor.c ---- */
/* Binds and listens according to server->config; makes server->acceptor, which acceptor_close()
 * frees. Returns 0, or -1 with server->error filled.
 */
MUST_USE int acceptor_open(struct net_server *server);
/* The port in use. */
uint16_t acceptor_port(const struct net_server *server);
/* The port of the metrics, or 0. */
uint16_t acceptor_metrics_port(const struct net_server *server);
/* On each tick: closes connections that have not sent a request line in time, and listens again
 * after descriptors have run out.
 */
void acceptor_tick(struct net_server *server);
/* Accepts no more connections, and closes the undecided ones. */
void acceptor_stop(struct net_server *server);
/* Closes all the rest and frees it; also if it was never opened. */
void acceptor_close(struct net_server *server);

/* ---- live/lws.c ---- */
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

/* ---- http/mhd.c ---- */
/* Makes server->http, which http_close() frees. Returns 0, or -1 without memory. */
MUST_USE int http_open(struct net_server *server);
/* Takes over `fd` and the client, also on failure. */
void http_adopt(struct net_server *server, int fd, const struct sockaddr *address,
                socklen_t address_size, struct client client);
/* Lets libmicrohttpd work if it has reason to. Returns whether it has more to do. Not from inside
 * its callbacks. */
bool http_run(struct net_server *server);
/* On each tick: ends expired connections. */
void http_tick(struct net_server *server);
/* Requests that have begun and are not answered to the last byte. */
uint32_t http_busy(const struct net_server *server);
/* Answers pending requests with 503, closes and frees it; also if it was never opened. */
void http_close(struct net_server *server);

#endif
