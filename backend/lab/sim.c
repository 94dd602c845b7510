#include "lab/sim.h"

#include "base/clock.h"
#include "base/time/day.h"
#include "bots/bots.h"
#include "lab/match_arguments.h"
#include "lab/simulate.h"
#include "games/games.h"
#include "wire/json.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { EXIT_FINE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *game;
    const char *options;
    const char *bots;
    const char *trace;
    const char *store;
    const char *since;
    int64_t seats; /* 0: as many as the game takes */
    int64_t matches;
    int64_t seed;
    int64_t threads;
};

#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct arguments, member)
#define NUMBER(member, low, top)                                                                   \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = low, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first listed below)", TEXT(game)},
    {"seats", "N", "number of players (default: the most the game allows with these options)",
     NUMBER(seats, 1, GAME_SEATS_MAX)},
    {"options", "A,B", "variants to play with (default: none)", TEXT(options)},
    {"matches", "N", "number of matches", .fallback = "1000", NUMBER(matches, 1, SIM_MATCHES_MAX)},
    {"seed", "N", "the same seed gives the same matches, with any number of threads",
     .fallback = "1", NUMBER(seed, 0, SIM_SEED_MAX)},
    {"bots", "A,B", "bots for seats 0, 1, ...; a shorter list is repeated", .fallback = "random",
     TEXT(bots)},
    {"threads", "N", "number of threads", .fallback = "1", NUMBER(threads, 1, SIM_THREADS_MAX)},
    {"trace", "FILE", "write one JSON line per step (see schema/trace.md); needs --threads 1",
     TEXT(trace)},
    {"store", "FILE", "add the matches to a server database (SQLite); needs --threads 1",
     TEXT(store)},
    {"since", "DAY", "day of the first match in that database (default: a day of 2026)",
     TEXT(since)},
};

static const struct command_line line = {
    .program = "ochre-lab",
    .command = "sim",
    .usage = "sim [options]",
    .about = "Lets bots play matches. The last line is a JSON object with statistics.\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .help_end = match_arguments_names_print};

/* ---- the plan ---- */

static int plan_bots(const char *at, struct sim_plan *plan)
{
    const struct bot *found[GAME_SEATS_MAX];
    char word[64];
    unsigned count = 0;
    while (match_arguments_word(&at, word, sizeof(word))) {
        if (count == plan->setup.seats)
            return command_line_wrong(&line, "--bots names more bots than there are seats");
        found[count] = bots_find_any(plan->game, word);
        if (found[count++] == NULL)
            return command_line_wrong(&line, "%s has no bot \"%s\"", plan->game->id, word);
    }
    if (count == 0) return command_line_wrong(&line, "--bots needs at least one bot");
    for (unsigned seat = 0; seat < plan->setup.seats; seat++)
        plan->bots[seat] = found[seat % count];
    return EXIT_FINE;
}

/* Fills the plan but for its trace. Returns an exit code. */
static int make_plan(const struct arguments *arguments, struct sim_plan *plan)
{
    *plan = (struct sim_plan){.matches = arguments->matches,
                              .seed = arguments->seed,
                              .threads = (unsigned)arguments->threads};
    int code = match_arguments_setup(&line, arguments->game, arguments->options, arguments->seats,
                                     &plan->game, &plan->setup);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = plan_bots(arguments->bots, plan);
    if (code != EXIT_FINE) return code;
    if (arguments->trace != NULL && plan->threads > 1)
        return command_line_wrong(&line,
                                  "--trace writes the matches in order: it needs --threads 1");
    if (arguments->store != NULL && plan->threads > 1)
        return command_line_wrong(&line,
                                  "--store writes the matches in order: it needs --threads 1");
    if (arguments->since != NULL && arguments->store == NULL)
        return command_line_wrong(&line, "--since needs --store");
    plan->since_ms = sim_store_day_ms(plan->seed);
    int32_t day = 0;
    if (arguments->since != NULL && !day_read(arguments->since, &day))
        return command_line_wrong(&line, "--since needs a day, such as 2026-01-31");
    if (arguments->since != NULL) plan->since_ms = day_begins_ms(NULL, day);
    return EXIT_FINE;
}

/* ---- report ---- */

static void print_plan(struct json *json, const struct sim_plan *plan)
{
    json_text(json, "game", plan->game->id);
    json_int(json, "seats", plan->setup.seats);
    json_array(json, "options");
    for (unsigned i = 0; i < plan->game->options.count; i++)
        if ((plan->setup.options >> i & 1) != 0) json_text(json, NULL, plan->game->options.name[i]);
    json_array_end(json);
    json_array(json, "bots");
    for (unsigned i = 0; i < plan->setup.seats; i++) json_text(json, NULL, plan->bots[i]->id);
    json_array_end(json);
    json_int(json, "matches", plan->matches);
    json_int(json, "seed", plan->seed);
    json_int(json, "threads", plan->threads);
}

static void print_means(struct json *json, const char *name, const struct sim_plan *plan,
                        const int64_t *sums, int64_t unit)
{
    json_array(json, name);
    for (unsigned seat = 0; seat < plan->setup.seats; seat++)
        json_real(json, NULL, (double)sums[seat] / (double)unit / (double)plan->matches);
    json_array_end(json);
}

static void print_report(const struct sim_plan *plan, const struct sim_tally *tally, int64_t us)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    double seconds = (double)(us > 0 ? us : 1) / 1e6;
    double matches = (double)plan->matches;
    json_object(&json, NULL);
    print_plan(&json, plan);
    json_real(&json, "seconds", seconds);
    json_real(&json, "matches_per_s", matches / seconds);
    json_real(&json, "decisions_per_s", (double)tally->decisions / seconds);
    json_real(&json, "decisions_mean", (double)tally->decisions / matches);
    json_real(&json, "rounds_mean", (double)tally->rounds / matches);
    print_means(&json, "score_mean", plan, tally->score, 1);
    print_means(&json, "win_share", plan, tally->wins, SIM_WIN);
    json_object(&json, "end_reasons");
    for (unsigned i = 0; i < plan->game->reasons.count && i < SIM_REASONS_MAX; i++) {
        const char *name = i == 0 ? "unfinished" : plan->game->reasons.name[i];
        if (i > 0 || tally->reasons[i] > 0) json_int(&json, name, tally->reasons[i]);
    }
    json_object_end(&json);
    json_object_end(&json);
    CHECK(!out.failed);
    puts(out.bytes);
    buf_free(&out);
}

/* Says what the store could not do. */
static int store_failed(const char *path, enum store_err err)
{
    fprintf(stderr, "ochre-lab sim: the matches could not be written to %s: %s.\n", path,
            store_err_name(err));
    return EXIT_FAILED;
}

static int run(struct sim_plan *plan, const char *trace, const char *store)
{
    struct sim_tally tally;
    enum store_err err = STORE_OK;
    if (trace != NULL) {
        plan->trace = fopen(trace, "w");
        if (plan->trace == NULL) {
            fprintf(stderr, "ochre-lab sim: %s cannot be written: %s.\n", trace, strerror(errno));
            return EXIT_FAILED;
        }
    }
    if (store != NULL) err = sim_store_open(store, plan->since_ms, &plan->store);
    if (err != STORE_OK) {
        if (plan->trace != NULL) (void)fclose(plan->trace);
        return store_failed(store, err);
    }
    int64_t from_us = clock_mono_us();
    enum sim_outcome outcome = simulate(plan, &tally);
    if (plan->store != NULL) err = sim_store_close(plan->store);
    int64_t us = clock_mono_us() - from_us;
    if (plan->trace != NULL && fclose(plan->trace) != 0) outcome = SIM_TRACE_FAILED;
    if (err != STORE_OK) return store_failed(store, err);
    switch (outcome) {
    case SIM_DONE: print_report(plan, &tally, us); return EXIT_FINE;
    case SIM_TRACE_FAILED:
        fprintf(stderr, "ochre-lab sim: the trace could not be written to %s.\n", trace);
        return EXIT_FAILED;
    case SIM_NO_THREADS:
        fputs("ochre-lab sim: the system gives no more threads.\n", stderr);
        return EXIT_FAILED;
    }
    return EXIT_FAILED;
}

int lab_sim(int argc, char **argv)
{
    struct arguments arguments = {.game = games[0]->id, .options = ""};
    struct sim_plan plan;
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = make_plan(&arguments, &plan);
    return code == EXIT_FINE ? run(&plan, arguments.trace, arguments.store) : code;
}
