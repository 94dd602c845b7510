/* What each event changes: facts are folded in, nothing is decided. Old cases stay for ever. */
/* Hot: one unit with the other files of this folder that say so (CMakeLists.txt). */
#include "games/stoneage/evolve.h"

#include <string.h>

/* Kinds that are about nobody; all others are about a seat. */
#define SEATLESS                                                                                   \
    (UINT64_C(1) << STONEAGE_BEGAN | UINT64_C(1) << STONEAGE_CARDS_SHUFFLED |                      \
     UINT64_C(1) << STONEAGE_BUILDINGS_SHUFFLED | UINT64_C(1) << STONEAGE_ROUND_BEGAN |            \
     UINT64_C(1) << STONEAGE_CARD_SLID | UINT64_C(1) << STONEAGE_CARD_TURNED |                     \
     UINT64_C(1) << STONEAGE_PHASE_BEGAN | UINT64_C(1) << STONEAGE_BUILDING_TURNED |               \
     UINT64_C(1) << STONEAGE_ENDED | UINT64_C(1) << STONEAGE_DECK_SHUFFLED |                       \
     UINT64_C(1) << STONEAGE_MAMMOTHS_SHUFFLED | UINT64_C(1) << STONEAGE_HERD_MOVED |              \
     UINT64_C(1) << STONEAGE_HERD_LEFT | UINT64_C(1) << STONEAGE_MAMMOTH_GONE |                    \
     UINT64_C(1) << STONEAGE_ANIMAL_LEFT)
/* Kinds that list a whole shuffle instead of the usual fields. */
#define SHUFFLES                                                                                   \
    (UINT64_C(1) << STONEAGE_CARDS_SHUFFLED | UINT64_C(1) << STONEAGE_BUILDINGS_SHUFFLED |         \
     UINT64_C(1) << STONEAGE_DECK_SHUFFLED | UINT64_C(1) << STONEAGE_MAMMOTHS_SHUFFLED)
_Static_assert(STONEAGE_EVENTS <= 64, "kinds fit a 64-bit set");

/* Whether all indices are in range. A log that was tampered with may hold anything. */
static bool sane(const struct stoneage_event *event)
{
    if (event->kind == STONEAGE_EVENT_NONE || event->kind >= STONEAGE_EVENTS) return false;
    bool seatless = (SEATLESS >> event->kind & 1) != 0;
    if (seatless ? event->seat != GAME_NOBODY : event->seat >= STONEAGE_SEATS_MAX) return false;
    if ((SHUFFLES >> event->kind & 1) != 0) return event->deck_length <= STONEAGE_DECK_MAX;
    return event->place < STONEAGE_PLACES && event->from < STONEAGE_PLACES &&
           event->card <= STONEAGE_CARDS && event->building <= STONEAGE_BUILDINGS &&
           event->yield < STONEAGE_YIELDS && event->tile <= STONEAGE_MAMMOTHS &&
           event->length <= STONEAGE_LIST_MAX;
}

static void yield_add(struct stoneage_player *player, uint8_t yield, unsigned amount)
{
    if (yield == STONEAGE_YIELD_FOOD)
        goods_add(&player->food, amount);
    else if (yield != STONEAGE_YIELD_NONE)
        goods_add(&player->resources[yield - STONEAGE_YIELD_WOOD], amount);
}

static void die_remove(struct stoneage_state *state, uint8_t die)
{
    for (unsigned i = 0; i < state->dice_count; i++) {
        if (state->dice[i] == die) {
            state->dice[i] = 0;
            break;
        }
    }
    state->picker = stoneage_seat_after(state, state->picker);
}

static void began(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->amount > STONEAGE_SEATS_MAX) return;
    state->seats = event->amount;
    state->options = event->number;
    state->start = event->start;
    state->turn = GAME_NOBODY;
    state->picker = GAME_NOBODY;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        state->players[seat].people = STONEAGE_PEOPLE_FIRST;
        state->players[seat].home = STONEAGE_PEOPLE_FIRST;
        state->players[seat].food = STONEAGE_FOOD_FIRST;
        if (stoneage_plays(state, STONEAGE_EXPANSION))
            state->players[seat].resources[STONEAGE_JEWELRY] = 1;
    }
    if (stoneage_plays(state, STONEAGE_IGLOOS))
        state->igloos_left = (uint8_t)(STONEAGE_IGLOOS_EACH * state->seats);
}

/* The top card leaves the deck, but for animals: what was passed over lies on top again. */
static void extra_card_leave(struct stoneage_state *state)
{
    unsigned at = state->deck_next;
    while (at < state->deck_count && stoneage_is_animal(state->deck[at])) at++;
    if (at < state->deck_count) {
        uint8_t card = state->deck[at];
        state->deck[at] = state->deck[state->deck_next];
        state->deck[state->deck_next] = card;
    }
    state->deck_next++;
}

static void buildings_stack(struct stoneage_state *state, const struct stoneage_event *event)
{
    unsigned tiles = stoneage_limits[state->seats].stacks * STONEAGE_STACK_TILES;
    memcpy(state->stacks, event->deck, tiles);
    for (unsigned i = 0; i * STONEAGE_STACK_TILES < tiles; i++)
        state->stack_left[i] = STONEAGE_STACK_TILES;
}

static void round_began(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->round = event->number;
    state->start = event->start;
    state->turn = GAME_NOBODY;
    state->skipped = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        state->players[seat].tools_used = 0;
        state->players[seat].traded = 0;
    }
}

static void card_slide(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (!stoneage_is_card_place(event->from)) return;
    uint8_t card = state->slots[event->from - STONEAGE_CARD_1];
    card_place_set(state, event->from, 0);
    card_place_set(state, event->place, card);
}

/* The top tile of the stack leaves it. */
static void building_take(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (!stoneage_is_building_place(event->place)) return;
    uint8_t *left = &state->stack_left[event->place - STONEAGE_BUILDING_1];
    if (*left > 0) (*left)--;
    state->players[event->seat].buildings |= UINT64_C(1) << event->building;
}

static void placed(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    state->placed[event->place][event->seat] = event->amount;
    player->at |= STONEAGE_BIT(event->place);
    player->home = (uint8_t)(player->home - event->amount);
}

/* The action is over; or, when nobody of the seat is on the place, its people leave the herd. */
static void returned(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    if (state->placed[event->place][event->seat] == 0) player->joined = 0;
    state->placed[event->place][event->seat] = 0;
    player->at &= ~STONEAGE_BIT(event->place);
    player->home = (uint8_t)(player->home + event->amount);
    question_clear(state);
}

static void tools_use(struct stoneage_player *player, unsigned set)
{
    unsigned tiles = set & (STONEAGE_TILE_1 | STONEAGE_TILE_2 | STONEAGE_TILE_3);
    player->tools_used = (uint8_t)(player->tools_used | tiles);
    player->once = (uint8_t)(player->once & ~set);
}

static void person_born(struct stoneage_player *player, uint8_t people)
{
    player->home = (uint8_t)(player->home + people - player->people);
    player->people = people;
}

static void took(struct stoneage_player *player, const struct stoneage_event *event)
{
    player->two_of_choice = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++)
        goods_add(&player->resources[i], event->resources[i]);
}

/* Events about nobody. */
static void evolve_table(struct stoneage_state *state, const struct stoneage_event *event)
{
    switch (event->kind) {
    case STONEAGE_BEGAN: began(state, event); break;
    case STONEAGE_CARDS_SHUFFLED: deck_lay(state, event); break;
    case STONEAGE_BUILDINGS_SHUFFLED: buildings_stack(state, event); break;
    case STONEAGE_ROUND_BEGAN: round_began(state, event); break;
    case STONEAGE_CARD_SLID: card_slide(state, event); break;
    case STONEAGE_CARD_TURNED:
        card_place_set(state, event->place, event->card);
        state->deck_next++;
        break;
    case STONEAGE_PHASE_BEGAN:
        state->phase = event->code;
        state->turn = GAME_NOBODY;
        break;
    case STONEAGE_ENDED:
        state->phase = STONEAGE_END;
        state->reason = event->code;
        state->turn = GAME_NOBODY;
        break;
    default: break; /* BUILDING_TURNED: the tile already lies on top of its stack */
    }
}

/* Events of phase 2 that only change the seat's own board. */
static void evolve_player(struct stoneage_player *player, const struct stoneage_event *event)
{
    switch (event->kind) {
    case STONEAGE_TOOLS_USED: tools_use(player, event->number); break;
    case STONEAGE_TOOL_MADE:
        if (event->tile > 0 && event->tile <= STONEAGE_TILES)
            player->tiles[event->tile - 1] = event->value;
        break;
    case STONEAGE_AGRICULTURE_ROSE: player->agriculture = event->amount; break;
    case STONEAGE_PERSON_BORN: person_born(player, event->amount); break;
    case STONEAGE_GAINED: yield_add(player, event->yield, event->amount); break;
    case STONEAGE_SCORED: score_add(player, event->points); break;
    case STONEAGE_ONCE_TOOL_GAINED:
        if (event->value >= 2 && event->value <= 4)
            player->once = (uint8_t)(player->once | STONEAGE_ONCE_2 << (event->value - 2));
        break;
    case STONEAGE_TWO_OF_CHOICE_GAINED: player->two_of_choice = 1; break;
    case STONEAGE_TOOK: took(player, event); break;
    case STONEAGE_EXTRA_CARD_SEEN: player->extra_cards |= UINT64_C(1) << event->card; break;
    case STONEAGE_HARVESTED: goods_add(&player->food, event->amount); break;
    case STONEAGE_FED: player->food = (uint16_t)(player->food - event->amount); break;
    case STONEAGE_WENT_SHORT: player->missing = event->amount; break;
    case STONEAGE_FED_WITH:
        resources_spend(player, event->resources);
        player->missing = 0;
        break;
    case STONEAGE_STARVED:
        score_add(player, -event->points);
        player->missing = 0;
        break;
    default: break; /* NO_EXTRA_CARD, EXTRA_CARD_SHOWN, TALLIED tell and change nothing */
    }
}

void stoneage_evolve_sane(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->kind >= STONEAGE_EVENTS_VARIANTS) {
        stoneage_evolve_variant(state, event);
        return;
    }
    if (event->seat == GAME_NOBODY) {
        evolve_table(state, event);
        return;
    }
    struct stoneage_player *player = &state->players[event->seat];
    switch (event->kind) {
    case STONEAGE_TURN_BEGAN: state->turn = event->seat; break;
    case STONEAGE_PLACED: placed(state, event); break;
    case STONEAGE_SKIPPED: state->skipped = (uint8_t)(state->skipped | 1u << event->seat); break;
    case STONEAGE_ROLLED:
        asked(state, event, STONEAGE_ASK_TOOLS);
        state->roll_yield = event->yield;
        dice_lay(state, event);
        break;
    case STONEAGE_GATHERED:
        yield_add(player, event->yield, event->amount);
        question_clear(state);
        break;
    case STONEAGE_PRICE_ASKED: asked(state, event, STONEAGE_ASK_PAY); break;
    case STONEAGE_PAID:
        resources_spend(player, event->resources);
        question_clear(state);
        break;
    case STONEAGE_DECLINED: question_clear(state); break;
    case STONEAGE_CARD_TAKEN:
        card_place_set(state, event->place, 0);
        player->cards |= UINT64_C(1) << event->card;
        break;
    case STONEAGE_BUILDING_TAKEN:
        building_take(state, event);
        score_add(player, event->points);
        break;
    case STONEAGE_EXTRA_CARD_DRAWN: extra_card_leave(state); break;
    case STONEAGE_DICE_ROLLED:
        asked(state, event, STONEAGE_ASK_PICK);
        state->picker = event->seat;
        dice_lay(state, event);
        break;
    case STONEAGE_DIE_PICKED: die_remove(state, event->die); break;
    case STONEAGE_RETURNED: returned(state, event); break;
    default: evolve_player(player, event); break;
    }
}

void stoneage_evolve(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (sane(event)) stoneage_evolve_sane(state, event);
}
