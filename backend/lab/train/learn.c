#include "lab/train/learn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BATCH        32
#define KEEPS_MEAN   0.9f   /* decay of the mean gradient at each step */
#define KEEPS_SQUARE 0.999f /* decay of the mean of its squares */
#define LEAST_SHARE  1e-6f
#define SHRINKS      1e-5f /* weight decay: unused weights vanish */
#define WARM_STEPS   500   /* first steps are shorter, since the means are of little then */
#define LAST_RATE    0.05f /* of the first one */
#define LANES        8     /* a layer's units are a multiple of it: NETWORK_HIDDEN_STEP */

static float even(struct bot_random *random)
{
    return (float)(bot_random_next(random) >> 40) / (float)(1u << 23) - 1;
}

/* Draws rows of weights. */
static float *rows_draw(float *weights, size_t count, float wide, struct bot_random *random)
{
    for (size_t i = 0; i < count; i++) weights[i] = wide * even(random);
    return weights + count;
}

/* Draws weights of about the scale that the sums need: many inputs are 0, half of the units of the
 * first layer output something. All biases begin at zero, and the output nearly so. */
static void weights_draw(struct train_learner *learner, uint64_t seed)
{
    struct bot_random random = {.state = seed};
    const struct network *network = &learner->network;
    float *at = learner->memory.weights;
    unsigned last = network->hidden;
    at = rows_draw(at, (size_t)network->inputs * network->hidden, 0.5f, &random) + network->hidden;
    if (network->second > 0) {
        last = network->second;
        float wide = 0.7f * sqrtf(6.0f / (float)network->hidden);
        at = rows_draw(at, (size_t)network->hidden * last, wide, &random) + last;
    }
    (void)rows_draw(at, last, 0.05f, &random);
}

void train_learner_begin(struct train_learner *learner, const struct network *shape,
                         const float *weights, uint64_t seed)
{
    memset(learner, 0, sizeof(*learner));
    learner->network = *shape;
    learner->network.weights = learner->memory.weights;
    learner->count = network_weights(shape->inputs, shape->hidden, shape->second);
    learner->memory.mean_rest = learner->memory.square_rest = 1;
    if (weights != NULL)
        memcpy(learner->memory.weights, weights, learner->count * sizeof(*weights));
    else
        weights_draw(learner, seed);
}

double train_loss(const float *strength, const float *wanted, unsigned seats, float temperature)
{
    float share[GAME_SEATS_MAX];
    double loss = 0;
    knowledge_shares(strength, seats, temperature, share);
    for (unsigned seat = 0; seat < seats; seat++)
        loss -= (double)wanted[seat] *
                log((double)(share[seat] > LEAST_SHARE ? share[seat] : LEAST_SHARE));
    return loss;
}

/* ---- the gradient ---- */

/* Adds the gradient of a layer's weights from inputs that are not 0, and of its biases. */
static float *inputs_back(float *slope, const float *inputs, unsigned count, unsigned units,
                          const float *back)
{
    for (unsigned i = 0; i <= count; i++, slope += units) {
        float input = i < count ? inputs[i] : 1;
        if (input == 0) continue;
        for (unsigned unit = 0; unit < units; unit++) slope[unit] += input * back[unit];
    }
    return slope;
}

/* Fills the gradient of each unit of the last layer, and adds that of the output's weights. */
static void output_back(const float *weights, float *slope, const float *sums, unsigned units,
                        float wrong, float *back)
{
    for (unsigned unit = 0; unit < units; unit++) {
        back[unit] = sums[unit] > 0 ? wrong * weights[unit] : 0;
        slope[unit] += sums[unit] > 0 ? wrong * sums[unit] : 0;
    }
    slope[units] += wrong;
}

static float product(const float *one, const float *other, unsigned count)
{
    float lane[LANES] = {0};
    float sum = 0;
    for (unsigned i = 0; i < count; i += LANES)
        for (unsigned k = 0; k < LANES; k++) lane[k] += one[i + k] * other[i + k];
    for (unsigned k = 0; k < LANES; k++) sum += lane[k];
    return sum;
}

/* Adds the gradient that one seat contributes. */
static void seat_back(struct train_learner *learner, const float *inputs,
                      const struct network_sums *sums, float wrong)
{
    const struct network *network = &learner->network;
    unsigned hidden = network->hidden;
    unsigned second = network->second;
    size_t first = (size_t)(network->inputs + 1u) * hidden;
    const float *weights = learner->memory.weights + first;
    float *slope = learner->slope + first;
    float back[NETWORK_HIDDEN_MAX];
    if (second == 0) {
        output_back(weights, slope, sums->first, hidden, wrong, back);
    } else {
        float last[NETWORK_SECOND_MAX];
        float outputs[NETWORK_HIDDEN_MAX];
        size_t size = (size_t)(hidden + 1u) * second;
        output_back(weights + size, slope + size, sums->second, second, wrong, last);
        for (unsigned unit = 0; unit < hidden; unit++) {
            bool active = sums->first[unit] > 0;
            outputs[unit] = active ? sums->first[unit] : 0;
            back[unit] = active ? product(weights + (size_t)unit * second, last, second) : 0;
        }
        (void)inputs_back(slope, outputs, hidden, second, last);
    }
    (void)inputs_back(learner->slope, inputs, network->inputs, hidden, back);
}

/* Adds the gradient of a state, and returns its loss. */
static double state_back(struct train_learner *learner, const struct train_state *state,
                         unsigned seats)
{
    struct network_sums sums[GAME_SEATS_MAX];
    float strength[GAME_SEATS_MAX];
    float share[GAME_SEATS_MAX];
    for (unsigned seat = 0; seat < seats; seat++)
        strength[seat] = network_strength(&learner->network, state->inputs[seat], &sums[seat]);
    knowledge_shares(strength, seats, 1, share);
    for (unsigned seat = 0; seat < seats; seat++)
        seat_back(learner, state->inputs[seat], &sums[seat], share[seat] - state->target[seat]);
    return train_loss(strength, state->target, seats, 1);
}

/* ---- steps ---- */

static void step(struct train_learner *learner, unsigned batch, float rate)
{
    struct train_memory *memory = &learner->memory;
    memory->mean_rest *= (double)KEEPS_MEAN;
    memory->square_rest *= (double)KEEPS_SQUARE;
    float one = (float)(1 / (1 - memory->mean_rest));
    float two = (float)(1 / (1 - memory->square_rest));
    float part = 1 / (float)batch;
    if (memory->steps < WARM_STEPS) rate *= (float)(memory->steps + 1) / WARM_STEPS;
    memory->steps++;
    for (size_t i = 0; i < learner->count; i++) {
        float slope = learner->slope[i] * part;
        memory->mean[i] = KEEPS_MEAN * memory->mean[i] + (1 - KEEPS_MEAN) * slope;
        memory->square[i] = KEEPS_SQUARE * memory->square[i] + (1 - KEEPS_SQUARE) * slope * slope;
        float by = memory->mean[i] * one / (sqrtf(memory->square[i] * two) + 1e-8f);
        memory->weights[i] -= rate * (by + SHRINKS * memory->weights[i]);
        learner->slope[i] = 0;
    }
}

/* Returns the step size at a point of the training. The curve falls like a cosine, but uses only
 * operations that are exact everywhere. */
static float rate_at(const struct train_pace *pace, double part)
{
    double at = pace->from + (pace->to - pace->from) * part;
    double high = (1 - at) * (1 - at) * (1 + 2 * at);
    return pace->top * (LAST_RATE + (1 - LAST_RATE) * (float)high);
}

static void shuffle(uint32_t *order, size_t count, struct bot_random *random)
{
    for (size_t i = count; i > 1; i--) {
        size_t other = bot_random_below(random, (uint32_t)i);
        uint32_t kept = order[i - 1];
        order[i - 1] = order[other];
        order[other] = kept;
    }
}

/* Lists the states of the pass. */
static size_t order_fill(const struct train_states *states, bool all, uint32_t *order)
{
    struct train_state state;
    size_t count = 0;
    for (size_t i = 0; i < states->count; i++) {
        if (!all) train_states_get(states, i, &state);
        if (all || !train_state_held(&state)) order[count++] = (uint32_t)i;
    }
    return count;
}

bool train_learn(struct train_learner *learner, const struct train_states *states, bool all,
                 uint64_t seed, const struct train_pace *pace, double *loss, int64_t *count)
{
    struct bot_random random = {.state = seed};
    struct train_state state;
    unsigned batch = 0;
    uint32_t *order = calloc(states->count + 1, sizeof(*order));
    if (order == NULL || states->count >= UINT32_MAX) {
        free(order);
        return false;
    }
    size_t learned = order_fill(states, all, order);
    shuffle(order, learned, &random);
    for (size_t i = 0; i < learned; i++) {
        train_states_get(states, order[i], &state);
        *loss += state_back(learner, &state, states->seats);
        if (++batch < BATCH && i + 1 < learned) continue;
        step(learner, batch, rate_at(pace, (double)i / (double)learned));
        batch = 0;
    }
    free(order);
    *count += (int64_t)learned;
    learner->memory.states += (int64_t)learned;
    return true;
}
