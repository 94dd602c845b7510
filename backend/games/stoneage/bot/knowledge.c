/* The knowledge for a search of Stone Age: only the placing of people is searched, and the quick
 * player decides all else, to the end of the round. Then the possessions of all players and their
 * expected gains are evaluated. */
#include "engine/knowledge.h"

#include "games/stoneage/bot/bot.h"
#include "games/stoneage/rules.h"

#include <string.h>

static bool searched(const void *state, uint8_t seat)
{
    const struct stoneage_state *now = state;
    (void)seat;
    return now->phase == STONEAGE_PLACE;
}

/* Uses the first player's weights, whatever the weights of easy: the networks were trained on
 * its rounds, and were less accurate about rounds with other weights. */
static void values(const void *state, uint8_t seat, const struct game_move *moves, uint16_t count,
                   int32_t *values)
{
    struct mind mind;
    mind_fill(&mind, &stoneage, state, seat, &mind_first);
    for (unsigned i = 0; i < count; i++) {
        struct stoneage_move move;
        memcpy(&move, &moves[i], sizeof(move));
        values[i] = mind_value_of(&mind, &move);
    }
}

static void play(const void *state, uint8_t seat, struct bot_random *random, struct game_move *move)
{
    mind_play(&stoneage, state, seat, &mind_first, random, move);
}

static uint32_t era(const void *state)
{
    const struct stoneage_state *now = state;
    return now->round;
}

/* Returns the position of a seat at the beginning of a round, in tenths of a point: its points if
 * the match ended now, plus the expected gains of its people, fields, tools and goods in the
 * remaining rounds. */
static float standing(const struct game_result *result, const struct stoneage_state *state,
                      uint8_t seat)
{
    const struct mind_weights *weights = &mind_first;
    struct mind mind;
    float worth = 10.0f * (float)result->total[seat] + (float)result->tie[seat] / 100;
    if (result->over != 0) return worth;
    mind_fill(&mind, &stoneage, state, seat, weights);
    const struct stoneage_player *me = mind.me;
    int fed = min(me->agriculture, me->people);
    int later = mind.rounds * (weights->born * me->people + weights->field * fed +
                               weights->tool * min(mind.tiles, me->people));
    for (int i = 0; i < STONEAGE_RESOURCES; i++)
        later += (mind.worth[i] - weights->left_over) * me->resources[i];
    later += mind.worth[STONEAGE_JEWELRY] * min(me->resources[STONEAGE_JEWELRY], JEWELRY_MANY);
    later += weights->food_spare * me->food;
    later += mind.rounds * (10 * mind.professions[STONEAGE_FARMER] / 3 +
                            10 * mind.professions[STONEAGE_TOOLMAKER] / 3 +
                            10 * mind.professions[STONEAGE_HUT_BUILDER] / 2 +
                            10 * mind.professions[STONEAGE_SHAMAN] / 4);
    return worth + (float)later;
}

static void evaluate(const void *state, float share[GAME_SEATS_MAX])
{
    const struct stoneage_state *now = state;
    struct game_result result;
    float worth[GAME_SEATS_MAX];
    game_result(&stoneage, state, &result);
    for (uint8_t seat = 0; seat < now->seats; seat++) worth[seat] = standing(&result, now, seat);
    int left = result.over != 0 ? 0 : mind_rounds_left(now);
    knowledge_shares(worth, now->seats, 60 + 30 * (float)left, share);
}

#define SETTINGS                                                                                   \
    {                                                                                              \
        .temperature = 20, .exploration = 0.4f, .unvisited = 0.05f, .candidates = 16               \
    }

/* The frozen reference for measuring others, which must not change: networks that were trained on
 * the first player's matches alone. */
#define FIRST_SETTINGS                                                                             \
    {                                                                                              \
        .temperature = 20, .exploration = 0.4f, .unvisited = 0.05f, .candidates = 16               \
    }

static const struct game_knowledge reference = {
    .settings =
        {[2] = FIRST_SETTINGS, [3] = FIRST_SETTINGS, [4] = FIRST_SETTINGS, [5] = FIRST_SETTINGS},
    .simulations = {[KNOWLEDGE_HARD] = 200},
    .searched = searched,
    .values = values,
    .play = play,
    .era = era,
    .evaluate = evaluate,
    .inputs = &stoneage_inputs,
    .networks = stoneage_references,
};

const struct game_knowledge stoneage_knowledge = {
    .settings = {[2] = SETTINGS, [3] = SETTINGS, [4] = SETTINGS, [5] = SETTINGS},
    .simulations = {[KNOWLEDGE_MEDIUM] = 50, [KNOWLEDGE_HARD] = 200, [KNOWLEDGE_MASTER] = 2000},
    .beginner = 75,
    .casual = 25,
    .searched = searched,
    .values = values,
    .play = play,
    .era = era,
    .evaluate = evaluate,
    .weights = &stoneage_weights,
    .reference = &reference,
    .inputs = &stoneage_inputs,
    .networks = stoneage_networks,
};
