/* What the bots know of Clans. Pure. Any thread. */
#ifndef BOTS_CLANS_H
#define BOTS_CLANS_H

#include "bots/bots.h"

/* A sensible move at once: see `choose` in bots.h. */
void bot_clans_easy(const struct game *game, const void *state, uint8_t seat,
                    struct bot_random *random, struct game_move *move);

#endif
