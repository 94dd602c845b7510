/* Mammoth herd: where it goes and who joins it, rows MH1 to MH9 and MH21 of the variants' rules. */
#include "games/stoneage/stoneage_table.h"

#include <string.h>

static struct table t;

/* A match in whose first round this tile lies open. */
static void begin(uint8_t seats, uint8_t tile)
{
    table_begin_with(&t, seats, STONEAGE_MAMMOTH_HERD);
    table_herd(&t, tile);
}

/* Four seats, the tile of a forest with these bonuses: food field +1, and a wood for all. Seats 0
 * to 2 have so many people in the forest; seat 0 is to act. */
static void forest(uint8_t zero, uint8_t one, uint8_t two)
{
    begin(4, 2);
    if (zero > 0) table_people(&t, 0, STONEAGE_FOREST, zero);
    if (one > 0) table_people(&t, 1, STONEAGE_FOREST, one);
    if (two > 0) table_people(&t, 2, STONEAGE_FOREST, two);
    table_act(&t, 0);
}

Test(stoneage_mammoth, MH1_16_tiles_are_shuffled_and_nobody_sees_how)
{
    struct game_setup setup = {.seats = 2, .start_seat = 0, .options = STONEAGE_MAMMOTH_HERD};
    struct stoneage_event event = {.kind = STONEAGE_MAMMOTHS_SHUFFLED, .seat = GAME_NOBODY};
    unsigned first[STONEAGE_MAMMOTHS + 1] = {0};
    for (unsigned seed = 0; seed < 1600; seed++) {
        static struct game_events events;
        static struct stoneage_state state;
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        memset(&state, 0, sizeof(state));
        stoneage.setup(&setup, &chance, &events);
        for (unsigned i = 0; i < events.count; i++) stoneage.evolve(&state, &events.at[i]);
        cr_assert_null(stoneage_check(&state));
        first[state.herd_tiles[0]]++;
    }
    for (unsigned tile = 1; tile <= STONEAGE_MAMMOTHS; tile++)
        cr_assert(first[tile] > 60 && first[tile] < 145, "100 on average, %u", first[tile]);
    cr_assert(!table_sees(&event, 0));
    cr_assert(!table_sees(&event, GAME_SPECTATOR));
}

Test(stoneage_mammoth, MH2_MH6_4_tiles_lead_to_each_resource_place)
{
    unsigned backs[STONEAGE_PLACES] = {0};
    for (unsigned tile = 1; tile <= STONEAGE_MAMMOTHS; tile++) {
        cr_assert_eq(stoneage_mammoths[tile].tile, tile);
        backs[stoneage_mammoths[tile].back]++;
    }
    for (unsigned place = STONEAGE_FOREST; place <= STONEAGE_RIVER; place++)
        cr_assert_eq(backs[place], 4);
}

Test(stoneage_mammoth, MH21_each_first_bonus_meets_each_second_once_and_each_place_has_all)
{
    unsigned met[STONEAGE_BONUSES][STONEAGE_BONUSES] = {{0}};
    unsigned at[STONEAGE_PLACES][STONEAGE_BONUSES] = {{0}};
    for (unsigned tile = 1; tile <= STONEAGE_MAMMOTHS; tile++) {
        const struct stoneage_mammoth *row = &stoneage_mammoths[tile];
        met[row->one][row->all]++;
        at[row->back][row->one]++;
        at[row->back][row->all]++;
    }
    for (unsigned one = STONEAGE_BONUS_TOOL; one <= STONEAGE_BONUS_POINTS_7; one++)
        for (unsigned all = STONEAGE_BONUS_FOOD_2; all <= STONEAGE_BONUS_POINTS_3; all++)
            cr_assert_eq(met[one][all], 1);
    for (unsigned place = STONEAGE_FOREST; place <= STONEAGE_RIVER; place++)
        for (unsigned bonus = 1; bonus < STONEAGE_BONUSES; bonus++)
            cr_assert_eq(at[place][bonus], 1);
}

Test(stoneage_mammoth, MH3_without_the_variant_there_is_no_herd)
{
    table_begin(&t, 3);
    cr_assert_eq(t.state.herd_place, STONEAGE_NOWHERE);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_act(&t, 0);
    table_dice(&t, "3");
    PLAYS(&t, 0, "use forest");
    NEVER(&t, "0 join_asked forest");
}

Test(stoneage_mammoth, MH4_the_herd_goes_where_the_top_tile_says_and_the_next_place_is_public)
{
    static struct stoneage_view view;
    begin(2, 13);
    table_tile(&t, 5, 1);
    table_tile(&t, 9, 2);
    table_round_end(&t);
    HAPPENED(&t, "herd_moved clay_pit M05 quarry");
    cr_assert_eq(t.state.herd_place, STONEAGE_CLAY_PIT);
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.herd_place, STONEAGE_CLAY_PIT);
    cr_assert_eq(view.herd_tile, 5);
    cr_assert_eq(view.herd_next, STONEAGE_QUARRY);
    cr_assert_eq(view.herd_left, 14);
}

Test(stoneage_mammoth, MH4_the_first_round_has_a_herd_too_after_the_refill_and_before_placing)
{
    static const uint8_t order[] = {STONEAGE_CARD_TURNED, STONEAGE_MAMMOTHS_SHUFFLED,
                                    STONEAGE_ROUND_BEGAN, STONEAGE_HERD_MOVED,
                                    STONEAGE_PHASE_BEGAN};
    unsigned next = 0;
    table_begin_with(&t, 2, STONEAGE_MAMMOTH_HERD);
    for (unsigned i = 0; i < t.events.count && next < COUNT_OF(order); i++)
        next += t.events.at[i].bytes[0] == order[next];
    cr_assert_eq(next, COUNT_OF(order));
    cr_assert_eq(t.state.herd_next, 1);
}

Test(stoneage_mammoth, MH5_after_16_rounds_the_herd_leaves_once)
{
    begin(2, 1);
    for (unsigned round = 2; round <= 16; round++) table_round_end(&t);
    cr_assert_neq(t.state.herd_place, STONEAGE_NOWHERE);
    cr_assert_eq(t.state.herd_next, 16);
    table_round_end(&t);
    HAPPENED(&t, "herd_left");
    cr_assert_eq(t.state.herd_place, STONEAGE_NOWHERE);
    cr_assert_eq(t.state.herd_tile, 0);
    table_round_end(&t);
    NEVER(&t, "herd_left");
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_people(&t, 1, STONEAGE_RIVER, 1);
    table_act(&t, 0);
    table_dice(&t, "3");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "1 turn_began"); /* the usual rules go on */
}

Test(stoneage_mammoth, MH7_some_who_gathered_join_after_taking_and_the_others_go_home)
{
    forest(3, 1, 0);
    table_dice(&t, "654");
    PLAYS(&t, 0, "use forest");
    EVENTS(&t, "0 rolled forest wood 6 5 4\n0 gathered forest wood 5\n0 join_asked forest\n");
    PLAYS(&t, 0, "join 2");
    EVENTS(&t, "0 joined 2 2\n0 returned forest 1\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].joined, 2);
    cr_assert_eq(t.state.players[0].home, 3);
    cr_assert_eq(t.state.players[0].food, 10);
}

Test(stoneage_mammoth, MH7_all_of_them_may_join_and_more_may_not)
{
    forest(3, 1, 0);
    table_dice(&t, "111");
    PLAYS(&t, 0, "use forest");
    REFUSES(&t, 0, "join 4", "bad_people");
    REFUSES(&t, 0, "join 0", "bad_people");
    PLAYS(&t, 0, "join 3");
    EVENTS(&t, "0 joined 3 3\n1 turn_began\n");
    cr_assert_eq(t.state.placed[STONEAGE_FOREST][0], 0);
}

Test(stoneage_mammoth, MH7_people_from_elsewhere_are_not_asked)
{
    begin(2, 2);
    table_people(&t, 0, STONEAGE_RIVER, 2);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_act(&t, 0);
    table_dice(&t, "11");
    PLAYS(&t, 0, "use river");
    EVENTS(&t, "0 rolled river gold 1 1\n0 gathered river gold 0\n0 returned river 2\n"
               "1 turn_began\n");
}

Test(stoneage_mammoth, MH7_it_is_asked_after_the_tools_and_also_when_the_roll_brought_nothing)
{
    forest(1, 1, 0);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    ASKED(&t, 0, "tools");
    table_dice(&t, "");
    PLAYS(&t, 0, "tools");
    EVENTS(&t, "0 gathered forest wood 0\n0 join_asked forest\n");
    ASKED(&t, 0, "join");
    PLAYS(&t, 0, "decline");
    EVENTS(&t, "0 declined forest\n0 returned forest 1\n1 turn_began\n");
}

Test(stoneage_mammoth, MH8_MH9_each_costs_a_food_or_a_resource_in_its_stead_as_one_likes)
{
    forest(3, 1, 0);
    table_resources(&t, 0, 0, 1, 0, 2);
    table_dice(&t, "111");
    PLAYS(&t, 0, "use forest");
    cr_assert(table_may(&t, 0, "join 3"));
    cr_assert(table_may(&t, 0, "join 2 gold 2"), "also with food in store");
    REFUSES(&t, 0, "join 1 gold 2", "bad_payment");
    REFUSES(&t, 0, "join 2 stone 1", "not_enough");
    PLAYS(&t, 0, "join 3 brick 1 gold 1");
    HAPPENED(&t, "0 joined 3 1 brick 1 gold 1");
    cr_assert_eq(t.state.players[0].food, 11);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 1);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_BRICK], 0);
}

Test(stoneage_mammoth, MH8_without_food_only_resources_pay)
{
    forest(3, 1, 0);
    t.state.players[0].food = 1;
    table_resources(&t, 0, 0, 0, 1, 0);
    table_dice(&t, "111");
    PLAYS(&t, 0, "use forest");
    REFUSES(&t, 0, "join 2", "bad_payment");
    REFUSES(&t, 0, "join 3 stone 1", "bad_payment");
    PLAYS(&t, 0, "join 2 stone 1");
    cr_assert_eq(t.state.players[0].food, 0);
}

Test(stoneage_mammoth, MH8_what_the_roll_brought_may_pay)
{
    forest(1, 1, 0);
    t.state.players[0].food = 0;
    table_dice(&t, "3");
    PLAYS(&t, 0, "use forest");
    PLAYS(&t, 0, "join 1 wood 1");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 0);
}

Test(stoneage_mammoth, MH8_who_can_pay_nothing_is_not_asked_unless_two_of_choice_is_open)
{
    forest(1, 1, 0);
    t.state.players[0].food = 0;
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "0 returned forest 1");

    begin(4, 2);
    table_people(&t, 0, STONEAGE_FOREST, 2);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    t.state.players[0].food = 0;
    table_act(&t, 0);
    table_dice(&t, "11");
    PLAYS(&t, 0, "use forest");
    ASKED(&t, 0, "join");
    table_dice(&t, "");
    PLAYS(&t, 0, "take wood 1 gold 1");
    PLAYS(&t, 0, "join 2 wood 1 gold 1");
    cr_assert_eq(t.state.players[0].joined, 2);
}

Test(stoneage_mammoth, MH8_jewelry_pays_for_nobody)
{
    table_begin_with(&t, 2, STONEAGE_MAMMOTH_HERD | STONEAGE_EXPANSION);
    uint8_t place = t.state.herd_place;
    table_people(&t, 0, place, 2);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    t.state.players[0].food = 1;
    t.state.players[0].resources[STONEAGE_JEWELRY] = 5;
    table_act(&t, 0);
    table_dice(&t, "11");
    struct stoneage_move use = {.kind = STONEAGE_MOVE_USE, .place = place};
    struct game_move move;
    static struct game_events events;
    memcpy(&move, &use, sizeof(move));
    cr_assert_eq(stoneage.decide(&t.state, 0, &move, &t.chance, &events, &t.state), GAME_ACCEPTED);
    REFUSES(&t, 0, "join 2 jewelry 1", "bad_payment");
    table_dice(&t, "");
    PLAYS(&t, 0, "join 1");
}

Test(stoneage_mammoth, MH8_no_question_has_more_answers_than_fit)
{
    static struct game_move moves[GAME_LEGAL_MAX];
    begin(4, 2);
    t.state.players[0].people = 10;
    t.state.players[0].home = 10;
    table_people(&t, 0, STONEAGE_FOREST, 7);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, 20, 20, 20, 20);
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    t.state.players[0].food = 60;
    table_act(&t, 0);
    table_dice(&t, "1111111");
    PLAYS(&t, 0, "use forest");
    cr_assert_eq(stoneage.legal(&t.state, 0, moves), 791 + 1 + 10);
}

Test(stoneage_mammoth, redraw_keeps_the_back_of_the_top_tile_and_deals_all_else_equally)
{
    unsigned top[STONEAGE_MAMMOTHS + 1] = {0};
    unsigned last[STONEAGE_MAMMOTHS + 1] = {0};
    for (unsigned seed = 0; seed < 3000; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        begin(2, 1);
        table_tile(&t, 2, 1); /* a forest too: 3 of them are unseen */
        stoneage_redraw(&t.state, 0, &chance);
        cr_assert_null(stoneage_check(&t.state));
        top[t.state.herd_tiles[1]]++;
        last[t.state.herd_tiles[15]]++;
    }
    cr_assert_eq(top[2] + top[3] + top[4], 3000);
    for (unsigned tile = 2; tile <= 4; tile++) {
        cr_assert(top[tile] > 890 && top[tile] < 1110, "%u", top[tile]);
        /* two of the three are under the top, which leaves one of 14 places to each */
        cr_assert(last[tile] > 95 && last[tile] < 195, "143 on average, %u", last[tile]);
    }
    for (unsigned tile = 5; tile <= STONEAGE_MAMMOTHS; tile++)
        cr_assert(last[tile] > 160 && last[tile] < 275, "214 on average, %u", last[tile]);
}
