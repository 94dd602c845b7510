/* A search that knows a game only by its contract and its `knowledge`. Its simulations sample
 * chance and hidden information, guided by a tree of the decisions in between. Pure; any thread,
 * with its own scratch memory. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "engine/knowledge.h"

#define SEARCH_SCRATCH_BYTES BOT_SCRATCH_BYTES_MAX

/* The result of the search for one candidate move. */
struct search_candidate {
    struct game_move move;
    uint32_t visits;
    float share; /* expected share of a win for the moving seat */
    float prior;
};

struct search_result {
    uint32_t simulations;       /* that were run */
    uint8_t count;              /* number of candidates; 0: the decision needed no search */
    float mean[GAME_SEATS_MAX]; /* the share of each seat, over all simulations; 0 without any */
    struct search_candidate candidate[KNOWLEDGE_CANDIDATES_MAX]; /* the best by prior first */
};

/* Fills `move` with the best move of `seat`, which owes a decision, and `result` with the findings.
 * It runs `simulations` (or the number in `means`, if that is not 0), evaluated by the network of
 * `means`. Hidden information in `state` may have any order that is possible for the seat. It is
 * sorted first, so that the same knowledge and random numbers give the same move. `means->scratch`
 * has SEARCH_SCRATCH_BYTES. */
void search_move(const struct game *game, const void *state, uint8_t seat,
                 struct bot_random *random, uint32_t simulations, const struct bot_means *means,
                 struct game_move *move, struct search_result *result);

/* A question for the expected result after a given decision. */
struct search_question {
    const struct game_state *state;
    uint8_t viewer; /* seat whose knowledge is used */
    uint8_t seat;   /* seat that owes the decision */
    /* NULL: no decision, the state as it is; the match may be over. */
    const struct game_move *move;
    /* A simulation ends where one from this earlier state would end; NULL: as one from `state`. */
    const struct game_state *since;
    uint32_t simulations;
    uint64_t seed; /* questions with the same seed have the same chance, simulation by simulation */
};

struct search_worth {
    /* [simulations], owned by the caller: the share of a win of each seat in each simulation,
     * estimated from the viewer's knowledge, at the network's temperature. It also holds for other
     * seats with the same knowledge. */
    float (*share)[GAME_SEATS_MAX];
    int64_t points; /* sum of the viewer's points at the end of all simulations */
};

/* Computes the expected result of a decision, with the evaluation of search_move().
 * `means->scratch` as there; the question has the number of simulations. Returns false if it was
 * stopped, or if the decision is impossible for some values of the information hidden from the
 * viewer; then `worth` is undefined. */
MUST_USE bool search_worth(const struct game *game, const struct search_question *question,
                           const struct bot_means *means, struct search_worth *worth);

#endif
