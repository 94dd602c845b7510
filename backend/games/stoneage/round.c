/* Between rounds: both ends of the match, the card row slides and fills up, the start player moves
 * on. */
#include "games/stoneage/rules.h"

static void round_begin(struct stoneage_step *step, uint16_t round, uint8_t start)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_ROUND_BEGAN, .seat = GAME_NOBODY, .number = round,
                  .start = start);
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_PLACE);
    stoneage_place_next(step, start);
}

static bool stack_is_empty(const struct stoneage_state *state)
{
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++) {
        if (state->stack_left[i] == 0) return true;
    }
    return false;
}

static unsigned gaps(const struct stoneage_state *state)
{
    unsigned count = 0;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) count += state->slots[i] == 0;
    return count;
}

/* Cards slide to the right (towards card_1), new ones fill up from the right. The deck holds
 * enough. */
void stoneage_cards_refill(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    unsigned next = 0;
    for (unsigned i = 0; i < STONEAGE_CARD_PLACES; i++) {
        if (state->slots[i] == 0) continue;
        if (i != next) {
            STONEAGE_EMIT(step, .kind = STONEAGE_CARD_SLID, .seat = GAME_NOBODY,
                          .from = (uint8_t)(STONEAGE_CARD_1 + i),
                          .place = (uint8_t)(STONEAGE_CARD_1 + next));
        }
        next++;
    }
    for (; next < STONEAGE_CARD_PLACES; next++) {
        STONEAGE_EMIT(step, .kind = STONEAGE_CARD_TURNED, .seat = GAME_NOBODY,
                      .place = (uint8_t)(STONEAGE_CARD_1 + next),
                      .card = state->deck[state->deck_next]);
    }
}

void stoneage_round_end(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    if (stack_is_empty(state)) {
        stoneage_end(step, STONEAGE_OVER_BUILDINGS);
        return;
    }
    if ((unsigned)(STONEAGE_CARDS - state->deck_next) < gaps(state)) {
        stoneage_end(step, STONEAGE_OVER_CARDS);
        return;
    }
    stoneage_cards_refill(step);
    uint16_t round = state->round < UINT16_MAX ? (uint16_t)(state->round + 1) : state->round;
    round_begin(step, round, stoneage_seat_after(state, state->start));
}

static void shuffled(struct stoneage_step *step, uint8_t kind, uint8_t purpose, uint8_t count)
{
    struct stoneage_event *event = stoneage_event_next(step);
    *event = (struct stoneage_event){.kind = kind, .seat = GAME_NOBODY, .length = count};
    chance_shuffle(step->chance, (struct chance_name){.purpose = purpose}, event->list, count);
    for (unsigned i = 0; i < count; i++) event->list[i]++; /* cards and buildings count from 1 */
    stoneage_evolve_sane(step->state, event);
}

void stoneage_setup(const struct game_setup *setup, const struct chance *chance,
                    struct game_events *events)
{
    struct stoneage_state state = {0};
    struct stoneage_step step = {.state = &state, .chance = chance, .events = events};
    uint8_t start = setup->start_seat;
    events->count = 0;
    if (start == GAME_NOBODY) {
        struct chance_name name = {.purpose = STONEAGE_CHANCE_START};
        start = chance_below(chance, name, setup->seats);
    }
    STONEAGE_EMIT(&step, .kind = STONEAGE_BEGAN, .seat = GAME_NOBODY, .amount = setup->seats,
                  .start = start, .number = setup->options);
    shuffled(&step, STONEAGE_CARDS_SHUFFLED, STONEAGE_CHANCE_CARDS, STONEAGE_CARDS);
    shuffled(&step, STONEAGE_BUILDINGS_SHUFFLED, STONEAGE_CHANCE_BUILDINGS, STONEAGE_BUILDINGS);
    stoneage_cards_refill(&step);
    for (uint8_t i = 0; i < stoneage_limits[setup->seats].stacks; i++) {
        uint8_t place = (uint8_t)(STONEAGE_BUILDING_1 + i);
        STONEAGE_EMIT(&step, .kind = STONEAGE_BUILDING_TURNED, .seat = GAME_NOBODY, .place = place,
                      .building = stoneage_building_at(&state, place));
    }
    round_begin(&step, 1, start);
}
