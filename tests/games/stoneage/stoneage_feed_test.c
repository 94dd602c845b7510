/* Phase 3: feeding. */
#include "games/stoneage/rules/feed.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

#include <string.h>

static struct table t;

/* Two seats; seat 0 has this much food and these resources, seat 1 has plenty. */
static void feed(uint16_t food, uint16_t wood, uint16_t brick)
{
    table_begin(&t, 2);
    t.state.players[0].food = food;
    table_resources(&t, 0, wood, brick, 0, 0);
}

static void choice_open(uint8_t seat)
{
    table_card_give(&t, seat, 36);
    t.state.players[seat].two_of_choice = 1;
}

Test(stoneage_feed, each_of_the_people_eats_one_food)
{
    feed(12, 0, 0);
    table_feed(&t);
    HAPPENED(&t, "0 fed 5");
    HAPPENED(&t, "1 fed 5");
    cr_assert_eq(t.state.players[0].food, 7);
    cr_assert_eq(t.state.round, 2);
}

Test(stoneage_feed, agriculture_comes_first)
{
    feed(3, 0, 0);
    t.state.players[0].agriculture = 2;
    table_feed(&t);
    HAPPENED(&t, "0 harvested 2");
    HAPPENED(&t, "0 fed 5");
    cr_assert_eq(t.state.players[0].food, 0);
    cr_assert_eq(t.state.players[0].score, 0);
}

Test(stoneage_feed, agriculture_above_the_people_is_kept)
{
    feed(0, 0, 0);
    t.state.players[0].agriculture = 7;
    table_feed(&t);
    cr_assert_eq(t.state.players[0].food, 2);
}

Test(stoneage_feed, all_food_is_paid_as_soon_as_feeding_begins_and_only_the_rest_is_asked)
{
    feed(3, 4, 0);
    table_feed(&t);
    HAPPENED(&t, "0 fed 3");
    HAPPENED(&t, "0 went_short 2");
    cr_assert_eq(t.state.players[0].food, 0);
    ASKED(&t, 0, "feed");
    ASKED(&t, 1, "");
    cr_assert_eq(t.state.players[0].missing, 2);
}

Test(stoneage_feed, the_rest_is_paid_in_resources_one_for_one_of_any_kind)
{
    feed(3, 1, 3);
    table_feed(&t);
    PLAYS(&t, 0, "feed wood 1 brick 1");
    HAPPENED(&t, "0 fed_with wood 1 brick 1");
    HAPPENED(&t, "round_began 2 1");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_BRICK], 2);
    cr_assert_eq(t.state.players[0].score, 0);
}

Test(stoneage_feed, paying_a_part_is_not_offered)
{
    feed(3, 4, 0);
    table_feed(&t);
    REFUSES(&t, 0, "feed wood 1", "bad_payment");
    REFUSES(&t, 0, "feed wood 3", "bad_payment");
    REFUSES(&t, 0, "feed", "bad_payment");
    REFUSES(&t, 0, "feed wood 5", "not_enough");
    REFUSES(&t, 0, "feed brick 2", "not_enough");
}

Test(stoneage_feed, player_with_resources_may_starve_and_keeps_them)
{
    feed(3, 4, 0);
    table_feed(&t);
    PLAYS(&t, 0, "starve");
    HAPPENED(&t, "0 starved 10");
    cr_assert_eq(t.state.players[0].score, -10);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 4);
    cr_assert_eq(t.state.players[0].food, 0, "the food is gone all the same");
}

Test(stoneage_feed, hunger_costs_10_whatever_is_missing_and_the_score_goes_below_0)
{
    for (uint16_t food = 0; food < 5; food++) {
        feed(food, 0, 0);
        t.state.players[0].score = 4;
        table_feed(&t);
        cr_assert_eq(t.state.players[0].score, -6);
    }
}

Test(stoneage_feed, nothing_to_pay_with_is_answered_at_once_and_the_log_says_so)
{
    feed(3, 1, 0);
    table_feed(&t);
    HAPPENED(&t, "0 went_short 2");
    HAPPENED(&t, "0 starved 10");
    cr_assert_eq(t.state.round, 2);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
}

Test(stoneage_feed, player_with_enough_food_feeds_without_a_choice)
{
    feed(5, 9, 9);
    table_feed(&t);
    cr_assert_eq(t.state.players[0].food, 0);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 9);
    cr_assert_eq(t.state.phase, STONEAGE_PLACE);
}

Test(stoneage_feed, two_of_choice_is_a_second_answer_to_hunger)
{
    feed(3, 0, 0);
    choice_open(0);
    table_feed(&t);
    ASKED(&t, 0, "feed");
    REFUSES(&t, 0, "feed wood 2", "not_enough");
    PLAYS(&t, 0, "take wood 1 gold 1");
    EVENTS(&t, "0 took wood 1 gold 1\n");
    ASKED(&t, 0, "feed");
    PLAYS(&t, 0, "feed wood 1 gold 1");
}

Test(stoneage_feed, two_of_choice_that_does_not_suffice_is_followed_by_hunger)
{
    feed(1, 1, 0);
    choice_open(0);
    table_feed(&t);
    PLAYS(&t, 0, "take gold 2");
    HAPPENED(&t, "0 starved 10");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 2);
    cr_assert_eq(t.state.round, 2);
}

Test(stoneage_feed, starving_player_keeps_two_of_choice)
{
    feed(3, 0, 0);
    choice_open(0);
    table_feed(&t);
    PLAYS(&t, 0, "starve");
    cr_assert_eq(t.state.players[0].two_of_choice, 1);
}

Test(stoneage_feed, all_who_are_short_owe_at_the_same_time_and_order_has_no_effect)
{
    table_begin(&t, 3);
    for (uint8_t seat = 0; seat < 3; seat++) {
        t.state.players[seat].food = 4;
        table_resources(&t, seat, 1, 1, 0, 0);
    }
    table_feed(&t);
    cr_assert_eq(stoneage_to_act(&t.state), 7);
    struct table other = t;
    PLAYS(&t, 2, "feed brick 1");
    PLAYS(&t, 0, "starve");
    cr_assert_eq(stoneage_to_act(&t.state), 2);
    PLAYS(&t, 1, "feed wood 1");
    HAPPENED(&t, "round_began 2 1");
    PLAYS(&other, 1, "feed wood 1");
    PLAYS(&other, 0, "starve");
    PLAYS(&other, 2, "feed brick 1");
    cr_assert_arr_eq(&t.state, &other.state, sizeof(t.state));
}

Test(stoneage_feed, seats_are_fed_from_the_start_player_on)
{
    table_begin(&t, 3);
    t.state.start = 1;
    table_feed(&t);
    cr_assert_eq(strncmp(table_events(&t), "phase_began feed\n1 fed 5\n2 fed 5\n0 fed 5\n", 41), 0);
}

Test(stoneage_feed, player_no_longer_short_of_food_owes_nothing)
{
    table_begin(&t, 2);
    for (uint8_t seat = 0; seat < 2; seat++) {
        t.state.players[seat].food = 4;
        table_resources(&t, seat, 1, 0, 0, 0);
    }
    table_feed(&t);
    PLAYS(&t, 0, "starve");
    REFUSES(&t, 0, "starve", "not_your_turn");
    REFUSES(&t, 0, "feed wood 1", "not_your_turn");
}
