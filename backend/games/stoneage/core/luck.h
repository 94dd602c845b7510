/* The luck of a roll. Pure. Any thread. */
#ifndef GAMES_STONEAGE_CORE_LUCK_H
#define GAMES_STONEAGE_CORE_LUCK_H

#include "games/stoneage/stoneage.h"

#define STONEAGE_LUCK_DICE_MAX 12 /* maximum number of dice in a roll */

/* The terms of a roll of `dice` dice. Its yield is (their sum, less the penalty, at least 0, plus
 * the tools) / divisor, rounded down. */
struct stoneage_roll_terms {
    uint8_t dice; /* at most STONEAGE_LUCK_DICE_MAX */
    uint8_t tools;
    uint8_t penalty;
    uint8_t divisor; /* at least 1 */
};

/* The distribution of a roll over all 6^dice results: their number, the sum of the yields, and the
 * sum of their squares. */
struct stoneage_luck {
    uint64_t ways;
    uint64_t sum;
    uint64_t squares;
};

/* Computes the distribution. */
struct stoneage_luck stoneage_luck_of(struct stoneage_roll_terms terms);

/* Each returns the mean or the variance in millionths (LUCK_PARTS), rounded to the nearest. Outside
 * luck.c only for tests. */
uint64_t stoneage_luck_mean(const struct stoneage_luck *luck);
uint64_t stoneage_luck_variance(const struct stoneage_luck *luck);

/* The memory of the luck report, in the bytes of luck.own: the animals on display (bits), whose
 * penalty applies to every roll, and the open roll of each seat. */
struct stoneage_luck_own {
    uint32_t animals;
    struct stoneage_luck_open {
        uint8_t dice;
        uint8_t pips;
        uint8_t kind;
        uint8_t tools;
        uint8_t penalty;
        uint8_t open; /* bool */
    } open[STONEAGE_SEATS_MAX];
    uint8_t zero[2];
};
_Static_assert(sizeof(struct stoneage_luck_own) == 36, "no padding");
_Static_assert(sizeof(struct stoneage_luck_own) <= LUCK_OWN_BYTES, "fits");

/* Adds the next event that counts to the game's `luck`. Kinds are the yields. */
void stoneage_luck_take(struct luck *luck, const struct game_event *event);

#endif
