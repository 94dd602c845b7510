/* One port: the acceptor, libwebsockets for `GET /ws`, libmicrohttpd for all other requests, and
 * static files. It does not know matches: it passes whole requests and whole messages to `struct
 * net_handlers`, always on the loop thread, which is the thread that calls net_run(). */
#ifndef NET_SERVER_H
#define NET_SERVER_H

#include "base/base.h"
#include "base/buf.h"
#include "net/http/http.h"

#define NET_CONNECTIONS_MAX             20000
#define NET_CONNECTIONS_PER_ADDRESS_MAX 512
/* Maximum size of a client's message; a longer one closes the connection with 1009. */
#define NET_MESSAGE_BYTES_MAX (16u * 1024)

/* Larger answers are counted while they are unread, in total and per address; beyond the limits
 * they are refused with 503 or 429. The limit per address has room for two of the largest
 * answers, or a few hundred others. */
#define NET_LARGE_BYTES                (64u * 1024)
#define NET_HELD_BYTES_MAX             (256u * 1024 * 1024)
#define NET_HELD_BYTES_PER_ADDRESS_MAX (64u * 1024 * 1024)

/* Time limits for a client, even if it sends its bytes one by one; after them the connection is
 * closed. */
#define NET_HEAD_MS         10000  /* for the head of a request or hand-shake */
#define NET_BODY_MS         30000  /* for the body of a request */
#define NET_REPLY_MS        120000 /* to read the reply */
#define NET_REPLY_STALL_MS  30000  /* without progress on a large answer */
#define NET_IDLE_MS         75000  /* between two requests of a connection */
#define NET_LIVE_BLOCKED_MS 30000  /* until the socket accepts a message of a live connection */
#define NET_LIVE_PING_S     25     /* silence before a ping; the connection is closed 15 s later */
#define NET_STOP_MS         5000   /* for replies that are pending when net_stop() is called */
/* a load balancer that checks every 500 ms has noticed within this time */
#define NET_LEAVE_MS 1000

struct net_server;

/* A live (WebSocket) connection. `user` and `data` belong to the handlers. */
struct net_live;

/* The events of live connections. */
struct net_live_handlers {
    void *context;
    /* Decides about a WebSocket handshake, after the check of Origin. `cookie` is the session
     * cookie's value or NULL; `bearer`, if it is not NULL, the text after "Bearer" in
     * Authorization. Returns the connection's data pointer, or NULL to refuse it for now (closed
     * before the upgrade, 503): the user cannot be read, or there is no memory. */
    void *(*admit)(void *context, const char *cookie, const char *bearer, const char *peer);
    /* The connection is established; the handlers may use `live` until `closed`. */
    void (*opened)(void *context, struct net_live *live, void *data);
    /* A whole text message has arrived: valid UTF-8, at most NET_MESSAGE_BYTES_MAX; borrowed. */
    void (*message)(void *context, struct net_live *live, void *data, const char *text,
                    size_t size);
    /* The socket can accept a message: appends ONE to `out` (empty: none). Returns true if more are
     * pending.
     */
    bool (*writable)(void *context, struct net_live *live, void *data, struct buf *out);
    /* The connection has ended, or an admitted one was never opened (then `opened` was not
     * called): frees the data. Called exactly once for each admit that returned data. */
    void (*closed)(void *context, struct net_live *live, void *data);
};

/* All callbacks of the network, its only link to the upper layers. */
struct net_handlers {
    void *context;
    /* Handles a whole request for a path under /api or /feed, /healthz or /livez, or for
     * /metrics where that is served; see http.h. */
    void (*http)(void *context, struct http_request *request);
    /* Handles a GET of a page whose address names a subject (net/http/files.h,
     * page_path_names()): ends with http_page(). NULL: the page is sent without a check. */
    void (*page)(void *context, struct http_request *request);
    /* Handles the results of another thread, which has called net_wake(). */
    void (*woken)(void *context);
    /* Called when this turn of the loop is complete, except for messages to live connections.
     * NULL: none. */
    void (*turned)(void *context);
    /* Answers waiting requests: net_stop() was called. Once. NULL: none. */
    void (*stopping)(void *context);
    /* Called every 250 ms. */
    void (*tick)(void *context);
    struct net_live_handlers live;
};

struct net_config {
    /* "127.0.0.1:8080", "[::1]:8080", "0.0.0.0:80"; port 0: the kernel's choice. */
    const char *listen;
    const char *web_dir; /* folder of static files; node_modules below it serves /vendor/ */
    /* The server's URL for browsers. Its origin is allowed in addition to that of the Host
     * header, and the Host must be allowed by uri_host_allowed(). NULL: any Host. */
    const char *base_url;
    /* Read the client's address from the headers of proxies in `trusted_proxies`, a list as in
     * net/core/proxies.h (NULL: loopback and private networks): only from `proxy_header`, or
     * (NULL) from X-Forwarded-For, else Forwarded, else X-Real-IP. */
    bool trust_proxy;
    const char *trusted_proxies;
    const char *proxy_header;
    /* Address that serves only /metrics, /healthz and /livez; NULL: no /metrics. */
    const char *metrics;
    struct net_handlers handlers;
    bool other_port; /* clients use another port than the listening one: that of a load balancer */
    /* Time during which net_leaving() is true before the server stops, and works as usual; 0: it
     * stops at once. */
    uint32_t leave_ms;
    /* In all following members, 0 means the stated default. */
    uint32_t connections_max; /* NET_CONNECTIONS_MAX; fewer if RLIMIT_NOFILE allows fewer */
    /* NET_CONNECTIONS_PER_ADDRESS_MAX; through a proxy only live connections are counted. */
    uint32_t connections_per_address_max;
    uint32_t held_bytes_max;             /* NET_HELD_BYTES_MAX */
    uint32_t held_bytes_per_address_max; /* NET_HELD_BYTES_PER_ADDRESS_MAX */
    uint32_t head_ms;                    /* NET_HEAD_MS */
    uint32_t body_ms;                    /* NET_BODY_MS */
    uint32_t reply_ms;                   /* NET_REPLY_MS */
    uint32_t reply_stall_ms;             /* NET_REPLY_STALL_MS, in whole seconds */
    uint32_t idle_ms;                    /* NET_IDLE_MS */
    uint32_t live_blocked_ms;            /* NET_LIVE_BLOCKED_MS */
    uint16_t live_ping_s;                /* NET_LIVE_PING_S */
};

struct net_stats {
    uint64_t accepted;
    uint64_t refused; /* refused because of a limit */
    uint64_t http_requests;
    uint64_t live_messages_in;
    uint64_t live_messages_out;
    uint64_t live_sends; /* number of sends to a socket, of one or more messages */
    uint32_t http_connections;
    uint32_t live_connections;
    uint32_t streams; /* answers that continue */
    uint32_t undecided;
    uint32_t held_bytes; /* size of the large answers that were not read yet */
};

/* Binds and listens. Returns 0, or -1 with the reason in `error` (0-terminated). The caller owns
 * `*server`. */
MUST_USE int net_open(const struct net_config *config, struct net_server **server, char *error,
                      size_t error_size);

/* Returns the port in use. */
uint16_t net_port(const struct net_server *server);

/* Returns the port of the metrics; 0: they are not served. */
uint16_t net_metrics_port(const struct net_server *server);

/* Serves on this thread until net_stop(). */
void net_run(struct net_server *server);

/* Makes net_run() return soon: net_leaving() is true for leave_ms; then no new connection is
 * accepted, and it waits for pending replies (5 s at most). Any thread, and signal handlers.
 */
void net_stop(struct net_server *server);

/* Returns whether net_stop() has been called: clients should use another node. Loop thread. */
bool net_leaving(const struct net_server *server);

/* Makes the loop thread call `woken` soon. Any thread. */
void net_wake(struct net_server *server);

/* Closes and frees everything, after net_run() has returned. Unanswered requests get a 503;
 * http_reply() must not be called for them any longer, so first close all its callers. */
void net_close(struct net_server *server);

/* Fills `stats`. Loop thread. */
void net_stats_read(const struct net_server *server, struct net_stats *stats);

/* ---- live connections ---- */

/* Requests a call of net_live_handlers.writable. */
void net_live_want_write(struct net_live *live);

/* Does the same for a spectator: after all requests of the function above, and only for a few in
 * each turn, so that a thousand of them delay nobody. */
void net_live_want_write_later(struct net_live *live);

/* Closes the connection after the data in progress, with a WebSocket code and reason (at most 120
 * bytes).
 */
void net_live_close(struct net_live *live, uint16_t code, const char *reason);

#endif
