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

/* The name as a number: its parts from the lowest byte up, in their order. So it costs a source of
 * chance no memory access, which in WebAssembly takes longer than the draw itself. */
typedef uint64_t chance_word;
#define CHANCE_WORD_INDEX 40 /* the lowest bits of the parts that are counted up */
#define CHANCE_WORD_AGAIN 48

/* Returns the number of a name. */
static inline chance_word chance_word_of(struct chance_name name)
{
    return (uint64_t)name.purpose | (uint64_t)name.seat << 8 | (uint64_t)name.round << 16 |
           (uint64_t)name.place << 32 | (uint64_t)name.index << CHANCE_WORD_INDEX |
           (uint64_t)name.again << CHANCE_WORD_AGAIN;
}

/* Returns the name of a number. */
static inline struct chance_name chance_name_of(chance_word word)
{
    return (struct chance_name){
        .purpose = (uint8_t)word,
        .seat = (uint8_t)(word >> 8),
        .round = (uint16_t)(word >> 16),
        .place = (uint8_t)(word >> 32),
        .index = (uint8_t)(word >> CHANCE_WORD_INDEX),
        .again = (uint8_t)(word >> CHANCE_WORD_AGAIN),
    };
}

struct chance {
    /* Returns 64 uniform bits that depend on nothing but `context` and the name `word`. */
    uint64_t (*bits)(void *context, chance_word word);
    void *context;
};

/* Returns the 64 uniform bits of a name. */
static inline uint64_t chance_bits(const struct chance *chance, struct chance_name name)
{
    return chance->bits(chance->context, chance_word_of(name));
}

/* Returns a uniform number in 0 .. below-1 (below 1 .. 256), without bias, by rejection. Numbers
 * from 2^64 modulo `below` up form whole multiples of `below`, so their remainders are uniform. A
 * smaller number is rejected and drawn again under the next name; `again` of `word` is 0. Inline,
 * so that a constant `below` needs no division. */
static inline uint8_t chance_word_below(const struct chance *chance, chance_word word,
                                        unsigned below)
{
    CHECK(below >= 1 && below <= 256);
    uint64_t bits = chance->bits(chance->context, word);
    while (bits < below && bits < (0 - (uint64_t)below) % below) {
        CHECK(word >> CHANCE_WORD_AGAIN < UINT8_MAX);
        word += UINT64_C(1) << CHANCE_WORD_AGAIN;
        bits = chance->bits(chance->context, word);
    }
    return (uint8_t)(bits % below);
}

/* The same for a name. */
static inline uint8_t chance_below(const struct chance *chance, struct chance_name name,
                                   unsigned below)
{
    CHECK(name.again == 0);
    return chance_word_below(chance, chance_word_of(name), below);
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
