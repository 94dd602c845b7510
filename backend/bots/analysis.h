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

#define ANALYSIS_WHOLE           10000 /* parts of one win */
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

struct analysis_answer {
    bool chosen;             /* the seat had more than one legal move */
    struct game_move better; /* all 0: no better decision was found */
    int32_t after[GAME_SEATS_MAX];
    int32_t played[GAME_SEATS_MAX];
    int32_t best[GAME_SEATS_MAX];
};

/* Fills `event` with the first public event of a decision, for a description in words. Returns
 * false if chance affects the events, or none of them is public. */
MUST_USE bool analysis_event(const struct game *game, const struct game_state *state, uint8_t seat,
                             const struct game_move *move, struct game_event *event);

/* Computes the worth of the state `after` for every seat, e.g. of the start of a match. Returns
 * false as analysis_decision() does. */
MUST_USE bool analysis_worth(const struct analysis_question *question,
                             const struct bot_means *means, int32_t worth[GAME_SEATS_MAX]);

/* Analyses a decision. `means` as for search_move(), with ANALYSIS_SCRATCH_BYTES of scratch; the
 * same question has the same answer. Returns false if it was stopped; `answer` is undefined then.
 */
MUST_USE bool analysis_decision(const struct analysis_question *question,
                                const struct bot_means *means, struct analysis_answer *answer);

#endif
