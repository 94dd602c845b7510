/* Hints: the best move by the search of `master`, with its expected result and those of the moves
 * that the search visited most. Pure; any thread, with its own scratch memory. */
#ifndef BOTS_HINT_H
#define BOTS_HINT_H

#include "bots/search.h"
#include "engine/hint.h"

/* The decision for which a hint is computed. The game has knowledge. */
struct hint_question {
    const struct game *game;
    struct game_state *state; /* hint_search() sorts and redraws what is hidden from the seat */
    uint8_t seat;             /* owes a decision */
    uint64_t seed[3];         /* not derived from the seed of the match */
};

/* Fills `hint` with the moves, without their results. `means` as for search_move(). */
void hint_search(const struct hint_question *question, const struct bot_means *means,
                 struct hint *hint);

/* Fills the expected results of the moves of hint_search(), by new simulations: those of the search
 * favour a move that was lucky in them. Returns false if it was stopped; `hint` is undefined then.
 */
MUST_USE bool hint_value(const struct hint_question *question, const struct bot_means *means,
                         struct hint *hint);

#endif
