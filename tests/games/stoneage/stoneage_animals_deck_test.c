/* Wild animals on the display and in the deck: rows WA17 to WA21 of the variants' rules. */
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

/* Lays the card at this position of what is left of the deck. */
static void lay(uint8_t card, unsigned position)
{
    uint8_t *there = &t.state.deck[t.state.deck_next + position];
    for (unsigned at = t.state.deck_next; at < t.state.deck_count; at++) {
        if (t.state.deck[at] != card) continue;
        t.state.deck[at] = *there;
        *there = card;
        return;
    }
    cr_assert_fail("the card is not in the deck");
}

/* Only the animals are left in the deck; `seat` has the cards. */
static void leave_animals(uint8_t seat)
{
    for (uint8_t i = 0; i < 4; i++)
        lay((uint8_t)(EAGLE + i), t.state.deck_count - t.state.deck_next - 1u - i);
    table_deck_left(&t, seat, 4);
}

static unsigned animals_in(const uint8_t *cards, unsigned count)
{
    unsigned animals = 0;
    for (unsigned i = 0; i < count; i++) animals += stoneage_is_animal(cards[i]);
    return animals;
}

Test(stoneage_animals_deck, WA17_an_animal_slides_and_fills_a_space)
{
    begin(2);
    table_card(&t, STONEAGE_CARD_3, WOLF);
    table_card_give(&t, 0, t.state.deck[t.state.deck_next]);
    t.state.players[0].cards |= UINT64_C(1) << t.state.slots[0]; /* bought */
    t.state.slots[0] = 0;
    uint8_t next = t.state.deck[t.state.deck_next];
    table_round_end(&t);
    cr_assert_eq(t.state.slots[1], WOLF);
    cr_assert_eq(t.state.slots[3], next, "one card was turned: the animal fills its space");
}

Test(stoneage_animals_deck, WA18_it_leaves_the_match_and_its_space_stays_empty_until_the_refill)
{
    begin(2);
    table_card(&t, STONEAGE_CARD_1, BOAR);
    table_people(&t, 0, STONEAGE_CARD_1, 2);
    table_people(&t, 1, STONEAGE_TOOL_MAKER, 1);
    t.state.players[0].food = 0; /* somebody is short: the round does not end yet */
    table_resources(&t, 0, 5, 0, 0, 0);
    table_act(&t, 1);
    table_dice(&t, "11");
    PLAYS(&t, 1, "use tool_maker");
    ASKED(&t, 0, "feed");
    cr_assert_eq(t.state.slots[0], 0);
    cr_assert_eq(t.state.players[0].cards >> STONEAGE_ANIMAL_FIRST, 0, "the card is not kept");
    PLAYS(&t, 0, "feed wood 5");
    for (unsigned i = t.state.deck_next; i < t.state.deck_count; i++)
        cr_assert_neq(t.state.deck[i], BOAR);
}

Test(stoneage_animals_deck, WA18_several_leave_from_right_to_left)
{
    begin(2);
    table_card(&t, STONEAGE_CARD_4, BEAR);
    table_card(&t, STONEAGE_CARD_2, BOAR);
    table_people(&t, 0, STONEAGE_CARD_4, 2);
    table_people(&t, 1, STONEAGE_CARD_2, 2);
    table_people(&t, 1, STONEAGE_TOOL_MAKER, 1);
    table_act(&t, 1);
    table_dice(&t, "1234");
    PLAYS(&t, 1, "use tool_maker");
    HAPPENED(&t, "1 animal_rolled card_2 1 2");
    HAPPENED(&t, "0 animal_rolled card_4 3 4");
    HAPPENED(&t, "animal_left card_2 wild_boar");
    HAPPENED(&t, "animal_left card_4 polar_bear");
}

Test(stoneage_animals_deck,
     WA19_no_animal_lies_in_the_first_row_and_they_are_shuffled_into_the_rest)
{
    struct game_setup setup = {.seats = 3, .start_seat = 0, .options = STONEAGE_WILD_ANIMALS};
    unsigned at[STONEAGE_CARDS] = {0};
    for (unsigned seed = 0; seed < 3600; seed++) {
        static struct game_events events;
        static struct stoneage_state state;
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        memset(&state, 0, sizeof(state));
        stoneage.setup(&setup, &chance, &events);
        for (unsigned i = 0; i < events.count; i++) stoneage.evolve(&state, &events.at[i]);
        cr_assert_eq(animals_in(state.slots, 4), 0);
        for (unsigned i = 4; i < 40; i++) at[i] += stoneage_is_animal(state.deck[i]);
    }
    for (unsigned i = 4; i < 40; i++) /* 400 on average, 19 is the standard deviation */
        cr_assert(at[i] > 300 && at[i] < 500, "position %u: %u", i, at[i]);
}

/* Seat 0 is about to buy the card that draws one face down; these are on top. */
static void draw_from(uint8_t first, uint8_t second)
{
    act(STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, 32);
    lay(first, 0);
    lay(second, 1);
    table_resources(&t, 0, 1, 0, 0, 0);
}

/* Dice and shuffles from a seed: the fixed dice know no shuffle. */
static void buy_by_seed(uint64_t seed)
{
    static struct game_events events;
    struct chance_fast fast = {.seed = seed};
    struct chance chance = chance_fast_of(&fast);
    struct stoneage_move pay = {.kind = STONEAGE_MOVE_PAY, .resources = {1}};
    struct game_move move;
    memcpy(&move, &pay, sizeof(move));
    cr_assert_eq(stoneage.decide(&t.state, 0, &move, &chance, &events, &t.state), GAME_ACCEPTED);
    cr_assert_null(stoneage_check(&t.state));
    t.events = events;
}

Test(stoneage_animals_deck, WA20_a_face_down_draw_passes_over_animals_and_shuffles_them_back)
{
    unsigned first = 0;
    for (unsigned seed = 0; seed < 1000; seed++) {
        draw_from(WOLF, 12);
        table_act(&t, 0);
        PLAYS(&t, 0, "use card_1");
        uint8_t left = (uint8_t)(t.state.deck_count - t.state.deck_next);
        buy_by_seed(seed);
        cr_assert_eq(t.state.players[0].extra_cards, UINT64_C(1) << 12);
        cr_assert_eq(t.state.deck_count - t.state.deck_next, left - 1);
        cr_assert_eq(animals_in(&t.state.deck[t.state.deck_next], left - 1u), 4);
        first += t.state.deck[t.state.deck_next] == WOLF;
    }
    cr_assert(first > 5 && first < 70, "anywhere in the deck: 1 of 35 on top, %u of 1000", first);
}

Test(stoneage_animals_deck, WA20_the_deck_stays_as_it_is_when_no_animal_was_passed_over)
{
    struct stoneage_state before;
    draw_from(12, WOLF);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    before = t.state;
    buy_by_seed(1);
    cr_assert_eq(t.state.players[0].extra_cards, UINT64_C(1) << 12);
    cr_assert_arr_eq(t.state.deck, before.deck, sizeof(before.deck));
}

Test(stoneage_animals_deck, WA20_nobody_sees_the_new_order_and_one_sees_the_card)
{
    struct stoneage_event event = {.kind = STONEAGE_DECK_SHUFFLED, .seat = GAME_NOBODY};
    for (unsigned seat = 0; seat < 4; seat++) cr_assert(!table_sees(&event, (uint8_t)seat));
    cr_assert(!table_sees(&event, GAME_SPECTATOR));
}

Test(stoneage_animals_deck, WA20_with_animals_only_nothing_is_drawn)
{
    act(STONEAGE_CARD_1, 1);
    table_card(&t, STONEAGE_CARD_1, 32);
    leave_animals(2);
    table_resources(&t, 0, 1, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_1");
    PLAYS(&t, 0, "pay wood 1");
    HAPPENED(&t, "0 no_extra_card");
    cr_assert_eq(t.state.deck_count - t.state.deck_next, 4);
}

Test(stoneage_animals_deck, WA20_redraw_deals_animals_anywhere_in_the_deck_and_never_into_a_hand)
{
    unsigned top = 0;
    for (unsigned seed = 0; seed < 2000; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        begin(3);
        table_card_give(&t, 0, 32);
        table_deck_top(&t, 12);
        t.state.deck_next++;
        t.state.players[0].extra_cards = UINT64_C(1) << 12;
        stoneage_redraw(&t.state, 1, &chance);
        cr_assert_null(stoneage_check(&t.state));
        cr_assert_eq(t.state.players[0].extra_cards >> STONEAGE_ANIMAL_FIRST, 0);
        top += stoneage_is_animal(t.state.deck[t.state.deck_next]);
    }
    cr_assert(top > 170 && top < 300, "4 of 34 on top: 235 of 2000, %u", top);
}

Test(stoneage_animals_deck, WA21_animals_in_the_deck_count_for_the_refill)
{
    begin(2);
    leave_animals(0);
    uint8_t animal = t.state.deck[t.state.deck_next];
    t.state.players[1].cards |= UINT64_C(1) << t.state.slots[3];
    t.state.slots[3] = 0;
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_PLACE);
    cr_assert_eq(t.state.slots[3], animal);
    cr_assert(stoneage_is_animal(animal));
}

Test(stoneage_animals_deck, WA21_animals_on_display_at_the_end_have_no_effect)
{
    struct game_result with;
    begin(2);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    table_stack_left(&t, 0, STONEAGE_BUILDING_1, 0);
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_END);
    game_result(&stoneage, &t.state, &with);
    cr_assert_eq(with.total[1], 0);
}
