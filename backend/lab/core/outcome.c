#include "lab/core/outcome.h"

#include "engine/knowledge.h"

void outcome_fill(const struct bot_match *match, unsigned seats, float by_margin,
                  float share[GAME_SEATS_MAX])
{
    struct game_result result;
    float points[GAME_SEATS_MAX];
    unsigned firsts = 0;
    game_result(match->game, &match->state, &result);
    for (unsigned seat = 0; seat < seats; seat++) {
        points[seat] = result.total[seat];
        firsts += result.rank[seat] == 1;
    }
    knowledge_shares(points, seats, match->game->knowledge->inputs->margin, share);
    for (unsigned seat = 0; seat < seats; seat++) {
        float won = result.rank[seat] == 1 ? 1.0f / (float)firsts : 0;
        share[seat] = by_margin * share[seat] + (1 - by_margin) * won;
    }
}
