/* Shared by the files of the live protocol; no other file includes this. Loop thread only.
 *
 *   live.c      connections come and go
 *   requests.c  messages received
 *   updates.c   messages sent; mine.c, lobby.c: about one's matches, about the lobby
 *   read.c      their parts that are not in memory
 *   poll.c      the transport without a WebSocket; no other of these files depends on it
 *   client.c    a connection itself */
#ifndef API_LIVE_INTERNAL_H
#define API_LIVE_INTERNAL_H

#include "api/live/live.h"
#include "api/live/lobby.h"
#include "api/live/texts.h"
#include "api/core/print.h"
#include "api/core/session_checks.h"

#define LIVE_LOOKERS_BUCKETS 4096
#define LIVE_CLOSE_POLICY    1008
#define LIVE_CLOSE_TOO_LARGE 1009
#define LIVE_CLOSE_TRY_AGAIN 1013

struct client;
struct live_poll;

/* The replacement for a socket: it serves a client without a WebSocket (poll.c). */
struct live_poll_calls {
    /* There may be something to send; `later`: after all others. */
    void (*want)(struct live_poll *poll, bool later);
    /* As net_live_close() does it. */
    void (*close)(struct live_poll *poll, uint16_t code, const char *reason);
};

/* Rows or lines of chat as a worker has printed them: an array. */
struct live_text {
    struct buf text;
    bool chat;
    uint32_t from;
    uint32_t count;
    bool place;                   /* the row before `from` is wanted, too: */
    bool named;                   /* it was found, */
    struct store_row_name before; /* and what it is named by */
};

struct subscription {
    struct hub_watcher watcher;
    struct client *client;
    bool used;
    bool gone;                 /* the match was deleted, or may no longer be seen */
    struct hub_knows_key key;  /* it was subscribed with it, or its user has sat there */
    bool table_due;            /* send the table even if no version is new */
    struct hub_fetch fetch;    /* finds the match again */
    struct live_read *reading; /* on its way through a worker */
    struct live_text read;     /* comes from there; bytes NULL: none */
    bool patches;              /* it supports patches to the table that it was sent last */
    enum hub_err why;          /* reason why it is gone, unless it was deleted */
    unsigned dirty;            /* enum hub_change */
    uint32_t cursor;           /* next version to send */
    bool place_due;  /* it holds the version before the cursor, which is still to be found here: */
    bool has_hash;   /* at the place with this hash; else wherever that version is */
    uint64_t hash;   /* ... */
    bool ahead_read; /* it was not, and another node may have sent it: that is being read */
    bool resets;     /* its data must be discarded with the next message */
    bool waits;      /* until something has changed */
    struct print_told told;
    uint32_t chat_next;
    uint32_t conditional_told; /* hub_match_conditional() of its user, as sent last */
    char match[STORE_MATCH_ID_BYTES + 1];
};

/* A queue of a connection; uses memory only for more than one entry. */
struct live_ring {
    void *one; /* while `room` is 0: the only one, if there is any */
    void **at; /* [room] */
    uint32_t room;
    uint32_t first;
    uint32_t count;
};

/* The user's matches that have changed. */
struct live_mine_ids {
    char ids[LIVE_MINE_MAX][STORE_MATCH_ID_BYTES + 1];
    bool removed[LIVE_MINE_MAX]; /* it is no longer the user's */
    size_t count;
};

/* The unsent changes of the matches of a user who follows them. */
struct live_mine {
    struct live_mine_ids *changed; /* owned; NULL: none */
    bool more;                     /* others, too */
    int64_t told_ms;               /* monotonic; 0: never */
};

struct client {
    struct client *next;
    struct client *previous;
    struct live_api *api;
    struct net_live *live;               /* NULL before it is established and after it is closed */
    struct live_poll *poll;              /* in its place, of a client without a WebSocket */
    const struct live_poll_calls *calls; /* with it */
    struct hub_user user;
    bool by_token; /* by a program's token; else by a cookie, or not identified */
    /* the user of the connection has been read: nothing is handled or sent before that */
    bool known;
    char peer[64];
    bool hello_due;
    /* the presence at one of its matches has changed: sent with other messages, or once a second */
    bool presence_waits;
    int64_t checked_ms; /* session_checks_run()'s */
    bool lobby;
    bool follows;        /* wants changes of its matches, on any page of the client */
    uint64_t lobby_told; /* version of the list; 0: none yet */
    bool looks;          /* at the lobby or at its matches, signed in: is in api->lookers */
    struct client *looker_next;
    struct client *looker_previous;
    struct live_mine mine;
    char serial[24]; /* number of this connection, for limits per connection */
    /* requests at the hub, including the session: the client is freed after the last answer */
    uint32_t requests;
    /* Messages are handled in order: those that arrive while the user, or a match, is being read
     * are queued. */
    struct parse *current; /* the one that is being done, or NULL */
    struct hub_fetch fetch;
    bool doing;
    struct live_ring waiting; /* struct parse, each owned */
    bool closed;
    struct live_ring answers; /* texts, each owned */
    /* Each is made when it is needed first, and stays: most connections watch one match. */
    uint32_t places; /* so many of them were made */
    struct subscription *subscriptions[LIVE_SUBSCRIPTIONS_MAX];
};

struct live_api {
    struct hub *hub;
    struct client *clients;
    struct live_lobby *lobby;
    struct live_texts *texts;
    struct live_stats stats;
    struct session_checks looks;
    int64_t presence_ms; /* monotonic: time of the last presence messages */
    uint64_t serial;     /* connections so far */
    /* Signed-in clients that follow their matches, by user: each move looks up those of its
     * players. */
    struct client *lookers[LIVE_LOOKERS_BUCKETS];
};

/* Handles the end of its connection: ends all that it watches, and frees it, perhaps later. */
void live_client_gone(struct client *client);

#endif
