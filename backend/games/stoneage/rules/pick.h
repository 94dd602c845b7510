/* Picks one legal move without listing all of them (legal.h). Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_PICK_H
#define GAMES_STONEAGE_RULES_PICK_H

#include "games/stoneage/rules.h"

/* Fills `move` with the move of stoneage_legal() that `bits` select (game.h: pick), and returns
 * their number. */
uint16_t stoneage_pick(const struct stoneage_state *state, uint8_t seat, uint32_t bits,
                       struct stoneage_move *move);

#endif
