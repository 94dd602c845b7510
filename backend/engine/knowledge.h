/* The knowledge of a game that a search needs beyond its rules: promising moves, a fast playout
 * policy, stopping points and an evaluation. Each game provides it in one file; the search itself
 * (bots/search.c) knows only the contract of game.h and this one. Pure. Any thread. */
#ifndef ENGINE_KNOWLEDGE_H
#define ENGINE_KNOWLEDGE_H

#include "engine/game.h"

#define KNOWLEDGE_CANDIDATES_MAX 32
#define KNOWLEDGE_INPUTS_MAX     192

enum knowledge_level { KNOWLEDGE_MEDIUM, KNOWLEDGE_HARD, KNOWLEDGE_MASTER, KNOWLEDGE_LEVELS };

/* The parameters of a search; by number of seats, since the best values differ. */
struct knowledge_settings {
    float temperature;  /* temperature of the prior, in the unit of `values`: a move worth less by
                           this is e times less likely */
    float exploration;  /* weight of the prior relative to the results of the simulations */
    float unvisited;    /* an unvisited move is rated lower than its siblings by this amount */
    uint8_t candidates; /* number of moves that are considered at all, the best by prior */
};

/* The inputs of a network for a state: numbers about 0 to 1, from the perspective of one seat. */
struct knowledge_inputs {
    uint16_t count; /* at most KNOWLEDGE_INPUTS_MAX */
    float
        margin; /* a lead of this many points makes a win e times as likely when a match is over */
    /* [count] description of each input, a name and its computation: a network trained on other
     * inputs is not used. */
    const char *const *rows;
    /* Fills a row of `count` for each seat, from what that seat may know. */
    void (*fill)(const void *state, float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX]);
};

/* The weights of a quick player, in an order that the game defines. `ochre-lab tune` searches
 * for better ones. */
struct knowledge_weights {
    uint16_t count;
    const char *const *names; /* [count] */
    const int16_t *first;     /* [count] weights of the first player, the start of the tuning */
};

/* A network with one or two layers of hidden units (bots/network.h). */
struct network {
    uint16_t inputs;
    uint16_t hidden;   /* units of the first layer, a multiple of 8; 0: no network */
    uint16_t second;   /* units of the second layer, a multiple of 8; 0: there is none */
    float temperature; /* divides the strengths before people see shares of a win, so that these
                          come true as often as they say; 0: it was not measured, as 1 */
    uint64_t
        print; /* hash of the descriptions of the inputs on which it was trained: network_print() */
    /* [inputs][hidden] weights from each input to the units, [hidden] their biases. With a second
     * layer there follow [hidden][second] weights and [second] biases. The last are a weight from
     * each unit of the last layer to the output, and its bias. */
    const float *weights;
};

struct game_knowledge {
    struct knowledge_settings settings[GAME_SEATS_MAX + 1]; /* [seats] */
    uint32_t simulations[KNOWLEDGE_LEVELS];                 /* number per decision */

    /* Temperatures of the two softest bots, in the unit of `values`: a move that seems worse by
     * this amount is chosen e times less often. */
    float beginner;
    float casual;

    /* Returns true if the decision that the seat owes is worth a search; `play` decides all others.
     */
    bool (*searched)(const void *state, uint8_t seat);

    /* Fills the estimated value of each of the `count` legal moves of `seat` for it. Depends only
     * on what the seat may know. */
    void (*values)(const void *state, uint8_t seat, const struct game_move *moves, uint16_t count,
                   int32_t *values);

    /* Fills a legal move of a quick player. */
    void (*play)(const void *state, uint8_t seat, struct bot_random *random,
                 struct game_move *move);

    /* Returns a number whose change ends a simulation, which is then evaluated: e.g. the round.
     * NULL: a simulation ends where it leaves the tree. */
    uint32_t (*era)(const void *state);

    /* Fills each seat's expected share of a win; the shares add up to 1. Also for matches that are
     * over. `state` is complete: its hidden parts were drawn. */
    void (*evaluate)(const void *state, float share[GAME_SEATS_MAX]);

    /* Optional: the inputs of a network, and the trained networks, [seats]; NULL if there is none.
     */
    const struct knowledge_inputs *inputs;
    const struct network *const *networks;

    /* Optional: redraws hidden information like game->redraw, but favours values that explain the
     * seen moves. For simulations. */
    void (*redraw)(void *state, uint8_t seat, const struct chance *chance);

    /* Optional: the weights of the game's quick player, the bot "easy". */
    const struct knowledge_weights *weights;

    /* Optional: the frozen knowledge of the bot "reference", against which others are measured: its
     * settings, players and networks never change. */
    const struct game_knowledge *reference;

    /* Optional: returns the private knowledge of the seat as a number. Seats with different private
     * knowledge decide differently in a position that looks the same to the others. */
    uint32_t (*secret)(const void *state, uint8_t seat);
};

/* Returns e to the power of x <= 0, to a thousandth. It uses only operations that IEEE 754 defines
 * exactly, so that the result is the same with every compiler and library. */
static inline float knowledge_exp(float x)
{
    float part = 1 + (x < -24 ? -24.0f : x) / 1024;
    for (int i = 0; i < 10; i++) part *= part;
    return part;
}

/* Turns the worth of each seat into shares of a win: a worth that is higher by `scale` makes a
 * win e times as likely. */
static inline void knowledge_shares(const float *worth, unsigned seats, float scale, float *share)
{
    float best = worth[0];
    float sum = 0;
    for (unsigned i = 1; i < seats; i++) best = worth[i] > best ? worth[i] : best;
    for (unsigned i = 0; i < seats; i++) sum += share[i] = knowledge_exp((worth[i] - best) / scale);
    for (unsigned i = 0; i < seats; i++) share[i] /= sum;
}

#endif
