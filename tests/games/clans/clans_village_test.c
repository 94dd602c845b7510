/* Villages: when they are founded, doom, strife, value, epochs. */
#include "games/clans/rules/check.h"
#include "games/clans/clans_table.h"
#include "games/clans/rules/legal.h"
#include "games/clans/rules/move.h"
#include "games/clans/core/score.h"

#include <string.h>

static void spare(struct clans_table *t)
{
    clans_table_huts(t, "L2", "red 1");
    clans_table_huts(t, "L5", "red 1");
}

/* Seat 0 founds a village of `huts` and of one more of `joins` on a territory that is next to A1
 * (or on A1 itself), as chip `chip`. */
static void found(struct clans_table *t, const char *territory, const char *huts, const char *joins,
                  unsigned chip)
{
    bool corner = strcmp(territory, "A1") == 0;
    char move[32] = "move A4 A1";
    clans_table_begin(t, 2);
    spare(t);
    clans_table_huts(t, territory, huts);
    clans_table_huts(t, corner ? "A4" : "A1", joins);
    clans_table_chips(t, 1, chip - 1);
    if (!corner) {
        memcpy(move + 5, "A1", 2);
        memcpy(move + 8, territory, 2);
    }
    PLAYS(t, 0, move);
    cr_assert_eq(t->state.village_count, chip);
}

#define FOREST_LAND    "A1"
#define GRASSLAND_LAND "A2"
#define MOUNTAIN_LAND  "A4"
#define STEPPE_LAND    "A5"

/* ---- when ---- */

static void three_in_a_row(struct clans_table *t)
{
    clans_table_begin(t, 2);
    clans_table_huts(t, "A1", "red 2");
    clans_table_huts(t, "A4", "blue 1");
    clans_table_huts(t, "E1", "green 1");
    clans_table_huts(t, "E4", "black 1");
}

Test(clans_village,
     example_area_1_is_founded_when_area_2_moves_to_1_or_to_3_but_not_to_the_empty_one)
{
    struct clans_table t;
    three_in_a_row(&t);
    REFUSES(&t, 0, "move A4 A5", "bad_place");
    PLAYS(&t, 0, "move A4 A1");
    HAPPENED(&t, "0 founded A1 1 1");
    HAPPENED(&t, "scored A1 3 1 4 red blue");
    three_in_a_row(&t);
    PLAYS(&t, 0, "move A4 E1");
    HAPPENED(&t, "0 founded A1 1 1");
    HAPPENED(&t, "scored A1 2 1 3 red");
    cr_assert_eq(t.state.village_count, 1, "E1 still has E4 beside it");
}

Test(clans_village, one_hut_suffices)
{
    struct clans_table t;
    three_in_a_row(&t);
    clans_table_huts(&t, "A1", "yellow 1");
    PLAYS(&t, 0, "move A4 E1");
    HAPPENED(&t, "scored A1 1 1 2 yellow");
}

Test(clans_village, village_with_an_occupied_neighbour_is_none)
{
    struct clans_table t;
    three_in_a_row(&t);
    PLAYS(&t, 0, "move E1 A4");
    EVENTS(&t, "0 moved E1 A4 green 1\n0 founded E4 1 1\ndoomed E4 black 1\n1 turn_began\n");
    cr_assert_eq(t.state.founded, CLANS_BIT(CLANS_E4), "A1 and A4 are side by side");
}

Test(clans_village, edge_of_the_board_and_lakes_do_not_count_as_neighbours)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1"); /* A5 lies on the lake, F1 on its other shore */
    clans_table_huts(&t, "A5", "red 1");
    clans_table_huts(&t, "F1", "blue 1");
    clans_table_huts(&t, "F2", "blue 1");
    PLAYS(&t, 0, "move A4 A5");
    HAPPENED(&t, "0 founded A5 1 1");
    found(&t, FOREST_LAND, "red 1", "red 1", 1); /* a corner of the board */
}

Test(clans_village, river_does_not_found)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A2", "red 1");
    clans_table_huts(&t, "A3", "red 1");
    clans_table_huts(&t, "B1", "blue 1");
    PLAYS(&t, 0, "move A2 A3");
    EVENTS(&t, "0 moved A2 A3 red 1\n1 turn_began\n");
}

Test(clans_village, candidates_are_where_the_huts_go_and_neighbours_of_where_they_left)
{
    struct clans_table t;
    clans_table_begin_full(&t, 2, 4);
    unsigned seen = 0;
    for (uint64_t random = 1; clans_to_act(&t.state) != 0;) {
        struct game_move legal[GAME_LEGAL_MAX];
        struct clans_move move;
        uint8_t seat = clans_first(clans_to_act(&t.state));
        unsigned count = clans.legal(&t.state, seat, legal);
        random = random * UINT64_C(6364136223846793005) + 1;
        memcpy(&move, &legal[(random >> 33) % count], sizeof(move));
        if (move.kind == CLANS_MOVE_MOVE) {
            uint64_t after = t.state.occupied & ~CLANS_BIT(move.from);
            uint64_t alone = 0; /* all over the board */
            for (uint64_t rest = after & ~t.state.founded; rest != 0; rest &= rest - 1)
                if ((clans_neighbours(&t.state, clans_first(rest)) & after) == 0)
                    alone |= rest & -rest;
            cr_assert_eq(clans_candidates(&t.state, move.from, move.to), alone);
            seen += clans_count(alone);
        }
        struct game_move bytes;
        struct clans_state next;
        memcpy(&bytes, &move, sizeof(bytes));
        cr_assert_eq(clans.decide(&t.state, seat, &bytes, NULL, &t.events, &next), GAME_ACCEPTED);
        t.state = next;
    }
    cr_assert_gt(seen, 6);
}

Test(clans_village, founded_village_stays_and_neither_moves_nor_grows_nor_is_founded_again)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 2 blue 1", "red 1", 1);
    cr_assert_eq(clans_size(t.state.huts[CLANS_A1]), 4);
    cr_assert_eq(t.state.founded, CLANS_BIT(CLANS_A1));
    REFUSES(&t, 1, "move A1 A4", "bad_place");
    REFUSES(&t, 1, "move A4 A1", "bad_place");
    PLAYS(&t, 1, "move L2 L5");
    NEVER(&t, "1 founded A1 1 2");
}

/* ---- value ---- */

Test(clans_village, value_on_ordinary_land_is_the_number_of_huts)
{
    struct clans_table t;
    found(&t, GRASSLAND_LAND, "red 2 blue 1", "black 1", 1);
    EVENTS(&t, "0 moved A1 A2 black 1\n0 founded A2 1 1\nscored A2 4 0 4 red blue black\n"
               "1 turn_began\n");
    SCORES(&t, 4, 4, 0, 0, 4);
}

Test(clans_village, example_3_blue_1_yellow_1_red_in_the_forest_of_epoch_1_are_worth_6_to_each)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "blue 3 yellow 1", "red 1", 1);
    HAPPENED(&t, "scored A1 5 1 6 red blue yellow");
    SCORES(&t, 6, 6, 0, 6, 0);
}

Test(clans_village, example_grassland_in_epoch_2_is_worth_nothing_and_all_huts_go)
{
    struct clans_table t;
    found(&t, GRASSLAND_LAND, "blue 3 yellow 1", "red 1", 5);
    EVENTS(&t, "0 moved A1 A2 red 1\n0 founded A2 2 5\ndoomed A2 red 1 blue 3 yellow 1\n"
               "1 turn_began\n");
    SCORES(&t, 0, 0, 0, 0, 0);
    cr_assert_eq(t.state.occupied >> CLANS_A2 & 1, 0);
}

Test(clans_village, example_steppe_in_epoch_3_earns_3_more)
{
    struct clans_table t;
    found(&t, STEPPE_LAND, "blue 3 yellow 1", "red 1", 8);
    HAPPENED(&t, "scored A5 5 3 8 red blue yellow");
    SCORES(&t, 8, 8, 0, 8, 0);
}

Test(clans_village, each_colour_scores_the_whole_value_whatever_its_number_of_huts)
{
    struct clans_table t;
    found(&t, GRASSLAND_LAND, "red 9 blue 1", "green 1", 1);
    SCORES(&t, 11, 11, 11, 0, 0);
}

Test(clans_village, every_land_in_every_epoch_is_worth_what_the_chart_says)
{
    static const struct {
        const char *land;
        uint8_t points[CLANS_EPOCHS]; /* of 3 huts; 0: doomed */
    } rows[] = {
        {FOREST_LAND, {4, 3, 0, 3, 8}},
        {MOUNTAIN_LAND, {0, 5, 3, 3, 8}},
        {STEPPE_LAND, {3, 3, 6, 0, 8}},
        {GRASSLAND_LAND, {3, 0, 3, 7, 8}},
    };
    static const uint8_t chips[CLANS_EPOCHS] = {1, 5, 8, 10, 12};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        for (unsigned j = 0; j < CLANS_EPOCHS; j++) {
            struct clans_table t;
            found(&t, rows[i].land, "red 2", "red 1", chips[j]);
            cr_assert_eq(t.state.scores[CLANS_RED], rows[i].points[j], "%s in epoch %u",
                         rows[i].land, j + 1);
            cr_assert_eq(t.state.villages[chips[j] - 1].value, rows[i].points[j]);
        }
    }
}

/* ---- chips and epochs ---- */

Test(clans_village, mover_takes_the_next_chip)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 1", "red 1", 3);
    HAPPENED(&t, "0 founded A1 1 3");
    cr_assert_eq(clans_chips_of(&t.state, 0), 1);
    cr_assert_eq(clans_chips_of(&t.state, 1), 2);
}

Test(clans_village, chip_is_taken_also_for_a_destroyed_village)
{
    struct clans_table t;
    found(&t, MOUNTAIN_LAND, "red 1", "red 1", 1);
    HAPPENED(&t, "doomed A4 red 2");
    cr_assert_eq(clans_chips_of(&t.state, 0), 1);
}

Test(clans_village, chip_is_taken_also_where_everybody_leaves)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 1 blue 1 green 1 yellow 1", "black 1", 1);
    cr_assert_eq(clans_chips_of(&t.state, 0), 1);
}

Test(clans_village, epoch_ends_with_its_last_chip_which_still_belongs_to_it)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 1", "red 1", 4);
    HAPPENED(&t, "0 founded A1 1 4");
    HAPPENED(&t, "scored A1 2 1 3 red");
    HAPPENED(&t, "epoch_began 2");
    found(&t, FOREST_LAND, "red 1", "red 1", 3);
    NEVER(&t, "epoch_began 2");
}

Test(clans_village, destroyed_village_does_not_found_others)
{
    struct clans_table t;
    found(&t, MOUNTAIN_LAND, "red 1", "red 1", 1);
    cr_assert_eq(t.state.village_count, 1);
    cr_assert_eq(t.state.founded, CLANS_BIT(CLANS_A4), "marked though it is empty");
}

/* ---- strife ---- */

Test(clans_village, example_strife_of_4_black_2_red_and_three_single_huts_leaves_6)
{
    struct clans_table t;
    found(&t, GRASSLAND_LAND, "red 2 blue 1 yellow 1 black 4", "green 1", 1);
    EVENTS(&t, "0 moved A1 A2 green 1\n0 founded A2 1 1\nstrife A2 blue 1 green 1 yellow 1\n"
               "scored A2 6 0 6 red black\n1 turn_began\n");
    SCORES(&t, 6, 0, 0, 0, 6);
    cr_assert_eq(clans_size(t.state.huts[CLANS_A2]), 6);
}

Test(clans_village, strife_needs_all_five_colours)
{
    static const char *const huts[CLANS_COLOURS][2] = {
        {"blue 1 green 1 yellow 1", "scored A2 4 0 4 blue green yellow black"},
        {"red 1 green 1 yellow 1", "scored A2 4 0 4 red green yellow black"},
        {"red 1 blue 1 yellow 1", "scored A2 4 0 4 red blue yellow black"},
        {"red 1 blue 1 green 1", "scored A2 4 0 4 red blue green black"},
        {"red 1 blue 1 green 1 yellow 1", "scored A2 5 0 5 red blue green yellow"},
    };
    for (unsigned i = 0; i < CLANS_COLOURS; i++) {
        struct clans_table t;
        found(&t, GRASSLAND_LAND, huts[i][0], i == CLANS_BLACK ? "yellow 1" : "black 1", 1);
        HAPPENED(&t, huts[i][1]);
    }
}

Test(clans_village, five_single_huts_all_leave_and_nobody_scores_not_even_the_bonus)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 1 blue 1 green 1 yellow 1", "black 1", 1);
    EVENTS(&t, "0 moved A4 A1 black 1\n0 founded A1 1 1\n"
               "strife A1 red 1 blue 1 green 1 yellow 1 black 1\n1 turn_began\n");
    SCORES(&t, 0, 0, 0, 0, 0);
    cr_assert_eq(t.state.occupied >> CLANS_A1 & 1, 0);
}

Test(clans_village, five_pairs_lose_nothing)
{
    struct clans_table t;
    found(&t, GRASSLAND_LAND, "red 2 blue 2 green 2 yellow 2 black 1", "black 1", 1);
    HAPPENED(&t, "scored A2 10 0 10 red blue green yellow black");
}

Test(clans_village, strife_waits_for_the_founding)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 1 blue 1");
    clans_table_huts(&t, "A2", "green 1 yellow 1 black 1");
    clans_table_huts(&t, "A3", "red 1");
    PLAYS(&t, 0, "move A1 A2");
    EVENTS(&t, "0 moved A1 A2 red 1 blue 1\n1 turn_began\n");
    cr_assert_eq(clans_size(t.state.huts[CLANS_A2]), 5);
}

Test(clans_village, bonus_comes_on_top_of_what_strife_leaves)
{
    struct clans_table t;
    found(&t, FOREST_LAND, "red 2 blue 1 yellow 1 black 4", "green 1", 1);
    HAPPENED(&t, "scored A1 6 1 7 red black");
}

Test(clans_village, all_five_colours_on_unfavourable_land_are_removed_altogether)
{
    struct clans_table t;
    found(&t, MOUNTAIN_LAND, "red 2 blue 1 yellow 1 black 4", "green 1", 1);
    HAPPENED(&t, "doomed A4 red 2 blue 1 green 1 yellow 1 black 4");
    SCORES(&t, 0, 0, 0, 0, 0);
}

Test(clans_village, score_above_60_counts_on)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 6 blue 12 green 12");
    clans_table_huts(&t, "A4", "yellow 6");
    clans_table_huts(&t, "G2", "red 6 yellow 5 black 12");
    clans_table_huts(&t, "G4", "yellow 1");
    PLAYS(&t, 0, "move A4 A1");
    SCORES(&t, 37, 37, 37, 37, 0);
    PLAYS(&t, 1, "move G4 G2");
    SCORES(&t, 61, 37, 37, 61, 24);
    cr_assert_null(clans_check(&t.state));
}
