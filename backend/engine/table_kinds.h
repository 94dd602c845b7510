/* The moves and events that the table itself adds to every game: about undo (undo.h) and about the
 * control of seats (seat/sitting.h). The rules of a game do not know them; match.h folds them.
 * Their kinds count down from 255, a game's count up from 1; notation and JSON know both. Pure. Any
 * thread. */
#ifndef ENGINE_TABLE_KINDS_H
#define ENGINE_TABLE_KINDS_H

#include "engine/game.h"

#define TABLE_KIND_MIN 238 /* kinds from here on are the table's */
#define TABLE_KIND_UNDO_MIN                                                                        \
    252 /* kinds from here on, and UNDO_OVER, are about undo; the others are about seats */

/* Kinds of moves. The move belongs to the seat that it is about, or that votes. */
enum table_move_kind {
    /* Moves of the server: the end of a match with a resignation, after no move for very long or by
     * an administrator. The time of a vote, of an offer or of an undo request is over. A link was
     * used. The seat's bank is empty. Its person has been absent for long, or has lost their
     * account. `about`: the seat of a vote, or GAME_NOBODY. `word`: for an empty bank, enum
     * table_leaver. */
    TABLE_MOVE_GIVE_UP = TABLE_KIND_MIN,
    TABLE_MOVE_UNDO_OVER,
    TABLE_MOVE_GONE,
    TABLE_MOVE_ABSENT,
    TABLE_MOVE_VOTE_OVER,
    TABLE_MOVE_OFFER_OVER,
    TABLE_MOVE_SUBSTITUTE,
    TABLE_MOVE_TIME_OUT,
    /* Moves of persons. */
    TABLE_MOVE_VOTE,  /* opens a vote about a seat, or (GAME_NOBODY) the match, or answers in it;
                         `word`: enum table_choice */
    TABLE_MOVE_KEEP,  /* withdraws the offer of the seat */
    TABLE_MOVE_OFFER, /* offers the seat to any user with the link */
    TABLE_MOVE_RESIGN,
    TABLE_MOVE_BACK, /* the person plays again instead of the bot */
    TABLE_MOVE_BOT,  /* a bot takes over the seat */
    /* Moves about undo. They have no fields. */
    TABLE_MOVE_REFUSE = TABLE_KIND_UNDO_MIN, /* rejects; from the requesting seat: cancels the
                                                request */
    TABLE_MOVE_AGREE,
    TABLE_MOVE_ASK,  /* request to undo the seat's last move */
    TABLE_MOVE_UNDO, /* undo the seat's last move, if nothing was revealed since */
};

/* Kinds of events. Never renumbered. */
enum table_event_kind {
    TABLE_EVENT_GIVEN_UP = TABLE_KIND_MIN, /* nobody plays the match any longer: it ends */
    TABLE_EVENT_UNDO_OVER,                 /* no answer in time: the undo is rejected */
    TABLE_EVENT_GONE,                      /* the account of its person was deleted or banned */
    TABLE_EVENT_ABSENT, /* its person has been absent for so long that their consent is not required
                         */
    TABLE_EVENT_VOTE_ENDED,  /* about, word: the outcome, enum table_choice */
    TABLE_EVENT_VOTED,       /* about, word */
    TABLE_EVENT_SUBSTITUTED, /* another person has the seat now */
    TABLE_EVENT_VOTE_OPENED, /* about. seats: those that may vote at this time, ascending */
    TABLE_EVENT_OFFER_ENDED,
    TABLE_EVENT_OFFERED,
    TABLE_EVENT_TIMED_OUT, /* the time bank of the seat is empty; events for the consequences follow
                            */
    TABLE_EVENT_RESIGNED,
    TABLE_EVENT_CAME_BACK,
    TABLE_EVENT_BOT_SAT, /* a bot plays for the seat's person */
    TABLE_EVENT_REFUSED = TABLE_KIND_UNDO_MIN,
    TABLE_EVENT_AGREED,
    TABLE_EVENT_ASKED,  /* version: as in undone. seats: those that must agree, ascending */
    TABLE_EVENT_UNDONE, /* version: the one whose state is restored. seats: those that agreed,
                           ascending */
};

/* The consequence of an empty bank for a seat. Never renumbered. */
enum table_leaver { TABLE_LEAVER_BOT, TABLE_LEAVER_RESIGN, TABLE_LEAVER_ASK, TABLE_LEAVERS };

/* The choices of votes. Never renumbered. */
enum table_choice {
    TABLE_CHOICE_NONE,
    TABLE_CHOICE_GO_ON,      /* about the match: continue */
    TABLE_CHOICE_WAIT,       /* about a seat: the others wait 24 hours more */
    TABLE_CHOICE_BOT,        /* a bot plays for it */
    TABLE_CHOICE_SUBSTITUTE, /* about a seat: a substitute may take it */
    TABLE_CHOICE_CALL_OFF,   /* the match ends by agreement */
    TABLE_CHOICE_CLAIM,      /* about a seat that timed out: it counts as resigned */
    TABLE_CHOICES
};

/* The words of table_leaver and table_choice, as in JSON and notation. */
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
    uint8_t seat; /* the seat whose move is undone, or that the event is about; for an answer, the
                     seat that answers */
    uint16_t version;
    uint8_t seats[GAME_SEATS_MAX];
    uint8_t seat_count;
    uint8_t about;
    uint8_t word;
    uint8_t unused[GAME_EVENT_BYTES - 7 - GAME_SEATS_MAX];
};
_Static_assert(sizeof(struct table_event) == GAME_EVENT_BYTES, "lies over game_event");

/* Returns true if the move is one of the table, not of the game. */
static inline bool table_move_is(const struct game_move *move)
{
    return move->bytes[0] >= TABLE_KIND_MIN;
}

/* Returns true if only the server may make the move. */
static inline bool table_move_of_server(const struct game_move *move)
{
    return table_move_is(move) && move->bytes[0] <= TABLE_MOVE_TIME_OUT;
}

/* Returns true if a kind of move or event is about undo, not about the control of seats. */
static inline bool table_kind_of_undo(uint8_t kind)
{
    return kind >= TABLE_KIND_UNDO_MIN || kind == TABLE_MOVE_UNDO_OVER;
}

/* Returns true if the event is one of the table. */
static inline bool table_event_is(const struct game_event *event)
{
    return event->bytes[0] >= TABLE_KIND_MIN;
}

/* Each returns the shape of a kind, of the game or of the table. NULL if there is no such kind. */
const struct shape *table_move_shape(const struct game *game, uint8_t kind);
const struct shape *table_event_shape(const struct game *game, uint8_t kind);

/* Each returns the kind called by the `length` bytes at `text`, of the game or of the table, or -1.
 */
int table_move_find(const struct game *game, const char *text, size_t length);
int table_event_find(const struct game *game, const char *text, size_t length);

/* Returns true if `seat` (or GAME_SPECTATOR) may see the event while the match is in progress, as
 * the shape of its kind says. An unknown kind, or one without a stated visibility, is hidden from
 * all. */
bool table_event_sees(const struct game *game, const struct game_event *event, uint8_t seat);

#endif
