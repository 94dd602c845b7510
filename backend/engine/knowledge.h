/* What a search must be told of a game beyond its rules: which moves look good, how players go on,
 * where to stop and who stands how well. One file of each game gives it; the search itself
 * (bots/search.c) knows the contract of game.h and this. Pure. Any thread. */
#ifndef ENGINE_KNOWLEDGE_H
#define ENGINE_KNOWLEDGE_H

#include "engine/game.h"

#define KNOWLEDGE_CANDIDATES_MAX 32
#define KNOWLEDGE_INPUTS_MAX     192

enum knowledge_level { KNOWLEDGE_MEDIUM, KNOWLEDGE_HARD, KNOWLEDGE_MASTER, KNOWLEDGE_LEVELS };

/* How a search is set; by number of seats, since what is best differs. */
struct knowledge_settings {
    float temperature; /* of the prior, in the unit of `values`: what is worth so much less is
                          thought of e times more seldom */
    float exploration; /* how much a prior is worth against what was found */
    float unvisited;   /* how much less a move seems to win than its siblings before it was tried */
    uint8_t candidates; /* moves that are considered at all, the best by prior */
};

/* What a network is told of a state: numbers about 0 to 1, seen from one seat. */
struct knowledge_inputs {
    uint16_t count; /* at most KNOWLEDGE_INPUTS_MAX */
    float margin;   /* points more that make a win e times as likely when a match is over */
    /* [count] what each of them is, a name and how it is computed: a network that was trained on
     * others is not used. */
    const char *const *rows;
    /* Fills a row of `count` for each seat, of what that seat may know. */
    void (*fill)(const void *state, float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX]);
};

/* What a quick player weighs by, in an order that the game knows. `ochre tune` looks for better
 * ones. */
struct knowledge_weights {
    uint16_t count;
    const char *const *names; /* [count] */
    const int16_t *first;     /* [count] those of the first player, with which tuning begins */
};

/* A network with one layer of hidden units (bots/network.h). */
struct network {
    uint16_t inputs;
    uint16_t hidden; /* a multiple of 8; 0: it is none */
    uint64_t print;  /* of the rows of the inputs that it was trained on: network_print() */
    /* [inputs][hidden] from each input to the units, [hidden] what these begin with, [hidden] from
     * them to the output, [1] what that begins with. */
    const float *weights;
};

struct game_knowledge {
    struct knowledge_settings settings[GAME_SEATS_MAX + 1]; /* [seats] */
    uint32_t simulations[KNOWLEDGE_LEVELS];                 /* of a decision */

    float beginner; /* what must seem to be worth so much less is taken e times more seldom by a
                       beginner; in the unit of `values` */

    /* Whether what the seat owes is worth a search; all else is decided by `play`. */
    bool (*searched)(const void *state, uint8_t seat);

    /* Fills what each of the `count` legal moves of `seat` seems to be worth to it. Depends on
     * nothing that it may not know. */
    void (*values)(const void *state, uint8_t seat, const struct game_move *moves, uint16_t count,
                   int32_t *values);

    /* Fills a legal move that a quick player would make. */
    void (*play)(const void *state, uint8_t seat, struct bot_random *random,
                 struct game_move *move);

    /* A number that changes where a simulation is to be judged: the round, say. NULL: where it
     * leaves the tree. */
    uint32_t (*era)(const void *state);

    /* Fills which share of a win each seat may expect; they add up to 1. Also of matches that are
     * over. `state` is whole: what is hidden from somebody was drawn. */
    void (*evaluate)(const void *state, float share[GAME_SEATS_MAX]);

    /* Optional: what a network is told, and the trained ones, [seats]; NULL where there is none. */
    const struct knowledge_inputs *inputs;
    const struct network *const *networks;

    /* Optional: what game->redraw does, but what the seat saw is explained more often than not: in
     * simulations. */
    void (*redraw)(void *state, uint8_t seat, const struct chance *chance);

    /* Optional: what its quick player, the bot "easy", weighs by. */
    const struct knowledge_weights *weights;

    /* Optional: what the bot "reference" is told, by which others are measured: its settings,
     * players and networks stay as they were. */
    const struct game_knowledge *reference;

    /* Optional: what the seat alone knows, as a number: seats that know different things of their
     * own decide differently at what is the same place for the others. */
    uint32_t (*secret)(const void *state, uint8_t seat);
};

/* e to the power of x <= 0, to a thousandth, by nothing but what IEEE 754 says exactly: so that
 * the same question has the same answer with every compiler and library. */
static inline float knowledge_exp(float x)
{
    float part = 1 + (x < -24 ? -24.0f : x) / 1024;
    for (int i = 0; i < 10; i++) part *= part;
    return part;
}

/* Turns what each seat has into shares of a win: `scale` more is e times as likely. */
static inline void knowledge_shares(const float *worth, unsigned seats, float scale, float *share)
{
    float best = worth[0];
    float sum = 0;
    for (unsigned i = 1; i < seats; i++) best = worth[i] > best ? worth[i] : best;
    for (unsigned i = 0; i < seats; i++) sum += share[i] = knowledge_exp((worth[i] - best) / scale);
    for (unsigned i = 0; i < seats; i++) share[i] /= sum;
}

#endif
