/* The functions that the rule files of this folder share. No other file includes it, except their
 * tests.
 *
 * Rules run on a step: a scratch state into which each emitted event is folded at once, so that the
 * next rule reads the present state. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_H
#define GAMES_CLANS_RULES_H

#include "games/clans/clans.h"

struct clans_step {
    struct clans_state *state;
    struct game_events *events;
};

/* The purposes of random draws. Numbers never change: a verifier recomputes shuffles by them. */
enum clans_purpose {
    CLANS_CHANCE_START = 1,  /* the start seat */
    CLANS_CHANCE_HUTS = 2,   /* place: the region; the colours on its territories */
    CLANS_CHANCE_CLANS = 3,  /* the clan cards */
    CLANS_CHANCE_REDRAW = 4, /* search and tests only */
};

/* Returns the neighbours of `territory`. */
static inline uint64_t clans_neighbours(unsigned territory)
{
    return clans_territories[territory].neighbours;
}

/* Returns the lowest territory of a set that is not empty. */
static inline uint8_t clans_first(uint64_t set)
{
    return (uint8_t)__builtin_ctzll(set);
}

/* Returns the number of territories in a set. */
static inline unsigned clans_count(uint64_t set)
{
    return (unsigned)__builtin_popcountll(set);
}

/* Returns the sum of the huts. */
static inline unsigned clans_size(const uint8_t huts[CLANS_COLOURS])
{
    return (unsigned)huts[0] + huts[1] + huts[2] + huts[3] + huts[4];
}

/* ---- evolve.c ---- */

/* Folds one event into the state. Total. */
void clans_evolve(struct clans_state *state, const struct clans_event *event);

/* Appends an event and folds it into the step's state. */
void clans_emit(struct clans_step *step, const struct clans_event *event);

#define CLANS_EMIT(step, ...) clans_emit(step, &(struct clans_event){__VA_ARGS__})

/* ---- setup.c ---- */

/* Sets up a match (game.setup): draws huts, clan cards and the start seat; the events are those of
 * seq 0. */
void clans_setup(const struct game_setup *setup, const struct chance *chance,
                 struct game_events *events);

/* ---- move.c ---- */

/* Returns the territories in `to` with at least as many huts as `from`; for clans_targets(). */
static inline uint64_t clans_as_large(const struct clans_state *state, unsigned from, uint64_t to)
{
    unsigned size = clans_size(state->huts[from]);
    uint64_t large = 0;
    for (; to != 0; to &= to - 1)
        if (clans_size(state->huts[clans_first(to)]) >= size) large |= to & (0 - to);
    return large;
}

/* Returns the territories that the huts of `from` may move to; none if it is empty. */
static inline uint64_t clans_targets(const struct clans_state *state, unsigned from)
{
    uint64_t to = clans_neighbours(from) & state->occupied;
    if ((state->occupied >> from & 1) == 0) return 0;
    if ((state->crowded >> from & 1) == 0) return to;
    return clans_as_large(state, from, to & state->crowded);
}

/* Returns the villages that the move founds if there are enough chips. The move must be legal. */
uint64_t clans_candidates(const struct clans_state *state, unsigned from, unsigned to);
/* Decides a move of huts by `seat`: emits its events, or returns the reason for rejecting it. */
enum game_refusal clans_move_move(struct clans_step *step, uint8_t seat,
                                  const struct clans_move *move);

/* ---- village.c ---- */

/* The result of founding a village on these huts. */
struct clans_outcome {
    uint8_t kept[CLANS_COLOURS];
    uint8_t lost[CLANS_COLOURS]; /* doomed: all; else single huts, by strife */
    uint16_t colours;            /* bits of the remaining colours */
    uint16_t lost_colours;
    uint8_t value; /* number of remaining huts */
    uint8_t bonus;
    uint8_t points; /* for each remaining colour; 0 without any */
    uint8_t doomed; /* bool */
};

/* Returns the epoch (1..5) after `taken` chips; the last epoch after the last chip. */
uint8_t clans_epoch_at(unsigned taken);
/* Fills `outcome` with the result for `huts` on `terrain` in `epoch`. */
void clans_outcome_of(const uint8_t huts[CLANS_COLOURS], unsigned terrain, unsigned epoch,
                      struct clans_outcome *outcome);
/* Founds the villages that the latest move has completed, or emits the question for their order. */
void clans_villages_after(struct clans_step *step, uint8_t seat, uint64_t candidates);
/* Decides the choice of `seat` for its next village, or returns the reason for rejecting it. */
enum game_refusal clans_found_move(struct clans_step *step, uint8_t seat,
                                   const struct clans_move *move);

/* ---- score.c ---- */

/* Returns the number of chips of the seat. */
uint8_t clans_chips_of(const struct clans_state *state, unsigned seat);
/* Ends the match: reason, clans shown, discs without a player removed, score sheet. */
void clans_end(struct clans_step *step, uint8_t reason);
/* Fills the ranks and scores of a match that is over (game.result). */
void clans_result(const struct clans_state *state, struct game_result *result);

/* ---- legal.c ---- */

/* Returns the bits of the seats that owe a decision (game.to_act); 0 when the match is over. */
uint8_t clans_to_act(const struct clans_state *state);
/* Returns the decision that `seat` owes now (enum clans_decision). */
uint8_t clans_asked(const struct clans_state *state, uint8_t seat);
/* Fills `move` with the move of clans_legal() that `bits` select (game.h: pick), and returns their
 * number. */
uint16_t clans_pick(const struct clans_state *state, uint8_t seat, uint32_t bits,
                    struct clans_move *move);
/* Fills `moves` with every legal move of `seat`, in a fixed order; returns their number
 * (game.legal). */
uint16_t clans_legal(const struct clans_state *state, uint8_t seat, struct clans_move *moves);

/* ---- choices.c, view.c, redraw.c, check.c ---- */

/* Fills the choices of `seat` for its client (game.choices). */
void clans_choices_fill(const struct clans_state *state, uint8_t seat,
                        struct clans_choices *choices);
/* Fills the information that `seat` (or GAME_SPECTATOR) may have (game.view). */
void clans_view_fill(const struct clans_state *state, uint8_t seat, struct clans_view *view);
/* ---- reveals.c ---- */
/* Returns true if the event has revealed something random or hidden (game.reveals). */
bool clans_reveals(const struct game_event *event);
/* Redraws the information hidden from `seat`, consistent with its view; for search (game.redraw).
 */
void clans_redraw(struct clans_state *state, uint8_t seat, const struct chance *chance);
/* Redraws for simulations: favours values that explain the public events. */
void clans_redraw_likely(void *state, uint8_t seat, const struct chance *chance);
/* Sorts hidden information (game.sort_hidden). */
void clans_sort_hidden(struct clans_state *state, uint8_t seat);
/* Returns NULL, or the broken invariant in words (game.check). */
const char *clans_check(const struct clans_state *state);

/* ---- bot.c ---- */

extern const struct bot_strength clans_strengths[]; /* strength.c; ends with bot NULL */
extern const struct bot *const clans_bots[];        /* NULL-terminated */
extern const struct bot *const clans_yardsticks[];
extern const struct game_knowledge clans_knowledge;
extern const struct game_picture clans_picture;
extern const struct knowledge_inputs clans_inputs;                     /* inputs.c */
extern const struct network *const clans_networks[GAME_SEATS_MAX + 1]; /* generated from
                                                                          network_N.txt */

/* ---- bot.c: weights of a quick player, in fortieths of a point ---- */

/* The weights of the first player, and those for two, three, and four seats, as found by `ochre
 * tune`. Four other colours score as well, and some of them have an owner: their total counts as
 * much as the points of the own colour. */
#define CLANS_WEIGHTS(ROW)                                                                         \
    ROW(point, 40, 31, 25, 45)                                                                     \
    ROW(chip, 36, 124, 134, 127)  /* a point at the end, which reveals nothing about the clan */   \
    ROW(other, 10, 7, 4, 9)       /* a point of one other colour */                                \
    ROW(hut, 60, 57, 51, 77)      /* an own hut that may still become part of a village */         \
    ROW(friend, 8, -12, -20, -11) /* another own hut in the territory: no strife */                \
    ROW(crowd, 3, 2, 4, 5)        /* each hut of any colour in the territory: a larger village */  \
    ROW(many, 9, 2, 2, 3)         /* beyond this number the village is certain anyway */

#define CLANS_WEIGHT_MEMBER(name, first, two, three, four) int16_t name;
struct clans_weights {
    CLANS_WEIGHTS(CLANS_WEIGHT_MEMBER)
};

extern const struct clans_weights clans_weights_first; /* weights of the first player */
extern const struct knowledge_weights clans_table;
/* Returns the weights for the number of seats in the match. */
const struct clans_weights *clans_weights_of(const struct clans_state *state);

/* Returns the worth for the seat of the huts of the colour, the points of all, and the seat's
 * chips. */
int clans_worth(const struct clans_state *state, uint8_t seat, uint8_t colour,
                const struct clans_weights *weights);
/* Fills the worth of the state after each of the `count` legal moves, for the seat's own colour. */
void clans_values(const struct clans_state *state, uint8_t seat, const struct game_move *moves,
                  uint16_t count, const struct clans_weights *weights, int32_t *values);

#endif
