/* The quick player of Stone Age: it values the legal moves and plays the best. Pure. Any thread. */
#ifndef GAMES_STONEAGE_BOT_BOT_H
#define GAMES_STONEAGE_BOT_BOT_H

#include "games/stoneage/bot/mind.h"

/* Fills `mind` for the decision that `seat` owes, with `weights`. */
void mind_fill(struct mind *mind, const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights);
/* Returns the approximate number of remaining rounds, this one included. */
int mind_rounds_left(const struct stoneage_state *state);
/* Returns the worth of a legal move for the seat; values of one decision only are comparable. */
int mind_value_of(const struct mind *mind, const struct stoneage_move *move);
/* Fills the move with the highest worth; ties are drawn. */
void mind_play(const struct game *game, const void *state, uint8_t seat,
               const struct mind_weights *weights, struct bot_random *random,
               struct game_move *move);

#endif
