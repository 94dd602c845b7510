/* The expansion: players, jewelry, the merchant, prices in jewelry, cards and buildings. Its trade
 * is in stoneage_exchange_test.c. */
#include "games/stoneage/rules/score.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

#define JEWELRY(seat) t.state.players[seat].resources[STONEAGE_JEWELRY]

static void begin(uint8_t seats)
{
    table_begin_with(&t, seats, STONEAGE_EXPANSION);
}

/* Seat 0 of four stands on the fifth card space, where `card` lies; seat 1 waits. */
static void stand(uint8_t card, uint16_t jewelry)
{
    begin(4);
    table_people(&t, 0, STONEAGE_CARD_5, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_5, card);
    JEWELRY(0) = jewelry;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_5");
}

/* EX1 */
Test(stoneage_expansion, two_to_five_play)
{
    for (uint8_t seats = 2; seats <= 5; seats++) {
        begin(seats);
        cr_assert_eq(t.state.seats, seats);
        cr_assert_eq(t.state.players[seats - 1].people, 5);
    }
    cr_assert_eq(stoneage.seats_max, 5);
    cr_assert_eq(stoneage.seats_need[5], STONEAGE_EXPANSION);
    cr_assert_eq(stoneage.seats_need[4], 0);
}

/* EX17 */
Test(stoneage_expansion, fifth_card_space_shows_its_price_in_jewelry)
{
    struct stoneage_view view;
    begin(4);
    stoneage_view_fill(&t.state, 0, &view);
    cr_assert_eq(view.slots_count, 5);
    cr_assert_eq(view.slots[3].cost, 4);
    cr_assert_eq(view.slots[4].place, STONEAGE_CARD_5);
    cr_assert_eq(view.slots[4].cost, 3);
}

/* EX2, EX7, EX27, EX28, EX31, EX32 */
Test(stoneage_expansion, nine_cards_and_nine_buildings_come_with_it)
{
    unsigned cards = 0;
    unsigned buildings = 0;
    unsigned jewelled = 0;
    unsigned jewelry_cards = 0;
    for (unsigned i = 1; i <= STONEAGE_CARDS; i++) {
        const struct stoneage_card *card = &stoneage_cards[i];
        if (card->option != 6) continue;
        cards++;
        jewelry_cards += card->yield == STONEAGE_YIELD_JEWELRY;
        cr_assert_eq(card->culture, STONEAGE_CULTURE_NONE);
    }
    for (unsigned i = 1; i <= STONEAGE_BUILDINGS; i++) {
        const struct stoneage_building *building = &stoneage_buildings[i];
        unsigned value = 2u * building->cost[STONEAGE_JEWELRY];
        if (building->option != 6) continue;
        buildings++;
        jewelled += building->cost[STONEAGE_JEWELRY] > 0;
        for (unsigned j = 0; j < STONEAGE_RESOURCES; j++)
            value += (unsigned)building->cost[j] * stoneage_values[j];
        if (building->points > 0) cr_assert_eq(building->points, value, "building %u", i);
    }
    cr_assert_eq(cards, 9);
    cr_assert_eq(buildings, 9);
    cr_assert_eq(jewelled, 9);
    cr_assert_eq(jewelry_cards, 4);
    begin(2);
    cr_assert_eq(t.state.deck_count, 45);
    cr_assert_eq(t.state.deck_next, 5);
}

/* EX5 */
Test(stoneage_expansion, start_with_5_people_12_food_1_jewelry_and_trade_level_0)
{
    begin(3);
    for (unsigned seat = 0; seat < 3; seat++) {
        cr_assert_eq(t.state.players[seat].people, 5);
        cr_assert_eq(t.state.players[seat].food, 12);
        cr_assert_eq(JEWELRY(seat), 1);
        cr_assert_eq(t.state.players[seat].trade_level, 0);
    }
    table_begin(&t, 3);
    cr_assert_eq(JEWELRY(0), 0);
}

/* EX6 */
Test(stoneage_expansion, one_stack_of_7_for_each_player)
{
    for (uint8_t seats = 2; seats <= 5; seats++) {
        begin(seats);
        for (unsigned i = 0; i < STONEAGE_STACKS_MAX; i++)
            cr_assert_eq(t.state.stack_left[i], i < seats ? 7 : 0);
    }
}

/* EX8, EX9 */
Test(stoneage_expansion, the_merchant_takes_exactly_two_people_of_one_player)
{
    begin(4);
    REFUSES(&t, 0, "place merchant 1", "bad_people");
    REFUSES(&t, 0, "place merchant 3", "bad_people");
    PLAYS(&t, 0, "place merchant 2");
    REFUSES(&t, 1, "place merchant 2", "place_full");
    begin(4);
    table_people(&t, 0, STONEAGE_HUNT, 4);
    cr_assert_null(stoneage_check(&t.state));
    cr_assert(!table_may(&t, 0, "place merchant 2"));
}

static void visit(uint8_t level)
{
    begin(4);
    t.state.players[0].trade_level = level;
    table_people(&t, 0, STONEAGE_MERCHANT, 2);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    PLAYS(&t, 0, "use merchant");
}

/* EX9, EX10 */
Test(stoneage_expansion, a_visit_raises_the_trade_level_by_2_and_brings_2_jewelry)
{
    visit(0);
    EVENTS(&t, "0 trade_level_rose 2\n0 gained jewelry 2\n0 returned merchant 2\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].trade_level, 2);
    cr_assert_eq(JEWELRY(0), 3);
    visit(9);
    cr_assert_eq(t.state.players[0].trade_level, 10);
    visit(10);
    HAPPENED(&t, "0 trade_level_rose 10");
    cr_assert_eq(JEWELRY(0), 3);
}

/* EX11 */
Test(stoneage_expansion, with_2_or_3_players_2_village_places_are_used_and_with_4_players_3)
{
    for (uint8_t seats = 2; seats <= 3; seats++) {
        begin(seats);
        PLAYS(&t, 0, "place merchant 2");
        PLAYS(&t, 1, "place field 1");
        REFUSES(&t, seats == 2 ? 0 : 2, "place tool_maker 1", "place_full");
        REFUSES(&t, seats == 2 ? 0 : 2, "place hut 2", "place_full");
    }
    begin(4);
    PLAYS(&t, 0, "place merchant 2");
    PLAYS(&t, 1, "place field 1");
    PLAYS(&t, 2, "place tool_maker 1");
    REFUSES(&t, 3, "place hut 2", "place_full");
    begin(4);
    PLAYS(&t, 0, "place hut 2");
    PLAYS(&t, 1, "place field 1");
    PLAYS(&t, 2, "place tool_maker 1");
    REFUSES(&t, 3, "place merchant 2", "place_full");
}

/* EX11b */
Test(stoneage_expansion, five_players_use_all_4_village_places)
{
    begin(5);
    PLAYS(&t, 0, "place hut 2");
    PLAYS(&t, 1, "place field 1");
    PLAYS(&t, 2, "place tool_maker 1");
    PLAYS(&t, 3, "place merchant 2");
}

/* EX12 */
Test(stoneage_expansion, five_players_share_a_resource_place_of_7_rings)
{
    static const char *const moves[] = {"place forest 2", "place forest 2", "place forest 1",
                                        "place forest 1", "place forest 1"};
    begin(5);
    for (uint8_t seat = 0; seat < 5; seat++) PLAYS(&t, seat, moves[seat]);
    begin(3);
    PLAYS(&t, 0, "place forest 1");
    PLAYS(&t, 1, "place forest 1");
    REFUSES(&t, 2, "place forest 1", "place_full");
}

/* Seat 0 of four hunts with two people. */
static void hunt(const char *dice, uint8_t tool)
{
    begin(4);
    table_people(&t, 0, STONEAGE_HUNT, 2);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_tiles(&t, 0, tool, 0, 0);
    table_act(&t, 0);
    table_dice(&t, dice);
    PLAYS(&t, 0, "use hunt");
}

/* EX3, EX13, EX14 */
Test(stoneage_expansion, a_hunt_is_split_into_food_and_jewelry_at_will)
{
    for (unsigned jewelry = 0; jewelry <= 4; jewelry++) {
        char split[] = "split 0";
        split[6] = (char)('0' + jewelry);
        hunt("54", 0);
        ASKED(&t, 0, "split");
        HAPPENED(&t, "0 split_asked hunt 4");
        PLAYS(&t, 0, split);
        cr_assert_eq(JEWELRY(0), 1 + jewelry);
        cr_assert_eq(t.state.players[0].food, 12 + 4 - jewelry);
        cr_assert_eq(t.state.players[0].home, 5);
    }
    hunt("54", 0);
    REFUSES(&t, 0, "split 5", "not_enough");
    PLAYS(&t, 0, "split 1");
    EVENTS(&t, "0 gathered hunt food 3\n0 gained jewelry 1\n0 returned hunt 2\n1 turn_began\n");
}

/* EX14: after the tools */
Test(stoneage_expansion, tools_are_added_before_a_hunt_is_split)
{
    hunt("54", 1);
    ASKED(&t, 0, "tools");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 split_asked hunt 5");
    PLAYS(&t, 0, "split 5");
    cr_assert_eq(JEWELRY(0), 6);
}

/* ruling 2 */
Test(stoneage_expansion, a_hunt_that_brings_nothing_is_not_split)
{
    begin(4);
    table_people(&t, 0, STONEAGE_HUNT, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use hunt");
    HAPPENED(&t, "0 gathered hunt food 0");
    ASKED(&t, 1, "use");
}

/* ruling 1: two-of-choice waits */
Test(stoneage_expansion, two_of_choice_is_not_for_the_split)
{
    hunt("54", 0);
    REFUSES(&t, 0, "take wood 2", "wrong_kind");
}

/* EX15, EX4 */
Test(stoneage_expansion, jewelry_feeds_nobody_and_scores_nothing)
{
    struct stoneage_tally rows[STONEAGE_ROWS];
    begin(2);
    JEWELRY(0) = 25;
    t.state.players[0].food = 0;
    stoneage_tally(&t.state, 0, true, rows);
    cr_assert_eq(rows[STONEAGE_ROW_RESOURCES].points, 0);
    table_feed(&t);
    HAPPENED(&t, "0 starved 10");
    begin(2);
    JEWELRY(0) = 25;
    table_resources(&t, 0, 5, 0, 0, 0);
    t.state.players[0].food = 0;
    table_feed(&t);
    REFUSES(&t, 0, "feed jewelry 5", "bad_payment");
    REFUSES(&t, 0, "feed wood 4 jewelry 1", "bad_payment");
}

/* EX15b */
Test(stoneage_expansion, jewelry_pays_only_what_names_it)
{
    begin(4);
    table_people(&t, 0, STONEAGE_CARD_2, 1);
    table_people(&t, 0, STONEAGE_BUILDING_1, 1);
    table_building(&t, STONEAGE_BUILDING_1, 18);
    JEWELRY(0) = 9;
    table_resources(&t, 0, 9, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_2");
    REFUSES(&t, 0, "pay jewelry 2", "bad_payment");
    REFUSES(&t, 0, "pay wood 1 jewelry 1", "bad_payment");
    PLAYS(&t, 0, "decline");
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay wood 3 jewelry 1", "bad_payment");
    REFUSES(&t, 0, "take wood 1 jewelry 1", "not_enough");
    PLAYS(&t, 0, "pay wood 4");
}

/* EX17 */
Test(stoneage_expansion, the_fifth_space_costs_3_jewelry_and_nothing_else)
{
    stand(11, 3);
    table_resources(&t, 0, 9, 9, 9, 9);
    REFUSES(&t, 0, "pay wood 5", "bad_payment");
    REFUSES(&t, 0, "pay wood 3", "bad_payment");
    REFUSES(&t, 0, "pay jewelry 2", "bad_payment");
    REFUSES(&t, 0, "pay wood 1 jewelry 3", "bad_payment");
    PLAYS(&t, 0, "pay jewelry 3");
    EVENTS(&t, "0 paid jewelry 3\n0 card_taken card_5 C11\n0 gained food 7\n0 returned card_5 1\n"
               "1 turn_began\n");
    stand(11, 2);
    EVENTS(&t, "0 price_asked card_5\n0 declined card_5\n0 returned card_5 1\n1 turn_began\n");
}

/* EX18 */
Test(stoneage_expansion, three_more_jewelry_draw_the_top_card_face_down)
{
    stand(11, 6);
    table_deck_top(&t, 27);
    PLAYS(&t, 0, "pay jewelry 3");
    EVENTS(&t, "0 paid jewelry 3\n0 card_taken card_5 C11\n0 gained food 7\n"
               "0 second_asked card_5\n");
    ASKED(&t, 0, "second");
    PLAYS(&t, 0, "pay jewelry 3");
    EVENTS(&t, "0 paid jewelry 3\n0 extra_card_drawn\n0 extra_card_seen C27\n"
               "0 returned card_5 1\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].extra_cards, UINT64_C(1) << 27);
    cr_assert_eq(t.state.players[0].score, 0, "the upper part is not used");
    for (unsigned i = 0; i < t.events.count; i++) {
        const struct stoneage_event *event = (const struct stoneage_event *)&t.events.at[i];
        cr_assert_eq(table_sees(event, 1), event->kind != STONEAGE_EXTRA_CARD_SEEN);
    }
}

Test(stoneage_expansion, the_second_card_may_be_declined)
{
    stand(11, 6);
    PLAYS(&t, 0, "pay jewelry 3");
    PLAYS(&t, 0, "decline");
    cr_assert_eq(t.state.players[0].extra_cards, 0);
    cr_assert_eq(JEWELRY(0), 3);
    cr_assert_eq(t.state.players[0].home, 5);
}

/* EX18: after buying there */
Test(stoneage_expansion, declining_the_first_card_ends_the_offer)
{
    stand(11, 6);
    PLAYS(&t, 0, "decline");
    ASKED(&t, 1, "use");
    begin(4);
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_1, 11);
    table_resources(&t, 0, 1, 0, 0, 0);
    JEWELRY(0) = 9;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    PLAYS(&t, 0, "pay wood 1");
    ASKED(&t, 1, "use");
}

/* ruling 3: jewelry of the first card's top pays */
Test(stoneage_expansion, the_second_card_is_offered_after_the_top_of_the_first)
{
    stand(42, 3);
    PLAYS(&t, 0, "pay jewelry 3");
    HAPPENED(&t, "0 gained jewelry 3");
    ASKED(&t, 0, "second");
    PLAYS(&t, 0, "pay jewelry 3");
    cr_assert_eq(JEWELRY(0), 0);
    stand(23, 6);
    table_tiles(&t, 0, 1, 0, 0);
    table_dice(&t, "42");
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "tools");
    PLAYS(&t, 0, "tools");
    ASKED(&t, 0, "second");
}

/* ruling 3 */
Test(stoneage_expansion, with_dice_for_all_the_second_card_comes_after_everybody_picked)
{
    stand(1, 6);
    table_dice(&t, "1256");
    PLAYS(&t, 0, "pay jewelry 3");
    PLAYS(&t, 0, "pick 6");
    PLAYS(&t, 1, "pick 5");
    PLAYS(&t, 2, "pick 2");
    HAPPENED(&t, "3 die_picked 1");
    ASKED(&t, 0, "second");
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 1, "use");
    stand(1, 6);
    table_dice(&t, "3333");
    PLAYS(&t, 0, "pay jewelry 3");
    ASKED(&t, 0, "second");
}

/* ruling 3 */
Test(stoneage_expansion, no_second_card_is_offered_when_nothing_can_be_drawn)
{
    begin(4);
    table_card(&t, STONEAGE_CARD_5, 11);
    table_deck_left(&t, 3, 0);
    table_people(&t, 0, STONEAGE_CARD_5, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    JEWELRY(0) = 6;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_5");
    PLAYS(&t, 0, "pay jewelry 3");
    NEVER(&t, "0 second_asked card_5");
    ASKED(&t, 1, "use");
}

/* EX19 */
Test(stoneage_expansion, the_fifth_space_is_left_of_the_fourth_and_cards_slide_right)
{
    begin(2);
    uint8_t left = t.state.slots[4];
    uint8_t next = t.state.deck[t.state.deck_next];
    t.state.players[0].cards |= UINT64_C(1) << t.state.slots[3];
    t.state.slots[3] = 0;
    table_round_end(&t);
    HAPPENED(&t, "card_slid card_5 card_4");
    cr_assert_eq(t.state.slots[3], left);
    cr_assert_eq(t.state.slots[4], next);
}

/* EX20 */
Test(stoneage_expansion, the_match_ends_when_5_spaces_cannot_be_filled)
{
    for (uint8_t left = 4; left <= 5; left++) {
        begin(2);
        table_deck_left(&t, 0, left);
        for (unsigned i = 0; i < 5; i++) {
            t.state.players[1].cards |= UINT64_C(1) << t.state.slots[i];
            t.state.slots[i] = 0;
        }
        table_round_end(&t);
        cr_assert_eq(t.state.phase, left == 4 ? STONEAGE_END : STONEAGE_PLACE);
    }
}

/* EX27, EX31 */
Test(stoneage_expansion, some_buildings_cost_jewelry)
{
    begin(4);
    uint8_t *top = &t.state.stacks[0][0];
    uint8_t old = *top;
    for (unsigned i = 0; i < 28; i++)
        if (t.state.stacks[i / 7][i % 7] == 42) t.state.stacks[i / 7][i % 7] = old;
    *top = 42;
    table_people(&t, 0, STONEAGE_BUILDING_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, 0, 1, 0, 1);
    JEWELRY(0) = 4;
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay brick 1 gold 1", "bad_payment");
    REFUSES(&t, 0, "pay brick 1 gold 1 jewelry 4", "bad_payment");
    PLAYS(&t, 0, "pay brick 1 gold 1 jewelry 3");
    HAPPENED(&t, "0 building_taken building_1 B42 16");
    cr_assert_eq(JEWELRY(0), 1);
}

/* EX31: the ninth */
Test(stoneage_expansion, the_building_of_any_4_of_2_kinds_scores_4_more)
{
    begin(4);
    uint8_t *top = &t.state.stacks[0][0];
    uint8_t old = *top;
    for (unsigned i = 0; i < 28; i++)
        if (t.state.stacks[i / 7][i % 7] == 43) t.state.stacks[i / 7][i % 7] = old;
    *top = 43;
    table_people(&t, 0, STONEAGE_BUILDING_1, 1);
    table_resources(&t, 0, 4, 1, 1, 3);
    JEWELRY(0) = 2;
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_1");
    REFUSES(&t, 0, "pay wood 4 jewelry 2", "bad_payment");
    REFUSES(&t, 0, "pay wood 1 gold 3", "bad_payment");
    PLAYS(&t, 0, "pay wood 1 gold 3 jewelry 2");
    HAPPENED(&t, "0 building_taken building_1 B43 25");
}

/* EX29, EX33 */
Test(stoneage_expansion, trade_dice_give_by_their_own_table)
{
    static const char *const gains[] = {"0 gained wood 1",    "0 gained brick 1",
                                        "0 gained stone 1",   "0 gained gold 1",
                                        "0 gained jewelry 2", "0 trade_level_rose 1"};
    for (unsigned die = 1; die <= 6; die++) {
        char dice[] = "1111";
        char pick[] = "pick 1";
        dice[0] = (char)('0' + die);
        pick[5] = dice[0];
        stand(37, 3);
        table_dice(&t, die == 1 ? "1222" : dice);
        PLAYS(&t, 0, "pay jewelry 3");
        if (die == 1) HAPPENED(&t, "0 trade_dice_rolled card_5 1 2 2 2");
        PLAYS(&t, 0, pick);
        HAPPENED(&t, gains[die - 1]);
    }
}

/* EX33: as many dice as players, turn order as usual */
Test(stoneage_expansion, trade_dice_are_as_many_as_players_and_picked_in_turn_order)
{
    begin(5);
    table_people(&t, 2, STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, 40);
    table_resources(&t, 2, 1, 0, 0, 0);
    table_act(&t, 2);
    PLAYS(&t, 2, "use card_1");
    table_dice(&t, "12345");
    PLAYS(&t, 2, "pay wood 1");
    PLAYS(&t, 2, "pick 5");
    PLAYS(&t, 3, "pick 4");
    PLAYS(&t, 4, "pick 3");
    PLAYS(&t, 0, "pick 2");
    HAPPENED(&t, "1 gained wood 1");
}

/* EX32 */
Test(stoneage_expansion, a_card_raises_the_trade_level)
{
    stand(39, 3);
    PLAYS(&t, 0, "pay jewelry 3");
    HAPPENED(&t, "0 trade_level_rose 1");
    cr_assert_eq(t.state.players[0].trade_level, 1);
}

/* EX30, EX32 */
Test(stoneage_expansion, merchants_times_trade_level_at_the_end)
{
    struct stoneage_tally rows[STONEAGE_ROWS];
    struct game_result result;
    begin(2);
    for (uint8_t card = 37; card <= 41; card++) table_card_give(&t, 0, card);
    t.state.players[0].trade_level = 10;
    stoneage_tally(&t.state, 0, true, rows);
    cr_assert_eq(rows[STONEAGE_ROW_MERCHANTS].count, 7);
    cr_assert_eq(rows[STONEAGE_ROW_MERCHANTS].factor, 10);
    cr_assert_eq(rows[STONEAGE_ROW_MERCHANTS].points, 70);
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.row_count, STONEAGE_ROWS - 1, "no mammoths");
    table_begin(&t, 2);
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.row_count, STONEAGE_ROWS - 2, "no merchants in the base game");
}

/* EX34 */
Test(stoneage_expansion, the_tie_break_is_as_before)
{
    struct game_result result;
    begin(2);
    t.state.players[0].trade_level = 10;
    JEWELRY(0) = 20;
    t.state.players[1].agriculture = 1;
    game_result(&stoneage, &t.state, &result);
    cr_assert_eq(result.tie[0], 5);
    cr_assert_eq(result.tie[1], 6);
}

/* EX35 */
Test(stoneage_expansion, the_new_huts_are_an_option_of_their_own)
{
    begin(5);
    for (unsigned i = 0; i < 35; i++) {
        uint8_t tile = t.state.stacks[i / 7][i % 7];
        cr_assert(tile <= 28 || tile >= 35);
    }
}
