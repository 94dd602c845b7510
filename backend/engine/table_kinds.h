/* What the table itself adds to every game: moves and events about taking moves back (undo.h) and
 * about who sits where (sitting.h). The rules of a game know nothing of them; match.h folds them.
 * Their kinds count down from 255, a game's count up from 1, and notation and JSON know both. Pure.
 * Any thread. */
#ifndef ENGINE_TABLE_KINDS_H
#define ENGINE_TABLE_KINDS_H

#include "engine/game.h"

#define TABLE_KIND_MIN      238 /* kinds from here on are the table's */
#define TABLE_KIND_UNDO_MIN 252 /* from here on, and UNDO_OVER, about undo; else about seats */

/* Kinds of moves. The move is of the seat that it is about, or that votes. */
enum table_move_kind {
    /* The server's own: a match from which somebody resigned ends, since nobody has moved for very
     * long or an administrator closes it; the time of a vote, of a link or of an undo vote is over;
     * a link was used; the seat's bank is empty; its person has been absent for long, or has no
     * account any more. `about`: of a vote, the seat or GAME_NOBODY. `word`: of an empty bank, enum
     * table_leaver. */
    TABLE_MOVE_GIVE_UP = TABLE_KIND_MIN,
    TABLE_MOVE_UNDO_OVER,
    TABLE_MOVE_GONE,
    TABLE_MOVE_ABSENT,
    TABLE_MOVE_VOTE_OVER,
    TABLE_MOVE_OFFER_OVER,
    TABLE_MOVE_SUBSTITUTE,
    TABLE_MOVE_TIME_OUT,
    /* Those of persons. */
    TABLE_MOVE_VOTE,  /* opens a vote about a seat, or (GAME_NOBODY) the match, or answers in it;
                         `word`: enum table_choice */
    TABLE_MOVE_KEEP,  /* the seat is not offered any more */
    TABLE_MOVE_OFFER, /* the seat shall go to whoever uses a link */
    TABLE_MOVE_RESIGN,
    TABLE_MOVE_BACK, /* the person plays again, and not the bot */
    TABLE_MOVE_BOT,  /* a bot shall play for the seat */
    /* About taking back. None has fields. */
    TABLE_MOVE_REFUSE = TABLE_KIND_UNDO_MIN, /* no; from the one who asked: never mind */
    TABLE_MOVE_AGREE,
    TABLE_MOVE_ASK,  /* ask the others to take the seat's last move back */
    TABLE_MOVE_UNDO, /* take the seat's last move back, where nothing was seen since */
};

/* Kinds of events. Never renumbered. */
enum table_event_kind {
    TABLE_EVENT_GIVEN_UP = TABLE_KIND_MIN, /* nobody plays it any more: the match ends */
    TABLE_EVENT_UNDO_OVER,                 /* nobody answered in time: the undo is refused */
    TABLE_EVENT_GONE,                      /* its account was deleted or banned */
    TABLE_EVENT_ABSENT, /* its person has been absent for so long that nobody waits for consent */
    TABLE_EVENT_VOTE_ENDED,  /* about, word: what follows, enum table_choice */
    TABLE_EVENT_VOTED,       /* about, word */
    TABLE_EVENT_SUBSTITUTED, /* somebody else sits there now */
    TABLE_EVENT_VOTE_OPENED, /* about. seats: who may vote, ascending, as of now */
    TABLE_EVENT_OFFER_ENDED,
    TABLE_EVENT_OFFERED,
    TABLE_EVENT_TIMED_OUT, /* its bank was empty; what follows from it comes behind it */
    TABLE_EVENT_RESIGNED,
    TABLE_EVENT_CAME_BACK,
    TABLE_EVENT_BOT_SAT, /* a bot plays for the seat's person */
    TABLE_EVENT_REFUSED = TABLE_KIND_UNDO_MIN,
    TABLE_EVENT_AGREED,
    TABLE_EVENT_ASKED,  /* version: as in undone. seats: who must agree, ascending */
    TABLE_EVENT_UNDONE, /* version: whose state is the state again. seats: who agreed, ascending */
};

/* What happens to a seat whose bank is empty. Never renumbered. */
enum table_leaver { TABLE_LEAVER_BOT, TABLE_LEAVER_RESIGN, TABLE_LEAVER_ASK, TABLE_LEAVERS };

/* What can be voted for. Never renumbered. */
enum table_choice {
    TABLE_CHOICE_NONE,
    TABLE_CHOICE_GO_ON,      /* about the match: it goes on */
    TABLE_CHOICE_WAIT,       /* about a seat: 24 hours more */
    TABLE_CHOICE_BOT,        /* a bot plays for it */
    TABLE_CHOICE_SUBSTITUTE, /* somebody else may have it */
    TABLE_CHOICE_CALL_OFF,   /* the match ends by agreement */
    TABLE_CHOICE_CLAIM,      /* about a seat that timed out: it counts as resigned */
    TABLE_CHOICES
};

/* The words of both, as in JSON and notation. */
extern const struct names table_leavers;
extern const struct names table_choices;

struct table_move {
    uint8_t kind;
    uint8_t about;
    uint8_t word;
    uint8_t unused[GAME_MOVE_BYTES - 3];
};
_Static_assert(sizeof(struct table_move) == GAME_MOVE_BYTES, "lies over game_move");

struct table_event {
    uint8_t kind;
    uint8_t seat; /* who wants a move back; whom it is about; with an answer: who answers */
    uint16_t version;
    uint8_t seats[GAME_SEATS_MAX];
    uint8_t seat_count;
    uint8_t about;
    uint8_t word;
    uint8_t unused[GAME_EVENT_BYTES - 7 - GAME_SEATS_MAX];
};
_Static_assert(sizeof(struct table_event) == GAME_EVENT_BYTES, "lies over game_event");

/* Whether the move is the table's own, and none of the game. */
static inline bool table_move_is(const struct game_move *move)
{
    return move->bytes[0] >= TABLE_KIND_MIN;
}

/* Whether the move is the server's own, which nobody may send. */
static inline bool table_move_of_server(const struct game_move *move)
{
    return table_move_is(move) && move->bytes[0] <= TABLE_MOVE_TIME_OUT;
}

/* Whether a kind of move, and of event, is about undo, and not about who sits where. */
static inline bool table_kind_of_undo(uint8_t kind)
{
    return kind >= TABLE_KIND_UNDO_MIN || kind == TABLE_MOVE_UNDO_OVER;
}

/* Whether the event is. */
static inline bool table_event_is(const struct game_event *event)
{
    return event->bytes[0] >= TABLE_KIND_MIN;
}

/* Each: the shape of a kind, of the game or of the table. NULL if there is no such kind. */
const struct shape *table_move_shape(const struct game *game, uint8_t kind);
const struct shape *table_event_shape(const struct game *game, uint8_t kind);

/* Each: the kind called by the `length` bytes at `text`, of the game or of the table, or -1. */
int table_move_find(const struct game *game, const char *text, size_t length);
int table_event_find(const struct game *game, const char *text, size_t length);

/* Whether `seat` (or GAME_SPECTATOR) may see the event while the match runs, as the shape of its
 * kind says; a kind that says nothing, or is not known, is seen by nobody. */
bool table_event_sees(const struct game *game, const struct game_event *event, uint8_t seat);

#endif
