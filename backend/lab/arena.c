#include "lab/arena.h"

#include "base/clock.h"
#include "lab/arena_internal.h"
#include "lab/match_arguments.h"
#include "lab/core/network_file.h"
#include "games/games.h"

#include <string.h>
#include <unistd.h>

#define PROGRESS_US 200000

enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_NOT_STRONGER = 3 };

struct arguments {
    const char *game;
    const char *options;
    const char *bots;
    const char *until;
    const char *results;
    const char *store;
    int64_t seats; /* 0: the maximum of the game */
    int64_t matches;
    int64_t seed;
    int64_t jobs;
    int64_t elo;
};

#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct arguments, member)
#define NUMBER(member, low, top)                                                                   \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = low, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first listed below)", TEXT(game)},
    {"seats", "N", "number of players (default: the most the game allows with these options)",
     NUMBER(seats, 2, GAME_SEATS_MAX)},
    {"options", "A,B", "variants to play with (default: none)", TEXT(options)},
    {"bots", "A,B",
     "bots to compare; hard:500 uses at most 500 simulations, hard@FILE uses the network in FILE, "
     "hard@none uses no network",
     .fallback = "random,easy", TEXT(bots)},
    {"matches", "N", "maximum matches per pairing; a multiple of the number of seats",
     .fallback = "400", NUMBER(matches, 1, 1000000000)},
    {"seed", "N", "the same seed plays the same matches, with any number of jobs", .fallback = "1",
     NUMBER(seed, 0, (INT64_C(1) << 53) - 1)},
    {"jobs", "N", "number of threads", .fallback = "1", NUMBER(jobs, 1, ARENA_JOBS_MAX)},
    {"until", "A>B",
     "stop as soon as it is clear whether A is stronger than B; exit code 3 if it is not",
     TEXT(until)},
    {"elo", "N", "smallest Elo difference to detect with --until", .fallback = "30",
     NUMBER(elo, 1, 1000)},
    {"results", "FILE", "save results to FILE and resume from it", TEXT(results)},
    {"store", "FILE", "add the matches to a server database (SQLite); needs --jobs 1", TEXT(store)},
};

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "arena",
    .usage = "arena [options]",
    .about = "Compares bots: one bot sits on each seat in turn, with the same random numbers, "
             "against a table\nof the other bot. Prints which is stronger with 95% confidence "
             "intervals; the last line is a JSON\nobject.\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .help_end = match_arguments_names_print};

/* ---- the plan ---- */

static int player_find(const struct arena_plan *plan, const char *name, size_t size)
{
    for (unsigned i = 0; i < plan->players; i++)
        if (strlen(plan->player[i].name) == size && memcmp(plan->player[i].name, name, size) == 0)
            return (int)i;
    return -1;
}

/* Parses digits, for 1 to 999999. */
static bool simulations_read(const char *text, uint32_t *simulations)
{
    size_t length = strlen(text);
    *simulations = 0;
    if (length > 6 || strspn(text, "0123456789") != length) return false;
    for (; *text != '\0'; text++) *simulations = *simulations * 10 + (uint32_t)(*text - '0');
    return *simulations > 0;
}

/* Parses the text after the @ of a name: a file, or none. */
static int plan_network(const char *path, struct arena_plan *plan, struct arena_player *player)
{
    static struct network_file files[STRENGTH_ESTIMATE_PLAYERS_MAX];
    struct network_file *file = &files[player - plan->player];
    if (!player->bot->judged)
        return command_line_wrong(&line, "%s does not use a network", player->bot->id);
    player->network = strcmp(path, "none") == 0 ? &network_none : &file->network;
    if (player->network == &network_none) return COMMAND_LINE_GO_ON;
    const char *wrong = network_file_read(path, plan->game, plan->setup.seats, file);
    if (wrong == NULL) return COMMAND_LINE_GO_ON;
    return command_line_wrong(&line, "the network %s cannot be taken: %s", path, wrong);
}

/* Parses NAME[@FILE][:SIMULATIONS]. */
static int plan_player(char *word, struct arena_plan *plan)
{
    struct arena_player *player = &plan->player[plan->players++];
    memcpy(player->name, word, strlen(word) + 1);
    char *simulations = strrchr(word, ':');
    if (simulations != NULL) *simulations++ = '\0';
    char *path = strchr(word, '@');
    if (path != NULL) *path++ = '\0';
    player->bot = bots_find_any(plan->game, word);
    if (player->bot == NULL)
        return command_line_wrong(&line, "%s has no bot \"%s\"", plan->game->id, word);
    if (simulations != NULL && !simulations_read(simulations, &player->simulations))
        return command_line_wrong(&line, "\"%s\" is no number of simulations", simulations);
    return path != NULL ? plan_network(path, plan, player) : COMMAND_LINE_GO_ON;
}

static int plan_players(const char *at, struct arena_plan *plan)
{
    char word[ARENA_NAME_BYTES];
    while (match_arguments_word(&at, word, sizeof(word))) {
        if (plan->players == STRENGTH_ESTIMATE_PLAYERS_MAX)
            return command_line_wrong(&line, "--bots names more than %d",
                                      STRENGTH_ESTIMATE_PLAYERS_MAX);
        if (player_find(plan, word, strlen(word)) >= 0)
            return command_line_wrong(&line, "--bots names \"%s\" twice", word);
        int code = plan_player(word, plan);
        if (code != COMMAND_LINE_GO_ON) return code;
    }
    if (plan->players < 2) return command_line_wrong(&line, "--bots needs two bots or more");
    return COMMAND_LINE_GO_ON;
}

/* With two seats, one player against the other is the same pairing as the other against the one. */
void arena_plan_end(struct arena_plan *plan, int64_t matches)
{
    for (uint8_t lone = 0; lone < plan->players; lone++) {
        for (uint8_t field = 0; field < plan->players; field++) {
            if (field == lone || (plan->setup.seats == 2 && field < lone)) continue;
            plan->pairing[plan->pairings++] =
                (struct odds_pairing){.lone = lone, .field = field, .seats = plan->setup.seats};
        }
    }
    plan->blocks = (matches + plan->setup.seats - 1) / plan->setup.seats * plan->pairings;
}

static int plan_until(const char *until, struct arena_plan *plan)
{
    plan->stronger = -1;
    plan->weaker = -1;
    if (until == NULL) return COMMAND_LINE_GO_ON;
    const char *sign = strchr(until, '>');
    if (sign != NULL) {
        plan->stronger = player_find(plan, until, (size_t)(sign - until));
        plan->weaker = player_find(plan, sign + 1, strlen(sign + 1));
    }
    if (plan->stronger >= 0 && plan->weaker >= 0 && plan->stronger != plan->weaker)
        return COMMAND_LINE_GO_ON;
    return command_line_wrong(&line, "--until needs two of --bots, like easy>random, not \"%s\"",
                              until);
}

static int plan_make(const struct arguments *arguments, struct arena_plan *plan)
{
    *plan = (struct arena_plan){.seed = arguments->seed,
                                .jobs = (unsigned)arguments->jobs,
                                .until_elo = (double)arguments->elo};
    int code = match_arguments_setup(&line, arguments->game, arguments->options, arguments->seats,
                                     &plan->game, &plan->setup);
    if (code == COMMAND_LINE_GO_ON) code = plan_players(arguments->bots, plan);
    if (code == COMMAND_LINE_GO_ON) code = plan_until(arguments->until, plan);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (arguments->store != NULL && plan->jobs > 1)
        return command_line_wrong(&line, "--store writes the matches in order: it needs --jobs 1");
    arena_plan_end(plan, arguments->matches);
    return COMMAND_LINE_GO_ON;
}

/* ---- the run ---- */

struct run {
    const struct arena_plan *plan;
    struct arena_tally tally;
    FILE *results; /* NULL: results are not stored, or the file is being read */
    bool shows;
    bool failed;
    int64_t from_us;
    int64_t shown_us;
    int64_t read; /* number of blocks that came from the file */
};

/* Handles the next block, from the file or played. */
static bool block_take(void *context, const struct arena_block *block)
{
    struct run *run = context;
    if (run->results != NULL && !arena_file_add(run->results, run->plan, block)) {
        run->failed = true;
        return false;
    }
    arena_tally_add(&run->tally, run->plan, block);
    int64_t now = clock_mono_us();
    if (run->shows && now - run->shown_us >= PROGRESS_US) {
        run->shown_us = now;
        arena_print_progress(stderr, run->plan, &run->tally, now - run->from_us,
                             run->tally.blocks - run->read);
    }
    return !arena_decided(&run->tally, run->plan);
}

static bool wanted(const struct run *run)
{
    return run->tally.blocks < run->plan->blocks && !arena_decided(&run->tally, run->plan);
}

static int failed(const char *what, const char *path, const char *why)
{
    (void)fprintf(stderr, "ochre-lab arena: the %s could not be written to %s: %s.\n", what, path,
                  why);
    return EXIT_FAILED;
}

/* Runs the arena, except for the steps that end the program. */
static int play(struct run *run, const struct arguments *arguments)
{
    struct sim_store *store = NULL;
    enum store_err err = STORE_OK;
    FILE *file = NULL;
    int code = EXIT_FINE;
    if (arguments->results != NULL) {
        const char *wrong = arena_file_open(arguments->results, run->plan, &file, block_take, run);
        if (wrong != NULL) return failed("results", arguments->results, wrong);
    }
    run->results = file;
    run->read = run->tally.blocks;
    if (arguments->store != NULL && wanted(run)) {
        err = sim_store_open(arguments->store, sim_store_day_ms(arguments->seed), &store);
        if (err != STORE_OK) code = failed("matches", arguments->store, store_err_name(err));
    }
    if (code == EXIT_FINE && wanted(run) &&
        !arena_play(run->plan, run->tally.blocks, store, block_take, run)) {
        (void)fputs("ochre-lab arena: cannot create more threads.\n", stderr);
        code = EXIT_FAILED;
    }
    if (run->shows) arena_print_progress_end(stderr);
    if (store != NULL) err = sim_store_close(store);
    if (code == EXIT_FINE && err != STORE_OK)
        code = failed("matches", arguments->store, store_err_name(err));
    if (file != NULL && fclose(file) != 0) run->failed = true;
    if (code == EXIT_FINE && run->failed)
        code = failed("results", arguments->results, "the disk is full or failed");
    return code;
}

int lab_arena(int argc, char **argv)
{
    static struct run run;
    static struct arena_plan plan;
    struct arguments arguments = {.game = games[0]->id, .options = ""};
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = plan_make(&arguments, &plan);
    if (code != COMMAND_LINE_GO_ON) return code;
    run.plan = &plan;
    run.shows = isatty(STDERR_FILENO) != 0;
    run.from_us = clock_mono_us();
    arena_tally_begin(&run.tally, &plan);
    code = play(&run, &arguments);
    if (code != EXIT_FINE) return code;
    arena_print(stdout, &plan, &run.tally, (double)(clock_mono_us() - run.from_us) / 1e6);
    if (plan.stronger < 0) return EXIT_FINE;
    return arena_likelier(&run.tally, &plan) >= STRENGTH_ESTIMATE_DECIDED ? EXIT_FINE
                                                                          : EXIT_NOT_STRONGER;
}
