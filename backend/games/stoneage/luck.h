/* How good a roll was. Pure. Any thread. */
#ifndef GAMES_STONEAGE_LUCK_H
#define GAMES_STONEAGE_LUCK_H

#include "games/stoneage/stoneage.h"

#define STONEAGE_LUCK_DICE_MAX 12 /* more are never rolled at once */

/* What is gathered by a roll of so many dice is (their sum, less the penalty, at least 0, plus the
 * tools) / divisor, rounded down. */
struct stoneage_roll_terms {
    uint8_t dice; /* at most STONEAGE_LUCK_DICE_MAX */
    uint8_t tools;
    uint8_t penalty;
    uint8_t divisor; /* at least 1 */
};

/* Of all 6^dice ways the dice can fall, none left out: how many they are, the sum of what they
 * yield, and the sum of its squares. */
struct stoneage_luck {
    uint64_t ways;
    uint64_t sum;
    uint64_t squares;
};

/* Walks all those ways. */
struct stoneage_luck stoneage_luck_of(struct stoneage_roll_terms terms);

/* Both, mean and variance of it, in millionths (LUCK_PARTS), rounded to the nearest. Beyond luck.c
 * for tests. */
uint64_t stoneage_luck_mean(const struct stoneage_luck *luck);
uint64_t stoneage_luck_variance(const struct stoneage_luck *luck);

/* What the report remembers, over the bytes of luck.own: the animals in the display (bits), which
 * are against every roll, and of each seat the roll that is not over yet. */
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

/* The game's `luck`: takes the next event that counts. Kinds are the yields. */
void stoneage_luck_take(struct luck *luck, const struct game_event *event);

#endif
