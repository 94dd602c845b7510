#include "bots/stoneage.h"

void bot_stoneage_easy(const struct game *game, const void *state, uint8_t seat,
                       struct bot_random *random, struct game_move *move)
{
    struct game_move legal[GAME_LEGAL_MAX];
    uint16_t count = game->legal(state, seat, legal);
    CHECK(count > 0);
    *move = legal[bot_random_below(random, count)];
}
