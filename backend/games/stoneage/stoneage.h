/* Stone Age: the structs that its files share. RULES.md in this folder names the file of each rule.
 * Everything is a plain struct without pointers or padding. Pure. Any thread. */
#ifndef GAMES_STONEAGE_STONEAGE_H
#define GAMES_STONEAGE_STONEAGE_H

#include "engine/game.h"
#include "games/stoneage/pieces.h"

extern const struct game_draw stoneage_draws[];
extern const struct game_catalogue stoneage_catalogue[];
extern const struct game_sql stoneage_sql;
extern const struct game_conditional stoneage_conditional; /* conditional.c */

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
    STONEAGE_BEGAN,              /* seats, start, options */
    STONEAGE_CARDS_SHUFFLED,     /* cards: top first; seen by no one */
    STONEAGE_BUILDINGS_SHUFFLED, /* buildings: stack 1 top first, then stack 2 ..., the rest is in
                                    the box; seen by no one */
    STONEAGE_ROUND_BEGAN,        /* round, start: tools are unused again */
    STONEAGE_CARD_SLID,          /* from, place */
    STONEAGE_CARD_TURNED,        /* place, card: the top card of the deck */
    STONEAGE_PHASE_BEGAN,        /* phase */
    STONEAGE_TURN_BEGAN,         /* seat: it must place people, or use them */
    STONEAGE_PLACED,             /* seat, place, people */
    STONEAGE_SKIPPED,            /* seat, people: those that are left have no legal place */
    STONEAGE_ROLLED,             /* seat, place, yield, dice: an open roll */
    STONEAGE_TOOLS_USED,         /* seat, value, tools */
    STONEAGE_GATHERED,           /* seat, place, yield, amount: the roll is over */
    STONEAGE_TOOL_MADE,          /* seat, tile, value (0, 0: the tool is at its limit, no effect) */
    STONEAGE_AGRICULTURE_ROSE,   /* seat, level (10 again: no effect) */
    STONEAGE_PERSON_BORN,        /* seat, people: their new number (10 again: no effect) */
    STONEAGE_PRICE_ASKED,        /* seat, place: a payment is owed or declined */
    STONEAGE_PAID,               /* seat, resources */
    STONEAGE_DECLINED,           /* seat, place */
    STONEAGE_CARD_TAKEN,         /* seat, place, card */
    STONEAGE_BUILDING_TAKEN,     /* seat, place, building, points (scored by it) */
    STONEAGE_BUILDING_TURNED,    /* place, building: the next tile of that stack */
    STONEAGE_GAINED,             /* seat, yield, amount: from a card or a die */
    STONEAGE_SCORED,             /* seat, points: from a card */
    STONEAGE_ONCE_TOOL_GAINED,   /* seat, value */
    STONEAGE_TWO_OF_CHOICE_GAINED, /* seat */
    STONEAGE_TOOK,                 /* seat, resources: two-of-choice is used */
    STONEAGE_EXTRA_CARD_DRAWN,     /* seat */
    STONEAGE_EXTRA_CARD_SEEN,      /* seat, card: seen by that seat only */
    STONEAGE_NO_EXTRA_CARD,        /* seat: the deck is empty */
    STONEAGE_DICE_ROLLED, /* seat, place, dice: one die for each player, the seat picks first */
    STONEAGE_DIE_PICKED,  /* seat, die */
    STONEAGE_RETURNED,    /* seat, place, people: the action is over and they return home */
    STONEAGE_HARVESTED,   /* seat, amount: food from agriculture */
    STONEAGE_FED,         /* seat, amount: food paid */
    STONEAGE_WENT_SHORT,  /* seat, missing: owes resources or points */
    STONEAGE_FED_WITH,    /* seat, resources */
    STONEAGE_STARVED,     /* seat, points (10): lost */
    STONEAGE_ENDED,       /* reason */
    STONEAGE_EXTRA_CARD_SHOWN, /* seat, card: at the end, public */
    STONEAGE_TALLIED,          /* seat, row, points, count, factor: a line of the final scoring */
    /* Events of variants. */
    STONEAGE_DECK_SHUFFLED, /* cards: the remaining deck in its new order (animals were added, or
                               passed over); seen by no one */
    STONEAGE_MAMMOTHS_SHUFFLED, /* tiles: the top one first; seen by no one */
    STONEAGE_HERD_MOVED,        /* place, tile: it was turned over; next: the place on the back of
                                   the new top tile (null: no tile is left) */
    STONEAGE_HERD_LEFT,         /* no tile is left */
    STONEAGE_JOIN_ASKED,        /* seat, place */
    STONEAGE_JOINED,            /* seat, people, amount: food paid, resources: paid */
    STONEAGE_CONTEST_ROLLED,    /* seat, roll, dice: a contest for the mammoth, with the number of
                                   its roll */
    STONEAGE_MAMMOTH_TAMED,     /* seat, tile: the seat receives it */
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
            uint8_t amount; /* also holds people, missing, seats, level */
            uint8_t tile;
            uint8_t value; /* also give, roll */
            uint8_t die;
            uint8_t code; /* holds phase, reason or row, bonus, get */
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
    uint8_t
        dice[STONEAGE_PEOPLE_MAX]; /* the open roll, or the dice that are left to pick (0: taken) */
    uint8_t deck_count;            /* number of cards in this match */
    uint8_t deck_next;             /* cards drawn so far */
    uint8_t deck[STONEAGE_CARDS];  /* top first */
    uint8_t slots[STONEAGE_CARD_PLACES];
    uint8_t stack_left[STONEAGE_STACKS_MAX];
    uint8_t stacks[STONEAGE_STACKS_MAX]
                  [STONEAGE_STACK_TILES]; /* the top tile of a stack is at [7 - left] */
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
