#include "bots/quick.h"

/* Draws a move, weighted by its value. */
static unsigned draw(const int32_t *values, unsigned count, unsigned best, float soft,
                     struct bot_random *random)
{
    float sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += knowledge_exp((float)(values[i] - values[best]) / soft);
    float at = sum * (float)(bot_random_next(random) >> 40) / (float)(1u << 24);
    for (unsigned i = 0; i < count; i++) {
        at -= knowledge_exp((float)(values[i] - values[best]) / soft);
        if (at < 0) return i;
    }
    return best;
}

void quick_move(const struct game *game, const void *state, uint8_t seat, float soft,
                struct bot_random *random, struct game_move *move)
{
    struct game_move legal[GAME_LEGAL_MAX];
    int32_t values[GAME_LEGAL_MAX];
    unsigned best = 0;
    if (!game->knowledge->searched(state, seat)) {
        game->knowledge->play(state, seat, random, move);
        return;
    }
    uint16_t count = game->legal(state, seat, legal);
    CHECK(count > 0);
    game->knowledge->values(state, seat, legal, count, values);
    for (unsigned i = 1; i < count; i++)
        if (values[i] > values[best]) best = i;
    *move = legal[soft > 0 ? draw(values, count, best, soft, random) : best];
}
