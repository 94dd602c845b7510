/* The quick player's values for the variants, in tenths of a point. Pure. Any thread. */
#ifndef GAMES_STONEAGE_BOT_VARIANTS_H
#define GAMES_STONEAGE_BOT_VARIANTS_H

#include "games/stoneage/bot/mind.h"

/* Returns the worth of a visit to the merchant. */
int mind_worth_of_merchant(const struct mind *mind);
/* Returns the value of an igloo with the goods expected in the hand, in tenths. */
int mind_value_of_igloo(const struct mind *mind, const int have[STONEAGE_RESOURCES]);
/* Returns the value of placing people on an animal. */
int mind_value_of_animal(const struct mind *mind, uint8_t place, uint8_t people);
/* Returns the worth of hunting `amount`, split in the best way. */
int mind_worth_of_hunt(const struct mind *mind, int amount, int already);
/* Returns the additional worth of gathering at the herd's place. */
int mind_worth_of_herd(const struct mind *mind, uint8_t place);
/* Each returns the worth of such a move for its seat. */
int mind_value_of_split(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_exchange(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_join(const struct mind *mind, const struct stoneage_move *move);
int mind_value_of_taming(const struct mind *mind, const struct stoneage_move *move);

#endif
