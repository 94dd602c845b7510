#include "lab/train/pool.h"

#include "lab/train/learn.h"

#include <math.h>

#define TEMPERATURE_FIRST 0.4f
#define TEMPERATURE_STEP  0.01f
#define TEMPERATURES      141
#define SURE              1.959964 /* standard errors on either side of a 95 % interval */

void train_pool_path(const struct train_pool *pool, unsigned round, unsigned part, struct buf *path)
{
    buf_printf(path, "%s/round%u-%05u.states", pool->folder, round, part);
}

const char *train_pool_read(const struct train_pool *pool, unsigned number,
                            struct train_states *states)
{
    struct buf path = {0};
    train_pool_path(pool, 1 + number / pool->parts, number % pool->parts, &path);
    const char *wrong = path.failed ? "the system gives no more memory"
                                    : train_states_read(path.bytes, states, pool->print);
    buf_free(&path);
    return wrong;
}

/* Receives each state that is held back; those of a match come one after the other. */
typedef void held_use(void *context, const struct train_state *state);

static const char *held_each(const struct train_pool *pool, held_use *use, void *context)
{
    struct train_states states = {.seats = pool->seats, .inputs = pool->inputs};
    struct train_state state;
    const char *wrong = NULL;
    for (unsigned number = 0; number < pool->rounds * pool->parts && wrong == NULL; number++) {
        train_states_cut(&states, 0);
        wrong = train_pool_read(pool, number, &states);
        for (size_t i = 0; i < states.count && wrong == NULL; i++) {
            train_states_get(&states, i, &state);
            if (train_state_held(&state)) use(context, &state);
        }
    }
    train_states_free(&states);
    return wrong;
}

/* ---- one network ---- */

struct measuring {
    const struct network *network;
    unsigned seats;
    int64_t states;
    double target;
    double won;
    double at[TEMPERATURES];
};

static void state_measure(void *context, const struct train_state *state)
{
    struct measuring *measuring = context;
    unsigned seats = measuring->seats;
    float strength[GAME_SEATS_MAX];
    network_strengths(measuring->network, state->inputs[0], KNOWLEDGE_INPUTS_MAX, seats, strength);
    measuring->states++;
    measuring->target += train_loss(strength, state->target, seats, 1);
    measuring->won += train_loss(strength, state->won, seats, 1);
    for (unsigned i = 0; i < TEMPERATURES; i++)
        measuring->at[i] += train_loss(strength, state->won, seats,
                                       TEMPERATURE_FIRST + (float)i * TEMPERATURE_STEP);
}

const char *train_pool_measure(const struct train_pool *pool, const struct network *network,
                               struct train_measure *measure)
{
    struct measuring measuring = {.network = network, .seats = pool->seats};
    unsigned best = 0;
    const char *wrong = held_each(pool, state_measure, &measuring);
    double count = measuring.states > 0 ? (double)measuring.states : 1;
    for (unsigned i = 1; i < TEMPERATURES; i++)
        if (measuring.at[i] < measuring.at[best]) best = i;
    *measure =
        (struct train_measure){.states = measuring.states,
                               .target = measuring.target / count,
                               .won = measuring.won / count,
                               .tempered = measuring.at[best] / count,
                               .temperature = TEMPERATURE_FIRST + (float)best * TEMPERATURE_STEP};
    return wrong;
}

/* ---- two networks ---- */

struct comparing {
    const struct network *network[2];
    float temperature[2];
    unsigned seats;
    uint32_t match;
    double of_match; /* sum of the differences of its states */
    int64_t matches;
    int64_t states;
    double sum;
    double squares; /* of the sums of matches */
};

static void match_end(struct comparing *comparing)
{
    comparing->sum += comparing->of_match;
    comparing->squares += comparing->of_match * comparing->of_match;
    comparing->of_match = 0;
}

static void state_compare(void *context, const struct train_state *state)
{
    struct comparing *comparing = context;
    double loss[2];
    for (unsigned i = 0; i < 2; i++) {
        float strength[GAME_SEATS_MAX];
        network_strengths(comparing->network[i], state->inputs[0], KNOWLEDGE_INPUTS_MAX,
                          comparing->seats, strength);
        loss[i] = train_loss(strength, state->won, comparing->seats, comparing->temperature[i]);
    }
    if (comparing->states == 0 || state->match != comparing->match) {
        match_end(comparing);
        comparing->matches++;
        comparing->match = state->match;
    }
    comparing->states++;
    comparing->of_match += loss[0] - loss[1];
}

const char *train_pool_compare(const struct train_pool *pool, const struct network *one,
                               float one_temperature, const struct network *other,
                               float other_temperature, struct train_difference *difference)
{
    struct comparing comparing = {.network = {one, other},
                                  .temperature = {one_temperature, other_temperature},
                                  .seats = pool->seats};
    const char *wrong = held_each(pool, state_compare, &comparing);
    match_end(&comparing);
    double states = comparing.states > 0 ? (double)comparing.states : 1;
    double matches = comparing.matches > 0 ? (double)comparing.matches : 1;
    double spread = comparing.squares - comparing.sum * comparing.sum / matches;
    *difference = (struct train_difference){.mean = comparing.sum / states,
                                            .half = SURE * sqrt(spread > 0 ? spread : 0) / states,
                                            .matches = comparing.matches};
    return wrong;
}
