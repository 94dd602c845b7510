/* A small network that estimates chances of winning, trained by `ochre-lab train`. Pure. Any
 * thread.
 *
 * Its result is the same on every machine with IEEE 754 arithmetic: sums have a fixed order, with a
 * lane for each unit, and products are rounded before they are added (-ffp-contract=off). So a
 * search with it chooses the same move for the same seed. */
#ifndef BOTS_NETWORK_H
#define BOTS_NETWORK_H

#include "engine/knowledge.h"

#define NETWORK_HIDDEN_MAX  64
#define NETWORK_HIDDEN_STEP 8 /* the number of units is a multiple of it */
#define NETWORK_WEIGHTS_MAX ((KNOWLEDGE_INPUTS_MAX + 2) * NETWORK_HIDDEN_MAX + 1)

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
           network->hidden <= NETWORK_HIDDEN_MAX;
}

/* Returns its number of weights. */
static inline size_t network_weights(unsigned inputs, unsigned hidden)
{
    return (size_t)(inputs + 2) * hidden + 1;
}

/* Fills the sum of each hidden unit. A unit outputs its sum, or 0 if the sum is negative. */
void network_sums(const struct network *network, const float *inputs,
                  float sums[NETWORK_HIDDEN_MAX]);

/* Returns the output of the network: the strength of a seat, relative to the other seats of the
 * state. */
float network_strength(const struct network *network, const float sums[NETWORK_HIDDEN_MAX]);

/* Fills the expected share of a win for each of `seats`. Their inputs are `step` floats apart,
 * those of seat 0 at `inputs`. */
void network_shares(const struct network *network, const float *inputs, size_t step, unsigned seats,
                    float share[GAME_SEATS_MAX]);

#endif
