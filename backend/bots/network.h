/* A small network that was trained to say who will win (ochre train). Pure. Any thread.
 *
 * It is the same number on every machine that has the arithmetic of IEEE 754: sums are made in one
 * order, a unit each in a lane of its own, and products are rounded before they are added
 * (-ffp-contract=off). So a search that judges by it says the same move for the same seed. */
#ifndef BOTS_NETWORK_H
#define BOTS_NETWORK_H

#include "engine/knowledge.h"

#define NETWORK_HIDDEN_MAX  64
#define NETWORK_HIDDEN_STEP 8 /* their number is a multiple of it */
#define NETWORK_WEIGHTS_MAX ((KNOWLEDGE_INPUTS_MAX + 2) * NETWORK_HIDDEN_MAX + 1)

/* In place of the game's own: the game judges without any. */
extern const struct network network_none;

/* The game's own for as many seats as the state has; NULL: there is none. */
const struct network *network_of(const struct game *game, const void *state);

/* What a network must have been trained on: a hash of all rows of the inputs. */
uint64_t network_print(const struct knowledge_inputs *inputs);

/* Whether it was trained on these inputs, as far as their number says; who lets a network in asks
 * network_print(), too. */
static inline bool network_fits(const struct network *network,
                                const struct knowledge_inputs *inputs)
{
    return inputs != NULL && network->inputs == inputs->count &&
           network->hidden <= NETWORK_HIDDEN_MAX;
}

/* How many weights it has. */
static inline size_t network_weights(unsigned inputs, unsigned hidden)
{
    return (size_t)(inputs + 2) * hidden + 1;
}

/* Fills what each hidden unit adds up to: it says that, or 0 if it is less. */
void network_sums(const struct network *network, const float *inputs,
                  float sums[NETWORK_HIDDEN_MAX]);

/* What the network makes of them: how strong a seat is, among those of one state. */
float network_strength(const struct network *network, const float sums[NETWORK_HIDDEN_MAX]);

/* Fills the share of a win that each of `seats` may expect. Their inputs lie `step` floats apart,
 * those of seat 0 at `inputs`. */
void network_shares(const struct network *network, const float *inputs, size_t step, unsigned seats,
                    float share[GAME_SEATS_MAX]);

#endif
