/* Purchases and their payments. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_BUY_H
#define GAMES_STONEAGE_RULES_BUY_H

#include "games/stoneage/rules.h"

/* Fills the price like stoneage_price_for() for the present goods of `seat`, with the winter's
 * extra. */
void stoneage_price_of(const struct stoneage_state *state, uint8_t seat, unsigned place,
                       struct stoneage_price *price);
/* Begins the action on a card or building: emits the question for its price. */
void stoneage_buy_begin(struct stoneage_step *step, uint8_t seat, uint8_t place);
/* Decides a payment by `seat` for the open price, or returns the reason for rejecting it. */
enum game_refusal stoneage_pay_move(struct stoneage_step *step, uint8_t seat,
                                    const struct stoneage_move *move);
/* Decides a payment with the extra of harsh winter, or returns the reason for rejecting it. */
enum game_refusal stoneage_pay_extra_move(struct stoneage_step *step, uint8_t seat,
                                          const struct stoneage_move *move);
/* Answers for a seat with an open price if only one answer is possible; it declines a price that
 * cannot be paid. */
void stoneage_pay_settle(struct stoneage_step *step, uint8_t seat);
/* Declines the purchase for the seat, or returns the reason why it must buy. */
enum game_refusal stoneage_decline_move(struct stoneage_step *step, uint8_t seat);
/* Gives the seat its choice of two resources from a card, or returns the reason for rejecting it.
 */
enum game_refusal stoneage_take_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);

#endif
