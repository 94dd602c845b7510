/* Learning of networks, and the states that it learns from. */
#include "lab/train/learn.h"

#include <criterion/criterion.h>

#include <math.h>
#include <string.h>
#include <unistd.h>

#define SEATS  3
#define INPUTS 20

static float random_float(struct bot_random *random)
{
    return (float)(bot_random_next(random) >> 40) / (float)(1u << 23) - 1;
}

/* A state of the match, with every third input 0. */
static void state_draw(struct bot_random *random, uint32_t match, struct train_state *state)
{
    static const float target[SEATS] = {0.5f, 0.125f, 0.375f};
    static const float won[SEATS] = {0, 1, 0};
    *state = (struct train_state){.match = match};
    memcpy(state->target, target, sizeof(target));
    memcpy(state->won, won, sizeof(won));
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < INPUTS; i++)
            state->inputs[seat][i] = bot_random_below(random, 3) == 0 ? 0 : random_float(random);
}

static void state_add(struct train_states *states, const struct train_state *state)
{
    cr_assert(train_states_add(states, state->match,
                               (const float(*)[KNOWLEDGE_INPUTS_MAX])state->inputs));
    train_states_result(states, states->count - 1, state->target, state->won);
}

static double loss_of(const struct network *network, const struct train_state *state)
{
    float strength[GAME_SEATS_MAX];
    double sum = 0;
    double loss = 0;
    network_strengths(network, state->inputs[0], KNOWLEDGE_INPUTS_MAX, SEATS, strength);
    for (unsigned seat = 0; seat < SEATS; seat++) sum += exp((double)strength[seat]);
    for (unsigned seat = 0; seat < SEATS; seat++)
        loss -= (double)state->target[seat] * ((double)strength[seat] - log(sum));
    return loss;
}

/* Adam's first step moves every weight by the same amount, against the sign of its slope. Slopes
 * are measured here as differences of the loss; those near a kink or near 0 say nothing. */
static void first_step_check(uint16_t hidden, uint16_t second)
{
    static struct train_learner learner;
    static float before[NETWORK_WEIGHTS_MAX];
    const struct network shape = {.inputs = INPUTS, .hidden = hidden, .second = second};
    struct train_states states = {.seats = SEATS, .inputs = INPUTS};
    struct train_pace pace = {.top = 0.5f, .from = 0, .to = 1};
    struct bot_random random = {.state = 7};
    struct train_state state;
    double loss = 0;
    int64_t count = 0;
    unsigned checked = 0;
    unsigned wrong = 0;
    state_draw(&random, 0, &state);
    state_add(&states, &state);
    train_learner_begin(&learner, &shape, NULL, 5);
    for (size_t i = 0; i < learner.count; i++)
        learner.memory.weights[i] += 0.3f * random_float(&random);
    memcpy(before, learner.memory.weights, sizeof(before));
    cr_assert(train_learn(&learner, &states, true, 1, &pace, &loss, &count));
    struct network network = shape;
    network.weights = before;
    cr_assert_float_eq(loss, loss_of(&network, &state), 1e-2);
    for (size_t i = 0; i < learner.count; i++) {
        float weight = before[i];
        before[i] = weight + 4e-3f;
        double more = loss_of(&network, &state);
        before[i] = weight - 4e-3f;
        double less = loss_of(&network, &state);
        before[i] = weight;
        double slope = (more - less) / 8e-3;
        if (fabs(slope) < 5e-3) continue;
        checked++;
        wrong += (learner.memory.weights[i] - weight < 0) != (slope > 0);
    }
    cr_expect_gt(checked, learner.count / 8, "%u of %zu", checked, learner.count);
    cr_expect_leq(wrong, checked / 100, "%u of %u go the wrong way", wrong, checked);
    train_states_free(&states);
}

Test(train_learn, the_first_step_goes_down_the_slope_of_every_weight)
{
    first_step_check(24, 0);
    first_step_check(24, 8);
    first_step_check(64, 32);
}

Test(train_learn, it_learns_what_decides_and_nothing_of_matches_held_back)
{
    static struct train_learner learner;
    const struct network shape = {.inputs = INPUTS, .hidden = 16, .second = 8};
    struct train_states states = {.seats = SEATS, .inputs = INPUTS};
    struct train_pace pace = {.top = 0.01f, .from = 0, .to = 1};
    struct bot_random random = {.state = 3};
    struct train_state state;
    double first = 0;
    double last = 0;
    int64_t count = 0;
    for (uint32_t i = 0; i < 4000; i++) { /* whoever has more of input 0 wins */
        unsigned best = 0;
        state_draw(&random, i, &state);
        for (unsigned seat = 0; seat < SEATS; seat++) {
            state.inputs[seat][0] = random_float(&random);
            if (state.inputs[seat][0] > state.inputs[best][0]) best = seat;
        }
        for (unsigned seat = 0; seat < SEATS; seat++) state.target[seat] = seat == best;
        state_add(&states, &state);
    }
    train_learner_begin(&learner, &shape, NULL, 5);
    cr_assert(train_learn(&learner, &states, false, 1, &pace, &first, &count));
    cr_assert_eq(count, 3600);
    cr_assert_eq(learner.memory.states, 3600);
    for (unsigned pass = 0; pass < 4; pass++) {
        last = 0;
        cr_assert(train_learn(&learner, &states, false, pass, &pace, &last, &count));
    }
    cr_expect_lt(last / 3600, 0.3, "%f", last / 3600);
    cr_expect_gt(first / 3600, last / 3600);
    train_states_free(&states);
}

Test(train_states, they_come_back_from_a_file_as_they_were)
{
    struct train_states states = {.seats = SEATS, .inputs = INPUTS};
    struct train_states read = {.seats = SEATS, .inputs = INPUTS};
    struct bot_random random = {.state = 2};
    struct train_state state;
    struct train_state other = {.match = 0};
    char path[] = "/tmp/ochre-states-XXXXXX";
    int file = mkstemp(path);
    cr_assert_geq(file, 0);
    (void)close(file);
    for (uint32_t i = 0; i < 300; i++) {
        state_draw(&random, i, &state);
        state_add(&states, &state);
    }
    train_states_cut(&states, 200);
    cr_assert_null(train_states_write(path, &states, 9));
    cr_assert_not_null(train_states_read(path, &read, 8), "another training");
    cr_assert_null(train_states_read(path, &read, 9));
    cr_assert(train_states_join(&read, &states));
    cr_assert_eq(read.count, 400);
    random.state = 2;
    for (uint32_t i = 0; i < 200; i++) {
        state_draw(&random, i, &state);
        for (size_t at = i; at < 400; at += 200) {
            train_states_get(&read, at, &other);
            cr_assert_eq(other.match, i);
            cr_assert_eq(memcmp(other.target, state.target, SEATS * sizeof(float)), 0);
            cr_assert_eq(memcmp(other.won, state.won, SEATS * sizeof(float)), 0);
            for (unsigned seat = 0; seat < SEATS; seat++)
                cr_assert_eq(memcmp(other.inputs[seat], state.inputs[seat], INPUTS * sizeof(float)),
                             0);
        }
    }
    (void)unlink(path);
    train_states_free(&states);
    train_states_free(&read);
}
