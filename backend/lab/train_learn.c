/* Trains a network's weights on observed states: the gradient of the cross-entropy of the shares,
 * with steps by Adam (Kingma and Ba, 2015). Sums have a fixed order: the same states and seed give
 * the same weights.
 */
#include "lab/train_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BATCH        32
#define KEEPS_SLOPE  0.9f   /* decay of the mean gradient at each step */
#define KEEPS_SQUARE 0.999f /* decay of the mean of its squares */
#define LEAST_SHARE  1e-6f
#define SHRINKS      1e-5f /* weight decay: unused weights vanish */

struct learner {
    const struct train_states *states;
    struct network network; /* a network that has the weights below */
    size_t count;
    unsigned steps;
    float weights[NETWORK_WEIGHTS_MAX];
    float slope[NETWORK_WEIGHTS_MAX];
    float mean[NETWORK_WEIGHTS_MAX];
    float square[NETWORK_WEIGHTS_MAX];
};

void train_begin(const struct network *network, uint64_t seed, float *weights)
{
    struct bot_random random = {.state = seed};
    size_t units = (size_t)(network->inputs + 1u) * network->hidden;
    size_t count = network_weights(network->inputs, network->hidden, 0);
    /* scale of the weights: about a tenth of the inputs are active at a time, and the output
     * begins at zero */
    float wide = 0.5f;
    for (size_t i = 0; i < count; i++) {
        float even = (float)(bot_random_next(&random) >> 40) / (float)(1u << 23) - 1;
        weights[i] = i < units - network->hidden ? wide * even : i < units ? 0 : 0.05f * even;
    }
    weights[count - 1] = 0;
}

/* ---- one state ---- */

struct thought {
    struct network_sums sums[GAME_SEATS_MAX];
    float share[GAME_SEATS_MAX];
};

static void think(const struct learner *learner, size_t at, struct thought *thought)
{
    const struct train_states *states = learner->states;
    const float *told = states->told + at * states->seats * states->inputs;
    float strength[GAME_SEATS_MAX];
    for (unsigned seat = 0; seat < states->seats; seat++)
        strength[seat] =
            network_strength(&learner->network, told + seat * states->inputs, &thought->sums[seat]);
    knowledge_shares(strength, states->seats, 1, thought->share);
}

/* Returns the error for the states from `from` to before `to`, in nats each. */
static double loss_of(const struct learner *learner, size_t from, size_t to)
{
    const struct train_states *states = learner->states;
    struct thought thought;
    double loss = 0;
    for (size_t i = from; i < to; i++) {
        think(learner, i, &thought);
        for (unsigned seat = 0; seat < states->seats; seat++) {
            float share = thought.share[seat] > LEAST_SHARE ? thought.share[seat] : LEAST_SHARE;
            loss -= (double)states->target[i * states->seats + seat] * log((double)share);
        }
    }
    return to > from ? loss / (double)(to - from) : 0;
}

/* Adds the gradient that a state contributes. */
static void slopes_add(struct learner *learner, size_t at)
{
    const struct train_states *states = learner->states;
    unsigned inputs = learner->network.inputs;
    unsigned hidden = learner->network.hidden;
    const float *out = learner->weights + (size_t)(inputs + 1u) * hidden;
    float *out_slope = learner->slope + (size_t)(inputs + 1u) * hidden;
    struct thought thought;
    float back[NETWORK_HIDDEN_MAX];
    think(learner, at, &thought);
    for (unsigned seat = 0; seat < states->seats; seat++) {
        const float *told = states->told + (at * states->seats + seat) * inputs;
        float wrong = thought.share[seat] - states->target[at * states->seats + seat];
        for (unsigned unit = 0; unit < hidden; unit++) {
            float sum = thought.sums[seat].first[unit];
            back[unit] = sum > 0 ? wrong * out[unit] : 0;
            out_slope[unit] += sum > 0 ? wrong * sum : 0;
        }
        out_slope[hidden] += wrong;
        for (unsigned i = 0; i <= inputs; i++) {
            float input = i < inputs ? told[i] : 1;
            float *row = learner->slope + (size_t)i * hidden;
            if (input == 0) continue;
            for (unsigned unit = 0; unit < hidden; unit++) row[unit] += input * back[unit];
        }
    }
}

/* ---- steps ---- */

static void step(struct learner *learner, unsigned batch, float rate)
{
    learner->steps++;
    float one = 1 - powf(KEEPS_SLOPE, (float)learner->steps);
    float two = 1 - powf(KEEPS_SQUARE, (float)learner->steps);
    for (size_t i = 0; i < learner->count; i++) {
        float slope = learner->slope[i] / (float)batch;
        learner->mean[i] = KEEPS_SLOPE * learner->mean[i] + (1 - KEEPS_SLOPE) * slope;
        learner->square[i] = KEEPS_SQUARE * learner->square[i] + (1 - KEEPS_SQUARE) * slope * slope;
        float by = learner->mean[i] / one / (sqrtf(learner->square[i] / two) + 1e-8f);
        learner->weights[i] -= rate * (by + SHRINKS * learner->weights[i]);
        learner->slope[i] = 0;
    }
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

/* Makes one pass over all training states. */
static void epoch(struct learner *learner, uint32_t *order, float rate, struct bot_random *random)
{
    size_t count = learner->states->held;
    unsigned batch = 0;
    shuffle(order, count, random);
    for (size_t i = 0; i < count; i++) {
        slopes_add(learner, order[i]);
        if (++batch < BATCH && i + 1 < count) continue;
        step(learner, batch, rate);
        batch = 0;
    }
}

bool train_learn(struct network_file *file, const struct train_states *states, uint64_t seed,
                 unsigned epochs, float rate, struct train_loss *loss)
{
    struct bot_random random = {.state = seed};
    struct learner *learner = calloc(1, sizeof(*learner));
    uint32_t *order = calloc(states->held + 1, sizeof(*order));
    bool ok = learner != NULL && order != NULL && states->held < UINT32_MAX;
    if (ok) {
        learner->states = states;
        learner->network = file->network;
        learner->network.weights = learner->weights;
        learner->count = network_weights(file->network.inputs, file->network.hidden, 0);
        memcpy(learner->weights, file->weights, learner->count * sizeof(float));
        for (size_t i = 0; i < states->held; i++) order[i] = (uint32_t)i;
        loss->before = loss_of(learner, states->held, states->count);
        loss->after = INFINITY;
        for (unsigned i = 0; i < epochs; i++) {
            epoch(learner, order, rate / (float)(1 + i), &random);
            double now = loss_of(learner, states->held, states->count);
            if (now >= loss->after) continue;
            loss->after = now;
            memcpy(file->weights, learner->weights, learner->count * sizeof(float));
        }
    }
    free(order);
    free(learner);
    return ok;
}
