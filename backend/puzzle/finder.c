#include "puzzle/finder.h"

#include <string.h>

#include "bots/network.h"

/* Divisor: this part of the simulations, the first ones, is not counted, as in an analysis. */
#define LEARNT_PART 3

enum { SEED_SEARCH = 1, SEED_SCREEN, SEED_VALUE };

typedef float shares[GAME_SEATS_MAX];

static shares *shares_of(const struct bot_means *means)
{
    return (shares *)(void *)((uint8_t *)means->scratch + SEARCH_SCRATCH_BYTES);
}

static uint64_t seed_of(uint64_t seed, uint64_t what)
{
    struct bot_random random = {.state = seed + what};
    return bot_random_next(&random);
}

/* A comparison of moves by simulations with the same chance. */
struct comparison {
    const struct finder_question *question;
    const struct bot_means *means;
    uint32_t simulations;
    uint64_t seed;
};

static bool share_fill(const struct comparison *of, const struct game_move *move, shares *share)
{
    struct search_worth worth = {.share = share};
    const struct search_question asked = {.state = of->question->state,
                                          .viewer = of->question->seat,
                                          .seat = of->question->seat,
                                          .move = move,
                                          .simulations = of->simulations,
                                          .seed = of->seed};
    return search_worth(of->question->game, &asked, of->means, &worth);
}

static int32_t mean_of(const struct comparison *of, shares *share)
{
    double sum = 0;
    uint32_t from = of->simulations / LEARNT_PART;
    for (uint32_t i = from; i < of->simulations; i++) sum += (double)share[i][of->question->seat];
    return (int32_t)(sum / (of->simulations - from) * FINDER_WHOLE + 0.5);
}

/* Returns the smallest whole number whose square is at least `square`. */
static int32_t root_above(double square)
{
    int32_t root = 0;
    while ((double)root * root < square && root < FINDER_WHOLE) root++;
    return root;
}

/* Fills the mean difference of two moves and its standard error, in parts of a win. */
static void difference_fill(const struct comparison *of, shares *more, shares *less, int32_t *gain,
                            int32_t *error)
{
    double sum = 0;
    double squares = 0;
    uint32_t from = of->simulations / LEARNT_PART;
    double n = of->simulations - from;
    for (uint32_t i = from; i < of->simulations; i++) {
        double one = (double)more[i][of->question->seat] - (double)less[i][of->question->seat];
        one *= FINDER_WHOLE;
        sum += one;
        squares += one * one;
    }
    *gain = (int32_t)(sum / n);
    *error = root_above((squares - sum * sum / n) / (n - 1) / n);
}

static bool is_sure(int32_t gain, int32_t error)
{
    return gain >= FINDER_GAIN_MIN && gain <= FINDER_GAIN_MAX && gain >= FINDER_ERRORS * error;
}

static int index_of(const struct finder_found *found, const struct game_move *move)
{
    for (int i = 0; i < found->count; i++)
        if (memcmp(&found->move[i], move, sizeof(*move)) == 0) return i;
    return -1;
}

/* Fills the legal moves. Returns false if there are too few or too many. */
static bool legal_fill(const struct finder_question *question, struct finder_found *found)
{
    struct game_move legal[GAME_LEGAL_MAX];
    uint16_t count = question->game->legal(question->state, question->seat, legal);
    if (count < FINDER_LEGAL_MIN || count > question->legal_max) return false;
    CHECK(question->legal_max <= FINDER_LEGAL_MAX && question->simulations <= FINDER_SIMULATIONS);
    found->simulations = question->simulations;
    memcpy(found->move, legal, count * sizeof(legal[0]));
    found->count = count;
    int played = index_of(found, &question->played);
    found->played = played < 0 ? 0 : (uint16_t)played;
    return played >= 0;
}

/* Returns true if a decision of that kind can have one of the wanted themes. */
static bool may_be_wanted(const struct finder_question *question, const struct finder_found *found)
{
    const struct game_themes *themes = question->game->themes;
    uint16_t all = 0;
    for (uint16_t i = 0; i < found->count; i++)
        all |= themes->of(question->state, question->seat, &found->move[i]);
    return (all & question->wanted) != 0;
}

/* Fills the move that a search prefers. */
static bool propose_by_search(const struct finder_question *question, const struct bot_means *means,
                              struct finder_found *found)
{
    const struct game *game = question->game;
    struct bot_random random = {.state = seed_of(question->seed, SEED_SEARCH)};
    struct chance_fast fast = {.seed = bot_random_next(&random)};
    struct chance chance = chance_fast_of(&fast);
    struct game_state known = *question->state;
    struct search_result result;
    struct game_move move = {{0}};
    struct bot_means own = *means;
    own.simulations = FINDER_SCREENED;
    game->redraw(&known, question->seat, &chance);
    search_move(game, &known, question->seat, &random, FINDER_SCREENED, &own, &move, &result);
    int best = index_of(found, &move);
    found->best = best < 0 ? found->played : (uint16_t)best;
    return best >= 0;
}

/* Fills the move with the best mean: bots do not search such a decision, so all are compared. */
static bool propose_by_worth(const struct finder_question *question, const struct bot_means *means,
                             struct finder_found *found)
{
    const struct comparison first = {question, means, FINDER_SCREENED,
                                     seed_of(question->seed, SEED_SEARCH)};
    shares *share = shares_of(means);
    int32_t most = -1;
    for (uint16_t i = 0; i < found->count; i++) {
        if (!share_fill(&first, &found->move[i], share)) return false;
        int32_t mean = mean_of(&first, share);
        if (mean > most) found->best = i;
        if (mean > most) most = mean;
    }
    return true;
}

/* Fills the move that the first search prefers. Returns false if it is not clearly better. */
static bool propose(const struct finder_question *question, const struct bot_means *means,
                    struct finder_found *found)
{
    bool searched = question->game->knowledge->searched(question->state, question->seat);
    bool ok = searched ? propose_by_search(question, means, found)
                       : propose_by_worth(question, means, found);
    if (!ok || found->best == found->played) return false;
    const struct comparison screen = {question, means, FINDER_SCREENED,
                                      seed_of(question->seed, SEED_SCREEN)};
    shares *more = shares_of(means);
    shares *less = more + FINDER_SCREENED;
    if (!share_fill(&screen, &found->move[found->best], more) ||
        !share_fill(&screen, &question->played, less))
        return false;
    difference_fill(&screen, more, less, &found->gain, &found->error);
    return is_sure(found->gain, found->error);
}

static struct comparison second_of(const struct finder_question *question, uint64_t seed,
                                   const struct bot_means *means)
{
    return (struct comparison){question, means, question->simulations, seed_of(seed, SEED_VALUE)};
}

/* Fills the worth of the played and of the best move, and the gain. */
static bool gain_fill(const struct comparison *of, struct finder_found *found)
{
    shares *played = shares_of(of->means);
    shares *best = played + of->simulations;
    if (!share_fill(of, &found->move[found->played], played) ||
        !share_fill(of, &found->move[found->best], best))
        return false;
    found->worth[found->played] = mean_of(of, played);
    found->worth[found->best] = mean_of(of, best);
    difference_fill(of, best, played, &found->gain, &found->error);
    return true;
}

/* Fills the worth of the legal moves that gain_fill() has left out, from one on to another. */
static bool others_fill(const struct comparison *of, struct finder_found *found, uint16_t from,
                        uint16_t to)
{
    shares *share = shares_of(of->means);
    for (uint16_t i = from; i < to; i++) {
        if (i == found->played || i == found->best) continue;
        if (!share_fill(of, &found->move[i], share)) return false;
        found->worth[i] = mean_of(of, share);
    }
    return true;
}

static struct bot_means with_network(const struct finder_question *question,
                                     const struct bot_means *means)
{
    struct bot_means own = *means;
    if (own.network == NULL) own.network = network_of(question->game, question->state);
    return own;
}

bool finder_value(const struct finder_question *question, uint64_t seed,
                  const struct bot_means *means, struct finder_found *found)
{
    struct bot_means own = with_network(question, means);
    const struct comparison all = second_of(question, seed, &own);
    return legal_fill(question, found) && found->best < found->count && gain_fill(&all, found) &&
           others_fill(&all, found, 0, found->count);
}

bool finder_is_puzzle(const struct finder_found *found)
{
    int32_t most = found->worth[found->best];
    unsigned solving = 0;
    for (uint16_t i = 0; i < found->count; i++)
        if (found->worth[i] > most) most = found->worth[i];
    for (uint16_t i = 0; i < found->count; i++)
        solving += finder_solves(found->worth[i], most) ? 1 : 0;
    return is_sure(found->gain, found->error) && finder_solves(found->worth[found->best], most) &&
           !finder_solves(found->worth[found->played], most) && solving * 2 <= found->count;
}

bool finder_begin(const struct finder_question *question, const struct bot_means *means,
                  struct finder_found *found)
{
    struct bot_means own = with_network(question, means);
    memset(found, 0, sizeof(*found));
    if (!legal_fill(question, found) || !may_be_wanted(question, found)) return false;
    if (!propose(question, &own, found)) return false;
    found->themes =
        question->game->themes->of(question->state, question->seat, &found->move[found->best]);
    if ((found->themes & question->wanted) == 0) return false;
    const struct comparison all = second_of(question, question->seed, &own);
    return gain_fill(&all, found) && is_sure(found->gain, found->error);
}

bool finder_step(const struct finder_question *question, const struct bot_means *means,
                 uint16_t index, struct finder_found *found)
{
    struct bot_means own = with_network(question, means);
    const struct comparison all = second_of(question, question->seed, &own);
    return others_fill(&all, found, index, (uint16_t)(index + 1));
}

bool finder_find(const struct finder_question *question, const struct bot_means *means,
                 struct finder_found *found)
{
    if (!finder_begin(question, means, found)) return false;
    for (uint16_t i = 0; i < found->count; i++)
        if (!finder_step(question, means, i, found)) return false;
    return finder_is_puzzle(found);
}
