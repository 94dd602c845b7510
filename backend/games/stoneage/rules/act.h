/* Phase 2: the actions of the people. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_ACT_H
#define GAMES_STONEAGE_RULES_ACT_H

#include "games/stoneage/rules.h"

/* Gives the turn to the first seat from `first` on that has people to use; returns false without
 * one. */
bool stoneage_act_turn(struct stoneage_step *step, uint8_t first);
/* Decides the choice of `seat` for the place to use, or returns the reason for rejecting it. */
enum game_refusal stoneage_use_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* Returns the seat's people on `place` home, if there are any: all may have joined the herd. */
void stoneage_people_return(struct stoneage_step *step, uint8_t seat, uint8_t place);

#endif
