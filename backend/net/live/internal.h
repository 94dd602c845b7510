/* Shared by the files of live connections: lws.c, and upgrade.c, which decides about the
 * handshake. Loop thread only. */
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
    /* In the list `shaking` until opened, then in `waiting` while want_since_ms != 0. */
    TAILQ_ENTRY(net_live) line;
    TAILQ_ENTRY(net_live) next; /* in the list `soon` while is_soon, in `later` while is_later */
    TAILQ_ENTRY(net_live)
    silence;               /* after opening: in the list `heard`, or in `pinged` while is_pinged */
    uint64_t silent_since; /* tick of the last received data, or of the ping; 0: not open */
    bool is_pinged;
    bool ping_due; /* the next write to it begins with a ping */
    struct net_server *server;
    struct lws *wsi;
    struct client client;
    void *data;
    struct buf message;    /* pieces of a message that is not complete yet */
    int64_t deadline_ms;   /* deadline of the handshake */
    int64_t want_since_ms; /* time since which data wait to be written; 0: none do */
    bool is_soon;
    bool is_later;
    bool adopting;
    bool admitted;
    bool opened;
    bool closing;   /* net_live_close() was called */
    bool close_out; /* the close frame is sent or being sent: no data may follow */
    uint16_t close_code;
    char *close_reason; /* owned; NULL: none */
};

TAILQ_HEAD(live_list, net_live);

struct live_room {
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct live_list all;
    struct live_list shaking; /* oldest first */
    struct live_list waiting; /* longest waiting first */
    struct live_list soon; /* connections that are written at the end of this turn, without epoll */
    struct live_list later; /* the same for spectators: only LATER_PER_TURN of them are written */
    struct buf out;         /* the handler's message */
    struct buf frames;      /* the same messages in frames, after LWS_PRE bytes for the library */
    struct net_live *adopting; /* the socket is being passed to the library */
    struct live_list
        heard; /* connections that have sent data since the last ping, the longest silent first */
    struct live_list
        pinged;     /* connections that were pinged and have been silent since, in the same order */
    uint64_t ticks; /* from 1 on */
    lws_retry_bo_t validity; /* all 0: the library's own pings use timers in one sorted list, so
                                that every connection would cost time for each other one */
};

#endif
