/* The events of Stone Age that reveal information, which block a free undo. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VIEW_REVEALS_H
#define GAMES_STONEAGE_VIEW_REVEALS_H

#include "games/stoneage/rules.h"

/* Returns true if the event has revealed something random or hidden (game.reveals). */
bool stoneage_reveals(const struct game_event *event);

#endif
