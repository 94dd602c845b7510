/* The matches of a stage of training, and the training states taken from each. */
#include "lab/train_internal.h"

#include "base/hash.h"
#include "base/mutex.h"
#include "bots/bots.h"
#include "bots/quick.h"
#include "lab/core/bot_match.h"
#include "lab/core/outcome.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SOFT_POLICY 25    /* percentage of the decisions in which a quick player explores */
#define SOFT_SEARCH 4     /* percentage of those in which a searching player explores */
#define TRACE       0.75f /* weight of all later results in the target of a state */
#define HELD        10    /* one match in this number belongs to the validation set */

uint64_t train_seed(const struct train_plan *plan, unsigned stage, enum train_purpose purpose,
                    int64_t at)
{
    int64_t parts[4] = {plan->seed, stage, purpose, at};
    return hash_bytes(parts, sizeof(parts), 0);
}

/* ---- players ---- */

static bool happens(struct bot_random *random, unsigned percent)
{
    return bot_random_below(random, 100) < percent;
}

/* Chooses a quick player's exploring move instead of its best one. */
static void try_one(const struct game *game, const void *state, uint8_t seat,
                    struct bot_random *random, struct game_move *move)
{
    struct game_result now;
    game_result(game, state, &now);
    quick_move(game, state, seat, game->knowledge->settings[now.seats].temperature, random, move);
}

static void policy_choose(const struct game *game, const void *state, uint8_t seat,
                          struct bot_random *random, const struct bot_means *means,
                          struct game_move *move)
{
    (void)means;
    if (happens(random, SOFT_POLICY))
        try_one(game, state, seat, random, move);
    else
        quick_move(game, state, seat, 0, random, move);
}

static void searcher_choose(const struct game *game, const void *state, uint8_t seat,
                            struct bot_random *random, const struct bot_means *means,
                            struct game_move *move)
{
    if (happens(random, SOFT_SEARCH))
        try_one(game, state, seat, random, move);
    else
        bots_find(game, "hard")->choose(game, state, seat, random, means, move);
}

/* Its values depend on nothing hidden. */
static const struct bot policy = {.id = "policy", .looks = false, .choose = policy_choose};
static const struct bot searcher = {.id = "searcher", .looks = true, .choose = searcher_choose};

/* ---- training states ---- */

static size_t told_size(const struct train_states *states)
{
    return (size_t)states->seats * states->inputs;
}

static bool states_grow(struct train_states *states)
{
    if (states->count < states->room) return true;
    size_t room = states->room == 0 ? 4096 : 2 * states->room;
    float *told = realloc(states->told, room * told_size(states) * sizeof(float));
    if (told != NULL) states->told = told;
    float *target = realloc(states->target, room * states->seats * sizeof(float));
    if (target != NULL) states->target = target;
    if (told == NULL || target == NULL) return false;
    states->room = room;
    return true;
}

static bool states_add(struct train_states *states, const struct bot_match *match)
{
    float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    if (!states_grow(states)) return false;
    match->game->knowledge->inputs->fill(&match->state, inputs);
    float *told = states->told + states->count * told_size(states);
    for (unsigned seat = 0; seat < states->seats; seat++)
        memcpy(told + seat * states->inputs, inputs[seat], states->inputs * sizeof(float));
    states->count++;
    return true;
}

void train_states_free(struct train_states *states)
{
    free(states->told);
    free(states->target);
    *states = (struct train_states){0};
}

/* Fills the targets of a match's states, from its end back: a mix of the network's value of the
 * next state and that state's target. */
static void targets_fill(struct train_states *states, size_t from, const struct network *network,
                         float trace, float later[GAME_SEATS_MAX])
{
    float strength[GAME_SEATS_MAX];
    float share[GAME_SEATS_MAX];
    for (size_t i = states->count; i-- > from;) {
        const float *told = states->told + i * told_size(states);
        memcpy(states->target + i * states->seats, later, states->seats * sizeof(float));
        network_strengths(network, told, states->inputs, states->seats, strength);
        knowledge_shares(strength, states->seats, 1, share);
        for (unsigned seat = 0; seat < states->seats; seat++)
            later[seat] = (1 - trace) * share[seat] + trace * later[seat];
    }
}

/* ---- a stage ---- */

static void setup_draw(const struct train_plan *plan, struct bot_random *random,
                       struct game_setup *setup)
{
    *setup = (struct game_setup){.seats = plan->seats,
                                 .start_seat = GAME_NOBODY,
                                 .options = plan->game->seats_need[plan->seats]};
    if (!happens(random, plan->variants)) return;
    uint32_t drawn = bot_random_below(random, 1u << plan->game->options.count);
    setup->options = (uint16_t)(setup->options | drawn);
}

static bool match_play(struct bot_match *match, struct train_states *states)
{
    const struct game_knowledge *knowledge = match->game->knowledge;
    struct game_move move;
    uint8_t seat;
    bot_match_begin(match);
    uint32_t era = knowledge->era != NULL ? knowledge->era(&match->state) : 0;
    while (bot_match_step(match, &seat, &move)) {
        if (match->game->to_act(&match->state) == 0) break;
        if (knowledge->era != NULL && knowledge->era(&match->state) == era) continue;
        if (knowledge->era != NULL) era = knowledge->era(&match->state);
        if (!states_add(states, match)) return false;
    }
    return true;
}

/* The progress of all threads together, and its listener. */
struct progress {
    pthread_mutex_t lock;
    int64_t done;
    int64_t all;
    train_shown *shown;
    void *context; /* NULL: nobody */
};

/* The part of a stage's matches that one thread plays. */
struct part {
    const struct train_plan *plan;
    const struct network *network;
    struct progress *progress;
    unsigned stage;
    bool searches;
    bool first;
    int64_t from; /* match */
    int64_t to;   /* before this one */
    int64_t held_from;
    bool ok;
    pthread_t thread;
    struct train_states states;
};

static void progress_tell(struct progress *progress)
{
    mutex_lock(&progress->lock);
    progress->done++;
    if (progress->context != NULL)
        progress->shown(progress->context, progress->done, progress->all);
    mutex_unlock(&progress->lock);
}

/* Plays one match of the stage; it depends only on its number. */
static bool match_learn(struct part *part, struct bot_match *match, int64_t at)
{
    const struct train_plan *plan = part->plan;
    struct train_states *states = &part->states;
    struct bot_random random = {.state = train_seed(plan, part->stage, TRAIN_MATCH, at)};
    const struct bot *bots[GAME_SEATS_MAX];
    const struct network *networks[GAME_SEATS_MAX];
    uint32_t simulations[GAME_SEATS_MAX];
    float outcome[GAME_SEATS_MAX];
    size_t from = states->count;
    struct game_setup setup;
    setup_draw(plan, &random, &setup);
    struct chance_fast fast = {.seed = bot_random_next(&random)};
    *match = (struct bot_match){.game = plan->game,
                                .setup = &setup,
                                .bots = bots,
                                .chance = chance_fast_of(&fast),
                                .networks = networks,
                                .simulations = simulations,
                                .scratch = match->scratch};
    for (unsigned seat = 0; seat < plan->seats; seat++) {
        bots[seat] = part->searches ? &searcher : &policy;
        networks[seat] = part->network;
        simulations[seat] = (uint32_t)plan->simulations;
        match->random[seat].state = bot_random_next(&random);
    }
    if (at == part->held_from) states->held = from;
    bool ok = match_play(match, states);
    outcome_fill(match, plan->seats, OUTCOME_BY_MARGIN, outcome);
    /* a match that was abandoned because of its length is not used */
    if (plan->game->to_act(&match->state) != 0) states->count = from;
    if (ok) targets_fill(states, from, part->network, part->first ? 1 : TRACE, outcome);
    return ok;
}

static void *part_play(void *context)
{
    struct part *part = context;
    struct bot_match *match = malloc(sizeof(*match));
    void *scratch = malloc(BOT_SCRATCH_BYTES_MAX);
    part->ok = match != NULL && scratch != NULL;
    if (part->ok) match->scratch = scratch;
    for (int64_t at = part->from; at < part->to && part->ok; at++) {
        part->ok = match_learn(part, match, at);
        progress_tell(part->progress);
    }
    free(scratch);
    free(match);
    return NULL;
}

/* Appends the states of one thread to those of the previous threads. */
static bool part_take(struct train_states *states, struct part *part)
{
    size_t first = states->count;
    bool holds = part->from <= part->held_from && part->held_from < part->to;
    if (part->states.count == 0) return part->ok;
    size_t room = first + part->states.count;
    float *told = realloc(states->told, room * told_size(states) * sizeof(float));
    if (told != NULL) states->told = told;
    float *target = realloc(states->target, room * states->seats * sizeof(float));
    if (target != NULL) states->target = target;
    if (told == NULL || target == NULL) return false;
    memcpy(told + first * told_size(states), part->states.told,
           part->states.count * told_size(states) * sizeof(float));
    memcpy(target + first * states->seats, part->states.target,
           part->states.count * states->seats * sizeof(float));
    states->count = states->room = room;
    if (holds) states->held = first + part->states.held;
    return part->ok;
}

bool train_play(const struct train_plan *plan, unsigned stage, bool searches, bool first,
                const struct network *network, struct train_states *states, train_shown *shown,
                void *context)
{
    static struct part parts[TRAIN_JOBS_MAX];
    int64_t matches = searches ? plan->matches_search : plan->matches;
    struct progress progress = {
        .lock = PTHREAD_MUTEX_INITIALIZER, .all = matches, .shown = shown, .context = context};
    unsigned started = 0;
    bool ok = true;
    states->seats = plan->seats;
    states->inputs = network->inputs;
    for (unsigned i = 0; i < plan->jobs; i++) {
        parts[i] = (struct part){.plan = plan,
                                 .network = network,
                                 .progress = &progress,
                                 .stage = stage,
                                 .searches = searches,
                                 .first = first,
                                 .from = i * matches / plan->jobs,
                                 .to = (i + 1) * matches / plan->jobs,
                                 .held_from = matches - matches / HELD};
        parts[i].states = (struct train_states){.seats = plan->seats, .inputs = network->inputs};
    }
    while (started < plan->jobs &&
           pthread_create(&parts[started].thread, NULL, part_play, &parts[started]) == 0)
        started++;
    for (unsigned i = 0; i < plan->jobs; i++) {
        if (i < started)
            (void)pthread_join(parts[i].thread, NULL);
        else
            (void)part_play(&parts[i]); /* the system provides no more threads */
        ok = part_take(states, &parts[i]) && ok;
        train_states_free(&parts[i].states);
    }
    if (matches < HELD) states->held = states->count;
    return ok;
}
