/* The themes by which a game sorts puzzles (puzzle/finder.h): the kinds of decisions that people
 * practise. Data of a game. Pure. Any thread. */
#ifndef ENGINE_THEME_H
#define ENGINE_THEME_H

#include "engine/game.h"

#define THEMES_MAX 16

struct game_themes {
    struct names names; /* at most THEMES_MAX */
    /* Returns the bit set of the themes of a decision that `seat` owes and best answers with
     * `best`; 0: the decision has none. Depends only on what the seat may know. */
    uint16_t (*of)(const void *state, uint8_t seat, const struct game_move *best);
};

#endif
