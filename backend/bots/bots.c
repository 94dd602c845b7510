#include "bots/bots.h"

#include "games/games.h"

#include <string.h>

/* ---- what plays any game ---- */

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

/* ---- who plays what ---- */

const struct bot *bots_of(const struct game *game, size_t index)
{
    if (index < COUNT_OF(general)) return general[index];
    if (game->bots == NULL) return NULL;
    for (size_t i = 0, left = index - COUNT_OF(general); game->bots[i] != NULL; i++)
        if (left-- == 0) return game->bots[i];
    return NULL;
}

const struct bot *bots_find(const struct game *game, const char *id)
{
    const struct bot *bot;
    for (size_t i = 0; (bot = bots_of(game, i)) != NULL; i++)
        if (strcmp(bot->id, id) == 0) return bot;
    return NULL;
}

/* Whether a game before `before` has a bot of that name. */
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
