/* Moves of huts. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_MOVE_H
#define GAMES_CLANS_RULES_MOVE_H

#include "games/clans/rules.h"

/* Returns the villages that the move founds if there are enough chips. The move must be legal. */
uint64_t clans_candidates(const struct clans_state *state, unsigned from, unsigned to);
/* Decides a move of huts by `seat`: emits its events, or returns the reason for rejecting it. */
enum game_refusal clans_move_move(struct clans_step *step, uint8_t seat,
                                  const struct clans_move *move);

#endif
