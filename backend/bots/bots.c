#include "bots/bots.h"

#include "bots/clans.h"
#include "bots/stoneage.h"

#include <string.h>

uint64_t bot_random_next(struct bot_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = random->state;
    bits = (bits ^ bits >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94d049bb133111eb);
    return bits ^ bits >> 31;
}

/* By multiplication: the bias is below 2^-32 * below, far less than any match could show. */
uint32_t bot_random_below(struct bot_random *random, uint32_t below)
{
    return (uint32_t)((bot_random_next(random) >> 32) * below >> 32);
}

static void random_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, struct game_move *move)
{
    uint32_t bits = (uint32_t)(bot_random_next(random) >> 32);
    CHECK(game_pick(game, state, seat, bits, move) > 0);
}

/* ---- easy: one file of knowledge for each game ---- */

struct knowledge {
    const char *game;
    void (*choose)(const struct game *game, const void *state, uint8_t seat,
                   struct bot_random *random, struct game_move *move);
};

static const struct knowledge knowledge[] = {
    {"stoneage", bot_stoneage_easy},
    {"clans", bot_clans_easy},
};

/* Plays any move of a game that it knows nothing of: there is none today. */
static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, struct game_move *move)
{
    for (size_t i = 0; i < COUNT_OF(knowledge); i++) {
        if (strcmp(knowledge[i].game, game->id) == 0) {
            knowledge[i].choose(game, state, seat, random, move);
            return;
        }
    }
    random_choose(game, state, seat, random, move);
}

static const struct bot random_bot = {.id = "random", .choose = random_choose};
static const struct bot easy_bot = {.id = "easy", .looks = true, .choose = easy_choose};

const struct bot *const bots[] = {&random_bot, &easy_bot, NULL};

const struct bot *bots_find(const char *id)
{
    for (size_t i = 0; bots[i] != NULL; i++)
        if (strcmp(bots[i]->id, id) == 0) return bots[i];
    return NULL;
}
