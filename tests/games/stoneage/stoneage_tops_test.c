/* Upper parts of the civilization cards. */
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

/* Seat 0 of four buys this card from card_1 for 1 wood; `dice` are rolled. Seat 1 waits. */
static void buy(uint8_t card, const char *dice)
{
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_1, card);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    table_dice(&t, dice);
    PLAYS(&t, 0, "pay wood 1");
}

Test(stoneage_tops, food_example_4_food)
{
    table_begin(&t, 4);
    buy(13, "");
    EVENTS(&t, "0 paid wood 1\n0 card_taken card_1 C13\n0 gained food 4\n0 returned card_1 1\n"
               "1 turn_began\n");
    cr_assert_eq(t.state.players[0].food, 16);
}

Test(stoneage_tops, resource_example_1_gold)
{
    table_begin(&t, 4);
    buy(21, "");
    HAPPENED(&t, "0 gained gold 1");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 1);
    table_begin(&t, 4);
    buy(18, "");
    HAPPENED(&t, "0 gained stone 2");
}

Test(stoneage_tops, points_3)
{
    table_begin(&t, 4);
    buy(27, "");
    HAPPENED(&t, "0 scored 3");
    cr_assert_eq(t.state.players[0].score, 3);
}

Test(stoneage_tops, tool_is_made_as_at_the_tool_maker)
{
    table_begin(&t, 4);
    table_tiles(&t, 0, 1, 1, 1);
    buy(29, "");
    HAPPENED(&t, "0 tool_made 1 2");
}

Test(stoneage_tops, agriculture_rises_as_on_the_field)
{
    table_begin(&t, 4);
    buy(31, "");
    HAPPENED(&t, "0 agriculture_rose 1");
}

Test(stoneage_tops, gains_above_a_limit_have_no_effect)
{
    table_begin(&t, 4);
    t.state.players[0].agriculture = 10;
    buy(30, "");
    HAPPENED(&t, "0 agriculture_rose 10");
    table_begin(&t, 4);
    table_tiles(&t, 0, 4, 4, 4);
    buy(29, "");
    HAPPENED(&t, "0 tool_made 0 0");
}

Test(stoneage_tops, one_use_tool_lies_open_until_it_is_used)
{
    static const uint8_t cards[] = {35, 34, 33};
    for (unsigned i = 0; i < 3; i++) {
        table_begin(&t, 4);
        buy(cards[i], "");
        cr_assert_eq(t.state.players[0].once, STONEAGE_ONCE_2 << i);
        cr_assert_eq(stoneage_tools_value(&t.state.players[0], t.state.players[0].once), 2 + i);
    }
}

Test(stoneage_tops, one_use_tool_stays_unused_over_a_new_round)
{
    table_begin(&t, 4);
    buy(33, "");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    cr_assert_eq(t.state.round, 2);
    cr_assert_eq(t.state.players[0].once, STONEAGE_ONCE_4);
}

Test(stoneage_tops, roll_example_2_dice_for_wood)
{
    table_begin(&t, 4);
    buy(23, "54");
    HAPPENED(&t, "0 rolled card_1 wood 5 4");
    HAPPENED(&t, "0 gathered card_1 wood 3");
    HAPPENED(&t, "0 returned card_1 1");
}

Test(stoneage_tops, roll_on_a_card_takes_unused_tools)
{
    table_begin(&t, 4);
    table_tiles(&t, 0, 1, 1, 0);
    t.state.players[0].tools_used = STONEAGE_TILE_2;
    buy(25, "32");
    ASKED(&t, 0, "tools");
    cr_assert_eq(t.state.placed[STONEAGE_CARD_1][0], 1, "the person stays until the roll is over");
    REFUSES(&t, 0, "tools tile_2", "bad_tools");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 gathered card_1 gold 1");
    HAPPENED(&t, "0 returned card_1 1");
}

Test(stoneage_tops, extra_card_is_the_top_card_and_only_its_owner_sees_it)
{
    table_begin(&t, 4);
    table_deck_top(&t, 11);
    buy(32, "");
    HAPPENED(&t, "0 extra_card_drawn");
    HAPPENED(&t, "0 extra_card_seen C11");
    NEVER(&t, "0 gained food 7");
    cr_assert_eq(t.state.players[0].extra_cards, UINT64_C(1) << 11);
    cr_assert_eq(t.state.players[0].food, 12, "its upper part is never used");
    cr_assert_eq(t.state.deck_next, 5);
    struct stoneage_event seen = {.kind = STONEAGE_EXTRA_CARD_SEEN, .seat = 0, .card = 11};
    struct stoneage_event drawn = {.kind = STONEAGE_EXTRA_CARD_DRAWN, .seat = 0};
    cr_assert(table_sees(&seen, 0));
    cr_assert(!table_sees(&seen, 1));
    cr_assert(!table_sees(&seen, GAME_SPECTATOR));
    cr_assert(table_sees(&drawn, 1));
}

Test(stoneage_tops, extra_card_from_an_empty_stack_is_nothing)
{
    table_begin(&t, 4);
    table_card(&t, STONEAGE_CARD_1, 32);
    table_deck_left(&t, 2, 0);
    buy(32, "");
    HAPPENED(&t, "0 no_extra_card");
    cr_assert_eq(t.state.players[0].extra_cards, 0);
}

Test(stoneage_tops, dice_for_all_example_tool_agriculture_and_two_bricks)
{
    table_begin(&t, 4);
    buy(1, "5262");
    HAPPENED(&t, "0 dice_rolled card_1 5 2 6 2");
    ASKED(&t, 0, "pick");
    PLAYS(&t, 0, "pick 5");
    EVENTS(&t, "0 die_picked 5\n0 tool_made 1 1\n");
    ASKED(&t, 1, "pick");
    ASKED(&t, 0, "");
    PLAYS(&t, 1, "pick 6");
    EVENTS(&t, "1 die_picked 6\n1 agriculture_rose 1\n"
               "2 die_picked 2\n2 gained brick 1\n3 die_picked 2\n3 gained brick 1\n"
               "0 returned card_1 1\n1 turn_began\n");
}

Test(stoneage_tops, dice_for_all_rolls_one_die_for_each_player)
{
    table_begin(&t, 2);
    buy(1, "13");
    ASKED(&t, 0, "pick");
    PLAYS(&t, 0, "pick 3");
    EVENTS(&t, "0 die_picked 3\n0 gained stone 1\n1 die_picked 1\n1 gained wood 1\n"
               "0 returned card_1 1\n1 turn_began\n");
    table_begin(&t, 3);
    buy(1, "444");
    HAPPENED(&t, "2 gained gold 1");
}

Test(stoneage_tops, picking_goes_clockwise_from_the_buyer)
{
    table_begin(&t, 4);
    t.state.start = 2;
    table_people(&t, 3, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_1, 5);
    table_resources(&t, 3, 1, 0, 0, 0);
    table_act(&t, 3);
    PLAYS(&t, 3, "use card_1");
    table_dice(&t, "1234");
    PLAYS(&t, 3, "pay wood 1");
    PLAYS(&t, 3, "pick 4");
    PLAYS(&t, 0, "pick 3");
    PLAYS(&t, 1, "pick 1");
    HAPPENED(&t, "2 die_picked 2");
}

Test(stoneage_tops, last_die_is_picked_at_once_and_dice_alike_too)
{
    table_begin(&t, 4);
    buy(1, "1222");
    PLAYS(&t, 0, "pick 1");
    HAPPENED(&t, "3 die_picked 2");
    table_begin(&t, 4);
    buy(1, "3333");
    EVENTS(&t, "0 paid wood 1\n0 card_taken card_1 C01\n0 dice_rolled card_1 3 3 3 3\n"
               "0 die_picked 3\n0 gained stone 1\n1 die_picked 3\n1 gained stone 1\n"
               "2 die_picked 3\n2 gained stone 1\n3 die_picked 3\n3 gained stone 1\n"
               "0 returned card_1 1\n1 turn_began\n");
}

Test(stoneage_tops, a_die_must_be_taken_though_it_has_no_effect)
{
    table_begin(&t, 2);
    t.state.players[1].agriculture = 10;
    buy(1, "16");
    PLAYS(&t, 0, "pick 1");
    HAPPENED(&t, "1 die_picked 6");
    HAPPENED(&t, "1 agriculture_rose 10");
}

Test(stoneage_tops, dice_for_all_take_no_tools_and_only_dice_that_are_left)
{
    table_begin(&t, 4);
    table_tiles(&t, 0, 1, 1, 1);
    buy(1, "1134");
    REFUSES(&t, 0, "tools tile_1", "wrong_kind");
    REFUSES(&t, 0, "pick 2", "bad_die");
    REFUSES(&t, 0, "pick 0", "bad_die");
    REFUSES(&t, 0, "pick 7", "bad_die");
    REFUSES(&t, 1, "pick 1", "not_your_turn");
    PLAYS(&t, 0, "pick 3");
    REFUSES(&t, 1, "pick 3", "bad_die");
    PLAYS(&t, 1, "pick 1");
    cr_assert(table_may(&t, 2, "pick 1"), "one of two alike is left");
}
