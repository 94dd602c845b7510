/* The prices of cards, buildings, igloos and missing food, and every way to pay them. Pure. Any
 * thread. */
#ifndef GAMES_STONEAGE_CORE_PRICE_H
#define GAMES_STONEAGE_CORE_PRICE_H

#include "games/stoneage/rules.h"

/* Returns the open building on building place `place`, 0 if that stack is empty. */
uint8_t stoneage_building_at(const struct stoneage_state *state, unsigned place);
/* Returns the sum of the resources. */
unsigned stoneage_resources_sum(const uint8_t resources[STONEAGE_RESOURCES]);

/* Fills the price of the card, building or igloo on `place` for the goods of `player`. The payment
 * must include `got`, the result of an exchange (enum stoneage_bundle). The winter's extra is not
 * included. */
void stoneage_price_for(const struct stoneage_state *state, const struct stoneage_player *player,
                        unsigned got, unsigned place, struct stoneage_price *price);
/* Fills the price of missing food. */
void stoneage_price_of_food(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_price *price);
/* Returns true if the price can be met within its own bounds. */
bool stoneage_price_payable(const struct stoneage_price *price);
/* Returns true if `resources`, the counts of all goods, are a payment for the price. */
bool stoneage_price_accepts(const struct stoneage_price *price,
                            const uint8_t resources[STONEAGE_GOODS]);
/* Fills every payment that the price accepts, in lexicographic order of wood, brick, stone, gold,
 * as moves of `kind`; returns their number. */
uint16_t stoneage_price_list(const struct stoneage_price *price, uint8_t kind,
                             struct stoneage_move *moves);
/* Returns the worth of a payment in points at the end and beyond: jewellery is worth more than any
 * resource. */
unsigned stoneage_payment_worth(const uint8_t resources[STONEAGE_GOODS]);
/* Returns true if the player has these goods. */
bool stoneage_has(const struct stoneage_player *player, const uint8_t resources[STONEAGE_GOODS]);

#endif
