/* Shared by the files of `ochre-lab train`. Training is a sequence of stages. Each plays
 * matches, and records the outcome and the inputs of all players at the beginning of each round
 * (or after each decision, in a game that is evaluated there). Then it adjusts the network a
 * little towards the outcome. In the first stages all play like a quick player, with occasional
 * other moves. In the others all search and evaluate by the present network, and the resulting
 * network is accepted only if it beats that one. A stage is a function of the file before it,
 * the seed and its number, so that an interrupted run continues without a difference. */
#ifndef LAB_TRAIN_INTERNAL_H
#define LAB_TRAIN_INTERNAL_H

#include "lab/core/network_file.h"

#define TRAIN_JOBS_MAX 16

struct train_plan {
    const struct game *game;
    uint8_t seats;
    unsigned variants; /* percentage of the matches with options, which are drawn */
    int64_t seed;
    int64_t policy;         /* stages without a search */
    int64_t rounds;         /* stages with a search */
    int64_t matches;        /* number per stage without a search */
    int64_t matches_search; /* with */
    int64_t simulations;    /* per decision in these */
    int64_t gate;           /* maximum number of matches that decide about a network */
    unsigned jobs;          /* number of threads: the result does not depend on it */
};

/* The positions recorded in the matches of a stage. */
struct train_states {
    unsigned seats;
    unsigned inputs;
    size_t count;
    size_t held; /* the positions at this index and above are the validation set */
    size_t room;
    float *told;   /* [count][seats][inputs]; owned */
    float *target; /* [count][seats]: shares of a win; owned */
};

/* Reports the progress of a stage; NULL context: no report. */
typedef void train_shown(void *context, int64_t done, int64_t all);

/* The purposes of random numbers in a stage. */
enum train_purpose { TRAIN_MATCH, TRAIN_LEARN, TRAIN_GATE };

/* Returns the seed of one purpose in a stage; it never changes, since trained networks depend on
 * it. */
uint64_t train_seed(const struct train_plan *plan, unsigned stage, enum train_purpose purpose,
                    int64_t at);

/* ---- train_play.c ---- */

/* Plays the matches of a stage and fills `states`, which is all zero; by the search if
 * `searches`, evaluated by `network`. `first`: the network is untrained, so only results count.
 * Returns false without memory; the caller owns the states in any case. */
MUST_USE bool train_play(const struct train_plan *plan, unsigned stage, bool searches, bool first,
                         const struct network *network, struct train_states *states,
                         train_shown *shown, void *context);

/* Frees the states. */
void train_states_free(struct train_states *states);

/* ---- train_learn.c ---- */

/* The result of a stage: the network's error on the matches of the validation set. */
struct train_loss {
    double before;
    double after;
};

/* Fills the weights of an untrained network of the same size as `network`. */
void train_begin(const struct network *network, uint64_t seed, float *weights);

/* Trains the file's weights on the states, for at most `epochs` passes, and leaves those of the
 * best pass. `rate`: the step size. Returns false without memory. */
MUST_USE bool train_learn(struct network_file *file, const struct train_states *states,
                          uint64_t seed, unsigned epochs, float rate, struct train_loss *loss);

#endif
