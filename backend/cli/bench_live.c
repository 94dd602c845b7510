#include "cli/bench_live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/buf.h"
#include "cli/bench_players.h"
#include "cli/bench_server.h"
#include "games/games.h"
#include "wire/json.h"

#define SEATS       2
#define PACE_MS     1000
#define SECONDS     5
#define WARM_MS     1000
#define TABLES_MAX  4000
#define ERROR_BYTES 512

enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

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

static void print_help(void)
{
    puts("usage: ochre bench live [--game ID] [--seats N] [--matches N] [--pace MS] [--seconds N]\n"
         "\n"
         "Starts a server with a database of its own in /tmp and plays on it, with a connection "
         "for\n"
         "each seat that reads every update; players choose among their legal moves at random. "
         "Each\n"
         "move is durable before it is acknowledged. Prints one JSON object a line; without "
         "--matches\n"
         "one for 1, 50 and 500 matches, and for 500 with a move a second each (--pace 1000).\n"
         "The load comes from this thread, so that two free processors measure the server best.");
}

static bool number(const char *text, uint32_t least, uint32_t most, uint32_t *into)
{
    char *end = NULL;
    unsigned long value = text == NULL || text[0] == '-' ? 0 : strtoul(text, &end, 10);
    if (end == NULL || *end != '\0' || end == text || value < least || value > most) return false;
    *into = (uint32_t)value;
    return true;
}

int cli_bench_live(int argc, char **argv)
{
    struct bench_load load = {.game = games[0]->id, .seats = SEATS, .seed = 1};
    uint32_t seconds = SECONDS;
    uint32_t seats = SEATS;
    uint32_t matches = 0;
    uint32_t pace_ms = 0;
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        print_help();
        return EXIT_DONE;
    }
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        bool ok = (strcmp(argv[i], "--game") == 0 && value != NULL && games_find(value) != NULL) ||
                  (strcmp(argv[i], "--seats") == 0 && number(value, 1, GAME_SEATS_MAX, &seats)) ||
                  (strcmp(argv[i], "--matches") == 0 && number(value, 1, TABLES_MAX, &matches)) ||
                  (strcmp(argv[i], "--pace") == 0 && number(value, 1, 60000, &pace_ms)) ||
                  (strcmp(argv[i], "--seconds") == 0 && number(value, 1, 3600, &seconds));
        if (!ok) {
            fprintf(stderr, "ochre bench live: no such option or value: %s\n", argv[i]);
            return EXIT_USAGE;
        }
        if (strcmp(argv[i], "--game") == 0) load.game = value;
    }
    load.seats = (uint8_t)seats;
    bool ok = true;
    for (size_t i = 0; ok && i < COUNT_OF(rows); i++) {
        load.tables = matches > 0 ? matches : rows[i].tables;
        load.pace_ms = matches > 0 ? pace_ms : rows[i].pace_ms;
        ok = row_run(&load, seconds);
        if (matches > 0) break;
    }
    return ok ? EXIT_DONE : EXIT_FAILED;
}
