/* Draws anew what a seat may not know: the clans of the others and the unused ones change places.
 * All arrangements are equally likely. */
#include "games/clans/rules.h"

void clans_redraw(struct clans_state *state, uint8_t seat, const struct chance *chance)
{
    uint8_t at[CLANS_COLOURS];
    uint8_t old[CLANS_COLOURS];
    uint8_t order[CLANS_COLOURS];
    unsigned count = 0;
    if (state->phase == CLANS_END) return;
    for (uint8_t i = 0; i < CLANS_COLOURS; i++) {
        if (i == seat && seat < state->seats) continue;
        at[count] = i;
        old[count++] = state->clans[i];
    }
    chance_shuffle(chance, (struct chance_name){.purpose = CLANS_CHANCE_REDRAW}, order, count);
    for (unsigned i = 0; i < count; i++) state->clans[at[i]] = old[order[i]];
}
