/* Redraws the information hidden from a seat: the deck and other players' face-down cards are
 * permuted, and so are the tiles under the top ones and those in the box. All permutations are
 * equally likely. */
#include "games/stoneage/view/redraw.h"

#include "games/stoneage/variants/mammoth.h"

#include <string.h>

/* Permutes the `count` values at the pointers at random. `turn` distinguishes draws of one purpose.
 */
static void permute(const struct chance *chance, uint8_t purpose, uint8_t turn, uint8_t *const *at,
                    unsigned count)
{
    uint8_t order[STONEAGE_CARDS + STONEAGE_SEATS_MAX];
    uint8_t old[STONEAGE_CARDS + STONEAGE_SEATS_MAX];
    chance_shuffle(chance, (struct chance_name){.purpose = purpose, .place = turn}, order, count);
    for (unsigned i = 0; i < count; i++) old[i] = *at[i];
    for (unsigned i = 0; i < count; i++) *at[i] = old[order[i]];
}

/* Returns the position of the card in the drawn part of the deck. */
static uint8_t *drawn_position(struct stoneage_state *state, uint8_t card)
{
    for (unsigned i = 0; i < state->deck_next; i++)
        if (state->deck[i] == card) return &state->deck[i];
    base_check_failed("a card that was drawn is in the drawn part of the deck", __FILE__, __LINE__);
}

/* Returns true if the face-down cards of this seat are hidden from the viewer. */
static bool hides(const struct stoneage_state *state, unsigned other, uint8_t seat)
{
    return other != seat && state->phase != STONEAGE_END;
}

/* Animals may be anywhere in the deck, but never in a hand. */
static void redraw_deck(struct stoneage_state *state, const struct chance *chance)
{
    uint8_t *at[STONEAGE_CARDS];
    unsigned count = 0;
    for (unsigned i = state->deck_next; i < state->deck_count; i++) at[count++] = &state->deck[i];
    permute(chance, STONEAGE_CHANCE_REDRAW_CARDS, 1, at, count);
}

static void redraw_cards(struct stoneage_state *state, uint8_t seat, const struct chance *chance)
{
    uint8_t *at[STONEAGE_CARDS];
    uint8_t *held[STONEAGE_CARDS]; /* face down, seat by seat */
    uint8_t holds[STONEAGE_SEATS_MAX] = {0};
    unsigned count = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        if (!hides(state, other, seat)) continue;
        for (uint64_t rest = state->players[other].extra_cards; rest != 0; rest &= rest - 1) {
            held[count] = drawn_position(state, (uint8_t)__builtin_ctzll(rest));
            at[count] = held[count];
            holds[other]++;
            count++;
        }
    }
    for (unsigned i = state->deck_next; i < state->deck_count; i++)
        if (!stoneage_is_animal(state->deck[i])) at[count++] = &state->deck[i];
    permute(chance, STONEAGE_CHANCE_REDRAW_CARDS, 0, at, count);
    if (stoneage_plays(state, STONEAGE_WILD_ANIMALS)) redraw_deck(state, chance);
    unsigned next = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        if (!hides(state, other, seat)) continue;
        state->players[other].extra_cards = 0;
        for (unsigned i = 0; i < holds[other]; i++)
            state->players[other].extra_cards |= UINT64_C(1) << *held[next++];
    }
}

static void redraw_buildings(struct stoneage_state *state, const struct chance *chance)
{
    uint8_t box[STONEAGE_BUILDINGS];
    uint8_t *at[STONEAGE_BUILDINGS];
    uint64_t stacked = 0;
    unsigned boxed = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++) {
        unsigned top = STONEAGE_STACK_TILES - state->stack_left[i];
        for (unsigned j = 0; j < STONEAGE_STACK_TILES; j++) {
            stacked |= UINT64_C(1) << state->stacks[i][j];
            if (j > top) at[count++] = &state->stacks[i][j];
        }
    }
    for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++) {
        bool plays = stoneage_in_box(state->options, stoneage_buildings[tile].option);
        if (!plays || (stacked >> tile & 1) != 0) continue;
        box[boxed] = tile;
        at[count++] = &box[boxed++];
    }
    permute(chance, STONEAGE_CHANCE_REDRAW_BUILDINGS, 0, at, count);
}

/* Redraws the tiles. The back of the top tile is public, so a tile with the same back must be
 * there. */
static void redraw_mammoths(struct stoneage_state *state, const struct chance *chance)
{
    uint8_t *at[STONEAGE_MAMMOTHS];
    unsigned count = 0;
    uint8_t back = stoneage_herd_next(state);
    for (unsigned i = state->herd_next; i < STONEAGE_MAMMOTHS; i++)
        if (stoneage_mammoths[state->herd_tiles[i]].back == back)
            at[count++] = &state->herd_tiles[i];
    permute(chance, STONEAGE_CHANCE_REDRAW_MAMMOTHS, 0, at, count);
    count = 0;
    for (unsigned i = state->herd_next + 1u; i < STONEAGE_MAMMOTHS; i++)
        at[count++] = &state->herd_tiles[i];
    permute(chance, STONEAGE_CHANCE_REDRAW_MAMMOTHS, 1, at, count);
}

void stoneage_redraw(struct stoneage_state *state, uint8_t seat, const struct chance *chance)
{
    redraw_cards(state, seat, chance);
    redraw_buildings(state, chance);
    if (stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) redraw_mammoths(state, chance);
}

/* ---- one canonical order for all hidden information ---- */

/* Sorts the values at the pointers in ascending order. */
static void ascend(uint8_t *const *at, unsigned count)
{
    uint64_t values = 0;
    for (unsigned i = 0; i < count; i++) values |= UINT64_C(1) << *at[i];
    for (unsigned i = 0; i < count; i++, values &= values - 1)
        *at[i] = (uint8_t)__builtin_ctzll(values);
}

/* Lists the positions of a seat's face-down cards, in the order in which they were drawn. */
static unsigned held_by(struct stoneage_state *state, uint64_t cards, uint8_t **at)
{
    unsigned count = 0;
    for (unsigned i = 0; i < state->deck_next; i++)
        if ((cards >> state->deck[i] & 1) != 0) at[count++] = &state->deck[i];
    return count;
}

/* Sorts the hands first, since they contain no animals, and then the rest of the deck. */
static void sort_cards(struct stoneage_state *state, uint8_t seat)
{
    uint8_t *at[STONEAGE_CARDS];
    uint8_t holds[STONEAGE_SEATS_MAX] = {0};
    unsigned held = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        if (!hides(state, other, seat)) continue;
        holds[other] = (uint8_t)held_by(state, state->players[other].extra_cards, &at[held]);
        held += holds[other];
    }
    unsigned count = held;
    for (unsigned i = state->deck_next; i < state->deck_count; i++) at[count++] = &state->deck[i];
    ascend(at, count);
    unsigned next = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        if (!hides(state, other, seat)) continue;
        state->players[other].extra_cards = 0;
        for (unsigned i = 0; i < holds[other]; i++)
            state->players[other].extra_cards |= UINT64_C(1) << *at[next++];
    }
}

static void sort_buildings(struct stoneage_state *state)
{
    uint64_t known = 0; /* open, or taken */
    uint64_t hidden = 0;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++)
        for (unsigned j = 0; j < STONEAGE_STACK_TILES; j++)
            if (j <= STONEAGE_STACK_TILES - (unsigned)state->stack_left[i])
                known |= UINT64_C(1) << state->stacks[i][j];
    for (uint8_t tile = 1; tile <= STONEAGE_BUILDINGS; tile++)
        if (stoneage_in_box(state->options, stoneage_buildings[tile].option))
            hidden |= UINT64_C(1) << tile;
    hidden &= ~known;
    for (unsigned i = 0; i < stoneage_limits[state->seats].stacks; i++) {
        unsigned top = STONEAGE_STACK_TILES - state->stack_left[i];
        for (unsigned j = top + 1; j < STONEAGE_STACK_TILES; j++, hidden &= hidden - 1)
            state->stacks[i][j] = (uint8_t)__builtin_ctzll(hidden);
    }
}

/* Sorts the tiles. The first of those with the visible back is on top. */
static void sort_mammoths(struct stoneage_state *state)
{
    uint8_t *at[STONEAGE_MAMMOTHS];
    unsigned count = 0;
    uint8_t back = stoneage_herd_next(state);
    for (unsigned i = state->herd_next; i < STONEAGE_MAMMOTHS; i++)
        at[count++] = &state->herd_tiles[i];
    ascend(at, count);
    unsigned top = 0;
    while (top < count && stoneage_mammoths[*at[top]].back != back) top++;
    if (top == count) return;
    uint8_t tile = *at[top];
    for (; top > 0; top--) *at[top] = *at[top - 1];
    *at[0] = tile;
}

void stoneage_sort_hidden(struct stoneage_state *state, uint8_t seat)
{
    sort_cards(state, seat);
    sort_buildings(state);
    if (stoneage_plays(state, STONEAGE_MAMMOTH_HERD)) sort_mammoths(state);
}
