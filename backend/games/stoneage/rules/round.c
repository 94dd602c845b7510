/* Between rounds: both ends of the match, the refill of the card row, the next start player. */
#include "games/stoneage/rules/round.h"

#include "games/stoneage/core/deck.h"
#include "games/stoneage/core/price.h"
#include "games/stoneage/variants/animals.h"
#include "games/stoneage/variants/huts.h"
#include "games/stoneage/variants/mammoth.h"

void stoneage_round_begin(struct stoneage_step *step, uint16_t round, uint8_t start)
{
    STONEAGE_EMIT(step, .kind = STONEAGE_ROUND_BEGAN, .seat = GAME_NOBODY, .number = round,
                  .start = start);
    if (stoneage_plays(step->state, STONEAGE_NEW_HUTS)) stoneage_huts_income(step);
    if (stoneage_plays(step->state, STONEAGE_MAMMOTH_HERD)) stoneage_herd_move(step);
    STONEAGE_EMIT(step, .kind = STONEAGE_PHASE_BEGAN, .seat = GAME_NOBODY, .code = STONEAGE_PLACE);
    stoneage_next(step, STONEAGE_NEXT_PLACING, start, STONEAGE_NOWHERE);
}

static bool stack_is_empty(const struct stoneage_state *state)
{
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++)
        if (state->stack_left[i] == 0) return true;
    return false;
}

static unsigned gaps(const struct stoneage_state *state)
{
    unsigned count = 0;
    for (unsigned i = 0; i < stoneage_card_places(state); i++) count += state->slots[i] == 0;
    return count;
}

/* Slides cards to the right (towards card_1) and fills up from the right. The deck has enough
 * cards. */
void stoneage_cards_refill(struct stoneage_step *step)
{
    const struct stoneage_state *state = step->state;
    unsigned places = stoneage_card_places(state);
    unsigned next = 0;
    for (unsigned i = 0; i < places; i++) {
        if (state->slots[i] == 0) continue;
        if (i != next) {
            STONEAGE_EMIT(step, .kind = STONEAGE_CARD_SLID, .seat = GAME_NOBODY,
                          .from = (uint8_t)(STONEAGE_CARD_1 + i),
                          .place = (uint8_t)(STONEAGE_CARD_1 + next));
        }
        next++;
    }
    for (; next < places; next++) {
        STONEAGE_EMIT(step, .kind = STONEAGE_CARD_TURNED, .seat = GAME_NOBODY,
                      .place = (uint8_t)(STONEAGE_CARD_1 + next),
                      .card = state->deck[state->deck_next]);
    }
}

uint8_t stoneage_over(const struct stoneage_state *state)
{
    if (stack_is_empty(state)) return STONEAGE_OVER_BUILDINGS;
    if ((unsigned)(state->deck_count - state->deck_next) < gaps(state)) return STONEAGE_OVER_CARDS;
    return STONEAGE_NOT_OVER;
}

/* Shuffles the cards of the base game and of the variants in this match; animals are added to the
 * deck later. */
static void cards_shuffle(struct stoneage_step *step)
{
    uint8_t cards[STONEAGE_CARDS];
    uint8_t count = 0;
    for (uint8_t card = 1; card < STONEAGE_ANIMAL_FIRST; card++)
        if (stoneage_in_box(step->state->options, stoneage_cards[card].option))
            cards[count++] = card;
    stoneage_shuffle(step, STONEAGE_CARDS_SHUFFLED,
                     (struct chance_name){.purpose = STONEAGE_CHANCE_CARDS}, cards, count);
}

static void buildings_shuffle(struct stoneage_step *step)
{
    uint8_t tiles[STONEAGE_BUILDINGS];
    uint8_t count = 0;
    for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++)
        if (stoneage_in_box(step->state->options, stoneage_buildings[tile].option))
            tiles[count++] = tile;
    stoneage_shuffle(step, STONEAGE_BUILDINGS_SHUFFLED,
                     (struct chance_name){.purpose = STONEAGE_CHANCE_BUILDINGS}, tiles, count);
}

void stoneage_setup(struct stoneage_step *step, const struct game_setup *setup)
{
    const struct stoneage_state *state = step->state;
    uint8_t start = setup->start_seat;
    if (start == GAME_NOBODY) {
        struct chance_name name = {.purpose = STONEAGE_CHANCE_START};
        start = chance_below(step->chance, name, setup->seats);
    }
    STONEAGE_EMIT(step, .kind = STONEAGE_BEGAN, .seat = GAME_NOBODY, .amount = setup->seats,
                  .start = start, .number = setup->options);
    cards_shuffle(step);
    buildings_shuffle(step);
    stoneage_cards_refill(step);
    if (stoneage_plays(state, STONEAGE_WILD_ANIMALS)) stoneage_animals_shuffle(step);
    for (uint8_t i = 0; i < stoneage_limits[setup->seats].stacks; i++) {
        uint8_t place = (uint8_t)(STONEAGE_BUILDING_1 + i);
        STONEAGE_EMIT(step, .kind = STONEAGE_BUILDING_TURNED, .seat = GAME_NOBODY, .place = place,
                      .building = stoneage_building_at(state, place));
    }
    if (stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) stoneage_mammoths_shuffle(step);
    stoneage_round_begin(step, 1, start);
}
