/* Phase 1: placing people. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_PLACE_H
#define GAMES_STONEAGE_RULES_PLACE_H

#include "games/stoneage/rules.h"

/* Returns the places (bit n: place n) on which `seat` may put at least one of its people now. */
uint32_t stoneage_place_open(const struct stoneage_state *state, uint8_t seat);
/* Returns the places (bit n: place n) that are on the board of this table, open or not. */
uint32_t stoneage_places_lying(const struct stoneage_state *state);
/* Returns the reason for which a place of the table is closed to the seat: an enum
 * stoneage_shut_why. */
uint8_t stoneage_place_shut(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Each returns the minimum, or the maximum, of people that `seat` may put on an open place. */
uint8_t stoneage_place_least(unsigned place);
uint8_t stoneage_place_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Returns the maximum where any number of people may go: hunt, forest, clay pit, quarry, river. */
uint8_t stoneage_place_wide_most(const struct stoneage_state *state, uint8_t seat, unsigned place);
/* Gives the turn to the first seat from `first` on that can place; returns false without one. */
bool stoneage_place_turn(struct stoneage_step *step, uint8_t first);
/* Decides a placing of people by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_place_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);

#endif
