/* What the files of the live protocol share; nobody else includes this. Loop thread only.
 *
 *   live.c         connections come and go
 *   ask.c     what is asked over one
 *   tell.c    what it is told; mine.c, lobby.c: of one's matches, of the lobby
 *   read.c    what of that is not in memory
 *   poll.c    how it goes without a WebSocket; no other of these files knows it
 *   client.c  a connection itself */
#ifndef API_LIVE_INTERNAL_H
#define API_LIVE_INTERNAL_H

#include "api/live/live.h"
#include "api/live/lobby.h"
#include "api/live/texts.h"
#include "api/core/print.h"
#include "api/core/session_looks.h"

#define LIVE_LOOKERS_BUCKETS 4096
#define LIVE_CLOSE_POLICY    1008
#define LIVE_CLOSE_TOO_LARGE 1009
#define LIVE_CLOSE_TRY_AGAIN 1013

struct client;
struct live_poll;

/* The replacement for a socket: it serves a client without a WebSocket (poll.c). */
struct live_poll_calls {
    /* There may be something to tell; `later`: after all others. */
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
    bool gone;                 /* the match was deleted, or is not to be seen any more */
    struct hub_knows_key key;  /* it was subscribed with it, or its user has sat there */
    bool table_due;            /* send the table even if no version is new */
    struct hub_seeker seeker;  /* finds the match again */
    struct live_read *reading; /* on its way through a worker */
    struct live_text read;     /* comes from there; bytes NULL: none */
    bool patches;     /* it understands what is different from the table that it was told last */
    enum hub_err why; /* it is gone, if not because it was deleted */
    unsigned dirty;   /* enum hub_change */
    uint32_t cursor;  /* next version to send */
    bool place_due;   /* it holds the version before the cursor, which is still to be found here: */
    bool has_hash;    /* at the place with this hash; else wherever that version is */
    uint64_t hash;    /* ... */
    bool ahead_read;  /* it was not, and another server may have told it: that is being read */
    bool resets;      /* what it holds is to be forgotten with what it is told next */
    bool waits;       /* until something has changed */
    struct print_told told;
    uint32_t chat_next;
    uint32_t orders_told; /* hub_match_orders() of its user, as he was told last */
    char match[STORE_MATCH_ID_BYTES + 1];
};

/* What waits in a connection, in order; takes memory only while more than one does. */
struct live_ring {
    void *one; /* while `room` is 0: the only one, if there is any */
    void **at; /* [room] */
    uint32_t room;
    uint32_t first;
    uint32_t count;
};

/* Which of somebody's matches have changed. */
struct live_mine_ids {
    char ids[LIVE_MINE_MAX][STORE_MATCH_ID_BYTES + 1];
    bool removed[LIVE_MINE_MAX]; /* it is his no more */
    size_t count;
};

/* What has changed of the matches of somebody who follows them, and is not told yet. */
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
    bool by_token; /* a program's; else by a cookie, or nobody's */
    bool known;    /* whose connection it is has been read: before that nothing is done or told */
    char peer[64];
    bool hello_due;
    bool presence_waits; /* who is online has changed at one of its matches: told with the rest, or
                            once a second */
    int64_t checked_ms;  /* session_looks_at()'s */
    bool lobby;
    bool follows;        /* wants to be told of its matches, wherever it is */
    uint64_t lobby_told; /* version of the list; 0: none yet */
    bool looks;          /* at the lobby or at its matches, signed in: is in api->lookers */
    struct client *looker_next;
    struct client *looker_previous;
    struct live_mine mine;
    char serial[24]; /* of this connection, for what is limited by connection */
    uint32_t asks;   /* at the hub, who he is too: the client is freed after the last answer */
    /* Messages are done in order: those that come while it is read who asks, or a match,
     * wait. */
    struct parse *asking; /* the one that is being done, or NULL */
    struct hub_seeker seeker;
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
    struct session_looks looks;
    int64_t presence_ms; /* monotonic: when presence was told last to all whom it waits for */
    uint64_t serial;     /* connections so far */
    /* Signed-in clients that follow their matches, by user: each move asks for those at its match.
     */
    struct client *lookers[LIVE_LOOKERS_BUCKETS];
};

/* ---- live.c ---- */
/* Its connection is gone: ends all that it watches, and frees it, perhaps later. */
void live_client_gone(struct client *client);

/* ---- client.c ---- */
/* Begins a message of a type: an object with its first member. */
struct json live_begin(struct buf *out, const char *type);
/* Puts an item last, if there are less than `most` and there is memory. */
MUST_USE bool live_ring_put(struct live_ring *ring, void *item, uint32_t most);
/* Takes the first one out; NULL: there is none. */
void *live_ring_take(struct live_ring *ring);
/* A client that is linked and nobody's yet; NULL without memory. */
struct client *live_client_new(struct live_api *api, const char *peer);
/* Whether the connection stands: it is open, and nobody has seen it go. */
bool live_stands(const struct client *client);
/* Closes the connection, if it stands, with a WebSocket code and reason (at most 120 bytes). */
void live_close_with(struct client *client, uint16_t code, const char *reason);
/* The same with the code 1013, and when to come back. */
void live_close_for_now(struct client *client, const char *reason);
/* Asks for the socket, if the connection stands. */
void live_want_write(struct client *client);
/* The same for who just looks on: after all others. */
void live_want_write_later(struct client *client);
/* Queues a direct answer; takes over the buffer's bytes. */
void live_answer(struct client *client, struct buf *out);
/* Counts processor time of any thread as spent on reading for the client's address. */
void live_count_reading(const struct client *client, int64_t used_us);
/* It waits for no match any more, and forgets the messages that wait. */
void live_client_end(struct client *client);
/* Nothing of the client is linked any more, and no request of his is at the hub. */
void live_client_free(struct client *client);

/* ---- ask.c ---- */
/* Does what one message asks for, or answers why not; after those that came before it, and when it
 * is known who asks. */
void live_ask(struct client *client, const char *text, size_t size);
/* It is known: does what was asked meanwhile. */
void live_ask_go_on(struct client *client);

/* ---- tell.c ---- */
/* Appends the next message, if there is one. True: more waits. */
bool live_tell(struct client *client, struct buf *out);

/* ---- read.c ---- */
/* Whether subscription->read is what is wanted (from there on, at most so many), without its text;
 * else a worker begins to read it, and the socket is asked for when it is there. None is being read
 * for the subscription. */
MUST_USE bool live_read_ready(struct subscription *subscription, const struct hub_sight *sight,
                              const struct live_text *wanted);
/* It has been told. */
void live_read_forget(struct subscription *subscription);
/* All that its client was told of the match is void: it is told everything again, marked so. */
void live_subscription_reset(struct subscription *subscription);
/* Ends a subscription; its place is free again. */
void live_subscription_end(struct subscription *subscription);

/* ---- mine.c ---- */
/* Begins or ends telling the client of its user's matches: it is told of them while it looks at the
 * lobby or follows them, if it is signed in. */
void live_mine_look(struct client *client);
/* No more. Before its user changes or it goes; may be called again. */
void live_mine_look_away(struct client *client);
/* Whether something waits to be told to the client. */
bool live_mine_due(const struct client *client);
/* Prints the message "mine" with what has changed since the last into `out`. */
void live_mine_tell(struct client *client, struct buf *out);
#endif
