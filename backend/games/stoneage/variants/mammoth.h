/* The variant Mammoth Herd. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_MAMMOTH_H
#define GAMES_STONEAGE_VARIANTS_MAMMOTH_H

#include "games/stoneage/rules.h"

/* Sets up the mammoth tiles and their order. */
void stoneage_mammoths_shuffle(struct stoneage_step *step);
/* Moves the herd at the beginning of a round to the place of the top tile, or away. */
void stoneage_herd_move(struct stoneage_step *step);
/* Returns the place on the back of the top tile, NOWHERE without one. */
uint8_t stoneage_herd_next(const struct stoneage_state *state);
/* Returns the number of remaining tiles. */
uint8_t stoneage_herd_left(const struct stoneage_state *state);
/* Emits the question whether the people of a seat that has gathered at the herd's place join it.
 * Returns false if the seat has nothing to pay with. */
bool stoneage_join_ask(struct stoneage_step *step, uint8_t seat);
/* Fills every way to join, people ascending, payments as in stoneage_price_list; at most 791. */
uint16_t stoneage_join_list(const struct stoneage_state *state, uint8_t seat,
                            struct stoneage_move *moves);
/* Fills the choices about joining for the client of `seat`. */
void stoneage_join_choices(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);
/* Decides the number of people of `seat` that join, and their price, or returns the reason for
 * rejecting it. */
enum game_refusal stoneage_join_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Settles the herd after all actions: people who joined roll for the mammoth. Returns true if its
 * tamer must choose a bonus now; false if no one joined. */
bool stoneage_herd_settle(struct stoneage_step *step);
/* Fills the choices of the tamer for its client. */
void stoneage_tame_choices(const struct stoneage_state *state, struct stoneage_choices *choices);
/* Decides the bonus that the tamer takes, or returns the reason for rejecting it. */
enum game_refusal stoneage_tame_move(struct stoneage_step *step, uint8_t seat,
                                     const struct stoneage_move *move);
/* Returns the final score of the seat's mammoth tiles. */
int16_t stoneage_mammoth_points(const struct stoneage_state *state, uint8_t seat);
/* Checks the herd for stoneage_check(). */
const char *stoneage_check_herd(const struct stoneage_state *state);

#endif
