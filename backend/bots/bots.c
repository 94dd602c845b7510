#include "bots/bots.h"

#include "bots/network.h"
#include "bots/quick.h"
#include "bots/search.h"
#include "games/games.h"

#include <string.h>

/* ---- bots for any game ---- */

static void random_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, const struct bot_means *means,
                          struct game_move *move)
{
    (void)means;
    uint32_t bits = (uint32_t)(bot_random_next(random) >> 32);
    CHECK(game_pick(game, state, seat, bits, move) > 0);
}

static const struct bot random_bot = {.id = "random", .choose = random_choose};

static const struct bot *const general[] = {&random_bot};

/* ---- bots for any game with knowledge ---- */

/* Plays like a person in their first match: sees the good moves at once, and often chooses
 * another. */
static void beginner_choose(const struct game *game, const void *state, uint8_t seat,
                            struct bot_random *random, const struct bot_means *means,
                            struct game_move *move)
{
    (void)means;
    quick_move(game, state, seat, game->knowledge->beginner, random, move);
}

static const struct bot beginner = {.id = "beginner", .looks = true, .choose = beginner_choose};

/* Plays with fewer mistakes: between a beginner and the quick bot. */
static void casual_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, const struct bot_means *means,
                          struct game_move *move)
{
    (void)means;
    quick_move(game, state, seat, game->knowledge->casual, random, move);
}

static const struct bot casual = {.id = "casual", .looks = true, .choose = casual_choose};

static const struct bot *const beginning[] = {&beginner, &casual};

static void judged_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, uint32_t simulations,
                          const struct bot_means *means, struct game_move *move)
{
    struct search_result result;
    struct bot_means own = *means;
    if (own.network == NULL) own.network = network_of(game, state);
    search_move(game, state, seat, random, simulations, &own, move, &result);
}

static void medium_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, const struct bot_means *means,
                          struct game_move *move)
{
    judged_choose(game, state, seat, random, game->knowledge->simulations[KNOWLEDGE_MEDIUM], means,
                  move);
}

static void hard_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, const struct bot_means *means,
                        struct game_move *move)
{
    judged_choose(game, state, seat, random, game->knowledge->simulations[KNOWLEDGE_HARD], means,
                  move);
}

static void master_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, const struct bot_means *means,
                          struct game_move *move)
{
    judged_choose(game, state, seat, random, game->knowledge->simulations[KNOWLEDGE_MASTER], means,
                  move);
}

#define SEARCHES .looks = true, .scratch_bytes = SEARCH_SCRATCH_BYTES, .think_ms = 1000

static const struct bot medium = {
    .id = "medium", SEARCHES, .judged = true, .choose = medium_choose};
static const struct bot hard = {.id = "hard", SEARCHES, .judged = true, .choose = hard_choose};

static const struct bot master = {
    .id = "master", SEARCHES, .judged = true, .choose = master_choose};

static const struct bot *const searching[] = {&medium, &hard, &master};

/* ---- frozen bots for measuring others ---- */

/* Searches with the frozen knowledge of game_knowledge.reference. */
static void reference_choose(const struct game *game, const void *state, uint8_t seat,
                             struct bot_random *random, const struct bot_means *means,
                             struct game_move *move)
{
    struct game then = *game;
    then.knowledge = game->knowledge->reference;
    judged_choose(&then, state, seat, random, then.knowledge->simulations[KNOWLEDGE_HARD], means,
                  move);
}

static const struct bot reference = {.id = "reference", SEARCHES, .choose = reference_choose};

/* ---- the bots of each game ---- */

const struct bot *bots_of(const struct game *game, size_t index)
{
    size_t own = 0;
    size_t begins = game->knowledge != NULL ? COUNT_OF(beginning) : 0;
    if (index < COUNT_OF(general)) return general[index];
    index -= COUNT_OF(general);
    if (index < begins) return beginning[index];
    index -= begins;
    while (game->bots != NULL && game->bots[own] != NULL) own++;
    if (index < own) return game->bots[index];
    index -= own;
    return game->knowledge != NULL && index < COUNT_OF(searching) ? searching[index] : NULL;
}

const struct bot *bots_stand_in(const struct game *game)
{
    const struct bot *best = general[0];
    for (size_t i = 0; game->bots != NULL && game->bots[i] != NULL; i++) best = game->bots[i];
    return best;
}

const struct bot *bots_best_quick(const struct game *game)
{
    const struct bot *best = bots_of(game, 0);
    for (size_t i = 1; bots_of(game, i) != NULL; i++)
        if (bots_of(game, i)->scratch_bytes == 0) best = bots_of(game, i);
    return best;
}

const struct bot *bots_find(const struct game *game, const char *id)
{
    const struct bot *bot;
    for (size_t i = 0; (bot = bots_of(game, i)) != NULL; i++)
        if (strcmp(bot->id, id) == 0) return bot;
    return NULL;
}

const struct bot *bots_yardstick(const struct game *game, size_t index)
{
    size_t own = 0;
    while (game->yardsticks != NULL && game->yardsticks[own] != NULL) own++;
    if (index < own) return game->yardsticks[index];
    bool known = game->knowledge != NULL && game->knowledge->reference != NULL;
    return index == own && known ? &reference : NULL;
}

const struct bot *bots_find_any(const struct game *game, const char *id)
{
    const struct bot *bot = bots_find(game, id);
    const struct bot *other;
    for (size_t i = 0; bot == NULL && (other = bots_yardstick(game, i)) != NULL; i++)
        if (strcmp(other->id, id) == 0) bot = other;
    return bot;
}

/* Returns true if a game before `before` has a bot of that name. */
static bool named_before(const struct game *const *before, const char *id)
{
    for (const struct game *const *game = games; game < before; game++)
        if (bots_find(*game, id) != NULL) return true;
    return false;
}

const char *bots_name(size_t index)
{
    const struct bot *bot;
    for (const struct game *const *game = games; *game != NULL; game++)
        for (size_t i = 0; (bot = bots_of(*game, i)) != NULL; i++)
            if (!named_before(game, bot->id) && index-- == 0) return bot->id;
    return NULL;
}
