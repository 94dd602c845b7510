/* A hundred thousand matches whose clocks run, of which hardly any is in memory: a start and a tick
 * cost what they do without, and the one that is due is found. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/deadlines/clocks.h"
#include "support/hub_case.h"

#define HOUR_MS  (3600LL * 1000)
#define DAY_MS   (24 * HOUR_MS)
#define START_US 1500000 /* processor time, which a loaded machine does not change much */
#define TICKS    2000
#define TICK_US  100

static struct hub_case test;
static struct hub_user users[2];
static char id[STORE_MATCH_ID_BYTES + 1];

/* One that was played, and many rows that are like it and are due later. */
static void fill(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    test.clock = (struct time_control){PACE_DAYS, 86400, 28800, 259200};
    (void)text_copy(id, sizeof(id), hub_case_started(&test, users, 2)->info.id);
    hub_case_down(&test);
    (void)store_case_sql(
        &test.files,
        "INSERT INTO match (id, game, revision, options, status, listed, key_needed, created_ms, "
        "started_ms, seed, seats, due_ms, clock_due_ms) "
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
        "SELECT 'zz' || substr(CAST(100000000000000 + i AS text), 2), game, revision, options, "
        "status, 0, 0, created_ms, "
        "started_ms, seed, seats, due_ms + 8553600000, clock_due_ms + 86400000 + i * 1000 "
        "FROM n, match");
}

static void settle(unsigned count)
{
    for (unsigned i = 0; i < count; i++) hub_case_pump(&test);
}

Test(hub_clocks_many, cost_a_start_and_a_tick_nothing_and_hide_none_that_is_due, .timeout = 480)
{
    fill();
    int64_t begin_us = clock_thread_us();
    hub_case_up(&test);
    cr_assert_lt(clock_thread_us() - begin_us, START_US, "a start");
    for (unsigned i = 0; i < 4; i++) {
        hub_tick(test.hub);
        settle(50);
    }
    begin_us = clock_thread_us();
    for (unsigned i = 0; i < TICKS; i++) hub_tick(test.hub);
    int64_t tick_us = (clock_thread_us() - begin_us) / TICKS;
    cr_assert_lt(tick_us, TICK_US, "a tick takes %lld us", (long long)tick_us);
    struct hub_stats stats;
    hub_stats_read(test.hub, &stats);
    cr_assert_eq(stats.matches, 0, "nothing was read that is not due");
    clock_test_move(DAY_MS + 2000, DAY_MS + 2000);
    while (hub_match_cached(test.hub, id) == NULL) {
        clock_test_move(250, 250);
        hub_tick(test.hub);
        settle(5);
    }
    hub_stats_read(test.hub, &stats);
    cr_assert_leq(stats.matches, 64, "and few others");
    const struct hub_match *match = hub_match_cached(test.hub, id);
    while (match->play.sitting.stands_in == 0) { /* what follows from an empty bank */
        clock_test_move(250, 250);
        hub_tick(test.hub);
        settle(5);
    }
    hub_case_end(&test);
}
