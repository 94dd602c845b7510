/* Evolution of weights: in each generation players try weights near the current ones, under the
 * same random numbers. Each plays alone against a table of the first player and against a table of
 * the current one; the better half determines the direction. A generation is a function of the one
 * before, the seed and its number. */
#include "lab/tune.h"

#include "base/hash.h"
#include "base/stats/strength_estimate.h"
#include "bots/bots.h"
#include "lab/core/bot_match.h"
#include "lab/match_arguments.h"
#include "lab/core/outcome.h"
#include "engine/knowledge.h"
#include "games/games.h"

#include <math.h>
#include <string.h>

#define WEIGHTS_MAX 64
#define TRIES_MAX   64
#define WEIGHT_MOST 10000
#define SHOWN_EVERY 10  /* number of generations between two lines */
#define STEP_FIRST  0.5 /* size of a step, in the unit of each weight */
#define STEP_LAST   0.1
#define UNIT_SHARE                                                                                 \
    0.5 /* the unit of a weight as a share of its first value, at least the minimum */
#define UNIT_LEAST 3

struct arguments {
    const char *game;
    int64_t seats;
    int64_t seed;
    int64_t generations;
    int64_t tries;
    int64_t blocks;
    int64_t check;
    int64_t variants;
};

#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct arguments, member)
#define NUMBER(member, low, top)                                                                   \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = low, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first listed below)", TEXT(game)},
    {"seats", "N", "number of players; each number has its own weights", .fallback = "2",
     NUMBER(seats, 2, GAME_SEATS_MAX)},
    {"seed", "N", "the same seed finds the same weights", .fallback = "1",
     NUMBER(seed, 0, (INT64_C(1) << 53) - 1)},
    {"generations", "N", "number of generations", .fallback = "300",
     NUMBER(generations, 1, 100000)},
    {"tries", "N", "candidates per generation", .fallback = "16", NUMBER(tries, 4, TRIES_MAX)},
    {"blocks", "N", "matches per candidate and seat", .fallback = "32", NUMBER(blocks, 2, 10000)},
    {"check", "N", "blocks for the final measurement", .fallback = "1000",
     NUMBER(check, 2, 1000000)},
    {"variants", "N", "percentage of matches played with random variants", .fallback = "25",
     NUMBER(variants, 0, 100)},
};

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "tune",
    .usage = "tune [options]",
    .about = "Searches for better weights for a game's quick bot (easy). Prints the results "
             "against the\noriginal weights (see schema/train.md).\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .help_end = match_arguments_names_print};

/* The purposes of random numbers, which never change. */
enum purpose { TUNE_MATCH, TUNE_TRY, TUNE_CHECK };

struct tuning {
    const struct arguments *arguments;
    const struct game *game;
    const struct knowledge_weights *table;
    const struct bot *bot;
    uint8_t seats;
    double mean[WEIGHTS_MAX];
    int16_t now[WEIGHTS_MAX]; /* the mean of the distribution, in whole numbers */
    double noise[TRIES_MAX][WEIGHTS_MAX];
    double won[TRIES_MAX];
    struct bot_match match;
};

static uint64_t seed_of(const struct tuning *tuning, int64_t generation, enum purpose purpose,
                        int64_t at)
{
    int64_t parts[4] = {tuning->arguments->seed, generation, purpose, at};
    return hash_bytes(parts, sizeof(parts), 0);
}

/* ---- matches ---- */

/* Adds the results of a player with these weights against a table of the other ones, once on each
 * seat: its share of the wins, and the optimised value. */
static void block_play(struct tuning *tuning, uint64_t seed, const int16_t *lone,
                       const int16_t *field, double *won, double *looked_for)
{
    struct bot_random random = {.state = seed};
    const struct bot *bots[GAME_SEATS_MAX];
    const int16_t *weights[GAME_SEATS_MAX];
    struct game_setup setup = {.seats = tuning->seats, .start_seat = GAME_NOBODY};
    setup.options = tuning->game->seats_need[tuning->seats];
    if (bot_random_below(&random, 100) < tuning->arguments->variants)
        setup.options |= (uint16_t)bot_random_below(&random, 1u << tuning->game->options.count);
    uint64_t chance = bot_random_next(&random);
    uint64_t players = bot_random_next(&random);
    for (unsigned seat = 0; seat < tuning->seats; seat++) {
        struct chance_fast fast = {.seed = chance};
        float share[GAME_SEATS_MAX];
        uint8_t asked;
        struct game_move move;
        for (unsigned i = 0; i < tuning->seats; i++) {
            bots[i] = tuning->bot;
            weights[i] = i == seat ? lone : field;
            tuning->match.random[i].state = players + i;
        }
        tuning->match.game = tuning->game;
        tuning->match.setup = &setup;
        tuning->match.bots = bots;
        tuning->match.weights = weights;
        tuning->match.chance = chance_fast_of(&fast);
        bot_match_begin(&tuning->match);
        while (bot_match_step(&tuning->match, &asked, &move)) continue;
        outcome_fill(&tuning->match, tuning->seats, 0, share);
        *won += (double)share[seat] / tuning->seats;
        outcome_fill(&tuning->match, tuning->seats, OUTCOME_BY_MARGIN, share);
        *looked_for += (double)share[seat] / tuning->seats;
    }
}

/* ---- generations ---- */

static double unit_of(const struct tuning *tuning, unsigned weight)
{
    return fmax(UNIT_SHARE * fabs((double)tuning->table->first[weight]), UNIT_LEAST);
}

static int16_t whole(double weight)
{
    return (int16_t)lround(fmin(fmax(weight, -WEIGHT_MOST), WEIGHT_MOST));
}

/* Returns a number from the normal distribution. */
static double normal(struct bot_random *random)
{
    double one = ((double)(bot_random_next(random) >> 11) + 1) / 0x1p53;
    double two = (double)(bot_random_next(random) >> 11) / 0x1p53;
    return sqrt(-2 * log(one)) * cos(6.283185307179586 * two);
}

/* Returns the number of tries that are better. */
static unsigned rank_of(const struct tuning *tuning, unsigned one)
{
    unsigned rank = 0;
    for (unsigned i = 0; i < tuning->arguments->tries; i++)
        rank +=
            tuning->won[i] > tuning->won[one] || (tuning->won[i] == tuning->won[one] && i < one);
    return rank;
}

/* Moves the mean towards the better half, most of all towards the best. */
static void mean_move(struct tuning *tuning, double step)
{
    unsigned tries = (unsigned)tuning->arguments->tries;
    double weight[TRIES_MAX];
    double all = 0;
    for (unsigned i = 0; i < tries; i++) {
        weight[i] = fmax(0, log(tries / 2.0 + 0.5) - log(1.0 + rank_of(tuning, i)));
        all += weight[i];
    }
    for (unsigned at = 0; at < tuning->table->count; at++) {
        for (unsigned i = 0; i < tries; i++)
            tuning->mean[at] += weight[i] / all * step * unit_of(tuning, at) * tuning->noise[i][at];
        tuning->now[at] = whole(tuning->mean[at]);
    }
}

static void generation_play(struct tuning *tuning, int64_t number)
{
    const struct arguments *arguments = tuning->arguments;
    struct bot_random random = {.state = seed_of(tuning, number, TUNE_TRY, 0)};
    double part = (double)number / (double)arguments->generations;
    double step = STEP_FIRST * pow(STEP_LAST / STEP_FIRST, part);
    for (unsigned i = 0; i < arguments->tries; i++) {
        int16_t tried[WEIGHTS_MAX];
        double won = 0;
        for (unsigned at = 0; at < tuning->table->count; at++) {
            /* every second try goes in the opposite direction of the one before */
            tuning->noise[i][at] = i % 2 == 0 ? normal(&random) : -tuning->noise[i - 1][at];
            tried[at] = whole(tuning->mean[at] + step * unit_of(tuning, at) * tuning->noise[i][at]);
        }
        tuning->won[i] = 0;
        for (int64_t block = 0; block < arguments->blocks; block++)
            block_play(tuning, seed_of(tuning, number, TUNE_MATCH, block), tried,
                       block % 2 == 0 ? tuning->table->first : tuning->now, &won, &tuning->won[i]);
    }
    mean_move(tuning, step);
}

/* ---- output ---- */

static void check_print(struct tuning *tuning, int64_t generation, int64_t blocks)
{
    struct odds_pairing pairing = {.field = 1, .seats = tuning->seats};
    for (int64_t block = 0; block < blocks; block++) {
        double won = 0;
        double looked_for = 0;
        block_play(tuning, seed_of(tuning, 0, TUNE_CHECK, block), tuning->now, tuning->table->first,
                   &won, &looked_for);
        strength_estimate_add(&pairing.share, won);
    }
    printf("%lld against the first: %.3f +-%.3f of %lld\n", (long long)generation,
           strength_estimate_mean(&pairing.share),
           STRENGTH_ESTIMATE_SURE * strength_estimate_error(&pairing),
           (long long)(blocks * tuning->seats));
    (void)fflush(stdout);
}

static void weights_print(const struct tuning *tuning)
{
    for (unsigned at = 0; at < tuning->table->count; at++)
        printf("%-12s %6d %6d\n", tuning->table->names[at], tuning->table->first[at],
               tuning->now[at]);
}

int lab_tune(int argc, char **argv)
{
    static struct tuning tuning;
    struct arguments arguments = {.game = games[0]->id};
    struct game_setup setup;
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = match_arguments_setup(&line, arguments.game, "", 0, &tuning.game, &setup);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (arguments.seats < tuning.game->seats_min || arguments.seats > tuning.game->seats_max)
        return command_line_wrong(&line, "%s takes %d to %d players", tuning.game->id,
                                  tuning.game->seats_min, tuning.game->seats_max);
    const struct game_knowledge *knowledge = tuning.game->knowledge;
    if (knowledge == NULL || knowledge->weights == NULL)
        return command_line_wrong(&line, "%s has no weights to tune", tuning.game->id);
    tuning.arguments = &arguments;
    tuning.table = knowledge->weights;
    tuning.seats = (uint8_t)arguments.seats;
    tuning.bot = bots_find(tuning.game, "easy");
    CHECK(tuning.bot != NULL && tuning.bot->weighing && tuning.table->count <= WEIGHTS_MAX);
    for (unsigned at = 0; at < tuning.table->count; at++) {
        tuning.now[at] = tuning.table->first[at];
        tuning.mean[at] = tuning.now[at];
    }
    for (int64_t number = 0; number < arguments.generations; number++) {
        generation_play(&tuning, number);
        if ((number + 1) % SHOWN_EVERY == 0) check_print(&tuning, number + 1, arguments.check / 10);
    }
    check_print(&tuning, arguments.generations, arguments.check);
    weights_print(&tuning);
    return 0;
}
