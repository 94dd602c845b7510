/* The seen version of a match is stored for all of a person's devices, never decreases, and is
 * not written more often than necessary. */
#include <criterion/criterion.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "support/hub_case.h"

static struct hub_case test;
static struct hub_user users[2];
static struct hub_match *match;

static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    match = hub_case_started(&test, users, 2);
    for (unsigned i = 0; i < 4; i++) {
        char id[2] = {(char)('a' + i), '\0'};
        struct hub_request move = hub_case_next_move(match, users, id);
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_seen, .init = begin, .fini = end, .timeout = 480);

static enum hub_err see(const struct hub_user *user, uint32_t version)
{
    struct hub_request request = {
        .action = HUB_SEEN, .user = *user, .looked = true, .version = version};
    return hub_case_ask(&test, match, &request).error.code;
}

static uint64_t operations(void)
{
    struct store_stats stats;
    store_stats_read(test.store, &stats);
    return stats.operations;
}

static void restart(void)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    hub_case_restart(&test);
    match = hub_case_find(&test, id);
}

Test(hub_seen, it_never_becomes_less_and_outlasts_a_restart)
{
    const struct hub_user eve = hub_case_guest(&test, "Eve");
    cr_assert_eq(see(&eve, 1), HUB_NOT_SEATED);
    cr_assert_eq(see(&users[0], 5), HUB_BAD_REQUEST, "a future version cannot be seen");
    cr_assert_eq(match->info.seat[0].seen_ms, 0, "no visit so far");
    cr_assert_eq(see(&users[0], 3), HUB_OK);
    cr_assert_eq(see(&users[0], 2), HUB_OK, "an older version does nothing");
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        cr_assert_eq(match->info.seat[0].seen, 3);
        cr_assert_gt(match->info.seat[0].seen_ms, 0);
        cr_assert_not(match->info.seat[0].seen_end);
        cr_assert_eq(match->info.seat[1].seen_ms, 0, "it is each person's own");
        restart();
    }
}

Test(hub_seen, visits_are_written_at_most_once_a_minute)
{
    cr_assert_eq(see(&users[0], 3), HUB_OK);
    int64_t seen_ms = match->info.seat[0].seen_ms;
    uint64_t before = operations();
    for (unsigned i = 0; i < 100; i++) cr_assert_eq(see(&users[0], i % 4), HUB_OK);
    cr_assert_eq(operations(), before);
    cr_assert_eq(see(&users[0], 4), HUB_OK);
    cr_assert_eq(operations(), before + 1, "a newer version");
    clock_test_move(HUB_SEEN_AGAIN_MS, HUB_SEEN_AGAIN_MS);
    cr_assert_eq(see(&users[0], 4), HUB_OK);
    cr_assert_eq(operations(), before + 2, "the player is back");
    cr_assert_geq(match->info.seat[0].seen_ms, seen_ms + HUB_SEEN_AGAIN_MS);
    clock_test_move(-10LL * HUB_SEEN_AGAIN_MS, 0);
    cr_assert_eq(see(&users[0], 4), HUB_OK);
    cr_assert_geq(match->info.seat[0].seen_ms, seen_ms + HUB_SEEN_AGAIN_MS, "whatever clocks do");
}

Test(hub_seen, the_end_is_seen_by_who_has_looked_since)
{
    cr_assert_eq(see(&users[0], 4), HUB_OK);
    struct hub_request request = hub_case_close(&users[1]);
    cr_assert_eq(hub_case_ask(&test, match, &request).error.code, HUB_OK);
    cr_assert_not(match->info.seat[0].seen_end);
    cr_assert_eq(see(&users[0], 3), HUB_OK);
    cr_assert_not(match->info.seat[0].seen_end, "that was before the end");
    cr_assert_eq(see(&users[0], 4), HUB_OK);
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        cr_assert(match->info.seat[0].seen_end);
        cr_assert_not(match->info.seat[1].seen_end);
        restart();
    }
}

static int64_t told_only;
static unsigned told;

static void changed(void *context, const struct hub_match *of, const struct store_match *before,
                    int64_t only)
{
    (void)context;
    cr_assert_eq(of, match);
    cr_assert_null(before);
    told_only = only;
    told++;
}

Test(hub_seen, visits_of_a_player_are_not_sent_to_others)
{
    hub_on_match_changed(test.hub, changed, NULL);
    cr_assert_eq(see(&users[1], 4), HUB_OK);
    cr_assert_eq(told, 1u);
    cr_assert_eq(told_only, users[1].id);
    cr_assert_eq(see(&users[1], 4), HUB_OK);
    cr_assert_eq(told, 1u, "nothing has changed");
}
