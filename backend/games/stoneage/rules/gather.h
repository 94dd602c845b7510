/* Rolls, and the tools that are added to them. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_GATHER_H
#define GAMES_STONEAGE_RULES_GATHER_H

#include "games/stoneage/rules.h"

/* Returns the bits of the tools that may be added to a roll. */
uint8_t stoneage_tools_free(const struct stoneage_player *player);
/* Returns the value of a set of them. */
uint8_t stoneage_tools_value(const struct stoneage_player *player, unsigned set);
/* Returns the sum of the tool tiles, used or not: the number that tool makers multiply. */
uint8_t stoneage_tiles_value(const struct stoneage_player *player);
/* Returns the sum of the dice of the open roll. */
uint8_t stoneage_roll_total(const struct stoneage_state *state);
/* Returns that sum less the penalty of the animals on display, at least 0: tools are added to it.
 */
uint8_t stoneage_roll_sum(const struct stoneage_state *state);
/* Rolls `dice` dice for `yield`. The roll stays open while the seat has tools to add; else it is
 * gathered at once. */
void stoneage_roll(struct stoneage_step *step, uint8_t seat, uint8_t place, uint8_t yield,
                   uint8_t dice);
/* Decides the tools that `seat` adds to its roll, or returns the reason for rejecting them. */
enum game_refusal stoneage_tools_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

#endif
