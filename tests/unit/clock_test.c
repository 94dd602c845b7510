/* People and time servers set the wall clock. Whatever waits or is limited goes on at its own pace
 * when it steps back an hour, or forth. */
#include "base/clock.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "hub/limits/limits.h"
#include "api/live/live.h"
#include "support/hub_case.h"

#define HOUR_MS (3600 * 1000LL)

struct net_live {
    unsigned wanted;
};

void net_live_want_write(struct net_live *live)
{
    live->wanted++;
}

void net_live_want_write_later(struct net_live *live)
{
    live->wanted++;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    cr_assert_fail("closed with %u: %s (%u)", (unsigned)code, reason, live->wanted);
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

Test(clock, tests_move_each_clock_by_itself)
{
    int64_t unix_ms = clock_unix_ms();
    int64_t mono_ms = clock_mono_ms();
    clock_test_move(-HOUR_MS, 0);
    cr_assert_lt(clock_unix_ms(), unix_ms - HOUR_MS / 2);
    cr_assert_geq(clock_mono_ms(), mono_ms);
    cr_assert_lt(clock_mono_ms(), mono_ms + HOUR_MS / 2);
    clock_test_move(HOUR_MS, HOUR_MS);
    cr_assert_geq(clock_unix_ms(), unix_ms - 1);
    cr_assert_geq(clock_mono_ms(), mono_ms + HOUR_MS);
    cr_assert_geq(clock_mono_us(), mono_ms * 1000 + HOUR_MS * 1000);
}

TestSuite(clock_steps_back, .init = begin, .fini = end, .timeout = 480);

/* A running match: a person on seat 0, a bot on seat 1, and on seat 2, unless it is NULL, another
 * person: among persons the bot takes its time. */
static struct hub_match *match_with_bot(const struct hub_user *host, const struct hub_user *guest)
{
    struct hub_match *match = hub_case_create(&test, host, guest == NULL ? 2 : 3);
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = *host, .seat = 1};
    struct hub_request start = {.action = HUB_START, .user = *host};
    (void)text_copy(bot.bot, sizeof(bot.bot), "easy");
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    struct hub_request join = {.action = HUB_JOIN, .seat = 2};
    if (guest != NULL) {
        join.user = *guest;
        cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    }
    match->settings.bot_delay = true;
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    return match;
}

static bool owed_by(const struct hub_match *match, uint8_t seat)
{
    return (match->game->to_act(&match->play.state) >> seat & 1) != 0;
}

Test(clock_steps_back, bots_move_all_the_same)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user persons[3] = {ann, {.id = 0}, hub_case_guest(&test, "Cid")};
    struct hub_match *match = match_with_bot(&ann, &persons[2]);
    for (unsigned i = 0; !owed_by(match, 1); i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%u", i);
        struct hub_request move = hub_case_next_move(match, persons, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
    uint32_t version = match->play.version;
    cr_assert_neq(match->bot_due_ms[1], 0, "the bot waits before it thinks");
    clock_test_move(-HOUR_MS, 0);
    hub_tick(test.hub);
    cr_assert_eq(match->play.version, version, "its delay has not passed");
    clock_test_move(0, 5000);
    for (unsigned turns = 0; match->play.version == version; turns++) {
        cr_assert_lt(turns, 20000u, "the bot stands still");
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
}

Test(clock_steps_back, limits_refill)
{
    struct hub_account_request guest = {.action = HUB_GUEST, .name = "Ann", .peer = "192.0.2.1"};
    enum hub_err code = HUB_OK;
    for (unsigned i = 0; code == HUB_OK && i < 1000; i++)
        code = hub_case_account(&test, &guest).error.code;
    cr_assert_eq(code, HUB_TOO_MANY_REQUESTS);
    clock_test_move(-HOUR_MS, 60 * 1000);
    cr_assert_eq(hub_case_account(&test, &guest).error.code, HUB_OK);
}

Test(clock_steps_back, a_step_forth_refills_nothing)
{
    struct hub_account_request guest = {.action = HUB_GUEST, .name = "Ann", .peer = "192.0.2.1"};
    enum hub_err code = HUB_OK;
    for (unsigned i = 0; code == HUB_OK && i < 1000; i++)
        code = hub_case_account(&test, &guest).error.code;
    clock_test_move(24 * HOUR_MS, 0);
    cr_assert_eq(hub_case_account(&test, &guest).error.code, HUB_TOO_MANY_REQUESTS);
}

Test(clock_steps_back, a_finished_match_stays_in_memory_as_long_as_it_should)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_match *match = match_with_bot(&ann, NULL);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request abandon = hub_case_close(&ann);
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
    struct hub_stats stats;
    clock_test_move(HUB_KEPT_S_DEFAULT * 1000LL + HOUR_MS, 0);
    for (unsigned tick = 0; tick < 40; tick++) hub_tick(test.hub);
    hub_stats_read(test.hub, &stats);
    cr_assert_eq(stats.matches, 1u, "a step forth evicts nothing");
    clock_test_move(-2 * HOUR_MS, HUB_KEPT_S_DEFAULT * 1000LL + 1000);
    for (unsigned tick = 0; tick < 40; tick++) hub_tick(test.hub);
    hub_stats_read(test.hub, &stats);
    cr_assert_eq(stats.matches, 0u);
}

/* Reads until the connection has nothing more to say; how many messages were of the lobby. */
static unsigned lobbies_read(struct live_api *api, struct net_live *live, void *client)
{
    unsigned lobbies = 0;
    bool more = true;
    for (unsigned i = 0; more; i++) {
        struct buf out = {.bytes = NULL};
        cr_assert_lt(i, 20u, "a connection with nothing to say asks to write again and again");
        more = live_api_handlers(api).writable(api, live, client, &out);
        lobbies += out.size > 0 && strstr(out.bytes, "\"type\":\"lobby") != NULL;
        buf_free(&out);
    }
    return lobbies;
}

Test(clock_steps_back, the_lobby_goes_on)
{
    static const char on[] = "{\"type\":\"lobby\",\"on\":true}";
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct net_live live = {.wanted = 0};
    struct live_api *api = live_api_new(test.hub);
    void *client = live_api_handlers(api).admit(api, NULL, NULL, "test");
    live_api_handlers(api).opened(api, &live, client);
    live_api_handlers(api).message(api, &live, client, on, sizeof(on) - 1);
    cr_assert_eq(lobbies_read(api, &live, client), 1u);
    (void)hub_case_create(&test, &ann, 2);
    clock_test_move(-HOUR_MS, 1000);
    live_api_tick(api);
    cr_assert_eq(lobbies_read(api, &live, client), 1u);
    live_api_handlers(api).closed(api, &live, client);
    live_api_free(api);
}
