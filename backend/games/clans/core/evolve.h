/* Folding an event into the state of Clans. Pure. Any thread. */
#ifndef GAMES_CLANS_CORE_EVOLVE_H
#define GAMES_CLANS_CORE_EVOLVE_H

#include "games/clans/rules.h"

/* Folds one event into the state. Total. */
void clans_evolve(struct clans_state *state, const struct clans_event *event);

#endif
