/* The states of all rounds of searches, in files of a folder. What they say of a network is
 * measured on the matches that are held back. One thread. */
#ifndef LAB_TRAIN_POOL_H
#define LAB_TRAIN_POOL_H

#include "base/buf.h"
#include "bots/network.h"
#include "lab/train/states.h"

struct train_pool {
    const char *folder;
    uint64_t print; /* of the command that makes them */
    unsigned seats;
    unsigned inputs;
    unsigned parts;  /* files of a round */
    unsigned rounds; /* 1 ... */
};

/* Appends the path of a file to `path`: part 0 ... of round 1 ... */
void train_pool_path(const struct train_pool *pool, unsigned round, unsigned part,
                     struct buf *path);

/* Appends the states of file number 0 ... parts * rounds - 1. Returns NULL, or the error. */
const char *train_pool_read(const struct train_pool *pool, unsigned number,
                            struct train_states *states);

/* The loss of a network on the states held back, in nats for each. */
struct train_measure {
    int64_t states;
    double target;     /* of the targets */
    double won;        /* of the actual results */
    double tempered;   /* of these, at the best temperature */
    float temperature; /* that one */
};

/* Measures a network. Returns NULL, or the error. */
const char *train_pool_measure(const struct train_pool *pool, const struct network *network,
                               struct train_measure *measure);

/* The difference of two networks' losses, each at its own temperature; states of a match belong
 * together. */
struct train_difference {
    double mean; /* of `one` less that of `other` */
    double half; /* half of the width of its 95 % interval */
    int64_t matches;
};

/* Compares two networks on the states held back. Returns NULL, or the error. */
const char *train_pool_compare(const struct train_pool *pool, const struct network *one,
                               float one_temperature, const struct network *other,
                               float other_temperature, struct train_difference *difference);

#endif
