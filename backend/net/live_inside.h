/* What live_api.c (what is asked) and live_tell.c (what is told) share. Nobody else includes this.
 * Loop thread only. */
#ifndef NET_LIVE_INSIDE_H
#define NET_LIVE_INSIDE_H

#include "net/live_api.h"
#include "net/live_lobby.h"
#include "net/print.h"

struct client;

struct subscription {
    struct hub_watcher watcher;
    struct client *client;
    bool used;
    bool gone;       /* the match was deleted */
    bool table_due;  /* send the table even if no version is new */
    unsigned dirty;  /* enum hub_change */
    uint32_t cursor; /* next version to send */
    uint32_t chat_next;
    char match[STORE_MATCH_ID_BYTES + 1];
};

struct client {
    struct client *next;
    struct client *previous;
    struct live_api *api;
    struct net_live *live; /* NULL before it stands and after it is closed */
    struct hub_user user;
    char peer[64];
    bool hello_due;
    bool lobby;
    uint64_t lobby_told; /* version of the list; 0: none yet */
    char serial[24];     /* of this connection, for what is limited by connection */
    uint32_t asks;       /* requests at the hub: the client is freed after the last answer */
    bool closed;
    char *answers[LIVE_ANSWERS_MAX]; /* ring; each owned */
    uint32_t answer_first;
    uint32_t answer_count;
    struct subscription subscriptions[LIVE_SUBSCRIPTIONS_MAX];
};

struct live_api {
    struct hub *hub;
    struct client *clients;
    struct live_lobby *lobby;
    uint64_t serial; /* connections so far */
};

/* Begins a message of a type: an object with its first member. */
struct json live_begin(struct buf *out, const char *type);
/* Ends a subscription; its place is free again. */
void live_subscription_end(struct subscription *subscription);

#endif
