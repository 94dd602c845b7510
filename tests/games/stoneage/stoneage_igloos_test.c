/* Igloos: three resources of one kind for points. */
#include "games/stoneage/rules/score.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

static void stand(uint16_t options, uint16_t wood, uint16_t brick, uint16_t stone, uint16_t gold)
{
    table_begin_with(&t, 4, options);
    table_people(&t, 0, STONEAGE_IGLOO, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, wood, brick, stone, gold);
    table_act(&t, 0);
}

/* IG1, IG2 */
Test(stoneage_igloos, three_of_a_kind_score_their_values)
{
    static const char *const pay[] = {"pay wood 3", "pay brick 3", "pay stone 3", "pay gold 3"};
    static const int points[] = {9, 12, 15, 18};
    for (unsigned i = 0; i < 4; i++) {
        stand(STONEAGE_IGLOOS, 3, 3, 3, 3);
        PLAYS(&t, 0, "use igloo");
        ASKED(&t, 0, "pay");
        REFUSES(&t, 0, "pay wood 2 brick 1", "bad_payment");
        PLAYS(&t, 0, pay[i]);
        cr_assert_eq(t.state.players[0].score, points[i]);
        cr_assert_eq(t.state.players[0].igloos, 1);
        cr_assert_eq(t.state.igloos_left, 7);
    }
    EVENTS(&t, "0 paid gold 3\n0 igloo_built 18\n0 returned igloo 1\n1 turn_began\n");
}

/* IG3 */
Test(stoneage_igloos, hut_builders_do_not_count_them)
{
    struct stoneage_tally rows[STONEAGE_ROWS];
    table_begin_with(&t, 4, STONEAGE_IGLOOS);
    table_card_give(&t, 0, 26);
    t.state.players[0].igloos = 2;
    t.state.igloos_left = 6;
    cr_assert_null(stoneage_check(&t.state));
    stoneage_tally(&t.state, 0, true, rows);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].count, 3);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].factor, 0);
}

/* IG4 */
Test(stoneage_igloos, nothing_is_traded_for_an_igloo)
{
    struct stoneage_choices choices;
    stand(STONEAGE_IGLOOS | STONEAGE_EXPANSION, 3, 2, 0, 0);
    t.state.players[0].trade_level = 10;
    PLAYS(&t, 0, "use igloo");
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.exchanges_count, 0);
    REFUSES(&t, 0, "trade wood brick+brick", "wrong_kind");
    stand(STONEAGE_IGLOOS | STONEAGE_EXPANSION, 2, 2, 0, 0);
    t.state.players[0].trade_level = 10;
    PLAYS(&t, 0, "use igloo");
    HAPPENED(&t, "0 declined igloo");
}

/* IG5 */
Test(stoneage_igloos, two_for_each_player_lie_in_the_supply)
{
    for (uint8_t seats = 2; seats <= 4; seats++) {
        table_begin_with(&t, seats, STONEAGE_IGLOOS);
        cr_assert_eq(t.state.igloos_left, 2 * seats);
    }
    table_begin_with(&t, 5, STONEAGE_IGLOOS | STONEAGE_EXPANSION);
    cr_assert_eq(t.state.igloos_left, 10);
    table_begin_with(&t, 4, 0);
    cr_assert_eq(t.state.igloos_left, 0);
    REFUSES(&t, 0, "place igloo 1", "bad_place");
}

/* IG6 */
Test(stoneage_igloos, one_person_of_one_player_in_a_round)
{
    table_begin_with(&t, 4, STONEAGE_IGLOOS);
    REFUSES(&t, 0, "place igloo 2", "bad_people");
    PLAYS(&t, 0, "place igloo 1");
    REFUSES(&t, 1, "place igloo 1", "place_full");
}

/* IG6 */
Test(stoneage_igloos, no_ring_is_left_when_the_supply_is_empty)
{
    table_begin_with(&t, 2, STONEAGE_IGLOOS);
    t.state.igloos_left = 1;
    t.state.players[0].igloos = 3;
    cr_assert(table_may(&t, 0, "place igloo 1"));
    t.state.igloos_left = 0;
    t.state.players[1].igloos = 1;
    cr_assert_null(stoneage_check(&t.state));
    REFUSES(&t, 0, "place igloo 1", "bad_place");
}

/* IG7 */
Test(stoneage_igloos, it_is_no_village_place)
{
    table_begin_with(&t, 2, STONEAGE_IGLOOS);
    PLAYS(&t, 0, "place tool_maker 1");
    PLAYS(&t, 1, "place field 1");
    PLAYS(&t, 0, "place igloo 1");
    table_begin_with(&t, 2, STONEAGE_IGLOOS);
    PLAYS(&t, 0, "place igloo 1");
    PLAYS(&t, 1, "place tool_maker 1");
    PLAYS(&t, 0, "place field 1");
}

/* IG8 */
Test(stoneage_igloos, player_who_does_not_pay_takes_the_person_back)
{
    stand(STONEAGE_IGLOOS, 3, 0, 0, 0);
    PLAYS(&t, 0, "use igloo");
    PLAYS(&t, 0, "decline");
    cr_assert_eq(t.state.igloos_left, 8);
    cr_assert_eq(t.state.players[0].home, 5);
    stand(STONEAGE_IGLOOS, 2, 2, 2, 2);
    PLAYS(&t, 0, "use igloo");
    EVENTS(&t, "0 price_asked igloo\n0 declined igloo\n0 returned igloo 1\n1 turn_began\n");
}

/* IG9 */
Test(stoneage_igloos, an_empty_supply_does_not_end_the_match)
{
    table_begin_with(&t, 2, STONEAGE_IGLOOS);
    t.state.igloos_left = 0;
    t.state.players[0].igloos = 4;
    table_round_end(&t);
    HAPPENED(&t, "round_began 2 1");
}

/* IG10 */
Test(stoneage_igloos, jewelry_does_not_pay)
{
    stand(STONEAGE_IGLOOS | STONEAGE_EXPANSION, 3, 0, 0, 0);
    t.state.players[0].resources[STONEAGE_JEWELRY] = 9;
    PLAYS(&t, 0, "use igloo");
    REFUSES(&t, 0, "pay jewelry 3", "bad_payment");
    REFUSES(&t, 0, "pay wood 3 jewelry 1", "bad_payment");
    PLAYS(&t, 0, "pay wood 3");
}

/* IG11, IG12 */
Test(stoneage_igloos, no_stone_of_the_harsh_winter_goes_on_an_igloo)
{
    stand(STONEAGE_IGLOOS | STONEAGE_HARSH_WINTER, 3, 0, 3, 3);
    PLAYS(&t, 0, "use igloo");
    REFUSES(&t, 0, "pay_extra wood 3", "bad_payment");
}
