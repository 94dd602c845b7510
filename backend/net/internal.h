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
/* The header of libmicrohttpd 0.9.75 lacks this flag, and that library ignores it. Without it,
 * libmicrohttpd 1.0 accepts a connection only in MHD_run(), since threads may share a daemon. */
#define NET_MHD_ONE_THREAD (1u << 19) /* MHD_USE_NO_THREAD_SAFETY */
/* Memory of libmicrohttpd for a request's header, with its own data about it; a larger header is
 * refused. */
#define NET_HEAD_BYTES_MAX (16u * 1024)

/* An entry of the server's epoll set. After source_remove() `ready` is not called any longer, not
 * even for events of the current turn. */
struct source {
    int fd;
    void (*ready)(struct net_server *server, struct source *source, uint32_t events);
};

/* The other end of a socket, and the counters to decrement when it closes. */
struct client {
    struct peer peer;
    bool counted;    /* in server->peers */
    bool connection; /* in server->connections */
    bool proxied;    /* the socket belongs to a trusted proxy: the header names the client */
    bool watcher;    /* it connected to the address of the metrics */
};

struct net_server {
    struct net_config config; /* with the defaults filled in; strings owned */
    char error[256];
    struct ev_loop *loop;
    int epoll_fd;
    struct epoll_event batch[NET_EVENTS_PER_TURN]; /* events of the current turn */
    int batch_count;
    struct ev_io *wake;  /* an eventfd, which libev watches directly */
    struct source timer; /* a timerfd */
    atomic_bool wake_asked;
    atomic_bool stop_asked;
    bool leaving;
    bool stopping;
    bool going_away_said;
    int64_t leave_ms; /* time at which it began to leave */
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

#endif
