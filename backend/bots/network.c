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

_Static_assert(NETWORK_HIDDEN_MAX <= KNOWLEDGE_INPUTS_MAX, "units are inputs of the second layer");

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

/* ---- the layers ---- */

/* Lists the inputs that are not 0. The count grows without a branch, since nothing predicts which
 * of them are 0. */
static void inputs_list(const float *inputs, unsigned count, struct active *active)
{
    active->count = 0;
    for (unsigned i = 0; i < count; i++) {
        active->at[active->count] = (uint16_t)i;
        active->value[active->count] = inputs[i];
        active->count += inputs[i] != 0;
    }
}

/* Lists the units that output more than 0. */
static void outputs_list(const float *sums, unsigned count, struct active *active)
{
    active->count = 0;
    for (unsigned i = 0; i < count; i++) {
        active->at[active->count] = (uint16_t)i;
        active->value[active->count] = sums[i];
        active->count += sums[i] > 0;
    }
}

static float output(const float *weights, unsigned units, const float *sums)
{
    float strength = weights[units];
    for (unsigned unit = 0; unit < units; unit++)
        strength += (sums[unit] > 0 ? sums[unit] : 0) * weights[unit];
    return strength;
}

float network_strength(const struct network *network, const float *inputs,
                       struct network_sums *sums)
{
    const float *weights = network->weights;
    unsigned hidden = network->hidden;
    struct active active;
    inputs_list(inputs, network->inputs, &active);
    layer_sums(weights, network->inputs, hidden, &active, sums->first);
    weights += (size_t)(network->inputs + 1u) * hidden;
    if (network->second == 0) return output(weights, hidden, sums->first);
    outputs_list(sums->first, hidden, &active);
    layer_sums(weights, hidden, network->second, &active, sums->second);
    weights += (size_t)(hidden + 1u) * network->second;
    return output(weights, network->second, sums->second);
}

void network_strengths(const struct network *network, const float *inputs, size_t step,
                       unsigned seats, float strength[GAME_SEATS_MAX])
{
    struct network_sums sums;
    for (unsigned seat = 0; seat < seats; seat++)
        strength[seat] = network_strength(network, inputs + seat * step, &sums);
}
