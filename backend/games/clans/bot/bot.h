/* The quick player of Clans: its weights and its values, in fortieths of a point. Pure. Any thread.
 */
#ifndef GAMES_CLANS_BOT_BOT_H
#define GAMES_CLANS_BOT_BOT_H

#include "games/clans/rules.h"

/* Returns the weights for the number of seats in the match. */
const struct clans_weights *clans_weights_of(const struct clans_state *state);

/* Returns the worth for the seat of the huts of the colour, the points of all, and the seat's
 * chips. */
int clans_worth(const struct clans_state *state, uint8_t seat, uint8_t colour,
                const struct clans_weights *weights);
/* Fills the worth of the state after each of the `count` legal moves, for the seat's own colour. */
void clans_values(const struct clans_state *state, uint8_t seat, const struct game_move *moves,
                  uint16_t count, const struct clans_weights *weights, int32_t *values);

#endif
