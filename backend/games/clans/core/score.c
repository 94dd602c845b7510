/* The end: clans are shown, discs without a player are removed from the track, chips count. */
#include "games/clans/core/score.h"

#include <string.h>

uint8_t clans_chips_of(const struct clans_state *state, unsigned seat)
{
    uint8_t chips = 0;
    for (unsigned i = 0; i < state->village_count; i++)
        chips = (uint8_t)(chips + (state->villages[i].seat == seat));
    return chips;
}

void clans_end(struct clans_step *step, uint8_t reason)
{
    const struct clans_state *state = step->state;
    CLANS_EMIT(step, .kind = CLANS_ENDED, .seat = GAME_NOBODY, .code = reason);
    for (uint8_t seat = 0; seat < state->seats; seat++)
        CLANS_EMIT(step, .kind = CLANS_CLAN_SHOWN, .seat = seat, .colour = state->clans[seat]);
    for (unsigned i = state->seats; i < CLANS_COLOURS; i++) {
        CLANS_EMIT(step, .kind = CLANS_DISC_REMOVED, .seat = GAME_NOBODY,
                   .colour = state->clans[i]);
    }
    for (uint8_t seat = 0; seat < state->seats; seat++) {
        uint8_t chips = clans_chips_of(state, seat);
        CLANS_EMIT(step, .kind = CLANS_TALLIED, .seat = seat, .code = CLANS_ROW_TRACK,
                   .points = (int16_t)state->scores[state->clans[seat]]);
        CLANS_EMIT(step, .kind = CLANS_TALLIED, .seat = seat, .code = CLANS_ROW_CHIPS,
                   .points = chips, .count = chips, .factor = 1);
    }
}

/* Fills the result. During the match the owners of the colours are secret: only chips count then.
 */
void clans_result(const struct clans_state *state, struct game_result *result)
{
    memset(result, 0, sizeof(*result));
    result->over = state->phase == CLANS_END;
    result->reason = state->reason;
    result->seats = state->seats;
    unsigned begun = state->moves + (result->over || state->pending != 0 ? 0u : 1u);
    result->rounds = (uint16_t)((begun + state->seats - 1) / state->seats);
    result->row_count = CLANS_ROWS;
    struct game_sheet_row *track = &result->rows[CLANS_ROW_TRACK];
    struct game_sheet_row *chips = &result->rows[CLANS_ROW_CHIPS];
    track->name = CLANS_ROW_TRACK;
    chips->name = CLANS_ROW_CHIPS;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        if (result->over) track->points[seat] = (int16_t)state->scores[state->clans[seat]];
        chips->count[seat] = clans_chips_of(state, seat);
        chips->factor[seat] = 1;
        chips->points[seat] = chips->count[seat];
        result->total[seat] = (int16_t)(track->points[seat] + chips->points[seat]);
    }
}
