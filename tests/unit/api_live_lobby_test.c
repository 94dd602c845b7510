/* The list of listed matches: printed once for all, then its changes, at most once a second; who
 * reads slowly gets the whole list again. */
#include "api/live/lobby.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "support/hub_case.h"

static struct hub_case test;
static struct live_lobby *lobby;
static struct hub_user ann;

static void begin(void)
{
    hub_case_begin(&test);
    ann = hub_case_guest(&test, "Ann");
    lobby = live_lobby_new(test.hub);
    for (unsigned i = 0; i < 6; i++) (void)hub_case_create(&test, &ann, 3);
    live_lobby_refresh(lobby);
}

static void end(void)
{
    live_lobby_free(lobby);
    hub_case_end(&test);
}

TestSuite(live_lobby, .init = begin, .fini = end, .timeout = 480);

/* The next message for who was told `*told`; the caller's until the next call. */
static const char *next(uint64_t *told)
{
    static struct buf out;
    buf_reset(&out);
    live_lobby_print(lobby, told, &out);
    return out.size > 0 ? out.bytes : "";
}

static bool is_list(const char *text)
{
    return strncmp(text, "{\"type\":\"lobby\",", 16) == 0;
}

static void a_second_later(void)
{
    clock_test_move(0, LOBBY_INTERVAL_MS);
    live_lobby_refresh(lobby);
}

Test(live_lobby, first_the_list_then_only_what_has_changed)
{
    uint64_t told = 0;
    cr_assert(is_list(next(&told)));
    cr_assert_not(live_lobby_due(lobby, told));
    cr_assert_str_eq(next(&told), "");
    const struct hub_match *match = hub_case_create(&test, &ann, 2);
    a_second_later();
    const char *text = next(&told);
    cr_assert_eq(strncmp(text, "{\"type\":\"lobby_changed\",\"version\":2,", 35), 0, "%s", text);
    cr_assert_not_null(strstr(text, match->info.id));
    cr_assert_lt(strlen(text), 400u, "one match");
    cr_assert_str_eq(next(&told), "");
}

Test(live_lobby, a_match_that_ends_is_removed)
{
    uint64_t told = 0;
    struct hub_match *match = hub_case_create(&test, &ann, 2);
    char expected[128];
    (void)snprintf(expected, sizeof(expected),
                   "{\"type\":\"lobby_changed\",\"version\":3,\"changed\":[],\"removed\":[\"%s\"]}",
                   match->info.id);
    a_second_later();
    (void)next(&told);
    struct hub_request leave = {.action = HUB_LEAVE, .user = ann};
    cr_assert_eq(hub_case_ask(&test, match, &leave).error.code, HUB_OK);
    a_second_later();
    cr_assert_str_eq(next(&told), expected);
}

Test(live_lobby, many_changes_are_one_a_second)
{
    uint64_t told = 0;
    (void)next(&told);
    a_second_later();
    cr_assert_not(live_lobby_due(lobby, told), "nothing has changed");
    (void)hub_case_create(&test, &ann, 2);
    a_second_later();
    (void)next(&told);
    (void)hub_case_create(&test, &ann, 2);
    live_lobby_refresh(lobby);
    cr_assert_not(live_lobby_due(lobby, told), "a second has not passed");
    (void)hub_case_create(&test, &ann, 2);
    a_second_later();
    (void)next(&told);
    cr_assert_not(live_lobby_due(lobby, told), "both in one");
}

static void changed(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

Test(live_lobby, viewers_of_a_match_do_not_change_the_lobby)
{
    uint64_t told = 0;
    uint64_t version = hub_lobby_version(test.hub);
    struct hub_match *match = hub_case_create(&test, &ann, 3);
    match->info.listed = false; /* as if it had been created so */
    struct hub_user cid = hub_case_guest(&test, "Cid");
    struct hub_request first = {.action = HUB_JOIN, .user = cid, .seat = HUB_NOBODY_SEAT};
    cr_assert_eq(hub_case_ask(&test, match, &first).error.code, HUB_OK);
    version = hub_lobby_version(test.hub);
    (void)next(&told);
    struct hub_watcher watcher = {.user = ann.id, .changed = changed};
    hub_watch(match, &watcher);
    hub_unwatch(&watcher);
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = HUB_NOBODY_SEAT};
    cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    cr_assert_eq(hub_lobby_version(test.hub), version);
}

Test(live_lobby, slow_reader_gets_the_whole_list)
{
    uint64_t slow = 0;
    uint64_t quick = 0;
    (void)next(&slow);
    (void)next(&quick);
    struct hub_match *match = hub_case_create(&test, &ann, 3);
    for (unsigned i = 0; i < LOBBY_KEPT_MAX; i++) {
        struct hub_request bot = {
            .action = i % 2 == 0 ? HUB_BOT_ADD : HUB_BOT_REMOVE, .user = ann, .seat = 1};
        (void)text_copy(bot.bot, sizeof(bot.bot), "easy");
        cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
        a_second_later();
        cr_assert_not(is_list(next(&quick)));
    }
    cr_assert(is_list(next(&slow)));
    cr_assert_eq(slow, quick);
}

Test(live_lobby, a_line_of_the_list_is_short)
{
    enum { TABLES = 20, LINE_BYTES_MEAN = 250 };
    struct hub_user guests[3] = {hub_case_guest(&test, "Bartholomew"),
                                 hub_case_guest(&test, "Christine"),
                                 hub_case_guest(&test, "Dorothea")};
    for (unsigned i = 0; i < TABLES; i++) {
        struct hub_match *match = hub_case_create(&test, &ann, 4);
        for (unsigned seat = 0; seat < i % 4; seat++) {
            struct hub_request join = {
                .action = HUB_JOIN, .user = guests[seat], .seat = HUB_NOBODY_SEAT};
            cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
        }
    }
    uint64_t told = 0;
    a_second_later();
    size_t list = strlen(next(&told));
    size_t each = list / (TABLES + 6);
    cr_assert_leq(each, LINE_BYTES_MEAN, "%zu", each);
    /* And one that comes says what there is of it, once. */
    struct hub_match *match = hub_case_create(&test, &ann, 4);
    a_second_later();
    const char *change = next(&told);
    cr_assert_not_null(strstr(change, match->info.id));
    cr_assert_leq(strlen(change), LINE_BYTES_MEAN + 50, "%s", change);
}
