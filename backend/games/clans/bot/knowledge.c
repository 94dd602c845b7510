/* The knowledge for a search of Clans: every decision is searched. A simulation ends where it
 * leaves the tree, and is evaluated by the position of each seat's own clan. */
#include "engine/knowledge.h"

#include "games/clans/bot/bot.h"
#include "games/clans/rules/redraw.h"

static bool searched(const void *state, uint8_t seat)
{
    (void)state;
    (void)seat;
    return true;
}

static void values(const void *state, uint8_t seat, const struct game_move *moves, uint16_t count,
                   int32_t *values)
{
    clans_values(state, seat, moves, count, clans_weights_of(state), values);
}

static void play(const void *state, uint8_t seat, struct bot_random *random, struct game_move *move)
{
    CHECK(game_pick(&clans, state, seat, (uint32_t)(bot_random_next(random) >> 32), move) > 0);
}

static void evaluate(const void *state, float share[GAME_SEATS_MAX])
{
    const struct clans_state *now = state;
    float worth[GAME_SEATS_MAX];
    struct game_result result;
    game_result(&clans, state, &result);
    for (uint8_t seat = 0; seat < now->seats; seat++) {
        worth[seat] = result.over != 0
                          ? 40.0f * (float)result.total[seat] + (float)result.tie[seat]
                          : (float)clans_worth(now, seat, now->clans[seat], &clans_weights_first);
    }
    float scale = result.over != 0 ? 10 : 120 + 16 * (float)(CLANS_CHIPS - now->village_count);
    knowledge_shares(worth, now->seats, scale, share);
}

/* Returns the seat's clan, its only private knowledge. */
static uint32_t secret(const void *state, uint8_t seat)
{
    const struct clans_state *now = state;
    return now->clans[seat];
}

#define SETTINGS                                                                                   \
    {                                                                                              \
        .temperature = 60, .exploration = 0.4f, .unvisited = 0.05f, .candidates = 24               \
    }

const struct game_knowledge clans_knowledge = {
    .settings = {[2] = SETTINGS, [3] = SETTINGS, [4] = SETTINGS},
    .simulations = {[KNOWLEDGE_MEDIUM] = 80, [KNOWLEDGE_HARD] = 200, [KNOWLEDGE_MASTER] = 6000},
    .beginner = 90,
    .casual = 40,
    .searched = searched,
    .values = values,
    .play = play,
    .evaluate = evaluate,
    .inputs = &clans_inputs,
    .networks = clans_networks,
    .secret = secret,
    .redraw = clans_redraw_likely,
    .weights = &clans_table,
};
