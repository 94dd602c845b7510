/* The structs behind game.view and game.choices: the information of a seat about a match and its
 * moves. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VIEWS_H
#define GAMES_STONEAGE_VIEWS_H

#include "games/stoneage/stoneage.h"

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
    uint16_t resources[STONEAGE_GOODS];
    struct stoneage_tile_view tiles[STONEAGE_TILES];
    uint8_t tool_value; /* of all tiles */
    uint8_t once_count;
    uint8_t once[3];       /* values of open one-use tools */
    uint8_t two_of_choice; /* bool */
    uint8_t missing;       /* food owed now */
    uint8_t trade_level;
    uint8_t traded; /* bool: in this round */
    uint8_t igloos;
    uint8_t joined;      /* people with the herd */
    uint8_t eats;        /* food that its people need in addition to agriculture */
    uint8_t extra_cards; /* number of face-down cards */
    uint8_t extra_known_count;
    uint8_t extra_known[STONEAGE_CARDS]; /* the face-down cards themselves, for their owner and
                                            after the end of the match */
    uint8_t mammoths_count;
    uint8_t mammoths[STONEAGE_MAMMOTHS];
    uint8_t buildings_count;
    uint8_t buildings[STONEAGE_BUILDINGS];
    uint8_t cards_count;
    uint8_t cards[STONEAGE_CARDS]; /* taken from the display */
    uint8_t set_1_count, set_1[8]; /* culture symbols that this viewer may know, sorted into sets */
    uint8_t set_2_count, set_2[8];
    uint8_t professions[STONEAGE_PROFESSIONS - 1]; /* farmers, tool makers, hut builders, shamans,
                                            merchants on its cards */
    uint8_t zero[1];
};
_Static_assert(sizeof(struct stoneage_player_view) == 222, "no padding");

struct stoneage_roll_view {
    uint8_t seat, place, yield, divisor, total, penalty, dice_count, dice[STONEAGE_PEOPLE_MAX];
};

struct stoneage_view {
    uint16_t round;
    uint16_t options;
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
    uint8_t pick_place; /* place of the card with which they were rolled */
    uint8_t pick_count;
    uint8_t pick_dice[STONEAGE_SEATS_MAX]; /* remaining dice */
    uint8_t trade_dice;                    /* bool: their gains are those of the expansion's table
                                            */
    uint8_t reason;
    uint8_t penalty; /* penalty of the animals on display for each roll */
    uint8_t got;     /* goods received in an exchange; they must go into the open payment */
    uint8_t igloos_left;
    uint8_t herd_place; /* place of the herd */
    uint8_t herd_tile;  /* the tile that can be won there */
    uint8_t herd_next;  /* the place on the back of the next tile */
    uint8_t herd_left;  /* number of remaining tiles */
    uint8_t zero[1];
    struct stoneage_player_view players[STONEAGE_SEATS_MAX];
};
_Static_assert(sizeof(struct stoneage_view) == 240 + 5 * 222, "no padding");
_Static_assert(sizeof(struct stoneage_view) <= GAME_VIEW_BYTES_MAX, "fits");

/* ---- choices ---- */

/* A price in a form that a client can check without knowing rules: total and number of kinds of
 * resources (jewellery does not count) within bounds, each good within its own. The points are
 * `points` + the sum of points_each. `extra` may be paid in addition, from the store, for
 * extra_points. */
struct stoneage_price {
    uint8_t total_least, total_most, kinds_least, kinds_most;
    uint8_t least[STONEAGE_GOODS], most[STONEAGE_GOODS]; /* most: at most the amount that the seat
                                                            has */
    uint8_t points;
    uint8_t points_each[STONEAGE_GOODS];
    uint8_t payable; /* bool: the seat can meet it */
    uint8_t extra;   /* enum stoneage_yield; 0: nothing, or the seat cannot afford it */
    uint8_t extra_points;
    uint8_t zero[1];
};

/* An exchange that leads to a payment. */
struct stoneage_exchange_choice {
    uint8_t give, get; /* enum stoneage_bundle */
};
#define STONEAGE_EXCHANGE_CHOICES 75

#define STONEAGE_TOGETHER 7 /* hunt, four places of resources, hut, field */

struct stoneage_place_choice {
    uint8_t place, least, most;
    uint8_t expect_count;
    uint8_t expect[STONEAGE_PEOPLE_MAX]; /* [n-1]: average yield of n people in tenths, without
                                            tools; empty for places without a roll */
    uint8_t tools_count;
    uint8_t expect_tools[STONEAGE_PEOPLE_MAX]; /* the same with all unused tool tiles; empty without
                                                  any */
};

/* The reason for which a place on the board is not in `places`. */
enum stoneage_shut_why {
    STONEAGE_SHUT_NONE,
    STONEAGE_SHUT_EMPTY,   /* no card and no building lies there */
    STONEAGE_SHUT_MINE,    /* the seat has people there already */
    STONEAGE_SHUT_FULL,    /* all rings are taken */
    STONEAGE_SHUT_PLAYERS, /* as many players as the number of seats allows have people there */
    STONEAGE_SHUT_VILLAGE, /* as many village places as the number of seats allows are taken */
    STONEAGE_SHUT_PEOPLE,  /* it requires more people than the seat has at home */
};
struct stoneage_shut {
    uint8_t place, why;
};

struct stoneage_choices {
    uint8_t decision;
    uint8_t place; /* place of the roll or the price */
    uint8_t places_count;
    struct stoneage_place_choice places[STONEAGE_PLACES - 1]; /* ASK_PLACE */
    uint8_t use_count;
    uint8_t use[STONEAGE_PLACES - 1]; /* ASK_USE */
    uint8_t together_count;
    uint8_t together[STONEAGE_TOGETHER];     /* ASK_USE: two or more, whose order has no effect */
    uint8_t total, divisor, yield;           /* ASK_TOOLS: the roll's total without tools */
    uint8_t tool_values[STONEAGE_TOOL_BITS]; /* by bit; 0: missing or used */
    uint8_t gain_count;
    uint8_t gain[STONEAGE_TOOL_SETS]; /* ASK_TOOLS, by set of tools: its yield */
    uint8_t zero[2];
    uint16_t tools;              /* bits of the usable tools */
    struct stoneage_price price; /* ASK_PAY, ASK_FEED */
    uint8_t may_decline;         /* bool */
    uint8_t may_take;            /* bool: two-of-choice may be used now */
    uint8_t may_starve;          /* bool */
    uint8_t missing;             /* ASK_FEED */
    uint8_t penalty;             /* points that starving costs */
    uint8_t pick_count;
    uint8_t pick[STONEAGE_SEATS_MAX]; /* ASK_PICK: different values of the remaining dice, ascending
                                       */
    uint8_t exchanges_count;
    struct stoneage_exchange_choice exchanges[STONEAGE_EXCHANGE_CHOICES]; /* ASK_PAY, ASK_SECOND */
    uint8_t amount;            /* ASK_SPLIT: food and jewellery together */
    uint8_t join_prices_count; /* ASK_JOIN: number of people that may join */
    struct stoneage_price join_prices[STONEAGE_PEOPLE_MAX]; /* [n-1]: resources for n people, in
                                                               place of food; each unpaid person
                                                               costs one food */
    uint8_t one, all; /* ASK_TAME: enum stoneage_mammoth_bonus */
    uint8_t shut_count;
    struct stoneage_shut shut[STONEAGE_PLACES - 1]; /* ASK_PLACE */
    uint8_t
        cheapest[STONEAGE_GOODS];    /* ASK_PAY, ASK_SECOND, ASK_FEED: payment of the least worth */
    uint8_t dearest[STONEAGE_GOODS]; /* payment of the greatest worth */
    uint8_t nothing[1];
};
_Static_assert(sizeof(struct stoneage_choices) == 1092, "no padding");
_Static_assert(sizeof(struct stoneage_choices) <= GAME_CHOICES_BYTES_MAX, "fits");

#endif
