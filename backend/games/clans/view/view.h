/* The information of a seat of Clans, or of a spectator. Pure. Any thread. */
#ifndef GAMES_CLANS_VIEW_VIEW_H
#define GAMES_CLANS_VIEW_VIEW_H

#include "games/clans/rules.h"

/* Fills the information that `seat` (or GAME_SPECTATOR) may have (game.view). */
void clans_view_fill(const struct clans_state *state, uint8_t seat, struct clans_view *view);

#endif
