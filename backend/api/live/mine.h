/* Messages of live connections about the user's own matches. Loop thread only. */
#ifndef API_LIVE_MINE_H
#define API_LIVE_MINE_H

#include "api/live/internal.h"

/* Starts or stops messages about the user's matches: a signed-in client receives them while it
 * shows the lobby or follows them. */
void live_mine_refresh(struct client *client);
/* Ends the messages about the user's matches. Called before the client's user changes or the client
 * ends; may be called again. */
void live_mine_end(struct client *client);
/* Returns whether a message is pending for the client. */
bool live_mine_due(const struct client *client);
/* Prints the message "mine" into `out`, with the changes since the last one. */
void live_mine_print(struct client *client, struct buf *out);

/* Adds the match if it is the user's: its subscription ended before its newest change was sent. */
void live_mine_unsent(struct client *client, const struct hub_match *match);

/* A listener of the hub, with the struct live_api: records a change of a match for its users. */
void live_mine_changed(void *context, const struct hub_match *match,
                       const struct store_match *before, int64_t only);

/* Returns whether a connection follows that user's matches. */
bool live_mine_followed(const struct live_api *api, int64_t user);

#endif
