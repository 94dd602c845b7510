/* A match that an administrator rewinds goes on as if no time had passed since: waits have all
 * their time, and the seats that owe a decision receive a notification. A match of two unless said
 * otherwise; the clocks are moved by the test. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/seat/waits.h"
#include "record/time_control.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/notices.h"
#include "support/hub_case.h"

#define MINUTE_MS (60LL * 1000)
#define HOUR_MS   (60 * MINUTE_MS)
#define DAY_MS    (24 * HOUR_MS)

static const struct time_control none = {PACE_NONE, 0, 0, 0};
static const struct time_control days = {PACE_DAYS, 86400, 28800, 259200};

static struct hub_case test;
static struct hub_user users[3];
static struct hub_match *match;
static char id[STORE_MATCH_ID_BYTES + 1];
static unsigned asked;

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid"};
    hub_case_begin(&test);
    for (size_t i = 0; i < COUNT_OF(users); i++) users[i] = hub_case_guest(&test, names[i]);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_rewind, .init = begin, .fini = end, .timeout = 240);

static void settle(void)
{
    while (!hub_case_quiet(match)) {
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
}

static void found(void)
{
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    settle();
}

static void started(const struct time_control *clock)
{
    test.clock = *clock;
    hub_tick(test.hub);
    match = hub_case_started(&test, users, 2);
    (void)text_copy(id, sizeof(id), match->info.id);
    settle();
}

static void passes(int64_t ms)
{
    for (int64_t gone_ms = 0; gone_ms < ms; gone_ms += HOUR_MS / 2) {
        clock_test_move(HOUR_MS / 2, HOUR_MS / 2);
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
    found();
}

static struct hub_error ask(unsigned user, struct table_move move)
{
    struct hub_request request = {
        .action = HUB_MOVE, .user = users[user], .expects = match->play.version};
    struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
    buf_printf(&text, "r%u", ++asked);
    memcpy(&request.move, &move, sizeof(move));
    return hub_case_ask(&test, match, &request).error;
}

static void does(unsigned user, struct table_move move)
{
    struct hub_error error = ask(user, move);
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    settle();
}

static void moves(void)
{
    char request[16];
    (void)snprintf(request, sizeof(request), "m%u", ++asked);
    struct hub_request next = hub_case_next_move(match, users, request);
    cr_assert_eq(hub_case_ask(&test, match, &next).error.code, HUB_OK);
    settle();
}

static uint8_t owing(void)
{
    uint8_t owed = hub_match_owed(match);
    cr_assert(owed == 1 || owed == 2);
    return owed >> 1;
}

/* The server is down for a moment, in which an administrator does it. */
static void rewound(uint32_t version)
{
    struct store_audit audit = {
        .at_ms = clock_unix_ms(), .by_cli = true, .action = "rewind", .result = "done"};
    hub_case_down(&test);
    cr_assert_eq(maintenance_rewind(test.files.path, id, version, &audit), STORE_OK);
    hub_case_up(&test);
    found();
    cr_assert_eq(match->play.version, version);
}

static void offer_lasts(const struct time_control *clock)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(clock);
    uint8_t seat = owing();
    does(seat ^ 1u, (struct table_move){.kind = TABLE_MOVE_OFFER});
    moves(); /* so that the offer was not made by the newest row */
    uint32_t version = match->play.version;
    for (unsigned i = 0; i < 10; i++) {
        passes(7 * HOUR_MS);
        if (match->play.version < version + 8) moves();
    }
    rewound(version);
    cr_assert(match->play.sitting.offered >> (seat ^ 1u) & 1);
    passes(WAITS_OFFER_MS - 2 * HOUR_MS);
    cr_assert(match->play.sitting.offered >> (seat ^ 1u) & 1, "for two days from now on");
    passes(3 * HOUR_MS);
    cr_assert_not(match->play.sitting.offered >> (seat ^ 1u) & 1, "and no longer");
}

Test(hub_rewind, an_offer_has_all_its_time_with_a_clock)
{
    static const struct time_control long_days = {PACE_DAYS, 14 * 86400, 0, 14 * 86400};
    offer_lasts(&long_days);
}

Test(hub_rewind, an_offer_has_all_its_time_without_a_clock)
{
    offer_lasts(&none);
}

Test(hub_rewind, a_seat_without_a_clock_owes_from_then_on)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&none);
    moves();
    uint8_t late = owing();
    struct table_move vote = {.kind = TABLE_MOVE_VOTE, .about = late, .word = TABLE_CHOICE_BOT};
    for (unsigned i = 0; i < 4; i++) {
        passes(20 * HOUR_MS);
        moves();
    }
    rewound(1);
    cr_assert_eq(owing(), late);
    cr_assert_eq(ask(late ^ 1u, vote).refusal, GAME_TOO_SOON);
    passes(23 * HOUR_MS);
    cr_assert_eq(ask(late ^ 1u, vote).refusal, GAME_TOO_SOON);
    passes(2 * HOUR_MS);
    does(late ^ 1u, vote);
}

Test(hub_rewind, time_beyond_the_longest_wait_is_no_wait)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&days);
    moves();
    uint8_t owes = owing();
    does(owes ^ 1u, (struct table_move){.kind = TABLE_MOVE_OFFER}); /* it owes since before */
    for (int64_t gone_ms = 0; gone_ms < TIME_WAIT_MAX_S * 1000 + DAY_MS; gone_ms += 8 * HOUR_MS) {
        passes(8 * HOUR_MS);
        moves();
    }
    rewound(2);
    passes(HOUR_MS);
    cr_assert_eq(owing(), owes);
    cr_assert_eq(match->play.sitting.state[owes], SEAT_PRESENT);
}

Test(hub_rewind, the_restart_is_kept_by_what_is_read_again)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    started(&none);
    passes(20 * HOUR_MS);
    moves();
    rewound(0);
    struct hub_times times = match->times;
    hub_case_down(&test);
    hub_case_up(&test);
    found();
    cr_assert_eq(memcmp(&times, &match->times, sizeof(times)), 0);
}

static void address_give(int64_t user)
{
    struct store_address address = {
        .user = user, .channel = STORE_CHANNEL_HOOK, .made_ms = 1, .form = "json"};
    (void)text_copy(address.target, sizeof(address.target), "http://127.0.0.1:9/");
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
}

Test(hub_rewind, notifications_are_about_the_version_that_it_has)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    for (size_t i = 0; i < 2; i++) address_give(users[i].id);
    started(&days);
    uint8_t late = owing();
    for (unsigned i = 0; i < 5; i++) {
        passes(HOUR_MS);
        moves();
    }
    rewound(2);
    cr_assert_eq(owing(), late);
    cr_assert_str_eq(store_case_sql(&test.files,
                                    "SELECT group_concat(event || ' ' || version || ' ' || user) "
                                    "FROM outbox WHERE event IN ('turn', 'deadline', 'over')"),
                     late == 0 ? "turn 2 1" : "turn 2 2");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM outbox WHERE version > 2 "
                                                 "AND event <> 'mention'"),
                     "0");
}
