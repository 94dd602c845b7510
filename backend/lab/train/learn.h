/* Training of a network's weights on states: the gradient of the cross-entropy of the shares, with
 * steps by Adam (Kingma and Ba, 2015). Sums have a fixed order: the same states and seeds give the
 * same weights. One owner, one thread at a time. */
#ifndef LAB_TRAIN_LEARN_H
#define LAB_TRAIN_LEARN_H

#include "bots/network.h"
#include "lab/train/states.h"

/* All that a learner has learned. */
struct train_memory {
    float weights[NETWORK_WEIGHTS_MAX];
    float mean[NETWORK_WEIGHTS_MAX];   /* of the gradient */
    float square[NETWORK_WEIGHTS_MAX]; /* of its squares */
    double mean_rest;                  /* what the means still lack, since they began at 0 */
    double square_rest;                /* the same for the squares */
    int64_t steps;
    int64_t states;
};

struct train_learner {
    struct network network; /* its weights are those below */
    size_t count;           /* of them */
    struct train_memory memory;
    float slope[NETWORK_WEIGHTS_MAX];
};

/* The part of a training in which a call of train_learn() takes place: the step size falls along
 * one curve, from `top` to a twentieth of it. */
struct train_pace {
    float top;
    double from; /* 0: the begin, 1: the end */
    double to;
};

/* Prepares a learner of a network with the layers of `shape` and those weights; NULL: untrained
 * ones, drawn by `seed`. */
void train_learner_begin(struct train_learner *learner, const struct network *shape,
                         const float *weights, uint64_t seed);

/* Makes one pass over the states that are not held back (`all`: over all), in an order drawn by
 * `seed`. Adds the loss of each, just before it is learned, to `*loss`, and their number to
 * `*count`. False: no memory. */
MUST_USE bool train_learn(struct train_learner *learner, const struct train_states *states,
                          bool all, uint64_t seed, const struct train_pace *pace, double *loss,
                          int64_t *count);

/* Returns the cross-entropy of the shares by these strengths at a temperature, in nats. */
double train_loss(const float *strength, const float *wanted, unsigned seats, float temperature);

#endif
