/* Redraws the information hidden from a seat: the clans of the others and the unused ones are
 * permuted. All permutations are equally likely; for a search, those that explain the public events
 * are more likely. */
#include "games/clans/rules/redraw.h"

#include "engine/knowledge.h"

/* The weight of evidence for a clan, as an exponent of e. One is for a point of a colour in a
 * village that the seat founded. The other is for a point of the colour anywhere, since its
 * owner may have caused it. Both were fitted to the clans in matches of first, beginner and hard
 * players, and slightly lowered, since people have other motives. (The bot easy reveals less:
 * its late moves give its clan away in 32 of 100 matches, those of first in 46.) */
#define TELLS_FOUNDER 0.4f
#define TELLS_SCORE   0.05f

/* Lists the positions of the clans that are hidden from the seat; returns their number. */
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

/* ---- evidence of public events ---- */

/* Fills the evidence for each colour as the clan of each seat. */
static void suspect(const struct clans_state *state, float tells[CLANS_COLOURS][CLANS_COLOURS])
{
    for (unsigned seat = 0; seat < CLANS_COLOURS; seat++)
        for (unsigned colour = 0; colour < CLANS_COLOURS; colour++)
            tells[seat][colour] =
                seat < state->seats ? TELLS_SCORE * (float)state->scores[colour] : 0;
    for (unsigned i = 0; i < state->village_count; i++) {
        const struct clans_village *village = &state->villages[i];
        if (village->seat >= state->seats) continue;
        for (unsigned colour = 0; colour < CLANS_COLOURS; colour++)
            if (state->huts[village->territory][colour] > 0)
                tells[village->seat][colour] += TELLS_FOUNDER * (float)village->value;
    }
}

void clans_redraw_likely(void *of, uint8_t seat, const struct chance *chance)
{
    struct clans_state *state = of;
    float tells[CLANS_COLOURS][CLANS_COLOURS];
    uint8_t at[CLANS_COLOURS];
    unsigned count = hidden(state, seat, at);
    suspect(state, tells);
    /* Draw seat by seat among the remaining clans; the last ones are unused. */
    for (unsigned i = 0; i + 1 < count; i++) {
        struct chance_name name = {.purpose = CLANS_CHANCE_REDRAW, .index = (uint8_t)i};
        float weight[CLANS_COLOURS] = {0};
        float most = 0;
        float sum = 0;
        for (unsigned j = i; j < count; j++) {
            float tell = tells[at[i]][state->clans[at[j]]];
            most = tell > most ? tell : most;
        }
        for (unsigned j = i; j < count; j++)
            sum += weight[j] = knowledge_exp(tells[at[i]][state->clans[at[j]]] - most);
        float drawn = sum * (float)(chance_bits(chance, name) >> 40) / (float)(1u << 24);
        unsigned j = i;
        while (j + 1 < count && drawn >= weight[j]) drawn -= weight[j++];
        uint8_t kept = state->clans[at[i]];
        state->clans[at[i]] = state->clans[at[j]];
        state->clans[at[j]] = kept;
    }
}
