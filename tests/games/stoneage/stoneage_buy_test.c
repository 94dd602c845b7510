/* Phase 2: civilization cards and buildings: prices, payments, declining, two-of-choice. */
#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

#include <stdio.h>

static struct table t;

/* Seat 0 has one of its people on `place` and these resources; seat 1 waits with one on the hunt.
 */
static void stand_on(uint8_t place, uint16_t wood, uint16_t brick, uint16_t stone, uint16_t gold)
{
    table_begin(&t, 4);
    table_people(&t, 0, place, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, wood, brick, stone, gold);
    table_act(&t, 0);
}

static void building(uint8_t tile, uint16_t wood, uint16_t brick, uint16_t stone, uint16_t gold)
{
    stand_on(STONEAGE_BUILDING_1, wood, brick, stone, gold);
    table_building(&t, STONEAGE_BUILDING_1, tile);
}

static void choice_open(uint8_t seat)
{
    table_card_give(&t, seat, 36);
    t.state.players[seat].two_of_choice = 1;
}

Test(stoneage_buy, example_yellow_pays_2_wood_1_brick_for_the_building_of_10_points)
{
    building(1, 2, 1, 0, 0);
    PLAYS(&t, 0, "use building_1");
    EVENTS(&t, "0 price_asked building_1\n");
    ASKED(&t, 0, "pay");
    PLAYS(&t, 0, "pay wood 2 brick 1");
    HAPPENED(&t, "0 paid wood 2 brick 1");
    HAPPENED(&t, "0 building_taken building_1 B01 10");
    HAPPENED(&t, "0 returned building_1 1");
    cr_assert_eq(t.state.players[0].score, 10);
    cr_assert_eq(t.state.players[0].buildings, STONEAGE_BIT(1));
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 0);
}

Test(stoneage_buy, example_blue_pays_3_stone_1_wood_for_18_points)
{
    building(19, 1, 0, 3, 0);
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "pay wood 1 stone 3");
    HAPPENED(&t, "0 building_taken building_1 B19 18");
    cr_assert_eq(t.state.players[0].score, 18);
}

Test(stoneage_buy, next_tile_is_turned_up_at_once)
{
    building(1, 2, 1, 0, 0);
    uint8_t next = t.state.stacks[0][1];
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "pay wood 2 brick 1");
    cr_assert_eq(stoneage_building_at(&t.state, STONEAGE_BUILDING_1), next);
    char line[64];
    snprintf(line, sizeof(line), "building_turned building_1 B%02u", (unsigned)next);
    HAPPENED(&t, line);
    cr_assert_eq(t.state.stack_left[0], 6);
}

Test(stoneage_buy, fixed_building_takes_exactly_its_cost)
{
    building(1, 5, 5, 5, 5);
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay wood 3", "bad_payment");
    REFUSES(&t, 0, "pay wood 2 gold 1", "bad_payment");
    REFUSES(&t, 0, "pay wood 2 brick 2", "bad_payment");
    REFUSES(&t, 0, "pay", "bad_payment");
    REFUSES(&t, 0, "pay wood 6", "not_enough");
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 2, "pay or decline");
}

Test(stoneage_buy, n_resources_of_exactly_k_kinds)
{
    building(19, 9, 9, 9, 9);
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay wood 4", "bad_payment");
    REFUSES(&t, 0, "pay wood 2 brick 1 gold 1", "bad_payment");
    REFUSES(&t, 0, "pay wood 2 brick 1", "bad_payment");
    REFUSES(&t, 0, "pay wood 3 brick 2", "bad_payment");
    PLAYS(&t, 0, "pay wood 2 gold 2");
    HAPPENED(&t, "0 building_taken building_1 B19 18");
}

/* How many ways there are to pay `total` of exactly `kinds` kinds with plenty of each. */
static unsigned ways(unsigned total, unsigned kinds)
{
    static const unsigned choose_kinds[5] = {0, 4, 6, 4, 1};
    unsigned splits = 1; /* total - 1 over kinds - 1 */
    for (unsigned i = 1; i < kinds; i++) splits = splits * (total - i) / i;
    return choose_kinds[kinds] * splits;
}

Test(stoneage_buy, every_payment_of_4_or_5_resources_of_1_to_4_kinds_is_listed_once)
{
    for (uint8_t tile = 18; tile <= 25; tile++) {
        unsigned total = tile < 22 ? 4 : 5;
        unsigned kinds = (tile - 18u) % 4u + 1;
        building(tile, 9, 9, 9, 9);
        PLAYS(&t, 0, "use building_1");
        struct stoneage_move moves[GAME_LEGAL_MAX];
        cr_assert_eq(stoneage_legal(&t.state, 0, moves), ways(total, kinds) + 1, "and decline");
    }
}

Test(stoneage_buy, one_to_seven_takes_1_and_7_but_not_0_or_8_and_any_kinds)
{
    building(26, 8, 8, 8, 8);
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay", "bad_payment");
    REFUSES(&t, 0, "pay gold 8", "bad_payment");
    REFUSES(&t, 0, "pay wood 2 brick 2 stone 2 gold 2", "bad_payment");
    cr_assert(table_may(&t, 0, "pay wood 1"));
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 329 + 1, "11 over 4, less paying nothing");
    PLAYS(&t, 0, "pay gold 7");
    HAPPENED(&t, "0 building_taken building_1 B26 42");
}

Test(stoneage_buy, one_wood_for_a_1_to_7_building_scores_3)
{
    building(28, 1, 0, 0, 0);
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "pay wood 1");
    HAPPENED(&t, "0 building_taken building_1 B28 3");
}

Test(stoneage_buy, payments_never_exceed_what_the_seat_has)
{
    building(26, 1, 0, 2, 0);
    PLAYS(&t, 0, "use building_1");
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 2 * 3 - 1 + 1);
    REFUSES(&t, 0, "pay wood 2", "not_enough");
    REFUSES(&t, 0, "pay brick 1", "not_enough");
}

Test(stoneage_buy, card_costs_1_2_3_4_from_the_right_in_any_mix)
{
    static const char *const uses[] = {"use card_1", "use card_2", "use card_3", "use card_4"};
    static const char *const pays[] = {"pay gold 1", "pay wood 1 gold 1", "pay wood 3",
                                       "pay wood 1 brick 1 stone 1 gold 1"};
    for (unsigned i = 0; i < 4; i++) {
        stand_on((uint8_t)(STONEAGE_CARD_1 + i), 9, 9, 9, 9);
        table_card(&t, (uint8_t)(STONEAGE_CARD_1 + i), 26);
        PLAYS(&t, 0, uses[i]);
        for (unsigned j = 0; j < 4; j++)
            if (j != i) REFUSES(&t, 0, pays[j], "bad_payment");
        PLAYS(&t, 0, pays[i]);
        cr_assert(t.state.players[0].cards >> 26 & 1);
    }
}

Test(stoneage_buy, food_never_pays_for_a_card)
{
    stand_on(STONEAGE_CARD_1, 0, 0, 0, 0);
    PLAYS(&t, 0, "use card_1");
    HAPPENED(&t, "0 declined card_1");
    cr_assert_eq(t.state.players[0].food, 12);
}

Test(stoneage_buy, a_bought_card_leaves_a_gap_until_the_new_round)
{
    stand_on(STONEAGE_CARD_2, 2, 0, 0, 0);
    table_card(&t, STONEAGE_CARD_2, 26);
    PLAYS(&t, 0, "use card_2");
    PLAYS(&t, 0, "pay wood 2");
    cr_assert_eq(t.state.slots[1], 0);
    cr_assert_neq(t.state.slots[2], 0);
    cr_assert_eq(t.state.deck_next, 4);
}

Test(stoneage_buy, declining_is_free_even_for_who_can_pay_and_the_tile_stays)
{
    building(1, 2, 1, 0, 0);
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "decline");
    EVENTS(&t, "0 declined building_1\n0 returned building_1 1\n1 turn_began\n");
    cr_assert_eq(stoneage_building_at(&t.state, STONEAGE_BUILDING_1), 1);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 2);
    cr_assert_eq(t.state.players[0].home, 5);
}

Test(stoneage_buy, a_price_that_cannot_be_paid_is_declined_at_once_and_the_log_says_so)
{
    building(1, 2, 0, 3, 3);
    PLAYS(&t, 0, "use building_1");
    EVENTS(&t, "0 price_asked building_1\n0 declined building_1\n0 returned building_1 1\n"
               "1 turn_began\n");
}

Test(stoneage_buy, kinds_that_are_missing_make_a_price_unpayable)
{
    building(21, 9, 9, 9, 0);
    PLAYS(&t, 0, "use building_1");
    HAPPENED(&t, "0 declined building_1");
    building(22, 4, 4, 4, 4);
    PLAYS(&t, 0, "use building_1");
    HAPPENED(&t, "0 declined building_1");
    building(25, 2, 1, 1, 1);
    PLAYS(&t, 0, "use building_1");
    ASKED(&t, 0, "pay");
}

Test(stoneage_buy, two_of_choice_is_a_second_answer_to_a_price_that_cannot_be_paid)
{
    building(1, 1, 0, 0, 0);
    choice_open(0);
    PLAYS(&t, 0, "use building_1");
    ASKED(&t, 0, "pay");
    PLAYS(&t, 0, "take wood 1 brick 1");
    EVENTS(&t, "0 took wood 1 brick 1\n");
    ASKED(&t, 0, "pay");
    PLAYS(&t, 0, "pay wood 2 brick 1");
    HAPPENED(&t, "0 building_taken building_1 B01 10");
}

Test(stoneage_buy, taking_what_does_not_help_is_followed_by_declining)
{
    building(1, 1, 0, 0, 0);
    choice_open(0);
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "take gold 2");
    EVENTS(&t, "0 took gold 2\n0 declined building_1\n0 returned building_1 1\n1 turn_began\n");
}

Test(stoneage_buy, two_of_choice_gives_two_alike_or_two_different_once)
{
    stand_on(STONEAGE_CARD_1, 1, 0, 0, 0);
    choice_open(0);
    REFUSES(&t, 0, "take wood 1", "bad_payment");
    REFUSES(&t, 0, "take wood 3", "bad_payment");
    REFUSES(&t, 0, "take", "bad_payment");
    PLAYS(&t, 0, "take stone 1 gold 1");
    EVENTS(&t, "0 took stone 1 gold 1\n");
    ASKED(&t, 0, "use");
    REFUSES(&t, 0, "take wood 2", "not_enough");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 1);
    cr_assert(t.state.players[0].cards >> 36 & 1);
}

Test(stoneage_buy, two_of_choice_is_offered_in_all_10_ways)
{
    stand_on(STONEAGE_CARD_1, 1, 0, 0, 0);
    choice_open(0);
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 1 + 10);
}

Test(stoneage_buy, two_of_choice_is_not_for_an_open_roll_or_for_placing)
{
    table_begin(&t, 4);
    choice_open(0);
    REFUSES(&t, 0, "take wood 2", "wrong_kind");
    table_people(&t, 0, STONEAGE_HUNT, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_tiles(&t, 0, 1, 0, 0);
    table_act(&t, 0);
    table_dice(&t, "3");
    PLAYS(&t, 0, "use hunt");
    REFUSES(&t, 0, "take wood 2", "wrong_kind");
}

Test(stoneage_buy, two_of_choice_of_the_last_action_waits_for_feeding)
{
    stand_on(STONEAGE_CARD_1, 1, 0, 0, 0);
    t.state.players[0].food = 3;
    table_card(&t, STONEAGE_CARD_1, 36);
    PLAYS(&t, 0, "use card_1");
    PLAYS(&t, 0, "pay wood 1");
    HAPPENED(&t, "0 two_of_choice_gained");
    HAPPENED(&t, "1 turn_began");
    ASKED(&t, 0, "");
    REFUSES(&t, 0, "take wood 2", "not_your_turn");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    ASKED(&t, 0, "feed");
    PLAYS(&t, 0, "take wood 2");
    PLAYS(&t, 0, "feed wood 2");
    HAPPENED(&t, "0 fed_with wood 2");
}

Test(stoneage_buy, a_resource_won_by_one_action_pays_for_the_next)
{
    stand_on(STONEAGE_CARD_1, 0, 0, 0, 0);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_dice(&t, "4");
    PLAYS(&t, 0, "use forest");
    PLAYS(&t, 0, "use card_1");
    ASKED(&t, 0, "pay");
}

Test(stoneage_buy, people_stay_on_the_card_until_the_payment_is_answered)
{
    stand_on(STONEAGE_CARD_1, 1, 0, 0, 0);
    PLAYS(&t, 0, "use card_1");
    cr_assert_eq(t.state.placed[STONEAGE_CARD_1][0], 1);
    PLAYS(&t, 0, "decline");
    cr_assert_eq(t.state.placed[STONEAGE_CARD_1][0], 0);
}

Test(stoneage_buy, other_answers_to_a_price_are_refused)
{
    stand_on(STONEAGE_CARD_1, 1, 0, 0, 0);
    PLAYS(&t, 0, "use card_1");
    REFUSES(&t, 0, "use card_1", "wrong_kind");
    REFUSES(&t, 0, "starve", "wrong_kind");
    REFUSES(&t, 0, "feed wood 1", "wrong_kind");
    REFUSES(&t, 1, "decline", "not_your_turn");
}
