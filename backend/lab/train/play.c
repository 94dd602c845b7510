#include "lab/train/play.h"

#include "base/hash.h"
#include "bots/quick.h"
#include "bots/search.h"
#include "lab/core/bot_match.h"
#include "lab/core/outcome.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SOFT_QUICK  25   /* percentage of the decisions in which a quick player explores */
#define SOFT_SEARCH 4    /* percentage of those in which a searching player explores */
#define BY_POINTS   0.1f /* part of an outcome that depends on points */
#define BY_SEARCH   0.3f /* weight of a search's shares in a target */

/* The part of the matches that one thread plays. */
struct part {
    const struct train_matches *matches;
    int64_t from;
    int64_t to;
    struct bot_match *match; /* owned, like its scratch */
    bool wanted;             /* the newest state waits for the shares of a search */
    bool ok;
    bool threaded;
    pthread_t thread;
    struct train_states states;
};

static bool happens(struct bot_random *random, unsigned percent)
{
    return bot_random_below(random, 100) < percent;
}

/* ---- players ---- */

/* Chooses an exploring move instead of the best one. */
static void explore(const struct part *part, const void *state, uint8_t seat,
                    struct game_move *move)
{
    const struct game *game = part->matches->game;
    float temperature = game->knowledge->settings[part->matches->seats].temperature;
    quick_move(game, state, seat, temperature, &part->match->random[seat], move);
}

static void quick_choose(const struct part *part, uint8_t seat, struct game_move *move)
{
    struct bot_match *match = part->match;
    if (happens(&match->random[seat], SOFT_QUICK))
        explore(part, &match->state, seat, move);
    else
        quick_move(match->game, &match->state, seat, 0, &match->random[seat], move);
}

/* Chooses by a search. The first one after a state also says what it expects there. */
static void search_choose(struct part *part, uint8_t seat, struct game_move *move)
{
    const struct train_matches *matches = part->matches;
    struct bot_match *match = part->match;
    struct bot_random *random = &match->random[seat];
    struct bot_means means = {.network = matches->network, .scratch = match->scratch};
    struct search_result result = {.simulations = 0};
    bool explores = happens(random, SOFT_SEARCH);
    bot_match_guess(match, seat);
    if (!explores || part->wanted)
        search_move(match->game, &match->guess, seat, random, matches->simulations, &means, move,
                    &result);
    if (part->wanted && result.simulations > 0) {
        static const float nobody[GAME_SEATS_MAX] = {0};
        train_states_result(&part->states, part->states.count - 1, result.mean, nobody);
        part->wanted = false;
    }
    if (explores) explore(part, &match->guess, seat, move);
}

/* ---- one match ---- */

static void setup_draw(const struct train_matches *matches, struct bot_random *random,
                       struct game_setup *setup)
{
    const struct game *game = matches->game;
    *setup = (struct game_setup){.seats = matches->seats,
                                 .start_seat = GAME_NOBODY,
                                 .options = game->seats_need[matches->seats]};
    if (!happens(random, matches->variants)) return;
    uint32_t drawn = bot_random_below(random, 1u << game->options.count);
    setup->options = (uint16_t)(setup->options | drawn);
}

/* Plays to the end. Returns false without memory. */
static bool match_play(struct part *part, uint32_t number)
{
    struct bot_match *match = part->match;
    const struct game_knowledge *knowledge = match->game->knowledge;
    float inputs[GAME_SEATS_MAX][KNOWLEDGE_INPUTS_MAX];
    struct game_move move;
    uint8_t owed;
    bot_match_begin(match);
    part->wanted = false;
    uint32_t era = knowledge->era != NULL ? knowledge->era(&match->state) : 0;
    while ((owed = match->game->to_act(&match->state)) != 0) {
        uint8_t seat = (uint8_t)__builtin_ctz(owed);
        if (match->decisions == BOT_MATCH_DECISIONS_MAX) return true;
        if (part->matches->network == NULL)
            quick_choose(part, seat, &move);
        else
            search_choose(part, seat, &move);
        bot_match_decide(match, seat, &move);
        if (match->game->to_act(&match->state) == 0) return true;
        if (knowledge->era != NULL && knowledge->era(&match->state) == era) continue;
        if (knowledge->era != NULL) era = knowledge->era(&match->state);
        knowledge->inputs->fill(&match->state, inputs);
        if (!train_states_add(&part->states, number, (const float(*)[KNOWLEDGE_INPUTS_MAX])inputs))
            return false;
        part->wanted = true;
    }
    return true;
}

/* Fills the targets of a match's states, from its end back. */
static void targets_fill(struct part *part, size_t from)
{
    unsigned seats = part->matches->seats;
    float later[GAME_SEATS_MAX] = {0};
    float won[GAME_SEATS_MAX] = {0};
    struct train_state state;
    outcome_fill(part->match, seats, BY_POINTS, later);
    outcome_fill(part->match, seats, 0, won);
    for (size_t i = part->states.count; i-- > from;) {
        float said = 0;
        train_states_get(&part->states, i, &state);
        for (unsigned seat = 0; seat < seats; seat++) said += state.target[seat];
        for (unsigned seat = 0; seat < seats && said > 0; seat++)
            later[seat] = BY_SEARCH * state.target[seat] + (1 - BY_SEARCH) * later[seat];
        train_states_result(&part->states, i, later, won);
    }
}

static bool match_learn(struct part *part, int64_t number)
{
    const struct train_matches *matches = part->matches;
    struct bot_match *match = part->match;
    int64_t parts[2] = {(int64_t)matches->seed, number};
    struct bot_random random = {.state = hash_bytes(parts, sizeof(parts), 0)};
    struct game_setup setup;
    size_t from = part->states.count;
    setup_draw(matches, &random, &setup);
    struct chance_fast fast = {.seed = bot_random_next(&random)};
    match->game = matches->game;
    match->setup = &setup;
    match->chance = chance_fast_of(&fast);
    for (unsigned seat = 0; seat < matches->seats; seat++)
        match->random[seat].state = bot_random_next(&random);
    if (!match_play(part, (uint32_t)number)) return false;
    /* a match that was abandoned because of its length is not used */
    if (matches->game->to_act(&match->state) != 0)
        train_states_cut(&part->states, from);
    else
        targets_fill(part, from);
    return true;
}

/* ---- threads ---- */

static void *part_play(void *context)
{
    struct part *part = context;
    void *scratch = malloc(BOT_SCRATCH_BYTES_MAX);
    part->match = calloc(1, sizeof(*part->match));
    part->ok = part->match != NULL && scratch != NULL;
    if (part->ok) part->match->scratch = scratch;
    for (int64_t at = part->from; at < part->to && part->ok; at++) part->ok = match_learn(part, at);
    free(scratch);
    free(part->match);
    return NULL;
}

bool train_play(const struct train_matches *matches, struct train_states *states)
{
    struct part parts[TRAIN_JOBS_MAX];
    int64_t count = matches->to - matches->from;
    bool ok = true;
    CHECK(matches->jobs >= 1 && matches->jobs <= TRAIN_JOBS_MAX);
    for (unsigned i = 0; i < matches->jobs; i++) {
        parts[i] = (struct part){.matches = matches,
                                 .from = matches->from + i * count / matches->jobs,
                                 .to = matches->from + (i + 1) * count / matches->jobs,
                                 .states = {.seats = states->seats, .inputs = states->inputs}};
        /* the first part is for this thread, as are those for which the system has none */
        parts[i].threaded =
            i > 0 && pthread_create(&parts[i].thread, NULL, part_play, &parts[i]) == 0;
    }
    for (unsigned i = 0; i < matches->jobs; i++) {
        if (parts[i].threaded)
            (void)pthread_join(parts[i].thread, NULL);
        else
            (void)part_play(&parts[i]);
        ok = ok && parts[i].ok && train_states_join(states, &parts[i].states);
        train_states_free(&parts[i].states);
    }
    return ok;
}
