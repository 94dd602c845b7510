/* The moves of a seat in the form for its client. */
#include "games/stoneage/rules.h"

#include <string.h>

static void fill_places(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_choices *choices)
{
    uint8_t penalty = stoneage_penalty(state);
    for (uint32_t open = stoneage_place_open(state, seat); open != 0; open &= open - 1) {
        uint8_t place = (uint8_t)__builtin_ctz(open);
        uint8_t yield = stoneage_places[place].yield;
        struct stoneage_place_choice *choice = &choices->places[choices->places_count++];
        choice->place = place;
        choice->least = stoneage_place_least(place);
        choice->most = stoneage_place_most(state, seat, place);
        if (yield != STONEAGE_YIELD_NONE) {
            choice->expect_count = choice->most;
            memcpy(choice->expect, stoneage_expect[yield], choice->most);
            if (penalty > 0) {
                stoneage_penalty_expect(penalty, stoneage_divisors[yield], choice->most,
                                        choice->expect);
            }
        }
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

static void fill_uses(const struct stoneage_state *state, uint8_t seat,
                      struct stoneage_choices *choices)
{
    for (uint32_t at = stoneage_usable(state, seat); at != 0; at &= at - 1)
        choices->use[choices->use_count++] = (uint8_t)__builtin_ctz(at);
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

static void fill_payment(const struct stoneage_state *state, uint8_t seat,
                         struct stoneage_choices *choices)
{
    choices->place = state->ask_place;
    stoneage_price_of(state, seat, state->ask_place, &choices->price);
    choices->may_decline = state->got == STONEAGE_BUNDLE_NONE;
    choices->may_take = state->players[seat].two_of_choice;
    choices->exchanges_count = (uint8_t)stoneage_exchange_list(state, seat, choices->exchanges);
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
