/* Evaluates each decision three times for each seat, with the same random numbers for the whole
 * match. Chance affects all evaluations alike, so that their differences are much smaller than
 * their own errors. A position that has not changed has the same worth again.
 *
 * The search for the best move uses other random numbers, and its result is then evaluated again
 * next to the played move. Otherwise the best of many estimates would be biased upwards by luck. */
#include "bots/analysis.h"

#include <string.h>

#include "base/hash.h"
#include "bots/network.h"

#define VALUED_PART  2 /* divisor: each worth uses this part of the search's simulations */
#define LEARNT_PART  3 /* divisor: this part of them is not counted, while the tree is built */
#define VALUED_LEAST 24
#define SURE         2.0      /* a better move must be better by this number of standard errors */
#define TRIALS       5        /* number of samples for hidden information */
#define SEED         20261123 /* fixed, so that every analysis of a match has the same figures */

/* ---- numbers ---- */

static uint32_t valued(const struct analysis_question *question)
{
    uint32_t part = question->simulations / VALUED_PART;
    return part < VALUED_LEAST ? VALUED_LEAST : part;
}

static uint64_t seed_of(const struct analysis_question *question, uint64_t what)
{
    struct bot_random random = {.state = question->seed + what};
    return bot_random_next(&random);
}

/* The share of each seat in each simulation of one worth. */
typedef float shares[GAME_SEATS_MAX];

static shares *shares_of(const struct bot_means *means)
{
    return (shares *)(void *)((uint8_t *)means->scratch + SEARCH_SCRATCH_BYTES);
}

static bool stopped(const struct bot_means *means)
{
    return means->stop != NULL && means->stop(means->stop_context);
}

static int32_t parts_of(double share)
{
    return (int32_t)(share * ANALYSIS_WHOLE + 0.5);
}

static int32_t mean_of(shares *share, uint32_t count, uint8_t seat)
{
    double sum = 0;
    uint32_t from = count / LEARNT_PART;
    for (uint32_t i = from; i < count; i++) sum += (double)share[i][seat];
    return parts_of(sum / (count - from));
}

uint64_t analysis_evaluator(const struct game *game, uint8_t seats)
{
    const struct network *const *networks = game->knowledge->networks;
    const struct network *network = networks != NULL ? networks[seats] : NULL;
    if (network == NULL || network->hidden == 0) return ANALYSIS_REVISION;
    size_t count = network_weights(network->inputs, network->hidden, network->second);
    uint64_t hash =
        hash_bytes(network->weights, count * sizeof(float), network->print + ANALYSIS_REVISION);
    float temperature = network_temperature(network);
    return temperature == 1 ? hash : hash_bytes(&temperature, sizeof(temperature), hash);
}

uint32_t analysis_simulations(const struct game *game)
{
    uint32_t often = 2 * game->knowledge->simulations[KNOWLEDGE_HARD];
    return often < ANALYSIS_SIMULATIONS_MAX ? often : ANALYSIS_SIMULATIONS_MAX;
}

/* ---- expected worth ---- */

/* Fills `share` with the viewer's expectation for `state` after a move of the question's seat, or
 * (NULL) as it is. */
static bool expect(const struct analysis_question *question, const struct bot_means *means,
                   uint8_t viewer, const struct game_state *state, const struct game_move *move,
                   shares *share)
{
    struct search_worth worth = {.share = share};
    struct search_question asked = {.state = state,
                                    .viewer = viewer,
                                    .seat = question->seat,
                                    .move = move,
                                    .since = question->before,
                                    .simulations = valued(question),
                                    .seed = seed_of(question, 1)};
    return search_worth(question->game, &asked, means, &worth);
}

/* Returns true if two seats have the same knowledge: information hidden from both sorts and redraws
 * to the same values. */
static bool knows_same(const struct game *game, const struct game_state *state, uint8_t seat,
                       uint8_t other)
{
    for (uint64_t i = 0; i < TRIALS; i++) {
        struct chance_fast fast = {.seed = i};
        struct chance chance = chance_fast_of(&fast);
        struct game_state known[2] = {*state, *state};
        game->sort_hidden(&known[0], seat);
        game->sort_hidden(&known[1], other);
        if (i > 0) game->redraw(&known[0], seat, &chance);
        if (i > 0) game->redraw(&known[1], other, &chance);
        if (memcmp(&known[0], &known[1], game->state_bytes) != 0) return false;
    }
    return true;
}

/* Returns the bit set of the seat and later seats with the same knowledge before and after the
 * decision. They have the same expectations for every seat. */
static uint8_t knows_with(const struct analysis_question *question, uint8_t seat, uint8_t seats)
{
    uint8_t same = (uint8_t)(1u << seat);
    for (uint8_t other = (uint8_t)(seat + 1); other < seats; other++)
        if (knows_same(question->game, question->before, seat, other) &&
            knows_same(question->game, question->after, seat, other))
            same = (uint8_t)(same | 1u << other);
    return same;
}

/* Fills the expected result of every seat in `state`, computed from what that seat knows; after
 * `move`, unless that is NULL. If the decision is impossible from the view of a seat, its
 * `worth` is not changed. Returns false if it was stopped. */
static bool expect_all(const struct analysis_question *question, const struct bot_means *means,
                       const struct game_state *state, const struct game_move *move,
                       int32_t worth[GAME_SEATS_MAX])
{
    struct game_result now;
    shares *share = shares_of(means);
    uint8_t done = 0;
    game_result(question->game, question->before, &now);
    for (uint8_t seat = 0; seat < now.seats; seat++) {
        if ((done >> seat & 1) != 0) continue;
        uint8_t same = knows_with(question, seat, now.seats);
        bool ok = expect(question, means, seat, state, move, share);
        if (!ok && stopped(means)) return false;
        for (uint8_t other = seat; ok && other < now.seats; other++)
            if ((same >> other & 1) != 0) worth[other] = mean_of(share, valued(question), other);
        done |= same;
    }
    return true;
}

bool analysis_worth(const struct analysis_question *question, const struct bot_means *means,
                    int32_t worth[GAME_SEATS_MAX])
{
    struct bot_means own = *means;
    if (own.network == NULL) own.network = network_of(question->game, question->before);
    return expect_all(question, &own, question->after, NULL, worth);
}

/* ---- the effect of chance ---- */

/* Returns true if chance, or hidden information, could have changed the result of the decision. */
static bool is_open(const struct analysis_question *question)
{
    const struct game *game = question->game;
    struct game_state seen = *question->after;
    game->sort_hidden(&seen, GAME_SPECTATOR);
    for (unsigned i = 0; i < TRIALS; i++) {
        struct chance_fast fast = {.seed = seed_of(question, 100 + i)};
        struct chance_watched watched = {.chance = chance_fast_of(&fast)};
        struct chance chance = chance_watched_of(&watched);
        struct game_state other = *question->before;
        struct game_events events = {.count = 0};
        game->redraw(&other, question->seat, &watched.chance);
        if (game->decide(&other, question->seat, &question->move, &chance, &events, &other) !=
                GAME_ACCEPTED ||
            watched.drawn)
            return true;
        game->sort_hidden(&other, GAME_SPECTATOR);
        if (memcmp(&other, &seen, game->state_bytes) != 0) return true;
    }
    return false;
}

/* ---- the better move ---- */

/* Fills `move` with the choice of the search. Returns false if it was stopped. */
static bool search_best(const struct analysis_question *question, const struct bot_means *means,
                        struct game_move *move)
{
    struct search_result result;
    struct bot_random random = {.state = seed_of(question, 1000 + question->number)};
    struct chance_fast fast = {.seed = bot_random_next(&random)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state known = *question->before;
    struct bot_means own = *means;
    own.simulations = question->simulations;
    question->game->redraw(&known, question->seat, &chance);
    search_move(question->game, &known, question->seat, &random, question->simulations, &own, move,
                &result);
    return !stopped(means);
}

/* Returns true if the mean of the differences is significantly above 0. */
static bool surely_more(shares *more, shares *less, uint32_t count, uint8_t seat)
{
    double sum = 0;
    double squares = 0;
    uint32_t from = count / LEARNT_PART;
    for (uint32_t i = from; i < count; i++) {
        double difference = (double)more[i][seat] - (double)less[i][seat];
        sum += difference;
        squares += difference * difference;
    }
    double n = count - from;
    double variance = (squares - sum * sum / n) / (n - 1); /* variance of one difference */
    return sum > 0 && sum * sum > SURE * SURE * variance * n;
}

/* Fills answer->better if a move is significantly better, from the seat's own knowledge. */
static bool compare(const struct analysis_question *question, const struct bot_means *means,
                    struct analysis_answer *answer)
{
    uint32_t count = valued(question);
    shares *played = shares_of(means);
    shares *best = played + count;
    struct game_move move = {{0}};
    if (!search_best(question, means, &move)) return false;
    if (memcmp(&move, &question->move, sizeof(move)) == 0) return true;
    if (!expect(question, means, question->seat, question->before, &question->move, played) ||
        !expect(question, means, question->seat, question->before, &move, best))
        return false;
    if (surely_more(best, played, count, question->seat)) answer->better = move;
    return true;
}

bool analysis_decision(const struct analysis_question *question, const struct bot_means *means,
                       struct analysis_answer *answer)
{
    struct bot_means own = *means;
    struct game_move first;
    const struct game *game = question->game;
    const struct game_state *before = question->before;
    if (own.network == NULL) own.network = network_of(game, before);
    memset(answer, 0, sizeof(*answer));
    answer->chosen = game_pick(game, before, question->seat, 0, &first) > 1;
    if (answer->chosen && !compare(question, &own, answer)) return false;
    if (!analysis_worth(question, &own, answer->after)) return false;
    memcpy(answer->played, answer->after, sizeof(answer->played));
    if (is_open(question) && !expect_all(question, &own, before, &question->move, answer->played))
        return false;
    memcpy(answer->best, answer->played, sizeof(answer->best));
    if (answer->better.bytes[0] == 0) return true;
    if (!expect_all(question, &own, before, &answer->better, answer->best)) return false;
    if (answer->best[question->seat] >= answer->played[question->seat]) return true;
    /* With information hidden from the seat, its own decision was the better one, so it has no
     * loss. From its own knowledge, the best worth is the played one. */
    memcpy(answer->best, answer->played, sizeof(answer->best));
    return true;
}

/* ---- decisions of a match ---- */

static struct analysis_question question_of(const struct analysis *analysis, uint32_t at)
{
    return (struct analysis_question){.game = analysis->game,
                                      .before = &analysis->states[at],
                                      .after = &analysis->states[at + 1],
                                      .move = analysis->steps[at].move,
                                      .seat = analysis->steps[at].seat,
                                      .number = at,
                                      .simulations = analysis->simulations,
                                      .seed = SEED};
}

bool analysis_begin_worth(const struct analysis *analysis, const struct bot_means *means,
                          int32_t worth[GAME_SEATS_MAX])
{
    struct analysis_question question = question_of(analysis, 0);
    question.after = question.before;
    return analysis_worth(&question, means, worth);
}

bool analysis_value(const struct analysis *analysis, uint32_t at, const struct bot_means *means,
                    struct analysis_answer *answer)
{
    struct analysis_question question = question_of(analysis, at);
    return analysis_decision(&question, means, answer);
}
