#include "lab/train.h"

#include "base/hash.h"
#include "games/games.h"
#include "lab/match_arguments.h"
#include "lab/train/play.h"
#include "lab/train_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PART_MATCHES 500 /* matches of a search in a file of states */

enum { EXIT_FINE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *game;
    int64_t seats; /* 0: the minimum */
    int64_t seed;
    int64_t hidden;
    int64_t second;
    int64_t quick;
    int64_t rounds;
    int64_t searched;
    int64_t simulations;
    int64_t passes;
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
    {"hidden", "N", "units of the first layer, a multiple of 8", .fallback = "128",
     NUMBER(hidden, NETWORK_HIDDEN_STEP, NETWORK_HIDDEN_MAX)},
    {"second", "N", "units of the second layer, a multiple of 8; 0: no second layer",
     .fallback = "32", NUMBER(second, 0, NETWORK_SECOND_MAX)},
    {"quick", "N", "matches of quick bots", .fallback = "2000000", NUMBER(quick, 10, 1000000000)},
    {"rounds", "N", "rounds of matches of searching bots", .fallback = "3", NUMBER(rounds, 0, 100)},
    {"searched", "N", "matches of each round", .fallback = "40000",
     NUMBER(searched, TRAIN_HELD, 10000000)},
    {"simulations", "N", "simulations per decision in these", .fallback = "30",
     NUMBER(simulations, 1, 999999)},
    {"passes", "N", "passes over the positions of all rounds", .fallback = "3",
     NUMBER(passes, 1, 100)},
    {"gate", "N", "matches against the game's present network, if the new one judges better",
     .fallback = "1600", NUMBER(gate, 0, 1000000)},
    {"variants", "N", "percentage of matches played with random variants", .fallback = "25",
     NUMBER(variants, 0, 100)},
    {"jobs", "N", "number of threads; does not affect the result", .fallback = "1",
     NUMBER(jobs, 1, TRAIN_JOBS_MAX)},
};

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "train",
    .usage = "train [options] FOLDER",
    .about = "Trains a network in FOLDER, or resumes training there: first from matches of quick "
             "bots, then from\nrounds of matches of bots that search with it. The result is "
             "FOLDER/network.txt. Prints one line per\nstage, which is also stored there (see "
             "schema/train.md).\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .word = "FOLDER",
    .word_needed = true,
    .help_end = match_arguments_names_print};

/* ---- the plan ---- */

/* Fills the command that the files of the folder depend on: all but the number of rounds, the arena
 * and the threads. */
static void command_fill(struct train_plan *plan)
{
    (void)snprintf(plan->command, sizeof(plan->command),
                   "ochre-lab train --game %s --seats %u --seed %lld --hidden %u --second %u "
                   "--quick %lld --searched %lld --simulations %u --passes %u --variants %u",
                   plan->game->id, plan->seats, (long long)plan->seed, plan->shape.hidden,
                   plan->shape.second, (long long)plan->quick, (long long)plan->searched,
                   plan->simulations, plan->passes, plan->variants);
}

static void numbers_fill(const struct arguments *arguments, struct train_plan *plan)
{
    plan->shape = (struct network){.inputs = plan->game->knowledge->inputs->count,
                                   .hidden = (uint16_t)arguments->hidden,
                                   .second = (uint16_t)arguments->second,
                                   .print = network_print(plan->game->knowledge->inputs)};
    plan->seed = arguments->seed;
    plan->quick = arguments->quick;
    plan->rounds = (unsigned)arguments->rounds;
    plan->searched = arguments->searched;
    plan->simulations = (uint32_t)arguments->simulations;
    plan->passes = (unsigned)arguments->passes;
    plan->gate = arguments->gate;
    plan->variants = (unsigned)arguments->variants;
    plan->jobs = (unsigned)arguments->jobs;
    command_fill(plan);
    plan->pool = (struct train_pool){
        .folder = plan->folder,
        .print = hash_bytes(plan->command, strlen(plan->command), plan->shape.print),
        .seats = plan->seats,
        .inputs = plan->shape.inputs,
        .parts = (unsigned)((plan->searched + PART_MATCHES - 1) / PART_MATCHES),
        .rounds = plan->rounds};
}

static int plan_make(const struct arguments *arguments, struct train_plan *plan)
{
    struct game_setup setup;
    int code = match_arguments_setup(&line, arguments->game, "", 0, &plan->game, &setup);
    if (code != COMMAND_LINE_GO_ON) return code;
    plan->seats = arguments->seats != 0 ? (uint8_t)arguments->seats : plan->game->seats_min;
    if (plan->seats > plan->game->seats_max) /* seats that need an option get it */
        return command_line_wrong(&line, "%s takes %d to %d players", plan->game->id,
                                  plan->game->seats_min, plan->game->seats_max);
    if (plan->game->knowledge == NULL || plan->game->knowledge->inputs == NULL)
        return command_line_wrong(&line, "nothing is known of %s", plan->game->id);
    if (arguments->hidden % NETWORK_HIDDEN_STEP != 0)
        return command_line_wrong(&line, "--hidden is no multiple of %d", NETWORK_HIDDEN_STEP);
    if (arguments->second % NETWORK_HIDDEN_STEP != 0)
        return command_line_wrong(&line, "--second is no multiple of %d", NETWORK_HIDDEN_STEP);
    numbers_fill(arguments, plan);
    return COMMAND_LINE_GO_ON;
}

/* ---- the training ---- */

static int failed(const struct train_plan *plan, const char *why)
{
    (void)fprintf(stderr, "ochre-lab train: %s: %s.\n", plan->folder, why);
    return EXIT_FAILED;
}

/* Makes the folder and locks it against a second run at the same time: until the process ends, so
 * that nothing closes the file. */
static const char *folder_open(const struct train_plan *plan)
{
    struct buf path = {0};
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    const char *wrong = NULL;
    if (mkdir(plan->folder, 0777) != 0 && errno != EEXIST) return strerror(errno);
    buf_printf(&path, "%s/lock", plan->folder);
    int file = path.failed ? -1 : open(path.bytes, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0)
        wrong = strerror(errno);
    else if (fcntl(file, F_SETLK, &whole) != 0)
        wrong = "another run uses it";
    buf_free(&path);
    return wrong;
}

static const char *all_make(const struct train_plan *plan, struct network_file *file)
{
    static struct network_file quick;
    struct buf path = {0};
    const char *wrong = train_quick(plan, &quick);
    *file = quick;
    file->network.weights = file->weights;
    for (unsigned round = 1; round <= plan->rounds && wrong == NULL; round++)
        wrong = train_round(plan, round, &quick, file);
    if (wrong == NULL) wrong = train_gate(plan, file);
    buf_printf(&path, "%s/network.txt", plan->folder);
    if (wrong == NULL)
        wrong =
            path.failed ? "the system gives no more memory" : network_file_write(path.bytes, file);
    buf_free(&path);
    return wrong;
}

int lab_train(int argc, char **argv)
{
    static struct network_file file;
    struct arguments arguments = {.game = games[0]->id};
    struct train_plan plan = {.seats = 0};
    int code = command_line_read(&line, argc, argv, &arguments, &plan.folder);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = plan_make(&arguments, &plan);
    if (code != COMMAND_LINE_GO_ON) return code;
    const char *wrong = folder_open(&plan);
    if (wrong == NULL) wrong = all_make(&plan, &file);
    return wrong == NULL ? EXIT_FINE : failed(&plan, wrong);
}
