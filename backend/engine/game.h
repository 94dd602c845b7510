/* What a game is: the contract between rules and everything else. Pure: no I/O, no time, no
 * allocation, no threads; everything random comes in as an argument. All structs are plain bytes of
 * fixed size without pointers or padding: they are copied, compared, hashed and stored as they are.
 * Every function may be called on any thread. */
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
#define GAME_EVENTS_MAX        256  /* that one move, or the set-up, can cause */
#define GAME_LEGAL_MAX         1024 /* moves of one seat in one state */
#define GAME_OPTIONS_MAX       16
#define GAME_SHEET_ROWS_MAX    16
#define GAME_SPECTATOR         255 /* as the seat of a view: sees what everybody may see */
#define GAME_NOBODY            255 /* as the seat of an event: the rules themselves */

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

/* What a match is started with. */
struct game_setup {
    uint8_t seats;
    uint8_t start_seat; /* GAME_NOBODY: drawn by chance */
    uint16_t options;   /* bits of game.options */
    uint16_t revision;  /* of the rules it is played by; 0: the newest */
};

/* Why a move was refused. Wire names in game_refusal_name(). */
enum game_refusal {
    GAME_ACCEPTED,
    GAME_OVER,          /* the match is over */
    GAME_NOT_YOUR_TURN, /* this seat owes no decision now */
    GAME_WRONG_KIND,    /* another kind of decision is owed */
    GAME_BAD_PLACE,     /* no such place now, or nothing of yours there */
    GAME_PLACE_FULL,    /* not so many rings free, or closed to you this round */
    GAME_ALREADY_THERE, /* this seat has people there */
    GAME_BAD_PEOPLE,    /* not this number of people */
    GAME_BAD_TOOLS,     /* a tool that is not there or was used */
    GAME_BAD_PAYMENT,   /* not what the price asks for */
    GAME_NOT_ENOUGH,    /* more than this seat has */
    GAME_BAD_DIE,       /* no such die left */
    GAME_TOO_MANY,      /* so many do not move to fewer */
    GAME_BAD_MOVE,      /* malformed: a field is out of range */
    /* about taking moves back (undo.h) */
    GAME_NOTHING_TO_UNDO,   /* this seat has no move in reach */
    GAME_UNDO_REVEALED,     /* something random or hidden was seen since */
    GAME_UNDO_OTHERS_MOVED, /* another seat has moved since */
    GAME_UNDO_NOT_ALLOWED,  /* not in this match */
    GAME_UNDO_ASKED,        /* somebody is asking already */
    GAME_UNDO_NOT_ASKED,    /* this seat is not asked to agree */
    GAME_UNDO_REFUSED,      /* the others have refused to give this very move back */
    /* about who sits where (sitting.h) */
    GAME_BOT_PLAYS,     /* a bot stands in for this seat: its person takes it back first */
    GAME_NOT_AWAY,      /* no bot stands in for it */
    GAME_RESIGNED,      /* this seat has resigned */
    GAME_NOT_OFFERED,   /* this seat is not offered to anybody */
    GAME_ALREADY_ASKED, /* it is offered, or voted about, already */
    GAME_NO_VOTE,       /* this seat cannot vote so, or not now */
    GAME_TOO_OFTEN,     /* this seat has done it as often as it may in a match */
    GAME_TOO_SOON,      /* nobody has waited long enough for that seat */
    GAME_STILL_OWED,    /* the decision over which this seat timed out is still owed */
    GAME_REFUSALS
};

/* The wire name, e.g. "place_full". */
const char *game_refusal_name(enum game_refusal refusal);

/* One row of the score sheet, for all seats. points = what it adds; count x factor say how, where
 * the rules multiply (else 0). */
struct game_sheet_row {
    uint8_t name; /* of game.sheet_rows */
    int16_t points[GAME_SEATS_MAX];
    uint8_t count[GAME_SEATS_MAX];
    uint8_t factor[GAME_SEATS_MAX];
};

struct game_result {
    uint8_t over; /* 1 if the match is over; 0: as if it ended now, with what everybody may know */
    uint8_t reason; /* of game.reasons */
    uint8_t seats;
    uint8_t row_count;
    uint16_t rounds;              /* played so far, the present one included */
    uint8_t rank[GAME_SEATS_MAX]; /* 1 is best; equals share a rank */
    int16_t total[GAME_SEATS_MAX];
    int16_t tie[GAME_SEATS_MAX]; /* what breaks a tie: more is better; 0 where nothing does */
    struct game_sheet_row rows[GAME_SHEET_ROWS_MAX];
};

/* How chance fills a field of an event, see draw.h. */
enum game_draw_how {
    GAME_DRAW_SEAT,    /* the field is one seat, drawn among those of the match */
    GAME_DRAW_DICE,    /* a list of dice; index: which */
    GAME_DRAW_SHUFFLE, /* a list whose values were shuffled, beginning in ascending order */
};

/* How many dice a roll has, as far as the log itself says it: by the last event, of those listed,
 * whose seat and place are the roll's, where both have such a field. */
struct game_draw_count {
    uint8_t event;     /* kind; 0 ends the list */
    const char *field; /* the number; with a table a word, the row's; NULL: `fixed` */
    const char *table; /* of the catalogue; the word is in its column `key` */
    const char *key;
    const char *column; /* the number */
    uint8_t fixed;
};

struct game_draw {
    uint8_t event;     /* kind */
    const char *field; /* NULL ends the list */
    enum game_draw_how how;
    uint8_t sides;     /* of each die; 0 for all else */
    uint8_t purpose;   /* in the names of its questions; what else is there: */
    bool seat;         /* the event's seat */
    bool round;        /* the round: of the last event that has a field "round" */
    const char *place; /* the number of what this field of the event holds, of a list its
                          length; NULL: 0 */
    const struct game_draw_count *counts; /* of dice: how many; NULL for all else */
};

/* What is drawn beside the names of who plays where a link to a match is shown (record/picture.h).
 */
struct game_picture {
    const char *art; /* SVG elements on 1200 x 630, for the lower left: x to 540, y from 310 */
    bool coloured;   /* a seat has a colour that all may know */
};

struct bot_strength;
struct game_answers;
struct game_knowledge;
struct game_orders;

struct game {
    const char *id;    /* wire name, which is also the name of its folder; [a-z]+ */
    const char *title; /* as people write it */
    /* Of the rules: raised whenever a move, or the set-up, comes out otherwise than before. What is
     * stored was played by an older one and goes on by it; `revision_oldest` is the first that the
     * game still knows. */
    uint16_t revision;
    uint16_t revision_oldest;
    uint8_t seats_min;
    uint8_t seats_max;
    uint16_t seats_need[GAME_SEATS_MAX + 1]; /* [seats]: options that so many seats need */
    uint8_t tutorial; /* by which of its known seeds its tutorial is played (record/fair.h); 0: it
                         has none */
    uint16_t state_bytes; /* sizes of the game's own structs */
    uint16_t view_bytes;
    uint16_t choices_bytes;
    struct names options; /* bit i of game_setup.options */
    struct names reasons; /* why it ended; 0 = not over */
    struct names sheet_rows;

    const struct shape *move_shapes; /* by kind; kind 0 has no name */
    uint8_t move_kinds;
    const struct shape *event_shapes; /* by kind; kind 0 has no name; each says who sees it */
    uint8_t event_kinds;
    const struct shape
        *state_shape; /* the full state, secrets included: what is hashed, and traces.
                         The order of its rows is for ever, see state_hash.h */
    /* What a seat sees. Every view has `me`, the viewer's seat or nobody's, and `players`, a row
     * for each seat in their order, of which `seat` is its number: by these a client finds itself
     * and the others whatever the game. Points are told by the result. */
    const struct shape *view_shape;
    const struct shape *choices_shape;

    /* Optional, once the rules have changed: puts into a state that is all zero what they need to
     * know of the set-up before any event, its revision. Callers use game_begin(). */
    void (*begin)(void *state, const struct game_setup *setup);

    /* Optional: the state as it lay in memory when hashes were made of that, `state_bytes_first`
     * bytes of it; see match_state_hash_first(). A game that came later has none. */
    void (*state_first)(const void *state, void *bytes);
    uint16_t state_bytes_first;

    /* Fills the events that begin a match. The state they fold onto is game_begin()'s. */
    void (*setup)(const struct game_setup *setup, const struct chance *chance,
                  struct game_events *events);

    /* Which moves answer which question (engine/answers.h): what decide() begins with. */
    const struct game_answers *answers;

    /* What follows from `move` by `seat`: fills `events`, or returns why not (then `events` is
     * undefined). `next`, if not NULL, becomes `state` with the events folded in; it saves the
     * caller a fold. It may be `state` itself: then that is changed in place, and stays as it was
     * if the move is refused. */
    enum game_refusal (*decide)(const void *state, uint8_t seat, const struct game_move *move,
                                const struct chance *chance, struct game_events *events,
                                void *next);

    /* Folds one event in. Total: any event of this game, of any revision. */
    void (*evolve)(void *state, const struct game_event *event);

    /* Bit set of seats that owe a decision; 0 = over. */
    uint8_t (*to_act)(const void *state);

    /* Fills every concrete move that `seat` may make now, in a fixed order, and returns how many (0
     * if it owes none, at most GAME_LEGAL_MAX). */
    uint16_t (*legal)(const void *state, uint8_t seat, struct game_move *moves);

    /* Optional. Fills `move` with one that legal() lists and returns their number, without listing
     * them: the one with index number * bits / 2^32, rounded down, so that uniform bits make a
     * uniform choice. `move` is undefined if there is none. Callers use game_pick(). */
    uint16_t (*pick)(const void *state, uint8_t seat, uint32_t bits, struct game_move *move);

    /* The moves in compact form, as a client draws it. Depends on nothing hidden from `seat`. */
    void (*choices)(const void *state, uint8_t seat, void *choices);

    /* What `seat` (or GAME_SPECTATOR) may know. Built up from nothing. */
    void (*view)(const void *state, uint8_t seat, void *view);

    /* Whether by the event anybody saw something random or hidden: what came before it is not taken
     * back without asking the others. */
    bool (*reveals)(const struct game_event *event);

    /* Returns NULL, or which invariant is broken. */
    const char *(*check)(const void *state);

    /* Draws anew everything that `seat` (or GAME_SPECTATOR) may not know, uniformly among what is
     * possible for it. For search and for the test that views do not leak. */
    void (*redraw)(void *state, uint8_t seat, const struct chance *chance);

    /* Puts everything that `seat` (or GAME_SPECTATOR) may not know into one order, which is
     * possible: all states in which it knows the same become the same. What is drawn anew after it
     * depends on nothing but the chance that draws. */
    void (*sort_hidden)(void *state, uint8_t seat);

    /* Fills the result but for the ranks. Callers use game_result(). */
    void (*result)(const void *state, struct game_result *result);

    /* Which fields of events chance has filled: all of them. NULL: none. */
    const struct game_draw *draws;

    /* Optional: counts what chance gave. `luck_kinds` names the kinds of gain it tells apart. */
    const struct names *luck_kinds;
    void (*luck)(struct luck *luck, const struct game_event *event);

    /* Prints the constant tables that a client draws from (cards, buildings, places...), as JSON
     * rows: NULL-terminated list. See catalogue below. */
    const struct game_catalogue *catalogue;

    /* For the history in SQL. `sql` NULL: the game adds no view and no query. */
    struct game_clock clock;
    const struct game_sql *sql;
    /* Optional: conditions and policies for orders (orders.h). */
    const struct game_orders *orders;
    /* Optional: the bots that know this game alone, NULL-terminated. Beside them those that play
     * any game may sit at its tables: bots_of(). */
    const struct bot *const *bots;
    /* Optional: how strong they were when they were measured last (strength.c of its folder). */
    const struct bot_strength *strengths;
    /* Optional: bots that play as they did once, for ever, and sit at no table; what others are
     * measured by. NULL-terminated. */
    const struct bot *const *yardsticks;
    /* Optional: what a search is told of the game (engine/knowledge.h). With it the bots that
     * search play it, too. */
    const struct game_knowledge *knowledge;
    /* Optional. NULL: hills without anything on them. */
    const struct game_picture *picture;
};

/* Readies a state for the first event. */
void game_begin(const struct game *game, const struct game_setup *setup, struct game_state *state);

/* Whether the rules of a stored match are here. */
enum game_knows { GAME_KNOWS, GAME_OLDER, GAME_NEWER };
enum game_knows game_knows(const struct game *game, uint16_t revision);

/* What game.pick does, by listing. */
uint16_t game_pick_listed(const struct game *game, const void *state, uint8_t seat, uint32_t bits,
                          struct game_move *move);

/* game.pick, by listing if the game has no way of its own. */
static inline uint16_t game_pick(const struct game *game, const void *state, uint8_t seat,
                                 uint32_t bits, struct game_move *move)
{
    return game->pick != NULL ? game->pick(state, seat, bits, move)
                              : game_pick_listed(game, state, seat, bits, move);
}

/* game.result, and the ranks by it: whoever has more in total is before, among equals whoever has
 * more of what breaks ties; who is equal in both shares a rank, and the next one counts them all.
 */
void game_result(const struct game *game, const void *state, struct game_result *result);

/* The index that `bits` choose among `count`: uniform if they are, but for a bias below 2^-22. */
static inline uint16_t game_pick_index(uint32_t bits, uint16_t count)
{
    return (uint16_t)((uint64_t)bits * count >> 32);
}

/* What is wrong with the tables of a game, or NULL: an event's kind that does not say who may see
 * it, or says that its seat may and has no seat; or that tells the time and is not public, or not
 * there. `*kind` is then the name of that kind. Looked at before a program does anything else with
 * the game. */
const char *game_flaw(const struct game *game, const char **kind);

/* Constant tables of a game, printed as {"cards":[{...},...],"buildings":[...]} for clients. */
struct game_catalogue {
    const char *name; /* "cards"; NULL ends the list */
    const struct shape *row;
    const void *rows;
    uint16_t count;
};

#endif
