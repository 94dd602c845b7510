/* A small network that estimates chances of winning, trained by `ochre-lab train`. Pure. Any
 * thread.
 *
 * Its result is the same on every machine with IEEE 754 arithmetic: sums have a fixed order, with a
 * lane for each unit, and products are rounded before they are added (-ffp-contract=off). So a
 * search with it chooses the same move for the same seed. */
#ifndef BOTS_NETWORK_H
#define BOTS_NETWORK_H

#include "engine/knowledge.h"

#define NETWORK_HIDDEN_MAX  128
#define NETWORK_SECOND_MAX  32
#define NETWORK_HIDDEN_STEP 8 /* the number of units of a layer is a multiple of it */
#define NETWORK_WEIGHTS_MAX                                                                        \
    ((KNOWLEDGE_INPUTS_MAX + 1) * NETWORK_HIDDEN_MAX +                                             \
     (NETWORK_HIDDEN_MAX + 1) * NETWORK_SECOND_MAX + NETWORK_HIDDEN_MAX + 1)

/* The absence of a network, for players that must not use the game's own. */
extern const struct network network_none;

/* Returns the game's own network for the number of seats in the state; NULL: there is none. */
const struct network *network_of(const struct game *game, const void *state);

/* Returns a hash of all rows of the inputs. A network must have been trained on inputs with the
 * same hash. */
uint64_t network_print(const struct knowledge_inputs *inputs);

/* Returns true if the number of inputs matches. Code that loads a network also checks
 * network_print(). */
static inline bool network_fits(const struct network *network,
                                const struct knowledge_inputs *inputs)
{
    return inputs != NULL && network->inputs == inputs->count &&
           network->hidden <= NETWORK_HIDDEN_MAX && network->second <= NETWORK_SECOND_MAX;
}

/* Returns the number of weights of a network with such layers; `second` is 0 without a second. */
static inline size_t network_weights(unsigned inputs, unsigned hidden, unsigned second)
{
    size_t first = (size_t)(inputs + 1) * hidden;
    return second == 0 ? first + hidden + 1 : first + (size_t)(hidden + 2) * second + 1;
}

/* Returns the scale for knowledge_shares() of shares that people see. */
static inline float network_temperature(const struct network *network)
{
    return network->temperature > 0 ? network->temperature : 1;
}

/* The sum of each unit. A unit outputs its sum, or 0 if the sum is negative. */
struct network_sums {
    float first[NETWORK_HIDDEN_MAX];
    float second[NETWORK_SECOND_MAX];
};

/* Returns the output of the network for a row of inputs, and fills the sums behind it: the
 * strength of a seat, relative to the other seats of the state. */
float network_strength(const struct network *network, const float *inputs,
                       struct network_sums *sums);

/* Fills the strength of each of `seats`, for knowledge_shares() with a scale of 1. Their inputs
 * are `step` floats apart, those of seat 0 at `inputs`. */
void network_strengths(const struct network *network, const float *inputs, size_t step,
                       unsigned seats, float strength[GAME_SEATS_MAX]);

#endif
