/* The end: the twelfth village, no move left, the reveal, chips, ranks. */
#include "engine/match.h"
#include "games/clans/clans_table.h"
#include "games/clans/rules/legal.h"
#include "games/clans/core/score.h"

static void last_village(struct clans_table *t, uint8_t seats, const char *huts)
{
    clans_table_begin(t, seats);
    clans_table_huts(t, "A4", huts);
    clans_table_huts(t, "A1", "red 1");
    clans_table_huts(t, "L2", "red 1");
    clans_table_huts(t, "L5", "red 1");
    clans_table_chips(t, 1, 11);
}

Test(clans_end, twelfth_village_ends_the_match_at_once_and_scores_5_more_on_any_land)
{
    static const char *const lands[] = {"A2", "A4", "A5"};
    for (unsigned i = 0; i < COUNT_OF(lands); i++) {
        struct clans_table t;
        char move[] = "move A1 A2";
        char scored[] = "scored A2 2 5 7 red";
        clans_table_begin(&t, 2);
        clans_table_huts(&t, "A1", "red 1");
        clans_table_huts(&t, lands[i], "red 1");
        clans_table_huts(&t, "L2", "red 1");
        clans_table_huts(&t, "L5", "red 1");
        clans_table_chips(&t, 1, 11);
        move[9] = lands[i][1];
        scored[8] = lands[i][1];
        PLAYS(&t, 0, move);
        HAPPENED(&t, scored);
        HAPPENED(&t, "ended villages");
        cr_assert_eq(clans_to_act(&t.state), 0);
        REFUSES(&t, 1, "move L2 L5", "over");
    }
}

Test(clans_end, eleventh_village_does_not_end_it)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "L2", "red 1");
    clans_table_huts(&t, "L5", "red 1");
    clans_table_chips(&t, 1, 10);
    PLAYS(&t, 0, "move A4 A1");
    HAPPENED(&t, "epoch_began 5");
    HAPPENED(&t, "1 turn_began");
}

Test(clans_end, unformed_villages_score_nothing_at_the_end)
{
    struct clans_table t;
    last_village(&t, 2, "blue 1");
    PLAYS(&t, 0, "move A4 A1");
    SCORES(&t, 7, 7, 0, 0, 0);
    cr_assert_eq(clans_size(t.state.huts[CLANS_L2]), 1);
}

Test(clans_end, no_move_left_ends_the_match_at_once_after_the_village_scored)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_chips(&t, 1, 2);
    PLAYS(&t, 0, "move A4 A1");
    EVENTS(&t, "0 moved A4 A1 red 1\n0 founded A1 1 3\nscored A1 2 1 3 red\nended no_moves\n"
               "0 clan_shown red\n1 clan_shown blue\n"
               "disc_removed green\ndisc_removed yellow\ndisc_removed black\n"
               "0 tallied track 3 0 0\n0 tallied chips 1 1 1\n"
               "1 tallied track 0 0 0\n1 tallied chips 2 2 1\n");
}

Test(clans_end, no_move_left_after_several_villages_ends_it_when_the_order_is_said)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "E1", "red 1");
    PLAYS(&t, 0, "move A4 A1");
    ASKED(&t, 0, "found");
    PLAYS(&t, 0, "found A1");
    HAPPENED(&t, "0 founded E1 1 2");
    HAPPENED(&t, "ended no_moves");
}

Test(clans_end, clans_are_shown_and_discs_without_a_player_leave_the_track)
{
    for (uint8_t seats = 2; seats <= 4; seats++) {
        struct clans_table t;
        last_village(&t, seats, "black 1");
        cr_assert_eq(t.state.discs, 31, "all five are there during the match");
        PLAYS(&t, 0, "move A4 A1");
        cr_assert_eq(t.state.discs, (1u << seats) - 1);
        HAPPENED(&t, "0 clan_shown red");
        HAPPENED(&t, "disc_removed black");
        cr_assert_eq(clans_table_happened(&t, "3 clan_shown yellow"), seats == 4);
        cr_assert_eq(clans_table_happened(&t, "disc_removed yellow"), seats < 4);
    }
}

Test(clans_end, chips_are_a_point_each_and_the_highest_total_wins)
{
    struct clans_table t;
    struct game_result result;
    last_village(&t, 3, "green 4");
    PLAYS(&t, 0, "move A4 A1");
    game_result(&clans, &t.state, &result);
    cr_assert_eq(result.over, 1);
    cr_assert_str_eq(clans.reasons.name[result.reason], "villages");
    cr_assert_eq(result.row_count, 2);
    cr_assert_str_eq(clans.sheet_rows.name[result.rows[0].name], "track");
    cr_assert_str_eq(clans.sheet_rows.name[result.rows[1].name], "chips");
    cr_assert_eq(result.rows[0].points[0], 10);
    cr_assert_eq(result.rows[1].points[0], 1);
    cr_assert_eq(result.rows[0].points[1], 0);
    cr_assert_eq(result.rows[1].points[1], 11);
    cr_assert_eq(result.rows[1].count[1], 11);
    cr_assert_eq(result.rows[0].points[2], 10);
    static const int16_t totals[] = {11, 11, 10};
    cr_assert_arr_eq(result.total, totals, sizeof(totals));
}

Test(clans_end, equal_totals_win_together_and_the_next_is_third)
{
    struct clans_table t;
    struct game_result result;
    last_village(&t, 3, "green 4");
    PLAYS(&t, 0, "move A4 A1");
    game_result(&clans, &t.state, &result);
    cr_assert_eq(result.rank[0], 1);
    cr_assert_eq(result.rank[1], 1);
    cr_assert_eq(result.rank[2], 3);
}

Test(clans_end, colours_without_a_player_win_nothing)
{
    struct clans_table t;
    struct game_result result;
    last_village(&t, 2, "black 6");
    t.state.huts[CLANS_A1][CLANS_RED] = 0;
    t.state.huts[CLANS_A1][CLANS_BLACK] = 1;
    PLAYS(&t, 0, "move A4 A1");
    SCORES(&t, 0, 0, 0, 0, 12);
    game_result(&clans, &t.state, &result);
    cr_assert_eq(result.total[0], 1);
    cr_assert_eq(result.total[1], 11);
    cr_assert_eq(result.rank[1], 1);
    cr_assert_eq(result.rank[0], 2);
}

Test(clans_end, result_of_a_running_match_tells_only_the_chips)
{
    struct clans_table t;
    struct game_result result;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A4", "red 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "L2", "red 1");
    clans_table_huts(&t, "L5", "red 1");
    PLAYS(&t, 0, "move A4 A1");
    SCORES(&t, 3, 0, 0, 0, 0);
    game_result(&clans, &t.state, &result);
    cr_assert_eq(result.over, 0);
    cr_assert_eq(result.total[0], 1, "its chip; that red is its clan is a secret");
    cr_assert_eq(result.total[1], 0);
    cr_assert_eq(result.rounds, 1);
}

Test(clans_end, rounds_count_from_1_as_everybody_has_moved)
{
    struct clans_table t;
    struct game_result result;
    static const char *const moves[] = {"move A1 A2", "move C1 C2", "move D1 D2", "move E1 E2"};
    static const uint16_t rounds[] = {1, 1, 2, 2, 3};
    clans_table_begin_full(&t, 2, 3);
    for (unsigned i = 0; i < 4; i++) {
        game_result(&clans, &t.state, &result);
        cr_assert_eq(result.rounds, rounds[i]);
        PLAYS(&t, (uint8_t)(i % 2), moves[i]);
    }
    game_result(&clans, &t.state, &result);
    cr_assert_eq(result.rounds, rounds[4]);
}
