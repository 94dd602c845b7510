/* The set-up, and the time between rounds: the end of a match, the refill of the card row. Pure.
 * Any thread. */
#ifndef GAMES_STONEAGE_RULES_ROUND_H
#define GAMES_STONEAGE_RULES_ROUND_H

#include "games/stoneage/rules.h"

/* Sets up the table and begins the first round. The step's state is all zero. */
void stoneage_setup(struct stoneage_step *step, const struct game_setup *setup);
/* Begins round `round`: huts pay income, the herd moves, and phase 1 begins with `start`. */
void stoneage_round_begin(struct stoneage_step *step, uint16_t round, uint8_t start);
/* Returns the reason for an end of the match after feeding (enum stoneage_reason), or
 * STONEAGE_NOT_OVER. */
uint8_t stoneage_over(const struct stoneage_state *state);
/* Slides the cards to the right and fills the row up. The deck must have enough cards. */
void stoneage_cards_refill(struct stoneage_step *step);

#endif
