/* Phase 2: village, gathering, hunting, tools. */
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

/* Four seats; seat 0 is to act and has these people; seat 1 waits with one on the hunt. */
static void act(uint8_t place, uint8_t people)
{
    table_begin(&t, 4);
    table_people(&t, 0, place, people);
    table_people(&t, 1, place == STONEAGE_HUNT ? STONEAGE_FOREST : STONEAGE_HUNT, 1);
    table_act(&t, 0);
}

Test(stoneage_act, example_blue_hunts_14_and_takes_7_food)
{
    act(STONEAGE_HUNT, 5);
    table_dice(&t, "62123");
    PLAYS(&t, 0, "use hunt");
    EVENTS(&t, "0 rolled hunt food 6 2 1 2 3\n0 gathered hunt food 7\n0 returned hunt 5\n"
               "1 turn_began\n");
    cr_assert_eq(t.state.players[0].food, 19);
}

Test(stoneage_act, example_green_hunts_11_and_a_tool_of_1_and_takes_6_food)
{
    act(STONEAGE_HUNT, 3);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "443");
    PLAYS(&t, 0, "use hunt");
    EVENTS(&t, "0 rolled hunt food 4 4 3\n");
    ASKED(&t, 0, "tools");
    PLAYS(&t, 0, "tools tile_1");
    EVENTS(&t, "0 tools_used 1 tile_1\n0 gathered hunt food 6\n0 returned hunt 3\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].food, 18);
    cr_assert_eq(t.state.players[0].tools_used, STONEAGE_TILE_1);
}

Test(stoneage_act, green_without_their_tool_would_take_5_food)
{
    act(STONEAGE_HUNT, 3);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "443");
    PLAYS(&t, 0, "use hunt");
    PLAYS(&t, 0, "tools");
    EVENTS(&t, "0 gathered hunt food 5\n0 returned hunt 3\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].tools_used, 0);
}

Test(stoneage_act, example_yellow_hunts_4_and_two_tools_of_1_and_takes_3_food)
{
    act(STONEAGE_HUNT, 2);
    table_tiles(&t, 0, 1, 1, 0);
    table_dice(&t, "31");
    PLAYS(&t, 0, "use hunt");
    PLAYS(&t, 0, "tools tile_1 tile_2");
    HAPPENED(&t, "0 tools_used 2 tile_1 tile_2");
    HAPPENED(&t, "0 gathered hunt food 3");
}

Test(stoneage_act, example_green_used_their_tool_on_the_hunt_and_rolls_5_at_the_river_for_no_gold)
{
    act(STONEAGE_HUNT, 3);
    table_people(&t, 0, STONEAGE_RIVER, 2);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "443");
    PLAYS(&t, 0, "use hunt");
    PLAYS(&t, 0, "tools tile_1");
    table_dice(&t, "32");
    PLAYS(&t, 0, "use river");
    EVENTS(&t, "0 rolled river gold 3 2\n0 gathered river gold 0\n0 returned river 2\n"
               "1 turn_began\n");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 0);
}

Test(stoneage_act, example_red_rolls_7_and_three_tools_of_2_for_2_gold)
{
    act(STONEAGE_RIVER, 3);
    table_tiles(&t, 0, 2, 2, 2);
    table_dice(&t, "412");
    PLAYS(&t, 0, "use river");
    PLAYS(&t, 0, "tools tile_1 tile_2 tile_3");
    HAPPENED(&t, "0 tools_used 6 tile_1 tile_2 tile_3");
    HAPPENED(&t, "0 gathered river gold 2");
}

Test(stoneage_act, forest_gives_by_3_clay_pit_by_4_quarry_by_5_river_by_6)
{
    static const struct {
        uint8_t place;
        const char *use;
        const char *gathered;
    } rows[] = {{STONEAGE_FOREST, "use forest", "0 gathered forest wood 5"},
                {STONEAGE_CLAY_PIT, "use clay_pit", "0 gathered clay_pit brick 4"},
                {STONEAGE_QUARRY, "use quarry", "0 gathered quarry stone 3"},
                {STONEAGE_RIVER, "use river", "0 gathered river gold 2"}};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        act(rows[i].place, 3);
        table_dice(&t, "665");
        PLAYS(&t, 0, rows[i].use);
        HAPPENED(&t, rows[i].gathered);
    }
}

Test(stoneage_act, a_used_tool_is_refused_and_only_the_unused_are_offered)
{
    act(STONEAGE_HUNT, 2);
    table_tiles(&t, 0, 1, 1, 0);
    t.state.players[0].tools_used = STONEAGE_TILE_1;
    table_dice(&t, "11");
    PLAYS(&t, 0, "use hunt");
    REFUSES(&t, 0, "tools tile_1", "bad_tools");
    REFUSES(&t, 0, "tools tile_3", "bad_tools");
    REFUSES(&t, 0, "tools once_4", "bad_tools");
    REFUSES(&t, 0, "tools tile_1 tile_2", "bad_tools");
    PLAYS(&t, 0, "tools tile_2");
}

Test(stoneage_act, no_unused_tool_means_no_question_and_the_log_says_so)
{
    act(STONEAGE_HUNT, 1);
    table_tiles(&t, 0, 1, 1, 1);
    t.state.players[0].tools_used = 7;
    table_dice(&t, "6");
    PLAYS(&t, 0, "use hunt");
    HAPPENED(&t, "0 gathered hunt food 3");
    ASKED(&t, 0, "");
}

Test(stoneage_act, ten_people_hunt_with_ten_dice)
{
    table_begin(&t, 2);
    t.state.players[0].people = 10;
    t.state.players[0].home = 10;
    table_people(&t, 0, STONEAGE_HUNT, 10);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    table_dice(&t, "6666666666");
    PLAYS(&t, 0, "use hunt");
    HAPPENED(&t, "0 gathered hunt food 30");
}

Test(stoneage_act, one_use_tool_joins_tiles_on_one_roll_and_is_used_up)
{
    act(STONEAGE_FOREST, 1);
    table_card_give(&t, 0, 33);
    t.state.players[0].once = STONEAGE_ONCE_4;
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    PLAYS(&t, 0, "tools tile_1 once_4");
    HAPPENED(&t, "0 tools_used 5 tile_1 once_4");
    HAPPENED(&t, "0 gathered forest wood 2");
    cr_assert_eq(t.state.players[0].once, 0);
    cr_assert(t.state.players[0].cards >> 33 & 1, "the card still counts by its bottom");
}

Test(stoneage_act, one_use_tool_alone_opens_the_question)
{
    act(STONEAGE_FOREST, 1);
    table_card_give(&t, 0, 35);
    t.state.players[0].once = STONEAGE_ONCE_2;
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    ASKED(&t, 0, "tools");
    PLAYS(&t, 0, "tools once_2");
    HAPPENED(&t, "0 gathered forest wood 1");
}

Test(stoneage_act, tools_are_not_asked_for_outside_a_roll)
{
    act(STONEAGE_HUNT, 1);
    table_tiles(&t, 0, 1, 0, 0);
    REFUSES(&t, 0, "tools tile_1", "wrong_kind");
}

Test(stoneage_act, people_stay_on_their_place_until_the_roll_is_answered)
{
    act(STONEAGE_HUNT, 3);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "443");
    PLAYS(&t, 0, "use hunt");
    cr_assert_eq(t.state.placed[STONEAGE_HUNT][0], 3);
    cr_assert_eq(t.state.players[0].home, 2);
    PLAYS(&t, 0, "tools");
    cr_assert_eq(t.state.placed[STONEAGE_HUNT][0], 0);
    cr_assert_eq(t.state.players[0].home, 5);
}

Test(stoneage_act, example_tools_grow_12_times_from_1_1_1_to_4_4_4)
{
    static const uint8_t after[12][3] = {{1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {2, 1, 1},
                                         {2, 2, 1}, {2, 2, 2}, {3, 2, 2}, {3, 3, 2},
                                         {3, 3, 3}, {4, 3, 3}, {4, 4, 3}, {4, 4, 4}};
    act(STONEAGE_TOOL_MAKER, 1);
    for (unsigned i = 0; i < 12; i++) {
        struct table once = t;
        table_tiles(&once, 0, i > 0 ? after[i - 1][0] : 0, i > 0 ? after[i - 1][1] : 0,
                    i > 0 ? after[i - 1][2] : 0);
        PLAYS(&once, 0, "use tool_maker");
        cr_assert_arr_eq(once.state.players[0].tiles, after[i], 3);
    }
}

Test(stoneage_act, tool_maker_makes_a_tool_and_the_person_goes_home)
{
    act(STONEAGE_TOOL_MAKER, 1);
    PLAYS(&t, 0, "use tool_maker");
    EVENTS(&t, "0 tool_made 1 1\n0 returned tool_maker 1\n1 turn_began\n");
}

Test(stoneage_act, thirteenth_tool_has_no_effect)
{
    act(STONEAGE_TOOL_MAKER, 1);
    table_tiles(&t, 0, 4, 4, 4);
    PLAYS(&t, 0, "use tool_maker");
    EVENTS(&t, "0 tool_made 0 0\n0 returned tool_maker 1\n1 turn_began\n");
    cr_assert_eq(stoneage_tiles_value(&t.state.players[0]), 12);
}

Test(stoneage_act, leftmost_unused_of_equal_tiles_grows)
{
    act(STONEAGE_TOOL_MAKER, 1);
    table_tiles(&t, 0, 1, 1, 1);
    t.state.players[0].tools_used = STONEAGE_TILE_1;
    PLAYS(&t, 0, "use tool_maker");
    HAPPENED(&t, "0 tool_made 2 2");
}

Test(stoneage_act, leftmost_of_equal_used_tiles_grows_and_stays_used)
{
    act(STONEAGE_TOOL_MAKER, 1);
    table_tiles(&t, 0, 2, 1, 1);
    t.state.players[0].tools_used = 7;
    PLAYS(&t, 0, "use tool_maker");
    HAPPENED(&t, "0 tool_made 2 2");
    cr_assert_eq(t.state.players[0].tools_used, 7);
}

Test(stoneage_act, the_lowest_tile_grows_before_an_unused_higher_one)
{
    act(STONEAGE_TOOL_MAKER, 1);
    table_tiles(&t, 0, 2, 1, 2);
    t.state.players[0].tools_used = STONEAGE_TILE_2;
    PLAYS(&t, 0, "use tool_maker");
    HAPPENED(&t, "0 tool_made 2 2");
}

Test(stoneage_act, a_tool_won_by_one_action_serves_the_next)
{
    act(STONEAGE_TOOL_MAKER, 1);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    PLAYS(&t, 0, "use tool_maker");
    EVENTS(&t, "0 tool_made 1 1\n0 returned tool_maker 1\n");
    table_dice(&t, "2");
    PLAYS(&t, 0, "use forest");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 gathered forest wood 1");
}

Test(stoneage_act, example_hut_two_people_make_a_third_who_eats_in_the_same_round)
{
    act(STONEAGE_HUT, 2);
    PLAYS(&t, 0, "use hut");
    EVENTS(&t, "0 person_born 6\n0 returned hut 2\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].people, 6);
    cr_assert_eq(t.state.players[0].home, 6);
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    HAPPENED(&t, "0 fed 6");
    HAPPENED(&t, "1 fed 5");
}

Test(stoneage_act, hut_at_10_people_has_no_effect)
{
    table_begin(&t, 2);
    t.state.players[0].people = 10;
    t.state.players[0].home = 10;
    table_people(&t, 0, STONEAGE_HUT, 2);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use hut");
    EVENTS(&t, "0 person_born 10\n0 returned hut 2\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].people, 10);
}

Test(stoneage_act, field_raises_agriculture_up_to_10)
{
    act(STONEAGE_FIELD, 1);
    PLAYS(&t, 0, "use field");
    EVENTS(&t, "0 agriculture_rose 1\n0 returned field 1\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].agriculture, 1);
    act(STONEAGE_FIELD, 1);
    t.state.players[0].agriculture = 10;
    PLAYS(&t, 0, "use field");
    EVENTS(&t, "0 agriculture_rose 10\n0 returned field 1\n1 turn_began\n");
}

Test(stoneage_act, own_actions_in_any_order_and_the_last_is_asked_too)
{
    act(STONEAGE_FOREST, 1);
    table_people(&t, 0, STONEAGE_FIELD, 1);
    cr_assert(table_may(&t, 0, "use forest"));
    PLAYS(&t, 0, "use field");
    ASKED(&t, 0, "use");
    REFUSES(&t, 0, "use field", "bad_place");
    REFUSES(&t, 0, "use hunt", "bad_place");
}

Test(stoneage_act, a_placed_action_cannot_be_left_out)
{
    act(STONEAGE_FOREST, 1);
    REFUSES(&t, 0, "decline", "wrong_kind");
    REFUSES(&t, 1, "use hunt", "not_your_turn");
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 1);
}

Test(stoneage_act, turns_go_clockwise_from_the_start_player_and_feeding_follows)
{
    table_begin(&t, 3);
    t.state.start = 2;
    for (uint8_t seat = 0; seat < 3; seat++) table_people(&t, seat, STONEAGE_HUNT, 1);
    table_act(&t, 2);
    table_dice(&t, "1");
    PLAYS(&t, 2, "use hunt");
    HAPPENED(&t, "0 turn_began");
    table_dice(&t, "1");
    PLAYS(&t, 0, "use hunt");
    HAPPENED(&t, "1 turn_began");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    HAPPENED(&t, "phase_began feed");
    HAPPENED(&t, "round_began 2 0");
}
