#include "bots/network.h"

#include "base/hash.h"

#include <float.h>
#include <string.h>

/* Intermediate results must not have a wider type. */
_Static_assert(FLT_EVAL_METHOD == 0, "a float is rounded to a float");

const struct network network_none = {.hidden = 0};

const struct network *network_of(const struct game *game, const void *state)
{
    const struct game_knowledge *knowledge = game->knowledge;
    struct game_result result;
    if (knowledge->networks == NULL) return NULL;
    game_result(game, state, &result);
    return knowledge->networks[result.seats];
}

uint64_t network_print(const struct knowledge_inputs *inputs)
{
    uint64_t print = 0;
    for (unsigned i = 0; i < inputs->count; i++)
        print = hash_bytes(inputs->rows[i], strlen(inputs->rows[i]), print + i);
    return print;
}

void network_sums(const struct network *network, const float *inputs,
                  float sums[NETWORK_HIDDEN_MAX])
{
    unsigned hidden = network->hidden & ~(NETWORK_HIDDEN_STEP - 1u);
    const float *row = network->weights;
    memcpy(sums, row + (size_t)network->inputs * hidden, hidden * sizeof(*sums));
    for (unsigned i = 0; i < network->inputs; i++, row += hidden) {
        float input = inputs[i];
        if (input == 0) continue; /* most inputs of the variants are 0 */
        for (unsigned unit = 0; unit < hidden; unit++) sums[unit] += input * row[unit];
    }
}

float network_strength(const struct network *network, const float sums[NETWORK_HIDDEN_MAX])
{
    const float *out = network->weights + (size_t)(network->inputs + 1u) * network->hidden;
    float strength = out[network->hidden];
    for (unsigned unit = 0; unit < network->hidden; unit++)
        strength += (sums[unit] > 0 ? sums[unit] : 0) * out[unit];
    return strength;
}

void network_shares(const struct network *network, const float *inputs, size_t step, unsigned seats,
                    float share[GAME_SEATS_MAX])
{
    float strength[GAME_SEATS_MAX];
    float sums[NETWORK_HIDDEN_MAX];
    for (unsigned seat = 0; seat < seats; seat++) {
        network_sums(network, inputs + seat * step, sums);
        strength[seat] = network_strength(network, sums);
    }
    knowledge_shares(strength, seats, 1, share);
}
