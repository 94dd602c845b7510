/* Sends messages about commits to the other nodes on the same database, if there are any.
 * nodes.h receives them. Loop thread only. */
#ifndef HUB_SYNC_NODE_SEND_H
#define HUB_SYNC_NODE_SEND_H

#include "hub/core/internal.h"

#define NODE_HASH "#" /* precedes the hash of a row in a message */

/* Announces that a match has changed, or was deleted; `anew`: the change shows in neither edit,
 * version nor chat. */
void node_send_match(const struct hub_match *match, bool anew);
/* Announces ended sessions of the user; arguments as for sessions_over(). */
void node_send_over(const struct hub *hub, int64_t user, const unsigned char *only,
                    const unsigned char *keep);
/* Announces that the user, or a session of theirs, has changed. */
void node_send_user(const struct hub *hub, int64_t user);
/* Announces that the user's calendar has changed. */
void node_send_calendar(const struct hub *hub, int64_t user);
/* Sends this node's clock time. */
void node_send_clock(const struct hub *hub);
/* Announces that a user was deleted, and the remaining name. */
void node_send_left(const struct hub *hub, int64_t user, const char *name);
/* Announces the new name of a user. */
void node_send_renamed(const struct hub *hub, int64_t user, const char *name);
/* Announces that a message of the match was hidden, or is shown again. */
void node_send_hidden(const struct hub *hub, const char *match);
/* Announces that a user was banned. */
void node_send_gone(const struct hub *hub, int64_t user);

/* Announces a plain move. It sends the match's new last row to nodes with viewers, so that they
 * read nothing. Without viewers it announces the version at the next tick, once for all moves
 * until then. */
void node_send_move(struct hub_match *match, const struct store_move *move);
/* Announces the version of the match, if that is due. */
void node_send_due(struct hub_match *match);

#endif
