/* Stone Age: the words and structs that its files share. Which file holds which rule: RULES.md
 * beside this file. Everything is a plain struct without pointers or padding. Pure. Any thread. */
#ifndef GAMES_STONEAGE_STONEAGE_H
#define GAMES_STONEAGE_STONEAGE_H

#include "engine/game.h"

#define STONEAGE_SEATS_MAX       GAME_SEATS_MAX
#define STONEAGE_CARDS           36
#define STONEAGE_BUILDINGS       28
#define STONEAGE_CARD_PLACES     4
#define STONEAGE_STACKS_MAX      4
#define STONEAGE_STACK_TILES     7
#define STONEAGE_TILES           3 /* places for tools on a player board */
#define STONEAGE_TILE_VALUE_MAX  4
#define STONEAGE_PEOPLE_MAX      10
#define STONEAGE_AGRICULTURE_MAX 10
#define STONEAGE_HUNGER_POINTS   10
#define STONEAGE_GOODS_MAX                                                                         \
    60000 /* food and resources stop growing here: far beyond any real match */
#define STONEAGE_SCORE_MAX 30000

enum stoneage_phase { STONEAGE_PLACE = 1, STONEAGE_ACT, STONEAGE_FEED, STONEAGE_END };

enum stoneage_resource {
    STONEAGE_WOOD,
    STONEAGE_BRICK,
    STONEAGE_STONE,
    STONEAGE_GOLD,
    STONEAGE_RESOURCES
};

/* What a roll or a card gives: 1 + resource, or food. */
enum stoneage_yield {
    STONEAGE_YIELD_NONE,
    STONEAGE_YIELD_WOOD,
    STONEAGE_YIELD_BRICK,
    STONEAGE_YIELD_STONE,
    STONEAGE_YIELD_GOLD,
    STONEAGE_YIELD_FOOD,
    STONEAGE_YIELDS
};

enum stoneage_place {
    STONEAGE_NOWHERE,
    STONEAGE_TOOL_MAKER,
    STONEAGE_HUT,
    STONEAGE_FIELD,
    STONEAGE_HUNT,
    STONEAGE_FOREST,
    STONEAGE_CLAY_PIT,
    STONEAGE_QUARRY,
    STONEAGE_RIVER,
    STONEAGE_CARD_1, /* rightmost: costs 1 */
    STONEAGE_CARD_2,
    STONEAGE_CARD_3,
    STONEAGE_CARD_4,
    STONEAGE_BUILDING_1,
    STONEAGE_BUILDING_2,
    STONEAGE_BUILDING_3,
    STONEAGE_BUILDING_4,
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

/* Whom a sand card's bottom multiplies. */
enum stoneage_trade {
    STONEAGE_TRADE_NONE,
    STONEAGE_FARMER,
    STONEAGE_TOOLMAKER,
    STONEAGE_HUT_BUILDER,
    STONEAGE_SHAMAN,
    STONEAGE_TRADES
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
    STONEAGE_TOPS
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

/* What a seat is asked. */
enum stoneage_decision {
    STONEAGE_ASK_NONE,
    STONEAGE_ASK_PLACE,
    STONEAGE_ASK_USE,
    STONEAGE_ASK_TOOLS,
    STONEAGE_ASK_PAY,
    STONEAGE_ASK_PICK,
    STONEAGE_ASK_FEED,
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
    STONEAGE_ROWS
};

/* ---- constant tables (tables.c) ---- */

struct stoneage_card {
    uint8_t card; /* 1.. */
    uint8_t top;
    uint8_t amount;     /* of food, resources, points; dice of a roll; value of a one-use tool */
    uint8_t yield;      /* of RESOURCE and ROLL */
    uint8_t culture;    /* green: its symbol */
    uint8_t trade;      /* sand: whom it multiplies */
    uint8_t multiplier; /* sand: how many */
};

struct stoneage_building {
    uint8_t building;                 /* 1.. */
    uint8_t points;                   /* 0: the sum of the values of what is paid */
    uint8_t cost[STONEAGE_RESOURCES]; /* of a fixed building */
    uint8_t total_least;              /* of the others */
    uint8_t total_most;
    uint8_t kinds_least;
    uint8_t kinds_most;
};

struct stoneage_place_row {
    uint8_t place;
    uint8_t rings;   /* 0: no limit */
    uint8_t exactly; /* people that must come at once, 0: any number */
    uint8_t village; /* one of tool maker, hut, field */
    uint8_t yield;   /* of a roll */
    uint8_t divisor; /* of a roll */
};

/* What a die gives when a card lets everybody take one. */
struct stoneage_die {
    uint8_t die;
    uint8_t top; /* RESOURCE, TOOL or AGRICULTURE */
    uint8_t amount;
    uint8_t yield; /* of RESOURCE */
};

struct stoneage_limits { /* by number of seats */
    uint8_t seats;
    uint8_t stacks;
    uint8_t village_places;       /* of the three that may be used in a round */
    uint8_t players_per_resource; /* players on each resource place */
};

extern const struct stoneage_card stoneage_cards[STONEAGE_CARDS + 1];             /* [0] is none */
extern const struct stoneage_building stoneage_buildings[STONEAGE_BUILDINGS + 1]; /* [0] is none */
extern const struct stoneage_place_row stoneage_places[STONEAGE_PLACES];
extern const struct stoneage_limits stoneage_limits[STONEAGE_SEATS_MAX + 1];
extern const struct stoneage_die stoneage_dice[6 + 1];    /* [0] is none */
extern const uint8_t stoneage_values[STONEAGE_RESOURCES]; /* 3 4 5 6 */
extern const uint8_t
    stoneage_divisors[STONEAGE_YIELDS]; /* of a roll for wood, brick, stone, gold, food */
/* Tenths of what n dice yield on average, without tools: [yield][n - 1]. */
extern const uint8_t stoneage_expect[STONEAGE_YIELDS][STONEAGE_PEOPLE_MAX];
extern const struct game_draw stoneage_draws[];
extern const struct game_catalogue stoneage_catalogue[];

extern const struct names stoneage_card_names, stoneage_building_names, stoneage_place_names,
    stoneage_resource_names, stoneage_yield_names, stoneage_phase_names, stoneage_tool_names,
    stoneage_culture_names, stoneage_trade_names, stoneage_top_names, stoneage_decision_names,
    stoneage_reason_names, stoneage_row_names;

/* ---- shapes (fields.c) ---- */

extern const struct shape stoneage_move_shapes[], stoneage_event_shapes[]; /* by kind */
extern const struct shape stoneage_state_shape, stoneage_view_shape, stoneage_choices_shape,
    stoneage_card_shape, stoneage_building_shape, stoneage_place_shape, stoneage_limits_shape,
    stoneage_die_shape;

/* ---- moves ---- */

enum stoneage_move_kind {
    STONEAGE_MOVE_NONE,
    STONEAGE_MOVE_PLACE,   /* place forest 3: put people on a place */
    STONEAGE_MOVE_USE,     /* use forest: begin the action of one's people there */
    STONEAGE_MOVE_TOOLS,   /* tools tile_1 once_4: add these to the roll (none: `tools`) */
    STONEAGE_MOVE_PAY,     /* pay wood 2 brick 1: buy the card or building */
    STONEAGE_MOVE_DECLINE, /* decline: leave it there */
    STONEAGE_MOVE_PICK,    /* pick 5: take a die showing 5 */
    STONEAGE_MOVE_TAKE,    /* take wood 1 gold 1: use two-of-choice */
    STONEAGE_MOVE_FEED,    /* feed wood 2: pay the missing food with resources */
    STONEAGE_MOVE_STARVE,  /* starve: lose 10 points */
    STONEAGE_MOVES
};

struct stoneage_move {
    uint8_t kind;
    uint8_t place;
    uint8_t people;
    uint8_t die;
    uint16_t tools;
    uint8_t resources[STONEAGE_RESOURCES];
    uint8_t zero[6];
};
_Static_assert(sizeof(struct stoneage_move) == GAME_MOVE_BYTES, "lies over game_move");

/* ---- events: numbers are for ever ---- */

enum stoneage_event_kind {
    STONEAGE_EVENT_NONE,
    STONEAGE_BEGAN,                /* seats, start, options */
    STONEAGE_CARDS_SHUFFLED,       /* cards: top first; nobody sees it */
    STONEAGE_BUILDINGS_SHUFFLED,   /* buildings: stack 1 top first, then stack 2 ..., the rest is in
                                      the box; nobody sees it */
    STONEAGE_ROUND_BEGAN,          /* round, start: tools are unused again */
    STONEAGE_CARD_SLID,            /* from, place */
    STONEAGE_CARD_TURNED,          /* place, card: the top card of the deck */
    STONEAGE_PHASE_BEGAN,          /* phase */
    STONEAGE_TURN_BEGAN,           /* seat: it is to place, or to use its people */
    STONEAGE_PLACED,               /* seat, place, people */
    STONEAGE_SKIPPED,              /* seat, people: no legal place for those who are left */
    STONEAGE_ROLLED,               /* seat, place, yield, dice: an open roll */
    STONEAGE_TOOLS_USED,           /* seat, value, tools */
    STONEAGE_GATHERED,             /* seat, place, yield, amount: the roll is over */
    STONEAGE_TOOL_MADE,            /* seat, tile, value (0, 0: at its limit, no effect) */
    STONEAGE_AGRICULTURE_ROSE,     /* seat, level (10 again: no effect) */
    STONEAGE_PERSON_BORN,          /* seat, people: how many there are now (10 again: no effect) */
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
    STONEAGE_EXTRA_CARD_SEEN,      /* seat, card: only that seat sees it */
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
    STONEAGE_EXTRA_CARD_SHOWN, /* seat, card: at the end, for all */
    STONEAGE_TALLIED,          /* seat, row, points, count, factor: a line of the final scoring */
    STONEAGE_EVENTS
};

#define STONEAGE_LIST_MAX 40

struct stoneage_event {
    uint8_t kind;
    uint8_t seat; /* GAME_NOBODY if none */
    uint8_t place;
    uint8_t from;
    uint8_t card;
    uint8_t building;
    uint8_t yield;
    uint8_t amount; /* also people, missing, seats, level */
    uint8_t tile;
    uint8_t value;
    uint8_t die;
    uint8_t code; /* phase, reason or row */
    uint8_t start;
    uint8_t count;
    uint8_t factor;
    uint8_t length; /* of list */
    int16_t points;
    uint16_t number; /* round, options or tools */
    uint8_t resources[STONEAGE_RESOURCES];
    uint8_t list[STONEAGE_LIST_MAX]; /* dice, cards or buildings */
};
_Static_assert(sizeof(struct stoneage_event) == GAME_EVENT_BYTES, "lies over game_event");

/* ---- state ---- */

struct stoneage_player {
    uint64_t cards;     /* bit n: card n was taken from the display */
    uint32_t buildings; /* bit n: building n */
    uint32_t at;        /* bit n: has people on place n */
    int16_t score;
    uint16_t food;
    uint16_t resources[STONEAGE_RESOURCES];
    uint8_t people;
    uint8_t agriculture;
    uint8_t tiles[STONEAGE_TILES]; /* values, 0: none */
    uint8_t tools_used;            /* bits of the tiles used in this round */
    uint8_t once;          /* bits of the one-use tools that lie open (enum stoneage_tool) */
    uint8_t two_of_choice; /* 1: open, unused */
    uint8_t extra_card;    /* known to its owner; 0: none */
    uint8_t missing;       /* food owed in feeding; > 0: a decision is owed */
    uint8_t home;          /* people who are not on the board */
    uint8_t zero[1];
};
_Static_assert(sizeof(struct stoneage_player) == 40, "no padding");

struct stoneage_state {
    struct stoneage_player players[STONEAGE_SEATS_MAX];
    uint16_t round; /* 1.. */
    uint16_t options;
    uint8_t seats;
    uint8_t phase; /* 0: not begun */
    uint8_t start; /* start player of the round */
    uint8_t turn;  /* whose turn it is in PLACE and ACT */
    uint8_t ask;   /* inside an action of `turn`: ASK_TOOLS, ASK_PAY, ASK_PICK, or 0 */
    uint8_t ask_place;
    uint8_t reason; /* why it ended */
    uint8_t picker; /* who picks a die */
    uint8_t roll_yield;
    uint8_t skipped; /* bits of the seats that found no legal place in this round */
    uint8_t dice_count;
    uint8_t dice[STONEAGE_PEOPLE_MAX]; /* of the open roll, or those left to pick (0: taken) */
    uint8_t deck_next;                 /* cards drawn so far */
    uint8_t deck[STONEAGE_CARDS];      /* top first */
    uint8_t slots[STONEAGE_CARD_PLACES];
    uint8_t stack_left[STONEAGE_STACKS_MAX];
    uint8_t stacks[STONEAGE_STACKS_MAX][STONEAGE_STACK_TILES]; /* the top one is [7 - left] */
    uint8_t placed[STONEAGE_PLACES][STONEAGE_SEATS_MAX];
    uint8_t zero[1];
};
_Static_assert(sizeof(struct stoneage_state) == 384, "no padding");
_Static_assert(sizeof(struct stoneage_state) <= GAME_STATE_BYTES_MAX, "fits");

/* ---- view ---- */

struct stoneage_slot_view {
    uint8_t place, card, cost;
};
struct stoneage_stack_view {
    uint8_t place, building, left;
};
struct stoneage_place_view {
    uint8_t place, rings, people[STONEAGE_SEATS_MAX], seats;
};
struct stoneage_tile_view {
    uint8_t value, used;
};

struct stoneage_player_view {
    uint8_t seat;
    uint8_t people;
    uint8_t home; /* not on the board */
    uint8_t agriculture;
    uint16_t food;
    int16_t score;
    uint16_t resources[STONEAGE_RESOURCES];
    struct stoneage_tile_view tiles[STONEAGE_TILES];
    uint8_t tool_value; /* of all tiles */
    uint8_t once_count;
    uint8_t once[3];       /* values of open one-use tools */
    uint8_t two_of_choice; /* bool */
    uint8_t missing;       /* food owed now */
    uint8_t extra_cards;   /* how many extra cards it holds */
    uint8_t extra_card;    /* which, for its owner and when the match is over */
    uint8_t buildings_count;
    uint8_t buildings[STONEAGE_BUILDINGS];
    uint8_t cards_count;
    uint8_t cards[STONEAGE_CARDS]; /* taken from the display */
    uint8_t set_1_count, set_1[8]; /* culture symbols this viewer may know, sorted into sets */
    uint8_t set_2_count, set_2[8];
    uint8_t
        trades[STONEAGE_TRADES - 1]; /* farmers, tool makers, hut builders, shamans on its cards */
    uint8_t zero[1];
};
_Static_assert(sizeof(struct stoneage_player_view) == 120, "no padding");

struct stoneage_roll_view {
    uint8_t seat, place, yield, divisor, total, dice_count, dice[STONEAGE_PEOPLE_MAX];
};

struct stoneage_view {
    uint16_t round;
    uint8_t phase, start, turn, seats, deck_left, me;
    uint8_t slots_count;
    struct stoneage_slot_view slots[STONEAGE_CARD_PLACES];
    uint8_t stacks_count;
    struct stoneage_stack_view stacks[STONEAGE_STACKS_MAX];
    uint8_t places_count;
    struct stoneage_place_view places[STONEAGE_PLACES - 1];
    uint8_t rolling; /* a roll is open */
    struct stoneage_roll_view roll;
    uint8_t picking; /* dice for all are on the table */
    uint8_t picker;
    uint8_t pick_place; /* of the card they came with */
    uint8_t pick_count;
    uint8_t pick_dice[STONEAGE_SEATS_MAX]; /* left to pick */
    uint8_t reason;
    uint8_t zero[2];
    struct stoneage_player_view players[STONEAGE_SEATS_MAX];
};
_Static_assert(sizeof(struct stoneage_view) == 192 + 5 * 120, "no padding");
_Static_assert(sizeof(struct stoneage_view) <= GAME_VIEW_BYTES_MAX, "fits");

/* ---- choices ---- */

/* A price in a form that a client can check without knowing rules: total and number of kinds within
 * bounds, each resource within its own; points = points + the sum of points_each. */
struct stoneage_price {
    uint8_t total_least, total_most, kinds_least, kinds_most;
    uint8_t least[STONEAGE_RESOURCES],
        most[STONEAGE_RESOURCES]; /* most: never more than the seat has */
    uint8_t points;
    uint8_t points_each[STONEAGE_RESOURCES];
    uint8_t payable; /* bool: the seat can meet it */
};

struct stoneage_place_choice {
    uint8_t place, least, most;
    uint8_t expect_count;
    uint8_t expect[STONEAGE_PEOPLE_MAX]; /* [n-1]: tenths of what n people gather on average without
                                            tools; empty where nothing is rolled */
};

struct stoneage_choices {
    uint8_t decision;
    uint8_t place; /* where the roll or the price is */
    uint8_t places_count;
    struct stoneage_place_choice places[STONEAGE_PLACES - 1]; /* ASK_PLACE */
    uint8_t use_count;
    uint8_t use[STONEAGE_PLACES - 1];        /* ASK_USE */
    uint8_t total, divisor, yield;           /* ASK_TOOLS: the roll's total without tools */
    uint8_t tool_values[STONEAGE_TOOL_BITS]; /* by bit; 0: not there or used */
    uint8_t gain_count;
    uint8_t gain[STONEAGE_TOOL_SETS]; /* ASK_TOOLS, by set of tools: what it would give */
    uint8_t zero[2];
    uint16_t tools;              /* the bits that may be used */
    struct stoneage_price price; /* ASK_PAY, ASK_FEED */
    uint8_t may_decline;         /* bool */
    uint8_t may_take;            /* bool: two-of-choice may be used now */
    uint8_t may_starve;          /* bool */
    uint8_t missing;             /* ASK_FEED */
    uint8_t penalty;             /* points that starving costs */
    uint8_t pick_count;
    uint8_t pick[STONEAGE_SEATS_MAX]; /* ASK_PICK: different values of the dice left, ascending */
    uint8_t zero2[1];
};
_Static_assert(sizeof(struct stoneage_choices) == 352, "no padding");
_Static_assert(sizeof(struct stoneage_choices) <= GAME_CHOICES_BYTES_MAX, "fits");

extern const struct game stoneage;

#endif
