/* The changes by each event: facts are folded in, without decisions. Old cases stay for ever. */
#include "games/stoneage/core/evolve_variants.h"

#include <string.h>

/* Kinds without a seat; all others are about a seat. */
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

/* Returns true if all indices are in range. A manipulated log may contain anything. */
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

/* Returns the player of the event. */
static struct stoneage_player *player_of(struct stoneage_state *state,
                                         const struct stoneage_event *event)
{
    return &state->players[event->seat];
}

/* ---- events without a seat ---- */

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

static void cards_shuffled(struct stoneage_state *state, const struct stoneage_event *event)
{
    deck_lay(state, event);
}

static void buildings_shuffled(struct stoneage_state *state, const struct stoneage_event *event)
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

static void card_slid(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (!stoneage_is_card_place(event->from)) return;
    uint8_t card = state->slots[event->from - STONEAGE_CARD_1];
    card_place_set(state, event->from, 0);
    card_place_set(state, event->place, card);
}

static void card_turned(struct stoneage_state *state, const struct stoneage_event *event)
{
    card_place_set(state, event->place, event->card);
    state->deck_next++;
}

static void phase_began(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->phase = event->code;
    state->turn = GAME_NOBODY;
}

static void ended(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->phase = STONEAGE_END;
    state->reason = event->code;
    state->turn = GAME_NOBODY;
}

/* ---- events about a seat and the board ---- */

static void turn_began(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->turn = event->seat;
}

static void placed(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    state->placed[event->place][event->seat] = event->amount;
    player->at |= STONEAGE_BIT(event->place);
    player->home = (uint8_t)(player->home - event->amount);
}

static void skipped(struct stoneage_state *state, const struct stoneage_event *event)
{
    state->skipped = (uint8_t)(state->skipped | 1u << event->seat);
}

static void rolled(struct stoneage_state *state, const struct stoneage_event *event)
{
    asked(state, event, STONEAGE_ASK_TOOLS);
    state->roll_yield = event->yield;
    dice_lay(state, event);
}

static void yield_add(struct stoneage_player *player, uint8_t yield, unsigned amount)
{
    if (yield == STONEAGE_YIELD_FOOD)
        goods_add(&player->food, amount);
    else if (yield != STONEAGE_YIELD_NONE)
        goods_add(&player->resources[yield - STONEAGE_YIELD_WOOD], amount);
}

static void gathered(struct stoneage_state *state, const struct stoneage_event *event)
{
    yield_add(player_of(state, event), event->yield, event->amount);
    question_clear(state);
}

static void price_asked(struct stoneage_state *state, const struct stoneage_event *event)
{
    asked(state, event, STONEAGE_ASK_PAY);
}

static void paid(struct stoneage_state *state, const struct stoneage_event *event)
{
    resources_spend(player_of(state, event), event->resources);
    question_clear(state);
}

static void declined(struct stoneage_state *state, const struct stoneage_event *event)
{
    (void)event;
    question_clear(state);
}

static void card_taken(struct stoneage_state *state, const struct stoneage_event *event)
{
    card_place_set(state, event->place, 0);
    player_of(state, event)->cards |= UINT64_C(1) << event->card;
}

/* Removes the top tile from the stack. */
static void building_taken(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    score_add(player, event->points);
    if (!stoneage_is_building_place(event->place)) return;
    uint8_t *left = &state->stack_left[event->place - STONEAGE_BUILDING_1];
    if (*left > 0) (*left)--;
    player->buildings |= UINT64_C(1) << event->building;
}

/* Removes the top card from the deck, below any animals: those are on top again afterwards. */
static void extra_card_drawn(struct stoneage_state *state, const struct stoneage_event *event)
{
    (void)event;
    unsigned at = state->deck_next;
    while (at < state->deck_count && stoneage_is_animal(state->deck[at])) at++;
    if (at < state->deck_count) {
        uint8_t card = state->deck[at];
        state->deck[at] = state->deck[state->deck_next];
        state->deck[state->deck_next] = card;
    }
    state->deck_next++;
}

static void dice_rolled(struct stoneage_state *state, const struct stoneage_event *event)
{
    asked(state, event, STONEAGE_ASK_PICK);
    state->picker = event->seat;
    dice_lay(state, event);
}

static void die_picked(struct stoneage_state *state, const struct stoneage_event *event)
{
    for (unsigned i = 0; i < state->dice_count; i++) {
        if (state->dice[i] == event->die) {
            state->dice[i] = 0;
            break;
        }
    }
    state->picker = stoneage_seat_after(state, state->picker);
}

/* Ends the action; if the seat has no people on the place, its people leave the herd instead. */
static void returned(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = &state->players[event->seat];
    if (state->placed[event->place][event->seat] == 0) player->joined = 0;
    state->placed[event->place][event->seat] = 0;
    player->at &= ~STONEAGE_BIT(event->place);
    player->home = (uint8_t)(player->home + event->amount);
    question_clear(state);
}

/* ---- events about a seat's own board ---- */

static void tools_used(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    unsigned tiles = event->number & (STONEAGE_TILE_1 | STONEAGE_TILE_2 | STONEAGE_TILE_3);
    player->tools_used = (uint8_t)(player->tools_used | tiles);
    player->once = (uint8_t)(player->once & ~(unsigned)event->number);
}

static void tool_made(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->tile > 0 && event->tile <= STONEAGE_TILES)
        player_of(state, event)->tiles[event->tile - 1] = event->value;
}

static void agriculture_rose(struct stoneage_state *state, const struct stoneage_event *event)
{
    player_of(state, event)->agriculture = event->amount;
}

static void person_born(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    player->home = (uint8_t)(player->home + event->amount - player->people);
    player->people = event->amount;
}

static void gained(struct stoneage_state *state, const struct stoneage_event *event)
{
    yield_add(player_of(state, event), event->yield, event->amount);
}

static void scored(struct stoneage_state *state, const struct stoneage_event *event)
{
    score_add(player_of(state, event), event->points);
}

static void once_tool_gained(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    if (event->value >= 2 && event->value <= 4)
        player->once = (uint8_t)(player->once | STONEAGE_ONCE_2 << (event->value - 2));
}

static void two_of_choice_gained(struct stoneage_state *state, const struct stoneage_event *event)
{
    player_of(state, event)->two_of_choice = 1;
}

static void took(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    player->two_of_choice = 0;
    for (int i = 0; i < STONEAGE_RESOURCES; i++)
        goods_add(&player->resources[i], event->resources[i]);
}

static void extra_card_seen(struct stoneage_state *state, const struct stoneage_event *event)
{
    player_of(state, event)->extra_cards |= UINT64_C(1) << event->card;
}

static void harvested(struct stoneage_state *state, const struct stoneage_event *event)
{
    goods_add(&player_of(state, event)->food, event->amount);
}

static void food_spent(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    player->food = (uint16_t)(player->food - event->amount);
}

static void went_short(struct stoneage_state *state, const struct stoneage_event *event)
{
    player_of(state, event)->missing = event->amount;
}

static void fed_with(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    resources_spend(player, event->resources);
    player->missing = 0;
}

static void starved(struct stoneage_state *state, const struct stoneage_event *event)
{
    struct stoneage_player *player = player_of(state, event);
    score_add(player, -event->points);
    player->missing = 0;
}

/* ---- all events ---- */

/* Changes nothing: the event is only information. */
static void told(struct stoneage_state *state, const struct stoneage_event *event)
{
    (void)state;
    (void)event;
}

/* The fold function of each kind of the base game. If the kind is a constant, the compiler knows
 * the function and folds an event emitted by a rule without a call. */
typedef void fold(struct stoneage_state *state, const struct stoneage_event *event);
static fold *const folds[] = {
    [STONEAGE_BEGAN] = began,
    [STONEAGE_CARDS_SHUFFLED] = cards_shuffled,
    [STONEAGE_BUILDINGS_SHUFFLED] = buildings_shuffled,
    [STONEAGE_ROUND_BEGAN] = round_began,
    [STONEAGE_CARD_SLID] = card_slid,
    [STONEAGE_CARD_TURNED] = card_turned,
    [STONEAGE_PHASE_BEGAN] = phase_began,
    [STONEAGE_TURN_BEGAN] = turn_began,
    [STONEAGE_PLACED] = placed,
    [STONEAGE_SKIPPED] = skipped,
    [STONEAGE_ROLLED] = rolled,
    [STONEAGE_TOOLS_USED] = tools_used,
    [STONEAGE_GATHERED] = gathered,
    [STONEAGE_TOOL_MADE] = tool_made,
    [STONEAGE_AGRICULTURE_ROSE] = agriculture_rose,
    [STONEAGE_PERSON_BORN] = person_born,
    [STONEAGE_PRICE_ASKED] = price_asked,
    [STONEAGE_PAID] = paid,
    [STONEAGE_DECLINED] = declined,
    [STONEAGE_CARD_TAKEN] = card_taken,
    [STONEAGE_BUILDING_TAKEN] = building_taken,
    [STONEAGE_BUILDING_TURNED] = told, /* it is already on top of its stack */
    [STONEAGE_GAINED] = gained,
    [STONEAGE_SCORED] = scored,
    [STONEAGE_ONCE_TOOL_GAINED] = once_tool_gained,
    [STONEAGE_TWO_OF_CHOICE_GAINED] = two_of_choice_gained,
    [STONEAGE_TOOK] = took,
    [STONEAGE_EXTRA_CARD_DRAWN] = extra_card_drawn,
    [STONEAGE_EXTRA_CARD_SEEN] = extra_card_seen,
    [STONEAGE_NO_EXTRA_CARD] = told,
    [STONEAGE_DICE_ROLLED] = dice_rolled,
    [STONEAGE_DIE_PICKED] = die_picked,
    [STONEAGE_RETURNED] = returned,
    [STONEAGE_HARVESTED] = harvested,
    [STONEAGE_FED] = food_spent,
    [STONEAGE_WENT_SHORT] = went_short,
    [STONEAGE_FED_WITH] = fed_with,
    [STONEAGE_STARVED] = starved,
    [STONEAGE_ENDED] = ended,
    [STONEAGE_EXTRA_CARD_SHOWN] = told,
    [STONEAGE_TALLIED] = told,
};
_Static_assert(COUNT_OF(folds) == STONEAGE_EVENTS_VARIANTS, "one for each kind");

void stoneage_evolve_sane(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (event->kind >= STONEAGE_EVENTS_VARIANTS)
        stoneage_evolve_variant(state, event);
    else
        folds[event->kind](state, event);
}

void stoneage_evolve(struct stoneage_state *state, const struct stoneage_event *event)
{
    if (sane(event)) stoneage_evolve_sane(state, event);
}
