#include "lab/train_internal.h"

#include "base/hash.h"
#include "lab/train/learn.h"
#include "lab/train/play.h"
#include "lab/train/whole.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define QUICK_MATCHES 5000 /* that are in memory at a time */
#define PART_FILES    8    /* files of states that are in memory at a time */
#define RATE_QUICK    0.001f
#define RATE_SEARCH   0.0006f
#define NO_MEMORY     "the system gives no more memory"

/* The state of the stage of quick players between two parts, as it is stored. */
struct quick_state {
    uint64_t print;
    int64_t matches;
    double loss; /* sum over the states of the last tenth, before each was learned */
    int64_t count;
};

static struct train_learner learner; /* one training is made at a time */

static const char *path_of(const struct train_plan *plan, const char *name, struct buf *path)
{
    buf_reset(path);
    buf_printf(path, "%s/%s", plan->folder, name);
    return path->failed ? "" : path->bytes;
}

/* Reads a network of the folder. Returns false if it has still to be made. */
static bool network_made(const struct train_plan *plan, const char *path, struct network_file *file,
                         const char **wrong)
{
    *wrong = NULL;
    if (access(path, F_OK) != 0) return false;
    *wrong = network_file_read(path, plan->game, plan->seats, file);
    if (*wrong == NULL && strcmp(file->command, plan->command) != 0)
        *wrong = "a network there was made by another command";
    return true;
}

/* Takes the learner's weights. */
static void file_fill(const struct train_plan *plan, struct network_file *file)
{
    file->game = plan->game;
    file->seats = plan->seats;
    file->network = plan->shape;
    file->network.weights = file->weights;
    memcpy(file->weights, learner.memory.weights, learner.count * sizeof(float));
    (void)snprintf(file->command, sizeof(file->command), "%s", plan->command);
    network_file_round(file);
}

/* Ends a stage: adds its line, stores the network, prints the line. */
static const char *stage_end(struct network_file *file, const char *path, struct buf *line)
{
    double seconds = train_shown_end();
    const char *wrong = NULL;
    if (!train_line_add(file, line)) wrong = "it has no room for a further line";
    if (wrong == NULL) wrong = network_file_write(path, file);
    if (wrong == NULL) printf("%s, %.0f s\n", line->bytes, seconds);
    (void)fflush(stdout);
    return wrong;
}

/* ---- quick players ---- */

static void quick_begin(const struct train_plan *plan, const char *path, struct quick_state *state)
{
    uint8_t *bytes = NULL;
    size_t size = 0;
    *state = (struct quick_state){.print = plan->pool.print};
    train_learner_begin(&learner, &plan->shape, NULL, train_seed(plan, 0, TRAIN_LEARN, -1));
    if (whole_read(path, &bytes, &size) != NULL) return;
    if (size == sizeof(*state) + sizeof(learner.memory) &&
        memcmp(bytes, &state->print, sizeof(state->print)) == 0) {
        memcpy(state, bytes, sizeof(*state));
        memcpy(&learner.memory, bytes + sizeof(*state), sizeof(learner.memory));
    }
    free(bytes);
}

/* Plays the next matches and learns from them: all are new, so none must be held back. */
static const char *quick_part(const struct train_plan *plan, struct quick_state *state)
{
    struct train_states states = {.seats = plan->seats, .inputs = plan->shape.inputs};
    int64_t left = plan->quick - state->matches;
    struct train_matches matches = {.game = plan->game,
                                    .seats = plan->seats,
                                    .variants = plan->variants,
                                    .seed = train_seed(plan, 0, TRAIN_MATCH, 0),
                                    .jobs = plan->jobs,
                                    .from = state->matches,
                                    .to = state->matches +
                                          (left < QUICK_MATCHES ? left : QUICK_MATCHES)};
    struct train_pace pace = {.top = RATE_QUICK,
                              .from = (double)matches.from / (double)plan->quick,
                              .to = (double)matches.to / (double)plan->quick};
    double loss = 0;
    int64_t count = 0;
    bool ok = train_play(&matches, &states) &&
              train_learn(&learner, &states, true, train_seed(plan, 0, TRAIN_LEARN, matches.from),
                          &pace, &loss, &count);
    train_states_free(&states);
    state->matches = matches.to;
    if (pace.to > 0.9) {
        state->loss += loss;
        state->count += count;
    }
    return ok ? NULL : NO_MEMORY;
}

const char *train_quick(const struct train_plan *plan, struct network_file *quick)
{
    struct quick_state state;
    struct buf made = {0};
    struct buf between = {0};
    struct buf line = {0};
    const char *wrong = NULL;
    (void)path_of(plan, "quick.txt", &made);
    (void)path_of(plan, "quick.state", &between);
    if (made.failed || between.failed) wrong = NO_MEMORY;
    if (wrong == NULL && !network_made(plan, made.bytes, quick, &wrong)) {
        quick_begin(plan, between.bytes, &state);
        train_shown_begin("quick players", state.matches, plan->quick);
        while (state.matches < plan->quick && wrong == NULL) {
            wrong = quick_part(plan, &state);
            const struct whole_part parts[] = {{&state, sizeof(state)},
                                               {&learner.memory, sizeof(learner.memory)}};
            if (wrong == NULL) wrong = whole_write(between.bytes, parts, COUNT_OF(parts));
            train_shown(state.matches);
        }
        file_fill(plan, quick);
        buf_printf(&line, "quick matches %lld states %lld loss %.4f", (long long)plan->quick,
                   (long long)learner.memory.states,
                   state.count > 0 ? state.loss / (double)state.count : 0);
        if (wrong == NULL) wrong = stage_end(quick, made.bytes, &line);
        if (wrong == NULL) (void)unlink(between.bytes);
    }
    buf_free(&made);
    buf_free(&between);
    buf_free(&line);
    return wrong;
}

/* ---- rounds of searches ---- */

/* Plays the matches of a round that are not there yet. */
static const char *round_play(const struct train_plan *plan, unsigned round,
                              const struct network *network, int64_t *states)
{
    const struct train_pool *pool = &plan->pool;
    struct train_states part = {.seats = pool->seats, .inputs = pool->inputs};
    struct buf path = {0};
    const char *wrong = NULL;
    bool begun = false;
    *states = 0;
    for (unsigned at = 0; at < pool->parts && wrong == NULL; at++) {
        struct train_matches matches = {.game = plan->game,
                                        .seats = plan->seats,
                                        .variants = plan->variants,
                                        .seed = train_seed(plan, round, TRAIN_MATCH, 0),
                                        .network = network,
                                        .simulations = plan->simulations,
                                        .jobs = plan->jobs,
                                        .from = at * plan->searched / pool->parts,
                                        .to = (at + 1) * plan->searched / pool->parts};
        buf_reset(&path);
        train_pool_path(pool, round, at, &path);
        train_states_cut(&part, 0);
        if (path.failed) wrong = NO_MEMORY;
        if (wrong == NULL && access(path.bytes, F_OK) == 0) {
            wrong = train_states_read(path.bytes, &part, pool->print);
        } else if (wrong == NULL) {
            if (!begun) train_shown_begin("searching players", matches.from, plan->searched);
            begun = true;
            wrong = train_play(&matches, &part) ? NULL : NO_MEMORY;
            if (wrong == NULL) wrong = train_states_write(path.bytes, &part, pool->print);
            train_shown(matches.to);
        }
        *states += (int64_t)part.count;
    }
    if (!begun) train_shown_begin("searching players", plan->searched, plan->searched);
    train_states_free(&part);
    buf_free(&path);
    return wrong;
}

/* Makes one pass over the states of the pool, whose files come in an order of its own. */
static const char *pool_pass(const struct train_plan *plan, const struct train_pool *pool,
                             unsigned pass)
{
    struct train_states states = {.seats = pool->seats, .inputs = pool->inputs};
    unsigned files = pool->rounds * pool->parts;
    struct bot_random random = {.state = train_seed(plan, pool->rounds, TRAIN_LEARN, pass)};
    unsigned *order = calloc(files, sizeof(*order));
    const char *wrong = order != NULL ? NULL : NO_MEMORY;
    double loss = 0;
    int64_t count = 0;
    for (unsigned i = 0; i < files && wrong == NULL; i++) {
        unsigned other = bot_random_below(&random, i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    for (unsigned from = 0; from < files && wrong == NULL; from += PART_FILES) {
        unsigned to = from + PART_FILES < files ? from + PART_FILES : files;
        struct train_pace pace = {.top = RATE_SEARCH,
                                  .from = (pass + (double)from / files) / plan->passes,
                                  .to = (pass + (double)to / files) / plan->passes};
        train_states_cut(&states, 0);
        for (unsigned i = from; i < to && wrong == NULL; i++)
            wrong = train_pool_read(pool, order[i], &states);
        if (wrong == NULL &&
            !train_learn(&learner, &states, false, bot_random_next(&random), &pace, &loss, &count))
            wrong = NO_MEMORY;
    }
    train_states_free(&states);
    free(order);
    return wrong;
}

/* Learns from all rounds so far, from the quick network on. Leaves the network of the pass with the
 * least loss on the matches that are held back. */
static const char *round_learn(const struct train_plan *plan, unsigned round,
                               const struct network_file *quick, struct network_file *file,
                               double *before, double *after)
{
    static struct network_file next;
    struct train_pool pool = plan->pool;
    struct train_measure measure;
    pool.rounds = round;
    train_learner_begin(&learner, &plan->shape, quick->weights, 0);
    memcpy(next.text, file->text, sizeof(next.text));
    next.stages = file->stages;
    *file = *quick;
    file->network.weights = file->weights;
    memcpy(file->text, next.text, sizeof(file->text));
    file->stages = next.stages;
    const char *wrong = train_pool_measure(&pool, &file->network, &measure);
    *before = *after = measure.target;
    for (unsigned pass = 0; pass < plan->passes && wrong == NULL; pass++) {
        wrong = pool_pass(plan, &pool, pass);
        file_fill(plan, &next);
        if (wrong == NULL) wrong = train_pool_measure(&pool, &next.network, &measure);
        if (wrong != NULL || measure.target >= *after) continue;
        *after = measure.target;
        memcpy(file->weights, next.weights, sizeof(file->weights));
    }
    return wrong;
}

const char *train_round(const struct train_plan *plan, unsigned round,
                        const struct network_file *quick, struct network_file *file)
{
    struct buf made = {0};
    struct buf line = {0};
    const char *wrong = NULL;
    char name[32];
    int64_t states = 0;
    double before = 0;
    double after = 0;
    (void)snprintf(name, sizeof(name), "round%u.txt", round);
    (void)path_of(plan, name, &made);
    if (made.failed) wrong = NO_MEMORY;
    if (wrong == NULL && !network_made(plan, made.bytes, file, &wrong)) {
        wrong = round_play(plan, round, &file->network, &states);
        if (wrong == NULL) wrong = round_learn(plan, round, quick, file, &before, &after);
        buf_printf(&line, "round %u matches %lld states %lld loss %.4f %.4f", round,
                   (long long)plan->searched, (long long)states, before, after);
        if (wrong == NULL) wrong = stage_end(file, made.bytes, &line);
    }
    buf_free(&made);
    buf_free(&line);
    return wrong;
}
