/* What the bots know of Stone Age. Pure. Any thread. */
#ifndef BOTS_STONEAGE_H
#define BOTS_STONEAGE_H

#include "bots/bots.h"

/* A sensible move at once: see `choose` in bots.h. */
void bot_stoneage_easy(const struct game *game, const void *state, uint8_t seat,
                       struct bot_random *random, struct game_move *move);

#endif
