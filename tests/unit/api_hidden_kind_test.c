/* A kind of event that does not say who sees it, on its whole way: from the rules through the hub
 * to each connection and each route that tells of a match that goes on. Nobody is told of it. No
 * socket: what the server calls of net/ is here, and so is the list of games, in which Stone Age
 * says of one kind what the test wants. */
#include <criterion/criterion.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "api/core/internal.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "games/stoneage/stoneage.h"
#include "hub/core/internal.h"
#include "net/internal.h"
#include "support/fake_request.h"
#include "support/hub_case.h"

#define MOVES  6
#define PEOPLE 2
#define ASKERS (PEOPLE + 1) /* the last one is a spectator without a session */

static struct hub_case test;
static struct shape shapes[STONEAGE_EVENTS];
static struct game changed;

const struct game *games_find(const char *id)
{
    if (strcmp(id, changed.id) == 0) return &changed;
    for (size_t i = 0; games[i] != NULL; i++)
        if (strcmp(id, games[i]->id) == 0) return games[i];
    return NULL;
}

/* ---- net/http/http.h: no streams ---- */

struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish)
{
    (void)wish;
    request->status = 503;
    return NULL;
}

void http_stream_send(struct http_stream *stream, const void *bytes, size_t size)
{
    (void)stream;
    (void)bytes;
    (void)size;
}

void http_stream_close(struct http_stream *stream)
{
    (void)stream;
}

/* ---- net/server.h ---- */

struct net_live {
    void *data;
    struct buf told; /* all that it was told */
    bool wants;
};

void net_live_want_write(struct net_live *live)
{
    live->wants = true;
}

void net_live_want_write_later(struct net_live *live)
{
    live->wants = true;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    (void)live;
    cr_assert_fail("closed with %u: %s", code, reason);
}

/* ---- a table with two people and one who looks on ---- */

struct table {
    struct api *api;
    struct net_handlers handlers;
    struct net_server *server; /* opaque here */
    atomic_bool stop;
    struct hub_account_answer people[PEOPLE];
    struct hub_match *match;
    struct net_live live[ASKERS];
    struct buf answered[ASKERS]; /* by the routes */
};

static const char *cookie_of(const struct table *table, unsigned asker)
{
    return asker < PEOPLE ? table->people[asker].token : NULL;
}

static void live_open(struct table *table, unsigned asker)
{
    struct net_live *live = &table->live[asker];
    const struct net_live_handlers *handlers = &table->handlers.live;
    char text[128];
    live->data = handlers->admit(handlers->context, cookie_of(table, asker), NULL, "192.0.2.1");
    cr_assert_not_null(live->data);
    handlers->opened(handlers->context, live, live->data);
    int size =
        snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"patches\":%s}",
                 table->match->info.id, asker == 0 ? "true" : "false");
    handlers->message(handlers->context, live, live->data, text, (size_t)size);
}

/* Reads until the connection was told the newest table. */
static void live_read(struct table *table, unsigned asker)
{
    struct net_live *live = &table->live[asker];
    const struct net_live_handlers *handlers = &table->handlers.live;
    char newest[64];
    (void)snprintf(newest, sizeof(newest), "\"version\":%u,\"hash\"", table->match->play.version);
    while (live->told.size == 0 || strstr(live->told.bytes, newest) == NULL) {
        struct buf out = {.bytes = NULL};
        bool wanted = live->wants;
        live->wants = false;
        if (wanted && handlers->writable(handlers->context, live, live->data, &out))
            live->wants = true;
        if (out.size > 0) buf_append(&live->told, out.bytes, out.size);
        cr_assert(!out.failed && !live->told.failed);
        buf_free(&out);
        hub_case_pump(&test);
    }
}

static void move(struct table *table, unsigned number)
{
    struct hub_user users[PEOPLE] = {table->people[0].user, table->people[1].user};
    char id[16];
    (void)snprintf(id, sizeof(id), "m%u", number);
    struct hub_request request = hub_case_next_move(table->match, users, id);
    cr_assert_eq(hub_case_ask(&test, table->match, &request).error.code, HUB_OK);
}

/* Compares the answer of the match's route to the asker. */
static void route_ask(struct table *table, unsigned asker, const char *what, int status)
{
    char path[64];
    struct http_request request = {
        .path = path, .cookie = cookie_of(table, asker), .told = &table->answered[asker]};
    (void)snprintf(path, sizeof(path), "/api/matches/%s%s", table->match->info.id, what);
    table->handlers.http(table->handlers.context, &request);
    while (request.status == 0) hub_case_pump(&test);
    cr_assert_eq(request.status, status, "%s: %d", path, request.status);
}

static void table_open(struct table *table)
{
    static const char *const names[PEOPLE] = {"Ann", "Bob"};
    hub_case_begin(&test);
    struct api_config config = {.hub = test.hub,
                                .store = test.store,
                                .slow = test.pool,
                                .stop = &table->stop,
                                .store_path = test.files.path,
                                .server = &table->server};
    table->api = api_new(&config);
    cr_assert_not_null(table->api);
    table->handlers = api_handlers(table->api);
    struct hub_user users[PEOPLE];
    for (unsigned i = 0; i < PEOPLE; i++) {
        struct hub_account_request guest = {.action = HUB_GUEST, .peer = "test"};
        (void)text_copy(guest.name, sizeof(guest.name), names[i]);
        table->people[i] = hub_case_account(&test, &guest);
        users[i] = table->people[i].user;
    }
    table->match = hub_case_started(&test, users, PEOPLE);
    cr_assert_eq(table->match->game, &changed);
}

static void table_close(struct table *table)
{
    const struct net_live_handlers *handlers = &table->handlers.live;
    for (unsigned asker = 0; asker < ASKERS; asker++) {
        handlers->closed(handlers->context, &table->live[asker], table->live[asker].data);
        buf_free(&table->live[asker].told);
        buf_free(&table->answered[asker]);
    }
    hub_case_down(&test);
    api_free(table->api);
    store_case_end(&test.files);
}

/* Plays a few moves, which are sent to all clients, and requests the routes. */
static void play(struct table *table, enum seen_by seen_by)
{
    memset(table, 0, sizeof(*table));
    changed = stoneage;
    memcpy(shapes, stoneage.event_shapes, sizeof(shapes));
    shapes[STONEAGE_PLACED].seen_by = (uint8_t)seen_by;
    changed.event_shapes = shapes;
    table_open(table);
    for (unsigned asker = 0; asker < ASKERS; asker++) live_open(table, asker);
    for (unsigned i = 0; i <= MOVES; i++) {
        for (unsigned asker = 0; asker < ASKERS; asker++) live_read(table, asker);
        if (i < MOVES) move(table, i);
    }
    for (unsigned asker = 0; asker < ASKERS; asker++) {
        route_ask(table, asker, "", 200);
        route_ask(table, asker, "/events", 200);
        route_ask(table, asker, "/view", 200);
        route_ask(table, asker, "/export", 409);
        route_ask(table, asker, "/luck", 409);
    }
}

static unsigned times(const struct buf *told, const char *words)
{
    unsigned count = 0;
    for (const char *at = told->bytes; (at = strstr(at, words)) != NULL; at++) count++;
    return count;
}

/* How often the asker was told of a person that `seat` has placed, on both ways; each must be the
 * number of them, or none. */
static bool told_of(const struct table *table, unsigned asker, unsigned seat)
{
    char words[48];
    (void)snprintf(words, sizeof(words), "\"kind\":\"placed\",\"seat\":%u,", seat);
    unsigned live = times(&table->live[asker].told, words);
    unsigned routes = times(&table->answered[asker], words);
    cr_assert_eq(live, routes, "asker %u: %u and %u", asker, live, routes);
    cr_assert(live == 0 || live == MOVES / PEOPLE, "asker %u: %u", asker, live);
    cr_assert_geq(times(&table->live[asker].told, "\"kind\":\"turn_began\""), MOVES);
    return live != 0;
}

Test(api_hidden_kind, event_that_says_not_who_sees_it_is_told_to_nobody, .timeout = 480)
{
    static struct table table;
    play(&table, SEEN_BY_UNSAID);
    for (unsigned asker = 0; asker < ASKERS; asker++) {
        for (unsigned seat = 0; seat < PEOPLE; seat++) cr_assert(!told_of(&table, asker, seat));
        cr_assert_eq(times(&table.live[asker].told, "\"placed\""), 0);
        cr_assert_eq(times(&table.answered[asker], "\"placed\""), 0);
    }
    table_close(&table);
}

Test(api_hidden_kind, event_of_a_seat_is_told_to_that_seat, .timeout = 480)
{
    static struct table table;
    play(&table, SEEN_BY_SEAT);
    for (unsigned asker = 0; asker < ASKERS; asker++)
        for (unsigned seat = 0; seat < PEOPLE; seat++)
            cr_assert_eq(told_of(&table, asker, seat), asker == seat);
    table_close(&table);
}

Test(api_hidden_kind, public_event_is_told_to_all, .timeout = 480)
{
    static struct table table;
    play(&table, SEEN_BY_PUBLIC);
    for (unsigned asker = 0; asker < ASKERS; asker++)
        for (unsigned seat = 0; seat < PEOPLE; seat++) cr_assert(told_of(&table, asker, seat));
    table_close(&table);
}
