/* What a player that is a program is. Pure: no I/O, time, allocation or threads; any thread.
 *
 * Fairness: a bot may use only what its seat may know. So a caller hands a bot that `looks` a copy
 * of the state in which everything that is hidden from the seat was drawn anew (game->redraw); what
 * it peeks at then is a guess as good as anybody's. */
#ifndef ENGINE_BOT_H
#define ENGINE_BOT_H

#include "base/base.h"

struct game;
struct game_move;
struct network;

/* A repeatable sequence of random numbers (splitmix64): any state is a good seed. */
struct bot_random {
    uint64_t state;
};

#define BOT_SCRATCH_BYTES_MAX (2u << 20)

/* What a decision may cost, and what is lent for it. All zero: a bot that needs no scratch thinks
 * as long as it likes. */
struct bot_means {
    uint32_t simulations; /* at most; 0: as many as the bot likes */
    /* Asked between two simulations: true when the time is up or the move is not wanted any more.
     * Then the bot says at once what it thinks so far, which is a legal move. NULL: never. */
    bool (*stop)(void *context);
    void *stop_context;
    const struct network *network; /* to judge by instead of the game's own, by a bot that is
                                      `judged` so; NULL: that */
    const int16_t *weights; /* to weigh by instead of its own, by a bot that is `weighing`; NULL:
                               its own (engine/knowledge.h) */
    void *scratch; /* the bot's scratch_bytes, aligned to 16; what is in it means nothing */
};

struct bot {
    const char *id; /* its wire name; different games may have a bot of the same name */
    bool looks; /* false: it looks at nothing but its legal moves, so the state need not be redrawn
                 */
    bool weighing;          /* it weighs by the numbers of knowledge_weights */
    bool judged;            /* it judges by a network, if there is one */
    uint32_t scratch_bytes; /* that it needs, at most BOT_SCRATCH_BYTES_MAX; 0: none */
    uint32_t think_ms; /* at a table it thinks no longer, whatever the machine does; 0: no matter */

    /* Fills `move` with one of the legal moves of `seat`, which owes a decision. `state` is the
     * game's state, redrawn for the seat. The same question, random numbers and simulations give
     * the same move unless stop() interferes. */
    void (*choose)(const struct game *game, const void *state, uint8_t seat,
                   struct bot_random *random, const struct bot_means *means,
                   struct game_move *move);
};

/* How strong a bot is beside another, as `ochre arena` has said it: alone at a table of the other.
 */
struct bot_strength {
    const char *bot; /* NULL ends the list */
    const char *against;
    uint8_t seats;
    uint16_t matches;
    uint16_t wins;     /* the share of the lone one in thousandths; equal firsts share a win */
    uint16_t interval; /* half the width of its 95 % interval, in thousandths */
};

/* The next 64 random bits. */
static inline uint64_t bot_random_next(struct bot_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = random->state;
    bits = (bits ^ bits >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94d049bb133111eb);
    return bits ^ bits >> 31;
}

/* A random number in 0 .. below-1, below >= 1. By multiplication: the bias is below 2^-32 * below,
 * far less than any match could show. */
static inline uint32_t bot_random_below(struct bot_random *random, uint32_t below)
{
    return (uint32_t)((bot_random_next(random) >> 32) * below >> 32);
}

#endif
