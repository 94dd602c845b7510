/* The invariants of every state of Stone Age. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_CHECK_H
#define GAMES_STONEAGE_RULES_CHECK_H

#include "games/stoneage/rules.h"

/* Returns NULL, or the broken invariant in words (game.check). */
const char *stoneage_check(const struct stoneage_state *state);

#endif
