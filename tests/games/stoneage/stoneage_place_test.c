/* Phase 1: placing people. */
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

#include <string.h>

static struct table t;

Test(stoneage_place, start_with_5_people_12_food_and_nothing_else)
{
    table_begin(&t, 4);
    for (unsigned seat = 0; seat < 4; seat++) {
        const struct stoneage_player *player = &t.state.players[seat];
        struct stoneage_player expected = {.people = 5, .home = 5, .food = 12};
        cr_assert_arr_eq(player, &expected, sizeof(expected));
    }
    ASKED(&t, 0, "place");
    cr_assert_eq(stoneage_to_act(&t.state), 1);
}

Test(stoneage_place, card_places_are_4_and_stacks_as_many_as_seats_with_7_tiles)
{
    for (uint8_t seats = 2; seats <= 4; seats++) {
        table_begin(&t, seats);
        for (unsigned i = 0; i < 4; i++) {
            cr_assert_neq(t.state.slots[i], 0);
            cr_assert_eq(t.state.stack_left[i], i < seats ? 7 : 0);
        }
        cr_assert_eq(t.state.deck_next, 4);
    }
}

Test(stoneage_place, example_red_card_blue_hunt_green_hut_yellow_building)
{
    table_begin(&t, 4);
    PLAYS(&t, 0, "place card_2 1");
    EVENTS(&t, "0 placed card_2 1\n1 turn_began\n");
    PLAYS(&t, 1, "place hunt 5");
    PLAYS(&t, 2, "place hut 2");
    PLAYS(&t, 3, "place building_3 1");
    ASKED(&t, 0, "place");
    cr_assert_eq(t.state.placed[STONEAGE_HUNT][1], 5);
    cr_assert_eq(t.state.players[2].home, 3);
}

Test(stoneage_place, blue_has_no_people_left_and_is_passed_over_without_a_word)
{
    table_begin(&t, 4);
    PLAYS(&t, 0, "place card_2 1");
    PLAYS(&t, 1, "place hunt 5");
    PLAYS(&t, 2, "place hut 2");
    PLAYS(&t, 3, "place building_3 1");
    PLAYS(&t, 0, "place field 1");
    EVENTS(&t, "0 placed field 1\n2 turn_began\n");
}

Test(stoneage_place, out_of_turn_is_refused)
{
    table_begin(&t, 3);
    REFUSES(&t, 1, "place hunt 1", "not_your_turn");
    REFUSES(&t, 2, "place hunt 1", "not_your_turn");
    REFUSES(&t, 3, "place hunt 1", "not_your_turn");
    REFUSES(&t, 255, "place hunt 1", "not_your_turn");
}

Test(stoneage_place, passing_and_other_answers_are_refused)
{
    table_begin(&t, 3);
    REFUSES(&t, 0, "place hunt 0", "bad_people");
    REFUSES(&t, 0, "use hunt", "wrong_kind");
    REFUSES(&t, 0, "decline", "wrong_kind");
    REFUSES(&t, 0, "take wood 2", "wrong_kind");
    REFUSES(&t, 0, "place hunt 6", "not_enough");
}

Test(stoneage_place, example_tool_maker_takes_one)
{
    table_begin(&t, 4);
    REFUSES(&t, 0, "place tool_maker 2", "bad_people");
    PLAYS(&t, 0, "place tool_maker 1");
    REFUSES(&t, 1, "place tool_maker 1", "place_full");
}

Test(stoneage_place, example_field_takes_one)
{
    table_begin(&t, 4);
    REFUSES(&t, 0, "place field 2", "bad_people");
    PLAYS(&t, 0, "place field 1");
    REFUSES(&t, 1, "place field 1", "place_full");
}

Test(stoneage_place, example_hut_takes_exactly_two_of_one_player)
{
    table_begin(&t, 4);
    REFUSES(&t, 0, "place hut 1", "bad_people");
    REFUSES(&t, 0, "place hut 3", "bad_people");
    PLAYS(&t, 0, "place hut 2");
    REFUSES(&t, 1, "place hut 2", "place_full");
}

Test(stoneage_place, example_card_takes_one_and_the_others_stay_free)
{
    table_begin(&t, 4);
    REFUSES(&t, 0, "place card_2 2", "bad_people");
    PLAYS(&t, 0, "place card_2 1");
    REFUSES(&t, 1, "place card_2 1", "place_full");
    cr_assert(table_may(&t, 1, "place card_1 1"));
    cr_assert(table_may(&t, 1, "place card_3 1"));
    cr_assert(table_may(&t, 1, "place card_4 1"));
}

Test(stoneage_place, example_building_takes_one_and_the_others_stay_free)
{
    table_begin(&t, 4);
    REFUSES(&t, 0, "place building_3 2", "bad_people");
    PLAYS(&t, 0, "place building_3 1");
    REFUSES(&t, 1, "place building_3 1", "place_full");
    cr_assert(table_may(&t, 1, "place building_1 1"));
    cr_assert(table_may(&t, 1, "place building_4 1"));
}

Test(stoneage_place, each_card_and_each_building_is_its_own_place)
{
    table_begin(&t, 2);
    PLAYS(&t, 0, "place card_1 1");
    PLAYS(&t, 1, "place building_1 1");
    PLAYS(&t, 0, "place card_2 1");
    PLAYS(&t, 1, "place building_2 1");
    REFUSES(&t, 0, "place card_1 1", "already_there");
}

Test(stoneage_place, example_forest_4_and_2_and_1_is_full)
{
    table_begin(&t, 4);
    PLAYS(&t, 0, "place forest 4");
    PLAYS(&t, 1, "place hunt 1");
    PLAYS(&t, 2, "place hunt 1");
    REFUSES(&t, 3, "place forest 4", "place_full");
    PLAYS(&t, 3, "place forest 2");
    PLAYS(&t, 0, "place hunt 1");
    REFUSES(&t, 1, "place forest 2", "place_full");
    PLAYS(&t, 1, "place forest 1");
    REFUSES(&t, 2, "place forest 1", "place_full");
}

Test(stoneage_place, no_player_adds_to_a_place_with_own_people)
{
    table_begin(&t, 4);
    PLAYS(&t, 0, "place forest 1");
    PLAYS(&t, 1, "place quarry 1");
    PLAYS(&t, 2, "place quarry 1");
    PLAYS(&t, 3, "place quarry 1");
    REFUSES(&t, 0, "place forest 1", "already_there");
}

Test(stoneage_place, no_player_adds_to_the_own_hunt)
{
    table_begin(&t, 2);
    PLAYS(&t, 0, "place hunt 1");
    PLAYS(&t, 1, "place hunt 1");
    REFUSES(&t, 0, "place hunt 1", "already_there");
}

Test(stoneage_place, hunt_has_no_limit_of_people_or_players)
{
    table_begin(&t, 4);
    for (unsigned seat = 0; seat < 4; seat++) {
        t.state.players[seat].people = 10;
        t.state.players[seat].home = 10;
    }
    PLAYS(&t, 0, "place hunt 10");
    PLAYS(&t, 1, "place hunt 10");
    PLAYS(&t, 2, "place hunt 10");
    PLAYS(&t, 3, "place hunt 10");
    ASKED(&t, 0, "use");
}

static void two_village_places_at_most(uint8_t seats, const char *first, const char *second,
                                       const char *third)
{
    table_begin(&t, seats);
    PLAYS(&t, 0, first);
    PLAYS(&t, 1, second);
    REFUSES(&t, (uint8_t)(seats == 2 ? 0 : 2), third, "place_full");
}

Test(stoneage_place, with_2_or_3_players_any_2_of_the_3_village_places_close_the_third)
{
    for (uint8_t seats = 2; seats <= 3; seats++) {
        two_village_places_at_most(seats, "place tool_maker 1", "place hut 2", "place field 1");
        two_village_places_at_most(seats, "place field 1", "place hut 2", "place tool_maker 1");
        two_village_places_at_most(seats, "place field 1", "place tool_maker 1", "place hut 2");
    }
}

Test(stoneage_place, with_4_players_all_3_village_places_are_used)
{
    table_begin(&t, 4);
    PLAYS(&t, 0, "place tool_maker 1");
    PLAYS(&t, 1, "place hut 2");
    PLAYS(&t, 2, "place field 1");
}

Test(stoneage_place, with_2_players_one_player_on_each_resource_place)
{
    static const char *const places[] = {"place forest 1", "place clay_pit 1", "place quarry 1",
                                         "place river 1"};
    for (unsigned i = 0; i < 4; i++) {
        table_begin(&t, 2);
        PLAYS(&t, 0, places[i]);
        REFUSES(&t, 1, places[i], "place_full");
        cr_assert(table_may(&t, 1, "place hunt 5"));
    }
}

Test(stoneage_place, with_3_players_two_players_on_each_resource_place)
{
    table_begin(&t, 3);
    PLAYS(&t, 0, "place river 1");
    PLAYS(&t, 1, "place river 1");
    REFUSES(&t, 2, "place river 1", "place_full");
}

Test(stoneage_place, with_4_players_all_may_share_a_resource_place)
{
    table_begin(&t, 4);
    for (uint8_t seat = 0; seat < 4; seat++) PLAYS(&t, seat, "place clay_pit 1");
    cr_assert(!table_may(&t, 0, "place clay_pit 1"));
}

Test(stoneage_place, places_that_are_not_there_are_refused)
{
    table_begin(&t, 2);
    REFUSES(&t, 0, "place building_3 1", "bad_place");
    REFUSES(&t, 0, "place building_4 1", "bad_place");
    table_begin(&t, 3);
    REFUSES(&t, 0, "place building_4 1", "bad_place");
}

/* Four seats. Seat 0 has one person left and only the hut is free that it is not on. */
static void only_the_hut_is_free(void)
{
    table_begin(&t, 4);
    t.state.players[0].people = 10;
    t.state.players[0].home = 10;
    for (uint8_t place = STONEAGE_HUNT; place <= STONEAGE_CARD_4; place++)
        table_people(&t, 0, place, 1);
    for (uint8_t place = STONEAGE_BUILDING_1; place <= STONEAGE_BUILDING_4; place++)
        table_people(&t, 1, place, 1);
    table_people(&t, 2, STONEAGE_TOOL_MAKER, 1);
    table_people(&t, 2, STONEAGE_FIELD, 1);
    cr_assert_eq(t.state.players[0].home, 1);
    cr_assert_null(stoneage_check(&t.state));
}

Test(stoneage_place, last_single_person_cannot_go_to_the_hut_and_is_skipped)
{
    only_the_hut_is_free();
    t.state.turn = 3;
    cr_assert(table_may(&t, 3, "place hut 2"));
    PLAYS(&t, 3, "place hunt 1");
    EVENTS(&t, "3 placed hunt 1\n0 skipped 1\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].home, 1, "the last person stays at home");
    PLAYS(&t, 1, "place hunt 1");
    PLAYS(&t, 2, "place hunt 3");
    PLAYS(&t, 3, "place forest 4");
    EVENTS(&t, "3 placed forest 4\nphase_began act\n0 turn_began\n");
    cr_assert_eq(t.state.players[0].home, 1);
}

Test(stoneage_place, two_people_for_whom_only_the_hut_is_free_are_not_skipped)
{
    only_the_hut_is_free();
    t.state.players[0].at &= ~STONEAGE_BIT(STONEAGE_CARD_4);
    t.state.placed[STONEAGE_CARD_4][0] = 0;
    t.state.players[0].home = 2;
    table_people(&t, 1, STONEAGE_CARD_4, 1);
    t.state.players[1].people = 6;
    t.state.players[1].home = 1;
    t.state.turn = 3;
    PLAYS(&t, 3, "place hunt 1");
    EVENTS(&t, "3 placed hunt 1\n0 turn_began\n");
    struct stoneage_move moves[GAME_LEGAL_MAX];
    cr_assert_eq(stoneage_legal(&t.state, 0, moves), 1,
                 "where to place is asked though one is left");
    PLAYS(&t, 0, "place hut 2");
}

Test(stoneage_place, hut_is_no_place_for_a_single_person)
{
    table_begin(&t, 4);
    table_people(&t, 0, STONEAGE_HUNT, 4);
    cr_assert_eq(t.state.players[0].home, 1);
    cr_assert(!table_may(&t, 0, "place hut 2"));
    REFUSES(&t, 0, "place hut 2", "not_enough");
    REFUSES(&t, 0, "place hut 1", "bad_people");
}

Test(stoneage_place, hut_field_and_tool_maker_are_legal_at_their_limits)
{
    table_begin(&t, 4);
    t.state.players[0].people = 10;
    t.state.players[0].home = 10;
    t.state.players[0].agriculture = 10;
    table_tiles(&t, 0, 4, 4, 4);
    cr_assert(table_may(&t, 0, "place hut 2"));
    cr_assert(table_may(&t, 0, "place field 1"));
    cr_assert(table_may(&t, 0, "place tool_maker 1"));
}

Test(stoneage_place, phase_2_begins_with_the_start_player_when_nobody_can_place)
{
    table_begin(&t, 2);
    PLAYS(&t, 0, "place hunt 5");
    PLAYS(&t, 1, "place hunt 5");
    EVENTS(&t, "1 placed hunt 5\nphase_began act\n0 turn_began\n");
    ASKED(&t, 0, "use");
    ASKED(&t, 1, "");
}

Test(stoneage_place, malformed_moves_are_refused)
{
    table_begin(&t, 2);
    struct stoneage_move move = {.kind = STONEAGE_MOVE_PLACE, .place = STONEAGE_HUNT, .people = 1};
    struct game_move bytes;
    memcpy(&bytes, &move, sizeof(bytes));
    struct game_events events;
    for (unsigned i = 3; i < GAME_MOVE_BYTES; i++) { /* bytes that `place` does not use */
        struct game_move dirty = bytes;
        dirty.bytes[i] = 1;
        cr_assert_eq(stoneage.decide(&t.state, 0, &dirty, &t.chance, &events, NULL), GAME_BAD_MOVE);
    }
    for (unsigned kind = 0; kind < 256; kind++) {
        if (kind >= 1 && kind < STONEAGE_MOVES) continue;
        struct game_move odd = bytes;
        odd.bytes[0] = (uint8_t)kind;
        cr_assert_eq(stoneage.decide(&t.state, 0, &odd, &t.chance, &events, NULL), GAME_BAD_MOVE);
    }
    for (unsigned place = STONEAGE_PLACES; place < 256; place++) {
        struct game_move far = bytes;
        far.bytes[1] = (uint8_t)place;
        cr_assert_eq(stoneage.decide(&t.state, 0, &far, &t.chance, &events, NULL), GAME_BAD_PLACE);
    }
}
