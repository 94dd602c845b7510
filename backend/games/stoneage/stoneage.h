/* Stone Age: the words and structs that its files share. RULES.md in this folder names the file of
 * each rule. Everything is a plain struct without pointers or padding. Pure. Any thread. */
#ifndef GAMES_STONEAGE_STONEAGE_H
#define GAMES_STONEAGE_STONEAGE_H

#include "engine/game.h"

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
    uint8_t points;               /* 0: the sum of the values of the payment, and `plus` */
    uint8_t cost[STONEAGE_GOODS]; /* of a fixed building; jewellery for every building */
    uint8_t total_least;          /* number of resources for the others */
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
    uint8_t exactly; /* people that must come at once, 0: any number */
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
    uint8_t provenance; /* of the bonuses; the backs are inferred */
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
/* The same of a roll to which tools add what a division by the divisor leaves: [yield][rest - 1].
 * A multiple of the divisor that tools add is gained whole. */
#define STONEAGE_RESTS 5
extern const uint8_t stoneage_expect_rest[STONEAGE_YIELDS][STONEAGE_RESTS][STONEAGE_PEOPLE_MAX];
extern const struct game_draw stoneage_draws[];
extern const struct game_catalogue stoneage_catalogue[];
extern const struct game_sql stoneage_sql;
extern const struct game_conditional stoneage_conditional; /* conditional.c */

extern const char *const stoneage_option_words[STONEAGE_OPTIONS];
extern const char *const stoneage_reason_words[STONEAGE_REASONS];
extern const char *const stoneage_row_words[STONEAGE_ROWS];
extern const struct names stoneage_card_names, stoneage_building_names, stoneage_place_names,
    stoneage_resource_names, stoneage_yield_names, stoneage_phase_names, stoneage_tool_names,
    stoneage_culture_names, stoneage_profession_names, stoneage_top_names, stoneage_decision_names,
    stoneage_reason_names, stoneage_row_names, stoneage_option_names, stoneage_option_of_names,
    stoneage_provenance_names, stoneage_bundle_names, stoneage_hut_bonus_names,
    stoneage_mammoth_bonus_names, stoneage_mammoth_names, stoneage_rule_names, stoneage_side_names;

/* ---- shapes (fields.c) ---- */

extern const struct shape stoneage_move_shapes[], stoneage_event_shapes[]; /* by kind */
extern const struct shape stoneage_state_shape, stoneage_view_shape, stoneage_choices_shape,
    stoneage_card_shape, stoneage_building_shape, stoneage_place_shape, stoneage_limits_shape,
    stoneage_die_shape, stoneage_animal_shape, stoneage_mammoth_shape, stoneage_trade_level_shape,
    stoneage_rule_shape;

/* ---- moves ---- */

enum stoneage_move_kind {
    STONEAGE_MOVE_NONE,
    STONEAGE_MOVE_PLACE,     /* place forest 3: put people on a place */
    STONEAGE_MOVE_USE,       /* use forest: begin the action of the people there */
    STONEAGE_MOVE_TOOLS,     /* tools tile_1 once_4: add these to the roll (none: `tools`) */
    STONEAGE_MOVE_PAY,       /* pay wood 2 brick 1: buy the card or building */
    STONEAGE_MOVE_DECLINE,   /* decline: do not buy it */
    STONEAGE_MOVE_PICK,      /* pick 5: take a die showing 5 */
    STONEAGE_MOVE_TAKE,      /* take wood 1 gold 1: use two-of-choice */
    STONEAGE_MOVE_FEED,      /* feed wood 2: pay the missing food with resources */
    STONEAGE_MOVE_STARVE,    /* starve: lose 10 points */
    STONEAGE_MOVE_PAY_EXTRA, /* pay_extra wood 2 brick 1: the same, plus the winter's extra */
    STONEAGE_MOVE_TRADE,     /* trade wood+wood gold: give and get; the goods received go into the
                                following payment */
    STONEAGE_MOVE_SPLIT,     /* split 2: this part of the hunt is jewellery */
    STONEAGE_MOVE_JOIN,      /* join 3 wood 1: number of people that join the herd; each costs one
                                food, or a resource instead */
    STONEAGE_MOVE_TAME,      /* tame one: the tamer's bonus, `one` or `all` */
    STONEAGE_MOVES
};

enum stoneage_side { STONEAGE_SIDE_NONE, STONEAGE_SIDE_ONE, STONEAGE_SIDE_ALL };

struct stoneage_move {
    uint8_t kind;
    uint8_t place;
    uint8_t people;
    uint8_t die;
    uint16_t tools;
    uint8_t resources[STONEAGE_GOODS];
    uint8_t amount; /* jewellery of a split */
    uint8_t give;   /* enum stoneage_bundle */
    uint8_t get;
    uint8_t side; /* enum stoneage_side */
    uint8_t zero[1];
};
_Static_assert(sizeof(struct stoneage_move) == GAME_MOVE_BYTES, "lies over game_move");

/* ---- events: numbers never change ---- */

enum stoneage_event_kind {
    STONEAGE_EVENT_NONE,
    STONEAGE_BEGAN,                /* seats, start, options */
    STONEAGE_CARDS_SHUFFLED,       /* cards: top first; seen by no one */
    STONEAGE_BUILDINGS_SHUFFLED,   /* buildings: stack 1 top first, then stack 2 ..., the rest is in
                                      the box; seen by no one */
    STONEAGE_ROUND_BEGAN,          /* round, start: tools are unused again */
    STONEAGE_CARD_SLID,            /* from, place */
    STONEAGE_CARD_TURNED,          /* place, card: the top card of the deck */
    STONEAGE_PHASE_BEGAN,          /* phase */
    STONEAGE_TURN_BEGAN,           /* seat: it must place, or use its people */
    STONEAGE_PLACED,               /* seat, place, people */
    STONEAGE_SKIPPED,              /* seat, people: no legal place for the remaining ones */
    STONEAGE_ROLLED,               /* seat, place, yield, dice: an open roll */
    STONEAGE_TOOLS_USED,           /* seat, value, tools */
    STONEAGE_GATHERED,             /* seat, place, yield, amount: the roll is over */
    STONEAGE_TOOL_MADE,            /* seat, tile, value (0, 0: at its limit, no effect) */
    STONEAGE_AGRICULTURE_ROSE,     /* seat, level (10 again: no effect) */
    STONEAGE_PERSON_BORN,          /* seat, people: their new number (10 again: no effect) */
    STONEAGE_PRICE_ASKED,          /* seat, place: a payment is owed or declined */
    STONEAGE_PAID,                 /* seat, resources */
    STONEAGE_DECLINED,             /* seat, place */
    STONEAGE_CARD_TAKEN,           /* seat, place, card */
    STONEAGE_BUILDING_TAKEN,       /* seat, place, building, points (scored by it) */
    STONEAGE_BUILDING_TURNED,      /* place, building: the next tile of that stack */
    STONEAGE_GAINED,               /* seat, yield, amount: from a card or a die */
    STONEAGE_SCORED,               /* seat, points: from a card */
    STONEAGE_ONCE_TOOL_GAINED,     /* seat, value */
    STONEAGE_TWO_OF_CHOICE_GAINED, /* seat */
    STONEAGE_TOOK,                 /* seat, resources: two-of-choice is used */
    STONEAGE_EXTRA_CARD_DRAWN,     /* seat */
    STONEAGE_EXTRA_CARD_SEEN,      /* seat, card: seen by that seat only */
    STONEAGE_NO_EXTRA_CARD,        /* seat: the deck is empty */
    STONEAGE_DICE_ROLLED, /* seat, place, dice: one die for each player, the seat picks first */
    STONEAGE_DIE_PICKED,  /* seat, die */
    STONEAGE_RETURNED,    /* seat, place, people: the action is over, they are home */
    STONEAGE_HARVESTED,   /* seat, amount: food from agriculture */
    STONEAGE_FED,         /* seat, amount: food paid */
    STONEAGE_WENT_SHORT,  /* seat, missing: owes resources or points */
    STONEAGE_FED_WITH,    /* seat, resources */
    STONEAGE_STARVED,     /* seat, points (10): lost */
    STONEAGE_ENDED,       /* reason */
    STONEAGE_EXTRA_CARD_SHOWN, /* seat, card: at the end, public */
    STONEAGE_TALLIED,          /* seat, row, points, count, factor: a line of the final scoring */
    /* Events of variants. */
    STONEAGE_DECK_SHUFFLED,     /* cards: the remaining deck in its new order (animals came in, or
                                   were passed over); seen by no one */
    STONEAGE_MAMMOTHS_SHUFFLED, /* tiles: the top one first; seen by no one */
    STONEAGE_HERD_MOVED,        /* place, tile: it was turned over; next: the place on the back of
                                   the new top tile (null: no tile is left) */
    STONEAGE_HERD_LEFT,         /* no tile is left */
    STONEAGE_JOIN_ASKED,        /* seat, place */
    STONEAGE_JOINED,            /* seat, people, amount: food paid, resources: paid */
    STONEAGE_CONTEST_ROLLED,    /* seat, roll, dice: a contest for the mammoth, with the number of
                                   its roll */
    STONEAGE_MAMMOTH_TAMED,     /* seat, tile: the tamer has it */
    STONEAGE_MAMMOTH_GONE,      /* tile: no one joined */
    STONEAGE_TAME_ASKED,        /* seat: the choice of a bonus is open */
    STONEAGE_BONUS_TAKEN,       /* seat, bonus; events for its gain follow */
    STONEAGE_EXTRA_PAID,        /* seat, yield (of the payment), points: harsh winter */
    STONEAGE_IGLOO_BUILT,       /* seat, points */
    STONEAGE_ANIMAL_LEFT,       /* place, card: it was driven off */
    STONEAGE_ANIMAL_ROLLED,     /* seat, place, dice; events for their gains follow */
    STONEAGE_TRADE_LEVEL_ROSE,  /* seat, level (10 again: no effect) */
    STONEAGE_TRADED,            /* seat, give, get */
    STONEAGE_SPLIT_ASKED,       /* seat, place, amount: of food, jewellery or both */
    STONEAGE_SECOND_ASKED,      /* seat, place: one more card, face down, for jewellery */
    STONEAGE_TRADE_DICE_ROLLED, /* seat, place, dice: as DICE_ROLLED, with the other table */
    STONEAGE_EVENTS
};

#define STONEAGE_EVENTS_VARIANTS STONEAGE_DECK_SHUFFLED /* first kind of the variants */
#define STONEAGE_LIST_MAX        39
#define STONEAGE_DECK_MAX        61

struct stoneage_event {
    uint8_t kind;
    uint8_t seat; /* GAME_NOBODY if none */
    union {
        struct {
            uint8_t place;
            uint8_t from; /* also next */
            uint8_t card;
            uint8_t building;
            uint8_t yield;
            uint8_t amount; /* also people, missing, seats, level */
            uint8_t tile;
            uint8_t value; /* also give, roll */
            uint8_t die;
            uint8_t code; /* phase, reason or row, bonus, get */
            uint8_t start;
            uint8_t count; /* also people who join */
            uint8_t factor;
            uint8_t length; /* of list */
            int16_t points;
            uint16_t number; /* round, options or tools */
            uint8_t resources[STONEAGE_GOODS];
            uint8_t list[STONEAGE_LIST_MAX]; /* dice */
        };
        struct { /* of the shuffles */
            uint8_t deck_length;
            uint8_t deck[STONEAGE_DECK_MAX]; /* cards, buildings or mammoth tiles */
        };
    };
};
_Static_assert(sizeof(struct stoneage_event) == GAME_EVENT_BYTES, "lies over game_event");

/* ---- state ---- */

struct stoneage_player {
    uint64_t cards;       /* bit n: card n was taken from the display */
    uint64_t extra_cards; /* bit n: card n, drawn face down: known to its owner */
    uint64_t buildings;   /* bit n: building n */
    uint32_t at;          /* bit n: has people on place n */
    uint32_t mammoths;    /* bit n: mammoth tile n */
    int16_t score;
    uint16_t food;
    uint16_t resources[STONEAGE_GOODS];
    uint8_t people;
    uint8_t agriculture;
    uint8_t tiles[STONEAGE_TILES]; /* values, 0: none */
    uint8_t tools_used;            /* bits of the tiles used in this round */
    uint8_t once;          /* bits of the one-use tools that lie open (enum stoneage_tool) */
    uint8_t two_of_choice; /* 1: open, unused */
    uint8_t missing;       /* food owed in feeding; > 0: a decision is owed */
    uint8_t home;          /* people who are neither on the board nor with the herd */
    uint8_t trade_level;
    uint8_t traded; /* 1: in this round */
    uint8_t igloos;
    uint8_t joined; /* people on the mammoth tile */
    uint8_t zero[4];
};
_Static_assert(sizeof(struct stoneage_player) == 64, "no padding");

struct stoneage_state {
    struct stoneage_player players[STONEAGE_SEATS_MAX];
    uint16_t round; /* 1.. */
    uint16_t options;
    uint8_t seats;
    uint8_t phase; /* 0: not begun */
    uint8_t start; /* start player of the round */
    uint8_t turn;  /* the seat to move in PLACE and ACT; the tamer in HERD */
    uint8_t ask;   /* inside an action of `turn`: ASK_TOOLS, ASK_PAY, ASK_PICK ..., or 0 */
    uint8_t ask_place;
    uint8_t reason; /* reason of the end */
    uint8_t picker; /* the seat that picks a die */
    uint8_t roll_yield;
    uint8_t skipped; /* bits of the seats that found no legal place in this round */
    uint8_t dice_count;
    uint8_t dice[STONEAGE_PEOPLE_MAX]; /* of the open roll, or the remaining ones to pick (0: taken)
                                        */
    uint8_t deck_count;                /* number of cards in this match */
    uint8_t deck_next;                 /* cards drawn so far */
    uint8_t deck[STONEAGE_CARDS];      /* top first */
    uint8_t slots[STONEAGE_CARD_PLACES];
    uint8_t stack_left[STONEAGE_STACKS_MAX];
    uint8_t stacks[STONEAGE_STACKS_MAX][STONEAGE_STACK_TILES]; /* the top one is [7 - left] */
    uint8_t placed[STONEAGE_PLACES][STONEAGE_SEATS_MAX];
    /* State of variants. */
    uint8_t trade_dice; /* 1: the dice to pick from use the expansion's table */
    uint8_t got;        /* enum stoneage_bundle: received in an exchange, must go into the open
                           payment */
    uint8_t split;      /* yield of a hunt, until its seat decides the part that is jewellery */
    uint8_t igloos_left;
    uint8_t herd_place;                    /* 0: no herd */
    uint8_t herd_tile;                     /* the open tile of this round */
    uint8_t herd_next;                     /* tiles turned over so far */
    uint8_t herd_tiles[STONEAGE_MAMMOTHS]; /* top first */
    uint8_t zero[5];
    uint16_t revision; /* revision of the rules of this match; 0: the newest */
};
_Static_assert(sizeof(struct stoneage_state) == 576, "no padding");
_Static_assert(sizeof(struct stoneage_state) <= GAME_STATE_BYTES_MAX, "fits");

extern const struct game stoneage;

#endif
