/* The information of a seat, or a spectator, written from scratch. Hidden are only the order of the
 * deck, the tiles under the top ones and in the box, and other players' extra cards. */
#include "games/stoneage/view/view.h"

#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/rules/score.h"
#include "games/stoneage/variants/animals.h"
#include "games/stoneage/variants/mammoth.h"

#include <string.h>

static void fill_board(const struct stoneage_state *state, struct stoneage_view *view)
{
    view->slots_count = (uint8_t)stoneage_card_places(state);
    for (uint8_t i = 0; i < view->slots_count; i++) {
        uint8_t place = (uint8_t)(STONEAGE_CARD_1 + i);
        unsigned cost = place == STONEAGE_CARD_5 ? STONEAGE_JEWELRY_COST : i + 1u;
        view->slots[i] = (struct stoneage_slot_view){
            .place = place, .card = state->slots[i], .cost = (uint8_t)cost};
    }
    view->stacks_count = stoneage_limits[state->seats].stacks;
    for (uint8_t i = 0; i < view->stacks_count; i++) {
        uint8_t place = (uint8_t)(STONEAGE_BUILDING_1 + i);
        view->stacks[i] =
            (struct stoneage_stack_view){.place = place,
                                         .building = stoneage_building_at(state, place),
                                         .left = state->stack_left[i]};
    }
    uint32_t animals = stoneage_animal_places(state);
    for (uint32_t rest = stoneage_places_lying(state); rest != 0; rest &= rest - 1) {
        uint8_t i = (uint8_t)__builtin_ctz(rest);
        struct stoneage_place_view *place = &view->places[view->places_count++];
        place->place = i;
        bool animal = (animals >> i & 1) != 0;
        place->rings = animal ? state->seats : stoneage_places[i].rings;
        place->seats = state->seats;
        memcpy(place->people, state->placed[i], sizeof(place->people));
    }
}

static void fill_dice(const struct stoneage_state *state, struct stoneage_view *view)
{
    view->roll.seat = GAME_NOBODY;
    view->picker = GAME_NOBODY;
    if (state->ask == STONEAGE_ASK_TOOLS) {
        view->rolling = 1;
        view->roll.seat = state->turn;
        view->roll.place = state->ask_place;
        view->roll.yield = state->roll_yield;
        view->roll.divisor = stoneage_divisors[state->roll_yield];
        view->roll.total = stoneage_roll_total(state);
        view->roll.penalty = stoneage_penalty(state);
        view->roll.dice_count = state->dice_count;
        memcpy(view->roll.dice, state->dice, state->dice_count);
    } else if (state->ask == STONEAGE_ASK_PICK) {
        view->picking = 1;
        view->trade_dice = state->trade_dice;
        view->picker = state->picker;
        view->pick_place = state->ask_place;
        for (unsigned i = 0; i < state->dice_count; i++)
            if (state->dice[i] != 0) view->pick_dice[view->pick_count++] = state->dice[i];
    }
}

/* Sorts the cards that the viewer may know: symbols into two sets, people by profession. */
static void fill_sets(uint64_t cards, struct stoneage_player_view *view)
{
    uint8_t cultures[STONEAGE_CULTURES];
    uint8_t professions[STONEAGE_PROFESSIONS];
    stoneage_cultures(cards, cultures);
    stoneage_professions(cards, professions);
    for (uint8_t i = 1; i < STONEAGE_CULTURES; i++) {
        if (cultures[i] >= 1) view->set_1[view->set_1_count++] = i;
        if (cultures[i] >= 2) view->set_2[view->set_2_count++] = i;
    }
    memcpy(view->professions, &professions[1], sizeof(view->professions));
}

static void fill_tools(const struct stoneage_player *player, struct stoneage_player_view *view)
{
    for (unsigned i = 0; i < STONEAGE_TILES; i++) {
        view->tiles[i].value = player->tiles[i];
        view->tiles[i].used = player->tools_used >> i & 1;
        unsigned once = player->once & (unsigned)STONEAGE_ONCE_2 << i;
        if (once != 0) view->once[view->once_count++] = stoneage_tools_value(player, once);
    }
    view->tool_value = stoneage_tiles_value(player);
}

static void fill_player(const struct stoneage_state *state, uint8_t seat, bool knows_extra,
                        struct stoneage_player_view *view)
{
    const struct stoneage_player *player = &state->players[seat];
    view->seat = seat;
    view->people = player->people;
    view->home = player->home;
    view->agriculture = player->agriculture;
    view->food = player->food;
    view->score = player->score;
    memcpy(view->resources, player->resources, sizeof(view->resources));
    fill_tools(player, view);
    view->two_of_choice = player->two_of_choice;
    view->missing = player->missing;
    view->trade_level = player->trade_level;
    view->traded = player->traded;
    view->igloos = player->igloos;
    view->joined = player->joined;
    view->eats = (uint8_t)(player->people - min(player->people, player->agriculture));
    view->extra_cards = (uint8_t)__builtin_popcountll(player->extra_cards);
    for (uint32_t rest = player->mammoths; rest != 0; rest &= rest - 1)
        view->mammoths[view->mammoths_count++] = (uint8_t)__builtin_ctz(rest);
    for (uint64_t rest = player->buildings; rest != 0; rest &= rest - 1)
        view->buildings[view->buildings_count++] = (uint8_t)__builtin_ctzll(rest);
    for (uint64_t rest = player->cards; rest != 0; rest &= rest - 1)
        view->cards[view->cards_count++] = (uint8_t)__builtin_ctzll(rest);
    uint64_t known = player->cards;
    if (knows_extra) {
        known |= player->extra_cards;
        for (uint64_t rest = player->extra_cards; rest != 0; rest &= rest - 1)
            view->extra_known[view->extra_known_count++] = (uint8_t)__builtin_ctzll(rest);
    }
    fill_sets(known, view);
}

void stoneage_view_fill(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_view *view)
{
    memset(view, 0, sizeof(*view));
    view->round = state->round;
    view->options = state->options;
    view->phase = state->phase;
    view->start = state->start;
    view->turn = state->turn;
    view->seats = state->seats;
    view->deck_left = (uint8_t)(state->deck_count - state->deck_next);
    view->me = seat < state->seats ? seat : GAME_NOBODY;
    view->reason = state->reason;
    fill_board(state, view);
    fill_dice(state, view);
    view->penalty = stoneage_penalty(state);
    view->got = state->got;
    view->igloos_left = state->igloos_left;
    view->herd_place = state->herd_place;
    view->herd_tile = state->herd_tile;
    view->herd_next = stoneage_herd_next(state);
    view->herd_left = stoneage_herd_left(state);
    for (uint8_t other = 0; other < state->seats; other++) {
        bool knows_extra = other == seat || state->phase == STONEAGE_END;
        fill_player(state, other, knows_extra, &view->players[other]);
    }
}
