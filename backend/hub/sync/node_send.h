#ifndef HUB_SYNC_NODE_SEND_H
#define HUB_SYNC_NODE_SEND_H

#include "hub/core/internal.h"

#define NODE_HASH "#" /* before the hash of a row in an event of a node */

/* Each sends a message about a commit to the other nodes, if there can be any. A match has changed,
 * or was deleted; `anew`: in a way that neither edit, version nor chat show. */
void node_send_match(const struct hub_match *match, bool anew);
/* As sessions_over(). */
void node_send_over(const struct hub *hub, int64_t user, const unsigned char *only,
                    const unsigned char *keep);
/* As sessions_changed(). */
void node_send_user(const struct hub *hub, int64_t user);
/* The user's calendar has changed. */
void node_send_calendar(const struct hub *hub, int64_t user);
/* Sends this node's clock time. */
void node_send_clock(const struct hub *hub);
/* A user was deleted, and is called that. */
void node_send_left(const struct hub *hub, int64_t user, const char *name);
/* A user's name has changed to that. */
void node_send_renamed(const struct hub *hub, int64_t user, const char *name);
/* A user was banned. */
void node_send_gone(const struct hub *hub, int64_t user);

/* Sends a plain move: the match's new last row goes to nodes with viewers, so that they read
 * nothing. Without viewers the version is announced at the next tick, once for all moves until
 * then. */
void node_send_move(struct hub_match *match, const struct store_move *move);
/* Tells that, if it is due. */
void node_send_due(struct hub_match *match);

#endif
