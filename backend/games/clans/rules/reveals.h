/* The events of Clans that reveal information, which block a free undo. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_REVEALS_H
#define GAMES_CLANS_RULES_REVEALS_H

#include "games/clans/rules.h"

/* Returns true if the event has revealed something random or hidden (game.reveals). */
bool clans_reveals(const struct game_event *event);

#endif
