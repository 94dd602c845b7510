/* A player of Pearls: the more pearls there are, the higher the card. */
#include "games/pearls/pearls.h"

#include <string.h>

#define PATIENT_BYTES 1000

static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, const struct bot_means *means,
                        struct game_move *move)
{
    (void)means;
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

/* One that never comes to an end of itself, as a search would be that has all the time there is. */
static void patient_choose(const struct game *game, const void *state, uint8_t seat,
                           struct bot_random *random, const struct bot_means *means,
                           struct game_move *move)
{
    uint8_t *scratch = means->scratch;
    for (uint32_t i = 0; means->stop != NULL && !means->stop(means->stop_context); i++)
        scratch[i % PATIENT_BYTES] = (uint8_t)i;
    easy_choose(game, state, seat, random, means, move);
}

static const struct bot patient = {.id = "patient",
                                   .scratch_bytes = PATIENT_BYTES,
                                   .think_ms = 60 * 1000,
                                   .choose = patient_choose};

const struct bot *const pearls_bots[] = {&patient, &easy, NULL};
