/* A player of Clans that looks one move ahead: it makes each legal move on a copy and takes the one
 * with the best result for its own colour. It knows only its own clan. */
#include "games/clans/bot/bot.h"

#include "engine/bot.h"
#include "engine/knowledge.h"

#include "games/clans/rules/move.h"

#include <string.h>

#define WEIGHT_NAME(name, first, two, three, four)  #name,
#define WEIGHT_FIRST(name, first, two, three, four) first,
#define WEIGHT_TWO(name, first, two, three, four)   two,
#define WEIGHT_THREE(name, first, two, three, four) three,
#define WEIGHT_FOUR(name, first, two, three, four)  four,

static const char *const names[] = {CLANS_WEIGHTS(WEIGHT_NAME)};

static const int16_t first_weights[] = {CLANS_WEIGHTS(WEIGHT_FIRST)};

_Static_assert(sizeof(struct clans_weights) == sizeof(first_weights), "numbers in a row");

const struct clans_weights clans_weights_first = {CLANS_WEIGHTS(WEIGHT_FIRST)};

/* Returns the weights for the number of seats in the match. */
const struct clans_weights *clans_weights_of(const struct clans_state *state)
{
    static const struct clans_weights two = {CLANS_WEIGHTS(WEIGHT_TWO)};
    static const struct clans_weights three = {CLANS_WEIGHTS(WEIGHT_THREE)};
    static const struct clans_weights four = {CLANS_WEIGHTS(WEIGHT_FOUR)};
    return state->seats == 2 ? &two : state->seats == 3 ? &three : &four;
}

const struct knowledge_weights clans_table = {
    .count = COUNT_OF(first_weights), .names = names, .first = first_weights};

/* ---- the worth of a state ---- */

/* Returns the worth of a colour's huts in one territory that is not a village yet. */
static int worth_of_land(const uint8_t huts[CLANS_COLOURS], uint8_t colour,
                         const struct clans_weights *weights)
{
    int own = huts[colour];
    int size = huts[0] + huts[1] + huts[2] + huts[3] + huts[4];
    if (own == 0) return 0;
    return own * (weights->hut + weights->crowd * min(size - own, weights->many) +
                  (own > 1 ? weights->friend : 0));
}

int clans_worth(const struct clans_state *state, uint8_t seat, uint8_t colour,
                const struct clans_weights *weights)
{
    int worth = 0;
    for (uint64_t rest = state->occupied & ~state->founded; rest != 0; rest &= rest - 1)
        worth += worth_of_land(state->huts[__builtin_ctzll(rest)], colour, weights);
    for (int other = 0; other < CLANS_COLOURS; other++) {
        int weight = other == colour ? weights->point : -weights->other;
        worth += weight * state->scores[other];
    }
    for (int i = 0; i < state->village_count; i++)
        if (state->villages[i].seat == seat) worth += weights->chip;
    return worth;
}

/* Returns the additional worth of a move between two territories that founds no village. */
static int worth_of_moving(const struct clans_state *state, const struct clans_move *move,
                           uint8_t colour, const struct clans_weights *weights)
{
    const uint8_t *from = state->huts[move->from];
    const uint8_t *to = state->huts[move->to];
    uint8_t both[CLANS_COLOURS];
    for (int i = 0; i < CLANS_COLOURS; i++) both[i] = (uint8_t)(from[i] + to[i]);
    return worth_of_land(both, colour, weights) - worth_of_land(from, colour, weights) -
           worth_of_land(to, colour, weights);
}

void clans_values(const struct clans_state *state, uint8_t seat, const struct game_move *moves,
                  uint16_t count, const struct clans_weights *weights, int32_t *values)
{
    uint8_t colour = state->clans[seat];
    int now = clans_worth(state, seat, colour, weights);
    for (unsigned i = 0; i < count; i++) {
        struct clans_move move;
        struct game_events events;
        struct clans_state next;
        memcpy(&move, &moves[i], sizeof(move));
        if (move.kind == CLANS_MOVE_MOVE && clans_candidates(state, move.from, move.to) == 0) {
            values[i] = now + worth_of_moving(state, &move, colour, weights);
            continue;
        }
        /* Clans has no random draw after the set-up. */
        CHECK(clans.decide(state, seat, &moves[i], NULL, &events, &next) == GAME_ACCEPTED);
        values[i] = clans_worth(&next, seat, colour, weights);
    }
}

/* ---- players ---- */

static void weighing_choose(const struct game *game, const struct clans_state *state, uint8_t seat,
                            const struct clans_weights *weights, struct bot_random *random,
                            struct game_move *move)
{
    struct game_move legal[GAME_LEGAL_MAX];
    int32_t values[GAME_LEGAL_MAX];
    uint16_t count = game->legal(state, seat, legal);
    CHECK(count > 0);
    clans_values(state, seat, legal, count, weights, values);
    int best = 0;
    uint32_t equals = 0;
    for (unsigned i = 0; i < count; i++) {
        if (equals > 0 && values[i] < best) continue;
        equals = equals > 0 && values[i] == best ? equals + 1 : 1;
        best = values[i];
        if (bot_random_below(random, equals) == 0) *move = legal[i];
    }
}

static void easy_choose(const struct game *game, const void *state, uint8_t seat,
                        struct bot_random *random, const struct bot_means *means,
                        struct game_move *move)
{
    const struct clans_weights *weights = clans_weights_of(state);
    struct clans_weights given;
    if (means->weights != NULL) {
        memcpy(&given, means->weights, sizeof(given));
        weights = &given;
    }
    weighing_choose(game, state, seat, weights, random, move);
}

static const struct bot easy = {
    .id = "easy", .looks = true, .weighing = true, .choose = easy_choose};

const struct bot *const clans_bots[] = {&easy, NULL};

/* ---- the first player, the reference for others ---- */

static void first_choose(const struct game *game, const void *state, uint8_t seat,
                         struct bot_random *random, const struct bot_means *means,
                         struct game_move *move)
{
    (void)means;
    weighing_choose(game, state, seat, &clans_weights_first, random, move);
}

static const struct bot first = {.id = "first", .looks = true, .choose = first_choose};

const struct bot *const clans_yardsticks[] = {&first, NULL};
