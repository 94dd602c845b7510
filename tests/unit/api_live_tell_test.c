/* What a live connection is told when the history cannot be read. No socket: the two functions of
 * net/server.h that the protocol calls are here. */
#include "api/live.h"

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "support/hub_case.h"

struct net_live {
    unsigned wanted;
    uint16_t closed; /* the code; 0: it stands */
};

void net_live_want_write(struct net_live *live)
{
    live->wanted++;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    cr_assert_neq(reason[0], '\0');
    live->closed = code;
}

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(live_tell, .init = begin, .fini = end);

/* A match with more moves than the hub keeps in memory. */
static struct hub_match *long_match(void)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    for (unsigned i = 0; i < HUB_ROWS_KEPT + 10; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%u", i);
        struct hub_request move = hub_case_next_move(match, users, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
    return match;
}

static void damage_first_move(void)
{
    sqlite3 *file = NULL;
    cr_assert_eq(sqlite3_open(test.files.path, &file), SQLITE_OK);
    int code =
        sqlite3_exec(file, "UPDATE move SET events = '[{\"kind\":\"nothing\"}]' WHERE seq = 1",
                     NULL, NULL, NULL);
    cr_assert_eq(code, SQLITE_OK, "%s", sqlite3_errmsg(file));
    cr_assert_eq(sqlite3_changes(file), 1);
    (void)sqlite3_close(file);
}

/* Has a connection of nobody in particular subscribe from `from` on, and reads until it has nothing
 * more to say. Returns whether an update came. */
static bool subscribe_and_read(struct net_live *live, const struct hub_match *match, unsigned from)
{
    struct live_api *api = live_api_new(test.hub);
    void *data = live_api_handlers(api).admit(api, NULL, "test");
    char text[128];
    bool updated = false;
    bool more = true;
    int size = snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"from\":%u}",
                        match->info.id, from);
    live_api_handlers(api).opened(api, live, data);
    live_api_handlers(api).message(api, live, data, text, (size_t)size);
    for (unsigned i = 0; more; i++) {
        struct buf out = {.bytes = NULL};
        cr_assert_lt(i, 20u, "a connection with nothing to say asks to write again and again");
        more = live_api_handlers(api).writable(api, live, data, &out);
        updated = updated || (out.size > 0 && strstr(out.bytes, "\"type\":\"update\"") != NULL);
        buf_free(&out);
    }
    live_api_handlers(api).closed(api, live, data);
    live_api_free(api);
    return updated;
}

Test(live_tell, a_history_that_cannot_be_read_closes_the_connection_with_1013)
{
    const struct hub_match *match = long_match();
    damage_first_move();
    struct net_live live = {.wanted = 0};
    cr_assert_not(subscribe_and_read(&live, match, 0), "no half of an update");
    cr_assert_eq(live.closed, 1013);
}

Test(live_tell, whoever_needs_only_the_newest_rows_is_told_although_older_ones_cannot_be_read)
{
    const struct hub_match *match = long_match();
    damage_first_move();
    struct net_live live = {.wanted = 0};
    cr_assert(subscribe_and_read(&live, match, match->play.version - 5));
    cr_assert_eq(live.closed, 0);
    cr_assert_gt(live.wanted, 0u);
}

Test(live_tell, a_long_history_comes_from_the_store)
{
    const struct hub_match *match = long_match();
    struct net_live live = {.wanted = 0};
    cr_assert(subscribe_and_read(&live, match, 0));
    cr_assert_eq(live.closed, 0);
}

/* What a connection of `peer` is answered when it subscribes from the beginning. */
static bool told_too_often(struct live_api *api, struct net_live *live, const char *peer,
                           const struct hub_match *match)
{
    char text[128];
    bool refused = false;
    void *data = live_api_handlers(api).admit(api, NULL, peer);
    int size = snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\",\"from\":0}",
                        match->info.id);
    live_api_handlers(api).opened(api, live, data);
    live_api_handlers(api).message(api, live, data, text, (size_t)size);
    for (bool more = true; more;) {
        struct buf out = {.bytes = NULL};
        more = live_api_handlers(api).writable(api, live, data, &out);
        refused = refused || (out.size > 0 && strstr(out.bytes, "\"too_many_requests\"") != NULL);
        buf_free(&out);
    }
    live_api_handlers(api).closed(api, live, data);
    return refused;
}

Test(live_tell, old_rows_are_paid_by_the_address_that_has_them_read)
{
    const struct hub_match *match = long_match();
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    limits_spend(hub_limits(test.hub), LIMIT_READ, "192.0.2.1", clock_mono_ms(), 2000 * 1000);
    clock_test_move(0, 1); /* nothing owed, and nothing left */
    cr_assert_not(told_too_often(api, &live, "192.0.2.1", match));
    cr_assert_not(told_too_often(api, &live, "192.0.2.2", match));
    unsigned reads = 0;
    while (!told_too_often(api, &live, "192.0.2.1", match)) cr_assert_lt(++reads, 1000u);
    clock_test_move(0, 60 * 1000);
    cr_assert_not(told_too_often(api, &live, "192.0.2.1", match), "it comes back");
    live_api_free(api);
}
