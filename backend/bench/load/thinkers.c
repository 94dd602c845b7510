#include "bench/load/thinkers.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "bench/load/players.h"
#include "bench/load/scan.h"
#include "bench/load/socket.h"

#define BODY_BYTES 256
#define ADDRESS    9000 /* other addresses than those of the players */
#define PER_GUEST  40   /* number of tables that one guest opens */
#define REPLY_US   10000000
#define PATH_BYTES 128

struct thinkers {
    struct bench_socket socket;
    char cookie[BENCH_COOKIE_BYTES];
    char match[BENCH_MATCH_BYTES];
    char *error;
    size_t room;
};

static bool failed(struct thinkers *thinkers, const char *path, const struct bench_text *text)
{
    size_t size = text->size < BODY_BYTES ? text->size : BODY_BYTES;
    (void)snprintf(thinkers->error, thinkers->room, "%s: %d %.*s", path, text->status, (int)size,
                   text->size > 0 ? text->bytes : "");
    return false;
}

/* Sends a request, and waits for the reply, which is borrowed until the next one. */
static bool ask(struct thinkers *thinkers, const char *path, const char *body,
                struct bench_text *text)
{
    int64_t until_us = clock_mono_us() + REPLY_US;
    *text = (struct bench_text){.status = 0};
    if (!bench_socket_request(&thinkers->socket, "POST", path, thinkers->cookie, body))
        return failed(thinkers, path, text);
    while (!bench_socket_next(&thinkers->socket, text))
        if (!bench_socket_wait(&thinkers->socket) && clock_mono_us() > until_us)
            return failed(thinkers, path, text);
    return text->status < 300 || failed(thinkers, path, text);
}

/* Sends a request below the table's path, in the same way. */
static bool ask_table(struct thinkers *thinkers, const char *what, const char *body)
{
    char path[PATH_BYTES];
    struct bench_text text;
    (void)snprintf(path, sizeof(path), "/api/matches/%s/%s", thinkers->match, what);
    return ask(thinkers, path, body, &text);
}

static bool guest_come(struct thinkers *thinkers)
{
    struct bench_text text;
    thinkers->cookie[0] = '\0';
    if (!ask(thinkers, "/api/guests", "{\"name\":\"Thinker\"}", &text)) return false;
    const char *at = strstr(text.head, "ochre_session");
    size_t size = at == NULL ? 0 : strcspn(at, ";\r\n");
    if (size == 0 || size >= sizeof(thinkers->cookie)) return failed(thinkers, "cookie", &text);
    memcpy(thinkers->cookie, at, size);
    thinkers->cookie[size] = '\0';
    return true;
}

static bool table_begin(struct thinkers *thinkers, const char *game, const char *bot)
{
    char body[BODY_BYTES];
    struct bench_text text;
    (void)snprintf(body, sizeof(body),
                   "{\"game\":\"%s\",\"seats\":2,\"listed\":false,\"bot_delay\":false}", game);
    if (!ask(thinkers, "/api/matches", body, &text)) return false;
    if (!bench_scan_text(text.bytes, text.size, "match.id", thinkers->match, BENCH_MATCH_BYTES))
        return failed(thinkers, "match", &text);
    (void)snprintf(body, sizeof(body), "{\"seat\":1,\"bot\":\"%s\"}", bot);
    return ask_table(thinkers, "bots", body) && ask_table(thinkers, "start", "{}") &&
           ask_table(thinkers, "moves",
                     "{\"id\":\"away\",\"expects\":0,\"move\":{\"kind\":\"seat_bot\"}}");
}

bool bench_thinkers_begin(uint16_t port, const char *game, const char *bot, uint32_t tables,
                          char *error, size_t room)
{
    struct thinkers thinkers = {.error = error, .room = room};
    bool ok = bench_socket_open(&thinkers.socket, port, ADDRESS);
    if (!ok) (void)snprintf(error, room, "nobody listens for those who think");
    for (uint32_t i = 0; ok && i < tables; i++)
        ok = (i % PER_GUEST != 0 || guest_come(&thinkers)) && table_begin(&thinkers, game, bot);
    bench_socket_close(&thinkers.socket);
    return ok;
}
