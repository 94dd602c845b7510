/* A hint for a decision: the best moves, and their expected results. Data; bots/hint.h computes it,
 * wire/advice.h prints it. */
#ifndef ENGINE_HINT_H
#define ENGINE_HINT_H

#include "engine/game.h"

#define HINT_MOVES_MAX 3

struct hint_move {
    struct game_move move;
    bool told; /* `event` describes the move as in the log */
    struct game_event event;
    float share;  /* chance of a win */
    float points; /* expected points of the seat */
};

struct hint {
    uint8_t seat;
    uint32_t simulations; /* simulations of the search; 0: there was only one move */
    uint8_t count;
    struct hint_move move[HINT_MOVES_MAX]; /* the best first */
};

#endif
