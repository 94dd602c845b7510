/* The expansion's trade: the exchange of goods. */
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

#define JEWELRY(seat) t.state.players[seat].resources[STONEAGE_JEWELRY]

/* Seat 0 of four, at this trade level and without jewelry, is asked for the price of `place`. */
static void owe(uint8_t level, uint8_t place, uint16_t wood, uint16_t brick, uint16_t stone,
                uint16_t gold, uint16_t jewelry)
{
    char use[24] = "use card_1";
    bool card = place <= STONEAGE_CARD_5;
    if (!card) memcpy(use, "use building_1", sizeof("use building_1"));
    use[strlen(use) - 1] = (char)('1' + place - (card ? STONEAGE_CARD_1 : STONEAGE_BUILDING_1));
    t.state.players[0].trade_level = level;
    table_people(&t, 0, place, 1);
    if (t.state.players[1].home == 5) table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, wood, brick, stone, gold);
    JEWELRY(0) = jewelry;
    if (card) table_card(&t, place, 11);
    table_act(&t, 0);
    PLAYS(&t, 0, use);
}

static void begin(void)
{
    table_begin_with(&t, 4, STONEAGE_EXPANSION);
}

/* Lays the tile on top of the first stack, from another place or the box. */
static void lay(uint8_t tile)
{
    uint8_t old = t.state.stacks[0][0];
    for (unsigned i = 0; i < STONEAGE_STACKS_MAX * STONEAGE_STACK_TILES; i++)
        if (t.state.stacks[i / 7][i % 7] == tile) t.state.stacks[i / 7][i % 7] = old;
    t.state.stacks[0][0] = tile;
    cr_assert_null(stoneage_check(&t.state));
}

static void owe_building(uint8_t level, uint8_t tile, uint16_t wood, uint16_t brick, uint16_t stone,
                         uint16_t gold, uint16_t jewelry)
{
    begin();
    lay(tile);
    owe(level, STONEAGE_BUILDING_1, wood, brick, stone, gold, jewelry);
}

static unsigned exchanges(void)
{
    struct stoneage_choices choices;
    stoneage_choices_fill(&t.state, 0, &choices);
    return choices.exchanges_count;
}

/* EX21 */
Test(stoneage_exchange, level_0_does_not_trade)
{
    begin();
    owe(0, STONEAGE_CARD_2, 5, 5, 5, 5, 5);
    cr_assert_eq(exchanges(), 0);
    REFUSES(&t, 0, "trade wood+wood gold", "wrong_kind");
}

/* EX21 */
Test(stoneage_exchange, levels_1_to_3_give_two_for_one)
{
    for (uint8_t level = 1; level <= 3; level++) {
        begin();
        owe(level, STONEAGE_CARD_1, 2, 0, 0, 0, 0);
        REFUSES(&t, 0, "trade wood gold", "bad_payment");
        PLAYS(&t, 0, "trade wood+wood gold");
        EVENTS(&t, "0 traded wood+wood gold\n0 paid gold 1\n0 card_taken card_1 C11\n"
                   "0 gained food 7\n0 returned card_1 1\n1 turn_began\n");
    }
}

/* EX21, EX21b */
Test(stoneage_exchange, levels_4_to_9_give_one_for_one)
{
    for (uint8_t level = 4; level <= 9; level++) {
        begin();
        owe(level, STONEAGE_CARD_1, 2, 0, 0, 0, 0);
        REFUSES(&t, 0, "trade wood+wood gold", "bad_payment");
        PLAYS(&t, 0, "trade wood gold");
        HAPPENED(&t, "0 paid gold 1");
        cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
    }
}

/* EX21b */
Test(stoneage_exchange, level_10_gives_one_for_two)
{
    begin();
    owe(10, STONEAGE_CARD_2, 1, 0, 0, 0, 0);
    REFUSES(&t, 0, "trade wood gold", "bad_payment");
    PLAYS(&t, 0, "trade wood brick+gold");
    HAPPENED(&t, "0 paid brick 1 gold 1");
}

/* EX24, ruling 4 */
Test(stoneage_exchange, at_one_for_two_a_payment_of_one_piece_loses_the_second)
{
    begin();
    owe(10, STONEAGE_CARD_1, 1, 0, 0, 0, 0);
    REFUSES(&t, 0, "trade wood brick+gold", "bad_payment");
    PLAYS(&t, 0, "trade wood gold");
    HAPPENED(&t, "0 paid gold 1");
    for (int i = 0; i < STONEAGE_GOODS; i++) cr_assert_eq(t.state.players[0].resources[i], 0);
}

/* ruling 4: wherever there is room for two */
Test(stoneage_exchange, at_one_for_two_both_go_into_a_payment_that_has_room)
{
    owe_building(10, 26, 1, 0, 0, 0, 0);
    REFUSES(&t, 0, "trade wood gold", "bad_payment");
    PLAYS(&t, 0, "trade wood gold+gold");
    HAPPENED(&t, "0 paid gold 2");
    HAPPENED(&t, "0 building_taken building_1 B26 12");
    begin();
    owe(10, STONEAGE_CARD_5, 1, 0, 0, 0, 1);
    PLAYS(&t, 0, "trade wood jewelry+jewelry");
    HAPPENED(&t, "0 paid jewelry 3");
}

/* EX22 */
Test(stoneage_exchange, once_a_round)
{
    begin();
    table_people(&t, 0, STONEAGE_CARD_2, 1);
    table_card(&t, STONEAGE_CARD_2, 12);
    owe(4, STONEAGE_CARD_1, 5, 0, 0, 0, 0);
    PLAYS(&t, 0, "trade wood gold");
    PLAYS(&t, 0, "use card_2");
    cr_assert_eq(exchanges(), 0);
    REFUSES(&t, 0, "trade wood gold", "wrong_kind");
    PLAYS(&t, 0, "pay wood 2");
    table_begin_with(&t, 2, STONEAGE_EXPANSION);
    t.state.players[0].traded = 1;
    table_round_end(&t);
    cr_assert_eq(t.state.players[0].traded, 0);
}

/* EX22: only while paying */
Test(stoneage_exchange, not_beside_a_payment)
{
    begin();
    t.state.players[0].trade_level = 4;
    table_resources(&t, 0, 5, 0, 0, 0);
    REFUSES(&t, 0, "trade wood gold", "wrong_kind");
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_act(&t, 0);
    REFUSES(&t, 0, "trade wood gold", "wrong_kind");
}

/* EX23 */
Test(stoneage_exchange, goods_of_any_kinds_are_given_and_got)
{
    begin();
    owe(2, STONEAGE_CARD_1, 1, 0, 0, 0, 1);
    PLAYS(&t, 0, "trade wood+jewelry stone");
    HAPPENED(&t, "0 paid stone 1");
    cr_assert_eq(JEWELRY(0), 0);
    begin();
    owe(4, STONEAGE_CARD_5, 1, 0, 0, 0, 2);
    PLAYS(&t, 0, "trade wood jewelry");
    HAPPENED(&t, "0 paid jewelry 3");
    begin();
    owe(4, STONEAGE_CARD_1, 1, 0, 0, 0, 0);
    REFUSES(&t, 0, "trade brick gold", "not_enough");
}

/* EX24 */
Test(stoneage_exchange, exchanged_resources_go_into_that_payment)
{
    begin();
    owe(4, STONEAGE_CARD_2, 3, 0, 0, 0, 0);
    PLAYS(&t, 0, "trade wood gold");
    EVENTS(&t, "0 traded wood gold\n0 paid wood 1 gold 1\n0 card_taken card_2 C11\n"
               "0 gained food 7\n0 returned card_2 1\n1 turn_began\n");
    begin();
    owe(4, STONEAGE_CARD_2, 2, 2, 0, 0, 0);
    PLAYS(&t, 0, "trade wood gold");
    ASKED(&t, 0, "pay");
    cr_assert_eq(t.state.got, 1 + STONEAGE_GOLD);
    REFUSES(&t, 0, "pay brick 2", "bad_payment");
    REFUSES(&t, 0, "decline", "wrong_kind");
    PLAYS(&t, 0, "pay brick 1 gold 1");
    cr_assert_eq(t.state.got, STONEAGE_BUNDLE_NONE);
}

/* EX24 */
Test(stoneage_exchange, no_exchange_for_resources_outside_the_price)
{
    owe_building(4, 1, 2, 1, 0, 0, 0);
    REFUSES(&t, 0, "trade wood gold", "bad_payment");
    REFUSES(&t, 0, "trade wood jewelry", "bad_payment");
    REFUSES(&t, 0, "trade wood brick", "bad_payment");
    begin();
    owe(4, STONEAGE_CARD_5, 5, 0, 0, 0, 5);
    REFUSES(&t, 0, "trade wood gold", "bad_payment");
}

/* ruling 4 */
Test(stoneage_exchange, a_pointless_trade_is_legal)
{
    owe_building(4, 1, 2, 1, 0, 0, 0);
    PLAYS(&t, 0, "trade wood wood");
    HAPPENED(&t, "0 paid wood 2 brick 1");
}

/* EX22 */
Test(stoneage_exchange, a_price_that_only_a_trade_meets_is_asked)
{
    owe_building(4, 1, 3, 0, 0, 0, 0);
    ASKED(&t, 0, "pay");
    cr_assert_eq(exchanges(), 1);
    PLAYS(&t, 0, "trade wood brick");
    HAPPENED(&t, "0 building_taken building_1 B01 10");
    owe_building(4, 1, 2, 0, 0, 0, 0);
    HAPPENED(&t, "0 declined building_1");
}

/* EX25 */
Test(stoneage_exchange, jewelry_got_by_trade_pays_for_the_second_card)
{
    begin();
    owe(4, STONEAGE_CARD_5, 1, 0, 0, 0, 5);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "second");
    cr_assert_eq(exchanges(), 1);
    REFUSES(&t, 0, "pay jewelry 3", "not_enough");
    PLAYS(&t, 0, "trade wood jewelry");
    HAPPENED(&t, "0 extra_card_drawn");
}

/* EX22, EX25: one trade, the second card's included */
Test(stoneage_exchange, one_exchange_serves_only_the_first_card)
{
    begin();
    owe(4, STONEAGE_CARD_5, 2, 0, 0, 0, 4);
    PLAYS(&t, 0, "trade wood jewelry");
    NEVER(&t, "0 second_asked card_5");
    ASKED(&t, 1, "use");
}

/* EX25: at one for two, two more are enough */
Test(stoneage_exchange, one_jewelry_and_a_trade_at_level_10_pay_for_the_second_card)
{
    begin();
    owe(10, STONEAGE_CARD_5, 1, 0, 0, 0, 4);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "second");
    begin();
    owe(9, STONEAGE_CARD_5, 1, 0, 0, 0, 4);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 1, "use");
    begin();
    owe(2, STONEAGE_CARD_5, 2, 0, 0, 0, 5);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "second");
    begin();
    owe(2, STONEAGE_CARD_5, 1, 0, 0, 0, 5);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 1, "use");
}

/* ruling 1 */
Test(stoneage_exchange, two_of_choice_helps_to_trade_for_the_second_card)
{
    begin();
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    owe(4, STONEAGE_CARD_5, 0, 0, 0, 0, 5);
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "second");
    PLAYS(&t, 0, "take wood 2");
    ASKED(&t, 0, "second");
    PLAYS(&t, 0, "trade wood jewelry");
    HAPPENED(&t, "0 extra_card_drawn");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
}

/* further ruling 3: jewelry is spent, nothing to trade with, and still there are two answers */
static void bought_the_fifth_card_with_the_last_jewelry(void)
{
    begin();
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    owe(0, STONEAGE_CARD_5, 0, 0, 0, 0, 3);
}

Test(stoneage_exchange, an_unused_two_of_choice_keeps_the_second_card_a_question_out_of_reach_too)
{
    bought_the_fifth_card_with_the_last_jewelry();
    PLAYS(&t, 0, "pay jewelry 3");
    HAPPENED(&t, "0 second_asked card_5");
    ASKED(&t, 0, "second");
    REFUSES(&t, 0, "pay jewelry 3", "not_enough");
    PLAYS(&t, 0, "take gold 2");
    HAPPENED(&t, "0 declined card_5"); /* one answer was left */
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 2);
    bought_the_fifth_card_with_the_last_jewelry();
    PLAYS(&t, 0, "pay jewelry 3");
    PLAYS(&t, 0, "decline");
    cr_assert_eq(t.state.players[0].two_of_choice, 1);
    ASKED(&t, 1, "use");
}

Test(stoneage_exchange, matches_of_revision_2_are_not_asked_for_a_second_card_out_of_reach)
{
    bought_the_fifth_card_with_the_last_jewelry();
    t.state.revision = 2;
    PLAYS(&t, 0, "pay jewelry 3");
    NEVER(&t, "0 second_asked card_5");
    ASKED(&t, 1, "use");
}

/* EX26 */
Test(stoneage_exchange, exchanged_resources_count_in_a_building_of_free_choice)
{
    owe_building(4, 19, 4, 0, 0, 0, 0);
    PLAYS(&t, 0, "trade wood gold");
    HAPPENED(&t, "0 paid wood 3 gold 1");
    HAPPENED(&t, "0 building_taken building_1 B19 15");
}

/* No question has more answers than a list of moves may hold. Of the base game, the building of 1
 * to 7 of any kinds has most: C(11,4) - 1. */
Test(stoneage_exchange, no_price_has_more_answers_than_are_listed)
{
    static struct stoneage_move moves[GAME_LEGAL_MAX];
    unsigned most = 0;
    for (uint8_t level = 0; level <= 10; level++) {
        for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++) {
            table_begin_with(&t, 5, 63);
            lay(tile);
            table_card_give(&t, 0, 36);
            t.state.players[0].two_of_choice = 1;
            t.state.players[0].trade_level = level;
            table_resources(&t, 0, 99, 99, 99, 99);
            JEWELRY(0) = 99;
            table_people(&t, 0, STONEAGE_BUILDING_1, 1);
            table_act(&t, 0);
            PLAYS(&t, 0, "use building_1");
            unsigned count = stoneage_legal(&t.state, 0, moves);
            if (count > most) most = count;
        }
    }
    cr_assert_eq(most, 329 + 1 + 10 + 60, "%u", most);
}
