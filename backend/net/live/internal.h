/* Shared by the files of live connections: lws.c, and upgrade.c, which decides on the handshake.
 * Loop thread only. */
#ifndef NET_LIVE_INTERNAL_H
#define NET_LIVE_INTERNAL_H

#include <libwebsockets.h>
#include <sys/queue.h>

#include "base/buf.h"
#include "net/internal.h"

#define LIVE_HEAD_BYTES_MAX   8192
#define LIVE_REASON_BYTES_MAX 120

struct net_live {
    TAILQ_ENTRY(net_live) all;
    /* In `shaking` until opened, then in `waiting` while want_since_ms != 0. */
    TAILQ_ENTRY(net_live) line;
    TAILQ_ENTRY(net_live) next;    /* in `soon` while is_soon, in `later` while is_later */
    TAILQ_ENTRY(net_live) silence; /* in `heard`, or in `pinged` while is_pinged; once opened */
    uint64_t silent_since;         /* tick of the last received data, or of the ping; 0: not open */
    bool is_pinged;
    bool ping_due; /* the next that is written to it begins with a ping */
    struct net_server *server;
    struct lws *wsi;
    struct client client;
    void *data;
    struct buf message;    /* pieces of a message that is not whole yet */
    int64_t deadline_ms;   /* deadline of the handshake */
    int64_t want_since_ms; /* time since which data waits to be written; 0: none */
    bool is_soon;
    bool is_later;
    bool adopting;
    bool admitted;
    bool opened;
    bool closing;   /* net_live_close() was called */
    bool close_out; /* the close frame is sent or being sent: nothing may follow */
    uint16_t close_code;
    char *close_reason; /* owned; NULL: none */
};

TAILQ_HEAD(live_list, net_live);

struct live_room {
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct live_list all;
    struct live_list shaking;  /* oldest first */
    struct live_list waiting;  /* longest waiting first */
    struct live_list soon;     /* written at the end of this turn, without epoll */
    struct live_list later;    /* the same, but only LATER_PER_TURN of them: spectators */
    struct buf out;            /* the handler's message */
    struct buf frames;         /* the same in frames, after LWS_PRE bytes that are the library's */
    struct net_live *adopting; /* the socket is being passed to the library */
    struct live_list heard;    /* silent for longest first */
    struct live_list pinged;   /* the same list of those that have been silent since */
    uint64_t ticks;            /* from 1 on */
    lws_retry_bo_t validity;   /* all 0: with the library's own pings, timers in one sorted list,
                                  every connection costs time for each other one */
};

/* ---- memory.c ---- */
/* The library's allocator: `size` 0 frees. Any thread. */
void *live_memory(void *bytes, size_t size, const char *reason);
/* Before the library creates a context on this thread: large allocations are tables. */
void live_memory_begin(void);
/* After it has created the context: gives back the empty pages of its tables. On the same thread.
 */
void live_memory_settle(void);

/* ---- silence.c ---- */
/* Silence is measured in ticks: after a machine stood still for a minute, no connection counts as
 * silent. */
/* An open connection has received data: it is not silent. */
void silence_broken(struct net_live *live);
/* It is no longer open. */
void silence_leave(struct net_live *live);
/* Returns the next connection to ping, silent for that many ticks; NULL: none. */
struct net_live *silence_ping(struct live_room *room, uint64_t ticks);
/* Returns the next connection that was pinged this number of ticks ago and has been silent since;
 * NULL: none. */
struct net_live *silence_lost(struct live_room *room, uint64_t ticks);

/* ---- upgrade.c ---- */
/* Decides about a hand-shake whose head is read; `upgrade` is the requested protocol, or NULL. 0:
 * it may continue, and live->data is its own. -1: it was answered, and its connection ends.
 */
int live_upgrade(struct net_live *live, struct lws *wsi, const char *upgrade);
/* Answers in plain HTTP; the connection is closed after it. Returns -1. */
int live_refuse(struct lws *wsi, const char *status, const char *name, const char *message);

#endif
