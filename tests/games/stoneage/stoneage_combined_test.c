/* Several variants at one table: what each says must hold beside the others. */
#include "games/stoneage/stoneage_table.h"
#include "games/stoneage/variants/animals.h"

#include <string.h>

#define WOLF 47
#define BEAR 49
#define ALL  ((1u << STONEAGE_OPTIONS) - 1)

static struct table t;

#define JEWELRY(seat) t.state.players[seat].resources[STONEAGE_JEWELRY]

/* Dice and shuffles by a seed: the fixed dice know no shuffle. */
static void chance_by_seed(void)
{
    static struct chance_fast fast;
    fast = (struct chance_fast){.seed = 3};
    t.chance = chance_fast_of(&fast);
}

/* The index of the event among those of the last move. */
static const char *told(const char *event)
{
    const char *at = strstr(table_events(&t), event);
    cr_assert_not_null(at, "%s is not in %s", event, table_events(&t));
    return at;
}

/* WA6, EX13, EX14: (6 + 4 - 2) + 2 = 10, five full twos */
Test(stoneage_combined, a_hunt_is_split_after_the_animals_took_theirs_and_tools_were_added)
{
    table_begin_with(&t, 4, STONEAGE_WILD_ANIMALS | STONEAGE_EXPANSION);
    table_people(&t, 0, STONEAGE_HUNT, 2);
    table_people(&t, 1, STONEAGE_FOREST, 1);
    table_card(&t, STONEAGE_CARD_3, WOLF);
    table_tiles(&t, 0, 2, 1, 1);
    table_act(&t, 0);
    table_dice(&t, "64");
    PLAYS(&t, 0, "use hunt");
    PLAYS(&t, 0, "tools tile_1");
    HAPPENED(&t, "0 split_asked hunt 5");
    REFUSES(&t, 0, "split 6", "not_enough");
    PLAYS(&t, 0, "split 2");
    cr_assert_eq(t.state.players[0].food, 12 + 3);
    cr_assert_eq(JEWELRY(0), 1 + 2);
}

/* EX18, WA20, HW8, HW9: gold goes on the first card; the second is the first that is no animal */
Test(stoneage_combined, a_second_card_passes_over_an_animal_on_top_of_the_deck)
{
    table_begin_with(&t, 4, ALL);
    table_people(&t, 0, STONEAGE_CARD_5, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_5, 11);
    table_deck_top(&t, 12);
    uint8_t *next = &t.state.deck[t.state.deck_next];
    for (unsigned i = 2; i < 40; i++) /* the bear on top, card 12 under it */
        if (next[i] == BEAR) next[i] = next[1];
    next[1] = next[0];
    next[0] = BEAR;
    table_resources(&t, 0, 0, 0, 0, 1);
    JEWELRY(0) = 6;
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_5");
    PLAYS(&t, 0, "pay_extra jewelry 3");
    ASKED(&t, 0, "second");
    unsigned left = (unsigned)(t.state.deck_count - t.state.deck_next);
    chance_by_seed();
    PLAYS(&t, 0, "pay jewelry 3");
    cr_assert_eq(t.state.players[0].extra_cards, UINT64_C(1) << 12);
    cr_assert_eq(t.state.players[0].score, 6);
    cr_assert_eq((unsigned)(t.state.deck_count - t.state.deck_next), left - 1);
    uint64_t deck = 0;
    for (unsigned i = t.state.deck_next; i < t.state.deck_count; i++)
        deck |= UINT64_C(1) << t.state.deck[i];
    cr_assert(deck >> BEAR & 1, "the bear is still to come");
    ASKED(&t, 1, "use");
}

/* WA10, WA17, WA18, EX19: X is 5; nothing is bought there, nor a second card */
Test(stoneage_combined, five_players_drive_an_animal_off_the_fifth_card_space)
{
    table_begin_with(&t, 5, STONEAGE_WILD_ANIMALS | STONEAGE_EXPANSION);
    table_card(&t, STONEAGE_CARD_5, BEAR);
    for (uint8_t seat = 0; seat < 4; seat++) table_people(&t, seat, STONEAGE_CARD_5, 1);
    cr_assert(table_may(&t, 0, "place hunt 1"));
    cr_assert(!table_may(&t, 0, "place card_5 1"), "a player with people there may not add more");
    table_people(&t, 4, STONEAGE_CARD_5, 1);
    table_people(&t, 4, STONEAGE_HUNT, 1);
    JEWELRY(0) = 6;
    table_act(&t, 4);
    REFUSES(&t, 4, "use card_5", "bad_place");
    table_dice(&t, "6");
    PLAYS(&t, 4, "use hunt");
    table_dice(&t, "12345"); /* one die for each seat, from the start player on */
    PLAYS(&t, 4, "split 1");
    HAPPENED(&t, "0 animal_rolled card_5 1");
    HAPPENED(&t, "4 animal_rolled card_5 5");
    HAPPENED(&t, "animal_left card_5 polar_bear");
    NEVER(&t, "0 second_asked card_5");
    cr_assert_eq(t.state.players[3].resources[STONEAGE_GOLD], 1);
    cr_assert_eq(t.state.players[4].tiles[0], 1);
    cr_assert_eq(JEWELRY(4), 1 + 1, "6 less 3 is one full two");
    cr_assert_neq(t.state.slots[4], 0, "the next card lies there by the next round");
}

/* HW10, EX22, rulings 1 and 9: what two-of-choice gives may be the extra, the traded piece not */
Test(stoneage_combined, two_of_choice_pays_the_extra_beside_a_trade)
{
    table_begin_with(&t, 4, STONEAGE_HARSH_WINTER | STONEAGE_EXPANSION);
    table_people(&t, 0, STONEAGE_CARD_3, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_card(&t, STONEAGE_CARD_3, 11);
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    t.state.players[0].trade_level = 4;
    table_resources(&t, 0, 3, 0, 0, 0);
    table_act(&t, 0);
    PLAYS(&t, 0, "use card_3");
    cr_assert(!table_may(&t, 0, "pay_extra wood 3"));
    PLAYS(&t, 0, "take wood 1 gold 1");
    cr_assert(table_may(&t, 0, "pay_extra wood 3"));
    PLAYS(&t, 0, "trade wood gold");
    REFUSES(&t, 0, "pay_extra wood 3", "bad_payment");
    REFUSES(&t, 0, "pay_extra wood 1 gold 2", "bad_payment");
    REFUSES(&t, 0, "decline", "wrong_kind");
    PLAYS(&t, 0, "pay_extra wood 2 gold 1");
    cr_assert_eq(t.state.players[0].score, 6);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_GOLD], 0);
}

/* WA6, MH7, MH8, ruling 1: animals leave nothing of the roll, and two-of-choice pays for joining */
Test(stoneage_combined, gathering_nothing_under_a_penalty_allows_two_of_choice)
{
    table_begin_with(&t, 2, ALL);
    table_herd(&t, 1);
    table_card(&t, STONEAGE_CARD_1, BEAR);
    table_card_give(&t, 0, 36);
    t.state.players[0].two_of_choice = 1;
    t.state.players[0].food = 0;
    table_people(&t, 0, STONEAGE_FOREST, 2);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_act(&t, 0);
    table_dice(&t, "32");
    PLAYS(&t, 0, "use forest");
    HAPPENED(&t, "0 gathered forest wood 0");
    ASKED(&t, 0, "join");
    cr_assert(!table_may(&t, 0, "join 1"));
    PLAYS(&t, 0, "take wood 1 gold 1");
    PLAYS(&t, 0, "join 2 wood 1 gold 1");
    cr_assert_eq(t.state.players[0].joined, 2);
    cr_assert_eq(t.state.players[0].at, 0);
    ASKED(&t, 1, "use");
}

/* IG7, WA11, EX11: two village places are taken, yet igloo and animal have room */
Test(stoneage_combined, igloo_and_animal_are_open_when_no_village_place_is)
{
    table_begin_with(&t, 2, ALL);
    table_card(&t, STONEAGE_CARD_2, WOLF);
    table_people(&t, 0, STONEAGE_MERCHANT, 2);
    table_people(&t, 1, STONEAGE_FIELD, 1);
    cr_assert(!table_may(&t, 0, "place tool_maker 1"));
    cr_assert(!table_may(&t, 0, "place hut 2"));
    cr_assert(table_may(&t, 0, "place igloo 1"));
    cr_assert(table_may(&t, 0, "place card_2 1"));
    cr_assert(table_may(&t, 0, "place card_2 2"));
    cr_assert(!table_may(&t, 0, "place card_2 3"));
}

/* The order of a round with everything on; ruling 6: the animal that came counts at once */
Test(stoneage_combined, a_round_begins_with_the_refill_then_income_then_the_herd_then_placing)
{
    table_begin_with(&t, 2, ALL);
    table_building(&t, STONEAGE_BUILDING_1, 29);
    table_building_give(&t, 1, STONEAGE_BUILDING_1);
    for (uint8_t i = 0; i < STONEAGE_CARD_PLACES; i++) /* no animal but the bear, wherever */
        cr_assert(!stoneage_is_animal(t.state.slots[i]));
    t.state.players[0].cards |= UINT64_C(1) << t.state.slots[1];
    t.state.slots[1] = 0;
    table_deck_top(&t, BEAR);
    t.state.herd_tile = 0; /* no one joined */
    t.state.phase = STONEAGE_FEED;
    table_round_end(&t);
    const char *turned = told("card_turned card_5 polar_bear");
    const char *income = told("1 gained wood 1");
    const char *herd = told("herd_moved");
    const char *place = told("phase_began place");
    cr_assert(turned < income && income < herd && herd < place);
    cr_assert_eq(stoneage_penalty(&t.state), 3);
}
