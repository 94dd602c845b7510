/* The print of the pieces. tests/games/stoneage/stoneage_tables_test.c compares sums of the rows
 * with the rulebook. */
#include "games/stoneage/core/numbers.h"
#include "games/stoneage/stoneage.h"

/* ---- words ---- */

#define NAMES(noun, ...)                                                                           \
    static const char *const noun##_words[] = {__VA_ARGS__};                                       \
    const struct names stoneage_##noun##_names = {                                                 \
        .count = COUNT_OF(noun##_words), .name = noun##_words, .of = #noun};

NAMES(card, NULL, "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11",
      "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24",
      "C25", "C26", "C27", "C28", "C29", "C30", "C31", "C32", "C33", "C34", "C35", "C36", "C37",
      "C38", "C39", "C40", "C41", "C42", "C43", "C44", "C45", "bird_of_prey", "wolf", "wild_boar",
      "polar_bear")
NAMES(building, NULL, "B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10", "B11",
      "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20", "B21", "B22", "B23", "B24",
      "B25", "B26", "B27", "B28", "B29", "B30", "B31", "B32", "B33", "B34", "B35", "B36", "B37",
      "B38", "B39", "B40", "B41", "B42", "B43")
NAMES(place, NULL, "tool_maker", "hut", "field", "merchant", "hunt", "forest", "clay_pit", "quarry",
      "river", "card_1", "card_2", "card_3", "card_4", "card_5", "building_1", "building_2",
      "building_3", "building_4", "building_5", "igloo")
NAMES(resource, "wood", "brick", "stone", "gold", "jewelry")
NAMES(yield, NULL, "wood", "brick", "stone", "gold", "jewelry", "food")
NAMES(phase, NULL, "place", "act", "feed", "end", "herd")
NAMES(tool, "tile_1", "tile_2", "tile_3", "once_2", "once_3", "once_4")
NAMES(culture, NULL, "healing", "art", "writing", "pottery", "time", "transport", "music",
      "weaving")
NAMES(profession, NULL, "farmer", "tool_maker", "hut_builder", "shaman", "merchant")
NAMES(top, NULL, "dice_for_all", "food", "resource", "roll", "points", "tool", "agriculture",
      "extra_card", "once_tool", "two_of_choice", "trade_level", "trade_dice_for_all")
NAMES(decision, NULL, "place", "use", "tools", "pay", "pick", "feed", "split", "join", "second",
      "tame")

/* Lists that struct game uses as well. */
#define SHARED(noun, many, ...)                                                                    \
    const char *const stoneage_##noun##_words[many] = {__VA_ARGS__};                               \
    const struct names stoneage_##noun##_names = {                                                 \
        .count = many, .name = stoneage_##noun##_words, .of = #noun};

SHARED(reason, STONEAGE_REASONS, NULL, "cards", "buildings")
SHARED(row, STONEAGE_ROWS, "track", "culture", "farmers", "tool_makers", "hut_builders", "shamans",
       "resources", "merchants", "mammoths")
SHARED(option, STONEAGE_OPTIONS, "harsh_winter", "wild_animals", "igloos", "new_huts",
       "mammoth_herd", "expansion")
NAMES(provenance, "printed", "sourced", "inferred", "house")

/* ---- civilization cards: upper part, lower part ---- */

#define DICE(n) .card = n, .top = STONEAGE_DICE_FOR_ALL
#define FOOD(n, many)                                                                              \
    .card = n, .top = STONEAGE_TOP_FOOD, .amount = many, .yield = STONEAGE_YIELD_FOOD
#define RESOURCE(n, many, what)                                                                    \
    .card = n, .top = STONEAGE_TOP_RESOURCE, .amount = many, .yield = what
#define ROLL(n, what)    .card = n, .top = STONEAGE_TOP_ROLL, .amount = 2, .yield = what
#define POINTS(n, many)  .card = n, .top = STONEAGE_TOP_POINTS, .amount = many
#define TOOL(n)          .card = n, .top = STONEAGE_TOP_TOOL, .amount = 1
#define AGRICULTURE(n)   .card = n, .top = STONEAGE_TOP_AGRICULTURE, .amount = 1
#define EXTRA(n)         .card = n, .top = STONEAGE_TOP_EXTRA_CARD, .amount = 1
#define ONCE(n, size)    .card = n, .top = STONEAGE_TOP_ONCE_TOOL, .amount = size
#define CHOICE(n)        .card = n, .top = STONEAGE_TOP_TWO_OF_CHOICE, .amount = 2
#define GREEN(symbol)    .culture = symbol
#define SAND(many, whom) .profession = whom, .multiplier = many
#define JEWELRY(n, many)                                                                           \
    .card = n, .top = STONEAGE_TOP_RESOURCE, .amount = many, .yield = STONEAGE_YIELD_JEWELRY
#define TRADE_DICE(n)  .card = n, .top = STONEAGE_TRADE_DICE_FOR_ALL
#define TRADE_LEVEL(n) .card = n, .top = STONEAGE_TOP_TRADE_LEVEL, .amount = 1
#define OF_EXPANSION   .option = OPTION_EXPANSION, .provenance = STONEAGE_HOUSE
#define ANIMAL(n)      .card = n, .option = OPTION_WILD_ANIMALS, .provenance = STONEAGE_SOURCED

/* 1 + the bit of a variant. */
enum {
    OPTION_HARSH_WINTER = 1,
    OPTION_WILD_ANIMALS,
    OPTION_IGLOOS,
    OPTION_NEW_HUTS,
    OPTION_MAMMOTH_HERD,
    OPTION_EXPANSION
};

const struct stoneage_card stoneage_cards[STONEAGE_CARDS + 1] = {
    {.card = 0},
    {DICE(1), SAND(1, STONEAGE_HUT_BUILDER)},
    {DICE(2), SAND(2, STONEAGE_HUT_BUILDER)},
    {DICE(3), SAND(1, STONEAGE_FARMER)},
    {DICE(4), SAND(2, STONEAGE_FARMER)},
    {DICE(5), GREEN(STONEAGE_POTTERY)},
    {DICE(6), GREEN(STONEAGE_TIME)},
    {DICE(7), SAND(2, STONEAGE_TOOLMAKER)},
    {DICE(8), SAND(2, STONEAGE_TOOLMAKER)},
    {DICE(9), GREEN(STONEAGE_TRANSPORT)},
    {DICE(10), GREEN(STONEAGE_WRITING)},
    {FOOD(11, 7), GREEN(STONEAGE_POTTERY)},
    {FOOD(12, 5), GREEN(STONEAGE_HEALING)},
    {FOOD(13, 4), SAND(1, STONEAGE_HUT_BUILDER)},
    {FOOD(14, 3), SAND(2, STONEAGE_FARMER)},
    {FOOD(15, 3), GREEN(STONEAGE_WEAVING)},
    {FOOD(16, 2), SAND(2, STONEAGE_HUT_BUILDER)},
    {FOOD(17, 1), GREEN(STONEAGE_WEAVING)},
    {RESOURCE(18, 2, STONEAGE_YIELD_STONE), GREEN(STONEAGE_TRANSPORT)},
    {RESOURCE(19, 1, STONEAGE_YIELD_STONE), SAND(1, STONEAGE_FARMER)},
    {RESOURCE(20, 1, STONEAGE_YIELD_STONE), SAND(1, STONEAGE_SHAMAN)},
    {RESOURCE(21, 1, STONEAGE_YIELD_GOLD), SAND(1, STONEAGE_SHAMAN)},
    {RESOURCE(22, 1, STONEAGE_YIELD_BRICK), SAND(2, STONEAGE_SHAMAN)},
    {ROLL(23, STONEAGE_YIELD_WOOD), SAND(2, STONEAGE_SHAMAN)},
    {ROLL(24, STONEAGE_YIELD_STONE), SAND(1, STONEAGE_SHAMAN)},
    {ROLL(25, STONEAGE_YIELD_GOLD), GREEN(STONEAGE_ART)},
    {POINTS(26, 3), SAND(3, STONEAGE_HUT_BUILDER)},
    {POINTS(27, 3), GREEN(STONEAGE_MUSIC)},
    {POINTS(28, 3), GREEN(STONEAGE_MUSIC)},
    {TOOL(29), GREEN(STONEAGE_ART)},
    {AGRICULTURE(30), SAND(1, STONEAGE_FARMER)},
    {AGRICULTURE(31), GREEN(STONEAGE_TIME)},
    {EXTRA(32), GREEN(STONEAGE_WRITING)},
    {ONCE(33, 4), SAND(1, STONEAGE_TOOLMAKER)},
    {ONCE(34, 3), SAND(1, STONEAGE_TOOLMAKER)},
    {ONCE(35, 2), SAND(2, STONEAGE_TOOLMAKER)},
    {CHOICE(36), GREEN(STONEAGE_HEALING)},
    {TRADE_DICE(37), SAND(1, STONEAGE_TRADER), OF_EXPANSION},
    {JEWELRY(38, 2), SAND(1, STONEAGE_TRADER), OF_EXPANSION},
    {TRADE_LEVEL(39), SAND(1, STONEAGE_TRADER), OF_EXPANSION},
    {TRADE_DICE(40), SAND(2, STONEAGE_TRADER), OF_EXPANSION},
    {FOOD(41, 3), SAND(2, STONEAGE_TRADER), OF_EXPANSION},
    {JEWELRY(42, 3), SAND(1, STONEAGE_FARMER), OF_EXPANSION},
    {JEWELRY(43, 2), SAND(1, STONEAGE_TOOLMAKER), OF_EXPANSION},
    {TRADE_DICE(44), SAND(1, STONEAGE_HUT_BUILDER), OF_EXPANSION},
    {JEWELRY(45, 3), SAND(1, STONEAGE_SHAMAN), OF_EXPANSION},
    {ANIMAL(46)},
    {ANIMAL(47)},
    {ANIMAL(48)},
    {ANIMAL(49)},
};

/* ---- building tiles ---- */

#define FIXED(n, score, wood, brick, stone, gold, kinds)                                           \
    {                                                                                              \
        .building = n, .points = score, .cost = {wood, brick, stone, gold}, .total_least = 3,      \
        .total_most = 3, .kinds_least = kinds, .kinds_most = kinds, .winter = 1                    \
    }
#define OPEN(n, least, most, few, many)                                                            \
    {                                                                                              \
        .building = n, .total_least = least, .total_most = most, .kinds_least = few,               \
        .kinds_most = many                                                                         \
    }

/* The New Huts: one kind and number of each, with their gain. */
#define NEW_HUT(n, score, wood, brick, stone, gold, kinds, gives)                                  \
    {                                                                                              \
        .building = n, .points = score, .cost = {wood, brick, stone, gold}, .total_least = 3,      \
        .total_most = 3, .kinds_least = kinds, .kinds_most = kinds, .bonus = gives,                \
        .option = OPTION_NEW_HUTS, .provenance = STONEAGE_HOUSE                                    \
    }
/* The expansion: resources and jewellery. */
#define JEWELLED(n, score, wood, brick, stone, gold, jewelry, kinds)                               \
    {                                                                                              \
        .building = n, .points = score, .cost = {wood, brick, stone, gold, jewelry},               \
        .total_least = wood + brick + stone + gold, .total_most = wood + brick + stone + gold,     \
        .kinds_least = kinds, .kinds_most = kinds, .option = OPTION_EXPANSION,                     \
        .provenance = STONEAGE_HOUSE                                                               \
    }

const struct stoneage_building stoneage_buildings[STONEAGE_BUILDINGS + 1] = {
    {.building = 0},
    FIXED(1, 10, 2, 1, 0, 0, 2),
    FIXED(2, 11, 2, 0, 1, 0, 2),
    FIXED(3, 11, 1, 2, 0, 0, 2),
    FIXED(4, 12, 2, 0, 0, 1, 2),
    FIXED(5, 12, 1, 1, 1, 0, 3),
    FIXED(6, 12, 1, 1, 1, 0, 3),
    FIXED(7, 13, 1, 1, 0, 1, 3),
    FIXED(8, 13, 1, 1, 0, 1, 3),
    FIXED(9, 13, 1, 0, 2, 0, 2),
    FIXED(10, 13, 0, 2, 1, 0, 2),
    FIXED(11, 14, 1, 0, 1, 1, 3),
    FIXED(12, 14, 1, 0, 1, 1, 3),
    FIXED(13, 14, 0, 2, 0, 1, 2),
    FIXED(14, 14, 0, 1, 2, 0, 2),
    FIXED(15, 15, 0, 1, 1, 1, 3),
    FIXED(16, 15, 0, 1, 1, 1, 3),
    FIXED(17, 16, 0, 0, 2, 1, 2),
    OPEN(18, 4, 4, 1, 1),
    OPEN(19, 4, 4, 2, 2),
    OPEN(20, 4, 4, 3, 3),
    OPEN(21, 4, 4, 4, 4),
    OPEN(22, 5, 5, 1, 1),
    OPEN(23, 5, 5, 2, 2),
    OPEN(24, 5, 5, 3, 3),
    OPEN(25, 5, 5, 4, 4),
    OPEN(26, 1, 7, 1, 4),
    OPEN(27, 1, 7, 1, 4),
    OPEN(28, 1, 7, 1, 4),
    NEW_HUT(29, 7, 0, 1, 1, 1, 3, STONEAGE_HUT_WOOD),
    NEW_HUT(30, 6, 0, 0, 2, 1, 2, STONEAGE_HUT_BRICK),
    NEW_HUT(31, 4, 0, 0, 1, 2, 2, STONEAGE_HUT_STONE),
    NEW_HUT(32, 5, 1, 1, 1, 0, 3, STONEAGE_HUT_PERSON),
    NEW_HUT(33, 8, 1, 1, 0, 1, 3, STONEAGE_HUT_TOOL),
    NEW_HUT(34, 8, 0, 2, 1, 0, 2, STONEAGE_HUT_AGRICULTURE),
    JEWELLED(35, 12, 2, 0, 0, 0, 3, 1),
    JEWELLED(36, 13, 1, 1, 0, 0, 3, 2),
    JEWELLED(37, 14, 0, 2, 0, 0, 3, 1),
    JEWELLED(38, 14, 1, 0, 1, 0, 3, 2),
    JEWELLED(39, 15, 0, 1, 1, 0, 3, 2),
    JEWELLED(40, 14, 0, 0, 2, 0, 2, 1),
    JEWELLED(41, 15, 0, 0, 1, 1, 2, 2),
    JEWELLED(42, 16, 0, 1, 0, 1, 3, 2),
    {.building = 43,
     .cost = {[STONEAGE_JEWELRY] = 2},
     .total_least = 4,
     .total_most = 4,
     .kinds_least = 2,
     .kinds_most = 2,
     .plus = 4,
     .option = OPTION_EXPANSION,
     .provenance = STONEAGE_HOUSE},
};

/* ---- places ---- */

#define VILLAGE(where, many, few)                                                                  \
    [where] = {.place = where, .rings = many, .exactly = few, .village = 1}
#define GATHER(where, many, what, share)                                                           \
    [where] = {.place = where, .rings = many, .yield = what, .divisor = share}
#define ONE_RING(where) [where] = {.place = where, .rings = 1, .exactly = 1}
#define OPTIONAL_RING(where, which)                                                                \
    [where] = {.place = where, .rings = 1, .exactly = 1, .option = which}

const struct stoneage_place_row stoneage_places[STONEAGE_PLACES] = {
    VILLAGE(STONEAGE_TOOL_MAKER, 1, 1),
    VILLAGE(STONEAGE_HUT, 2, 2),
    VILLAGE(STONEAGE_FIELD, 1, 1),
    [STONEAGE_MERCHANT] = {.place = STONEAGE_MERCHANT,
                           .rings = 2,
                           .exactly = 2,
                           .village = 1,
                           .option = OPTION_EXPANSION},
    GATHER(STONEAGE_HUNT, 0, STONEAGE_YIELD_FOOD, 2),
    GATHER(STONEAGE_FOREST, 7, STONEAGE_YIELD_WOOD, 3),
    GATHER(STONEAGE_CLAY_PIT, 7, STONEAGE_YIELD_BRICK, 4),
    GATHER(STONEAGE_QUARRY, 7, STONEAGE_YIELD_STONE, 5),
    GATHER(STONEAGE_RIVER, 7, STONEAGE_YIELD_GOLD, 6),
    ONE_RING(STONEAGE_CARD_1),
    ONE_RING(STONEAGE_CARD_2),
    ONE_RING(STONEAGE_CARD_3),
    ONE_RING(STONEAGE_CARD_4),
    OPTIONAL_RING(STONEAGE_CARD_5, OPTION_EXPANSION),
    ONE_RING(STONEAGE_BUILDING_1),
    ONE_RING(STONEAGE_BUILDING_2),
    ONE_RING(STONEAGE_BUILDING_3),
    ONE_RING(STONEAGE_BUILDING_4),
    OPTIONAL_RING(STONEAGE_BUILDING_5, OPTION_EXPANSION),
    OPTIONAL_RING(STONEAGE_IGLOO, OPTION_IGLOOS),
};

const struct stoneage_limits stoneage_limits[STONEAGE_SEATS_MAX + 1] = {
    [2] = {.seats = 2, .stacks = 2, .village_places = 2, .players_per_resource = 1},
    [3] = {.seats = 3, .stacks = 3, .village_places = 2, .players_per_resource = 2},
    [4] = {.seats = 4, .stacks = 4, .village_places = 3, .players_per_resource = 4},
    [5] = {.seats = 5, .stacks = 5, .village_places = 4, .players_per_resource = 5},
};

/* ---- values and rolls ---- */

enum { VALUE_WOOD = 3, VALUE_BRICK, VALUE_STONE, VALUE_GOLD };
const uint8_t stoneage_values[STONEAGE_RESOURCES] = {VALUE_WOOD, VALUE_BRICK, VALUE_STONE,
                                                     VALUE_GOLD};

const uint8_t stoneage_divisors[STONEAGE_YIELDS] = {
    [STONEAGE_YIELD_WOOD] = 3, [STONEAGE_YIELD_BRICK] = 4,   [STONEAGE_YIELD_STONE] = 5,
    [STONEAGE_YIELD_GOLD] = 6, [STONEAGE_YIELD_JEWELRY] = 2, [STONEAGE_YIELD_FOOD] = 2,
};

const struct stoneage_die stoneage_dice[6 + 1] = {
    [1] = {.die = 1, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_WOOD},
    [2] = {.die = 2, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_BRICK},
    [3] = {.die = 3, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_STONE},
    [4] = {.die = 4, .top = STONEAGE_TOP_RESOURCE, .amount = 1, .yield = STONEAGE_YIELD_GOLD},
    [5] = {.die = 5, .top = STONEAGE_TOP_TOOL, .amount = 1},
    [6] = {.die = 6, .top = STONEAGE_TOP_AGRICULTURE, .amount = 1},
};

const uint8_t stoneage_expect[STONEAGE_YIELDS][STONEAGE_PEOPLE_MAX] = {
    [STONEAGE_YIELD_WOOD] = {8, 20, 32, 43, 55, 67, 78, 90, 102, 113},
    [STONEAGE_YIELD_BRICK] = {5, 14, 23, 31, 40, 49, 57, 66, 75, 84},
    [STONEAGE_YIELD_STONE] = {3, 10, 17, 24, 31, 38, 45, 52, 59, 66},
    [STONEAGE_YIELD_GOLD] = {2, 8, 13, 19, 25, 31, 37, 43, 48, 54},
    [STONEAGE_YIELD_JEWELRY] = {15, 33, 50, 68, 85, 103, 120, 138, 155, 173},
    [STONEAGE_YIELD_FOOD] = {15, 33, 50, 68, 85, 103, 120, 138, 155, 173},
};
const uint8_t stoneage_expect_rest[STONEAGE_YIELDS][STONEAGE_RESTS][STONEAGE_PEOPLE_MAX] = {
    [STONEAGE_YIELD_WOOD] = {{12, 23, 35, 47, 58, 70, 82, 93, 105, 117},
                             {15, 27, 38, 50, 62, 73, 85, 97, 108, 120}},
    [STONEAGE_YIELD_BRICK] = {{7, 16, 25, 34, 43, 51, 60, 69, 77, 86},
                              {10, 19, 27, 36, 45, 54, 63, 71, 80, 89},
                              {13, 21, 30, 39, 47, 56, 65, 74, 83, 91}},
    [STONEAGE_YIELD_STONE] = {{5, 12, 19, 26, 33, 40, 47, 54, 61, 68},
                              {7, 14, 21, 28, 35, 42, 49, 56, 63, 70},
                              {8, 16, 23, 30, 37, 44, 51, 58, 65, 72},
                              {12, 18, 25, 32, 39, 46, 53, 60, 67, 74}},
    [STONEAGE_YIELD_GOLD] = {{3, 9, 15, 21, 27, 33, 38, 44, 50, 56},
                             {5, 11, 17, 23, 28, 34, 40, 46, 52, 58},
                             {7, 13, 18, 24, 30, 36, 42, 48, 53, 59},
                             {8, 14, 20, 26, 32, 38, 43, 49, 55, 61},
                             {10, 16, 22, 28, 33, 39, 45, 51, 57, 63}},
    [STONEAGE_YIELD_JEWELRY] = {{20, 38, 55, 73, 90, 108, 125, 143, 160, 178}},
    [STONEAGE_YIELD_FOOD] = {{20, 38, 55, 73, 90, 108, 125, 143, 160, 178}},
};

/* ---- for clients ---- */

const struct stoneage_constants stoneage_constants = {
    .people = STONEAGE_PEOPLE_FIRST,
    .food = STONEAGE_FOOD_FIRST,
    .stack_tiles = STONEAGE_STACK_TILES,
    .hunger_points = STONEAGE_HUNGER_POINTS,
    .igloo_cost = STONEAGE_IGLOO_COST,
    .winter_card = STONEAGE_WINTER_CARD,
    .winter_building = STONEAGE_WINTER_BUILDING,
};

const struct stoneage_value stoneage_value_rows[STONEAGE_RESOURCES] = {
    {STONEAGE_WOOD, VALUE_WOOD},
    {STONEAGE_BRICK, VALUE_BRICK},
    {STONEAGE_STONE, VALUE_STONE},
    {STONEAGE_GOLD, VALUE_GOLD},
};

#define MEAN(what, many, whole_part, rest)                                                         \
    {                                                                                              \
        .yield = STONEAGE_YIELD_##what, .dice = many, .whole = whole_part, .part = rest            \
    }
const struct stoneage_expectation stoneage_expectations[STONEAGE_EXPECTATIONS] = {
    MEAN(WOOD, 1, 0, 8333),   MEAN(WOOD, 2, 2, 0),      MEAN(WOOD, 3, 3, 1667),
    MEAN(WOOD, 4, 4, 3333),   MEAN(WOOD, 5, 5, 5000),   MEAN(WOOD, 6, 6, 6667),
    MEAN(WOOD, 7, 7, 8333),   MEAN(WOOD, 8, 9, 0),      MEAN(WOOD, 9, 10, 1667),
    MEAN(WOOD, 10, 11, 3333), MEAN(BRICK, 1, 0, 5000),  MEAN(BRICK, 2, 1, 3611),
    MEAN(BRICK, 3, 2, 2546),  MEAN(BRICK, 4, 3, 1242),  MEAN(BRICK, 5, 4, 0),
    MEAN(BRICK, 6, 4, 8750),  MEAN(BRICK, 7, 5, 7500),  MEAN(BRICK, 8, 6, 6250),
    MEAN(BRICK, 9, 7, 5000),  MEAN(BRICK, 10, 8, 3750), MEAN(STONE, 1, 0, 3333),
    MEAN(STONE, 2, 1, 0),     MEAN(STONE, 3, 1, 6991),  MEAN(STONE, 4, 2, 3997),
    MEAN(STONE, 5, 3, 1001),  MEAN(STONE, 6, 3, 8000),  MEAN(STONE, 7, 4, 5000),
    MEAN(STONE, 8, 5, 2000),  MEAN(STONE, 9, 5, 9000),  MEAN(STONE, 10, 6, 6000),
    MEAN(GOLD, 1, 0, 1667),   MEAN(GOLD, 2, 0, 7500),   MEAN(GOLD, 3, 1, 3333),
    MEAN(GOLD, 4, 1, 9167),   MEAN(GOLD, 5, 2, 5000),   MEAN(GOLD, 6, 3, 833),
    MEAN(GOLD, 7, 3, 6667),   MEAN(GOLD, 8, 4, 2500),   MEAN(GOLD, 9, 4, 8333),
    MEAN(GOLD, 10, 5, 4167),  MEAN(FOOD, 1, 1, 5000),   MEAN(FOOD, 2, 3, 2500),
    MEAN(FOOD, 3, 5, 0),      MEAN(FOOD, 4, 6, 7500),   MEAN(FOOD, 5, 8, 5000),
    MEAN(FOOD, 6, 10, 2500),  MEAN(FOOD, 7, 12, 0),     MEAN(FOOD, 8, 13, 7500),
    MEAN(FOOD, 9, 15, 5000),  MEAN(FOOD, 10, 17, 2500),
};

const struct game_catalogue stoneage_catalogue[] = {
    {"cards", &stoneage_card_shape, &stoneage_cards[1], STONEAGE_CARDS},
    {"buildings", &stoneage_building_shape, &stoneage_buildings[1], STONEAGE_BUILDINGS},
    {"places", &stoneage_place_shape, &stoneage_places[1], STONEAGE_PLACES - 1},
    {"limits", &stoneage_limits_shape, &stoneage_limits[2], 4},
    {"dice_for_all", &stoneage_die_shape, &stoneage_dice[1], 6},
    {"trade_dice_for_all", &stoneage_die_shape, &stoneage_trade_dice[1], 6},
    {"animals", &stoneage_animal_shape, stoneage_animals, STONEAGE_ANIMALS},
    {"mammoths", &stoneage_mammoth_shape, &stoneage_mammoths[1], STONEAGE_MAMMOTHS},
    {"trade_track", &stoneage_trade_level_shape, stoneage_trade_track,
     STONEAGE_TRADE_LEVEL_MAX + 1},
    {"constants", &stoneage_constants_shape, &stoneage_constants, 1},
    {"values", &stoneage_value_shape, stoneage_value_rows, STONEAGE_RESOURCES},
    {"expectations", &stoneage_expectation_shape, stoneage_expectations, STONEAGE_EXPECTATIONS},
    {"variant_rules", &stoneage_rule_shape, stoneage_rules, STONEAGE_RULES},
    {NULL, NULL, NULL, 0},
};
