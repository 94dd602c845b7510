/* The cost of a decision: the move that the search prefers, and the luck after the decision. It
 * handles one decision at a time, so that the caller can do other work between them. Pure; any
 * thread, with its own scratch memory.
 *
 * Worth is a share of a win, by seat, each from the knowledge of that seat. `after` is the worth
 * after the decision and its dice, `played` the mean over all possible dice, `best` the same mean
 * for the best decision. So the change of a seat's worth is
 *
 *     after - before = (after - played)     luck
 *                    + (played - best)      decision: the mover's loss, the others' gain
 *                    + (best - before)      rest: two evaluations of one position differ
 *
 * where `before` is `after` of the previous decision. All are integers, so that they add up
 * exactly. */
#ifndef BOTS_ANALYSIS_H
#define BOTS_ANALYSIS_H

#include "bots/search.h"
#include "engine/analysis.h"

#define ANALYSIS_SIMULATIONS_MAX 1000
#define ANALYSIS_SCRATCH_BYTES                                                                     \
    (SEARCH_SCRATCH_BYTES + 2 * ANALYSIS_SIMULATIONS_MAX * GAME_SEATS_MAX * sizeof(float))

/* Revision of the search and the evaluation: raised with every change, since figures of two
 * revisions are not comparable. */
#define ANALYSIS_REVISION 1

/* Returns a hash of the revision and of the network that evaluates matches with this number of
 * seats. The game has knowledge. */
uint64_t analysis_evaluator(const struct game *game, uint8_t seats);

/* Returns the default number of simulations for a decision. The game has knowledge. */
uint32_t analysis_simulations(const struct game *game);

/* A decision in a match. */
struct analysis_question {
    const struct game *game;
    const struct game_state *before;
    const struct game_state *after;
    struct game_move move;
    uint8_t seat;
    uint32_t number;      /* number of the decision in its match: selects separate random numbers */
    uint32_t simulations; /* 1 ... ANALYSIS_SIMULATIONS_MAX */
    uint64_t seed;        /* seed of the match's analysis */
};

/* Computes the worth of the state `after` for every seat, e.g. of the start of a match. Returns
 * false as analysis_decision() does. Declared for tests: others call analysis_begin_worth(). */
MUST_USE bool analysis_worth(const struct analysis_question *question,
                             const struct bot_means *means, int32_t worth[GAME_SEATS_MAX]);

/* Analyses a decision. `means` as for search_move(), with ANALYSIS_SCRATCH_BYTES of scratch; the
 * same question has the same answer. Returns false if it was stopped; `answer` is undefined then.
 * Declared for tests: others call analysis_value(). */
MUST_USE bool analysis_decision(const struct analysis_question *question,
                                const struct bot_means *means, struct analysis_answer *answer);

/* Each does the same for a match whose decisions are known, with the seed of every analysis: its
 * start, which has at least one decision after it, or one decision (0 ... count - 1). The results
 * do not depend on the order of the calls. */
MUST_USE bool analysis_begin_worth(const struct analysis *analysis, const struct bot_means *means,
                                   int32_t worth[GAME_SEATS_MAX]);
MUST_USE bool analysis_value(const struct analysis *analysis, uint32_t at,
                             const struct bot_means *means, struct analysis_answer *answer);

#endif
