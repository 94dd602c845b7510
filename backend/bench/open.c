#include "bench/open.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/clock.h"
#include "bench/fill.h"
#include "bench/load/server.h"
#include "cli/core/command_line.h"
#include "games/games.h"
#include "wire/json.h"

#define MATCHES_MAX 1000000
#define PLAYED_MAX  1000
#define PACE_MS     1000
#define WARM_MS     2000
#define ERROR_BYTES 512

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

struct arguments {
    uint32_t matches;
    uint32_t played;
    uint32_t seconds;
};

static const struct option_row options[] = {
    {"matches", "N", "running matches in the file", .fallback = "100000", .kind = OPTION_NUMBER,
     OPTION_AT(struct arguments, matches), .min = 1, .max = MATCHES_MAX},
    {"played", "N", "how many of them are played, with a move a second", .fallback = "500",
     .kind = OPTION_NUMBER, OPTION_AT(struct arguments, played), .min = 1, .max = PLAYED_MAX},
    {"seconds", "N", "how long is measured", .fallback = "10", .kind = OPTION_NUMBER,
     OPTION_AT(struct arguments, seconds), .min = 1, .max = 3600},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "open",
    .usage = "open [options]",
    .about = "Fills a file with running matches, starts a server on it and plays in some of them,\n"
             "which the server does not have in memory before. Prints one JSON object a line: for\n"
             "100 matches, for as many as are played, and for all; how long the start took until\n"
             "the server listened, its memory, and how long durable acknowledgements took.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

static bool file_fill(void *context, const char *folder)
{
    return bench_fill(context, folder);
}

static void line_print(const struct bench_fill *fill, const struct bench_server *server,
                       const uint64_t memory[2], int64_t seated_us, const struct bench_told *told)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "bench", "open");
    json_int(&json, "matches", fill->matches);
    json_int(&json, "played", fill->played);
    json_real(&json, "start_ms", (double)(server->start_us / 10) / 100);
    json_real(&json, "memory_mb", (double)(memory[0] / 10000) / 100);
    json_real(&json, "memory_played_mb", (double)(memory[1] / 10000) / 100);
    json_real(&json, "seated_ms", (double)(seated_us / 10) / 100);
    json_int(&json, "moves", (int64_t)told->moves);
    json_real(&json, "p50_ms", told->p50_us / 1e3);
    json_real(&json, "p99_ms", told->p99_us / 1e3);
    json_real(&json, "most_ms", told->most_us / 1e3);
    json_int(&json, "refused", (int64_t)told->refused);
    json_object_end(&json);
    CHECK(!out.failed);
    puts(out.bytes);
    (void)fflush(stdout);
    buf_free(&out);
}

static bool measure(const struct bench_fill *fill, const struct bench_server *server,
                    uint32_t seconds, char *error)
{
    struct bench_told told;
    uint64_t memory[2] = {bench_server_memory(server)};
    struct bench_load load = {.game = fill->game->id,
                              .tables = fill->played,
                              .seats = BENCH_FILL_SEATS,
                              .pace_ms = PACE_MS,
                              .port = server->port,
                              .seated = fill->seated,
                              .seed = 1};
    int64_t begin_us = clock_mono_us();
    struct bench_players *players = bench_players_seat(&load, error, ERROR_BYTES);
    if (players == NULL) return false;
    int64_t seated_us = clock_mono_us() - begin_us;
    bool ok = bench_players_play(players, WARM_MS, error, ERROR_BYTES);
    bench_players_measure(players);
    ok = ok && bench_players_play(players, seconds * 1000, error, ERROR_BYTES);
    memory[1] = bench_server_memory(server);
    bench_players_told(players, &told);
    bench_players_free(players);
    if (ok) line_print(fill, server, memory, seated_us, &told);
    return ok;
}

static bool row_run(uint32_t matches, const struct arguments *arguments)
{
    char error[ERROR_BYTES] = "memory";
    struct bench_fill fill = {.game = games[0],
                              .matches = matches,
                              .played = matches < arguments->played ? matches : arguments->played};
    fill.seated = calloc(fill.played, sizeof(fill.seated[0]));
    struct bench_start start = {.core = BENCH_CORE_ANY, .prepare = file_fill, .context = &fill};
    struct bench_server server;
    bool ok = fill.seated != NULL && bench_server_start(&server, &start, error, sizeof(error));
    if (ok) {
        ok = measure(&fill, &server, arguments->seconds, error);
        if (!bench_server_stop(&server) && ok) {
            (void)snprintf(error, sizeof(error), "the server has not ended well");
            ok = false;
        }
    }
    if (!ok) fprintf(stderr, "ochre-bench open: %s\n", error);
    free(fill.seated);
    return ok;
}

int bench_open(int argc, char **argv)
{
    struct arguments arguments = {0};
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    const uint32_t rows[] = {100, arguments.played, arguments.matches};
    bool ok = true;
    for (size_t i = 0; ok && i < COUNT_OF(rows); i++)
        if (rows[i] < arguments.matches || i + 1 == COUNT_OF(rows))
            ok = row_run(rows[i], &arguments);
    return ok ? EXIT_DONE : EXIT_FAILED;
}
