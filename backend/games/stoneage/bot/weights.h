/* The weights of the quick player of Stone Age. Constant. Any thread. */
#ifndef GAMES_STONEAGE_BOT_WEIGHTS_H
#define GAMES_STONEAGE_BOT_WEIGHTS_H

#include "games/stoneage/bot/mind.h"

/* Returns the weights for the number of seats in the match. */
const struct mind_weights *mind_weights_of(const struct stoneage_state *state);

#endif
