#include "engine/analysis.h"

#include <string.h>

#include "engine/table_kinds.h"

void analysis_end_set(struct analysis *analysis, const uint8_t rank[GAME_SEATS_MAX])
{
    int first = 0;
    for (uint8_t seat = 0; seat < analysis->seats; seat++) first += rank[seat] == 1;
    for (uint8_t seat = 0; seat < analysis->seats; seat++)
        analysis->end[seat] = rank[seat] == 1 ? ANALYSIS_WHOLE / first : 0;
}

void analysis_undo(struct analysis *analysis, const struct game_events *events)
{
    for (unsigned i = 0; i < events->count; i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (event.kind != TABLE_EVENT_UNDONE) continue;
        while (analysis->count > 0 && analysis->steps[analysis->count - 1].version > event.version)
            analysis->count--;
    }
}

static uint64_t watched_bits(void *context, chance_word word)
{
    struct chance_watched *watched = context;
    watched->drawn = true;
    return watched->chance.bits(watched->chance.context, word);
}

struct chance chance_watched_of(struct chance_watched *watched)
{
    return (struct chance){.bits = watched_bits, .context = watched};
}

bool analysis_event(const struct game *game, const struct game_state *state, uint8_t seat,
                    const struct game_move *move, struct game_event *event)
{
    struct chance_fast fast = {.seed = 1};
    struct chance_watched watched = {.chance = chance_fast_of(&fast)};
    struct chance chance = chance_watched_of(&watched);
    struct game_events events = {.count = 0};
    if (game->decide(state, seat, move, &chance, &events, NULL) != GAME_ACCEPTED || watched.drawn)
        return false;
    for (unsigned i = 0; i < events.count; i++) {
        if (!table_event_sees(game, &events.at[i], GAME_SPECTATOR)) continue;
        *event = events.at[i];
        return true;
    }
    return false;
}
