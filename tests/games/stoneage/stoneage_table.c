#include "games/stoneage/stoneage_table.h"

#include "engine/table_kinds.h"
#include "games/stoneage/core/price.h"
#include "games/stoneage/rules/flow.h"
#include "games/stoneage/rules/legal.h"
#include "support/in_words.h"

#include <string.h>

/* A number that gives die `n`: 6 is above the few that are drawn again. */
static uint64_t fixed_bits(void *context, chance_word word)
{
    struct chance_name name = chance_name_of(word);
    struct table *table = context;
    cr_assert(name.purpose == STONEAGE_CHANCE_ROLL ||
              name.purpose == STONEAGE_CHANCE_DICE_FOR_ALL ||
              name.purpose == STONEAGE_CHANCE_ANIMAL || name.purpose == STONEAGE_CHANCE_CONTEST);
    cr_assert_lt(table->dice_next, table->dice_count, "no die was laid ready");
    return 6u + table->dice[table->dice_next++] - 1u;
}

void table_begin(struct table *table, uint8_t seats)
{
    table_begin_with(table, seats, 0);
}

void table_begin_with(struct table *table, uint8_t seats, uint16_t options)
{
    struct game_setup setup = {.seats = seats, .start_seat = 0, .options = options};
    struct chance_fast fast = {.seed = 7};
    struct chance chance = chance_fast_of(&fast);
    memset(table, 0, sizeof(*table));
    table->chance = (struct chance){.bits = fixed_bits, .context = table};
    stoneage.setup(&setup, &chance, &table->events);
    for (unsigned i = 0; i < table->events.count; i++)
        stoneage.evolve(&table->state, &table->events.at[i]);
    cr_assert_null(stoneage_check(&table->state));
}

void table_act(struct table *table, uint8_t seat)
{
    table->state.phase = STONEAGE_ACT;
    table->state.turn = seat;
    const char *broken = stoneage_check(&table->state);
    cr_assert_null(broken, "%s", broken);
}

void table_feed(struct table *table)
{
    struct stoneage_step step = {.state = &table->state,
                                 .chance = &table->chance,
                                 .events = &table->events,
                                 .next = STONEAGE_NEXT_FEEDING};
    table->events.count = 0;
    stoneage_flow(&step);
    cr_assert_null(stoneage_check(&table->state));
}

void table_round_end(struct table *table)
{
    struct stoneage_step step = {.state = &table->state,
                                 .chance = &table->chance,
                                 .events = &table->events,
                                 .next = STONEAGE_NEXT_FED};
    table->events.count = 0;
    stoneage_flow(&step);
    cr_assert_null(stoneage_check(&table->state));
}

void table_people(struct table *table, uint8_t seat, uint8_t place, uint8_t people)
{
    struct stoneage_player *player = &table->state.players[seat];
    cr_assert_geq(player->home, people);
    table->state.placed[place][seat] = people;
    player->at |= STONEAGE_BIT(place);
    player->home = (uint8_t)(player->home - people);
}

void table_resources(struct table *table, uint8_t seat, uint16_t wood, uint16_t brick,
                     uint16_t stone, uint16_t gold)
{
    uint16_t *resources = table->state.players[seat].resources;
    resources[STONEAGE_WOOD] = wood;
    resources[STONEAGE_BRICK] = brick;
    resources[STONEAGE_STONE] = stone;
    resources[STONEAGE_GOLD] = gold;
}

void table_tiles(struct table *table, uint8_t seat, uint8_t first, uint8_t second, uint8_t third)
{
    uint8_t *tiles = table->state.players[seat].tiles;
    tiles[0] = first;
    tiles[1] = second;
    tiles[2] = third;
}

static unsigned deck_position(const struct table *table, uint8_t card)
{
    unsigned at = 0;
    while (table->state.deck[at] != card) at++;
    return at;
}

/* Two cards of the deck change places, also where they lie on display. */
static void deck_swap(struct table *table, unsigned one, unsigned other)
{
    struct stoneage_state *state = &table->state;
    uint8_t a = state->deck[one];
    uint8_t b = state->deck[other];
    state->deck[one] = b;
    state->deck[other] = a;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++)
        if (state->slots[i] == a)
            state->slots[i] = b;
        else if (state->slots[i] == b)
            state->slots[i] = a;
}

void table_card(struct table *table, uint8_t place, uint8_t card)
{
    uint8_t there = table->state.slots[place - STONEAGE_CARD_1];
    deck_swap(table, deck_position(table, there), deck_position(table, card));
    cr_assert_eq(table->state.slots[place - STONEAGE_CARD_1], card);
    cr_assert_null(stoneage_check(&table->state));
}

void table_deck_top(struct table *table, uint8_t card)
{
    deck_swap(table, table->state.deck_next, deck_position(table, card));
    cr_assert_null(stoneage_check(&table->state));
}

void table_card_give(struct table *table, uint8_t seat, uint8_t card)
{
    table_deck_top(table, card);
    table->state.deck_next++;
    table->state.players[seat].cards |= UINT64_C(1) << card;
    cr_assert_null(stoneage_check(&table->state));
}

void table_building(struct table *table, uint8_t place, uint8_t building)
{
    struct stoneage_state *state = &table->state;
    unsigned stack = place - STONEAGE_BUILDING_1;
    uint8_t *top = &state->stacks[stack][STONEAGE_STACK_TILES - state->stack_left[stack]];
    uint8_t old = *top;
    uint8_t *tiles = &state->stacks[0][0];
    for (unsigned i = 0; i < STONEAGE_STACKS_MAX * STONEAGE_STACK_TILES; i++)
        if (tiles[i] == building) tiles[i] = old;
    *top = building;
    for (unsigned seat = 0; seat < state->seats; seat++) { /* somebody may hold it already */
        uint64_t *held = &state->players[seat].buildings;
        if ((*held >> building & 1) != 0) *held ^= UINT64_C(1) << building | UINT64_C(1) << old;
    }
    cr_assert_null(stoneage_check(state));
}

void table_building_give(struct table *table, uint8_t seat, uint8_t place)
{
    uint8_t building = stoneage_building_at(&table->state, place);
    table->state.stack_left[place - STONEAGE_BUILDING_1]--;
    table->state.players[seat].buildings |= UINT64_C(1) << building;
    cr_assert_null(stoneage_check(&table->state));
}

void table_stack_left(struct table *table, uint8_t seat, uint8_t place, uint8_t left)
{
    while (table->state.stack_left[place - STONEAGE_BUILDING_1] > left)
        table_building_give(table, seat, place);
}

void table_deck_left(struct table *table, uint8_t seat, uint8_t left)
{
    struct stoneage_state *state = &table->state;
    while (state->deck_count - state->deck_next > left)
        table_card_give(table, seat, state->deck[state->deck_next]);
}

void table_tile(struct table *table, uint8_t tile, unsigned position)
{
    uint8_t *tiles = table->state.herd_tiles;
    unsigned at = 0;
    while (tiles[at] != tile) at++;
    tiles[at] = tiles[position];
    tiles[position] = tile;
}

void table_herd(struct table *table, uint8_t tile)
{
    table_tile(table, tile, 0);
    table->state.herd_tile = tile;
    table->state.herd_place = stoneage_mammoths[tile].back;
    cr_assert_null(stoneage_check(&table->state));
}

void table_dice(struct table *table, const char *dice)
{
    table->dice_next = 0;
    table->dice_count = 0;
    cr_assert_leq(strlen(dice), sizeof(table->dice));
    for (; *dice != '\0'; dice++) table->dice[table->dice_count++] = (uint8_t)(*dice - '0');
}

static void folds_to(const struct table *table, const struct stoneage_state *next)
{
    struct stoneage_state folded = table->state;
    for (unsigned i = 0; i < table->events.count; i++)
        stoneage.evolve(&folded, &table->events.at[i]);
    cr_assert_arr_eq(&folded, next, sizeof(folded));
}

const char *table_move(struct table *table, uint8_t seat, const char *move)
{
    struct game_move parsed = move_in_words(&stoneage, move);
    struct stoneage_state next;
    struct stoneage_state before = table->state;
    struct game_events events;
    enum game_refusal refusal =
        stoneage.decide(&table->state, seat, &parsed, &table->chance, &events, &next);
    cr_assert_arr_eq(&table->state, &before, sizeof(before));
    cr_assert_eq(table_may(table, seat, move), refusal == GAME_ACCEPTED);
    if (refusal != GAME_ACCEPTED) return game_refusal_name(refusal);
    table->events = events;
    folds_to(table, &next);
    const char *broken = stoneage_check(&next);
    cr_assert_null(broken, "%s", broken);
    cr_assert_eq(table->dice_next, table->dice_count, "a die that was laid ready was not rolled");
    table->state = next;
    return game_refusal_name(refusal);
}

const char *table_events(struct table *table)
{
    return events_in_words(&stoneage, &table->events, table->text, sizeof(table->text));
}

bool table_happened(const struct table *table, const char *event)
{
    return events_hold(&stoneage, &table->events, event);
}

const char *table_asked(const struct table *table, uint8_t seat)
{
    const char *name = stoneage_decision_names.name[stoneage_asked(&table->state, seat)];
    return name != NULL ? name : "";
}

bool table_may(const struct table *table, uint8_t seat, const char *move)
{
    return move_may(&stoneage, &table->state, seat, move);
}

bool table_sees(const struct stoneage_event *event, uint8_t seat)
{
    struct game_event bytes;
    memcpy(&bytes, event, sizeof(bytes));
    return table_event_sees(&stoneage, &bytes, seat);
}
