/* Shuffles, which are events like all random draws, and cards drawn face down. */
#include "games/stoneage/core/deck.h"

void stoneage_shuffle(struct stoneage_step *step, uint8_t kind, struct chance_name name,
                      const uint8_t *pieces, uint8_t count)
{
    uint8_t order[STONEAGE_DECK_MAX];
    struct stoneage_event *event = stoneage_event_next(step);
    *event = (struct stoneage_event){.kind = kind, .seat = GAME_NOBODY};
    event->deck_length = count;
    chance_shuffle(step->chance, name, order, count);
    for (unsigned i = 0; i < count; i++) event->deck[i] = pieces[order[i]];
    stoneage_evolve_sane(step->state, event);
}

void stoneage_deck_shuffle_in(struct stoneage_step *step, uint64_t cards)
{
    const struct stoneage_state *state = step->state;
    for (unsigned i = state->deck_next; i < state->deck_count; i++)
        cards |= UINT64_C(1) << state->deck[i];
    uint8_t pieces[STONEAGE_CARDS];
    uint8_t count = 0;
    for (; cards != 0; cards &= cards - 1) pieces[count++] = (uint8_t)__builtin_ctzll(cards);
    struct chance_name name = {.purpose = STONEAGE_CHANCE_ANIMALS, .place = count};
    stoneage_shuffle(step, STONEAGE_DECK_SHUFFLED, name, pieces, count);
}

bool stoneage_card_drawable(const struct stoneage_state *state)
{
    for (unsigned i = state->deck_next; i < state->deck_count; i++)
        if (!stoneage_is_animal(state->deck[i])) return true;
    return false;
}

void stoneage_extra_card_draw(struct stoneage_step *step, uint8_t seat)
{
    const struct stoneage_state *state = step->state;
    unsigned next = state->deck_next;
    while (next < state->deck_count && stoneage_is_animal(state->deck[next])) next++;
    if (next >= state->deck_count) {
        STONEAGE_EMIT(step, .kind = STONEAGE_NO_EXTRA_CARD, .seat = seat);
        return;
    }
    bool passed = next != state->deck_next;
    uint8_t card = state->deck[next];
    STONEAGE_EMIT(step, .kind = STONEAGE_EXTRA_CARD_DRAWN, .seat = seat);
    STONEAGE_EMIT(step, .kind = STONEAGE_EXTRA_CARD_SEEN, .seat = seat, .card = card);
    if (passed) stoneage_deck_shuffle_in(step, 0);
}
