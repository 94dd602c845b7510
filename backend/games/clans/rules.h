/* Types, constants and small functions that all rule files of this game share. No other file
 * includes it, except their tests.
 *
 * Rules run on a step: a scratch state into which each emitted event is folded at once, so that the
 * next rule reads the present state. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_H
#define GAMES_CLANS_RULES_H

#include "games/clans/boards/boards.h"

struct clans_step {
    struct clans_state *state;
    struct game_events *events;
};

/* The purposes of random draws. Numbers never change: a verifier recomputes shuffles by them. */
enum clans_purpose {
    CLANS_CHANCE_START = 1, /* the start seat */
    CLANS_CHANCE_HUTS =
        2, /* place: the region. The shuffle gives the colours of the huts on its territories */
    CLANS_CHANCE_CLANS = 3,  /* the clan cards */
    CLANS_CHANCE_REDRAW = 4, /* search and tests only */
};

/* Returns the neighbours of `territory` on the board of the match. */
static inline uint64_t clans_neighbours(const struct clans_state *state, unsigned territory)
{
    return clans_board(state->options)->territories[territory].neighbours;
}

/* Returns the terrain of `territory` on the board of the match. */
static inline unsigned clans_terrain(const struct clans_state *state, unsigned territory)
{
    return clans_board(state->options)->territories[territory].terrain;
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

/* ---- events ---- */

/* Appends an event and folds it into the step's state. */
void clans_emit(struct clans_step *step, const struct clans_event *event);

#define CLANS_EMIT(step, ...) clans_emit(step, &(struct clans_event){__VA_ARGS__})

/* ---- moves ---- */

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
    uint64_t to = clans_neighbours(state, from) & state->occupied;
    if ((state->occupied >> from & 1) == 0) return 0;
    if ((state->crowded >> from & 1) == 0) return to;
    return clans_as_large(state, from, to & state->crowded);
}

/* ---- villages ---- */

/* The result of founding a village on these huts. */
struct clans_outcome {
    uint8_t kept[CLANS_COLOURS];
    uint8_t lost[CLANS_COLOURS]; /* lost huts by colour: all of a doomed village, else the single
                                    ones, by strife */
    uint16_t colours;            /* bits of the remaining colours */
    uint16_t lost_colours;
    uint8_t value; /* number of remaining huts */
    uint8_t bonus;
    uint8_t points; /* for each colour that remains; 0 if none does */
    uint8_t doomed; /* bool */
};

/* ---- bots ---- */

extern const struct bot_strength clans_strengths[]; /* strength.c; ends with bot NULL */
extern const struct bot *const clans_bots[];        /* NULL-terminated */
extern const struct bot *const clans_yardsticks[];
extern const struct game_knowledge clans_knowledge;
extern const struct game_picture clans_picture;
extern const struct knowledge_inputs clans_inputs;                     /* inputs.c */
extern const struct network *const clans_networks[GAME_SEATS_MAX + 1]; /* generated from
                                                                          network_N.txt */

/* ---- weights of a quick player, in fortieths of a point ---- */

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

#endif
