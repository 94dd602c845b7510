/* The live protocol (schema/live.md): the messages of WebSocket connections in both directions.
 * Loop thread only.
 *
 * A connection has a cursor for each match it watches, not a queue of updates: when the socket
 * can accept a message, the newest state is printed for it. Only direct answers (accepted,
 * refused, pong) wait, in a short queue. */
#ifndef API_LIVE_LIVE_H
#define API_LIVE_LIVE_H

#include "hub/hub.h"
#include "net/server.h"

#define LIVE_SUBSCRIPTIONS_MAX 8
#define LIVE_ANSWERS_MAX                                                                           \
    64 /* maximum number of queued answers; beyond that the connection is closed */
#define LIVE_WAITING_MAX                                                                           \
    32 /* maximum number of messages that wait for a match; beyond that the connection is closed   \
        */
#define LIVE_ROWS_MAX             200 /* maximum number of rows of events in one message */
#define LIVE_MINE_MAX             16  /* maximum number of own changed matches in a message */
#define LIVE_MINE_INTERVAL_MS     1000
#define LIVE_PRESENCE_INTERVAL_MS 1000

struct live_api;

/* Makes the protocol for `hub`, and registers it as a listener of ended sessions. NULL without
 * memory. */
struct live_api *live_api_new(struct hub *hub);
/* Frees it, after all connections have been closed. */
void live_api_free(struct live_api *api);

/* Returns the callbacks for the network. Valid until live_api_free(). */
struct net_live_handlers live_api_handlers(struct live_api *api);
/* A listener of the hub, with the struct live_api: closes the connections of ended sessions. */
void live_sessions_ended(void *context, int64_t user, const unsigned char *only,
                         const unsigned char *keep);
/* Checks the sessions of that user's connections at the next tick. */
void live_sessions_look(struct live_api *api, int64_t user);
/* Sends updates of the lobby and presence, and closes connections of expired sessions. Called
 * every 250 ms. */
void live_api_tick(struct live_api *api);

struct live_stats {
    uint64_t updates; /* sent */
    uint64_t printed; /* number of printed ones among them; the others are copies */
};

/* Fills `stats`. */
void live_api_stats(const struct live_api *api, struct live_stats *stats);

#endif
