/* Phase 3: feeding the people. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_FEED_H
#define GAMES_STONEAGE_RULES_FEED_H

#include "games/stoneage/rules.h"

/* Feeds the people of all seats, in turn order; a seat that lacks food and cannot pay starves. */
void stoneage_feed(struct stoneage_step *step);
/* Returns true if any seat still owes food. */
bool stoneage_anybody_short(const struct stoneage_state *state);
/* Decides the payment of `seat` for missing food, or returns the reason for rejecting it. */
enum game_refusal stoneage_feed_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Lets the seat starve and lose points, or returns the reason for rejecting it. */
enum game_refusal stoneage_starve_move(struct stoneage_step *step, uint8_t seat);
/* Answers for a seat that lacks food, after a change, if only one answer is possible. */
void stoneage_feed_settle(struct stoneage_step *step, uint8_t seat);

#endif
