/* What could come of a seat's orders: they are played in a match of their own that begins with what
 * the seat knows, everything else drawn by foreign chance, as are its dice and cards. It says
 * nothing about the real ones: what is hidden is sorted before it is drawn, and the real match's
 * key is not at hand. The others are played by a bot that knows as much as they could. Pure. Any
 * thread. */
#ifndef ENGINE_WHATIF_H
#define ENGINE_WHATIF_H

#include "engine/orders.h"

#define WHATIF_DRAWS_MAX 100
#define WHATIF_MOVES_MAX 300 /* of all seats, in one draw */

struct whatif {
    const struct game *game;
    const struct bot *others;       /* one that needs no scratch */
    const struct game_state *state; /* the real one: it is only read */
    const struct orders *orders;
    uint64_t seed;
    uint8_t seat;
};

/* How one draw ended: where the seat is asked something that its orders do not answer, where they
 * were dropped, or with the match. */
struct whatif_end {
    uint8_t made;        /* wishes that were made, the first ones */
    enum orders_why why; /* the others were dropped; ORDERS_KEPT: they were not */
    uint16_t moves;      /* of all seats */
    struct game_state state;
};

/* Plays draw number `draw`. The same knowledge of the seat, orders, seed and number give the same
 * end. */
void whatif_play(const struct whatif *whatif, unsigned draw, struct whatif_end *end);

#endif
