#include "lab/train.h"

#include "base/buf.h"
#include "base/clock.h"
#include "lab/arena_internal.h"
#include "lab/match_arguments.h"
#include "lab/train_internal.h"
#include "games/games.h"
#include "lab/arena.h"

#include <errno.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#define PROGRESS_US   200000
#define BAR_CELLS     30
#define EPOCHS_POLICY 2
#define EPOCHS_SEARCH 6
#define RATE_POLICY                                                                                \
    0.002f /* learning rate of the first stage; it falls with the root of the stage's number */
#define RATE_SEARCH 0.0006f
#define GATE_ELO    40

enum { EXIT_FINE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *game;
    const char *file;
    int64_t seats; /* 0: the minimum */
    int64_t seed;
    int64_t hidden;
    int64_t policy;
    int64_t matches;
    int64_t rounds;
    int64_t matches_search;
    int64_t simulations;
    int64_t gate;
    int64_t variants;
    int64_t jobs;
};

#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct arguments, member)
#define NUMBER(member, low, top)                                                                   \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = low, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first listed below)", TEXT(game)},
    {"seats", "N", "number of players; each number has its own network (default: the fewest)",
     NUMBER(seats, 2, GAME_SEATS_MAX)},
    {"seed", "N", "random seed; the same seed gives the same network", .fallback = "1",
     NUMBER(seed, 0, (INT64_C(1) << 53) - 1)},
    {"hidden", "N", "hidden units, a multiple of 8", .fallback = "32",
     NUMBER(hidden, NETWORK_HIDDEN_STEP, NETWORK_HIDDEN_MAX)},
    {"policy", "N", "number of stages with quick bots", .fallback = "16", NUMBER(policy, 0, 1000)},
    {"matches", "N", "matches per quick stage", .fallback = "4000", NUMBER(matches, 10, 1000000)},
    {"rounds", "N", "number of later stages with searching bots, each followed by a gate match",
     .fallback = "8", NUMBER(rounds, 0, 1000)},
    {"searched", "N", "matches per searching stage", .fallback = "800",
     NUMBER(matches_search, 10, 1000000)},
    {"simulations", "N", "simulations per decision in those stages", .fallback = "100",
     NUMBER(simulations, 1, 999999)},
    {"gate", "N", "maximum matches to decide whether a new network replaces the previous one",
     .fallback = "1000", NUMBER(gate, 0, 1000000)},
    {"variants", "N", "percentage of matches played with random variants", .fallback = "25",
     NUMBER(variants, 0, 100)},
    {"jobs", "N", "number of threads; does not affect the result", .fallback = "1",
     NUMBER(jobs, 1, TRAIN_JOBS_MAX)},
};

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "train",
    .usage = "train [options] FILE",
    .about =
        "Trains the network in FILE, or resumes training: first matches of quick bots, then of "
        "bots that\nsearch with the network. Prints one line per stage, which is also stored in "
        "FILE (see schema/train.md).\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .word = "FILE",
    .word_needed = true,
    .help_end = match_arguments_names_print};

/* ---- the plan ---- */

static int plan_make(const struct arguments *arguments, struct train_plan *plan)
{
    struct game_setup setup;
    int code = match_arguments_setup(&line, arguments->game, "", 0, &plan->game, &setup);
    if (code != COMMAND_LINE_GO_ON) return code;
    setup.seats = arguments->seats != 0 ? (uint8_t)arguments->seats : plan->game->seats_min;
    if (setup.seats > plan->game->seats_max) /* seats that need an option get it */
        return command_line_wrong(&line, "%s takes %d to %d players", plan->game->id,
                                  plan->game->seats_min, plan->game->seats_max);
    if (plan->game->knowledge == NULL || plan->game->knowledge->inputs == NULL)
        return command_line_wrong(&line, "nothing is known of %s", plan->game->id);
    if (arguments->hidden % NETWORK_HIDDEN_STEP != 0)
        return command_line_wrong(&line, "--hidden is no multiple of %d", NETWORK_HIDDEN_STEP);
    plan->seats = setup.seats;
    plan->seed = arguments->seed;
    plan->policy = arguments->policy;
    plan->matches = arguments->matches;
    plan->rounds = arguments->rounds;
    plan->matches_search = arguments->matches_search;
    plan->simulations = arguments->simulations;
    plan->gate = arguments->gate;
    plan->variants = (unsigned)arguments->variants;
    plan->jobs = (unsigned)arguments->jobs;
    return COMMAND_LINE_GO_ON;
}

/* Prints the command that defines the stages, without the number of those with a search. A
 * network's file stores it. Files from before the program's present name begin with
 * "ochre train". */
static void command_of(const struct arguments *arguments, const struct train_plan *plan,
                       char text[NETWORK_FILE_LINE_BYTES])
{
    (void)snprintf(text, NETWORK_FILE_LINE_BYTES,
                   "ochre-lab train --game %s --seats %u --seed %lld --hidden %lld --policy %lld "
                   "--matches %lld --searched %lld --simulations %lld --gate %lld --variants %u",
                   plan->game->id, plan->seats, (long long)plan->seed, (long long)arguments->hidden,
                   (long long)plan->policy, (long long)plan->matches,
                   (long long)plan->matches_search, (long long)plan->simulations,
                   (long long)plan->gate, plan->variants);
}

/* Compares two commands without the name of the program, which has changed. */
static bool command_same(const char *one, const char *other)
{
    const char *a = strstr(one, " train ");
    const char *b = strstr(other, " train ");
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

/* ---- output ---- */

struct shown {
    bool shows;
    const char *what;
    unsigned stage;
    unsigned stages;
    int64_t at_us;
};

static void bar(void *context, int64_t done, int64_t all)
{
    struct shown *shown = context;
    char cells[BAR_CELLS + 1];
    int64_t now = clock_mono_us();
    if (!shown->shows || now - shown->at_us < PROGRESS_US) return;
    shown->at_us = now;
    for (int i = 0; i < BAR_CELLS; i++) cells[i] = i < BAR_CELLS * done / all ? '#' : '.';
    cells[BAR_CELLS] = '\0';
    (void)fprintf(stderr, "\r%s stage %u of %u, %s: %lld of %lld\033[K", cells, shown->stage + 1,
                  shown->stages, shown->what, (long long)done, (long long)all);
    (void)fflush(stderr);
}

static void bar_end(const struct shown *shown)
{
    if (shown->shows) (void)fputs("\r\033[K", stderr);
}

/* ---- the comparison of two networks ---- */

struct gate {
    const struct arena_plan *plan;
    struct arena_tally tally;
    struct shown *shown;
};

static bool gate_take(void *context, const struct arena_block *block)
{
    struct gate *gate = context;
    arena_tally_add(&gate->tally, gate->plan, block);
    bar(gate->shown, gate->tally.blocks, gate->plan->blocks);
    return !arena_decided(&gate->tally, gate->plan);
}

/* Returns whether `next` beats `now`, both as networks of `hard`. Appends the result to `text`.
 * `*ok` becomes false without memory. */
static bool gate_passed(const struct train_plan *train, unsigned stage, const struct network *next,
                        const struct network *now, struct shown *shown, struct buf *text, bool *ok)
{
    static struct arena_plan plan;
    static struct gate gate;
    const struct bot *hard = bots_find(train->game, "hard");
    plan = (struct arena_plan){
        .game = train->game,
        .setup = {.seats = train->seats,
                  .start_seat = GAME_NOBODY,
                  .options = train->game->seats_need[train->seats]},
        .player = {{.name = "next", .bot = hard, .network = next},
                   {.name = "now", .bot = hard, .network = now}},
        .players = 2,
        .seed = (int64_t)(train_seed(train, stage, TRAIN_GATE, 0) >> 11),
        .jobs = train->jobs,
        .stronger = 0,
        .weaker = 1,
        .until_elo = GATE_ELO,
    };
    arena_plan_end(&plan, train->gate);
    gate.plan = &plan;
    gate.shown = shown;
    shown->what = "gate";
    arena_tally_begin(&gate.tally, &plan);
    if (plan.blocks > 0) *ok = arena_play(&plan, 0, NULL, gate_take, &gate);
    bool passed = arena_likelier(&gate.tally, &plan) >= STRENGTH_ESTIMATE_DECIDED;
    const struct odds_pairing *pairing = &gate.tally.pairing[0];
    buf_printf(text, " gate %.3f +-%.3f of %lld %s", strength_estimate_mean(&pairing->share),
               STRENGTH_ESTIMATE_SURE * strength_estimate_error(pairing),
               (long long)(pairing->share.count * train->seats), passed ? "taken" : "left");
    return passed;
}

/* ---- stages ---- */

/* Makes the next stage: plays, learns, and accepts or rejects the result. False: no memory. */
static bool stage_make(const struct train_plan *plan, struct network_file *file,
                       struct shown *shown, struct buf *text)
{
    static struct network_file next;
    struct train_states states = {0};
    struct train_loss loss = {0};
    unsigned stage = file->stages;
    bool searches = stage >= plan->policy;
    shown->stage = stage;
    shown->what = searches ? "searching players" : "quick players";
    bool ok = train_play(plan, stage, searches, stage == 0, &file->network, &states, bar, shown);
    next = *file;
    next.network.weights = next.weights;
    float rate = searches ? RATE_SEARCH : RATE_POLICY / sqrtf((float)(1 + stage));
    ok = ok && train_learn(&next, &states, train_seed(plan, stage, TRAIN_LEARN, 0),
                           searches ? EPOCHS_SEARCH : EPOCHS_POLICY, rate, &loss);
    network_file_round(&next);
    buf_printf(text, "%s states %zu loss %.4f %.4f", searches ? "search" : "policy", states.count,
               loss.before, loss.after);
    train_states_free(&states);
    if (!ok) return false;
    if (searches && !gate_passed(plan, stage, &next.network, &file->network, shown, text, &ok))
        return ok;
    memcpy(file->weights, next.weights, sizeof(file->weights));
    return ok;
}

/* Adds the line of the stage to the lines of the file. */
static bool line_add(struct network_file *file, const struct buf *text)
{
    size_t size = strlen(file->text);
    if (text->failed || size + text->size + 2 > sizeof(file->text)) return false;
    memcpy(file->text + size, text->bytes, text->size);
    memcpy(file->text + size + text->size, "\n", 2);
    file->stages++;
    return true;
}

static int failed(const char *path, const char *why)
{
    (void)fprintf(stderr, "ochre-lab train: %s: %s.\n", path, why);
    return EXIT_FAILED;
}

static int stages_make(const struct train_plan *plan, const char *path, struct network_file *file)
{
    struct shown shown = {.shows = isatty(STDERR_FILENO) != 0,
                          .stages = (unsigned)(plan->policy + plan->rounds)};
    while (file->stages < shown.stages) {
        struct buf text = {0};
        int64_t from_us = clock_mono_us();
        bool ok = stage_make(plan, file, &shown, &text);
        bar_end(&shown);
        const char *wrong = ok ? NULL : "the system gives no more memory";
        if (wrong == NULL && !line_add(file, &text)) wrong = "it has no room for a further stage";
        if (wrong == NULL) wrong = network_file_write(path, file);
        if (wrong == NULL)
            printf("%u %s, %.0f s\n", file->stages, text.bytes,
                   (double)(clock_mono_us() - from_us) / 1e6);
        (void)fflush(stdout);
        buf_free(&text);
        if (wrong != NULL) return failed(path, wrong);
    }
    return EXIT_FINE;
}

/* Fills a file with an untrained network. */
static void file_begin(const struct train_plan *plan, int64_t hidden, const char *command,
                       struct network_file *file)
{
    file->game = plan->game;
    file->seats = plan->seats;
    file->network = (struct network){.inputs = plan->game->knowledge->inputs->count,
                                     .hidden = (uint16_t)hidden,
                                     .print = network_print(plan->game->knowledge->inputs),
                                     .weights = file->weights};
    (void)snprintf(file->command, sizeof(file->command), "%s", command);
    train_begin(&file->network, train_seed(plan, 0, TRAIN_LEARN, 1), file->weights);
    network_file_round(file);
}

int lab_train(int argc, char **argv)
{
    static struct network_file file;
    struct arguments arguments = {.game = games[0]->id};
    struct train_plan plan;
    char command[NETWORK_FILE_LINE_BYTES];
    const char *path = NULL;
    const char *wrong = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &path);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = plan_make(&arguments, &plan);
    if (code != COMMAND_LINE_GO_ON) return code;
    command_of(&arguments, &plan, command);
    if (access(path, F_OK) != 0) {
        file_begin(&plan, arguments.hidden, command, &file);
        wrong = network_file_write(path, &file);
    } else {
        wrong = network_file_read(path, plan.game, plan.seats, &file);
        if (wrong == NULL && !command_same(file.command, command))
            wrong = "it is there, and was made by another command";
    }
    return wrong == NULL ? stages_make(&plan, path, &file) : failed(path, wrong);
}
