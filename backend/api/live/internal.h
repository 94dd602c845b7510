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
    /* Reports that there may be a message to send; `later`: after all others. */
    void (*want)(struct live_poll *poll, bool later);
    /* Closes the line, like net_live_close(). */
    void (*close)(struct live_poll *poll, uint16_t code, const char *reason);
};

/* Rows or chat messages, printed by a worker as an array. */
struct live_text {
    struct buf text;
    bool chat;
    uint32_t from;
    uint32_t count;
    bool place;                   /* the row before `from` is needed, too */
    bool named;                   /* that row was found, */
    struct store_row_name before; /* and this is its name */
};

struct subscription {
    struct hub_watcher watcher;
    struct client *client;
    bool used;
    bool gone;                 /* the match was deleted, or the client may no longer see it */
    struct hub_knows_key key;  /* the key was in the subscription, or its user has had a seat */
    bool table_due;            /* send the table even if the version is not new */
    struct hub_fetch fetch;    /* finds the match again */
    struct live_read *reading; /* the read that a worker makes; NULL: none */
    struct live_text read;     /* text from the worker; bytes NULL: none */
    bool patches;              /* it accepts patches to the table that was sent last */
    const char *language;      /* of the sentences in rows; NULL: they have none */
    enum hub_err why;          /* with `gone`: the error, unless the match was deleted */
    unsigned dirty;            /* enum hub_change */
    uint32_t cursor;           /* next version to send */
    bool place_due; /* the client has the version before the cursor, which was not compared with the
                       log yet */
    bool has_hash;  /* it has the place with this hash; else only the version is known */
    uint64_t hash;  /* ... */
    bool ahead_read; /* the client's place was not found, and another node may have sent it: the log
                        is read again */
    bool resets;     /* the next message makes the client discard its data */
    bool waits;      /* nothing is sent until something has changed */
    struct print_told told;
    uint32_t chat_next;
    uint32_t chat_edit; /* match->chat_edit at the last message about the chat */
    uint32_t
        conditional_told; /* hub_match_conditional() of its user at the last message about it */
    char match[STORE_MATCH_ID_BYTES + 1];
};

/* A queue of a connection; it allocates memory only for more than one entry. */
struct live_ring {
    void *one; /* while `room` is 0: the only entry, if there is one */
    void **at; /* [room] */
    uint32_t room;
    uint32_t first;
    uint32_t count;
};

/* The changed matches of the user. */
struct live_mine_ids {
    char ids[LIVE_MINE_MAX][STORE_MATCH_ID_BYTES + 1];
    bool removed[LIVE_MINE_MAX]; /* the match no longer belongs to the user */
    size_t count;
};

/* The unsent changes of the matches of a user who follows them. */
struct live_mine {
    struct live_mine_ids *changed; /* owned; NULL: none */
    bool more;                     /* there were more changes */
    int64_t told_ms;               /* monotonic; 0: never */
};

struct client {
    struct client *next;
    struct client *previous;
    struct live_api *api;
    struct net_live *live;               /* NULL before it is established and after it is closed */
    struct live_poll *poll;              /* replaces the socket of a client without a WebSocket */
    const struct live_poll_calls *calls; /* the functions of `poll` */
    struct hub_user user;
    bool by_token; /* identified by a program's token; else by a cookie, or anonymous */
    /* The user of the connection has been read: before that nothing is handled or sent. */
    bool known;
    char peer[64];
    bool hello_due;
    /* Presence at one of its matches has changed: sent with other messages, or once a second. */
    bool presence_waits;
    int64_t checked_ms; /* session_checks_run()'s */
    bool lobby;
    bool follows;        /* follows the changes of the user's matches, on any page of the client */
    uint64_t lobby_told; /* version of the list that was sent; 0: none yet */
    bool looks;          /* signed in, and in the lobby or following: is in api->lookers */
    struct client *looker_next;
    struct client *looker_previous;
    struct live_mine mine;
    char serial[24]; /* number of this connection, for limits per connection */
    /* The number of requests at the hub, including the read of the session: the client is freed
     * after the last answer. */
    uint32_t requests;
    /* Messages are handled in order: those that arrive while the user, or a match, is being read
     * are queued. */
    struct parse *current; /* the message that is being handled, or NULL */
    struct hub_fetch fetch;
    bool doing;
    struct live_ring waiting; /* queued messages, struct parse, each owned */
    bool closed;
    struct live_ring answers; /* texts, each owned */
    /* Each is allocated on first use, and stays: most connections watch one match. */
    uint32_t places; /* number of allocated subscriptions */
    struct subscription *subscriptions[LIVE_SUBSCRIPTIONS_MAX];
};

struct live_api {
    struct hub *hub;
    struct client *clients;
    struct live_lobby *lobby;
    struct live_texts *texts;
    struct live_stats stats;
    struct session_checks looks;
    int64_t presence_ms; /* monotonic time of the last presence messages */
    uint64_t serial;     /* connections so far */
    /* Signed-in clients that follow their matches, by user: each move finds those of its players
     * here. */
    struct client *lookers[LIVE_LOOKERS_BUCKETS];
};

/* Handles the end of its connection: ends all its subscriptions, and frees it, perhaps later. */
void live_client_gone(struct client *client);

#endif
