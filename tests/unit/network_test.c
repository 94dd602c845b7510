/* The network of a game, and its inputs. */
#include "bots/network.h"
#include "games/games.h"

#include <criterion/criterion.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

static float random_float(struct bot_random *random)
{
    return (float)(bot_random_next(random) >> 40) / (float)(1u << 23) - 1;
}

static struct network random_network(struct bot_random *random, unsigned inputs, unsigned hidden,
                                     unsigned second, float *weights)
{
    size_t count = network_weights(inputs, hidden, second);
    for (size_t i = 0; i < count; i++) weights[i] = random_float(random);
    return (struct network){.inputs = (uint16_t)inputs,
                            .hidden = (uint16_t)hidden,
                            .second = (uint16_t)second,
                            .weights = weights};
}

/* ---- what it computes ---- */

/* The same by its definition, in any type: a layer, and then the whole. */
#define PLAIN(type)                                                                                \
    static const float *layer_##type(const float *weights, const type *inputs, unsigned count,     \
                                     unsigned units, type *sums)                                   \
    {                                                                                              \
        for (unsigned unit = 0; unit < units; unit++) {                                            \
            sums[unit] = (type)weights[count * units + unit];                                      \
            for (unsigned i = 0; i < count; i++)                                                   \
                sums[unit] += inputs[i] * (type)weights[i * units + unit];                         \
        }                                                                                          \
        return weights + (count + 1) * units;                                                      \
    }                                                                                              \
                                                                                                   \
    static type plain_##type(const struct network *network, const float *inputs, type *first)      \
    {                                                                                              \
        type told[KNOWLEDGE_INPUTS_MAX];                                                           \
        type sums[2][NETWORK_HIDDEN_MAX];                                                          \
        unsigned last = network->hidden;                                                           \
        const float *weights = network->weights;                                                   \
        for (unsigned i = 0; i < network->inputs; i++) told[i] = (type)inputs[i];                  \
        weights = layer_##type(weights, told, network->inputs, last, sums[0]);                     \
        memcpy(first, sums[0], sizeof(sums[0]));                                                   \
        for (unsigned i = 0; i < last; i++) sums[0][i] = sums[0][i] > 0 ? sums[0][i] : 0;          \
        if (network->second > 0) {                                                                 \
            weights = layer_##type(weights, sums[0], last, network->second, sums[1]);              \
            last = network->second;                                                                \
            for (unsigned i = 0; i < last; i++) sums[0][i] = sums[1][i] > 0 ? sums[1][i] : 0;      \
        }                                                                                          \
        type strength = (type)weights[last];                                                       \
        for (unsigned i = 0; i < last; i++) strength += sums[0][i] * (type)weights[i];             \
        return strength;                                                                           \
    }

PLAIN(double)
PLAIN(float)

/* Also the sums of the first layer: one after the other, as in the plain loop, whatever the
 * program does many of at a time. */
Test(network, it_has_the_bits_of_a_plain_loop_and_no_rounding_that_matters)
{
    static float weights[NETWORK_WEIGHTS_MAX];
    static float inputs[KNOWLEDGE_INPUTS_MAX];
    struct bot_random random = {.state = 1};
    struct network_sums sums;
    float first[NETWORK_HIDDEN_MAX];
    double exact[NETWORK_HIDDEN_MAX];
    for (unsigned round = 0; round < 2000; round++) {
        unsigned count = 1 + bot_random_below(&random, KNOWLEDGE_INPUTS_MAX);
        unsigned hidden = NETWORK_HIDDEN_STEP * (1 + round % 16);
        unsigned second = NETWORK_HIDDEN_STEP * (round / 16 % 5);
        unsigned zeros = bot_random_below(&random, 101);
        struct network network = random_network(&random, count, hidden, second, weights);
        for (unsigned i = 0; i < count; i++)
            inputs[i] = bot_random_below(&random, 100) < zeros ? 0 : random_float(&random);
        float strength = network_strength(&network, inputs, &sums);
        float plain = plain_float(&network, inputs, first);
        double right = plain_double(&network, inputs, exact);
        cr_assert_eq(memcmp(sums.first, first, hidden * sizeof(*first)), 0, "%u", hidden);
        cr_assert_eq(memcmp(&strength, &plain, sizeof(plain)), 0, "%u %u", hidden, second);
        cr_assert_float_eq((double)strength, right, 1e-3 + 1e-4 * fabs(right));
    }
}

Test(network, shares_add_up_and_who_is_stronger_has_more)
{
    static float weights[NETWORK_WEIGHTS_MAX];
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    struct bot_random random = {.state = 2};
    struct network network = random_network(&random, 20, 16, 8, weights);
    struct network_sums sums;
    for (unsigned round = 0; round < 200; round++) {
        float share[GAME_SEATS_MAX];
        float strength[GAME_SEATS_MAX];
        float all = 0;
        for (unsigned seat = 0; seat < 4; seat++)
            for (unsigned i = 0; i < 20; i++) inputs[seat][i] = random_float(&random);
        network_strengths(&network, inputs[0], KNOWLEDGE_INPUTS_MAX, 4, strength);
        knowledge_shares(strength, 4, network_temperature(&network), share);
        for (unsigned seat = 0; seat < 4; seat++) {
            all += share[seat];
            cr_assert_eq(strength[seat], network_strength(&network, inputs[seat], &sums));
            for (unsigned other = 0; other < 4; other++)
                cr_assert(strength[seat] <= strength[other] || share[seat] >= share[other]);
        }
        cr_assert_float_eq(all, 1, 1e-5);
    }
}

/* ---- those that are part of the program ---- */

Test(network, each_of_a_games_was_trained_on_the_inputs_that_it_is_told)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game_knowledge *knowledge = games[i]->knowledge;
        if (knowledge == NULL || knowledge->networks == NULL) continue;
        for (unsigned seats = 0; seats <= GAME_SEATS_MAX; seats++) {
            const struct network *network = knowledge->networks[seats];
            if (network == NULL) continue;
            cr_expect(network_fits(network, knowledge->inputs), "%s, %u", games[i]->id, seats);
            cr_expect_eq(network->print, network_print(knowledge->inputs), "%s, %u: train again",
                         games[i]->id, seats);
        }
    }
}

/* ---- inputs ---- */

typedef void looked(const struct game *game, const struct game_state *state, unsigned seats);

/* Random matches of every game with inputs of a network, with options. */
static void walk(looked *look)
{
    static struct game_events events;
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game *game = games[i];
        if (game->knowledge == NULL || game->knowledge->inputs == NULL) continue;
        for (uint64_t seed = 1; seed <= 12; seed++) {
            struct chance_fast fast = {.seed = seed};
            struct chance chance = chance_fast_of(&fast);
            struct bot_random random = {.state = seed};
            unsigned wide = game->seats_max - game->seats_min + 1u;
            struct game_setup setup = {.seats = (uint8_t)(game->seats_min + seed % wide),
                                       .start_seat = GAME_NOBODY};
            struct game_state state;
            setup.options = (uint16_t)(bot_random_next(&random) % (1u << game->options.count));
            setup.options |= game->seats_need[setup.seats];
            game_begin(game, &setup, &state);
            events.count = 0;
            game->setup(&setup, &chance, &events);
            for (unsigned at = 0; at < events.count; at++) game->evolve(&state, &events.at[at]);
            for (int at = 0; at < 3000 && game->to_act(&state) != 0; at++) {
                uint8_t seat = (uint8_t)__builtin_ctz(game->to_act(&state));
                struct game_move move;
                look(game, &state, setup.seats);
                game_pick(game, &state, seat, (uint32_t)bot_random_next(&random), &move);
                events.count = 0;
                cr_assert_eq(game->decide(&state, seat, &move, &chance, &events, &state),
                             GAME_ACCEPTED);
            }
        }
    }
}

static void every_input_is_filled(const struct game *game, const struct game_state *state,
                                  unsigned seats)
{
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    const struct knowledge_inputs *told = game->knowledge->inputs;
    memset(inputs, 0xff, sizeof(inputs)); /* no numbers */
    told->fill(state, inputs);
    for (unsigned seat = 0; seat < seats; seat++) {
        for (unsigned i = 0; i < told->count; i++)
            cr_assert(fabsf(inputs[seat][i]) <= 100, "%s: %s is %f", game->id, told->rows[i],
                      (double)inputs[seat][i]);
        cr_assert(isnan(inputs[seat][told->count]), "%s fills more than it says", game->id);
    }
}

Test(network, every_input_is_filled_and_of_a_moderate_size, .timeout = 300)
{
    walk(every_input_is_filled);
}

/* The inputs of a seat do not depend on hidden information. */
static void hidden_things_are_not_told(const struct game *game, const struct game_state *state,
                                       unsigned seats)
{
    static float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    static float others[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    const struct knowledge_inputs *told = game->knowledge->inputs;
    told->fill(state, inputs);
    for (uint8_t seat = 0; seat < seats; seat++) {
        for (uint64_t seed = 0; seed < 3; seed++) {
            struct chance_fast fast = {.seed = seed};
            struct chance chance = chance_fast_of(&fast);
            struct game_state other = *state;
            game->redraw(&other, seat, &chance);
            told->fill(&other, others);
            for (unsigned i = 0; i < told->count; i++)
                cr_assert_eq(memcmp(&inputs[seat][i], &others[seat][i], sizeof(float)), 0,
                             "%s: %s says what its seat cannot know", game->id, told->rows[i]);
        }
    }
}

Test(network, inputs_say_nothing_that_the_seat_may_not_know, .timeout = 300)
{
    walk(hidden_things_are_not_told);
}

Test(network, inputs_have_names_of_their_own)
{
    for (unsigned i = 0; games[i] != NULL; i++) {
        const struct game_knowledge *knowledge = games[i]->knowledge;
        if (knowledge == NULL || knowledge->inputs == NULL) continue;
        for (unsigned one = 0; one < knowledge->inputs->count; one++)
            for (unsigned other = 0; other < one; other++)
                cr_assert_str_neq(knowledge->inputs->rows[one], knowledge->inputs->rows[other]);
    }
}
