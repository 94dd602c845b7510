/* The changes by each event: facts are folded in, without decisions. Old cases stay for ever. */
#include "games/clans/core/evolve.h"

#include <string.h>

/* Kinds that are about a seat; all others have none. */
#define SEATED                                                                                     \
    (1u << CLANS_CLAN_SEEN | 1u << CLANS_TURN_BEGAN | 1u << CLANS_MOVED |                          \
     1u << CLANS_ORDER_ASKED | 1u << CLANS_FOUNDED | 1u << CLANS_CLAN_SHOWN | 1u << CLANS_TALLIED)
_Static_assert(CLANS_EVENTS <= 32, "kinds fit a 32-bit set");

/* Returns true if all indices are in range. A manipulated log may contain anything. */
static bool sane(const struct clans_event *event)
{
    if (event->kind == CLANS_EVENT_NONE || event->kind >= CLANS_EVENTS) return false;
    bool seated = (SEATED >> event->kind & 1) != 0;
    if (seated ? event->seat >= CLANS_SEATS_MAX : event->seat != GAME_NOBODY) return false;
    return event->from <= CLANS_TERRITORIES && event->to <= CLANS_TERRITORIES &&
           event->territory <= CLANS_TERRITORIES && event->region <= CLANS_REGIONS &&
           event->colour < CLANS_COLOURS && event->length <= CLANS_LIST_MAX;
}

/* Updates the sets of territories after a change of huts. */
static void huts_changed(struct clans_state *state, unsigned territory)
{
    uint64_t bit = CLANS_BIT(territory);
    unsigned size = clans_size(state->huts[territory]);
    state->occupied = size > 0 ? state->occupied | bit : state->occupied & ~bit;
    state->crowded = size >= CLANS_CROWD ? state->crowded | bit : state->crowded & ~bit;
}

static void begin(struct clans_state *state, const struct clans_event *event)
{
    memset(state, 0, sizeof(*state));
    state->phase = CLANS_PLAY;
    state->seats = event->amount < CLANS_SEATS_MAX ? event->amount : CLANS_SEATS_MAX;
    state->start = event->start;
    state->turn = GAME_NOBODY;
    state->options = event->number;
    state->discs = (1u << CLANS_COLOURS) - 1;
}

static void huts_place(struct clans_state *state, const struct clans_event *event)
{
    if (event->region == CLANS_REGION_NONE) return;
    unsigned first = 1 + (event->region - 1u) * CLANS_REGION_TERRITORIES;
    for (unsigned i = 0; i < event->length && i < CLANS_REGION_TERRITORIES; i++) {
        if (event->list[i] >= CLANS_COLOURS) continue;
        memset(state->huts[first + i], 0, CLANS_COLOURS);
        state->huts[first + i][event->list[i]] = 1;
        huts_changed(state, first + i);
    }
}

static void huts_move(struct clans_state *state, const struct clans_event *event)
{
    uint8_t *from = state->huts[event->from];
    uint8_t *to = state->huts[event->to];
    if (event->from == CLANS_NOWHERE || event->to == CLANS_NOWHERE || from == to) return;
    for (unsigned i = 0; i < CLANS_COLOURS; i++) {
        to[i] = (uint8_t)(to[i] + from[i]);
        from[i] = 0;
    }
    huts_changed(state, event->from);
    huts_changed(state, event->to);
    state->moves++;
}

static void huts_remove(struct clans_state *state, const struct clans_event *event)
{
    uint8_t *huts = state->huts[event->territory];
    if (event->territory == CLANS_NOWHERE) return;
    for (unsigned i = 0; i < CLANS_COLOURS; i++)
        huts[i] = (uint8_t)(huts[i] > event->huts[i] ? huts[i] - event->huts[i] : 0);
    huts_changed(state, event->territory);
}

static void village_add(struct clans_state *state, const struct clans_event *event)
{
    state->pending &= ~CLANS_BIT(event->territory);
    if (event->territory == CLANS_NOWHERE || state->village_count >= CLANS_CHIPS) return;
    state->founded |= CLANS_BIT(event->territory);
    state->villages[state->village_count++] =
        (struct clans_village){.territory = event->territory, .seat = event->seat};
}

static void village_score(struct clans_state *state, const struct clans_event *event)
{
    for (unsigned i = 0; i < CLANS_COLOURS; i++) {
        if ((event->number >> i & 1) == 0 || event->points <= 0) continue;
        int score = state->scores[i] + event->points;
        state->scores[i] = (uint16_t)(score < CLANS_SCORE_MAX ? score : CLANS_SCORE_MAX);
    }
    if (state->village_count > 0)
        state->villages[state->village_count - 1].value = (uint8_t)event->points;
}

static void order_ask(struct clans_state *state, const struct clans_event *event)
{
    state->pending = 0;
    for (unsigned i = 0; i < event->length; i++) {
        if (event->list[i] == CLANS_NOWHERE || event->list[i] > CLANS_TERRITORIES) continue;
        state->pending |= CLANS_BIT(event->list[i]);
    }
}

static void clans_lay(struct clans_state *state, const struct clans_event *event)
{
    for (unsigned i = 0; i < CLANS_COLOURS && i < event->length; i++)
        state->clans[i] = event->list[i];
}

void clans_evolve(struct clans_state *state, const struct clans_event *event)
{
    if (!sane(event)) return;
    switch ((enum clans_event_kind)event->kind) {
    case CLANS_BEGAN: begin(state, event); break;
    case CLANS_HUTS_PLACED: huts_place(state, event); break;
    case CLANS_CLANS_SHUFFLED: clans_lay(state, event); break;
    case CLANS_TURN_BEGAN: state->turn = event->seat; break;
    case CLANS_MOVED: huts_move(state, event); break;
    case CLANS_ORDER_ASKED: order_ask(state, event); break;
    case CLANS_FOUNDED: village_add(state, event); break;
    case CLANS_DOOMED:
    case CLANS_STRIFE: huts_remove(state, event); break;
    case CLANS_SCORED: village_score(state, event); break;
    case CLANS_NOT_FOUNDED: state->pending = 0; break;
    case CLANS_ENDED:
        state->phase = CLANS_END;
        state->reason = event->code < CLANS_REASONS ? event->code : 0;
        state->turn = GAME_NOBODY;
        break;
    case CLANS_DISC_REMOVED:
        state->discs = (uint16_t)(state->discs & ~(1u << event->colour));
        break;
    case CLANS_CLAN_SEEN:
    case CLANS_EPOCH_BEGAN:
    case CLANS_CLAN_SHOWN:
    case CLANS_TALLIED:
    case CLANS_EVENT_NONE:
    case CLANS_EVENTS: break;
    }
}

void clans_emit(struct clans_step *step, const struct clans_event *event)
{
    struct game_events *events = step->events;
    CHECK(events->count < GAME_EVENTS_MAX);
    memcpy(&events->at[events->count++], event, sizeof(*event));
    clans_evolve(step->state, event);
}
