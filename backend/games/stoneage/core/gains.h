/* Gains that need no decision of the seat. Pure. Any thread. */
#ifndef GAMES_STONEAGE_CORE_GAINS_H
#define GAMES_STONEAGE_CORE_GAINS_H

#include "games/stoneage/rules.h"

/* Gives the seat one more tool: a new tile or a better one. */
void stoneage_tool_make(struct stoneage_step *step, uint8_t seat);
/* Raises the seat's agriculture by one, unless it is at the end of its track. */
void stoneage_agriculture_raise(struct stoneage_step *step, uint8_t seat);
/* Gives the seat one more person, unless it has all. */
void stoneage_person_bear(struct stoneage_step *step, uint8_t seat);
/* Raises the seat's trade level by `levels`, up to STONEAGE_TRADE_LEVEL_MAX. */
void stoneage_trade_level_raise(struct stoneage_step *step, uint8_t seat, uint8_t levels);
/* Gives one small gain of a card, or the whole gain of a die: RESOURCE, FOOD, TOOL, AGRICULTURE or
 * TRADE_LEVEL. */
void stoneage_gain(struct stoneage_step *step, uint8_t seat, uint8_t top, uint8_t yield,
                   uint8_t amount);

#endif
