#include "cli/bench_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/buf.h"
#include "cli/bench_players.h"
#include "cli/bench_server.h"
#include "cli/command_line.h"
#include "games/games.h"
#include "wire/json.h"

#define PACE_MS     1000
#define WARM_MS     1000
#define TABLES_MAX  4000
#define ERROR_BYTES 512

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

/* What is measured without arguments. */
static const struct row {
    uint32_t tables;
    uint32_t pace_ms;
} rows[] = {{1, 0}, {50, 0}, {500, 0}, {500, PACE_MS}};

static void line_print(const struct bench_load *load, const struct bench_told *told, double seconds,
                       int64_t cpu_us, const uint64_t memory[2])
{
    struct buf line = {0};
    struct json json = json_to(&line);
    double moves = told->moves > 0 ? (double)told->moves : 1;
    uint32_t clients = load->tables * load->seats;
    json_object(&json, NULL);
    json_text(&json, "bench", "live");
    json_text(&json, "game", load->game);
    json_int(&json, "matches", load->tables);
    json_int(&json, "seats", load->seats);
    json_int(&json, "pace_ms", load->pace_ms);
    json_bool(&json, "patches", !load->whole);
    json_real(&json, "seconds", seconds);
    json_int(&json, "moves", (int64_t)told->moves);
    json_real(&json, "moves_per_s", moves / seconds);
    json_real(&json, "p50_ms", told->p50_us / 1e3);
    json_real(&json, "p99_ms", told->p99_us / 1e3);
    json_real(&json, "most_ms", told->most_us / 1e3);
    json_real(&json, "cpu_us_per_move", (double)cpu_us / moves);
    json_real(&json, "messages_per_move", (double)told->frames / moves);
    json_real(&json, "bytes_per_move", (double)told->bytes / moves);
    json_int(&json, "refused", (int64_t)told->refused);
    json_int(&json, "matches_over", (int64_t)told->matches_over);
    json_real(&json, "memory_mb", (double)memory[0] / 1e6);
    json_real(&json, "kb_per_client", ((double)memory[1] - (double)memory[0]) / 1e3 / clients);
    json_object_end(&json);
    CHECK(!line.failed);
    puts(line.bytes);
    (void)fflush(stdout);
    buf_free(&line);
}

/* False: the reason is in `error`. */
static bool measure(const struct bench_server *server, struct bench_load *load, uint32_t seconds,
                    char *error)
{
    struct bench_told told;
    uint64_t memory[2] = {bench_server_memory(server)};
    load->port = server->port;
    struct bench_players *players = bench_players_seat(load, error, ERROR_BYTES);
    if (players == NULL) return false;
    bool ok = bench_players_play(players, WARM_MS, error, ERROR_BYTES);
    int64_t cpu_us = bench_server_cpu_us(server);
    bench_players_measure(players);
    ok = ok && bench_players_play(players, seconds * 1000, error, ERROR_BYTES);
    cpu_us = bench_server_cpu_us(server) - cpu_us;
    memory[1] = bench_server_memory(server);
    bench_players_told(players, &told);
    bench_players_free(players);
    if (ok) line_print(load, &told, seconds, cpu_us, memory);
    return ok;
}

static bool row_run(struct bench_load *load, uint32_t seconds)
{
    char error[ERROR_BYTES] = "";
    struct bench_server server;
    bool ok = bench_server_start(&server, error, sizeof(error));
    if (ok) {
        ok = measure(&server, load, seconds, error);
        if (!bench_server_stop(&server) && ok) {
            (void)snprintf(error, sizeof(error), "the server has not ended well");
            ok = false;
        }
    }
    if (!ok) fprintf(stderr, "ochre bench live: %s\n", error);
    return ok;
}

struct arguments {
    const char *game;
    uint32_t seats;
    uint32_t matches; /* 0: those of the table above */
    uint32_t pace_ms;
    uint32_t seconds;
    bool whole;
};

#define NUMBER(member, top)                                                                        \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = 1, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "which game (the first)", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, game)},
    {"seats", "N", "how many play", .fallback = "2", NUMBER(seats, GAME_SEATS_MAX)},
    {"matches", "N", "how many matches at once (1, then 50, then 500)",
     NUMBER(matches, TABLES_MAX)},
    {"pace", "MS", "milliseconds between two moves of a match (none)", NUMBER(pace_ms, 60000)},
    {"seconds", "N", "how long is measured", .fallback = "5", NUMBER(seconds, 3600)},
    {"whole", NULL, "updates carry whole tables instead of what has changed", .kind = OPTION_FLAG,
     OPTION_AT(struct arguments, whole)},
};

static const struct command_line line = {
    .command = "bench",
    .subcommand = "live",
    .usage = "bench live [options]",
    .about =
        "Starts a server with a database of its own in /tmp and plays on it, with a connection "
        "for\n"
        "each seat that reads every update; players choose among their legal moves at random. "
        "Each\n"
        "move is durable before it is acknowledged. Prints one JSON object a line; without "
        "--matches\n"
        "one for 1, 50 and 500 matches, and for 500 with a move a second each (--pace 1000).\n"
        "The load comes from this thread, so that two free processors measure the server best.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

int cli_bench_live(int argc, char **argv)
{
    struct arguments arguments = {.game = games[0]->id};
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (games_find(arguments.game) == NULL)
        return command_line_wrong(&line, "unknown game \"%s\"", arguments.game);
    struct bench_load load = {.game = arguments.game,
                              .seats = (uint8_t)arguments.seats,
                              .whole = arguments.whole,
                              .seed = 1};
    bool ok = true;
    for (size_t i = 0; ok && i < COUNT_OF(rows); i++) {
        load.tables = arguments.matches > 0 ? arguments.matches : rows[i].tables;
        load.pace_ms = arguments.matches > 0 ? arguments.pace_ms : rows[i].pace_ms;
        ok = row_run(&load, arguments.seconds);
        if (arguments.matches > 0) break;
    }
    return ok ? EXIT_DONE : EXIT_FAILED;
}
