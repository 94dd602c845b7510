/* Players that are programs. Pure: no I/O, time, allocation or threads; any thread.
 *
 * Fairness: a bot may use only what its seat may know. So a caller hands a bot that `looks` a copy
 * of the state in which everything that is hidden from the seat was drawn anew (game->redraw); what
 * it peeks at then is a guess as good as anybody's. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include "engine/game.h"

/* A repeatable sequence of random numbers (splitmix64): any state is a good seed. */
struct bot_random {
    uint64_t state;
};

struct bot {
    const char *id; /* its wire name */
    bool looks; /* false: it looks at nothing but its legal moves, so the state need not be redrawn
                 */

    /* Fills `move` with one of the legal moves of `seat`, which owes a decision. `state` is the
     * game's state, redrawn for the seat. */
    void (*choose)(const struct game *game, const void *state, uint8_t seat,
                   struct bot_random *random, struct game_move *move);
};

extern const struct bot *const bots[]; /* NULL-terminated */

/* Returns the bot called `id`, or NULL. */
const struct bot *bots_find(const char *id);

/* The next 64 random bits. */
uint64_t bot_random_next(struct bot_random *random);

/* A random number in 0 .. below-1, below >= 1. */
uint32_t bot_random_below(struct bot_random *random, uint32_t below);

#endif
