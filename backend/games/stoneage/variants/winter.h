/* The variant Harsh Winter. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_WINTER_H
#define GAMES_STONEAGE_VARIANTS_WINTER_H

#include "games/stoneage/rules.h"

/* Fills the extra that `player` may pay in addition to the price at `place`. */
void stoneage_winter_price(const struct stoneage_state *state, const struct stoneage_player *player,
                           unsigned place, struct stoneage_price *price);
/* Returns true if the player has the extra of the price in addition to this payment. */
bool stoneage_winter_may(const struct stoneage_player *player, const struct stoneage_price *price,
                         const uint8_t resources[STONEAGE_GOODS]);
/* Narrows a price with an extra to the payments that leave the extra in the store. */
void stoneage_winter_spare(const struct stoneage_player *player, struct stoneage_price *price);

#endif
