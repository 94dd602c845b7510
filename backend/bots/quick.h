/* A player that looks once at each move and does not search, of any game of which something is
 * known. Pure. Any thread. */
#ifndef BOTS_QUICK_H
#define BOTS_QUICK_H

#include "engine/knowledge.h"

/* Fills a legal move of `seat`, which owes a decision. `soft`: in the unit of the values, by how
 * much less a move must seem to be worth to be chosen e times more seldom; 0: the best is chosen.
 * Depends on nothing that the seat may not know. */
void quick_move(const struct game *game, const void *state, uint8_t seat, float soft,
                struct bot_random *random, struct game_move *move);

#endif
