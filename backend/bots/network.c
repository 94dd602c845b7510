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

/* ---- sums of a layer ---- */

#define LANES        4 /* floats in a register */
#define BLOCK_UNITS  32
#define BLOCK_PARTS  (BLOCK_UNITS / LANES)
#define NARROW_PARTS (NETWORK_HIDDEN_STEP / LANES)

typedef float lanes __attribute__((vector_size(LANES * sizeof(float))));

/* The inputs of a layer that are not 0, in their order: half of a game's are 0, and those of its
 * variants nearly always. */
struct active {
    unsigned count;
    uint16_t at[KNOWLEDGE_INPUTS_MAX];
    float value[KNOWLEDGE_INPUTS_MAX];
};

static inline lanes lanes_load(const float *from)
{
    lanes loaded;
    memcpy(&loaded, from, sizeof(loaded));
    return loaded;
}

/* Fills the sums of `parts` registers of units, whose weights begin at `weights`: a row of `units`
 * for each input, then the biases at `bias`. The sums stay in registers, since `parts` is constant
 * in each call. Each unit adds its products in the order of the inputs, as one sum would. */
static inline __attribute__((always_inline)) void block_sums(const float *weights,
                                                             const float *bias, size_t units,
                                                             const struct active *active,
                                                             unsigned parts, float *sums)
{
    lanes sum[BLOCK_PARTS];
    for (unsigned part = 0; part < parts; part++) sum[part] = lanes_load(bias + LANES * part);
    for (unsigned i = 0; i < active->count; i++) {
        const float *row = weights + active->at[i] * units;
        float value = active->value[i];
        lanes input = {value, value, value, value};
        for (unsigned part = 0; part < parts; part++)
            sum[part] += input * lanes_load(row + LANES * part);
    }
    memcpy(sums, sum, parts * sizeof(*sum));
}

/* Fills the sums of all units of a layer with so many inputs. */
static void layer_sums(const float *weights, unsigned inputs, unsigned units,
                       const struct active *active, float *sums)
{
    const float *bias = weights + (size_t)inputs * units;
    unsigned from = 0;
    for (; from + BLOCK_UNITS <= units; from += BLOCK_UNITS)
        block_sums(weights + from, bias + from, units, active, BLOCK_PARTS, sums + from);
    for (; from < units; from += NETWORK_HIDDEN_STEP)
        block_sums(weights + from, bias + from, units, active, NARROW_PARTS, sums + from);
}

void network_sums(const struct network *network, const float *inputs,
                  float sums[NETWORK_HIDDEN_MAX])
{
    struct active active;
    active.count = 0;
    for (unsigned i = 0; i < network->inputs; i++) {
        active.at[active.count] = (uint16_t)i;
        active.value[active.count] = inputs[i];
        active.count += inputs[i] != 0; /* without a branch: which are 0 cannot be predicted */
    }
    layer_sums(network->weights, network->inputs, network->hidden, &active, sums);
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
