/* A table to test rules on: a state that is put together by hand, fixed dice, moves and events as
 * text. Every accepted move is checked by the way: invariants, and that its events fold onto the
 * same state. */
#ifndef SUPPORT_STONEAGE_TABLE_H
#define SUPPORT_STONEAGE_TABLE_H

#include "games/stoneage/core/luck.h"
#include "games/stoneage/rules.h"
#include "games/stoneage/rules/check.h"
#include "games/stoneage/variants/animals.h"
#include "games/stoneage/view/choices.h"
#include "games/stoneage/view/redraw.h"
#include "games/stoneage/view/view.h"

#include <criterion/criterion.h>

struct table {
    struct stoneage_state state;
    struct game_events events; /* of the last accepted move */
    struct chance chance;      /* gives the fixed dice, in the order of table_dice() */
    uint8_t dice[128];
    unsigned dice_count;
    unsigned dice_next;
    char text[8192];
};

/* A match of `seats` seats at its beginning; seat 0 starts and is to place. */
void table_begin(struct table *table, uint8_t seats);
/* The same with variants (enum stoneage_option). */
void table_begin_with(struct table *table, uint8_t seats, uint16_t options);
/* Phase 2, the turn of `seat`, after people were put on the board with table_people(). */
void table_act(struct table *table, uint8_t seat);
/* Everybody is at home: phase 3 begins. */
void table_feed(struct table *table);
/* Everybody has eaten: the round ends. */
void table_round_end(struct table *table);

void table_people(struct table *table, uint8_t seat, uint8_t place, uint8_t people);
void table_resources(struct table *table, uint8_t seat, uint16_t wood, uint16_t brick,
                     uint16_t stone, uint16_t gold);
void table_tiles(struct table *table, uint8_t seat, uint8_t first, uint8_t second, uint8_t third);
/* Puts the card on display at `place`; it must still be in the deck or on display. */
void table_card(struct table *table, uint8_t place, uint8_t card);
/* Makes it the next card of the deck. */
void table_deck_top(struct table *table, uint8_t card);
/* Gives the card to the seat as if bought. */
void table_card_give(struct table *table, uint8_t seat, uint8_t card);
/* Lays the building on top of the stack at `place`. */
void table_building(struct table *table, uint8_t place, uint8_t building);
/* Gives the top tile of the stack at `place` to the seat. */
void table_building_give(struct table *table, uint8_t seat, uint8_t place);
/* Takes tiles off until `left` are in the stack: `seat` gets them. */
void table_stack_left(struct table *table, uint8_t seat, uint8_t place, uint8_t left);
/* Takes cards off the deck until `left` are in it: `seat` gets them. */
void table_deck_left(struct table *table, uint8_t seat, uint8_t left);
/* Lays the mammoth tile at this position of the pile. */
void table_tile(struct table *table, uint8_t tile, unsigned position);
/* In the first round: the tile lies open, and the herd is where its back says. */
void table_herd(struct table *table, uint8_t tile);
/* Sets the results of the next dice, as digits: "462". */
void table_dice(struct table *table, const char *dice);

/* Makes a move given as text; returns "accepted" or the refusal's wire name. */
const char *table_move(struct table *table, uint8_t seat, const char *move);
/* The events of the last accepted move, one line each. */
const char *table_events(struct table *table);
/* Returns whether the event is among them, as a whole line. */
bool table_happened(const struct table *table, const char *event);
/* The kinds of question that `seat` is asked, by wire name; "" for none. */
const char *table_asked(const struct table *table, uint8_t seat);
/* Returns whether `seat` may see the event while the match runs. */
bool table_sees(const struct stoneage_event *event, uint8_t seat);
/* Returns whether the move, given as text, is among the legal ones of `seat`. */
bool table_may(const struct table *table, uint8_t seat, const char *move);

#define PLAYS(table, seat, move) cr_assert_str_eq(table_move(table, seat, move), "accepted")

#define REFUSES(table, seat, move, name) cr_assert_str_eq(table_move(table, seat, move), name)
#define EVENTS(table, lines)             cr_assert_str_eq(table_events(table), lines)

#define HAPPENED(table, line) cr_assert(table_happened(table, line), "%s", table_events(table))

#define NEVER(table, line) cr_assert(!table_happened(table, line), "%s", table_events(table))

#define ASKED(table, seat, name) cr_assert_str_eq(table_asked(table, seat), name)

#endif
