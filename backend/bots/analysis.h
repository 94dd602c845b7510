/* What a decision that was made has cost or brought: what the search would rather have done, and
 * how chance fell after it. One decision at a time, so that whoever asks can go on between them.
 * Pure; any thread, with scratch memory of its own.
 *
 * Worth is a share of a win, seat by seat, each as that seat could know it: it expects `after` when
 * the decision was made and its dice have fallen, `played` over all that the dice could have been,
 * `best` the same after the decision that was best. So what becomes of a seat's expectation is
 *
 *     after - before = (after - played)     luck
 *                    + (played - best)      decision: the mover's loss, the others' gain
 *                    + (best - before)      rest: the evaluator thinks otherwise of one thing
 *
 * `before` being `after` of the decision before. In whole parts, so that they add up exactly. */
#ifndef BOTS_ANALYSIS_H
#define BOTS_ANALYSIS_H

#include "bots/search.h"

#define ANALYSIS_WHOLE           10000 /* parts of a win */
#define ANALYSIS_SIMULATIONS_MAX 1000
#define ANALYSIS_SCRATCH_BYTES                                                                     \
    (SEARCH_SCRATCH_BYTES + 2 * ANALYSIS_SIMULATIONS_MAX * GAME_SEATS_MAX * sizeof(float))

/* How the search and what is done here value: raised when that changes, since figures of two of
 * them are not compared. */
#define ANALYSIS_REVISION 1

/* A hash of that and of the network by which a match of so many seats is valued. The game has
 * knowledge. */
uint64_t analysis_evaluator(const struct game *game, uint8_t seats);

/* How many simulations are made of a decision if nothing else is said. The game has knowledge. */
uint32_t analysis_simulations(const struct game *game);

/* A decision that was made. */
struct analysis_question {
    const struct game *game;
    const struct game_state *before;
    const struct game_state *after;
    struct game_move move;
    uint8_t seat;
    uint32_t number;      /* of the decision in its match: draws random numbers of its own */
    uint32_t simulations; /* 1 ... ANALYSIS_SIMULATIONS_MAX */
    uint64_t seed;        /* of the match's analysis */
};

struct analysis_answer {
    bool chosen;             /* there was something to choose */
    struct game_move better; /* all 0: the decision was as good as the best that was found */
    int32_t after[GAME_SEATS_MAX];
    int32_t played[GAME_SEATS_MAX];
    int32_t best[GAME_SEATS_MAX];
};

/* Fills `event` with the first public one that follows from a decision, for whoever tells of it in
 * words. False: chance has a say in what follows, or nobody is told anything. */
MUST_USE bool analysis_event(const struct game *game, const struct game_state *state, uint8_t seat,
                             const struct game_move *move, struct game_event *event);

/* Values the state in which a match begins, or any other, as every seat sees it. False as of
 * analysis_decision(). */
MUST_USE bool analysis_worth(const struct analysis_question *question,
                             const struct bot_means *means, int32_t worth[GAME_SEATS_MAX]);

/* Values a decision. `means` as for search_move(), with ANALYSIS_SCRATCH_BYTES of scratch; the same
 * question has the same answer. False: it was told to stop, and `answer` is undefined. */
MUST_USE bool analysis_decision(const struct analysis_question *question,
                                const struct bot_means *means, struct analysis_answer *answer);

#endif
