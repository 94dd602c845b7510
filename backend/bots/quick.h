/* A player that evaluates each move once without a search, for any game with knowledge. Pure. Any
 * thread. */
#ifndef BOTS_QUICK_H
#define BOTS_QUICK_H

#include "engine/knowledge.h"

/* Fills a legal move of `seat`, which owes a decision. `soft` is a temperature in the unit of the
 * values: a move that seems worth less by this is chosen e times less often. 0: the best move is
 * chosen. Depends only on what the seat may know. */
void quick_move(const struct game *game, const void *state, uint8_t seat, float soft,
                struct bot_random *random, struct game_move *move);

#endif
