/* The upper parts of cards, and the dice for all players. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_TOPS_H
#define GAMES_STONEAGE_RULES_TOPS_H

#include "games/stoneage/rules.h"

/* Gives the gain of the upper part of `card`. Returns true if a question is open now: then the
 * action continues with its answer. */
bool stoneage_card_top(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t card);
/* Decides the die that `seat` picks, or returns the reason for rejecting it. */
enum game_refusal stoneage_pick_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Returns the values of the remaining dice, bit n: some die shows n. */
uint8_t stoneage_dice_left(const struct stoneage_state *state);

#endif
