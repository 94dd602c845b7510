/* A player of Clans that looks one move ahead: it makes each legal move on a copy and takes the one
 * after which its own colour stands best. It knows its own clan and nobody else's. */
#include "engine/bot.h"

#include "games/clans/rules.h"

#include <string.h>

/* Weights, in fortieths of a point. Four other colours score as well, and some of them have an
 * owner: what all of them get together counts as much as what the own one gets. */
#define WORTH_POINT  40
#define WORTH_CHIP   36 /* a point at the end, which shows nothing of the clan */
#define WORTH_OTHER  10 /* a point of one other colour */
#define WORTH_HUT    60 /* an own hut that may yet come into a village */
#define WORTH_FRIEND 8  /* another own hut beside it: no strife */
#define WORTH_CROWD  3  /* each hut of any colour beside it: a larger village */
#define CROWD_MANY   9  /* beyond that the village is due anyway */

/* What the own huts promise that are not in a village yet. */
static int worth_of_huts(const struct clans_state *state, uint8_t colour)
{
    int worth = 0;
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1) {
        const uint8_t *huts = state->huts[__builtin_ctzll(rest)];
        int own = huts[colour];
        int size = huts[0] + huts[1] + huts[2] + huts[3] + huts[4];
        if (own == 0) continue;
        worth += own * (WORTH_HUT + WORTH_CROWD * min(size - own, CROWD_MANY));
        if (own > 1) worth += WORTH_FRIEND * own;
    }
    return worth;
}

int clans_worth(const struct clans_state *state, uint8_t seat)
{
    uint8_t colour = state->clans[seat];
    int worth = worth_of_huts(state, colour);
    for (int other = 0; other < CLANS_COLOURS; other++) {
        int weight = other == colour ? WORTH_POINT : -WORTH_OTHER;
        worth += weight * state->scores[other];
    }
    for (int i = 0; i < state->village_count; i++)
        if (state->villages[i].seat == seat) worth += WORTH_CHIP;
    return worth;
}

static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, const struct bot_means *means,
                        struct game_move *move)
{
    (void)means;
    struct game_move legal[GAME_LEGAL_MAX];
    struct game_events events;
    struct clans_state next;
    uint16_t count = game->legal(state, seat, legal);
    CHECK(count > 0);
    int best = 0;
    uint32_t equals = 0;
    for (unsigned i = 0; i < count; i++) {
        /* Clans asks chance for nothing once it has begun. */
        CHECK(game->decide(state, seat, &legal[i], NULL, &events, &next) == GAME_ACCEPTED);
        int value = clans_worth(&next, seat);
        if (equals > 0 && value < best) continue;
        equals = equals > 0 && value == best ? equals + 1 : 1;
        best = value;
        if (bot_random_below(random, equals) == 0) *move = legal[i];
    }
}

static const struct bot easy = {.id = "easy", .looks = true, .choose = easy_choose};

const struct bot *const clans_bots[] = {&easy, NULL};
