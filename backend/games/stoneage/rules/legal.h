/* The owed decisions of Stone Age, and every move that answers them. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_LEGAL_H
#define GAMES_STONEAGE_RULES_LEGAL_H

#include "games/stoneage/rules.h"

/* Returns the bits of the seats that owe a decision (game.to_act); 0 when the match is over. */
uint8_t stoneage_to_act(const struct stoneage_state *state);
/* Returns the decision that `seat` owes now (enum stoneage_decision). */
uint8_t stoneage_asked(const struct stoneage_state *state, uint8_t seat);
/* Fills `moves` with every legal move of `seat`, in a fixed order; returns their number
 * (game.legal). */
uint16_t stoneage_legal(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_move *moves);

#endif
