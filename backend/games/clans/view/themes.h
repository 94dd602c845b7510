/* The themes of puzzles in Clans. Constant. */
#ifndef GAMES_CLANS_VIEW_THEMES_H
#define GAMES_CLANS_VIEW_THEMES_H

#include "engine/theme.h"

/* The best move founds a village, or ends an epoch, or neither: it prepares. */
extern const struct game_themes clans_themes;

#endif
