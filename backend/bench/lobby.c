#include "bench/lobby.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "bench/load/crowd.h"
#include "bench/load/server.h"
#include "bench/load/socket.h"
#include "cli/core/command_line.h"
#include "wire/json.h"

#define COOKIE_BYTES 160
#define ERROR_BYTES  512
#define SECONDS_MAX  600
#define TABLES_MAX   1000
#define SETTLE_MS    3000 /* time for all clients to receive the first list */

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

struct arguments {
    uint32_t watchers;
    uint32_t tables; /* a second */
    uint32_t seconds;
};

struct host {
    struct bench_socket rest;
    char cookie[COOKIE_BYTES];
};

static bool reply(struct bench_socket *socket, struct bench_text *text)
{
    while (!bench_socket_next(socket, text))
        if (!bench_socket_wait(socket)) return false;
    return text->status < 300;
}

static bool host_come(struct host *host, uint16_t port)
{
    struct bench_text text;
    if (!bench_socket_open(&host->rest, port, 0) ||
        !bench_socket_request(&host->rest, "POST", "/api/guests", "", "{\"name\":\"Host\"}") ||
        !reply(&host->rest, &text))
        return false;
    const char *at = strstr(text.head, "ochre_session");
    size_t size = at == NULL ? 0 : strcspn(at, ";\r\n");
    if (size == 0 || size >= sizeof(host->cookie)) return false;
    memcpy(host->cookie, at, size);
    host->cookie[size] = '\0';
    return true;
}

static bool table_open(struct host *host)
{
    static const char body[] = "{\"game\":\"stoneage\",\"seats\":4,\"listed\":true}";
    struct bench_text text;
    return bench_socket_request(&host->rest, "POST", "/api/matches", host->cookie, body) &&
           reply(&host->rest, &text);
}

static void wait_until(int64_t at_us)
{
    int64_t left_us = at_us - clock_mono_us();
    const struct timespec pause = {.tv_sec = left_us / 1000000,
                                   .tv_nsec = left_us % 1000000 * 1000};
    if (left_us > 0) (void)nanosleep(&pause, NULL);
}

static int smaller_first(const void *one, const void *other)
{
    const int64_t *a = one;
    const int64_t *b = other;
    return (*a > *b) - (*a < *b);
}

/* Opens tables at the given pace. Fills `took_us` [count] with the time of each, sorted. */
static bool tables_open(struct host *host, const struct arguments *arguments, int64_t *took_us,
                        uint32_t count)
{
    int64_t begin_us = clock_mono_us();
    bool ok = true;
    for (uint32_t i = 0; ok && i < count; i++) {
        wait_until(begin_us + (int64_t)i * 1000000 / arguments->tables);
        took_us[i] = clock_mono_us();
        ok = table_open(host);
        took_us[i] = clock_mono_us() - took_us[i];
    }
    wait_until(begin_us + (int64_t)arguments->seconds * 1000000);
    qsort(took_us, count, sizeof(took_us[0]), smaller_first);
    return ok;
}

static void line_print(const struct arguments *arguments, const struct bench_crowd_told told[2],
                       double cores, double kb, const int64_t *took_us, uint32_t count)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    double messages = (double)(told[1].messages - told[0].messages);
    json_object(&json, NULL);
    json_text(&json, "bench", "lobby");
    json_int(&json, "watchers", arguments->watchers);
    json_int(&json, "tables_per_s", arguments->tables);
    json_int(&json, "seconds", arguments->seconds);
    json_real(&json, "cores", cores);
    json_real(&json, "messages_per_watcher_s", messages / arguments->watchers / arguments->seconds);
    json_real(&json, "bytes_per_message",
              messages > 0 ? (double)(told[1].bytes - told[0].bytes) / messages : 0);
    json_real(&json, "open_p50_ms", (double)took_us[count / 2] / 1e3);
    json_real(&json, "open_p99_ms", (double)took_us[count * 99 / 100] / 1e3);
    json_real(&json, "kb_per_client", kb);
    json_object_end(&json);
    CHECK(!out.failed);
    puts(out.bytes);
    buf_free(&out);
}

static bool measure(const struct bench_server *server, const struct arguments *arguments,
                    struct bench_crowd *crowd)
{
    static int64_t took_us[TABLES_MAX * SECONDS_MAX];
    uint32_t count = arguments->tables * arguments->seconds;
    struct host host = {.rest.fd = -1};
    struct bench_crowd_told told[2];
    uint64_t memory = bench_server_memory(server);
    if (!bench_crowd_start(crowd, server->port, arguments->watchers,
                           "{\"type\":\"lobby\",\"on\":true}"))
        return false;
    wait_until(clock_mono_us() + SETTLE_MS * 1000LL);
    double kb = (double)(bench_server_memory(server) - memory) / 1e3 / arguments->watchers;
    bool ok = host_come(&host, server->port);
    int64_t cpu_us = bench_server_cpu_us(server);
    told[0] = bench_crowd_told(crowd);
    ok = ok && tables_open(&host, arguments, took_us, count);
    told[1] = bench_crowd_told(crowd);
    cpu_us = bench_server_cpu_us(server) - cpu_us;
    if (ok)
        line_print(arguments, told, (double)cpu_us / 1e6 / arguments->seconds, kb, took_us, count);
    bench_socket_close(&host.rest);
    return ok;
}

#define NUMBER(member, most)                                                                       \
    .kind = OPTION_NUMBER, OPTION_AT(struct arguments, member), .min = 1, .max = most

static const struct option_row options[] = {
    {"watchers", "N", "how many look at the lobby", .fallback = "10000",
     NUMBER(watchers, BENCH_CROWD_MAX)},
    {"tables", "N", "tables that are opened in a second", .fallback = "20",
     NUMBER(tables, TABLES_MAX)},
    {"seconds", "N", "how long is measured", .fallback = "10", NUMBER(seconds, SECONDS_MAX)},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "lobby",
    .usage = "lobby [options]",
    .about =
        "Starts a server with a database of its own in /tmp, has people look at its lobby, and\n"
        "opens tables. Prints one JSON object: how many processors the server needs, how often\n"
        "and with how many bytes each of those who look is told, and how long it takes to open\n"
        "a table meanwhile.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

int bench_lobby(int argc, char **argv)
{
    struct arguments arguments = {0};
    struct bench_crowd crowd = {0};
    struct bench_server server;
    const struct bench_start start = {.core = BENCH_CORE_ANY};
    const char *word = NULL;
    char error[ERROR_BYTES] = "";
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    bool ok = bench_server_start(&server, &start, error, sizeof(error));
    if (!ok) {
        fprintf(stderr, "ochre-bench lobby: %s\n", error);
        return EXIT_FAILED;
    }
    ok = measure(&server, &arguments, &crowd);
    bench_crowd_end(&crowd);
    if (!bench_server_stop(&server)) ok = false;
    if (!ok) fputs("ochre-bench lobby: a connection has broken\n", stderr);
    return ok ? EXIT_DONE : EXIT_FAILED;
}
