/* The invariants of every state of Clans between two moves. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_CHECK_H
#define GAMES_CLANS_RULES_CHECK_H

#include "games/clans/rules.h"

/* Returns NULL, or the broken invariant in words (game.check). */
const char *clans_check(const struct clans_state *state);

#endif
