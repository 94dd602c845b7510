/* Views, choices, redrawing, and what a log that was tampered with can do. */
#include "games/stoneage/stoneage_table.h"

#include <string.h>

static struct table t;
static struct stoneage_view view;
static struct stoneage_choices choices;

/* Seat 1 of three holds extra card `card`. */
static const struct stoneage_place_choice *choice_of(uint8_t place)
{
    const struct stoneage_place_choice *choice = choices.places;
    while (choice->place != place) choice++;
    return choice;
}

static void extra_card(uint8_t card)
{
    table_begin(&t, 3);
    table_card_give(&t, 1, 32);
    table_deck_top(&t, card);
    t.state.deck_next++;
    t.state.players[1].extra_cards = UINT64_C(1) << card;
    cr_assert_null(stoneage_check(&t.state));
}

Test(stoneage_view, extra_card_is_shown_to_its_owner_alone)
{
    extra_card(5);
    for (unsigned seat = 0; seat <= 3; seat++) {
        stoneage_view_fill(&t.state, (uint8_t)(seat == 3 ? GAME_SPECTATOR : seat), &view);
        cr_assert_eq(view.players[1].extra_cards, 1, "the number of extra cards is public");
        cr_assert_eq(view.players[1].extra_known[0], seat == 1 ? 5 : 0);
        cr_assert_eq(view.players[1].set_1_count, seat == 1 ? 2 : 1,
                     "writing, and pottery for its owner");
        cr_assert_eq(view.players[1].cards_count, 1);
    }
}

Test(stoneage_view, extra_card_is_shown_to_all_when_the_match_is_over)
{
    extra_card(5);
    table_stack_left(&t, 1, STONEAGE_BUILDING_1, 0);
    table_round_end(&t);
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.players[1].extra_known[0], 5);
    cr_assert_eq(view.turn, GAME_NOBODY);
    cr_assert_eq(view.reason, STONEAGE_OVER_BUILDINGS);
}

Test(stoneage_view, me_is_the_seat_and_nobody_for_a_spectator)
{
    table_begin(&t, 3);
    stoneage_view_fill(&t.state, 2, &view);
    cr_assert_eq(view.me, 2);
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.me, GAME_NOBODY);
}

Test(stoneage_view, board_shows_cards_with_their_costs_stacks_and_people)
{
    table_begin(&t, 2);
    table_people(&t, 1, STONEAGE_RIVER, 3);
    stoneage_view_fill(&t.state, 0, &view);
    cr_assert_eq(view.slots_count, 4);
    for (unsigned i = 0; i < 4; i++) {
        cr_assert_eq(view.slots[i].card, t.state.slots[i]);
        cr_assert_eq(view.slots[i].cost, i + 1);
    }
    cr_assert_eq(view.stacks_count, 2);
    cr_assert_eq(view.stacks[1].building, t.state.stacks[1][0]);
    cr_assert_eq(view.stacks[1].left, 7);
    cr_assert_eq(view.places_count, 14, "no third and fourth stack, no merchant");
    cr_assert_eq(view.places[STONEAGE_RIVER - 2].place, STONEAGE_RIVER);
    cr_assert_eq(view.places[STONEAGE_RIVER - 2].people[1], 3);
    cr_assert_eq(view.places[STONEAGE_RIVER - 2].seats, 2);
    cr_assert_eq(view.deck_left, 32);
    cr_assert_eq(view.players[1].home, 2);
}

Test(stoneage_view, an_open_roll_is_shown_with_its_total)
{
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_RIVER, 2);
    table_people(&t, 1, STONEAGE_HUNT, 2);
    table_tiles(&t, 0, 2, 1, 1);
    t.state.players[0].tools_used = STONEAGE_TILE_2;
    table_card_give(&t, 0, 34);
    t.state.players[0].once = STONEAGE_ONCE_3;
    table_act(&t, 0);
    table_dice(&t, "52");
    PLAYS(&t, 0, "use river");
    stoneage_view_fill(&t.state, 1, &view);
    cr_assert_eq(view.rolling, 1);
    cr_assert_eq(view.roll.seat, 0);
    cr_assert_eq(view.roll.total, 7);
    cr_assert_eq(view.roll.divisor, 6);
    cr_assert_eq(view.roll.yield, STONEAGE_YIELD_GOLD);
    cr_assert_eq(view.players[0].tiles[1].used, 1);
    cr_assert_eq(view.players[0].tool_value, 4);
    cr_assert_eq(view.players[0].once_count, 1);
    cr_assert_eq(view.players[0].once[0], 3);

    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, STONEAGE_ASK_TOOLS);
    cr_assert_eq(choices.tools, STONEAGE_TILE_1 | STONEAGE_TILE_3 | STONEAGE_ONCE_3);
    static const uint8_t values[STONEAGE_TOOL_BITS] = {2, 0, 1, 0, 3, 0};
    cr_assert_arr_eq(choices.tool_values, values, sizeof(values));
    cr_assert_eq(choices.gain[0], 1);
    cr_assert_eq(choices.gain[STONEAGE_TILE_1 | STONEAGE_ONCE_3], 2);
    cr_assert_eq(choices.gain[STONEAGE_TILE_1 | STONEAGE_TILE_2 | STONEAGE_TILE_3], 1);
    cr_assert_eq(choices.gain[STONEAGE_TILE_1 | STONEAGE_ONCE_4], 1, "a tool it has not adds 0");
    stoneage_choices_fill(&t.state, 1, &choices);
    cr_assert_eq(choices.decision, STONEAGE_ASK_NONE);
}

Test(stoneage_view, view_has_expected_yields_with_tools)
{
    table_begin(&t, 4);
    stoneage_choices_fill(&t.state, 0, &choices);
    const struct stoneage_place_choice *forest = choice_of(STONEAGE_FOREST);
    cr_assert_eq(forest->expect_count, 5);
    cr_assert_eq(forest->tools_count, 0, "without tools there is nothing to tell");
    table_tiles(&t, 0, 3, 1, 1);
    t.state.players[0].once = STONEAGE_ONCE_3;
    t.state.players[0].tools_used = STONEAGE_TILE_3;
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choice_of(STONEAGE_FIELD)->tools_count, 0, "no dice are rolled there");
    cr_assert_eq(choice_of(STONEAGE_FOREST)->expect[2], 32);
    cr_assert_eq(choice_of(STONEAGE_FOREST)->tools_count, 5);
    cr_assert_eq(choice_of(STONEAGE_FOREST)->expect_tools[2], 45,
                 "3 + 1: one wood and a rest of 1");
    cr_assert_eq(choice_of(STONEAGE_HUNT)->expect_tools[2], 70, "two food and no rest");
    cr_assert_eq(choice_of(STONEAGE_RIVER)->expect_tools[2], 20, "a rest of 4");
}

/* People of seat 0 in the forest, in the quarry and elsewhere. */
static void gather(uint8_t other)
{
    table_begin(&t, 4);
    table_people(&t, 0, STONEAGE_FOREST, 2);
    table_people(&t, 0, STONEAGE_QUARRY, 1);
    if (other != STONEAGE_NOWHERE) table_people(&t, 0, other, 1);
}

Test(stoneage_view, actions_whose_order_has_no_effect_are_offered_together)
{
    gather(STONEAGE_FIELD);
    table_act(&t, 0);
    stoneage_choices_fill(&t.state, 0, &choices);
    static const uint8_t all[] = {STONEAGE_FIELD, STONEAGE_FOREST, STONEAGE_QUARRY};
    cr_assert_eq(choices.together_count, 3);
    cr_assert_arr_eq(choices.together, all, sizeof(all));
    table_dice(&t, "5");
    PLAYS(&t, 0, "use quarry");
    PLAYS(&t, 0, "use field");
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.together_count, 0, "one is no several");
    gather(STONEAGE_NOWHERE);
    table_tiles(&t, 0, 1, 0, 0);
    table_act(&t, 0);
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.together_count, 0, "where the tool goes is to be thought about");
    gather(STONEAGE_TOOL_MAKER);
    table_act(&t, 0);
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.together_count, 0, "the tool may come first");
}

Test(stoneage_view, a_payment_of_the_least_and_one_of_the_greatest_worth_is_named)
{
    static const uint8_t cheap[STONEAGE_GOODS] = {1, 2}, dear[STONEAGE_GOODS] = {0, 0, 1, 2};
    table_begin(&t, 3);
    table_people(&t, 0, STONEAGE_CARD_3, 1);
    table_card(&t, STONEAGE_CARD_3, 1);
    table_resources(&t, 0, 1, 3, 1, 2);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_3");
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, STONEAGE_ASK_PAY);
    cr_assert_arr_eq(choices.cheapest, cheap, sizeof(cheap));
    cr_assert_arr_eq(choices.dearest, dear, sizeof(dear));
}

Test(stoneage_view, dice_to_pick_are_shown_to_all_and_offered_to_the_picker)
{
    table_begin(&t, 3);
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_1, 1);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    table_dice(&t, "616");
    PLAYS(&t, 0, "pay wood 1");
    PLAYS(&t, 0, "pick 6");
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.picking, 1);
    cr_assert_eq(view.picker, 1);
    cr_assert_eq(view.pick_place, STONEAGE_CARD_1);
    cr_assert_eq(view.pick_count, 2);
    cr_assert_eq(view.turn, 0);
    stoneage_choices_fill(&t.state, 1, &choices);
    cr_assert_eq(choices.pick_count, 2);
    cr_assert_eq(choices.pick[0], 1);
    cr_assert_eq(choices.pick[1], 6);
}

Test(stoneage_view, placing_offers_each_open_place_with_its_bounds_and_averages)
{
    table_begin(&t, 4);
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, STONEAGE_ASK_PLACE);
    cr_assert_eq(choices.places_count, 16);
    const struct stoneage_place_choice *hut = &choices.places[1];
    cr_assert(hut->place == STONEAGE_HUT && hut->least == 2 && hut->most == 2);
    cr_assert_eq(hut->expect_count, 0);
    const struct stoneage_place_choice *hunt = &choices.places[3];
    cr_assert(hunt->place == STONEAGE_HUNT && hunt->least == 1 && hunt->most == 5);
    cr_assert_eq(hunt->expect_count, 5);
    cr_assert_eq(hunt->expect[0], 15);
}

Test(stoneage_view, price_tells_bounds_points_and_whether_it_can_be_met)
{
    table_begin(&t, 2);
    table_people(&t, 0, STONEAGE_BUILDING_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_building(&t, STONEAGE_BUILDING_1, 19);
    table_resources(&t, 0, 9, 0, 1, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_1");
    stoneage_choices_fill(&t.state, 0, &choices);
    const struct stoneage_price *price = &choices.price;
    cr_assert_eq(choices.place, STONEAGE_BUILDING_1);
    cr_assert(price->total_least == 4 && price->total_most == 4);
    cr_assert(price->kinds_least == 2 && price->kinds_most == 2);
    static const uint8_t most[] = {4, 0, 1, 0};
    static const uint8_t each[] = {3, 4, 5, 6};
    cr_assert_arr_eq(price->most, most, 4);
    cr_assert_arr_eq(price->points_each, each, 4);
    cr_assert_eq(price->payable, 1);
    cr_assert_eq(choices.may_decline, 1);
    cr_assert_eq(choices.may_take, 0);
}

Test(stoneage_view, hunger_tells_what_is_missing_and_what_it_costs)
{
    table_begin(&t, 2);
    t.state.players[0].food = 1;
    table_resources(&t, 0, 4, 0, 0, 0);
    table_feed(&t);
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.decision, STONEAGE_ASK_FEED);
    cr_assert_eq(choices.missing, 4);
    cr_assert_eq(choices.may_starve, 1);
    cr_assert_eq(choices.penalty, 10);
    cr_assert_eq(choices.price.total_least, 4);
    cr_assert_eq(choices.price.payable, 1);
}

Test(stoneage_view, redraw_moves_what_is_hidden_and_nothing_else)
{
    extra_card(5);
    bool extra_moved = false;
    bool deck_moved = false;
    bool box_moved = false;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct stoneage_state drawn = t.state;
        stoneage_redraw(&drawn, 0, &chance);
        cr_assert_null(stoneage_check(&drawn));
        extra_moved |= drawn.players[1].extra_cards != UINT64_C(1) << 5;
        deck_moved |= memcmp(drawn.deck, t.state.deck, sizeof(drawn.deck)) != 0;
        uint32_t stacked[2] = {0, 0};
        for (unsigned i = 0; i < 3; i++) {
            cr_assert_eq(drawn.stacks[i][0], t.state.stacks[i][0], "tops lie open");
            for (unsigned j = 0; j < 7; j++) {
                stacked[0] |= STONEAGE_BIT(t.state.stacks[i][j]);
                stacked[1] |= STONEAGE_BIT(drawn.stacks[i][j]);
            }
        }
        box_moved |= stacked[0] != stacked[1];
        struct stoneage_state own = t.state;
        stoneage_redraw(&own, 1, &chance);
        cr_assert_eq(own.players[1].extra_cards, UINT64_C(1) << 5, "its owner knows it");
    }
    cr_assert(extra_moved && deck_moved && box_moved);
}

Test(stoneage_view, redraw_deals_every_unseen_card_equally_often)
{
    extra_card(5);
    unsigned count[STONEAGE_CARDS + 1] = {0};
    unsigned unseen = 36 - 5; /* 4 on display, 1 bought */
    unsigned draws = unseen * 400;
    for (uint64_t seed = 0; seed < draws; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct stoneage_state drawn = t.state;
        stoneage_redraw(&drawn, GAME_SPECTATOR, &chance);
        count[__builtin_ctzll(drawn.players[1].extra_cards)]++;
    }
    double chi = 0;
    unsigned seen = 0;
    for (unsigned i = 1; i <= STONEAGE_CARDS; i++) {
        if (count[i] == 0) continue;
        chi += ((double)count[i] - 400) * ((double)count[i] - 400) / 400;
        seen++;
    }
    cr_assert_eq(seen, unseen);
    cr_assert_lt(chi, 70, "30 degrees of freedom: 59.7 is exceeded once in 1000");
}

/* Evolve is total: whatever bytes a log holds, nothing is read or written out of bounds (run under
 * sanitizers), and a state that is no state is found by check. */
Test(stoneage_view, evolve_survives_any_bytes)
{
    /* kind, seat, place, from, card, building, yield, amount, tile: mostly in range, to get far */
    static const uint16_t below[] = {STONEAGE_EVENTS, 6, 18, 18, 38, 30, 7, 256, 4};
    struct chance_fast fast = {.seed = 99};
    struct chance chance = chance_fast_of(&fast);
    unsigned broken = 0;
    for (uint16_t round = 0; round < 2000; round++) {
        table_begin(&t, (uint8_t)(2 + round % 3));
        for (uint8_t i = 0; i < 8; i++) {
            struct game_event event;
            for (unsigned j = 0; j < sizeof(event); j++) {
                struct chance_name name = {
                    .purpose = 200, .round = round, .place = i, .index = (uint8_t)j};
                event.bytes[j] = chance_below(&chance, name, j < COUNT_OF(below) ? below[j] : 256);
            }
            if (event.bytes[1] == 5) event.bytes[1] = GAME_NOBODY;
            event.bytes[15] = (uint8_t)(event.bytes[15] % 42); /* length: 40 at most is sane */
            stoneage.evolve(&t.state, &event);
        }
        broken += stoneage_check(&t.state) != NULL;
    }
    cr_assert_gt(broken, 1000);
}

/* Why a place is shut to the seat; NONE if it is open. */
static unsigned shut(uint8_t seat, uint8_t place)
{
    stoneage_choices_fill(&t.state, seat, &choices);
    for (unsigned i = 0; i < choices.shut_count; i++)
        if (choices.shut[i].place == place) return choices.shut[i].why;
    return STONEAGE_SHUT_NONE;
}

Test(stoneage_view, each_place_is_offered_or_says_why_it_is_shut)
{
    table_begin(&t, 2);
    cr_assert_eq(shut(0, STONEAGE_FOREST), STONEAGE_SHUT_NONE);
    cr_assert_eq(choices.shut_count, 0);
    table_people(&t, 1, STONEAGE_FOREST, 3);
    table_people(&t, 1, STONEAGE_CARD_1, 1);
    table_people(&t, 0, STONEAGE_HUNT, 1);
    table_people(&t, 0, STONEAGE_FIELD, 1);
    table_people(&t, 0, STONEAGE_TOOL_MAKER, 1);
    cr_assert_eq(shut(0, STONEAGE_FOREST), STONEAGE_SHUT_PLAYERS, "four rings are free");
    cr_assert_eq(shut(0, STONEAGE_CARD_1), STONEAGE_SHUT_FULL);
    cr_assert_eq(shut(0, STONEAGE_HUNT), STONEAGE_SHUT_MINE);
    cr_assert_eq(shut(0, STONEAGE_HUT), STONEAGE_SHUT_VILLAGE);
    cr_assert_eq(choices.places_count + choices.shut_count, 14, "all that lie there");
    t.state.slots[1] = 0;
    cr_assert_eq(shut(0, STONEAGE_CARD_2), STONEAGE_SHUT_EMPTY);
}

Test(stoneage_view, a_place_for_two_is_shut_to_the_last_of_the_people)
{
    table_begin(&t, 4);
    table_people(&t, 0, STONEAGE_HUNT, 4);
    cr_assert_eq(shut(0, STONEAGE_HUT), STONEAGE_SHUT_PEOPLE);
}

Test(stoneage_view, people_want_what_agriculture_does_not_bring)
{
    table_begin(&t, 2);
    t.state.players[0].agriculture = 2;
    t.state.players[1].agriculture = 7;
    stoneage_view_fill(&t.state, 0, &view);
    cr_assert_eq(view.players[0].eats, 3);
    cr_assert_eq(view.players[1].eats, 0);
}
