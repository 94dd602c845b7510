/* A Clans board to test rules on: huts put by hand, moves and events as text. Every accepted move
 * is checked by the way: invariants, and that its events fold onto the same state. */
#ifndef SUPPORT_CLANS_TABLE_H
#define SUPPORT_CLANS_TABLE_H

#include "games/clans/rules.h"

#include <criterion/criterion.h>

struct clans_table {
    struct clans_state state;
    struct game_events events; /* of the last accepted move */
    char text[4096];
};

/* A match of `seats` seats with an empty board, before its first move: seat 0 is to move, seat 0
 * has red, seat 1 blue, 2 green, 3 yellow. */
void clans_table_begin(struct clans_table *table, uint8_t seats);

/* A match as it is really set up. */
void clans_table_begin_full(struct clans_table *table, uint8_t seats, uint64_t seed);

/* Puts huts on a territory: "A1", "red 2 blue 1". */
void clans_table_huts(struct clans_table *table, const char *territory, const char *huts);

/* Gives the next `count` chips to the seat, for villages that were destroyed on empty territories.
 * Call it when all huts stand. */
void clans_table_chips(struct clans_table *table, uint8_t seat, unsigned count);

/* The number of a territory. */
uint8_t clans_table_territory(const char *name);

/* Makes a move given as text; returns "accepted" or the refusal's wire name. */
const char *clans_table_move(struct clans_table *table, uint8_t seat, const char *move);

/* The events of the last accepted move, one line each. */
const char *clans_table_events(struct clans_table *table);

/* Returns whether the event is among them, as a whole line. */
bool clans_table_happened(const struct clans_table *table, const char *event);

/* Returns the wire name of the question to `seat`; "" for none. */
const char *clans_table_asked(const struct clans_table *table, uint8_t seat);

/* Returns whether the move, given as text, is among the legal ones of `seat`; the second returns
 * their number. */
bool clans_table_may(const struct clans_table *table, uint8_t seat, const char *move);
unsigned clans_table_legal_count(const struct clans_table *table, uint8_t seat);

#define PLAYS(table, seat, move) cr_assert_str_eq(clans_table_move(table, seat, move), "accepted")

#define REFUSES(table, seat, move, name) cr_assert_str_eq(clans_table_move(table, seat, move), name)
#define EVENTS(table, lines)             cr_assert_str_eq(clans_table_events(table), lines)
#define HAPPENED(table, line)                                                                      \
    cr_assert(clans_table_happened(table, line), "%s", clans_table_events(table))
#define NEVER(table, line)                                                                         \
    cr_assert(!clans_table_happened(table, line), "%s", clans_table_events(table))
#define ASKED(table, seat, name) cr_assert_str_eq(clans_table_asked(table, seat), name)

/* The scores of red, blue, green, yellow and black. */
#define SCORES(table, ...)                                                                         \
    cr_assert_arr_eq((table)->state.scores, ((uint16_t[CLANS_COLOURS]){__VA_ARGS__}),              \
                     sizeof(uint16_t[CLANS_COLOURS]))

#endif
