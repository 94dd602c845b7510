/* Declarations of this folder for the hub: keeping matches in memory as they are stored, and other
 * nodes informed. Loop thread only, except where noted. */
#ifndef HUB_SYNC_INTERNAL_H
#define HUB_SYNC_INTERNAL_H

#include "hub/core/internal.h"

/* ---- catch_up.c ---- */
/* Both enclose an operation that reloads several matches: the moves that other nodes announced are
 * read with one query at the end. */
void catch_up_gather(struct hub *hub);
void catch_up_go(struct hub *hub);
/* Reloads other nodes' writes to the match on a worker; until then no request of the match runs. No
 * effect if a reload is in progress. hub->caught_up is called at the end. */
void catch_up_begin(struct hub_match *match);
/* On each tick: repeats failed reads that are due. */
void catch_up_tick(struct hub *hub);
/* The hub was stopped: pending reloads are dropped. */
void catch_up_stop(struct hub *hub);

/* ---- node_versions.c ---- */
/* Merges a message into the known state. */
void node_version_add(struct node_version *heard, const struct node_version *to);
/* Returns whether other nodes have a newer state of the match. */
bool node_version_is_newer(const struct hub_match *match);
/* Has it read then, if nothing is in flight. */
void reload_if_behind(struct hub_match *match);
/* The mark before the hash of the newest place, in a message between nodes about a match. */
#define NODE_HASH "#"
/* Returns the next word of a received line and cuts it off; "" after the last. */
char *node_word(char **line);

/* ---- node_send.c ---- */
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

/* ---- node_rows.c ---- */
/* Prints the message with a row: `move` was committed by `asker` (history_asker()) while the rest
 * of the match was as it is here. `line` is empty; it fails if the row is too large. */
void node_row_print(const struct hub_match *match, const struct store_move *move, uint64_t asker,
                    struct buf *line);
/* Receives a row of another node, the text after "row ". If the match has viewers here and is in
 * the same state, folds it and notifies them; else does nothing. */
void node_row_receive(struct hub *hub, char *line);

/* ---- fetch.c ---- */
/* Records another node's version of a match: a read in progress on a worker may miss it. */
void fetch_receive(struct hub *hub, const char *id, const struct node_version *to);

#endif
