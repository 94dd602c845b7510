/* The information of a seat of Stone Age, or of a spectator. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VIEW_VIEW_H
#define GAMES_STONEAGE_VIEW_VIEW_H

#include "games/stoneage/rules.h"

/* Fills the information that `seat` (or GAME_SPECTATOR) may have (game.view). */
void stoneage_view_fill(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_view *view);

#endif
