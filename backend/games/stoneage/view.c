/* What a seat, or a spectator, may know: built up from nothing. Everything lies open but the order
 * of the deck, the tiles under the top ones and in the box, and other players' extra cards. */
#include "games/stoneage/rules.h"

#include <string.h>

static void fill_board(const struct stoneage_state *state, struct stoneage_view *view)
{
    view->slots_count = STONEAGE_CARD_PLACES;
    for (uint8_t i = 0; i < STONEAGE_CARD_PLACES; i++) {
        view->slots[i] = (struct stoneage_slot_view){.place = (uint8_t)(STONEAGE_CARD_1 + i),
                                                     .card = state->slots[i],
                                                     .cost = (uint8_t)(i + 1)};
    }
    view->stacks_count = stoneage_limits[state->seats].stacks;
    for (uint8_t i = 0; i < view->stacks_count; i++) {
        uint8_t place = (uint8_t)(STONEAGE_BUILDING_1 + i);
        view->stacks[i] =
            (struct stoneage_stack_view){.place = place,
                                         .building = stoneage_building_at(state, place),
                                         .left = state->stack_left[i]};
    }
    view->places_count = (uint8_t)(STONEAGE_BUILDING_1 - 1 + view->stacks_count);
    for (uint8_t i = 0; i < view->places_count; i++) {
        struct stoneage_place_view *place = &view->places[i];
        place->place = (uint8_t)(i + 1);
        place->rings = stoneage_places[i + 1].rings;
        place->seats = state->seats;
        memcpy(place->people, state->placed[i + 1], state->seats);
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
        view->roll.dice_count = state->dice_count;
        memcpy(view->roll.dice, state->dice, state->dice_count);
    } else if (state->ask == STONEAGE_ASK_PICK) {
        view->picking = 1;
        view->picker = state->picker;
        view->pick_place = state->ask_place;
        for (unsigned i = 0; i < state->dice_count; i++) {
            if (state->dice[i] != 0) view->pick_dice[view->pick_count++] = state->dice[i];
        }
    }
}

/* Cards that the viewer may know, sorted: symbols into two sets, people by trade. */
static void fill_sets(uint64_t cards, struct stoneage_player_view *view)
{
    uint8_t cultures[STONEAGE_CULTURES];
    uint8_t trades[STONEAGE_TRADES];
    stoneage_cultures(cards, cultures);
    stoneage_trades(cards, trades);
    for (uint8_t i = 1; i < STONEAGE_CULTURES; i++) {
        if (cultures[i] >= 1) view->set_1[view->set_1_count++] = i;
        if (cultures[i] >= 2) view->set_2[view->set_2_count++] = i;
    }
    memcpy(view->trades, &trades[1], sizeof view->trades);
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
    memcpy(view->resources, player->resources, sizeof view->resources);
    fill_tools(player, view);
    view->two_of_choice = player->two_of_choice;
    view->missing = player->missing;
    view->extra_cards = player->extra_card != 0;
    for (uint32_t rest = player->buildings; rest != 0; rest &= rest - 1) {
        view->buildings[view->buildings_count++] = (uint8_t)__builtin_ctz(rest);
    }
    for (uint64_t rest = player->cards; rest != 0; rest &= rest - 1) {
        view->cards[view->cards_count++] = (uint8_t)__builtin_ctzll(rest);
    }
    uint64_t known = player->cards;
    if (knows_extra && player->extra_card != 0) {
        view->extra_card = player->extra_card;
        known |= UINT64_C(1) << player->extra_card;
    }
    fill_sets(known, view);
}

void stoneage_view_fill(const struct stoneage_state *state, uint8_t seat,
                        struct stoneage_view *view)
{
    memset(view, 0, sizeof *view);
    view->round = state->round;
    view->phase = state->phase;
    view->start = state->start;
    view->turn = state->turn;
    view->seats = state->seats;
    view->deck_left = (uint8_t)(STONEAGE_CARDS - state->deck_next);
    view->me = seat < state->seats ? seat : GAME_NOBODY;
    view->reason = state->reason;
    fill_board(state, view);
    fill_dice(state, view);
    for (uint8_t other = 0; other < state->seats; other++) {
        bool knows_extra = other == seat || state->phase == STONEAGE_END;
        fill_player(state, other, knows_extra, &view->players[other]);
    }
}

bool stoneage_sees(const struct stoneage_event *event, uint8_t seat)
{
    if (event->kind == STONEAGE_CARDS_SHUFFLED || event->kind == STONEAGE_BUILDINGS_SHUFFLED) {
        return false;
    }
    return event->kind != STONEAGE_EXTRA_CARD_SEEN || event->seat == seat;
}
