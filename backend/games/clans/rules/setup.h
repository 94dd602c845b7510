/* The set-up of a match of Clans. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_SETUP_H
#define GAMES_CLANS_RULES_SETUP_H

#include "games/clans/rules.h"

/* Sets up a match (game.setup): draws huts, clan cards and the start seat; the events are those of
 * seq 0. */
void clans_setup(const struct game_setup *setup, const struct chance *chance,
                 struct game_events *events);

#endif
