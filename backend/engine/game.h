/* The contract between the rules of a game and everything else. Pure: no I/O, no time, no
 * allocation, no threads; all randomness is an argument. All structs are plain bytes of fixed size
 * without pointers or padding: they are copied, compared, hashed and stored as they are. Every
 * function may be called on any thread. */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include "base/base.h"
#include "base/seats.h"
#include "engine/bot.h"
#include "engine/chance.h"
#include "engine/field.h"
#include "engine/history.h"
#include "engine/luck.h"

#define GAME_STATE_BYTES_MAX   640
#define GAME_VIEW_BYTES_MAX    2048
#define GAME_CHOICES_BYTES_MAX 4096
#define GAME_MOVE_BYTES        16
#define GAME_EVENT_BYTES       64
#define GAME_EVENTS_MAX        256  /* events that one move, or the set-up, can cause */
#define GAME_LEGAL_MAX         1024 /* moves of one seat in one state */
#define GAME_OPTIONS_MAX       16
#define GAME_SHEET_ROWS_MAX    16
#define GAME_SPECTATOR         255 /* as the viewer of a view: sees only public information */
#define GAME_NOBODY            255 /* as the seat of an event: the event belongs to no seat */

/* A move and an event as the engine carries them. The game lays its own struct over the bytes; the
 * first byte of both is the kind, the second byte of an event is its seat (GAME_NOBODY if none).
 * Unused bytes are 0. */
struct game_move {
    _Alignas(4) uint8_t bytes[GAME_MOVE_BYTES];
};
struct game_event {
    _Alignas(4) uint8_t bytes[GAME_EVENT_BYTES];
};
struct game_state {
    _Alignas(8) uint8_t bytes[GAME_STATE_BYTES_MAX];
};
struct game_view {
    _Alignas(8) uint8_t bytes[GAME_VIEW_BYTES_MAX];
};
struct game_choices {
    _Alignas(8) uint8_t bytes[GAME_CHOICES_BYTES_MAX];
};

struct game_events {
    uint16_t count;
    struct game_event at[GAME_EVENTS_MAX];
};

/* The parameters with which a match starts. */
struct game_setup {
    uint8_t seats;
    uint8_t start_seat; /* GAME_NOBODY: drawn at random */
    uint16_t options;   /* bits of game.options */
    uint16_t revision;  /* revision of the rules of this match; 0: the newest */
};

/* The reason for which a move was rejected. Wire names in game_refusal_name(). */
enum game_refusal {
    GAME_ACCEPTED,
    GAME_OVER,          /* the match is over */
    GAME_NOT_YOUR_TURN, /* this seat owes no decision now */
    GAME_WRONG_KIND,    /* another kind of decision is owed */
    GAME_BAD_PLACE,     /* the place does not exist now, or holds nothing of this seat */
    GAME_PLACE_FULL,    /* it has too few free rings, or is closed to this seat in this round */
    GAME_ALREADY_THERE, /* this seat has people there */
    GAME_BAD_PEOPLE,    /* this number of people is not allowed */
    GAME_BAD_TOOLS,     /* a tool that does not exist or has been used */
    GAME_BAD_PAYMENT,   /* the payment does not match the price */
    GAME_NOT_ENOUGH,    /* more than this seat has */
    GAME_BAD_DIE,       /* no such die is left */
    GAME_TOO_MANY,      /* there are more huts than at the target, so they may not move there */
    GAME_BAD_MOVE,      /* malformed: a field is out of range */
    /* reasons about undo (undo.h) */
    GAME_NOTHING_TO_UNDO,   /* the seat has no move that can still be undone */
    GAME_UNDO_REVEALED,     /* random or hidden information has been revealed since */
    GAME_UNDO_OTHERS_MOVED, /* another seat has moved since */
    GAME_UNDO_NOT_ALLOWED,  /* this match does not allow it */
    GAME_UNDO_ASKED,        /* an undo request is open already */
    GAME_UNDO_NOT_ASKED,    /* no request waits for the consent of this seat */
    GAME_UNDO_REFUSED,      /* the others have rejected the undo of this same move */
    /* reasons about the control of seats (sitting.h) */
    GAME_BOT_PLAYS,     /* a bot plays for this seat: its person must take the seat back first */
    GAME_NOT_AWAY,      /* no bot plays for this seat */
    GAME_RESIGNED,      /* this seat has resigned */
    GAME_NOT_OFFERED,   /* this seat is not on offer */
    GAME_ALREADY_ASKED, /* the seat is on offer already, or a vote about it is open */
    GAME_NO_VOTE,       /* this seat cannot vote for this, or not now */
    GAME_TOO_OFTEN,     /* this seat has reached the limit for this action in a match */
    GAME_TOO_SOON,      /* the others have not waited long enough for that seat */
    GAME_STILL_OWED,    /* the decision over which this seat timed out is still owed */
    GAME_REFUSALS
};

/* Returns the wire name, e.g. "place_full". */
const char *game_refusal_name(enum game_refusal refusal);

/* One row of the score sheet, for all seats. `points` is what the row adds to the score. `count` x
 * `factor` explain it where the rules multiply (else 0). */
struct game_sheet_row {
    uint8_t name; /* index in game.sheet_rows */
    int16_t points[GAME_SEATS_MAX];
    uint8_t count[GAME_SEATS_MAX];
    uint8_t factor[GAME_SEATS_MAX];
};

struct game_result {
    uint8_t over;   /* 1 if the match is over; 0: the result as if it ended now, from public
                       information */
    uint8_t reason; /* index in game.reasons */
    uint8_t seats;
    uint8_t row_count;
    uint16_t rounds;              /* rounds played so far, the present one included */
    uint8_t rank[GAME_SEATS_MAX]; /* 1 is best; equals share a rank */
    int16_t total[GAME_SEATS_MAX];
    int16_t tie[GAME_SEATS_MAX]; /* tie breaker: more is better; 0 if the rules have none */
    struct game_sheet_row rows[GAME_SHEET_ROWS_MAX];
};

/* The way in which chance fills a field of an event, see draw.h. */
enum game_draw_how {
    GAME_DRAW_SEAT,    /* the field is one seat, drawn among those of the match */
    GAME_DRAW_DICE,    /* a list of dice; the index is the number of the die */
    GAME_DRAW_SHUFFLE, /* a list that is a shuffle of its values in ascending order */
};

/* The number of dice in a roll, as far as the log states it. It comes from the last of the
 * listed events with the seat and the place of the roll; an event without such a field fits any. */
struct game_draw_count {
    uint8_t event;     /* kind; 0 ends the list */
    const char *field; /* the number; with `table`, the word that selects its row; NULL: `fixed` */
    const char *table; /* table of the catalogue; its column `key` holds the word */
    const char *key;
    const char *column; /* the number */
    uint8_t fixed;
};

struct game_draw {
    uint8_t event;     /* kind of the event */
    const char *field; /* NULL ends the list */
    enum game_draw_how how;
    uint8_t sides;     /* sides of each die; 0 for all other draws */
    uint8_t purpose;   /* first part of the names of its draws; the other parts follow */
    bool seat;         /* the name contains the event's seat */
    bool round;        /* the name contains the round: that of the last event with a field "round"
                        */
    const char *place; /* the name contains the value of this field of the event, or the length if
                          it is a list; NULL: 0 */
    const struct game_draw_count *counts; /* rows that state the number of dice; NULL for all other
                                             draws */
};

/* The art of a game on the preview picture of a link to a match, next to the names of the players
 * (record/picture/picture.h). */
struct game_picture {
    const char *art; /* SVG elements on 1200 x 630, for the lower left: x to 540, y from 310 */
    bool coloured;   /* each seat has a public colour */
};

struct phrase_text;
struct phrases;

/* The words in which a game describes an event (engine/words/phrases.h), and the names of the
 * seats. All borrowed. */
struct game_teller {
    const struct phrases *phrases;
    const char *const *names;
};

struct bot_strength;
struct game_answers;
struct game_knowledge;
struct game_conditional;
struct game_themes;

struct game {
    const char *id;    /* wire name, which is also the name of its folder; [a-z]+ */
    const char *title; /* the title as people write it */
    /* Revision of the rules: raised whenever a move or the set-up has a different result than
     * before. A stored match keeps the revision with which it was started. `revision_oldest` is
     * the first one that the game still supports. */
    uint16_t revision;
    uint16_t revision_oldest;
    uint8_t seats_min;
    uint8_t seats_max;
    uint16_t seats_need[GAME_SEATS_MAX + 1]; /* [seats]: options that a match of this number of
                                                seats needs */
    uint8_t tutorial; /* number of the known seed with which the tutorial is played (record/fair.h);
                         0: no tutorial */
    uint16_t state_bytes; /* sizes of the game's own structs */
    uint16_t view_bytes;
    uint16_t choices_bytes;
    struct names options;   /* bit i of game_setup.options */
    uint16_t options_usual; /* bits that a client should choose for a new table */
    struct names reasons;   /* reasons for the end of a match; 0 = not over */
    struct names sheet_rows;

    const struct shape *move_shapes; /* by kind; kind 0 has no name */
    uint8_t move_kinds;
    const struct shape *event_shapes; /* by kind; kind 0 has no name; each states its visibility */
    uint8_t event_kinds;
    const struct shape *state_shape; /* the full state, secrets included, for hashes and traces. The
                                        order of its rows never changes, see state_hash.h */
    /* The information visible to a seat. Every view has `me`, the viewer's seat or nobody's, and
     * `players`, a row for each seat in order, whose `seat` is its number. A client of any game
     * finds all seats by these two. Points are in the result, not in the view. */
    const struct shape *view_shape;
    const struct shape *choices_shape;

    /* Optional, for games whose rules have changed: stores in an all-zero state what the rules need
     * to know of the set-up before any event, e.g. its revision. Callers use game_begin(). */
    void (*begin)(void *state, const struct game_setup *setup);

    /* Optional: writes the state in its first memory layout, `state_bytes_first` bytes, from which
     * the oldest hashes were made; see match_state_hash_first(). Newer games have none. */
    void (*state_first)(const void *state, void *bytes);
    uint16_t state_bytes_first;

    /* Fills the events that begin a match. They are folded onto the state of game_begin(). */
    void (*setup)(const struct game_setup *setup, const struct chance *chance,
                  struct game_events *events);

    /* The kinds of moves that answer each question (engine/answers.h). decide() checks them first.
     */
    const struct game_answers *answers;

    /* Decides `move` by `seat`: fills `events`, or returns the reason for rejecting it (then
     * `events` is undefined). `next`, if not NULL, becomes `state` with the events folded in, which
     * saves the caller a fold. `next` may be `state` itself: then it is changed in place, and
     * remains unchanged if the move is rejected. */
    enum game_refusal (*decide)(const void *state, uint8_t seat, const struct game_move *move,
                                const struct chance *chance, struct game_events *events,
                                void *next);

    /* Folds one event into the state. Total: accepts any event of this game, of any revision. */
    void (*evolve)(void *state, const struct game_event *event);

    /* Returns the bit set of seats that owe a decision; 0 = over. */
    uint8_t (*to_act)(const void *state);

    /* Fills every concrete move that `seat` may make now, in a fixed order, and returns their
     * number (0 if it owes none, at most GAME_LEGAL_MAX). */
    uint16_t (*legal)(const void *state, uint8_t seat, struct game_move *moves);

    /* Optional. Fills `move` with one that legal() lists and returns their number, without listing
     * them. The index is number * bits / 2^32, rounded down, so that uniform bits give a uniform
     * choice. `move` is undefined if there is none. Callers use game_pick(). */
    uint16_t (*pick)(const void *state, uint8_t seat, uint32_t bits, struct game_move *move);

    /* Fills the moves in the compact form from which a client draws. Depends on nothing hidden from
     * `seat`. */
    void (*choices)(const void *state, uint8_t seat, void *choices);

    /* Fills the information that `seat` (or GAME_SPECTATOR) may have. Writes the view from scratch.
     */
    void (*view)(const void *state, uint8_t seat, void *view);

    /* Returns true if the event has revealed something random or hidden to anybody. Moves before it
     * need the consent of the others for an undo. */
    bool (*reveals)(const struct game_event *event);

    /* Returns NULL, or the name of the broken invariant. */
    const char *(*check)(const void *state);

    /* Redraws everything that `seat` (or GAME_SPECTATOR) may not know, uniformly among the values
     * possible for it. For search and for the test that views do not leak. */
    void (*redraw)(void *state, uint8_t seat, const struct chance *chance);

    /* Puts everything that `seat` (or GAME_SPECTATOR) may not know into one canonical, possible
     * order. All states with the same knowledge of the seat become equal, so that a following
     * redraw depends on its chance alone. */
    void (*sort_hidden)(void *state, uint8_t seat);

    /* Fills the result except for the ranks. Callers use game_result(). */
    void (*result)(const void *state, struct game_result *result);

    /* All fields of events that chance fills. NULL: none. */
    const struct game_draw *draws;

    /* Optional: adds the gains and rolls of one event to the counts of luck. `luck_kinds` names
     * the kinds of gain that it distinguishes. */
    const struct names *luck_kinds;
    void (*luck)(struct luck *luck, const struct game_event *event);

    /* The constant tables from which a client draws (cards, buildings, places...), printed as JSON
     * rows: NULL-terminated list. See game_catalogue below. */
    const struct game_catalogue *catalogue;

    /* Data for the history in SQL. `sql` NULL: the game adds no view and no query. */
    struct game_clock clock;
    const struct game_sql *sql;
    /* Optional: conditions and policies for conditional moves (conditional.h). */
    const struct game_conditional *conditional;
    /* Optional: the bots for this game alone, NULL-terminated. Bots for any game may also play:
     * bots_of() lists both. */
    const struct bot *const *bots;
    /* Optional: the strength of the bots at the last measurement (strength.c of the game's folder).
     */
    const struct bot_strength *strengths;
    /* Optional: frozen bots, which never change and never play at a table. They are the reference
     * for measuring others. NULL-terminated. */
    const struct bot *const *yardsticks;
    /* Optional: the knowledge that a search needs of the game (engine/knowledge.h). With it, the
     * searching bots play the game, too. */
    const struct game_knowledge *knowledge;
    /* Optional art for the preview picture. NULL: hills with nothing on them. */
    const struct game_picture *picture;
    /* Optional: appends the sentence of an event in the log, word for word that of the client's
     * module (web/games/GAME/log.js), whose texts it uses. Returns false if the log leaves the
     * event out. NULL: its events have no sentences. */
    bool (*sentence)(const struct game_event *event, const struct game_teller *teller,
                     struct phrase_text *out);
    /* Optional: the themes of its puzzles (engine/theme.h). NULL: it has no puzzles. */
    const struct game_themes *themes;
};

/* Initialises a state for the first event. */
void game_begin(const struct game *game, const struct game_setup *setup, struct game_state *state);

/* Returns whether this program supports the rules of a stored match. */
enum game_knows { GAME_KNOWS, GAME_OLDER, GAME_NEWER };
enum game_knows game_knows(const struct game *game, uint16_t revision);

/* Picks a move like game.pick, by listing all legal moves. */
uint16_t game_pick_listed(const struct game *game, const void *state, uint8_t seat, uint32_t bits,
                          struct game_move *move);

/* Calls game.pick, or lists the moves if the game has no function of its own. */
static inline uint16_t game_pick(const struct game *game, const void *state, uint8_t seat,
                                 uint32_t bits, struct game_move *move)
{
    return game->pick != NULL ? game->pick(state, seat, bits, move)
                              : game_pick_listed(game, state, seat, bits, move);
}

/* Calls game.result and fills the ranks. The higher total ranks first; among equals the higher tie
 * breaker. Seats equal in both share a rank, and the next rank counts them all. */
void game_result(const struct game *game, const void *state, struct game_result *result);

/* Returns the index that `bits` select among `count`: uniform for uniform bits, except for a bias
 * below 2^-22. */
static inline uint16_t game_pick_index(uint32_t bits, uint16_t count)
{
    return (uint16_t)((uint64_t)bits * count >> 32);
}

/* Returns the fault in a game's tables, or NULL, and the name of that kind of event in `*kind`.
 * Faults: an event kind without a stated visibility; one visible to its seat only, but without a
 * seat; a clock event (game_clock) that is missing or not public. A program checks this before it
 * does anything else with the game. */
const char *game_flaw(const struct game *game, const char **kind);

/* Constant tables of a game, printed as {"cards":[{...},...],"buildings":[...]} for clients. */
struct game_catalogue {
    const char *name; /* "cards"; NULL ends the list */
    const struct shape *row;
    const void *rows;
    uint16_t count;
};

#endif
