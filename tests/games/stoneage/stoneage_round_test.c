/* Set-up, the change of rounds, both ends of the match. */
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/stoneage_table.h"

#include <stdio.h>
#include <string.h>

static struct table t;

Test(stoneage_round, start_player_passes_to_the_left)
{
    table_begin(&t, 3);
    for (unsigned round = 2; round <= 5; round++) {
        table_round_end(&t);
        cr_assert_eq(t.state.round, round);
        cr_assert_eq(t.state.start, (round - 1) % 3);
        cr_assert_eq(t.state.turn, t.state.start);
    }
}

Test(stoneage_round, start_player_is_drawn_by_chance_or_named)
{
    bool seen[4] = {false};
    for (uint64_t seed = 0; seed < 64; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct game_setup setup = {.seats = 4, .start_seat = GAME_NOBODY};
        struct game_events events;
        struct stoneage_event began;
        stoneage.setup(&setup, &chance, &events);
        memcpy(&began, &events.at[0], sizeof(began));
        cr_assert_lt(began.start, 4);
        seen[began.start] = true;
        setup.start_seat = 2;
        stoneage.setup(&setup, &chance, &events);
        memcpy(&began, &events.at[0], sizeof(began));
        cr_assert_eq(began.start, 2);
    }
    cr_assert(seen[0] && seen[1] && seen[2] && seen[3]);
}

Test(stoneage_round, setup_tells_what_everybody_sees)
{
    table_begin(&t, 2);
    const struct stoneage_state *s = &t.state;
    char lines[512];
    snprintf(lines, sizeof(lines),
             "card_turned card_1 C%02u\ncard_turned card_2 C%02u\ncard_turned card_3 C%02u\n"
             "card_turned card_4 C%02u\nbuilding_turned building_1 B%02u\n"
             "building_turned building_2 B%02u\nround_began 1 0\nphase_began place\n"
             "0 turn_began\n",
             (unsigned)s->slots[0], (unsigned)s->slots[1], (unsigned)s->slots[2],
             (unsigned)s->slots[3], (unsigned)s->stacks[0][0], (unsigned)s->stacks[1][0]);
    const char *text = table_events(&t);
    cr_assert_str_eq(strstr(text, "card_turned"), lines);
    cr_assert_eq(strncmp(text, "began 2 0\ncards_shuffled C", 26), 0);
}

Test(stoneage_round, shuffles_of_cards_and_buildings_are_hidden)
{
    struct stoneage_event cards = {.kind = STONEAGE_CARDS_SHUFFLED, .seat = GAME_NOBODY};
    struct stoneage_event buildings = {.kind = STONEAGE_BUILDINGS_SHUFFLED, .seat = GAME_NOBODY};
    for (unsigned seat = 0; seat < 256; seat++) {
        cr_assert(!table_sees(&cards, (uint8_t)seat));
        cr_assert(!table_sees(&buildings, (uint8_t)seat));
    }
}

Test(stoneage_round, example_cards_2_and_3_were_taken_card_4_slides_to_2_and_two_new_ones_fill_up)
{
    table_begin(&t, 2);
    uint8_t first = t.state.slots[0];
    uint8_t fourth = t.state.slots[3];
    t.state.players[0].cards = UINT64_C(1) << t.state.slots[1] | UINT64_C(1) << t.state.slots[2];
    t.state.slots[1] = 0;
    t.state.slots[2] = 0;
    uint8_t next = t.state.deck[4];
    uint8_t second = t.state.deck[5];
    table_round_end(&t);
    cr_assert_eq(t.state.slots[0], first);
    cr_assert_eq(t.state.slots[1], fourth);
    cr_assert_eq(t.state.slots[2], next);
    cr_assert_eq(t.state.slots[3], second);
    cr_assert_eq(t.state.deck_next, 6);
    char lines[256];
    snprintf(lines, sizeof(lines),
             "card_slid card_4 card_2\ncard_turned card_3 C%02u\ncard_turned card_4 C%02u\n"
             "round_began 2 1\nphase_began place\n1 turn_began\n",
             (unsigned)next, (unsigned)second);
    EVENTS(&t, lines);
}

Test(stoneage_round, tools_are_unused_again_in_a_new_round)
{
    table_begin(&t, 2);
    table_tiles(&t, 1, 1, 1, 0);
    t.state.players[1].tools_used = 3;
    table_round_end(&t);
    cr_assert_eq(t.state.players[1].tools_used, 0);
}

static void take_from_display(uint8_t slot, uint8_t seat)
{
    t.state.players[seat].cards |= UINT64_C(1) << t.state.slots[slot];
    t.state.slots[slot] = 0;
}

Test(stoneage_round, cards_that_cannot_fill_all_4_places_end_the_match_at_once)
{
    table_begin(&t, 2);
    table_deck_left(&t, 0, 1);
    take_from_display(0, 0);
    take_from_display(1, 1);
    uint8_t third = t.state.slots[2];
    table_round_end(&t);
    HAPPENED(&t, "ended cards");
    cr_assert_eq(t.state.phase, STONEAGE_END);
    cr_assert_eq(t.state.reason, STONEAGE_OVER_CARDS);
    cr_assert_eq(t.state.round, 1, "no round is begun");
    cr_assert_eq(t.state.slots[2], third, "nothing slides");
    cr_assert_eq(t.state.deck_next, 35, "nothing is turned");
    cr_assert_eq(stoneage_to_act(&t.state), 0);
}

Test(stoneage_round, cards_that_just_suffice_are_played)
{
    table_begin(&t, 2);
    table_deck_left(&t, 0, 2);
    take_from_display(0, 0);
    take_from_display(1, 1);
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_PLACE);
    cr_assert_eq(t.state.deck_next, 36);
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_PLACE, "an empty deck ends nothing while 4 cards lie");
    take_from_display(3, 0);
    table_round_end(&t);
    cr_assert_eq(t.state.reason, STONEAGE_OVER_CARDS);
}

Test(stoneage_round, an_empty_stack_ends_the_match_after_feeding)
{
    table_begin(&t, 2);
    table_stack_left(&t, 1, STONEAGE_BUILDING_2, 1);
    table_building(&t, STONEAGE_BUILDING_2, 26);
    table_people(&t, 0, STONEAGE_BUILDING_2, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_2");
    PLAYS(&t, 0, "pay wood 1");
    cr_assert_eq(t.state.stack_left[1], 0);
    NEVER(&t, "ended buildings");
    ASKED(&t, 1, "use");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    HAPPENED(&t, "0 fed 5");
    HAPPENED(&t, "ended buildings");
    cr_assert_eq(t.state.reason, STONEAGE_OVER_BUILDINGS);
}

Test(stoneage_round, an_empty_stack_waits_for_those_who_are_short)
{
    table_begin(&t, 2);
    table_stack_left(&t, 1, STONEAGE_BUILDING_2, 0);
    t.state.players[0].food = 4;
    table_resources(&t, 0, 1, 0, 0, 0);
    table_feed(&t);
    cr_assert_eq(t.state.phase, STONEAGE_FEED);
    PLAYS(&t, 0, "feed wood 1");
    HAPPENED(&t, "ended buildings");
}

Test(stoneage_round, both_ends_at_once_is_an_end_by_buildings)
{
    table_begin(&t, 2);
    table_deck_left(&t, 0, 0);
    take_from_display(0, 0);
    table_stack_left(&t, 1, STONEAGE_BUILDING_1, 0);
    table_round_end(&t);
    HAPPENED(&t, "ended buildings");
    NEVER(&t, "ended cards");
    cr_assert_eq(t.state.slots[0], 0, "the card row is not looked at");
}

Test(stoneage_round, a_match_that_is_over_refuses_every_move)
{
    table_begin(&t, 2);
    table_stack_left(&t, 1, STONEAGE_BUILDING_1, 0);
    table_round_end(&t);
    REFUSES(&t, 0, "place hunt 1", "over");
    REFUSES(&t, 1, "starve", "over");
    REFUSES(&t, 9, "starve", "over");
}

Test(stoneage_round, rounds_have_no_limit)
{
    table_begin(&t, 2);
    t.state.round = UINT16_MAX - 1;
    table_round_end(&t);
    cr_assert_eq(t.state.round, UINT16_MAX);
    table_round_end(&t);
    cr_assert_eq(t.state.round, UINT16_MAX, "counting stops, the match does not");
    cr_assert_eq(t.state.phase, STONEAGE_PLACE);
}

Test(stoneage_round, goods_stop_growing_far_beyond_any_match)
{
    table_begin(&t, 2);
    t.state.players[0].food = STONEAGE_GOODS_MAX - 1;
    t.state.players[0].agriculture = 10;
    table_feed(&t);
    cr_assert_eq(t.state.players[0].food, STONEAGE_GOODS_MAX - 5);
}
