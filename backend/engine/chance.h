/* The source of dice and shuffles. The rules request randomness by NAME, not by order: the same
 * name gives the same number for the same seed. So an undone and repeated action rolls the same,
 * and a verifier can recompute each roll separately.
 *
 * The server uses HMAC-SHA256 with the match's seed (record/fair). Simulations and tests use
 * chance_fast; tests may also use fixed dice. Pure. */
#ifndef ENGINE_CHANCE_H
#define ENGINE_CHANCE_H

#include "base/base.h"

/* The name of a random draw. Purposes are numbered by the game and never renumbered; unused parts
 * are 0. */
struct chance_name {
    uint8_t purpose;
    uint8_t seat;
    uint16_t round;
    uint8_t place;
    uint8_t index; /* number of the die, or position in a shuffle */
    uint8_t again; /* set by chance_below() only: the number of rejected draws before this one */
    uint8_t zero;
};

struct chance {
    /* Returns 64 uniform bits that depend on nothing but `context` and `name`. */
    uint64_t (*bits)(void *context, struct chance_name name);
    void *context;
};

/* Returns a uniform number in 0 .. below-1 (below 1 .. 256), without bias, by rejection. Numbers
 * from 2^64 modulo `below` up form whole multiples of `below`, so their remainders are uniform. A
 * smaller number is rejected and drawn again under the next name. Inline, so that a constant
 * `below` needs no division. */
static inline uint8_t chance_below(const struct chance *chance, struct chance_name name,
                                   unsigned below)
{
    CHECK(below >= 1 && below <= 256);
    CHECK(name.again == 0);
    uint64_t bits = chance->bits(chance->context, name);
    while (bits < below && bits < (0 - (uint64_t)below) % below) {
        CHECK(name.again < UINT8_MAX);
        name.again++;
        bits = chance->bits(chance->context, name);
    }
    return (uint8_t)(bits % below);
}

/* Returns a die with `sides` sides (1 .. 255): 1 .. sides. */
static inline uint8_t chance_die(const struct chance *chance, struct chance_name name,
                                 unsigned sides)
{
    CHECK(sides <= UINT8_MAX);
    return (uint8_t)(1 + chance_below(chance, name, sides));
}

/* Fills `order` with a uniform permutation of 0 .. count-1 (count <= 255): Fisher-Yates from the
 * last position down, name.index = position. */
void chance_shuffle(const struct chance *chance, struct chance_name name, uint8_t *order,
                    unsigned count);

/* A fast generator: 64 bits by hashing seed and name. For simulation, search and tests; never for a
 * real match. */
struct chance_fast {
    uint64_t seed;
};

/* Returns a chance that draws from `fast`, which must outlive it. */
struct chance chance_fast_of(struct chance_fast *fast);

#endif
