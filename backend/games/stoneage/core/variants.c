/* Tables of the variants: animals, mammoth tiles, trade track, and the provenance of each rule. A
 * figure that differs from the printed one is corrected here. */
#include "games/stoneage/stoneage.h"

#define NAMES(noun, ...)                                                                           \
    static const char *const noun##_words[] = {__VA_ARGS__};                                       \
    const struct names stoneage_##noun##_names = {                                                 \
        .count = COUNT_OF(noun##_words), .name = noun##_words, .of = #noun};

/* 1 + the bit of a variant, or none. */
NAMES(option_of, NULL, "harsh_winter", "wild_animals", "igloos", "new_huts", "mammoth_herd",
      "expansion")
NAMES(hut_bonus, NULL, "wood_each_round", "brick_each_round", "stone_each_round", "person", "tool",
      "agriculture")
NAMES(mammoth_bonus, NULL, "tool", "agriculture", "stone_and_wood", "points_7", "food_2", "wood",
      "brick", "points_3")
NAMES(mammoth, NULL, "M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11",
      "M12", "M13", "M14", "M15", "M16")
NAMES(side, NULL, "one", "all")
NAMES(bundle, NULL, "wood", "brick", "stone", "gold", "jewelry", "wood+wood", "wood+brick",
      "wood+stone", "wood+gold", "wood+jewelry", "brick+brick", "brick+stone", "brick+gold",
      "brick+jewelry", "stone+stone", "stone+gold", "stone+jewelry", "gold+gold", "gold+jewelry",
      "jewelry+jewelry")
NAMES(rule, "HW1", "HW2", "HW3", "HW4", "HW5", "HW6", "HW7", "HW8", "HW9", "HW10", "HW11", "WA1",
      "WA2", "WA2b", "WA3", "WA4", "WA5", "WA6", "WA7", "WA8", "WA9", "WA10", "WA11", "WA12",
      "WA13", "WA14", "WA15", "WA16", "WA17", "WA18", "WA19", "WA20", "WA21", "IG1", "IG2", "IG3",
      "IG4", "IG5", "IG6", "IG7", "IG8", "IG9", "IG10", "IG11", "IG12", "NH1", "NH2", "NH3", "NH4",
      "NH5", "NH6", "NH7", "NH8", "NH9", "MH1", "MH2", "MH3", "MH4", "MH5", "MH6", "MH7", "MH8",
      "MH9", "MH10", "MH11", "MH12", "MH13", "MH14", "MH15", "MH16", "MH17", "MH18", "MH19", "MH20",
      "MH21", "EX1", "EX2", "EX3", "EX4", "EX5", "EX6", "EX7", "EX8", "EX9", "EX10", "EX11",
      "EX11b", "EX12", "EX13", "EX14", "EX15", "EX15b", "EX16", "EX17", "EX18", "EX19", "EX20",
      "EX21", "EX21b", "EX22", "EX23", "EX24", "EX25", "EX26", "EX27", "EX28", "EX29", "EX30",
      "EX31", "EX32", "EX33", "EX34", "EX35")

/* ---- wild animals ---- */

const struct stoneage_animal stoneage_animals[STONEAGE_ANIMALS] = {
    {.card = STONEAGE_ANIMAL_FIRST, .penalty = 1, .provenance = STONEAGE_HOUSE},
    {.card = STONEAGE_ANIMAL_FIRST + 1, .penalty = 2, .provenance = STONEAGE_HOUSE},
    {.card = STONEAGE_ANIMAL_FIRST + 2, .penalty = 2, .provenance = STONEAGE_HOUSE},
    {.card = STONEAGE_ANIMAL_FIRST + 3, .penalty = 3, .provenance = STONEAGE_HOUSE},
};

/* ---- mammoth herd ---- */

#define MAMMOTH(n, where, first, second)                                                           \
    {                                                                                              \
        .tile = n, .back = where, .one = first, .all = second, .provenance = STONEAGE_HOUSE        \
    }

const struct stoneage_mammoth stoneage_mammoths[STONEAGE_MAMMOTHS + 1] = {
    {.tile = 0},
    MAMMOTH(1, STONEAGE_FOREST, STONEAGE_BONUS_TOOL, STONEAGE_BONUS_FOOD_2),
    MAMMOTH(2, STONEAGE_FOREST, STONEAGE_BONUS_AGRICULTURE, STONEAGE_BONUS_WOOD),
    MAMMOTH(3, STONEAGE_FOREST, STONEAGE_BONUS_STONE_AND_WOOD, STONEAGE_BONUS_BRICK),
    MAMMOTH(4, STONEAGE_FOREST, STONEAGE_BONUS_POINTS_7, STONEAGE_BONUS_POINTS_3),
    MAMMOTH(5, STONEAGE_CLAY_PIT, STONEAGE_BONUS_TOOL, STONEAGE_BONUS_WOOD),
    MAMMOTH(6, STONEAGE_CLAY_PIT, STONEAGE_BONUS_AGRICULTURE, STONEAGE_BONUS_BRICK),
    MAMMOTH(7, STONEAGE_CLAY_PIT, STONEAGE_BONUS_STONE_AND_WOOD, STONEAGE_BONUS_POINTS_3),
    MAMMOTH(8, STONEAGE_CLAY_PIT, STONEAGE_BONUS_POINTS_7, STONEAGE_BONUS_FOOD_2),
    MAMMOTH(9, STONEAGE_QUARRY, STONEAGE_BONUS_TOOL, STONEAGE_BONUS_BRICK),
    MAMMOTH(10, STONEAGE_QUARRY, STONEAGE_BONUS_AGRICULTURE, STONEAGE_BONUS_POINTS_3),
    MAMMOTH(11, STONEAGE_QUARRY, STONEAGE_BONUS_STONE_AND_WOOD, STONEAGE_BONUS_FOOD_2),
    MAMMOTH(12, STONEAGE_QUARRY, STONEAGE_BONUS_POINTS_7, STONEAGE_BONUS_WOOD),
    MAMMOTH(13, STONEAGE_RIVER, STONEAGE_BONUS_TOOL, STONEAGE_BONUS_POINTS_3),
    MAMMOTH(14, STONEAGE_RIVER, STONEAGE_BONUS_AGRICULTURE, STONEAGE_BONUS_FOOD_2),
    MAMMOTH(15, STONEAGE_RIVER, STONEAGE_BONUS_STONE_AND_WOOD, STONEAGE_BONUS_WOOD),
    MAMMOTH(16, STONEAGE_RIVER, STONEAGE_BONUS_POINTS_7, STONEAGE_BONUS_BRICK),
};

/* ---- expansion ---- */

#define LEVEL(n, gives, gets, how)                                                                 \
    {                                                                                              \
        .level = n, .give = gives, .get = gets, .provenance = how                                  \
    }

const struct stoneage_trade_level stoneage_trade_track[STONEAGE_TRADE_LEVEL_MAX + 1] = {
    LEVEL(0, 0, 0, STONEAGE_SOURCED),   LEVEL(1, 2, 1, STONEAGE_SOURCED),
    LEVEL(2, 2, 1, STONEAGE_SOURCED),   LEVEL(3, 2, 1, STONEAGE_SOURCED),
    LEVEL(4, 1, 1, STONEAGE_SOURCED),   LEVEL(5, 1, 1, STONEAGE_INFERRED),
    LEVEL(6, 1, 1, STONEAGE_INFERRED),  LEVEL(7, 1, 1, STONEAGE_INFERRED),
    LEVEL(8, 1, 1, STONEAGE_INFERRED),  LEVEL(9, 1, 1, STONEAGE_HOUSE),
    LEVEL(10, 1, 2, STONEAGE_INFERRED),
};

const struct stoneage_die stoneage_trade_dice[6 + 1] = {
    [1] = {.die = 1, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_WOOD},
    [2] = {.die = 2, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_BRICK},
    [3] = {.die = 3, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_STONE},
    [4] = {.die = 4, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_GOLD},
    [5] = {.die = 5, .top = STONEAGE_TOP_RESOURCE, .amount = 2, .yield = STONEAGE_YIELD_JEWELRY},
    [6] = {.die = 6, .top = STONEAGE_TOP_TRADE_LEVEL, .amount = 1},
};

const uint8_t stoneage_bundles[STONEAGE_BUNDLES][STONEAGE_GOODS] = {
    {0, 0, 0, 0, 0}, {1, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 1, 0, 0}, {0, 0, 0, 1, 0},
    {0, 0, 0, 0, 1}, {2, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 0, 1, 0, 0}, {1, 0, 0, 1, 0},
    {1, 0, 0, 0, 1}, {0, 2, 0, 0, 0}, {0, 1, 1, 0, 0}, {0, 1, 0, 1, 0}, {0, 1, 0, 0, 1},
    {0, 0, 2, 0, 0}, {0, 0, 1, 1, 0}, {0, 0, 1, 0, 1}, {0, 0, 0, 2, 0}, {0, 0, 0, 1, 1},
    {0, 0, 0, 0, 2},
};

/* ---- the provenance of each rule: see RULES.md for the rules ---- */

#define RULE(n, which, how)                                                                        \
    {                                                                                              \
        .rule = n, .option = which, .provenance = STONEAGE_##how                                   \
    }

const struct stoneage_rule stoneage_rules[STONEAGE_RULES] = {
    RULE(0, 1, SOURCED),    RULE(1, 1, INFERRED),  RULE(2, 1, SOURCED),   RULE(3, 1, INFERRED),
    RULE(4, 1, SOURCED),    RULE(5, 1, HOUSE),     RULE(6, 1, HOUSE),     RULE(7, 1, INFERRED),
    RULE(8, 1, HOUSE),      RULE(9, 1, SOURCED),   RULE(10, 1, INFERRED), RULE(11, 2, SOURCED),
    RULE(12, 2, SOURCED),   RULE(13, 2, INFERRED), RULE(14, 2, SOURCED),  RULE(15, 2, SOURCED),
    RULE(16, 2, HOUSE),     RULE(17, 2, INFERRED), RULE(18, 2, INFERRED), RULE(19, 2, HOUSE),
    RULE(20, 2, HOUSE),     RULE(21, 2, SOURCED),  RULE(22, 2, INFERRED), RULE(23, 2, HOUSE),
    RULE(24, 2, HOUSE),     RULE(25, 2, SOURCED),  RULE(26, 2, HOUSE),    RULE(27, 2, HOUSE),
    RULE(28, 2, HOUSE),     RULE(29, 2, HOUSE),    RULE(30, 2, HOUSE),    RULE(31, 2, HOUSE),
    RULE(32, 2, HOUSE),     RULE(33, 3, SOURCED),  RULE(34, 3, INFERRED), RULE(35, 3, SOURCED),
    RULE(36, 3, SOURCED),   RULE(37, 3, HOUSE),    RULE(38, 3, HOUSE),    RULE(39, 3, HOUSE),
    RULE(40, 3, INFERRED),  RULE(41, 3, INFERRED), RULE(42, 3, INFERRED), RULE(43, 3, HOUSE),
    RULE(44, 3, INFERRED),  RULE(45, 4, SOURCED),  RULE(46, 4, SOURCED),  RULE(47, 4, INFERRED),
    RULE(48, 4, SOURCED),   RULE(49, 4, SOURCED),  RULE(50, 4, INFERRED), RULE(51, 4, HOUSE),
    RULE(52, 4, HOUSE),     RULE(53, 4, HOUSE),    RULE(54, 5, SOURCED),  RULE(55, 5, SOURCED),
    RULE(56, 5, SOURCED),   RULE(57, 5, SOURCED),  RULE(58, 5, SOURCED),  RULE(59, 5, INFERRED),
    RULE(60, 5, SOURCED),   RULE(61, 5, SOURCED),  RULE(62, 5, HOUSE),    RULE(63, 5, SOURCED),
    RULE(64, 5, SOURCED),   RULE(65, 5, INFERRED), RULE(66, 5, HOUSE),    RULE(67, 5, HOUSE),
    RULE(68, 5, SOURCED),   RULE(69, 5, INFERRED), RULE(70, 5, INFERRED), RULE(71, 5, HOUSE),
    RULE(72, 5, SOURCED),   RULE(73, 5, HOUSE),    RULE(74, 5, HOUSE),    RULE(75, 6, SOURCED),
    RULE(76, 6, SOURCED),   RULE(77, 6, SOURCED),  RULE(78, 6, HOUSE),    RULE(79, 6, SOURCED),
    RULE(80, 6, SOURCED),   RULE(81, 6, SOURCED),  RULE(82, 6, SOURCED),  RULE(83, 6, SOURCED),
    RULE(84, 6, SOURCED),   RULE(85, 6, SOURCED),  RULE(86, 6, INFERRED), RULE(87, 6, INFERRED),
    RULE(88, 6, SOURCED),   RULE(89, 6, INFERRED), RULE(90, 6, SOURCED),  RULE(91, 6, INFERRED),
    RULE(92, 6, HOUSE),     RULE(93, 6, SOURCED),  RULE(94, 6, SOURCED),  RULE(95, 6, INFERRED),
    RULE(96, 6, INFERRED),  RULE(97, 6, SOURCED),  RULE(98, 6, INFERRED), RULE(99, 6, SOURCED),
    RULE(100, 6, INFERRED), RULE(101, 6, HOUSE),   RULE(102, 6, HOUSE),   RULE(103, 6, HOUSE),
    RULE(104, 6, SOURCED),  RULE(105, 6, SOURCED), RULE(106, 6, SOURCED), RULE(107, 6, INFERRED),
    RULE(108, 6, HOUSE),    RULE(109, 6, HOUSE),   RULE(110, 6, HOUSE),   RULE(111, 6, HOUSE),
    RULE(112, 6, SOURCED),
};
