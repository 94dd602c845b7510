/* Several nodes on one database (hub_config.hints): messages sent, messages received, and their
 * effects. Correctness does not depend on them: it is in the conditions of the store. Loop thread
 * only, as all of the hub. */
#ifndef HUB_NODES_SEVERAL_H
#define HUB_NODES_SEVERAL_H

#include "hub/core/internal.h"

/* ---- heard.c ---- */
/* Merges a message into the known state. */
void heard_add(struct match_heard *heard, const struct match_heard *to);
/* Returns whether other nodes have a newer state of the match. */
bool heard_is_more(const struct hub_match *match);
/* Has it read then, if nothing is in flight. */
void heard_look(struct hub_match *match);
/* The mark before the hash of the newest place, in a message between nodes about a match. */
#define HEARD_HASH "#"
/* Returns the next word of a received line and cuts it off; "" after the last. */
char *heard_word(char **line);

/* ---- tell.c ---- */
/* Each sends a message about a commit to the other nodes, if there can be any. A match has changed,
 * or was deleted; `anew`: in a way that neither edit, version nor chat show. */
void tell_match(const struct hub_match *match, bool anew);
/* As sessions_over(). */
void tell_over(const struct hub *hub, int64_t user, const unsigned char *only,
               const unsigned char *keep);
/* As sessions_changed(). */
void tell_user(const struct hub *hub, int64_t user);
/* The user's calendar has changed. */
void tell_calendar(const struct hub *hub, int64_t user);
/* Sends this node's clock time. */
void tell_clock(const struct hub *hub);
/* A user was deleted, and is called that. */
void tell_left(const struct hub *hub, int64_t user, const char *name);
/* A user's name has changed to that. */
void tell_renamed(const struct hub *hub, int64_t user, const char *name);
/* A user was banned. */
void tell_gone(const struct hub *hub, int64_t user);

/* Sends a plain move: the match's new last row goes to nodes with viewers, so that they read
 * nothing. Without viewers the version is announced at the next tick, once for all moves until
 * then. */
void tell_move(struct hub_match *match, const struct store_move *move);
/* Tells that, if it is due. */
void tell_due(struct hub_match *match);

/* ---- rows_told.c ---- */
/* Prints the message with a row: `move` was committed by `asker` (history_asker()) while the rest
 * of the match was as it is here. `line` is empty; it fails if the row is too large. */
void row_print(const struct hub_match *match, const struct store_move *move, uint64_t asker,
               struct buf *line);
/* Receives a row of another node, the text after "row ". If the match has viewers here and is in
 * the same state, folds it and notifies them; else does nothing. */
void row_hear(struct hub *hub, char *line);

/* ---- here.c ---- */
/* Sends its viewers here to other nodes; it is `now_ms`, monotonic. */
void here_tell(struct hub_match *match, int64_t now_ms);
/* A viewer has come or left. The first one is announced at once, others at the next tick. */
void here_changed(struct hub_match *match);

/* ---- presence.c ---- */
/* Receives the viewers of a match on another node. */
void presence_hear(struct hub *hub, char *line);
/* On each tick: sends viewers here, and due versions of matches, to other nodes; drops entries that
 * were not repeated. */
void presence_tick(struct hub *hub);

/* ---- followers.c ---- */
/* Returns whether a client here follows the matches of one of `count` users. */
MUST_USE bool followers_want(const struct hub *hub, const int64_t *users, size_t count);
/* In that case loads a match that another node changed, and notifies its followers. */
void followers_seek(struct hub *hub, const char *id);

/* ---- looks.c ---- */
/* Another node has changed a match that is not in memory: its lobby entry is read again. `fresh`:
 * it may be a new one. */
void looks_hear(struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* A complete read begins: earlier messages are covered by it. */
void looks_all_begun(struct hub *hub);
/* On each tick: reads changed entries, if the lobby has viewers. */
void looks_tick(struct hub *hub);

/* ---- nodes.c ---- */
/* Receives the messages of other nodes. */
void nodes_drain(struct hub *hub);
/* On each tick: compares what is in memory with what is stored, since hints may be lost. */
void nodes_tick(struct hub *hub);
/* The hub was stopped: drops finished comparisons. */
void nodes_stop(struct hub *hub);

/* ---- seek.c ---- */
/* Others have come so far with a match: a worker may be reading less of it. */
void seek_hear(struct hub *hub, const char *id, const struct match_heard *to);

/* ---- sessions.c ---- */
/* Both: received from another node; no message is sent. */
void sessions_heard_changed(struct hub *hub, int64_t user);
void sessions_heard_over(struct hub *hub, int64_t user, const unsigned char *only,
                         const unsigned char *keep);

/* ---- calendars.c ---- */
/* Another node has changed the calendar of a user: the user's matches reload it. */
void calendars_heard(struct hub *hub, int64_t user);
/* `*sum` of the edits of what is known of those who sit at a match. False: they are not all known,
 * or being read, or the match does not go by them. */
MUST_USE bool calendars_sum(const struct hub_match *match, int64_t *sum);
/* For a match with known calendars: they have changed, and are read again. */
void calendars_doubt(struct hub_match *match);
/* Returns whether the calendars were read after `since_ms` (of clock time), as far as other nodes
 * can have changed them; if not, they are being read: call again at the next tick. */
MUST_USE bool calendars_since(struct hub_match *match, int64_t since_ms);

/* ---- others.c ---- */
/* The viewers of a match on other nodes. */
struct match_others {
    size_t count;
    struct other {
        uint32_t server;
        uint32_t strangers;
        uint8_t seats; /* bit set: their people look */
        int64_t heard_ms;
    } at[16];
};
/* Bit set: the seats whose people look at it at another server. */
uint8_t others_seats(const struct hub_match *match);
/* Returns the number of other viewers. */
uint32_t others_strangers(const struct hub_match *match);

#endif
