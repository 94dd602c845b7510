/* The search itself: what it counts, when it stops, what it has room for. */
#include "bots/search.h"
#include "games/find.h"

#include <criterion/criterion.h>

#include <string.h>

static _Alignas(16) uint8_t scratch[SEARCH_SCRATCH_BYTES];

/* A match before its first decision. */
static void began(struct game_state *state, const struct game *game, uint8_t seats)
{
    static struct game_events events;
    struct chance_fast fast = {.seed = 3};
    struct chance chance = chance_fast_of(&fast);
    struct game_setup setup = {.seats = seats, .start_seat = 0};
    game_begin(game, &setup, state);
    events.count = 0;
    game->setup(&setup, &chance, &events);
    for (unsigned i = 0; i < events.count; i++) game->evolve(state, &events.at[i]);
}

struct stopping {
    unsigned asked;
    unsigned after;
};

static bool stop(void *context)
{
    struct stopping *stopping = context;
    return stopping->asked++ >= stopping->after;
}

Test(search, each_simulation_is_counted_at_one_candidate)
{
    struct game_state state;
    struct search_result result;
    struct game_move move;
    for (size_t i = 0; i < 2; i++) {
        const struct game *game = games_find(i == 0 ? "stoneage" : "clans");
        struct bot_random random = {.state = 1};
        struct bot_means means = {.scratch = scratch};
        uint32_t visits = 0;
        float priors = 0;
        began(&state, game, 3);
        search_move(game, &state, 0, &random, 300, &means, &move, &result);
        cr_assert_eq(result.simulations, 300);
        for (unsigned at = 0; at < result.count; at++) {
            visits += result.candidate[at].visits;
            priors += result.candidate[at].prior;
            cr_assert(result.candidate[at].share >= 0 && result.candidate[at].share <= 1);
        }
        cr_assert_eq(visits, 300);
        cr_assert_float_eq(priors, 1, 1e-4);
    }
}

Test(search, it_stops_when_it_is_told_to_and_says_a_legal_move)
{
    const struct game *game = games_find("stoneage");
    struct game_state state;
    struct search_result result;
    struct game_move move;
    static struct game_move legal[GAME_LEGAL_MAX];
    began(&state, game, 2);
    unsigned count = game->legal(&state, 0, legal);
    for (unsigned after = 0; after < 30; after += 7) {
        struct stopping stopping = {.after = after};
        struct bot_random random = {.state = 1};
        struct bot_means means = {.scratch = scratch, .stop = stop, .stop_context = &stopping};
        search_move(game, &state, 0, &random, 1000000, &means, &move, &result);
        cr_assert_eq(result.simulations, after);
        unsigned at = 0;
        while (at < count && memcmp(&legal[at], &move, sizeof(move)) != 0) at++;
        cr_assert_lt(at, count);
    }
}

/* More simulations than the tree has room for. */
Test(search, a_full_tree_is_no_end, .timeout = 300)
{
    const struct game *game = games_find("clans");
    struct game_state state;
    struct search_result result;
    struct game_move move;
    struct bot_random random = {.state = 1};
    struct bot_means means = {.scratch = scratch};
    began(&state, game, 2);
    search_move(game, &state, 0, &random, 20000, &means, &move, &result);
    cr_assert_eq(result.simulations, 20000);
}

/* A network's temperature of a half squares the shares before they add up to 1 again. */
Test(search, a_temperature_changes_the_shares_that_people_see_and_no_decision)
{
    enum { SIMULATIONS = 40 };
    for (size_t i = 0; i < 2; i++) {
        const struct game *game = games_find(i == 0 ? "stoneage" : "clans");
        static float share[2][SIMULATIONS][GAME_SEATS_MAX];
        struct search_result result[2];
        struct game_move move[2];
        struct game_state state;
        struct network network = *game->knowledge->networks[3];
        struct bot_means means = {.scratch = scratch, .network = &network};
        began(&state, game, 3);
        for (unsigned at = 0; at < 2; at++) {
            struct bot_random random = {.state = 1};
            struct search_worth worth = {.share = share[at]};
            network.temperature = at == 0 ? 0 : 0.5f;
            search_move(game, &state, 0, &random, 100, &means, &move[at], &result[at]);
            struct search_question question = {
                .state = &state, .move = &move[at], .simulations = SIMULATIONS, .seed = 2};
            cr_assert(search_worth(game, &question, &means, &worth));
        }
        cr_assert_eq(memcmp(&move[0], &move[1], sizeof(move[0])), 0);
        for (unsigned at = 0; at < result[0].count; at++)
            cr_assert_eq(result[0].candidate[at].visits, result[1].candidate[at].visits);
        for (unsigned at = 0; at < SIMULATIONS; at++) {
            float all = 0;
            for (unsigned seat = 0; seat < 3; seat++)
                all += share[0][at][seat] * share[0][at][seat];
            for (unsigned seat = 0; seat < 3; seat++)
                cr_assert_float_eq(share[1][at][seat],
                                   share[0][at][seat] * share[0][at][seat] / all, 2e-3);
        }
    }
}
