/* The moves of a seat in the form for its client. */
#include "games/stoneage/view/choices.h"

#include "games/stoneage/core/luck.h"
#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/buy.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/legal.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/tops.h"
#include "games/stoneage/variants/animals.h"
#include "games/stoneage/variants/exchange.h"
#include "games/stoneage/variants/mammoth.h"

#include <string.h>

/* Fills the average yields of 1, 2, 3... people at a place with a roll, without and with tools. */
static void fill_expected(const struct stoneage_state *state, const struct stoneage_player *player,
                          struct stoneage_place_choice *choice)
{
    uint8_t yield = stoneage_places[choice->place].yield;
    uint8_t divisor = stoneage_divisors[yield];
    const unsigned tiles = STONEAGE_TILE_1 | STONEAGE_TILE_2 | STONEAGE_TILE_3;
    struct stoneage_roll_terms terms = {.penalty = stoneage_penalty(state), .divisor = divisor};
    terms.tools = stoneage_tools_value(player, stoneage_tools_free(player) & tiles);
    choice->expect_count = choice->most;
    choice->tools_count = terms.tools > 0 ? choice->most : 0;
    if (terms.penalty > 0) {
        stoneage_penalty_expect(terms, choice->tools_count, choice->expect_tools);
        terms.tools = 0;
        stoneage_penalty_expect(terms, choice->most, choice->expect);
        return;
    }
    memcpy(choice->expect, stoneage_expect[yield], choice->most);
    unsigned rest = terms.tools % divisor;
    for (unsigned i = 0; i < choice->tools_count; i++) {
        unsigned tenths =
            rest > 0 ? stoneage_expect_rest[yield][rest - 1][i] : stoneage_expect[yield][i];
        choice->expect_tools[i] = (uint8_t)(tenths + 10u * (terms.tools / divisor));
    }
}

static void fill_places(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_choices *choices)
{
    for (uint32_t open = stoneage_place_open(state, seat); open != 0; open &= open - 1) {
        uint8_t place = (uint8_t)__builtin_ctz(open);
        struct stoneage_place_choice *choice = &choices->places[choices->places_count++];
        choice->place = place;
        choice->least = stoneage_place_least(place);
        choice->most = stoneage_place_most(state, seat, place);
        if (stoneage_places[place].yield != STONEAGE_YIELD_NONE)
            fill_expected(state, &state->players[seat], choice);
    }
}

static void fill_shut(const struct stoneage_state *state, uint8_t seat,
                      struct stoneage_choices *choices)
{
    uint32_t shut = stoneage_places_lying(state) & ~stoneage_place_open(state, seat);
    for (; shut != 0; shut &= shut - 1) {
        uint8_t place = (uint8_t)__builtin_ctz(shut);
        choices->shut[choices->shut_count++] =
            (struct stoneage_shut){.place = place, .why = stoneage_place_shut(state, seat, place)};
    }
}

/* Returns true if the action at `place` may bring a tool. */
static bool brings_tool(const struct stoneage_state *state, uint8_t place)
{
    if (place == STONEAGE_TOOL_MAKER) return true;
    if (place >= STONEAGE_BUILDING_1 && place <= STONEAGE_BUILDING_5) {
        const struct stoneage_building *building =
            &stoneage_buildings[stoneage_building_at(state, place)];
        return building->bonus == STONEAGE_HUT_TOOL;
    }
    if (place < STONEAGE_CARD_1 || place > STONEAGE_CARD_5) return false;
    uint8_t card = state->slots[place - STONEAGE_CARD_1];
    if (stoneage_is_animal(card)) return false;
    uint8_t top = stoneage_cards[card].top;
    return top == STONEAGE_TOP_TOOL || top == STONEAGE_TOP_ONCE_TOOL ||
           top == STONEAGE_DICE_FOR_ALL || top == STONEAGE_TRADE_DICE_FOR_ALL;
}

/* Returns true if the action at `place` has no question, and is independent of the other actions;
 * `rolls`: no player has or gets a tool for a roll.
 */
static bool stands_alone(const struct stoneage_state *state, uint8_t place, bool rolls)
{
    if (place == state->herd_place && stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) return false;
    if (place == STONEAGE_HUT || place == STONEAGE_FIELD) return true;
    if (place == STONEAGE_TOOL_MAKER) return !rolls;
    if (place == STONEAGE_HUNT && stoneage_plays(state, STONEAGE_EXPANSION)) return false;
    return rolls && stoneage_places[place].yield != STONEAGE_YIELD_NONE;
}

/* Fills the places whose actions do not depend on their order. An available tool makes the order of
 * rolls matter.
 */
static void fill_together(const struct stoneage_state *state, uint8_t seat,
                          struct stoneage_choices *choices)
{
    unsigned count = 0;
    bool rolls = stoneage_tools_free(&state->players[seat]) == 0;
    for (unsigned i = 0; i < choices->use_count; i++)
        rolls = rolls && !brings_tool(state, choices->use[i]);
    for (unsigned i = 0; i < choices->use_count; i++)
        count += stands_alone(state, choices->use[i], rolls);
    for (unsigned i = 0; count > 1 && i < choices->use_count; i++)
        if (stands_alone(state, choices->use[i], rolls))
            choices->together[choices->together_count++] = choices->use[i];
}

static void fill_uses(const struct stoneage_state *state, uint8_t seat,
                      struct stoneage_choices *choices)
{
    for (uint32_t at = stoneage_usable(state, seat); at != 0; at &= at - 1)
        choices->use[choices->use_count++] = (uint8_t)__builtin_ctz(at);
    fill_together(state, seat, choices);
}

/* Fills the yield for each set of tools. A set with an unusable tool has the yield of its usable
 * ones. */
static void fill_tools(const struct stoneage_state *state, const struct stoneage_player *player,
                       struct stoneage_choices *choices)
{
    unsigned free = stoneage_tools_free(player);
    choices->place = state->ask_place;
    unsigned sum = stoneage_roll_sum(state);
    choices->total = stoneage_roll_total(state);
    choices->yield = state->roll_yield;
    choices->divisor = stoneage_divisors[state->roll_yield];
    choices->tools = (uint16_t)free;
    for (unsigned i = 0; i < STONEAGE_TOOL_BITS; i++)
        choices->tool_values[i] = stoneage_tools_value(player, free & 1u << i);
    choices->gain_count = STONEAGE_TOOL_SETS;
    for (unsigned set = 0; set < STONEAGE_TOOL_SETS; set++) {
        unsigned total = sum + (unsigned)stoneage_tools_value(player, set & free);
        choices->gain[set] = (uint8_t)(total / choices->divisor);
    }
}

/* Fills the payments of the least and of the greatest worth; among equals the first. */
static void fill_extremes(struct stoneage_choices *choices)
{
    struct stoneage_move moves[GAME_LEGAL_MAX];
    if (choices->price.payable == 0) return;
    uint16_t count = stoneage_price_list(&choices->price, STONEAGE_MOVE_PAY, moves);
    const struct stoneage_move *least = &moves[0];
    const struct stoneage_move *most = &moves[0];
    CHECK(count > 0 && count <= GAME_LEGAL_MAX);
    for (uint16_t i = 1; i < count; i++) {
        unsigned worth = stoneage_payment_worth(moves[i].resources);
        if (worth < stoneage_payment_worth(least->resources)) least = &moves[i];
        if (worth > stoneage_payment_worth(most->resources)) most = &moves[i];
    }
    memcpy(choices->cheapest, least->resources, STONEAGE_GOODS);
    memcpy(choices->dearest, most->resources, STONEAGE_GOODS);
}

static void fill_payment(const struct stoneage_state *state, uint8_t seat,
                         struct stoneage_choices *choices)
{
    choices->place = state->ask_place;
    stoneage_price_of(state, seat, state->ask_place, &choices->price);
    choices->may_decline = state->got == STONEAGE_BUNDLE_NONE;
    choices->may_take = state->players[seat].two_of_choice;
    choices->exchanges_count = (uint8_t)stoneage_exchange_list(state, seat, choices->exchanges);
    fill_extremes(choices);
}

static void fill_picks(const struct stoneage_state *state, struct stoneage_choices *choices)
{
    choices->place = state->ask_place;
    for (unsigned left = stoneage_dice_left(state); left != 0; left &= left - 1)
        choices->pick[choices->pick_count++] = (uint8_t)__builtin_ctz(left);
}

static void fill_feeding(const struct stoneage_state *state, uint8_t seat,
                         struct stoneage_choices *choices)
{
    stoneage_price_of_food(state, seat, &choices->price);
    fill_extremes(choices);
    choices->missing = state->players[seat].missing;
    choices->may_starve = 1;
    choices->penalty = STONEAGE_HUNGER_POINTS;
}

void stoneage_choices_fill(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices)
{
    memset(choices, 0, sizeof(*choices));
    uint8_t asked = stoneage_asked(state, seat);
    if (asked == STONEAGE_ASK_NONE) return;
    const struct stoneage_player *player = &state->players[seat];
    choices->decision = asked;
    switch ((enum stoneage_decision)asked) {
    case STONEAGE_ASK_NONE:
    case STONEAGE_DECISIONS: break;
    case STONEAGE_ASK_PLACE:
        fill_places(state, seat, choices);
        fill_shut(state, seat, choices);
        break;
    case STONEAGE_ASK_USE:
        fill_uses(state, seat, choices);
        choices->may_take = player->two_of_choice;
        break;
    case STONEAGE_ASK_TOOLS: fill_tools(state, player, choices); break;
    case STONEAGE_ASK_PAY:
    case STONEAGE_ASK_SECOND: fill_payment(state, seat, choices); break;
    case STONEAGE_ASK_JOIN: stoneage_join_choices(state, seat, choices); break;
    case STONEAGE_ASK_TAME: stoneage_tame_choices(state, choices); break;
    case STONEAGE_ASK_SPLIT:
        choices->place = state->ask_place;
        choices->amount = state->split;
        break;
    case STONEAGE_ASK_PICK: fill_picks(state, choices); break;
    case STONEAGE_ASK_FEED:
        fill_feeding(state, seat, choices);
        choices->may_take = player->two_of_choice;
        break;
    }
}
