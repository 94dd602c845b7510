/* The worth of goods, cards and buildings to the quick player, in tenths of a point. Pure. Any
 * thread. */
#ifndef GAMES_STONEAGE_BOT_WORTH_H
#define GAMES_STONEAGE_BOT_WORTH_H

#include "games/stoneage/bot/mind.h"

/* Returns the worth of food, if the amount `already` is expected anyway. */
int mind_worth_of_food(const struct mind *mind, int amount, int already);
/* Each returns the worth of one more: step of tools, step of agriculture, person; or of `levels`
 * more levels of trade. */
int mind_worth_of_tool(const struct mind *mind);
int mind_worth_of_field(const struct mind *mind);
int mind_worth_of_birth(const struct mind *mind);
int mind_worth_of_level(const struct mind *mind, int levels);
/* Returns the worth of `tenths` tenths of the yield. */
int mind_worth_of_yield(const struct mind *mind, uint8_t yield, int tenths);
/* Returns the worth of the card on the place; animals are handled separately. */
int mind_worth_of_card(const struct mind *mind, uint8_t place);
/* Returns the worth of the goods of a payment. */
int mind_worth_of_payment(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS]);
/* Returns the worth of a building without its points. */
int mind_worth_of_hut(const struct mind *mind, const struct stoneage_building *building);
/* Returns the open building of the place; row 0 if there is none. */
const struct stoneage_building *mind_building(const struct mind *mind, uint8_t place);
/* Returns the cost of spending resources that were needed to feed people. */
int mind_hunger_after(const struct mind *mind, int spent);
/* Returns the gain of a payment for the thing in the choices. */
int mind_gain_of_paying(const struct mind *mind, const uint8_t resources[STONEAGE_GOODS]);

#endif
