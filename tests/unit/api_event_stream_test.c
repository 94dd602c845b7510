/* The cost of an event stream for its address. No socket: the test provides the functions of
 * net/ that the server calls. */
#include <criterion/criterion.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "api/api.h"
#include "api/core/internal.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "support/fake_request.h"
#include "support/hub_case.h"

static struct hub_case test;

/* ---- net/http/http.h: one stream ---- */

struct http_stream {
    bool begun;
    struct http_stream_wish wish;
    struct buf told;
};

static struct http_stream stream;

struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish)
{
    request->status = 200;
    stream = (struct http_stream){.begun = true, .wish = *wish};
    return &stream;
}

void http_stream_send(struct http_stream *to, const void *bytes, size_t size)
{
    buf_append(&to->told, bytes, size);
}

void http_stream_close(struct http_stream *which)
{
    (void)which;
    cr_assert_fail("nothing went wrong");
}

/* ---- net/server.h ---- */

void net_live_want_write(struct net_live *live)
{
    (void)live;
}

void net_live_want_write_later(struct net_live *live)
{
    (void)live;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    (void)live;
    cr_assert_fail("closed with %u: %s", code, reason);
}

/* ---- somebody whose turn it is ---- */

static struct api *api;
static struct net_server *server; /* opaque here */
static atomic_bool stop;
static struct hub_account_answer asker;

static void begin(void)
{
    hub_case_begin(&test);
    struct api_config config = {.hub = test.hub,
                                .store = test.store,
                                .slow = test.pool,
                                .stop = &stop,
                                .store_path = test.files.path,
                                .server = &server};
    api = api_new(&config);
    cr_assert_not_null(api);
    struct hub_account_request guest = {.action = HUB_GUEST, .name = "Ann", .peer = "test"};
    asker = hub_case_account(&test, &guest);
    struct hub_user users[2] = {asker.user, hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    for (unsigned i = 0; (hub_match_owed(match) & 1) == 0; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%u", i);
        struct hub_request move = hub_case_next_move(match, users, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
}

static void end(void)
{
    if (stream.begun) stream.wish.closed(stream.wish.context);
    buf_free(&stream.told);
    hub_case_down(&test);
    api_free(api);
    store_case_end(&test.files);
}

TestSuite(event_stream, .init = begin, .fini = end, .timeout = 60);

static void ask(struct http_request *request)
{
    const struct net_handlers handlers = api_handlers(api);
    request->cookie = asker.token;
    handlers.http(handlers.context, request);
}

/* Returns the debt of the address; each microsecond of reading is a second. */
static int64_t owed_ms(void)
{
    int64_t retry_ms = 0;
    (void)limits_left(hub_limits(test.hub), LIMIT_READ, FAKE_PEER, clock_mono_ms(), &retry_ms);
    return retry_ms;
}

/* Opens a stream whose beginning is still to be read. Returns what the address owes for the asking.
 */
static int64_t stream_open(void)
{
    struct http_request warm = {.path = "/api/me"};
    struct http_request request = {.path = "/api/events"};
    ask(&warm); /* so that it is known who asks */
    while (warm.status == 0) hub_case_pump(&test);
    limits_set(hub_limits(test.hub), LIMIT_READ, 1, 1000 * 1000);
    limits_spend(hub_limits(test.hub), LIMIT_READ, FAKE_PEER, clock_mono_ms(), 1000);
    ask(&request);
    cr_assert_eq(request.status, 200);
    cr_assert(stream.begun);
    return owed_ms();
}

Test(event_stream, initial_events_are_rate_limited)
{
    int64_t before_ms = stream_open();
    while (strstr(stream.told.bytes, "event: turn") == NULL) hub_case_pump(&test);
    cr_assert_gt(owed_ms(), before_ms);
}

Test(event_stream, disconnected_clients_are_rate_limited_too)
{
    int64_t before_ms = stream_open();
    stream.wish.closed(stream.wish.context);
    stream.begun = false;
    while (owed_ms() <= before_ms) hub_case_pump(&test);
    cr_assert_null(strstr(stream.told.bytes, "event:"));
}
