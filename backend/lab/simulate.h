/* Simulates matches between bots in this process, on any number of threads. The results depend on
 * the plan alone, never on the threads: each match has its own seeds and each sum is of whole
 * numbers. */
#ifndef LAB_SIMULATE_H
#define LAB_SIMULATE_H

#include "lab/sim_store.h"

#include <stdio.h>

#define SIM_THREADS_MAX 64
#define SIM_MATCHES_MAX 1000000000
#define SIM_SEED_MAX    ((INT64_C(1) << 53) - 1) /* exact as a JSON number */
#define SIM_REASONS_MAX 16
#define SIM_WIN         60 /* value of one won match; 60 can be divided by 2, 3, 4 and 5 */

struct sim_plan {
    const struct game *game;
    struct game_setup setup;
    const struct bot *bots[GAME_SEATS_MAX];
    int64_t matches;
    int64_t seed;
    unsigned threads;
    FILE *trace; /* NULL: none. Otherwise threads is 1; see schema/trace.md */
    /* NULL: none. Otherwise threads is 1, and chance is that of a server with the stored seeds. */
    struct sim_store *store;
    int64_t since_ms; /* start of the first match in it */
};

struct sim_tally {
    int64_t decisions;
    int64_t rounds;
    int64_t score[GAME_SEATS_MAX];
    int64_t wins[GAME_SEATS_MAX];     /* in units of 1 / SIM_WIN; equal firsts share a win */
    int64_t reasons[SIM_REASONS_MAX]; /* number of matches by the reason of their end; [0]:
                                         unfinished */
};

enum sim_outcome {
    SIM_DONE,
    SIM_TRACE_FAILED, /* the trace could not be written */
    SIM_NO_THREADS,   /* the system provides no thread or memory */
};

/* Plays all matches and fills the tally. */
MUST_USE enum sim_outcome simulate(const struct sim_plan *plan, struct sim_tally *tally);

#endif
