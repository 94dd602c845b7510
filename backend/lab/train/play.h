/* The matches of training, and the states that are taken from them: at the beginning of each round,
 * or after each decision in a game that is evaluated there. A match depends on its seed and number
 * alone. */
#ifndef LAB_TRAIN_PLAY_H
#define LAB_TRAIN_PLAY_H

#include "lab/train/states.h"

#define TRAIN_JOBS_MAX 16

struct train_matches {
    const struct game *game;
    uint8_t seats;
    unsigned variants;             /* percentage of the matches with options, which are drawn */
    uint64_t seed;                 /* of all matches of the stage */
    const struct network *network; /* players search and evaluate by it; NULL: quick players */
    uint32_t simulations;          /* per decision of these */
    unsigned jobs;                 /* number of threads; 1 to TRAIN_JOBS_MAX */
    int64_t from;                  /* the first match */
    int64_t to;                    /* before this one */
};

/* Plays the matches and appends their states in order, with their targets. A target is the outcome,
 * a tenth of it by points; for searching players three tenths of each are the mean shares that the
 * next search found, and the rest the target of the next state. False: no memory. */
MUST_USE bool train_play(const struct train_matches *matches, struct train_states *states);

#endif
