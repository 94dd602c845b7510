/* A search that knows a game by its contract and what its `knowledge` says: simulations that sample
 * whatever chance and hidden things may be, guided by a tree of the decisions in between. Pure; any
 * thread, with scratch memory of its own. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "engine/knowledge.h"

#define SEARCH_SCRATCH_BYTES BOT_SCRATCH_BYTES_MAX

/* What the search found about one move at hand. */
struct search_candidate {
    struct game_move move;
    uint32_t visits;
    float share; /* of a win, for the one who moves */
    float prior;
};

struct search_result {
    uint32_t simulations; /* that were run */
    uint8_t count;        /* of candidates; 0: the decision was none to search */
    struct search_candidate candidate[KNOWLEDGE_CANDIDATES_MAX]; /* the best by prior first */
};

/* Fills `move` with what `seat` should do, which owes a decision, after `simulations` (or what the
 * means say, if that is less or more) judged by their network, and `result` with what was found.
 * `state` may have hidden things in any order that is possible for the seat: they are put into one
 * order first, so that the same knowledge and random numbers give the same move. `means->scratch`
 * holds SEARCH_SCRATCH_BYTES. */
void search_move(const struct game *game, const void *state, uint8_t seat,
                 struct bot_random *random, uint32_t simulations, const struct bot_means *means,
                 struct game_move *move, struct search_result *result);

/* What a seat may expect after a decision that is given. */
struct search_question {
    const struct game_state *state;
    uint8_t viewer; /* who asks: by what he knows */
    uint8_t seat;   /* who owes the decision */
    /* NULL: none, the state as it is, which may be one in which the match is over. */
    const struct game_move *move;
    /* The simulations go as far as those from there would, which comes earlier; NULL: as those from
     * `state`. */
    const struct game_state *since;
    uint32_t simulations;
    uint64_t seed; /* questions with the same meet the same chance, simulation by simulation */
};

struct search_worth {
    /* [simulations], the caller's: what share of a win each seat had in each; of others than the
     * viewer, and those who know the same, as he would think. */
    float (*share)[GAME_SEATS_MAX];
    int64_t points; /* that the viewer has where they end, in all of them together */
};

/* Asks the tree about a decision, judged as search_move() judges. `means->scratch` as there; of
 * simulations the question's. False: it was told to stop, or the decision cannot be made where
 * what the viewer does not know is otherwise; then `worth` is undefined. */
MUST_USE bool search_worth(const struct game *game, const struct search_question *question,
                           const struct bot_means *means, struct search_worth *worth);

#endif
