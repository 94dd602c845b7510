/* A player of Pearls: the more pearls there are, the higher the card. */
#include "games/pearls/pearls.h"

#include <string.h>

static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, struct game_move *move)
{
    const struct pearls_state *now = state;
    struct game_move legal[PEARLS_CARDS];
    unsigned count = game->legal(state, seat, legal);
    CHECK(count > 0);
    /* A low card seldom wins many pearls; and if all thought alike they would tie for ever. */
    unsigned wanted = (now->die - 1u) * count / PEARLS_SIDES;
    wanted += bot_random_below(random, count - wanted);
    *move = legal[wanted];
}

/* It looks at the die and its own hand only, which everybody knows. */
static const struct bot easy = {.id = "easy", .choose = easy_choose};

const struct bot *const pearls_bots[] = {&easy, NULL};
