/* The expansion: merchant, hunt and second card. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_EXPANSION_H
#define GAMES_STONEAGE_VARIANTS_EXPANSION_H

#include "games/stoneage/rules.h"

/* Gives the seat STONEAGE_MERCHANT_LEVELS and jewellery for its people at the merchant. */
void stoneage_merchant_visit(struct stoneage_step *step, uint8_t seat);
/* Decides the split of a hunt by `seat`, or returns the reason for rejecting it. */
enum game_refusal stoneage_split_move(struct stoneage_step *step, uint8_t seat,
                                      const struct stoneage_move *move);
/* Offers a second card after a purchase on card_5; returns true if a question is open. */
bool stoneage_second_ask(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* Draws the second card after its payment. */
void stoneage_second_draw(struct stoneage_step *step, uint8_t seat, uint8_t place);

#endif
