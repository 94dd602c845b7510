/* Clocks at a hub over a real file: who is charged, what is stored, and that neither time in which
 * the server is down nor a wall clock that is set costs anybody anything. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/calendars.h"
#include "hub/deadlines/clocks.h"
#include "store/maintenance/maintenance_write.h"
#include "support/hub_case.h"

#define SECOND_MS 1000LL
#define HOUR_MS   (3600 * SECOND_MS)
#define DAY_MS    (24 * HOUR_MS)
#define NEAR_MS   (60 * SECOND_MS) /* what a test may take, at any load */

static const struct time_control live = {PACE_LIVE, 600, 10, 3600};
static const struct time_control days = {PACE_DAYS, 86400, 28800, 259200};

static struct hub_case test;
static struct hub_user users[2];
static char id[STORE_MATCH_ID_BYTES + 1];

static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_clocks, .init = begin, .fini = end, .timeout = 480);

static struct hub_match *found(void)
{
    struct hub_match *match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    return match;
}

static void started(const struct time_control *control)
{
    test.clock = *control;
    (void)text_copy(id, sizeof(id), hub_case_started(&test, users, 2)->info.id);
}

static void settle(void)
{
    const struct hub_match *match = hub_match_cached(test.hub, id);
    for (unsigned i = 0; i < 100 || (match != NULL && !hub_case_quiet(match)); i++) {
        hub_case_pump(&test);
        match = hub_match_cached(test.hub, id);
    }
}

/* Time goes by at a server that runs. */
static void pass(int64_t ms)
{
    clock_test_move(ms, ms);
    hub_tick(test.hub);
    settle();
}

static struct hub_clock clock_of(int seat)
{
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    cr_assert(hub_match_clocks(found(), clocks, &now_ms));
    return clocks[seat];
}

/* Less than that, by no more than the test itself may take. */
static void left_about(int seat, int64_t ms, const char *why)
{
    int64_t left_ms = clock_of(seat).left_ms;
    cr_assert(left_ms <= ms && left_ms > ms - NEAR_MS, "%s: %lld of %lld", why, (long long)left_ms,
              (long long)ms);
}

static int owes(void)
{
    uint8_t owed = hub_match_owed(found());
    cr_assert(owed == 1 || owed == 2);
    return owed >> 1;
}

static void move(void)
{
    static unsigned number;
    char request[16];
    (void)snprintf(request, sizeof(request), "r%u", ++number);
    struct hub_match *match = found();
    struct hub_request next = hub_case_next_move(match, users, request);
    cr_assert_eq(hub_case_ask(&test, match, &next).error.code, HUB_OK);
}

static int64_t stored_number(const char *sql)
{
    return strtoll(store_case_sql(&test.files, sql), NULL, 10);
}

static void calendar_told(void *context, struct hub_error error,
                          const struct store_calendar *calendar)
{
    (void)calendar;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    *(bool *)context = true;
}

Test(hub_clocks, a_match_without_a_clock_has_none_and_stores_none)
{
    started(&(struct time_control){.pace = PACE_NONE});
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    move();
    cr_assert_not(hub_match_clocks(found(), clocks, &now_ms));
    cr_assert_eq(stored_number("SELECT count(*) FROM move WHERE clocks IS NOT NULL"), 0);
    cr_assert_eq(stored_number("SELECT count(clock_due_ms) FROM match"), 0);
    pass(DAY_MS / 2);
    hub_case_restart(&test);
    pass(HOUR_MS);
    cr_assert_eq(stored_number("SELECT count(*) FROM heartbeat"), 0, "no clock runs");
}

/* Asserts that the remaining times do not change, and agree with the newest row, in memory and
 * read again. */
static void clocks_stand(const char *why)
{
    int64_t left_ms[2] = {clock_of(0).left_ms, clock_of(1).left_ms};
    (void)text_copy(id, sizeof(id), found()->info.id);
    for (unsigned i = 0; i < 2; i++) {
        pass(HOUR_MS / 12);
        for (int seat = 0; seat < 2; seat++) {
            cr_assert_eq(clock_of(seat).left_ms, left_ms[seat], "%s: seat %d", why, seat);
            cr_assert_eq(clock_of(seat).deadline_ms, 0, "%s: seat %d", why, seat);
        }
        hub_case_restart(&test);
    }
    char row[64];
    (void)snprintf(row, sizeof(row), "[%lld,%lld]", (long long)left_ms[0], (long long)left_ms[1]);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT clocks FROM move ORDER BY seq DESC "
                                                 "LIMIT 1"),
                     row, "%s", why);
}

Test(hub_clocks, no_clock_runs_once_a_match_was_called_off)
{
    static const struct table_move word = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    started(&live);
    move();
    pass(20 * SECOND_MS);
    for (int seat = 0; seat < 2; seat++) {
        struct hub_request vote =
            hub_case_word(&users[seat], seat == 0 ? "a" : "b", word, found()->play.version);
        cr_assert_eq(hub_case_ask(&test, found(), &vote).error.code, HUB_OK);
    }
    cr_assert_eq(found()->info.status, STORE_ABANDONED);
    uint8_t running = found()->banks.running;
    cr_assert_eq(running, 0);
    clocks_stand("called off");
    cr_assert_eq(found()->banks.running, running, "nor after its log was read");
}

Test(hub_clocks, no_clock_runs_once_a_match_was_closed)
{
    started(&live);
    move();
    pass(20 * SECOND_MS);
    struct hub_request stop = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, found(), &stop).error.code, HUB_OK);
    clocks_stand("closed");
}

Test(hub_clocks, seat_that_owes_is_charged_and_rows_have_the_time_left)
{
    started(&days);
    int first = owes();
    left_about(first, DAY_MS, "at the beginning");
    pass(5 * HOUR_MS);
    left_about(first, 19 * HOUR_MS, "after five hours");
    cr_assert_eq(clock_of(1 - first).left_ms, DAY_MS);
    cr_assert_eq(clock_of(1 - first).deadline_ms, 0);
    move();
    cr_assert(clock_of(first).left_ms <= 27 * HOUR_MS);
    left_about(first, 27 * HOUR_MS, "and an increment");
    const char *row = store_case_sql(&test.files, "SELECT clocks FROM move WHERE seq = 1");
    char shown[64];
    (void)snprintf(shown, sizeof(shown), "[%u,%u]", found()->banks.left_ms[0],
                   found()->banks.left_ms[1]);
    cr_assert_str_eq(row, shown);
}

Test(hub_clocks, clocks_stand_still_before_the_match_and_after_it)
{
    test.clock = days;
    struct hub_match *match = hub_case_create(&test, &users[0], 2);
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    pass(3 * DAY_MS);
    cr_assert_not(hub_match_clocks(found(), clocks, &now_ms));
    started(&days);
    pass(HOUR_MS);
    struct hub_request abandon = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, found(), &abandon).error.code, HUB_OK);
    for (int seat = 0; seat < 2; seat++) cr_assert_eq(clock_of(seat).deadline_ms, 0);
    cr_assert_eq(stored_number("SELECT count(clock_due_ms) FROM match"), 0);
}

Test(hub_clocks, a_restart_and_a_load_find_the_clocks_as_they_were)
{
    started(&days);
    pass(2 * HOUR_MS);
    move();
    pass(3 * HOUR_MS);
    int64_t left_ms[2] = {clock_of(0).left_ms, clock_of(1).left_ms};
    pass(HUB_KEPT_S_DEFAULT * 1000LL + HOUR_MS);
    pass(HOUR_MS);
    cr_assert_null(hub_match_cached(test.hub, id), "it has left the memory");
    int runs = owes();
    left_about(runs, left_ms[runs] - HUB_KEPT_S_DEFAULT * 1000LL - 2 * HOUR_MS, "loaded");
    cr_assert_eq(clock_of(1 - runs).left_ms, left_ms[1 - runs]);
    left_ms[runs] = clock_of(runs).left_ms;
    hub_case_restart(&test);
    left_about(runs, left_ms[runs], "after a restart");
    cr_assert_eq(clock_of(1 - runs).left_ms, left_ms[1 - runs]);
}

Test(hub_clocks, downtime_is_not_charged)
{
    started(&days);
    pass(2 * HOUR_MS);
    int runs = owes();
    int64_t before_ms = clock_of(runs).left_ms;
    for (int i = 0; i < 3; i++) {
        hub_case_down(&test);
        clock_test_move(3 * DAY_MS, 3 * DAY_MS);
        hub_case_up(&test);
        left_about(runs, before_ms, "it was down for three days");
        before_ms = clock_of(runs).left_ms;
    }
    pass(HOUR_MS);
    left_about(runs, before_ms - HOUR_MS, "it runs again");
    cr_assert_eq(stored_number("SELECT count(*) FROM uncharged WHERE reason = 'down'"), 3);
    cr_assert_geq(stored_number("SELECT until_ms - from_ms FROM uncharged"), 3 * DAY_MS);
    cr_assert_leq(stored_number("SELECT until_ms - from_ms FROM uncharged"), 3 * DAY_MS + NEAR_MS);
}

Test(hub_clocks, a_wall_clock_that_is_set_charges_nobody_and_gives_nobody_anything)
{
    started(&days);
    int runs = owes();
    static const int64_t jumps[] = {400 * DAY_MS, -400 * DAY_MS, -30 * DAY_MS, HOUR_MS, -HOUR_MS};
    int64_t before_ms = clock_of(runs).left_ms;
    for (size_t i = 0; i < COUNT_OF(jumps); i++) {
        clock_test_move(jumps[i], 0);
        hub_tick(test.hub);
        settle();
        left_about(runs, before_ms, "the wall clock was set");
        before_ms = clock_of(runs).left_ms;
        pass(HOUR_MS);
        left_about(runs, before_ms - HOUR_MS, "an hour has passed all the same");
        before_ms = clock_of(runs).left_ms;
        int64_t until_ms = clock_of(runs).deadline_ms - clock_unix_ms();
        cr_assert(llabs(until_ms - before_ms) < NEAR_MS, "the deadline is what all clocks show");
        if (i == 2) hub_case_restart(&test);
        left_about(runs, before_ms, "in the file, too");
    }
    move();
    left_about(runs, before_ms + 8 * HOUR_MS, "and with the next row");
}

Test(hub_clocks, the_file_says_when_the_first_clock_runs_out)
{
    started(&days);
    int64_t due_ms = stored_number("SELECT clock_due_ms FROM match");
    int64_t begun_ms = stored_number("SELECT clock_ms FROM move");
    cr_assert_eq(due_ms, begun_ms + DAY_MS);
    pass(HOUR_MS);
    move();
    cr_assert_eq(stored_number("SELECT clock_due_ms FROM match"), due_ms,
                 "a later one is not written");
    cr_assert_eq(found()->info.edit, stored_number("SELECT edit FROM match"));
    pass(22 * HOUR_MS);
    move();
    pass(2 * HOUR_MS);
    unsigned looks = 0; /* a look reads on a worker, which may take as long as it likes */
    do pass(2 * SECOND_MS);
    while (stored_number("SELECT clock_due_ms FROM match") == due_ms && ++looks < 1000);
    cr_assert_gt(stored_number("SELECT clock_due_ms FROM match"), due_ms, "a look has put it off");
    cr_assert_eq(found()->info.clock_due_ms, stored_number("SELECT clock_due_ms FROM match"));
}

Test(hub_clocks, time_without_writes_is_not_charged)
{
    started(&live);
    int runs = owes();
    pass(10 * SECOND_MS);
    int64_t before_ms = clock_of(runs).left_ms;
    test.failing = true;
    struct hub_request lost = hub_case_next_move(found(), users, "lost");
    cr_assert_eq(hub_case_ask(&test, found(), &lost).error.code, HUB_STORE);
    hub_tick(test.hub);
    before_ms = clock_of(runs).left_ms;
    for (int i = 0; i < 5; i++) {
        clock_test_move(HOUR_MS, HOUR_MS);
        hub_tick(test.hub);
        settle();
        cr_assert_eq(clock_of(runs).left_ms, before_ms, "it stands still");
    }
    test.failing = false;
    while (found()->play.version == 0) {
        struct hub_request next = hub_case_next_move(found(), users, "again");
        (void)hub_case_ask(&test, found(), &next);
    }
    hub_tick(test.hub);
    left_about(runs, before_ms + 10 * SECOND_MS, "it has gone on from there");
}

/* Votes and absences are waited for on clock time; the file says by the wall clock when to look. */
Test(hub_clocks, waiting_time_outs_end_no_match_while_writes_fail)
{
    const struct time_control slow = {PACE_DAYS, 3 * 86400, 28800, 3 * 86400};
    const struct table_move off = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    started(&slow);
    move();
    struct hub_request vote = {
        .action = HUB_MOVE, .user = users[0], .id = "off", .expects = found()->play.version};
    memcpy(&vote.move, &off, sizeof(off));
    cr_assert_eq(hub_case_ask(&test, found(), &vote).error.code, HUB_OK);
    for (unsigned i = 0; i < 23; i++) pass(HOUR_MS);
    test.failing = true;
    struct hub_request lost = hub_case_next_move(found(), users, "lost");
    cr_assert_eq(hub_case_ask(&test, found(), &lost).error.code, HUB_STORE);
    hub_tick(test.hub);
    for (unsigned i = 0; i < 3; i++) pass(HOUR_MS);
    test.failing = false;
    for (unsigned i = 0; i < 4; i++) pass(61 * SECOND_MS);
    cr_assert_eq(found()->info.status, STORE_RUNNING, "%s", found()->info.end_reason);
    cr_assert_neq(hub_match_vote_ms(found(), GAME_NOBODY), 0, "the vote has an hour left");
    for (unsigned i = 0; i < 2; i++) pass(HOUR_MS);
    for (unsigned i = 0; i < 2; i++) pass(61 * SECOND_MS);
    cr_assert_eq(hub_match_vote_ms(found(), GAME_NOBODY), 0, "it has ended");
    cr_assert_eq(found()->info.status, STORE_RUNNING);
}

Test(hub_clocks, a_killed_server_goes_on_from_its_heartbeat_or_newest_row)
{
    started(&days);
    pass(HOUR_MS);
    int64_t beat_ms = stored_number("SELECT clock_ms FROM heartbeat");
    pass(5 * SECOND_MS);
    int runs = owes();
    move();
    int64_t row_ms = stored_number("SELECT max(clock_ms) FROM move");
    cr_assert_gt(row_ms, beat_ms);
    int64_t left_ms = clock_of(runs).left_ms;
    hub_case_down(&test);
    (void)store_case_sql(
        &test.files, "UPDATE heartbeat SET clock_ms = clock_ms - 9000, unix_ms = unix_ms - 9000");
    clock_test_move(2 * DAY_MS, 2 * DAY_MS);
    hub_case_up(&test);
    left_about(runs, left_ms, "a clock that does not run is not charged");
    left_about(1 - runs, DAY_MS, "nor is the other one");
    cr_assert_leq(clock_of(1 - runs).left_ms, DAY_MS);
}

Test(hub_clocks, a_move_that_is_taken_back_gives_no_time_back)
{
    started(&days);
    int64_t left_ms = 0;
    int seat = 0;
    unsigned moves = 0;
    do { /* until a seat owes again, and could undo its last move */
        cr_assert_lt(++moves, 200);
        pass(60 * SECOND_MS);
        while (hub_match_owed(found()) == 3) move();
        seat = owes();
        left_ms = clock_of(seat).left_ms;
        move();
    } while (hub_match_undo(found(), seat) != MATCH_UNDO_FREE || owes() != seat);
    left_about(seat, left_ms + 8 * HOUR_MS, "an increment more");
    pass(HOUR_MS);
    struct hub_request back = {.action = HUB_MOVE,
                               .user = users[seat],
                               .id = "back",
                               .expects = found()->play.version,
                               .move = {.bytes = {TABLE_MOVE_UNDO}}};
    cr_assert_eq(hub_case_ask(&test, found(), &back).error.code, HUB_OK);
    left_about(seat, left_ms - HOUR_MS, "what was spent stays spent");
    hub_case_restart(&test);
    left_about(seat, left_ms - HOUR_MS, "in the file, too");
}

Test(hub_clocks, an_undo_out_of_turn_costs_nobody_time)
{
    started(&days);
    int seat = owes();
    move();
    cr_assert_eq(owes(), 1 - seat, "the other one's clock runs");
    int64_t left_ms = clock_of(1 - seat).left_ms;
    pass(HOUR_MS);
    cr_assert_neq(hub_match_undo(found(), seat), MATCH_UNDO_FREE);
    struct hub_request back = {.action = HUB_MOVE,
                               .user = users[seat],
                               .id = "back",
                               .expects = found()->play.version,
                               .move = {.bytes = {TABLE_MOVE_UNDO}}};
    struct hub_error error = hub_case_ask(&test, found(), &back).error;
    cr_assert_eq(error.code, HUB_REFUSED);
    cr_assert_eq(error.refusal, GAME_NOT_YOUR_TURN);
    left_about(1 - seat, left_ms - HOUR_MS, "an hour for its own decision");
}

Test(hub_clocks, one_that_is_not_in_memory_is_found_when_its_clock_runs_out)
{
    started(&live);
    pass(1000);
    hub_case_restart(&test);
    for (int i = 0; i < 5; i++) pass(100);
    cr_assert_null(hub_match_cached(test.hub, id));
    pass(590 * SECOND_MS);
    cr_assert_null(hub_match_cached(test.hub, id), "not before it is due");
    int64_t passed_ms = 0;
    for (; hub_match_cached(test.hub, id) == NULL; passed_ms += 250) pass(250);
    cr_assert_leq(passed_ms, 12 * SECOND_MS, "nine seconds were left");
    for (unsigned i = 0; i < 100 && hub_match_cached(test.hub, id)->play.sitting.stands_in == 0;
         i++)
        pass(250);
    cr_assert_neq(hub_match_cached(test.hub, id)->play.sitting.stands_in, 0, "a bot plays");
}

/* On vacation for ten days, of which the server is down for eight: by clock time it ends after two.
 */
Test(hub_clocks, stored_deadline_advances_when_a_vacation_passes_during_downtime)
{
    int32_t today = (int32_t)(clock_unix_ms() / DAY_MS);
    clock_test_move((today + 1) * DAY_MS - clock_unix_ms() + HOUR_MS, 2 * DAY_MS);
    hub_case_restart(&test);
    started(&days);
    struct hub_user *runs = &users[owes()];
    struct hub_calendar_request away = {.action = HUB_VACATION_ADD, .user = runs->id};
    away.first_day = today + 2;
    away.last_day = today + 11;
    bool told = false;
    hub_calendar(test.hub, &away, calendar_told, &told);
    while (!told) hub_case_pump(&test);
    pass(DAY_MS);
    int64_t begun_ms = stored_number("SELECT clock_ms FROM move WHERE seq = 0");
    int64_t due_ms = 0;
    for (int i = 0; i < 60 && due_ms < begun_ms + 10 * DAY_MS; i++) {
        pass(SECOND_MS);
        due_ms = stored_number("SELECT clock_due_ms FROM match");
    }
    cr_assert_geq(due_ms, begun_ms + 10 * DAY_MS, "after the vacation");
    hub_case_down(&test);
    clock_test_move(8 * DAY_MS, 8 * DAY_MS);
    hub_case_up(&test);
    int64_t later_ms = due_ms;
    for (int i = 0; i < 60 && later_ms > due_ms - 7 * DAY_MS; i++) {
        pass(SECOND_MS);
        later_ms = stored_number("SELECT clock_due_ms FROM match");
    }
    cr_assert_leq(later_ms, due_ms - 7 * DAY_MS);
}

/* Returns the growth of the log in some moves, half a second each. */
static uint64_t wal_of_moves(const struct time_control *control)
{
    struct store_stats before;
    struct store_stats after;
    started(control);
    move(); /* and with it the heartbeat */
    store_stats_read(test.store, &before);
    for (unsigned i = 0; i < 20; i++) {
        clock_test_move(500, 500);
        move();
    }
    store_stats_read(test.store, &after);
    return after.wal_bytes - before.wal_bytes;
}

Test(hub_clocks, a_move_by_a_clock_writes_hardly_more_pages_than_one_without)
{
    uint64_t without = wal_of_moves(&(struct time_control){.pace = PACE_NONE});
    uint64_t with = wal_of_moves(&live);
    cr_assert_leq(with, without + without / 8, "%llu and %llu bytes", (unsigned long long)with,
                  (unsigned long long)without);
}

Test(hub_clocks, move_in_time_prevents_the_time_out_while_it_is_written)
{
    struct hub_answer answer = {.error = {.code = HUB_BUSY}};
    started(&live);
    int first = owes();
    pass(590 * SECOND_MS);
    struct hub_match *match = found();
    struct hub_request next = hub_case_next_move(match, users, "in time");
    hub_request(test.hub, match, &next, hub_case_note, &answer);
    cr_assert(match->writing);
    clock_test_move(11 * SECOND_MS, 11 * SECOND_MS);
    hub_tick(test.hub);
    settle();
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_eq(found()->play.version, 1, "nothing was written behind it");
    cr_assert_not(found()->info.seat[first].stands_in);
    pass(700 * SECOND_MS);
    cr_assert(found()->info.seat[1 - first].stands_in, "the other is late, and told so");
}

/* Closed, then rewound to that version while the server is down, which comes up afterwards. */
static void rewound(uint32_t version)
{
    struct store_audit audit = {
        .at_ms = clock_unix_ms(), .by_cli = true, .action = "rewind", .result = "done"};
    struct hub_request stop = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, found(), &stop).error.code, HUB_OK);
    hub_case_down(&test);
    cr_assert_eq(maintenance_rewind(test.files.path, id, version, &audit), STORE_OK);
    hub_case_up(&test);
}

Test(hub_clocks, the_clocks_of_a_match_that_was_rewound_run_out_though_nobody_opens_it)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&days);
    move();
    rewound(1);
    for (unsigned i = 0; i < 5; i++) pass(61 * SECOND_MS);
    cr_assert_null(hub_match_cached(test.hub, id), "it was looked at, and has left the memory");
    for (unsigned i = 0; i < 26; i++) pass(HOUR_MS);
    cr_assert_eq(stored_number("SELECT count(*) FROM seat WHERE stands_in"), 1);
}

Test(hub_clocks, time_that_was_played_and_is_rewound_is_charged_to_nobody)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&days);
    move();
    int seat = owes();
    int64_t left_ms[2] = {clock_of(0).left_ms, clock_of(1).left_ms};
    for (unsigned i = 0; i < 12; i++) {
        pass(6 * HOUR_MS);
        move();
    }
    rewound(1);
    cr_assert_eq(owes(), seat);
    left_ms[seat] += SECOND_MS; /* it was read a moment after the row */
    for (int i = 0; i < 2; i++) left_about(i, left_ms[i], "as it was then");
    pass(2 * HOUR_MS);
    left_about(seat, left_ms[seat] - 2 * HOUR_MS, "charged from then on");
    left_about(!seat, left_ms[!seat], "the seat that owes nothing");
    cr_assert_eq(stored_number("SELECT count(*) FROM seat WHERE stands_in"), 0);
}

Test(hub_clocks, a_match_that_goes_back_to_long_ago_is_given_up_as_late_as_if_it_was_moved_then)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&(struct time_control){.pace = PACE_NONE});
    move();
    for (unsigned i = 0; i < 4; i++) {
        pass((int64_t)HUB_IDLE_DAYS_DEFAULT / 2 * DAY_MS);
        move();
    }
    rewound(1);
    for (unsigned i = 0; i < 3; i++) pass(61 * SECOND_MS);
    cr_assert_eq(stored_number("SELECT count(*) FROM match WHERE status = 'running'"), 1);
    pass((int64_t)HUB_IDLE_DAYS_DEFAULT * DAY_MS - HOUR_MS);
    cr_assert_eq(stored_number("SELECT count(*) FROM match WHERE status = 'running'"), 1);
    pass(HOUR_MS);
    for (unsigned i = 0; i < 3; i++) pass(61 * SECOND_MS);
    cr_assert_eq(stored_number("SELECT count(*) FROM match WHERE end_reason = 'idle'"), 1);
}

Test(hub_clocks, a_match_without_a_clock_has_none_when_it_was_rewound)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&(struct time_control){.pace = PACE_NONE});
    move();
    rewound(0);
    cr_assert_eq(stored_number("SELECT count(clock_due_ms) FROM match"), 0);
}
