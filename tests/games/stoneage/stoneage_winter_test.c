/* Harsh winter: gold on top of a card, stone on top of some buildings. */
#include "games/stoneage/stoneage_table.h"

static struct table t;

/* Seat 0 of four has these resources and one of its people on `place`; seat 1 waits. */
static void stand(uint16_t options, uint8_t place, uint16_t wood, uint16_t brick, uint16_t stone,
                  uint16_t gold)
{
    table_begin_with(&t, 4, options);
    table_people(&t, 0, place, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, wood, brick, stone, gold);
}

static const struct stoneage_price *price(void)
{
    static struct stoneage_choices choices;
    stoneage_choices_fill(&t.state, 0, &choices);
    return &choices.price;
}

/* HW1, HW11 */
Test(stoneage_winter, one_gold_on_top_of_a_card_scores_6_at_once)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_2, 2, 0, 0, 1);
    table_card(&t, STONEAGE_CARD_2, 11);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_GOLD);
    cr_assert_eq(price()->extra_points, 6);
    PLAYS(&t, 0, "pay_extra wood 2");
    EVENTS(&t, "0 paid wood 2\n0 extra_paid gold 6\n0 card_taken card_2 C11\n0 gained food 7\n"
               "0 returned card_2 1\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].score, 6);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 0);
}

/* HW1: it is a matter of choice */
Test(stoneage_winter, the_extra_may_be_left)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_2, 2, 0, 0, 1);
    table_card(&t, STONEAGE_CARD_2, 11);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    cr_assert(table_may(&t, 0, "pay_extra wood 2"));
    PLAYS(&t, 0, "pay wood 2");
    cr_assert_eq(t.state.players[0].score, 0);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 1);
}

/* HW2, HW4: a second one cannot be said, since the price ends with the payment */
Test(stoneage_winter, at_most_one_extra_for_each_purchase)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_1, 1, 0, 0, 5);
    table_card(&t, STONEAGE_CARD_1, 11);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    PLAYS(&t, 0, "pay_extra wood 1");
    cr_assert_eq(t.state.players[0].score, 6);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 4);
    stand(STONEAGE_HARSH_WINTER, STONEAGE_BUILDING_1, 1, 1, 9, 0);
    table_building(&t, STONEAGE_BUILDING_1, 5);
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_1");
    PLAYS(&t, 0, "pay_extra wood 1 brick 1 stone 1");
    cr_assert_eq(t.state.players[0].score, 12 + 5);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_STONE], 7);
}

/* HW3 */
Test(stoneage_winter, one_stone_on_top_of_a_building_scores_5_at_once)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_BUILDING_2, 2, 1, 1, 0);
    table_building(&t, STONEAGE_BUILDING_2, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_2");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_STONE);
    cr_assert_eq(price()->extra_points, 5);
    PLAYS(&t, 0, "pay_extra wood 2 brick 1");
    HAPPENED(&t, "0 extra_paid stone 5");
    HAPPENED(&t, "0 building_taken building_2 B01 10");
    cr_assert_eq(t.state.players[0].score, 15);
}

/* HW5, HW6, HW7: a property of the tile */
Test(stoneage_winter, all_17_fixed_tiles_of_the_base_game_take_a_stone_and_no_others)
{
    for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++) {
        stand(STONEAGE_HARSH_WINTER | STONEAGE_NEW_HUTS | STONEAGE_EXPANSION, STONEAGE_BUILDING_1,
              9, 9, 9, 9);
        t.state.players[0].resources[STONEAGE_JEWELRY] = 9;
        bool lies = false;
        for (unsigned i = 0; i < 28; i++) lies = lies || t.state.stacks[i / 7][i % 7] == tile;
        uint8_t *top = &t.state.stacks[0][0];
        if (lies) table_building(&t, STONEAGE_BUILDING_1, tile);
        *top = tile;
        table_act(&t, 0);
        PLAYS(&t, 0, "use building_1");
        cr_assert_eq(price()->extra, tile <= 17 ? STONEAGE_YIELD_STONE : STONEAGE_YIELD_NONE,
                     "tile %u", tile);
        cr_assert_eq(stoneage_buildings[tile].winter, tile <= 17, "tile %u", tile);
    }
}

/* HW8 */
Test(stoneage_winter, gold_goes_on_every_card_space)
{
    for (uint8_t place = STONEAGE_CARD_1; place <= STONEAGE_CARD_5; place++) {
        stand(STONEAGE_HARSH_WINTER | STONEAGE_EXPANSION, place, 5, 0, 0, 1);
        t.state.players[0].resources[STONEAGE_JEWELRY] = 3;
        table_card(&t, place, 11);
        table_act(&t, 0);
        char use[16] = "use card_1";
        use[9] = (char)('1' + place - STONEAGE_CARD_1);
        PLAYS(&t, 0, use);
        char pay[24] = "pay_extra wood 1";
        pay[15] = use[9];
        PLAYS(&t, 0, place == STONEAGE_CARD_5 ? "pay_extra jewelry 3" : pay);
        HAPPENED(&t, "0 extra_paid gold 6");
    }
}

/* HW9 */
Test(stoneage_winter, a_second_card_takes_no_gold)
{
    stand(STONEAGE_HARSH_WINTER | STONEAGE_EXPANSION, STONEAGE_CARD_5, 0, 0, 0, 2);
    t.state.players[0].resources[STONEAGE_JEWELRY] = 6;
    table_card(&t, STONEAGE_CARD_5, 11);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_5");
    PLAYS(&t, 0, "pay_extra jewelry 3");
    ASKED(&t, 0, "second");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_NONE);
    REFUSES(&t, 0, "pay_extra jewelry 3", "wrong_kind");
}

/* HW10, ruling 9: the price keeps what was traded for, so the extra is another piece */
Test(stoneage_winter, the_extra_is_never_what_was_just_traded_for)
{
    stand(STONEAGE_HARSH_WINTER | STONEAGE_EXPANSION, STONEAGE_CARD_2, 3, 0, 0, 0);
    table_card(&t, STONEAGE_CARD_2, 11);
    t.state.players[0].trade_level = 4;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_NONE);
    PLAYS(&t, 0, "trade wood gold");
    HAPPENED(&t, "0 paid wood 1 gold 1");
    NEVER(&t, "0 extra_paid gold 6");
    stand(STONEAGE_HARSH_WINTER | STONEAGE_EXPANSION, STONEAGE_CARD_2, 3, 0, 0, 1);
    table_card(&t, STONEAGE_CARD_2, 11);
    t.state.players[0].trade_level = 4;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    PLAYS(&t, 0, "trade wood gold");
    ASKED(&t, 0, "pay");
    REFUSES(&t, 0, "pay_extra gold 2", "bad_payment");
    PLAYS(&t, 0, "pay_extra wood 1 gold 1");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 0);
    cr_assert_eq(t.state.players[0].score, 6);
}

/* HW11 */
Test(stoneage_winter, declining_pays_no_extra)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_1, 1, 0, 0, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    PLAYS(&t, 0, "decline");
    cr_assert_eq(t.state.players[0].score, 0);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 1);
}

Test(stoneage_winter, the_only_gold_pays_the_price_or_the_extra_and_not_both)
{
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_1, 1, 0, 0, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    REFUSES(&t, 0, "pay_extra gold 1", "bad_payment");
    cr_assert(table_may(&t, 0, "pay gold 1"));
    stand(STONEAGE_HARSH_WINTER, STONEAGE_CARD_1, 0, 0, 0, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_NONE);
    cr_assert_eq(price()->payable, 1);
}

Test(stoneage_winter, without_the_variant_there_is_no_extra)
{
    stand(0, STONEAGE_CARD_1, 1, 0, 0, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    cr_assert_eq(price()->extra, STONEAGE_YIELD_NONE);
    REFUSES(&t, 0, "pay_extra wood 1", "bad_payment");
}
