/* The interface of a bot. Pure: no I/O, time, allocation or threads; any thread.
 *
 * Fairness: a bot may use only what its seat may know. For a bot that `looks`, the caller passes a
 * copy of the state in which everything hidden from the seat was redrawn (game->redraw). Its hidden
 * values are then only guesses, as good as anybody's. */
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

/* The resources for one decision. All zero: a bot that needs no scratch thinks without a limit. */
struct bot_means {
    uint32_t simulations; /* maximum number; 0: the bot decides */
    /* Returns true when the time is over or the move is no longer needed. The bot calls it between
     * two simulations, and then immediately returns its best legal move so far. NULL: never stop.
     */
    bool (*stop)(void *context);
    void *stop_context;
    const struct network *network; /* network for a bot that is `judged`; NULL: the game's own */
    const int16_t *weights;        /* weights for a bot that is `weighing`; NULL: its own
                                      (engine/knowledge.h) */
    void *scratch; /* the bot's scratch_bytes, aligned to 16, with undefined content */
};

struct bot {
    const char *id; /* its wire name; different games may have a bot of the same name */
    bool looks;     /* false: it reads only its legal moves, so the state need not be redrawn */
    bool weighing;  /* it uses the numbers of knowledge_weights */
    bool judged;    /* it uses a network, if there is one */
    uint32_t scratch_bytes; /* scratch size that it needs, at most BOT_SCRATCH_BYTES_MAX; 0: none */
    uint32_t think_ms; /* maximum duration of a decision at a table on any machine; 0: no limit */

    /* Fills `move` with one of the legal moves of `seat`, which owes a decision. `state` is the
     * game's state, redrawn for the seat. The same question, random numbers and simulations give
     * the same move unless stop() interferes. */
    void (*choose)(const struct game *game, const void *state, uint8_t seat,
                   struct bot_random *random, const struct bot_means *means,
                   struct game_move *move);
};

/* The strength of a bot against another, measured by `ochre-lab arena`: it plays alone against a
 * table of the other. */
struct bot_strength {
    const char *bot; /* NULL ends the list */
    const char *against;
    uint8_t seats;
    uint16_t matches;
    uint16_t wins;     /* the share of wins of the lone bot in thousandths; equal firsts share a win
                        */
    uint16_t interval; /* half the width of its 95 % interval, in thousandths */
};

/* Returns the next 64 random bits. */
static inline uint64_t bot_random_next(struct bot_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = random->state;
    bits = (bits ^ bits >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94d049bb133111eb);
    return bits ^ bits >> 31;
}

/* Returns a random number in 0 .. below-1, below >= 1. It multiplies instead of dividing: the bias
 * is below 2^-32 * below, far less than any match could show. */
static inline uint32_t bot_random_below(struct bot_random *random, uint32_t below)
{
    return (uint32_t)((bot_random_next(random) >> 32) * below >> 32);
}

#endif
