#include "bench/live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/buf.h"
#include "base/clock.h"
#include "bench/load/crowd.h"
#include "bench/load/players.h"
#include "bench/load/server.h"
#include "bench/load/thinkers.h"
#include "cli/core/command_line.h"
#include "games/find.h"
#include "wire/json.h"

#define PACE_MS         1000
#define CROWD_PACE_MS   25 /* pace at which one match does not end during the measurement */
#define SUBSCRIBE_BYTES 256
#define WARM_MS         1000
#define TABLES_MAX      4000
#define ERROR_BYTES     512
#define CORE_MAX        1023

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

/* The default measurements. */
static const struct row {
    uint32_t tables;
    uint32_t pace_ms;
    uint32_t watchers; /* spectators of the first match; measured without the reference limit */
} rows[] = {{1, 0, 0},
            {50, 0, 0},
            {500, 0, 0},
            {500, PACE_MS, 0},
            {1, CROWD_PACE_MS, 0},
            {1, CROWD_PACE_MS, 1000}};

/* The figures of a server in the measured time. */
struct figures {
    struct bench_told told;
    double seconds;
    uint64_t cpu_us;
    uint64_t sends;
    uint64_t writes;
    uint64_t thinking;     /* bots, at the end of it */
    uint64_t memory;       /* at the start */
    uint64_t memory_after; /* memory with all clients and their matches */
};

/* The reported and compared figures of each server. */
struct column {
    const char *name;
    double value;
};

enum { COLUMNS = 10 };

static void columns_fill(const struct figures *figures, uint32_t clients,
                         struct column columns[COLUMNS])
{
    const struct bench_told *told = &figures->told;
    double moves = told->moves > 0 ? (double)told->moves : 1;
    double grown = (double)figures->memory_after - (double)figures->memory;
    const struct column filled[COLUMNS] = {
        {"moves_per_s", moves / figures->seconds},
        {"p50_ms", told->p50_us / 1e3},
        {"p99_ms", told->p99_us / 1e3},
        {"cpu_us_per_move", (double)figures->cpu_us / moves},
        {"sends_per_move", (double)figures->sends / moves},
        {"writes_per_move", (double)figures->writes / moves},
        {"messages_per_move", (double)told->frames / moves},
        {"bytes_per_move", (double)told->bytes / moves},
        {"memory_mb", (double)figures->memory / 1e6},
        {"kb_per_client", grown / 1e3 / clients},
    };
    memcpy(columns, filled, sizeof(filled));
}

static struct json line_begin(struct buf *out, const struct bench_load *load, const char *server)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "bench", "live");
    json_text(&json, "server", server);
    json_int(&json, "matches", load->tables);
    json_int(&json, "pace_ms", load->pace_ms);
    json_int(&json, "watchers", load->watchers);
    return json;
}

static void line_end(struct json *json, struct buf *out)
{
    json_object_end(json);
    CHECK(!out->failed);
    puts(out->bytes);
    (void)fflush(stdout);
    buf_free(out);
}

/* Prints a number with three decimals: the measurement is not more precise. */
static void real(struct json *json, const char *name, double value)
{
    json_real(json, name, (double)(int64_t)(value * 1000 + (value < 0 ? -0.5 : 0.5)) / 1000);
}

static void line_print(const struct bench_load *load, const struct figures *figures)
{
    struct buf out = {0};
    struct column columns[COLUMNS];
    struct json json = line_begin(&out, load, load->bare ? "bare" : "ochre");
    columns_fill(figures, load->tables * load->seats, columns);
    if (!load->bare) json_text(&json, "game", load->game);
    json_int(&json, "seats", load->seats);
    if (!load->bare) json_bool(&json, "patches", !load->whole);
    real(&json, "seconds", figures->seconds);
    json_int(&json, "moves", (int64_t)figures->told.moves);
    for (size_t i = 0; i < COLUMNS; i++) real(&json, columns[i].name, columns[i].value);
    real(&json, "most_ms", figures->told.most_us / 1e3);
    if (figures->thinking > 0) json_int(&json, "bots_thinking", (int64_t)figures->thinking);
    json_int(&json, "refused", (int64_t)figures->told.refused);
    json_int(&json, "matches_over", (int64_t)figures->told.matches_over);
    line_end(&json, &out);
}

/* Prints the ratios of the first figures to the second. */
static void ratio_print(const struct bench_load *load, const char *servers,
                        const struct figures figures[2])
{
    struct buf out = {0};
    struct column columns[2][COLUMNS];
    struct json json = line_begin(&out, load, servers);
    for (size_t i = 0; i < 2; i++)
        columns_fill(&figures[i], load->tables * load->seats, columns[i]);
    for (size_t i = 0; i < COLUMNS; i++)
        if (columns[1][i].value > 0)
            real(&json, columns[0][i].name, columns[0][i].value / columns[1][i].value);
    line_end(&json, &out);
}

/* Connects spectators to the first table. */
static bool crowd_come(const struct bench_players *players, const struct bench_load *load,
                       struct bench_crowd *crowd, char *error)
{
    char text[SUBSCRIBE_BYTES];
    const char *id;
    const char *key;
    bench_players_match(players, &id, &key);
    (void)snprintf(text, sizeof(text),
                   "{\"type\":\"subscribe\",\"match\":\"%s\",\"key\":\"%s\",\"patches\":true}", id,
                   key);
    if (bench_crowd_start(crowd, load->port, load->watchers, text)) return true;
    (void)snprintf(error, ERROR_BYTES, "nobody could come to look on");
    return false;
}

/* Measures one server. False: the reason is in `error`. */
static bool measure(const struct bench_server *server, struct bench_load *load, uint32_t thinking,
                    uint32_t seconds, struct figures *figures, char *error)
{
    *figures = (struct figures){.memory = bench_server_memory(server)};
    load->port = server->port;
    struct bench_players *players = bench_players_seat(load, error, ERROR_BYTES);
    if (players == NULL) return false;
    struct bench_crowd crowd = {0};
    bool ok = load->watchers == 0 || crowd_come(players, load, &crowd, error);
    ok = ok && (thinking == 0 || bench_thinkers_begin(server->port, load->game, "master", thinking,
                                                      error, ERROR_BYTES));
    ok = ok && bench_players_play(players, WARM_MS, error, ERROR_BYTES);
    uint64_t sends = bench_server_sends(server);
    uint64_t writes = bench_server_writes(server);
    int64_t cpu_us = bench_server_cpu_us(server);
    int64_t begin_us = clock_mono_us();
    bench_players_measure(players);
    ok = ok && bench_players_play(players, seconds * 1000, error, ERROR_BYTES);
    figures->seconds = (double)(clock_mono_us() - begin_us) / 1e6;
    figures->thinking = thinking > 0 ? bench_server_thinking(server) : 0;
    figures->cpu_us = (uint64_t)(bench_server_cpu_us(server) - cpu_us);
    figures->writes = bench_server_writes(server) - writes;
    figures->sends = bench_server_sends(server) - sends;
    figures->memory_after = bench_server_memory(server);
    bench_crowd_end(&crowd);
    bench_players_told(players, &figures->told);
    bench_players_free(players);
    return ok;
}

/* Runs one server from start to end; the calling thread is on the clients' processor. */
static bool server_run(struct bench_load *load, const struct bench_start *start,
                       uint32_t client_core, uint32_t thinking, uint32_t seconds,
                       struct figures *figures)
{
    char error[ERROR_BYTES] = "";
    struct bench_server server;
    load->bare = start->bare;
    bool ok = bench_server_start(&server, start, error, sizeof(error));
    if (ok) {
        ok = bench_core_take(client_core) &&
             measure(&server, load, thinking, seconds, figures, error);
        if (!bench_server_stop(&server) && ok) {
            (void)snprintf(error, sizeof(error), "the server has not ended well");
            ok = false;
        }
    }
    if (ok)
        line_print(load, figures);
    else
        fprintf(stderr, "ochre-bench live: %s\n", error);
    return ok;
}

struct arguments {
    const char *game;
    uint32_t seats;
    uint32_t matches; /* 0: the numbers of the table above */
    uint32_t pace_ms;
    uint32_t watchers;
    uint32_t thinking;
    uint32_t seconds;
    const char *cores; /* NULL: any */
    bool whole;
    bool alone;
};

#define NUMBER(member, top)                                                                        \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = 1, .max = top

static const struct option_row options[] = {
    {"game", "GAME", "game to play (default: the first)", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, game)},
    {"seats", "N", "number of players", .fallback = "2", NUMBER(seats, GAME_SEATS_MAX)},
    {"matches", "N", "matches at once (default: 1, then 50, then 500)",
     NUMBER(matches, TABLES_MAX)},
    {"pace", "MS", "milliseconds between moves of a match (default: none)", NUMBER(pace_ms, 60000)},
    {"watchers", "N", "extra spectators of the first match (default: none)",
     NUMBER(watchers, BENCH_CROWD_MAX)},
    {"thinking", "N", "measure again while N bots think in other matches (default: none)",
     NUMBER(thinking, BENCH_THINKERS_MAX)},
    {"seconds", "N", "duration of the measurement in seconds", .fallback = "5",
     NUMBER(seconds, 3600)},
    {"cores", "A,B", "keeps the server on processor A and the clients on B", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, cores)},
    {"alone", NULL, "skip the comparison with the bare server", .kind = OPTION_FLAG,
     OPTION_AT(struct arguments, alone)},
    {"whole", NULL, "send full tables instead of patches", .kind = OPTION_FLAG,
     OPTION_AT(struct arguments, whole)},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "live",
    .usage = "live [options]",
    .about =
        "Starts a server with a database of its own in /tmp and plays on it, with a connection "
        "for\n"
        "each seat that reads every update; players choose among their legal moves at random. "
        "Each\n"
        "move is durable before it is acknowledged. Prints one JSON object a line; without "
        "--matches\n"
        "one for 1, 50 and 500 matches, for 500 with a move a second each (--pace 1000), and for\n"
        "one with nobody and with 1000 people looking on (--pace 25). After each of the first "
        "four\n"
        "the same clients are given as many bytes by a bare server (ochre-bench bare), the limit,\n"
        "and a third line says how often its figures the server's are.\n"
        "The load comes from this thread, so that two free processors measure the server best.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

/* Measures the server without thinking bots, and with that number of them. */
static bool thinking_run(struct bench_load *load, const struct bench_start *start,
                         uint32_t client_core, const struct arguments *arguments)
{
    struct figures figures[2]; /* the first are measured while bots think */
    if (!server_run(load, start, client_core, 0, arguments->seconds, &figures[1]) ||
        !server_run(load, start, client_core, arguments->thinking, arguments->seconds, &figures[0]))
        return false;
    ratio_print(load, "thinking/idle", figures);
    return true;
}

/* Runs one row of the table: the server, then the reference limit. */
static bool row_run(struct bench_load *load, const struct arguments *arguments,
                    const uint32_t cores[2])
{
    struct figures figures[2];
    struct bench_start start = {.seats = load->seats, .core = cores[0]};
    if (arguments->thinking > 0) return thinking_run(load, &start, cores[1], arguments);
    if (!server_run(load, &start, cores[1], 0, arguments->seconds, &figures[0])) return false;
    if (arguments->alone || load->watchers > 0 || load->pace_ms == CROWD_PACE_MS) return true;
    start.bare = true;
    start.bytes = (uint32_t)(figures[0].told.bytes / (figures[0].told.moves + 1));
    bool ok = server_run(load, &start, cores[1], 0, arguments->seconds, &figures[1]);
    if (ok) ratio_print(load, "ochre/bare", figures);
    return ok;
}

/* "A,B". */
static bool cores_read(const char *text, uint32_t cores[2])
{
    char *end = NULL;
    cores[0] = BENCH_CORE_ANY;
    cores[1] = BENCH_CORE_ANY;
    if (text == NULL) return true;
    unsigned long one = strtoul(text, &end, 10);
    if (end == text || *end != ',') return false;
    const char *behind = end + 1;
    unsigned long other = strtoul(behind, &end, 10);
    if (end == behind || *end != '\0' || one > CORE_MAX || other > CORE_MAX) return false;
    cores[0] = (uint32_t)one;
    cores[1] = (uint32_t)other;
    return true;
}

int bench_live(int argc, char **argv)
{
    struct arguments arguments = {.game = games[0]->id};
    const char *word = NULL;
    uint32_t cores[2];
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (games_find(arguments.game) == NULL)
        return command_line_wrong(&line, "unknown game \"%s\"", arguments.game);
    if (!cores_read(arguments.cores, cores))
        return command_line_wrong(&line, "--cores needs two numbers: A,B");
    struct bench_load load = {.game = arguments.game,
                              .seats = (uint8_t)arguments.seats,
                              .whole = arguments.whole,
                              .seed = 1};
    bool ok = true;
    for (size_t i = 0; ok && i < COUNT_OF(rows); i++) {
        load.tables = arguments.matches > 0 ? arguments.matches : rows[i].tables;
        load.pace_ms = arguments.matches > 0 ? arguments.pace_ms : rows[i].pace_ms;
        load.watchers = arguments.matches > 0 ? arguments.watchers : rows[i].watchers;
        ok = row_run(&load, &arguments, cores);
        if (arguments.matches > 0) break;
    }
    return ok ? EXIT_DONE : EXIT_FAILED;
}
