/* Stone Age: numbers, words and constant tables of its pieces, of the base game and the variants. A
 * part of stoneage.h, which others include. Pure. Any thread. */
#ifndef GAMES_STONEAGE_PIECES_H
#define GAMES_STONEAGE_PIECES_H

#include "engine/field.h"

#define STONEAGE_SEATS_MAX       5
#define STONEAGE_CARDS           49 /* of the base game, the expansion and the animals */
#define STONEAGE_BUILDINGS       43
#define STONEAGE_CARD_PLACES     5 /* the fifth is the expansion's */
#define STONEAGE_STACKS_MAX      5
#define STONEAGE_STACK_TILES     7
#define STONEAGE_DIE_SIDES       6
#define STONEAGE_TILES           3 /* places for tools on a player board */
#define STONEAGE_TILE_VALUE_MAX  4
#define STONEAGE_PEOPLE_MAX      10
#define STONEAGE_PEOPLE_FIRST    5  /* of a seat at the start */
#define STONEAGE_FOOD_FIRST      12 /* food of a seat at the start */
#define STONEAGE_AGRICULTURE_MAX 10
#define STONEAGE_HUNGER_POINTS   10
#define STONEAGE_GOODS_MAX       60000 /* maximum of food and resources, far beyond real matches */
#define STONEAGE_SCORE_MAX       30000
#define STONEAGE_TRADE_LEVEL_MAX 10
#define STONEAGE_MAMMOTHS        16
#define STONEAGE_MAMMOTH_POINTS  10 /* for most mammoth tiles */
#define STONEAGE_WINTER_CARD     6  /* points for gold in addition to a card's price */
#define STONEAGE_WINTER_BUILDING 5  /* points for stone in addition to some buildings' prices */
#define STONEAGE_IGLOOS_EACH     2  /* in the supply, for each player */
#define STONEAGE_IGLOO_COST      3  /* resources of one kind */
#define STONEAGE_JEWELRY_COST    3  /* price of the fifth card place, and of a second card */
#define STONEAGE_MERCHANT_LEVELS 2  /* levels of trade for a visit to the merchant */
#define STONEAGE_MERCHANT_GIVES  2  /* jewellery for a visit to the merchant */

/* Bits of a set of variants: game_setup.options. Each has its own file. */
enum stoneage_option {
    STONEAGE_HARSH_WINTER = 1,
    STONEAGE_WILD_ANIMALS = 2,
    STONEAGE_IGLOOS = 4,
    STONEAGE_NEW_HUTS = 8,
    STONEAGE_MAMMOTH_HERD = 16,
    STONEAGE_EXPANSION = 32
};
#define STONEAGE_OPTIONS 6

/* The source of a rule or a figure of a variant. */
enum stoneage_provenance {
    STONEAGE_PRINTED,  /* base game: printed on the piece */
    STONEAGE_SOURCED,  /* a source says so */
    STONEAGE_INFERRED, /* follows from sources */
    STONEAGE_HOUSE     /* our own proposal: the printed figure was not found */
};

/* HERD: all actions are over, and the mammoth's tamer chooses; wire names in tables.c. */
enum stoneage_phase {
    STONEAGE_PLACE = 1,
    STONEAGE_ACT,
    STONEAGE_FEED,
    STONEAGE_END,
    STONEAGE_HERD
};

/* Resources, and jewellery, which is a good but not a resource: it feeds no one, scores nothing,
 * and pays only where a price names it. */
enum stoneage_resource {
    STONEAGE_WOOD,
    STONEAGE_BRICK,
    STONEAGE_STONE,
    STONEAGE_GOLD,
    STONEAGE_RESOURCES,
    STONEAGE_JEWELRY = STONEAGE_RESOURCES,
    STONEAGE_GOODS
};

/* The gain of a roll or a card: 1 + good, or food. */
enum stoneage_yield {
    STONEAGE_YIELD_NONE,
    STONEAGE_YIELD_WOOD,
    STONEAGE_YIELD_BRICK,
    STONEAGE_YIELD_STONE,
    STONEAGE_YIELD_GOLD,
    STONEAGE_YIELD_JEWELRY,
    STONEAGE_YIELD_FOOD,
    STONEAGE_YIELDS
};

/* One or two goods, as one side of an exchange: 1 + good, then the pairs. */
enum stoneage_bundle {
    STONEAGE_BUNDLE_NONE,
    STONEAGE_BUNDLE_PAIRS = 1 + STONEAGE_GOODS, /* the first pair */
    STONEAGE_BUNDLES = STONEAGE_BUNDLE_PAIRS + STONEAGE_GOODS * (STONEAGE_GOODS + 1) / 2
};

enum stoneage_place {
    STONEAGE_NOWHERE,
    STONEAGE_TOOL_MAKER,
    STONEAGE_HUT,
    STONEAGE_FIELD,
    STONEAGE_MERCHANT, /* expansion */
    STONEAGE_HUNT,
    STONEAGE_FOREST,
    STONEAGE_CLAY_PIT,
    STONEAGE_QUARRY,
    STONEAGE_RIVER,
    STONEAGE_CARD_1, /* rightmost: costs 1 */
    STONEAGE_CARD_2,
    STONEAGE_CARD_3,
    STONEAGE_CARD_4,
    STONEAGE_CARD_5, /* expansion: costs jewellery */
    STONEAGE_BUILDING_1,
    STONEAGE_BUILDING_2,
    STONEAGE_BUILDING_3,
    STONEAGE_BUILDING_4,
    STONEAGE_BUILDING_5, /* five seats */
    STONEAGE_IGLOO,      /* igloos */
    STONEAGE_PLACES
};

enum stoneage_culture {
    STONEAGE_CULTURE_NONE,
    STONEAGE_HEALING,
    STONEAGE_ART,
    STONEAGE_WRITING,
    STONEAGE_POTTERY,
    STONEAGE_TIME,
    STONEAGE_TRANSPORT,
    STONEAGE_MUSIC,
    STONEAGE_WEAVING,
    STONEAGE_CULTURES
};

/* The things that the lower part of a sand card multiplies. */
enum stoneage_profession {
    STONEAGE_PROFESSION_NONE,
    STONEAGE_FARMER,
    STONEAGE_TOOLMAKER,
    STONEAGE_HUT_BUILDER,
    STONEAGE_SHAMAN,
    STONEAGE_TRADER, /* merchants of the expansion */
    STONEAGE_PROFESSIONS
};

enum stoneage_top {
    STONEAGE_TOP_NONE,
    STONEAGE_DICE_FOR_ALL,
    STONEAGE_TOP_FOOD,
    STONEAGE_TOP_RESOURCE,
    STONEAGE_TOP_ROLL,
    STONEAGE_TOP_POINTS,
    STONEAGE_TOP_TOOL,
    STONEAGE_TOP_AGRICULTURE,
    STONEAGE_TOP_EXTRA_CARD,
    STONEAGE_TOP_ONCE_TOOL,
    STONEAGE_TOP_TWO_OF_CHOICE,
    STONEAGE_TOP_TRADE_LEVEL,
    STONEAGE_TRADE_DICE_FOR_ALL, /* the expansion's table of dice */
    STONEAGE_TOPS
};

/* The gain of a building of The New Huts in addition to its points. */
enum stoneage_hut_bonus {
    STONEAGE_HUT_NONE,
    STONEAGE_HUT_WOOD, /* one at the start of each round */
    STONEAGE_HUT_BRICK,
    STONEAGE_HUT_STONE,
    STONEAGE_HUT_PERSON, /* at once */
    STONEAGE_HUT_TOOL,
    STONEAGE_HUT_AGRICULTURE,
    STONEAGE_HUT_BONUSES
};

/* The bonuses of a mammoth tile: one of two for the tamer, the second for challengers. */
enum stoneage_mammoth_bonus {
    STONEAGE_BONUS_NONE,
    STONEAGE_BONUS_TOOL,
    STONEAGE_BONUS_AGRICULTURE,
    STONEAGE_BONUS_STONE_AND_WOOD,
    STONEAGE_BONUS_POINTS_7,
    STONEAGE_BONUS_FOOD_2,
    STONEAGE_BONUS_WOOD,
    STONEAGE_BONUS_BRICK,
    STONEAGE_BONUS_POINTS_3,
    STONEAGE_BONUSES
};

/* Bits of a set of tools: three tiles, three one-use tools (their values are 2, 3, 4). */
enum stoneage_tool {
    STONEAGE_TILE_1 = 1,
    STONEAGE_TILE_2 = 2,
    STONEAGE_TILE_3 = 4,
    STONEAGE_ONCE_2 = 8,
    STONEAGE_ONCE_3 = 16,
    STONEAGE_ONCE_4 = 32
};
#define STONEAGE_TOOL_BITS 6
#define STONEAGE_TOOL_SETS 64

/* The decisions that a seat may owe. */
enum stoneage_decision {
    STONEAGE_ASK_NONE,
    STONEAGE_ASK_PLACE,
    STONEAGE_ASK_USE,
    STONEAGE_ASK_TOOLS,
    STONEAGE_ASK_PAY,
    STONEAGE_ASK_PICK,
    STONEAGE_ASK_FEED,
    STONEAGE_ASK_SPLIT,  /* a hunt: the part that is jewellery */
    STONEAGE_ASK_JOIN,   /* people who gathered at the herd's place may join it */
    STONEAGE_ASK_SECOND, /* a second, face-down card for jewellery */
    STONEAGE_ASK_TAME,   /* the bonus of the tamer */
    STONEAGE_DECISIONS
};

enum stoneage_reason {
    STONEAGE_NOT_OVER,
    STONEAGE_OVER_CARDS,
    STONEAGE_OVER_BUILDINGS,
    STONEAGE_REASONS
};

enum stoneage_row {
    STONEAGE_ROW_TRACK,
    STONEAGE_ROW_CULTURE,
    STONEAGE_ROW_FARMERS,
    STONEAGE_ROW_TOOL_MAKERS,
    STONEAGE_ROW_HUT_BUILDERS,
    STONEAGE_ROW_SHAMANS,
    STONEAGE_ROW_RESOURCES,
    STONEAGE_ROW_MERCHANTS, /* expansion */
    STONEAGE_ROW_MAMMOTHS,  /* mammoth herd */
    STONEAGE_ROWS
};

/* ---- constant tables (tables.c) ---- */

struct stoneage_card {
    uint8_t card; /* 1.. */
    uint8_t top;
    uint8_t amount;     /* food, resources, points; dice of a roll; value of a one-use tool */
    uint8_t yield;      /* of RESOURCE and ROLL */
    uint8_t culture;    /* green: its symbol */
    uint8_t profession; /* sand: the profession that it multiplies */
    uint8_t multiplier; /* sand: the factor */
    uint8_t option;     /* 1 + bit of the variant with this card; 0: base game */
    uint8_t provenance; /* enum stoneage_provenance */
};

struct stoneage_building {
    uint8_t building;             /* 1.. */
    uint8_t points;               /* 0: the sum of the values of the payment, plus `plus` */
    uint8_t cost[STONEAGE_GOODS]; /* of a fixed building; jewellery for every building */
    uint8_t total_least;          /* number of resources that the rest of the price takes */
    uint8_t total_most;
    uint8_t kinds_least;
    uint8_t kinds_most;
    uint8_t plus;
    uint8_t bonus;      /* enum stoneage_hut_bonus */
    uint8_t winter;     /* 1: in a harsh winter one more stone may be paid for points */
    uint8_t option;     /* 1 + bit of the variant with this building; 0: base game */
    uint8_t provenance; /* enum stoneage_provenance */
};

struct stoneage_place_row {
    uint8_t place;
    uint8_t rings;   /* 0: no limit */
    uint8_t exactly; /* number of people that must come at once; 0: any number */
    uint8_t village; /* one of tool maker, hut, field, merchant */
    uint8_t yield;   /* of a roll */
    uint8_t divisor; /* of a roll */
    uint8_t option;  /* 1 + bit of the variant with this place; 0: base game */
};

/* The gain of a die on a card with a die for each player. */
struct stoneage_die {
    uint8_t die;
    uint8_t top; /* RESOURCE, TOOL, AGRICULTURE or TRADE_LEVEL */
    uint8_t amount;
    uint8_t yield; /* of RESOURCE */
};

struct stoneage_limits { /* by number of seats */
    uint8_t seats;
    uint8_t stacks;
    uint8_t village_places;       /* number of the three, or four, that may be used in a round */
    uint8_t players_per_resource; /* players on each resource place */
};

/* ---- tables of the variants (variants.c) ---- */

struct stoneage_animal {
    uint8_t card;
    uint8_t penalty; /* subtracted from the total of a roll */
    uint8_t provenance;
};

struct stoneage_mammoth {
    uint8_t tile;       /* 1.. */
    uint8_t back;       /* the place of the herd */
    uint8_t one;        /* enum stoneage_mammoth_bonus: for the tamer alone */
    uint8_t all;        /* for the tamer as the alternative, and for each challenger */
    uint8_t provenance; /* provenance of the bonuses; the backs of the tiles are inferred */
};

/* The exchange of a level of the trade track, once a round. */
struct stoneage_trade_level {
    uint8_t level;
    uint8_t give; /* 0: no exchange */
    uint8_t get;
    uint8_t provenance;
};

/* A row of the variants' rules with its provenance. */
struct stoneage_rule {
    uint8_t rule; /* of stoneage_rule_names: "HW1" */
    uint8_t option;
    uint8_t provenance;
};

#define STONEAGE_RULES        113
#define STONEAGE_ANIMALS      4
#define STONEAGE_ANIMAL_FIRST 46 /* the first animal; animals are the last cards */
_Static_assert(STONEAGE_ANIMAL_FIRST + STONEAGE_ANIMALS - 1 == STONEAGE_CARDS, "the last cards");

extern const struct stoneage_animal stoneage_animals[STONEAGE_ANIMALS];
extern const struct stoneage_mammoth stoneage_mammoths[STONEAGE_MAMMOTHS + 1]; /* [0] is none */
extern const struct stoneage_trade_level stoneage_trade_track[STONEAGE_TRADE_LEVEL_MAX + 1];
extern const struct stoneage_die stoneage_trade_dice[6 + 1]; /* [0] is none */
/* The number of each good in a bundle. */
extern const uint8_t stoneage_bundles[STONEAGE_BUNDLES][STONEAGE_GOODS];
extern const struct stoneage_rule stoneage_rules[STONEAGE_RULES];

extern const struct stoneage_card stoneage_cards[STONEAGE_CARDS + 1];             /* [0] is none */
extern const struct stoneage_building stoneage_buildings[STONEAGE_BUILDINGS + 1]; /* [0] is none */
extern const struct stoneage_place_row stoneage_places[STONEAGE_PLACES];
extern const struct stoneage_limits stoneage_limits[STONEAGE_SEATS_MAX + 1];
extern const struct stoneage_die stoneage_dice[6 + 1];    /* [0] is none */
extern const uint8_t stoneage_values[STONEAGE_RESOURCES]; /* 3 4 5 6 */
extern const uint8_t
    stoneage_divisors[STONEAGE_YIELDS]; /* of a roll for wood, brick, stone, gold, food */
/* Average yield of n dice in tenths, without tools: [yield][n - 1]. */
extern const uint8_t stoneage_expect[STONEAGE_YIELDS][STONEAGE_PEOPLE_MAX];
/* The same for a roll to which tools add what is left by the division by the divisor:
 * [yield][rest - 1]. Tools that add a multiple of the divisor raise the yield by a whole number. */
#define STONEAGE_RESTS 5
extern const uint8_t stoneage_expect_rest[STONEAGE_YIELDS][STONEAGE_RESTS][STONEAGE_PEOPLE_MAX];

extern const char *const stoneage_option_words[STONEAGE_OPTIONS];
extern const char *const stoneage_reason_words[STONEAGE_REASONS];
extern const char *const stoneage_row_words[STONEAGE_ROWS];
extern const struct names stoneage_card_names, stoneage_building_names, stoneage_place_names,
    stoneage_resource_names, stoneage_yield_names, stoneage_phase_names, stoneage_tool_names,
    stoneage_culture_names, stoneage_profession_names, stoneage_top_names, stoneage_decision_names,
    stoneage_reason_names, stoneage_row_names, stoneage_option_names, stoneage_option_of_names,
    stoneage_provenance_names, stoneage_bundle_names, stoneage_hut_bonus_names,
    stoneage_mammoth_bonus_names, stoneage_mammoth_names, stoneage_rule_names, stoneage_side_names;

#endif
