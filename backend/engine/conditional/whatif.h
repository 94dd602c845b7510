/* Previews of a seat's conditional moves: simulations of the match that begin with the knowledge of
 * the seat. All other information is drawn from a separate chance, as are dice and cards. They
 * reveal nothing about the real values: hidden information is sorted before it is drawn, and the
 * key of the real match is not available. A bot with the knowledge of the other players plays their
 * seats. Pure. Any thread. */
#ifndef ENGINE_CONDITIONAL_WHATIF_H
#define ENGINE_CONDITIONAL_WHATIF_H

#include "engine/conditional/conditional.h"

#define WHATIF_DRAWS_MAX 100
#define WHATIF_MOVES_MAX 300 /* maximum number of moves of all seats in one simulation */

struct whatif {
    const struct game *game;
    const struct bot *others;       /* a bot that needs no scratch */
    const struct game_state *state; /* the real state: read only */
    const struct conditional_moves *conditional;
    uint64_t seed;
    uint8_t seat;
};

/* The end of one simulation: at a decision of the seat that its conditional moves do not answer, at
 * a drop of its conditional moves, or with the match. */
struct whatif_end {
    uint8_t made;             /* number of conditional moves that were made, the first ones */
    enum conditional_why why; /* reason for dropping the others; CONDITIONAL_KEPT: not dropped */
    uint16_t moves;           /* of all seats */
    struct game_state state;
};

/* Plays simulation number `draw`. The same knowledge of the seat, conditional moves, seed and
 * number give the same end. */
void whatif_play(const struct whatif *whatif, unsigned draw, struct whatif_end *end);

#endif
