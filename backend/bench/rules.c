#include "bench/rules.h"

#include "base/clock.h"
#include "bots/bots.h"
#include "cli/core/command_line.h"
#include "lab/sim_store.h"
#include "lab/simulate.h"
#include "games/games.h"
#include "store/nouns/matches/moves.h"
#include "wire/json.h"
#include "wire/parse.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SEATS     4       /* or the maximum of the game */
#define RUNS      7       /* number of runs after a first one for warming up; the best one counts */
#define DECISIONS 1000000 /* minimum per run, estimated from the first PROBE matches */
#define PROBE     100
#define FOLD_RUNS 30
#define PATH_ROOM 256

enum { EXIT_FINE = 0, EXIT_FAILED = 1 };

static void print_line(struct buf *line)
{
    CHECK(!line->failed);
    puts(line->bytes);
    (void)fflush(stdout);
    buf_free(line);
}

static struct sim_plan plan_of(const struct game *game, const struct bot *bot, int64_t matches)
{
    struct sim_plan plan = {.game = game, .matches = matches, .seed = 1, .threads = 1};
    plan.setup = (struct game_setup){.seats = (uint8_t)min(SEATS, game->seats_max),
                                     .start_seat = GAME_NOBODY};
    plan.setup.options = game->seats_need[plan.setup.seats];
    for (unsigned seat = 0; seat < plan.setup.seats; seat++) plan.bots[seat] = bot;
    return plan;
}

/* Returns the number of matches with DECISIONS decisions: always the same for the same rules. */
static int64_t matches_of(const struct game *game, const struct bot *bot)
{
    struct sim_plan plan = plan_of(game, bot, PROBE);
    struct sim_tally tally;
    CHECK(simulate(&plan, &tally) == SIM_DONE && tally.decisions > 0);
    return (int64_t)DECISIONS * PROBE / tally.decisions + 1;
}

/* ---- decisions ---- */

/* Measures random players on this thread: legal moves, choice, decide, evolve. It uses the CPU
 * time of the thread, so that other programs on the machine have less influence. */
static void bench_decisions(const struct game *game)
{
    const struct bot *random = bots_find(game, "random");
    int64_t matches = matches_of(game, random);
    struct sim_plan plan = plan_of(game, random, matches);
    struct sim_tally tally;
    struct buf line = {0};
    struct json json = json_to(&line);
    int64_t best = INT64_MAX;
    for (int run = 0; run <= RUNS; run++) {
        int64_t start = clock_thread_us();
        CHECK(simulate(&plan, &tally) == SIM_DONE);
        int64_t took = clock_thread_us() - start;
        if (run > 0 && took < best) best = took;
    }
    double seconds = (double)(best > 0 ? best : 1) / 1e6;
    json_object(&json, NULL);
    json_text(&json, "bench", "decisions");
    json_text(&json, "game", game->id);
    json_int(&json, "seats", plan.setup.seats);
    json_int(&json, "matches", matches);
    json_int(&json, "decisions", tally.decisions);
    json_real(&json, "matches_per_s", (double)matches / seconds);
    json_real(&json, "decisions_per_s", (double)tally.decisions / seconds);
    json_object_end(&json);
    print_line(&line);
}

/* ---- folding ---- */

struct fold {
    struct match match;
    uint32_t next;
    struct game_events events;
};

static bool fold_row(void *context, const struct store_move *row)
{
    struct fold *fold = context;
    struct parse_error error;
    if (row->seq != fold->next ||
        !parse_events(fold->match.game, row->events, strlen(row->events), &fold->events, &error) ||
        !match_fold(&fold->match, row->seq, (uint8_t)row->seat, &fold->events, row->state_hash))
        return false;
    fold->next++;
    return true;
}

/* Reads and folds a whole match, as a restart does. False: that fails before its end. */
static bool fold_match(struct store_reader *reader, const char *id, const struct sim_plan *plan,
                       int64_t moves)
{
    static struct fold fold;
    fold.next = 0;
    match_fold_begin(&fold.match, plan->game, &plan->setup);
    return store_moves_each(reader, id, 0, UINT32_MAX, fold_row, &fold) == STORE_OK &&
           fold.next == moves + 1 && plan->game->to_act(&fold.match.state) == 0;
}

/* Returns the best time of several runs, in microseconds; -1 on failure. */
static int64_t fold_best(struct store_reader *reader, const char *id, const struct sim_plan *plan,
                         int64_t moves)
{
    int64_t best = INT64_MAX;
    for (int run = 0; run <= FOLD_RUNS; run++) {
        int64_t start = clock_thread_us();
        if (!fold_match(reader, id, plan, moves)) return -1;
        int64_t took = clock_thread_us() - start;
        if (run > 0 && took < best) best = took;
    }
    return best;
}

/* Plays a match and stores it in the file at `path`; returns its id and number of moves. */
static bool match_write(const char *path, struct sim_plan *plan, char *id, int64_t *moves)
{
    struct sim_tally tally;
    if (sim_store_open(path, sim_store_day_ms(plan->seed), &plan->store) != STORE_OK) return false;
    bool ok = simulate(plan, &tally) == SIM_DONE;
    (void)snprintf(id, STORE_MATCH_ID_BYTES + 1, "%s", sim_store_match_id(plan->store));
    *moves = tally.decisions;
    return sim_store_close(plan->store) == STORE_OK && ok;
}

static void nothing(void *context)
{
    (void)context;
}

static bool bench_fold(const char *path, const struct game *game, const struct bot *bot)
{
    struct sim_plan plan = plan_of(game, bot, 1);
    struct store_config config = {.path = path, .wake = nothing};
    struct store *store = NULL;
    struct store_reader *reader = NULL;
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t moves = 0;
    int64_t best = -1;
    if (!match_write(path, &plan, id, &moves)) return false;
    if (store_open(&config, &store) != STORE_OK) return false;
    if (store_reader_open(store, &reader) == STORE_OK) {
        best = fold_best(reader, id, &plan, moves);
        store_reader_close(reader);
    }
    store_close(store);
    if (best < 0) return false;
    struct buf line = {0};
    struct json json = json_to(&line);
    json_object(&json, NULL);
    json_text(&json, "bench", "fold");
    json_text(&json, "game", game->id);
    json_text(&json, "bots", bot->id);
    json_int(&json, "seats", plan.setup.seats);
    json_int(&json, "moves", moves);
    json_real(&json, "ms", (double)best / 1e3);
    json_object_end(&json);
    print_line(&line);
    return true;
}

/* Uses a temporary folder of its own. */
static bool bench_folds(void)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char folder[] = "/tmp/ochre-bench-XXXXXX";
    char path[PATH_ROOM];
    if (mkdtemp(folder) == NULL) return false;
    (void)snprintf(path, sizeof(path), "%s/bench.sqlite", folder);
    bool ok = true;
    const struct bot *bot;
    for (size_t i = 0; games[i] != NULL; i++)
        for (size_t j = 0; ok && (bot = bots_of(games[i], j)) != NULL; j++)
            ok = bot->think_ms > 0 || bench_fold(path, games[i], bot);
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        (void)snprintf(path, sizeof(path), "%s/bench.sqlite%s", folder, endings[i]);
        (void)unlink(path);
    }
    (void)rmdir(folder);
    return ok;
}

/* ---- the command ---- */

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "rules",
    .usage = "rules",
    .about =
        "Benchmarks on one thread: CPU time of the best of several runs after a warm-up. Prints\n"
        "one JSON object per line:\n"
        "\n"
        "  decisions   decisions per second of random players, four seats, for each game\n"
        "  fold        milliseconds to read a finished match of each bot from SQLite and fold\n"
        "              its log\n"};

int bench_rules(int argc, char **argv)
{
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, NULL, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    for (size_t i = 0; games[i] != NULL; i++) bench_decisions(games[i]);
    if (!bench_folds()) {
        fputs("ochre-bench rules: the matches cannot be written, or do not fold\n", stderr);
        return EXIT_FAILED;
    }
    return EXIT_FINE;
}
