/* Draws anew what a seat may not know: the clans of the others and the unused ones change places.
 * All arrangements are equally likely. */
#include "games/clans/rules.h"

/* Where the clans lie that the seat does not know; returns how many. */
static unsigned hidden(const struct clans_state *state, uint8_t seat, uint8_t at[CLANS_COLOURS])
{
    unsigned count = 0;
    if (state->phase == CLANS_END) return 0;
    for (uint8_t i = 0; i < CLANS_COLOURS; i++)
        if (i != seat || seat >= state->seats) at[count++] = i;
    return count;
}

void clans_sort_hidden(struct clans_state *state, uint8_t seat)
{
    uint8_t at[CLANS_COLOURS];
    unsigned count = hidden(state, seat, at);
    unsigned colours = 0;
    for (unsigned i = 0; i < count; i++) colours |= 1u << state->clans[at[i]];
    for (unsigned i = 0; i < count; i++, colours &= colours - 1)
        state->clans[at[i]] = (uint8_t)__builtin_ctz(colours);
}

void clans_redraw(struct clans_state *state, uint8_t seat, const struct chance *chance)
{
    uint8_t at[CLANS_COLOURS];
    uint8_t old[CLANS_COLOURS];
    uint8_t order[CLANS_COLOURS];
    unsigned count = hidden(state, seat, at);
    if (count == 0) return;
    for (unsigned i = 0; i < count; i++) old[i] = state->clans[at[i]];
    chance_shuffle(chance, (struct chance_name){.purpose = CLANS_CHANCE_REDRAW}, order, count);
    for (unsigned i = 0; i < count; i++) state->clans[at[i]] = old[order[i]];
}
