/* Wild animals: rows WA1 to WA16 of the variants' rules, from the penalties to the rewards. */
#include "games/stoneage/stoneage_table.h"

#include <string.h>

#define EAGLE 46
#define WOLF  47
#define BOAR  48
#define BEAR  49

static struct table t;

static void begin(uint8_t seats)
{
    table_begin_with(&t, seats, STONEAGE_WILD_ANIMALS);
}

/* Seat 0 is to act with these people; seat 1 waits with one on the hunt. */
static void act(uint8_t place, uint8_t people)
{
    begin(4);
    table_people(&t, 0, place, people);
    table_people(&t, 1, place == STONEAGE_HUNT ? STONEAGE_FOREST : STONEAGE_HUNT, 1);
}

static unsigned animals_in(const uint8_t *cards, unsigned count)
{
    unsigned animals = 0;
    for (unsigned i = 0; i < count; i++) animals += stoneage_is_animal(cards[i]);
    return animals;
}

Test(stoneage_animals, WA1_WA2_WA2b_one_card_each_of_four_animals_is_in_the_deck)
{
    static const char *const names[] = {"bird_of_prey", "wolf", "wild_boar", "polar_bear"};
    begin(4);
    cr_assert_eq(t.state.deck_count, 40);
    cr_assert_eq(animals_in(t.state.deck, 40), 4);
    for (unsigned i = 0; i < 4; i++) {
        cr_assert_eq(stoneage_animals[i].card, EAGLE + i);
        cr_assert_str_eq(stoneage_card_names.name[EAGLE + i], names[i]);
    }
    table_begin(&t, 4);
    cr_assert_eq(t.state.deck_count, 36, "without the variant there are none");
}

Test(stoneage_animals, WA3_an_animal_cannot_be_bought_or_used)
{
    act(STONEAGE_CARD_2, 1);
    table_card(&t, STONEAGE_CARD_2, WOLF);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_resources(&t, 0, 5, 5, 5, 5);
    table_act(&t, 0);
    REFUSES(&t, 0, "use card_2", "bad_place");
    cr_assert(table_may(&t, 0, "use forest"));
}

Test(stoneage_animals, WA3_an_animal_that_is_not_driven_off_stays_over_the_round)
{
    act(STONEAGE_FOREST, 1);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use hunt");
    cr_assert_eq(t.state.round, 2);
    cr_assert_eq(t.state.slots[0], BEAR);
}

Test(stoneage_animals, WA4_WA5_bird_of_prey_takes_1_wolf_and_boar_2_polar_bear_3)
{
    static const uint8_t takes[] = {1, 2, 2, 3};
    for (uint8_t i = 0; i < 4; i++) {
        begin(2);
        cr_assert_eq(stoneage_penalty(&t.state), 0);
        table_card(&t, STONEAGE_CARD_3, (uint8_t)(EAGLE + i));
        cr_assert_eq(stoneage_penalty(&t.state), takes[i]);
    }
}

Test(stoneage_animals, WA6_the_penalty_is_taken_once_from_the_total_before_tools)
{
    act(STONEAGE_RIVER, 3);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    table_tiles(&t, 0, 1, 0, 0);
    table_act(&t, 0);
    table_dice(&t, "564");
    PLAYS(&t, 0, "use river");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 gathered river gold 2"); /* 15 - 3 + 1 = 13 */
}

Test(stoneage_animals, WA6_the_total_does_not_fall_below_0_and_tools_are_added_to_that)
{
    act(STONEAGE_FOREST, 1);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    table_tiles(&t, 0, 3, 3, 2);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 gathered forest wood 1"); /* max(0, 1 - 3) + 3 */
}

Test(stoneage_animals, WA7_it_holds_for_everybody_at_hunt_forest_clay_pit_quarry_and_river)
{
    static const struct {
        uint8_t place;
        const char *use, *gathered;
    } rows[] = {{STONEAGE_HUNT, "use hunt", "2 gathered hunt food 5"},
                {STONEAGE_FOREST, "use forest", "2 gathered forest wood 3"},
                {STONEAGE_CLAY_PIT, "use clay_pit", "2 gathered clay_pit brick 2"},
                {STONEAGE_QUARRY, "use quarry", "2 gathered quarry stone 2"},
                {STONEAGE_RIVER, "use river", "2 gathered river gold 1"}};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        begin(4);
        table_card(&t, STONEAGE_CARD_4, WOLF);
        table_people(&t, 2, rows[i].place, 3);
        table_people(&t, 3, STONEAGE_TOOL_MAKER, 1);
        table_act(&t, 2);
        table_dice(&t, "642"); /* 12 - 2 = 10; 11 would do for the river's second no more */
        PLAYS(&t, 2, rows[i].use);
        HAPPENED(&t, rows[i].gathered);
    }
}

Test(stoneage_animals, WA7_it_holds_for_the_two_dice_of_a_card)
{
    act(STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, 23); /* two dice for wood */
    table_card(&t, STONEAGE_CARD_2, WOLF);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    table_dice(&t, "43");
    PLAYS(&t, 0, "pay wood 1");
    HAPPENED(&t, "0 gathered card_1 wood 1"); /* 7 - 2 = 5 */
}

Test(stoneage_animals, WA8_dice_that_are_read_one_by_one_are_not_changed)
{
    act(STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, 1); /* dice for all */
    table_card(&t, STONEAGE_CARD_2, BEAR);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    table_dice(&t, "4216");
    PLAYS(&t, 0, "pay wood 1");
    PLAYS(&t, 0, "pick 1");
    HAPPENED(&t, "0 gained wood 1");
}

Test(stoneage_animals, WA9_penalties_of_several_animals_add_up)
{
    act(STONEAGE_FOREST, 2);
    table_card(&t, STONEAGE_CARD_1, EAGLE);
    table_card(&t, STONEAGE_CARD_2, WOLF);
    table_card(&t, STONEAGE_CARD_3, BOAR);
    table_card(&t, STONEAGE_CARD_4, BEAR);
    cr_assert_eq(stoneage_penalty(&t.state), 8);
    table_act(&t, 0);
    table_dice(&t, "65");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "0 gathered forest wood 1");
}

Test(stoneage_animals, WA6_WA9_the_client_is_told_the_penalty_and_the_gains_under_it)
{
    static struct stoneage_view view;
    static struct stoneage_choices choices;
    act(STONEAGE_FOREST, 2);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    table_tiles(&t, 0, 2, 1, 1);
    table_act(&t, 0);
    table_dice(&t, "34");
    PLAYS(&t, 0, "use forest");
    stoneage_view_fill(&t.state, 1, &view);
    cr_assert_eq(view.penalty, 2);
    cr_assert_eq(view.roll.penalty, 2);
    cr_assert_eq(view.roll.total, 7, "the plain sum of the dice");
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.total, 7);
    cr_assert_eq(choices.gain[0], 1);
    cr_assert_eq(choices.gain[STONEAGE_TILE_1], 2);
}

static unsigned expected_tenths(uint8_t penalty, uint8_t divisor, uint8_t dice)
{
    uint8_t tenths[STONEAGE_PEOPLE_MAX];
    struct stoneage_roll_terms terms = {.penalty = penalty, .divisor = divisor};
    stoneage_penalty_expect(terms, dice, tenths);
    return tenths[dice - 1];
}

Test(stoneage_animals, WA6_what_is_to_be_expected_is_counted_for_every_penalty)
{
    for (uint8_t yield = STONEAGE_YIELD_WOOD; yield < STONEAGE_YIELDS; yield++)
        for (uint8_t dice = 1; dice <= STONEAGE_PEOPLE_MAX; dice++)
            cr_assert_eq(expected_tenths(0, stoneage_divisors[yield], dice),
                         stoneage_expect[yield][dice - 1], "as without animals");
    /* three dice under 1, 2 and 3: food 4.5 4 3.5, wood 2.83 2.5 2.17, gold 1.17 1 .83 */
    static const uint8_t rows[][3] = {
        {2, 45, 35}, {3, 28, 22}, {4, 20, 15}, {5, 15, 11}, {6, 12, 8}};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        cr_assert_eq(expected_tenths(1, rows[i][0], 3), rows[i][1], "%d", rows[i][0]);
        cr_assert_eq(expected_tenths(3, rows[i][0], 3), rows[i][2], "%d", rows[i][0]);
    }
    cr_assert_eq(expected_tenths(8, 6, 1), 0);
}

Test(stoneage_animals, WA6_who_places_is_told_what_to_expect_under_the_penalty)
{
    static struct stoneage_choices choices;
    begin(4);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    stoneage_choices_fill(&t.state, 0, &choices);
    unsigned seen = 0;
    for (unsigned i = 0; i < choices.places_count; i++) {
        const struct stoneage_place_choice *place = &choices.places[i];
        if (place->place == STONEAGE_FOREST) seen += place->expect[2] == 22;
        if (place->place == STONEAGE_RIVER) seen += place->expect[2] == 8;
        if (place->place == STONEAGE_CARD_1) seen += place->most == 4 && place->expect_count == 0;
    }
    cr_assert_eq(seen, 3);
}

Test(stoneage_animals, WA10_as_many_people_as_seats_drive_it_off_together)
{
    begin(3);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    table_people(&t, 0, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_CARD_1, 2);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_act(&t, 0);
    table_dice(&t, "1123");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "animal_left card_1 wolf");
    cr_assert_eq(stoneage_penalty(&t.state), 0);
}

Test(stoneage_animals, WA10_WA11_any_number_goes_there_up_to_the_free_rings_and_once_in_a_round)
{
    begin(4);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    cr_assert(table_may(&t, 0, "place card_1 1"));
    cr_assert(table_may(&t, 0, "place card_1 4"), "one player may fill it");
    REFUSES(&t, 0, "place card_1 5", "place_full");
    REFUSES(&t, 0, "place card_2 2", "bad_people");
    PLAYS(&t, 0, "place card_1 2");
    cr_assert(table_may(&t, 1, "place card_1 2"), "several may share it");
    REFUSES(&t, 1, "place card_1 3", "place_full");
    PLAYS(&t, 1, "place card_1 1");
    PLAYS(&t, 2, "place forest 1");
    PLAYS(&t, 3, "place forest 1");
    REFUSES(&t, 0, "place card_1 1", "already_there");
    PLAYS(&t, 0, "place hunt 1");
    PLAYS(&t, 1, "place hunt 1");
    PLAYS(&t, 2, "place card_1 1");
    REFUSES(&t, 3, "place card_1 1", "place_full");
}

Test(stoneage_animals, WA11_the_limits_of_two_players_do_not_hold_there)
{
    begin(2);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    PLAYS(&t, 0, "place card_1 1");
    PLAYS(&t, 1, "place card_1 1");
    cr_assert_eq(t.state.placed[STONEAGE_CARD_1][1], 1);
}

Test(stoneage_animals, WA11_the_view_shows_as_many_rings_as_seats)
{
    static struct stoneage_view view;
    begin(3);
    table_card(&t, STONEAGE_CARD_4, WOLF);
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    for (unsigned i = 0; i < view.places_count; i++) {
        if (view.places[i].place == STONEAGE_CARD_4) cr_assert_eq(view.places[i].rings, 3);
        if (view.places[i].place == STONEAGE_CARD_3) cr_assert_eq(view.places[i].rings, 1);
    }
}

Test(stoneage_animals, WA12_too_few_go_home_without_reward_and_the_animal_stays)
{
    act(STONEAGE_FOREST, 1);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    t.state.players[1].at = 0;
    t.state.players[1].home = 5;
    t.state.placed[STONEAGE_HUNT][1] = 0;
    table_people(&t, 2, STONEAGE_CARD_1, 3);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "2 returned card_1 3");
    NEVER(&t, "animal_left card_1 wolf");
    cr_assert_eq(t.state.slots[0], WOLF);
    cr_assert_eq(t.state.players[2].home, 5);
}

Test(stoneage_animals, WA13_driving_off_comes_after_all_actions_and_before_feeding)
{
    act(STONEAGE_CARD_1, 4);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    table_deck_top(&t, 12);
    table_people(&t, 2, STONEAGE_FOREST, 2);
    table_act(&t, 1);
    table_dice(&t, "3");
    PLAYS(&t, 1, "use hunt");
    HAPPENED(&t, "1 gathered hunt food 0"); /* 3 - 2: it still takes from every roll */
    EVENTS(&t, "1 rolled hunt food 3\n1 gathered hunt food 0\n1 returned hunt 1\n2 turn_began\n");
    table_dice(&t, "351111");
    PLAYS(&t, 2, "use forest");
    EVENTS(&t, "2 rolled forest wood 3 5\n2 gathered forest wood 2\n2 returned forest 2\n"
               "0 animal_rolled card_1 1 1 1 1\n0 gained wood 1\n0 gained wood 1\n"
               "0 gained wood 1\n0 gained wood 1\n0 returned card_1 4\nanimal_left card_1 wolf\n"
               "phase_began feed\n0 fed 5\n1 fed 5\n2 fed 5\n3 fed 5\n"
               "card_slid card_2 card_1\ncard_slid card_3 card_2\ncard_slid card_4 card_3\n"
               "card_turned card_4 C12\nround_began 2 1\nphase_began place\n1 turn_began\n");
}

Test(stoneage_animals, WA13_who_stands_on_animals_only_is_not_asked)
{
    act(STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, WOLF);
    table_people(&t, 2, STONEAGE_FOREST, 1);
    table_act(&t, 1);
    table_dice(&t, "3");
    PLAYS(&t, 1, "use hunt");
    ASKED(&t, 2, "use");
    table_dice(&t, "3");
    PLAYS(&t, 2, "use forest");
    HAPPENED(&t, "0 returned card_1 1");
}

Test(stoneage_animals, WA14_WA15_one_die_for_each_of_the_people_and_the_items_of_the_base_game)
{
    begin(4);
    table_card(&t, STONEAGE_CARD_2, BOAR);
    table_deck_top(&t, 12);
    table_people(&t, 0, STONEAGE_CARD_2, 2);
    table_people(&t, 1, STONEAGE_CARD_2, 1);
    table_people(&t, 3, STONEAGE_CARD_2, 1);
    table_people(&t, 2, STONEAGE_TOOL_MAKER, 1);
    table_act(&t, 2);
    table_dice(&t, "2346");
    PLAYS(&t, 2, "use tool_maker");
    EVENTS(&t, "2 tool_made 1 1\n2 returned tool_maker 1\n"
               "0 animal_rolled card_2 2 3\n0 gained brick 1\n0 gained stone 1\n"
               "0 returned card_2 2\n"
               "1 animal_rolled card_2 4\n1 gained gold 1\n1 returned card_2 1\n"
               "3 animal_rolled card_2 6\n3 agriculture_rose 1\n3 returned card_2 1\n"
               "animal_left card_2 wild_boar\nphase_began feed\n0 fed 5\n1 fed 5\n2 fed 5\n"
               "3 harvested 1\n3 fed 5\n"
               "card_slid card_3 card_2\ncard_slid card_4 card_3\ncard_turned card_4 C12\n"
               "round_began 2 1\nphase_began place\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_BRICK], 1);
    cr_assert_eq(t.state.players[3].agriculture, 1);
}

Test(stoneage_animals, WA16_rewards_go_by_turn_order_from_the_start_player)
{
    begin(3);
    t.state.start = 2;
    table_card(&t, STONEAGE_CARD_1, BOAR);
    for (uint8_t seat = 0; seat < 3; seat++) table_people(&t, seat, STONEAGE_CARD_1, 1);
    table_people(&t, 1, STONEAGE_TOOL_MAKER, 1);
    table_act(&t, 1);
    table_dice(&t, "512");
    PLAYS(&t, 1, "use tool_maker");
    HAPPENED(&t, "2 animal_rolled card_1 5");
    HAPPENED(&t, "2 tool_made 1 1");
    HAPPENED(&t, "0 animal_rolled card_1 1");
    HAPPENED(&t, "1 animal_rolled card_1 2");
}

Test(stoneage_animals, WA16_no_tools_on_the_reward_and_what_is_at_its_limit_is_lost)
{
    begin(2);
    table_card(&t, STONEAGE_CARD_1, BOAR);
    table_tiles(&t, 0, 4, 4, 4);
    t.state.players[0].agriculture = 10;
    table_people(&t, 0, STONEAGE_CARD_1, 2);
    table_people(&t, 1, STONEAGE_TOOL_MAKER, 1);
    table_act(&t, 1);
    table_dice(&t, "56");
    PLAYS(&t, 1, "use tool_maker");
    HAPPENED(&t, "0 animal_rolled card_1 5 6");
    HAPPENED(&t, "0 tool_made 0 0");
    HAPPENED(&t, "0 agriculture_rose 10");
    cr_assert_eq(t.state.players[0].tiles[0], 4);
    cr_assert_eq(t.state.players[0].agriculture, 10);
}
