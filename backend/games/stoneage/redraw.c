/* Draws anew what a seat may not know: the deck and other players' extra cards change places, and
 * so do the tiles under the top ones and those in the box. All arrangements are equally likely. */
#include "games/stoneage/rules.h"

#include <string.h>

/* Gives the `count` values that the pointers lead to a random order. */
static void permute(const struct chance *chance, uint8_t purpose, uint8_t *const *at,
                    unsigned count)
{
    uint8_t order[STONEAGE_CARDS + STONEAGE_SEATS_MAX];
    uint8_t old[STONEAGE_CARDS + STONEAGE_SEATS_MAX];
    chance_shuffle(chance, (struct chance_name){.purpose = purpose}, order, count);
    for (unsigned i = 0; i < count; i++) old[i] = *at[i];
    for (unsigned i = 0; i < count; i++) *at[i] = old[order[i]];
}

/* Where in the part of the deck that was drawn the card lies. */
static uint8_t *drawn_position(struct stoneage_state *state, uint8_t card)
{
    for (unsigned i = 0; i < state->deck_next; i++) {
        if (state->deck[i] == card) return &state->deck[i];
    }
    base_check_failed("a card that was drawn is in the drawn part of the deck", __FILE__, __LINE__);
}

static void redraw_cards(struct stoneage_state *state, uint8_t seat, const struct chance *chance)
{
    uint8_t *at[STONEAGE_CARDS + STONEAGE_SEATS_MAX];
    uint8_t *extra[STONEAGE_SEATS_MAX] = {NULL};
    unsigned count = 0;
    for (unsigned i = state->deck_next; i < STONEAGE_CARDS; i++) at[count++] = &state->deck[i];
    for (unsigned other = 0; other < state->seats; other++) {
        uint8_t card = state->players[other].extra_card;
        if (other == seat || card == 0 || state->phase == STONEAGE_END) continue;
        extra[other] = drawn_position(state, card);
        at[count++] = extra[other];
    }
    permute(chance, STONEAGE_CHANCE_REDRAW_CARDS, at, count);
    for (unsigned other = 0; other < state->seats; other++) {
        if (extra[other] != NULL) state->players[other].extra_card = *extra[other];
    }
}

static void redraw_buildings(struct stoneage_state *state, const struct chance *chance)
{
    uint8_t box[STONEAGE_BUILDINGS];
    uint8_t *at[STONEAGE_BUILDINGS];
    uint32_t stacked = 0;
    unsigned boxed = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++) {
        unsigned top = STONEAGE_STACK_TILES - state->stack_left[i];
        for (unsigned j = 0; j < STONEAGE_STACK_TILES; j++) {
            stacked |= STONEAGE_BIT(state->stacks[i][j]);
            if (j > top) at[count++] = &state->stacks[i][j];
        }
    }
    for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++) {
        if ((stacked >> tile & 1) != 0) continue;
        box[boxed] = tile;
        at[count++] = &box[boxed++];
    }
    permute(chance, STONEAGE_CHANCE_REDRAW_BUILDINGS, at, count);
}

void stoneage_redraw(struct stoneage_state *state, uint8_t seat, const struct chance *chance)
{
    redraw_cards(state, seat, chance);
    redraw_buildings(state, chance);
}
