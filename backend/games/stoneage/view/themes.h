/* The themes of puzzles in Stone Age. Constant. */
#ifndef GAMES_STONEAGE_VIEW_THEMES_H
#define GAMES_STONEAGE_VIEW_THEMES_H

#include "engine/theme.h"

/* A round is the last one once an empty stack, or too few cards, will end the match after it. */
extern const struct game_themes stoneage_themes;

#endif
