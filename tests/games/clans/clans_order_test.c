/* Several villages in one move: the mover says in which order. */
#include "games/clans/clans_table.h"
#include "games/clans/rules/legal.h"
#include "games/clans/core/score.h"

/* A4 stands between A1 (forest) and E1 (grassland); when it moves, both are villages. */
static void two(struct clans_table *t, uint8_t seats, unsigned chips)
{
    clans_table_begin(t, seats);
    clans_table_huts(t, "A1", "red 2");
    clans_table_huts(t, "A4", "blue 1");
    clans_table_huts(t, "E1", "green 3");
    clans_table_huts(t, "L2", "red 1");
    clans_table_huts(t, "L5", "red 1");
    clans_table_chips(t, 1, chips);
}

/* A5 stands between A1 (forest), A3 (mountain) and E1 (grassland). */
static void three(struct clans_table *t, unsigned chips)
{
    clans_table_begin(t, 2);
    clans_table_huts(t, "A5", "blue 1");
    clans_table_huts(t, "A1", "red 2");
    clans_table_huts(t, "A3", "green 3");
    clans_table_huts(t, "E1", "black 4");
    clans_table_huts(t, "L2", "red 1");
    clans_table_huts(t, "L5", "red 1");
    clans_table_chips(t, 1, chips);
}

Test(clans_order, two_villages_of_one_move_are_asked_for_and_the_last_comes_by_itself)
{
    struct clans_table t;
    two(&t, 3, 0);
    PLAYS(&t, 0, "move A4 A1");
    EVENTS(&t, "0 moved A4 A1 blue 1\n0 order_asked 2 A1 E1\n");
    ASKED(&t, 0, "found");
    ASKED(&t, 1, "");
    cr_assert_eq(clans_to_act(&t.state), 1);
    PLAYS(&t, 0, "found E1");
    EVENTS(&t, "0 founded E1 1 1\nscored E1 3 0 3 green\n"
               "0 founded A1 1 2\nscored A1 3 1 4 red blue\n1 turn_began\n");
}

Test(clans_order, order_is_asked_also_when_it_makes_no_difference)
{
    struct clans_table t;
    two(&t, 2, 0);
    PLAYS(&t, 0, "move A4 E1");
    HAPPENED(&t, "0 order_asked 2 A1 E1");
}

Test(clans_order, one_village_is_not_asked_for)
{
    struct clans_table t;
    two(&t, 2, 0);
    clans_table_huts(&t, "E4", "black 1"); /* E1 is no longer alone */
    PLAYS(&t, 0, "move A4 E1");
    HAPPENED(&t, "0 founded A1 1 1");
    ASKED(&t, 0, "");
}

Test(clans_order, later_village_can_be_in_the_next_epoch_and_the_mover_decides_which)
{
    struct clans_table t;
    two(&t, 2, 3); /* one chip is left in epoch 1, where forest scores 1 more */
    PLAYS(&t, 0, "move A4 A1");
    PLAYS(&t, 0, "found A1");
    EVENTS(&t, "0 founded A1 1 4\nscored A1 3 1 4 red blue\nepoch_began 2\n"
               "0 founded E1 2 5\ndoomed E1 green 3\n1 turn_began\n");
    SCORES(&t, 4, 4, 0, 0, 0);
    two(&t, 2, 3);
    PLAYS(&t, 0, "move A4 A1");
    PLAYS(&t, 0, "found E1");
    EVENTS(&t, "0 founded E1 1 4\nscored E1 3 0 3 green\nepoch_began 2\n"
               "0 founded A1 2 5\nscored A1 3 0 3 red blue\n1 turn_began\n");
    SCORES(&t, 3, 3, 3, 0, 0);
}

Test(clans_order, mover_takes_all_the_chips)
{
    struct clans_table t;
    three(&t, 0);
    PLAYS(&t, 0, "move A5 A1");
    PLAYS(&t, 0, "found A3");
    PLAYS(&t, 0, "found A1");
    cr_assert_eq(clans_chips_of(&t.state, 0), 3);
    cr_assert_eq(clans_chips_of(&t.state, 1), 0);
    cr_assert_eq(t.state.turn, 1);
}

Test(clans_order, three_villages_come_in_each_of_six_orders)
{
    static const char *const names[] = {"A1", "A3", "E1"};
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (unsigned i = 0; i < 6; i++) {
        struct clans_table t;
        three(&t, 3);
        PLAYS(&t, 0, "move A5 A1");
        HAPPENED(&t, "0 order_asked 3 A1 A3 E1");
        for (unsigned j = 0; j < 2; j++) {
            char move[] = "found A1";
            move[6] = names[orders[i][j]][0];
            move[7] = names[orders[i][j]][1];
            cr_assert_eq(clans_table_legal_count(&t, 0), 3 - j);
            PLAYS(&t, 0, move);
            if (j == 0) REFUSES(&t, 0, move, "bad_place");
        }
        for (unsigned j = 0; j < 3; j++) {
            cr_assert_eq(t.state.villages[3 + j].territory,
                         clans_table_territory(names[orders[i][j]]));
        }
        cr_assert_eq(t.state.turn, 1);
    }
}

Test(clans_order, nothing_but_one_of_the_villages_answers)
{
    struct clans_table t;
    two(&t, 2, 0);
    PLAYS(&t, 0, "move A4 A1");
    REFUSES(&t, 0, "move L2 L5", "wrong_kind");
    REFUSES(&t, 0, "found L2", "bad_place");
    REFUSES(&t, 0, "found A4", "bad_place");
    REFUSES(&t, 0, "found -", "bad_place");
    REFUSES(&t, 1, "found A1", "not_your_turn");
    cr_assert_eq(clans_table_legal_count(&t, 1), 0);
}

Test(clans_order, mover_picks_the_twelfth_and_the_rest_score_nothing_and_bring_no_chip)
{
    struct clans_table t;
    two(&t, 2, 11);
    PLAYS(&t, 0, "move A4 A1");
    HAPPENED(&t, "0 order_asked 1 A1 E1");
    ASKED(&t, 0, "found");
    PLAYS(&t, 0, "found E1");
    HAPPENED(&t, "0 founded E1 5 12");
    HAPPENED(&t, "scored E1 3 5 8 green");
    HAPPENED(&t, "not_founded A1");
    HAPPENED(&t, "ended villages");
    SCORES(&t, 0, 0, 8, 0, 0);
    cr_assert_eq(clans_chips_of(&t.state, 0), 1);
    cr_assert_eq(t.state.founded >> CLANS_A1 & 1, 0, "huts stay, and are no village");
    cr_assert_eq(clans_size(t.state.huts[CLANS_A1]), 3);
}

Test(clans_order, with_more_villages_than_chips_it_is_an_ordered_choice_of_those_that_score)
{
    struct clans_table t;
    three(&t, 10); /* the last chip of epoch 4 and that of epoch 5 */
    PLAYS(&t, 0, "move A5 A1");
    HAPPENED(&t, "0 order_asked 2 A1 A3 E1");
    PLAYS(&t, 0, "found E1");
    EVENTS(&t, "0 founded E1 4 11\nscored E1 4 4 8 black\nepoch_began 5\n");
    ASKED(&t, 0, "found");
    PLAYS(&t, 0, "found A3");
    HAPPENED(&t, "0 founded A3 5 12");
    HAPPENED(&t, "scored A3 3 5 8 green");
    HAPPENED(&t, "not_founded A1");
    SCORES(&t, 0, 0, 8, 0, 8);
}
