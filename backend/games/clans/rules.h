/* What the rule files of this folder offer each other. Nobody outside includes it but their tests.
 *
 * Rules run on a step: a scratch state that each emitted event is folded into at once, so that the
 * next rule reads what is true by then. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_H
#define GAMES_CLANS_RULES_H

#include "games/clans/clans.h"

struct clans_step {
    struct clans_state *state;
    struct game_events *events;
};

/* What chance is asked for. Numbers are for ever: a verifier recomputes shuffles by them. */
enum clans_purpose {
    CLANS_CHANCE_START = 1,  /* who starts */
    CLANS_CHANCE_HUTS = 2,   /* place: the region; the colours on its territories */
    CLANS_CHANCE_CLANS = 3,  /* the clan cards */
    CLANS_CHANCE_REDRAW = 4, /* search and tests only */
};

/* The territories beside `territory`. */
static inline uint64_t clans_neighbours(unsigned territory)
{
    return clans_territories[territory].neighbours;
}

/* The lowest territory of a set that is not empty. */
static inline uint8_t clans_first(uint64_t set)
{
    return (uint8_t)__builtin_ctzll(set);
}

/* How many territories a set has. */
static inline unsigned clans_count(uint64_t set)
{
    return (unsigned)__builtin_popcountll(set);
}

/* How many huts these are. */
static inline unsigned clans_size(const uint8_t huts[CLANS_COLOURS])
{
    return (unsigned)huts[0] + huts[1] + huts[2] + huts[3] + huts[4];
}

/* ---- evolve.c ---- */

/* Folds one event in. Total. */
void clans_evolve(struct clans_state *state, const struct clans_event *event);

/* Appends an event and folds it into the step's state. */
void clans_emit(struct clans_step *step, const struct clans_event *event);

#define CLANS_EMIT(step, ...) clans_emit(step, &(struct clans_event){__VA_ARGS__})

/* ---- setup.c ---- */

/* game.setup: huts, clan cards and the start seat by chance; the events are those of seq 0. */
void clans_setup(const struct game_setup *setup, const struct chance *chance,
                 struct game_events *events);

/* ---- move.c ---- */

/* Of the territories in `to`, those with at least as many huts as `from`; for clans_targets(). */
uint64_t clans_as_large(const struct clans_state *state, unsigned from, uint64_t to);

/* Returns the territories that the huts of `from` may move to; none if it is empty. */
static inline uint64_t clans_targets(const struct clans_state *state, unsigned from)
{
    uint64_t to = clans_neighbours(from) & state->occupied;
    if ((state->occupied >> from & 1) == 0) return 0;
    if ((state->crowded >> from & 1) == 0) return to;
    return clans_as_large(state, from, to & state->crowded);
}

/* Returns the villages that the move founds if chips last. It must be a legal one. */
uint64_t clans_candidates(const struct clans_state *state, unsigned from, unsigned to);
/* Decides a move of huts by `seat`: emits what it causes, or returns why it is not legal. */
enum game_refusal clans_move_move(struct clans_step *step, uint8_t seat,
                                  const struct clans_move *move);

/* ---- village.c ---- */

/* What becomes of huts that are founded as a village. */
struct clans_outcome {
    uint8_t kept[CLANS_COLOURS];
    uint8_t lost[CLANS_COLOURS]; /* doomed: all; else the single ones, by strife */
    uint16_t colours;            /* bits of those that are kept */
    uint16_t lost_colours;
    uint8_t value; /* huts kept */
    uint8_t bonus;
    uint8_t points; /* for each colour kept; 0 without any */
    uint8_t doomed; /* bool */
};

/* The epoch (1..5) that counts when `taken` chips are taken; the last one after the last chip. */
uint8_t clans_epoch_at(unsigned taken);
/* Fills `outcome` with what `huts` become on `terrain` in `epoch`. */
void clans_outcome_of(const uint8_t huts[CLANS_COLOURS], unsigned terrain, unsigned epoch,
                      struct clans_outcome *outcome);
/* Founds what the move that was just made completes, or asks for the order. */
void clans_villages_after(struct clans_step *step, uint8_t seat, uint64_t candidates);
/* Decides which of several villages `seat` founds next, or returns why it may not. */
enum game_refusal clans_found_move(struct clans_step *step, uint8_t seat,
                                   const struct clans_move *move);

/* ---- score.c ---- */

/* How many chips the seat has taken. */
uint8_t clans_chips_of(const struct clans_state *state, unsigned seat);
/* Ends the match: reason, clans shown, discs without a player removed, score sheet. */
void clans_end(struct clans_step *step, uint8_t reason);
/* game.result: ranks and scores of a match that is over. */
void clans_result(const struct clans_state *state, struct game_result *result);

/* ---- legal.c ---- */

/* game.to_act: bits of the seats that owe a decision; 0 when the match is over. */
uint8_t clans_to_act(const struct clans_state *state);
/* What `seat` is asked now (enum clans_decision). */
uint8_t clans_asked(const struct clans_state *state, uint8_t seat);
/* Fills `move` with the one of clans_legal() that `bits` choose (game.h: pick), and returns how
 * many there are. */
uint16_t clans_pick(const struct clans_state *state, uint8_t seat, uint32_t bits,
                    struct clans_move *move);
/* game.legal: fills `moves` with every legal move of `seat`, in a fixed order; returns how many. */
uint16_t clans_legal(const struct clans_state *state, uint8_t seat, struct clans_move *moves);

/* ---- choices.c, view.c, redraw.c, check.c ---- */

/* game.choices: what `seat` may choose among, for its client. */
void clans_choices_fill(const struct clans_state *state, uint8_t seat,
                        struct clans_choices *choices);
/* game.view: what `seat` (or GAME_SPECTATOR) may know. */
void clans_view_fill(const struct clans_state *state, uint8_t seat, struct clans_view *view);
/* ---- reveals.c ---- */
/* game.reveals: whether the event showed something random or hidden. */
bool clans_reveals(const struct game_event *event);
/* game.redraw: draws anew what `seat` does not know, as far as its view fits; for search. */
void clans_redraw(struct clans_state *state, uint8_t seat, const struct chance *chance);
/* The same for simulations: what everybody saw is explained more often than not. */
void clans_redraw_likely(void *state, uint8_t seat, const struct chance *chance);
/* game.sort_hidden. */
void clans_sort_hidden(struct clans_state *state, uint8_t seat);
/* game.check: NULL, or the invariant that is broken, in words. */
const char *clans_check(const struct clans_state *state);

/* ---- bot.c ---- */

extern const struct bot_strength clans_strengths[]; /* strength.c; ends with bot NULL */
extern const struct bot *const clans_bots[];        /* NULL-terminated */
extern const struct bot *const clans_yardsticks[];
extern const struct game_knowledge clans_knowledge;
extern const struct game_picture clans_picture;
extern const struct knowledge_inputs clans_inputs;                     /* inputs.c */
extern const struct network *const clans_networks[GAME_SEATS_MAX + 1]; /* made of network_N.txt */

/* ---- bot.c: what a quick player weighs, in fortieths of a point ---- */

/* The first player's numbers, and those that are played by with two, three, and four seats, as
 * `ochre tune` found them. Four other colours score as well, and some of them have an owner: what
 * all of them get together counts as much as what the own one gets. */
#define CLANS_WEIGHTS(ROW)                                                                         \
    ROW(point, 40, 31, 25, 45)                                                                     \
    ROW(chip, 36, 124, 134, 127)  /* a point at the end, which shows nothing of the clan */        \
    ROW(other, 10, 7, 4, 9)       /* a point of one other colour */                                \
    ROW(hut, 60, 57, 51, 77)      /* an own hut that may yet come into a village */                \
    ROW(friend, 8, -12, -20, -11) /* another own hut beside it: no strife */                       \
    ROW(crowd, 3, 2, 4, 5)        /* each hut of any colour beside it: a larger village */         \
    ROW(many, 9, 2, 2, 3)         /* beyond so many the village is due anyway */

#define CLANS_WEIGHT_MEMBER(name, first, two, three, four) int16_t name;
struct clans_weights {
    CLANS_WEIGHTS(CLANS_WEIGHT_MEMBER)
};

extern const struct clans_weights clans_weights_first; /* those of the first player */
extern const struct knowledge_weights clans_table;
/* Those that are played by at as many seats as the match has. */
const struct clans_weights *clans_weights_of(const struct clans_state *state);

/* What the huts of the colour, the points of all and the chips of the seat are worth to it. */
int clans_worth(const struct clans_state *state, uint8_t seat, uint8_t colour,
                const struct clans_weights *weights);
/* Fills that of the state after each of the `count` legal moves, for the seat's own colour. */
void clans_values(const struct clans_state *state, uint8_t seat, const struct game_move *moves,
                  uint16_t count, const struct clans_weights *weights, int32_t *values);

#endif
