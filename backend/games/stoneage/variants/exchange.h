/* The expansion's exchange of goods. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_EXCHANGE_H
#define GAMES_STONEAGE_VARIANTS_EXCHANGE_H

#include "games/stoneage/rules.h"

/* Fills every exchange that `seat` may make in its open payment, ordered by the goods given, then
 * by the goods received; returns their number. */
unsigned
stoneage_exchange_list(const struct stoneage_state *state, uint8_t seat,
                       struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES]);
/* Returns true if there is an exchange. */
bool stoneage_exchange_helps(const struct stoneage_state *state, uint8_t seat);
/* Decides an exchange by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_exchange_move(struct stoneage_step *step, uint8_t seat,
                                         const struct stoneage_move *move);

#endif
