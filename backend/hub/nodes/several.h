/* Where there can be other servers on the same database (hub_config.hints): what is told to them,
 * what is heard of them, and what follows from it. None of it is needed for what is written to be
 * right: that is in the conditions of the store. Loop thread only, as all of the hub. */
#ifndef HUB_NODES_SEVERAL_H
#define HUB_NODES_SEVERAL_H

#include "hub/core/internal.h"

/* ---- heard.c ---- */
/* Adds what is heard to what was. */
void heard_add(struct match_heard *heard, const struct match_heard *to);
/* Whether others have come further with the match. */
bool heard_is_more(const struct hub_match *match);
/* Has it read then, if nothing is in flight. */
void heard_look(struct hub_match *match);
/* The mark before the hash of the newest place, in a message between nodes about a match. */
#define HEARD_HASH "#"
/* The next word of a line that was heard, which it is cut off from; "" behind the last. */
char *heard_word(char **line);

/* ---- tell.c ---- */
/* Each tells other servers, if there can be any, of what was committed here. A match has changed,
 * or was deleted; `anew`: in a way that neither edit, version nor chat show. */
void tell_match(const struct hub_match *match, bool anew);
/* As sessions_over(). */
void tell_over(const struct hub *hub, int64_t user, const unsigned char *only,
               const unsigned char *keep);
/* As sessions_changed(). */
void tell_user(const struct hub *hub, int64_t user);
/* His calendar is another one. */
void tell_calendar(const struct hub *hub, int64_t user);
/* What clock time is here. */
void tell_clock(const struct hub *hub);
/* A user was deleted, and is called that. */
void tell_left(const struct hub *hub, int64_t user, const char *name);
/* A user's name has changed to that. */
void tell_renamed(const struct hub *hub, int64_t user, const char *name);
/* A user was banned. */
void tell_gone(const struct hub *hub, int64_t user);

/* A move, and nothing else: the row that the match now ends with goes to where it is looked at, so
 * that there is nothing to read. If nobody does, how far the match has come is told at the next
 * tick, once for all moves until then. */
void tell_move(struct hub_match *match, const struct store_move *move);
/* Tells that, if it is due. */
void tell_due(struct hub_match *match);

/* ---- rows_told.c ---- */
/* Prints the line that tells a row: `move` was committed by `asker` (history_asker()) when all else
 * of the match was what it is here. `line` is empty; it fails if the row is too large. */
void row_print(const struct hub_match *match, const struct store_move *move, uint64_t asker,
               struct buf *line);
/* Another server has told a row: behind "row ". Of a match that somebody looks at here, and that is
 * here what it was there, it is folded, and its watchers are told; else, nothing. */
void row_hear(struct hub *hub, char *line);

/* ---- here.c ---- */
/* Tells others who looks at it here; it is `now_ms`, monotonic. */
void here_tell(struct hub_match *match, int64_t now_ms);
/* Somebody has begun to look at it, or ended. The first one is told at once, others at the next
 * tick. */
void here_changed(struct hub_match *match);

/* ---- presence.c ---- */
/* Another server says who looks at a match there. */
void presence_hear(struct hub *hub, char *line);
/* On each tick: tells others who looks at matches here, and how far those have come of which that
 * is due; and forgets who has not been told again. */
void presence_tick(struct hub *hub);

/* ---- followers.c ---- */
/* Whether somebody here wants to be told of the matches of one of `count` users. */
MUST_USE bool followers_want(const struct hub *hub, const int64_t *users, size_t count);
/* Then a match that is not in memory, and was changed by another server, is read and told. */
void followers_seek(struct hub *hub, const char *id);

/* ---- looks.c ---- */
/* Another server has changed a match that is not in memory: what the lobby shows of it is read
 * again. `fresh`: it may be a new one. */
void looks_hear(struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* All is being read: what was heard before is in it. */
void looks_all_begun(struct hub *hub);
/* On each tick: has what was changed read, if anybody looks at the lobby. */
void looks_tick(struct hub *hub);

/* ---- nodes.c ---- */
/* Hears what others have told. */
void nodes_drain(struct hub *hub);
/* On each tick: compares what is in memory with what is stored, since hints may be lost. */
void nodes_tick(struct hub *hub);
/* The hub has been stopped: what was compared is forgotten. */
void nodes_stop(struct hub *hub);

/* ---- seek.c ---- */
/* Others have come so far with a match: a worker may be reading less of it. */
void seek_hear(struct hub *hub, const char *id, const struct match_heard *to);

/* ---- sessions.c ---- */
/* Both: another server has said so; nobody is told. */
void sessions_heard_changed(struct hub *hub, int64_t user);
void sessions_heard_over(struct hub *hub, int64_t user, const unsigned char *only,
                         const unsigned char *keep);

/* ---- calendars.c ---- */
/* Another server has changed the calendar of a user: his matches have it read again. */
void calendars_heard(struct hub *hub, int64_t user);
/* `*sum` of the edits of what is known of those who sit at a match. False: they are not all known,
 * or being read, or the match does not go by them. */
MUST_USE bool calendars_sum(const struct hub_match *match, int64_t *sum);
/* Of a match of which they are known: they are others by now, and are read again. */
void calendars_doubt(struct hub_match *match);
/* Whether what is known was asked for after `since_ms` (of clock time), as far as others can have
 * changed it; if not, it is being read: ask again at the next tick. */
MUST_USE bool calendars_since(struct hub_match *match, int64_t since_ms);

/* ---- others.c ---- */
/* Who looks at a match at other servers. */
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
/* How many others do. */
uint32_t others_strangers(const struct hub_match *match);

#endif
