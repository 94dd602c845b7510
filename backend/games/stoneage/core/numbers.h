/* Numbers of the rules that belong to no piece, for clients and the history. Constant. Any thread.
 */
#ifndef GAMES_STONEAGE_CORE_NUMBERS_H
#define GAMES_STONEAGE_CORE_NUMBERS_H

#include "games/stoneage/stoneage.h"

struct stoneage_constants {
    uint8_t people;
    uint8_t food;
    uint8_t stack_tiles;
    uint8_t hunger_points;
    uint8_t igloo_cost;
    uint8_t winter_card;
    uint8_t winter_building;
};
extern const struct stoneage_constants stoneage_constants;

/* The value of a resource in a building or an igloo. */
struct stoneage_value {
    uint8_t resource; /* 0 wood, 1 brick, as stoneage_values */
    uint8_t value;
};
extern const struct stoneage_value stoneage_value_rows[STONEAGE_RESOURCES];

/* The average yield of a number of dice, without tools and animals: `whole` and ten-thousandths,
 * rounded to the nearest. luck.h computes it. */
struct stoneage_expectation {
    uint8_t yield;
    uint8_t dice;
    uint8_t whole;
    uint8_t unused;
    uint16_t part;
};
#define STONEAGE_EXPECTATIONS 50 /* wood, brick, stone, gold and food, each with 1 to 10 dice */
extern const struct stoneage_expectation stoneage_expectations[STONEAGE_EXPECTATIONS];

extern const struct shape stoneage_constants_shape, stoneage_value_shape,
    stoneage_expectation_shape;

#endif
