/* Final scoring, ranks and ties. */
#include "games/stoneage/rules/score.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;
static struct stoneage_tally rows[STONEAGE_ROWS];

static void give(uint8_t seat, const uint8_t *cards, unsigned count)
{
    for (unsigned i = 0; i < count; i++) table_card_give(&t, seat, cards[i]);
}

#define GIVE(seat, ...)                                                                            \
    give(seat, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

static void tally(uint8_t seat)
{
    stoneage_tally(&t.state, seat, true, rows);
}

Test(stoneage_score, example_five_different_symbols_and_one_extra_pottery_are_26)
{
    table_begin(&t, 4);
    GIVE(0, 5, 12, 10, 6, 9);
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_CULTURE].points, 25);
    GIVE(0, 11);
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_CULTURE].points, 26);
}

Test(stoneage_score, all_16_green_cards_are_two_sets_of_8)
{
    table_begin(&t, 4);
    GIVE(1, 5, 6, 9, 10, 11, 12, 15, 17, 18, 25, 27, 28, 29, 31, 32, 36);
    tally(1);
    cr_assert_eq(rows[STONEAGE_ROW_CULTURE].points, 128);
}

Test(stoneage_score, example_5_farmers_by_agriculture_7_are_35)
{
    table_begin(&t, 4);
    GIVE(0, 4, 14, 3);
    t.state.players[0].agriculture = 7;
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_FARMERS].points, 35);
    cr_assert_eq(rows[STONEAGE_ROW_FARMERS].count, 5);
    cr_assert_eq(rows[STONEAGE_ROW_FARMERS].factor, 7);
}

Test(stoneage_score, example_3_tool_makers_by_tools_of_7_are_21)
{
    table_begin(&t, 4);
    GIVE(0, 7, 33);
    table_tiles(&t, 0, 3, 2, 2);
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_TOOL_MAKERS].points, 21);
    cr_assert_eq(rows[STONEAGE_ROW_TOOL_MAKERS].count, 3);
}

Test(stoneage_score, used_tools_count_and_one_use_tools_do_not)
{
    table_begin(&t, 4);
    GIVE(0, 7, 33);
    table_tiles(&t, 0, 1, 1, 0);
    t.state.players[0].tools_used = 3;
    t.state.players[0].once = STONEAGE_ONCE_4;
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_TOOL_MAKERS].factor, 2);
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.tie[0], 0 + 2 + 5);
}

Test(stoneage_score, example_7_hut_builders_by_6_buildings_are_42)
{
    table_begin(&t, 4);
    GIVE(0, 26, 2, 16);
    for (uint8_t i = 0; i < 6; i++)
        table_building_give(&t, 0, (uint8_t)(STONEAGE_BUILDING_1 + i % 4));
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].points, 42);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].count, 7);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].factor, 6);
}

Test(stoneage_score, example_3_shamans_by_8_people_are_24)
{
    table_begin(&t, 4);
    GIVE(0, 22, 20);
    t.state.players[0].people = 8;
    t.state.players[0].home = 8;
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_SHAMANS].points, 24);
}

Test(stoneage_score, leftover_resources_are_1_each_and_food_nothing)
{
    table_begin(&t, 4);
    table_resources(&t, 0, 1, 2, 3, 4);
    t.state.players[0].food = 99;
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_RESOURCES].points, 10);
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.total[0], 10);
}

Test(stoneage_score, unused_two_of_choice_scores_as_two_resources)
{
    table_begin(&t, 4);
    GIVE(0, 36);
    t.state.players[0].two_of_choice = 1;
    table_resources(&t, 0, 1, 0, 0, 0);
    tally(0);
    cr_assert_eq(rows[STONEAGE_ROW_RESOURCES].points, 3);
}

static void end(void)
{
    if (t.state.stack_left[0] > 0) table_stack_left(&t, 1, STONEAGE_BUILDING_1, 0);
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_END);
}

Test(stoneage_score, extra_card_counts_at_the_end_and_is_hidden_before)
{
    table_begin(&t, 2);
    GIVE(0, 32);
    table_deck_top(&t, 22);
    t.state.deck_next++;
    t.state.players[0].extra_cards = UINT64_C(1) << 22;
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rows[STONEAGE_ROW_SHAMANS].points[0], 0, "public points only");
    cr_assert_eq(result.over, 0);
    end();
    HAPPENED(&t, "0 extra_card_shown C22");
    HAPPENED(&t, "0 tallied shamans 10 2 5");
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rows[STONEAGE_ROW_SHAMANS].points[0], 10);
    cr_assert_eq(result.over, 1);
    cr_assert_eq(result.reason, STONEAGE_OVER_BUILDINGS);
}

Test(stoneage_score, score_sheet_has_every_row_and_the_total_is_their_sum)
{
    table_begin(&t, 3);
    GIVE(0, 5, 11, 4, 7, 26, 22);
    t.state.players[0].score = 40;
    t.state.players[0].agriculture = 3;
    table_tiles(&t, 0, 1, 1, 1);
    table_building_give(&t, 0, STONEAGE_BUILDING_2);
    table_resources(&t, 0, 2, 0, 0, 0);
    end();
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.row_count, 7);
    static const int expected[] = {40, 1 + 1, 2 * 3, 2 * 3, 3 * 1, 2 * 5, 2};
    int sum = 0;
    for (unsigned i = 0; i < 7; i++) {
        cr_assert_eq(result.rows[i].name, i);
        cr_assert_eq(result.rows[i].points[0], expected[i], "row %u", i);
        sum += expected[i];
    }
    cr_assert_eq(result.total[0], sum);
    HAPPENED(&t, "0 tallied track 40 0 0");
    HAPPENED(&t, "0 tallied culture 2 0 0");
    HAPPENED(&t, "0 tallied hut_builders 3 3 1");
    HAPPENED(&t, "2 tallied resources 0 0 0");
}

Test(stoneage_score, result_counts_the_rounds_with_the_present_one)
{
    struct game_result result;
    table_begin(&t, 2);
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rounds, 1);
    table_round_end(&t);
    end();
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rounds, 2);
}

Test(stoneage_score, most_points_win)
{
    table_begin(&t, 3);
    t.state.players[0].score = 10;
    t.state.players[1].score = 30;
    t.state.players[2].score = -20;
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rank[0], 2);
    cr_assert_eq(result.rank[1], 1);
    cr_assert_eq(result.rank[2], 3);
    cr_assert_eq(result.total[2], -20);
}

Test(stoneage_score, ties_go_to_agriculture_and_tools_and_people_in_one_sum)
{
    table_begin(&t, 2);
    t.state.players[0].agriculture = 3;
    table_tiles(&t, 1, 2, 1, 1);
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.tie[0], 8);
    cr_assert_eq(result.tie[1], 9);
    cr_assert_eq(result.rank[1], 1);
    cr_assert_eq(result.rank[0], 2);
}

Test(stoneage_score, equal_in_all_share_the_rank_and_the_next_is_3)
{
    table_begin(&t, 4);
    t.state.players[0].score = 5;
    t.state.players[2].score = 5;
    t.state.players[3].score = -5;
    struct game_result result;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.rank[0], 1);
    cr_assert_eq(result.rank[2], 1);
    cr_assert_eq(result.rank[1], 3);
    cr_assert_eq(result.rank[3], 4);
}
