/* The caretaker ends unwanted matches and deletes guests who never played; by
 * the times in the store, and never before it is saved. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "support/hub_case.h"

#define DAY_MS  (24LL * 3600 * 1000)
#define HOUR_MS (3600LL * 1000)

static struct hub_case test;
static struct hub_user users[2];

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

TestSuite(hub_caretaker, .init = begin, .fini = end, .timeout = 480);

static void settle(void)
{
    for (unsigned i = 0; i < 200; i++) hub_case_pump(&test);
}

/* Time goes by, in which the caretaker looks now and then, as it does at a server that runs. */
static void pass(int64_t ms)
{
    clock_test_move(ms, ms);
    hub_tick(test.hub);
    settle();
}

/* Looks until the match is in that state; the suite's time is the limit. */
static void until(const char *id, enum store_status status)
{
    for (;;) {
        struct hub_match *match = hub_case_find(&test, id);
        if (match != NULL && match->info.status == status) return;
        pass(61 * 1000);
    }
}

static void id_of(const struct hub_match *match, char id[STORE_MATCH_ID_BYTES + 1])
{
    (void)text_copy(id, STORE_MATCH_ID_BYTES + 1, match->info.id);
}

/* Read again, if it has left the memory meanwhile. */
static enum store_status status_of(const char *id)
{
    const struct hub_match *match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    return match->info.status;
}

Test(hub_caretaker, a_match_in_which_nobody_moved_is_given_up_after_a_day)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub_match *match = hub_case_started(&test, users, 2);
    id_of(match, id);
    pass(DAY_MS - HOUR_MS);
    cr_assert_eq(status_of(id), STORE_RUNNING);
    pass(2 * HOUR_MS);
    until(id, STORE_ABANDONED);
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        match = hub_case_find(&test, id);
        cr_assert_str_eq(match->info.end_reason, "idle");
        cr_assert_eq(match->info.ended_by, 0, "by the server");
        hub_case_restart(&test);
    }
}

Test(hub_caretaker, a_match_in_which_somebody_moved_waits_as_long_as_the_setting_says)
{
    test.quotas.idle_days = 5;
    hub_case_restart(&test);
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub_match *match = hub_case_started(&test, users, 2);
    id_of(match, id);
    struct hub_request move = hub_case_next_move(match, users, "one");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    for (unsigned day = 0; day < 4; day++) {
        pass(DAY_MS);
        pass(2 * 61 * 1000);
        cr_assert_eq(status_of(id), STORE_RUNNING, "day %u", day + 1);
    }
    match = hub_case_find(&test, id);
    move = hub_case_next_move(match, users, "two");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    for (unsigned day = 0; day < 4; day++) {
        pass(DAY_MS);
        pass(2 * 61 * 1000);
        cr_assert_eq(status_of(id), STORE_RUNNING, "day %u after another move", day + 1);
    }
    pass(2 * DAY_MS);
    until(id, STORE_ABANDONED);
}

Test(hub_caretaker, last_vote_to_call_off_is_recorded)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub_match *match = hub_case_started(&test, users, 2);
    id_of(match, id);
    struct table_move off = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    for (unsigned i = 0; i < 2; i++) {
        struct hub_request vote = {
            .action = HUB_MOVE, .user = users[i], .id = "off", .expects = match->play.version};
        memcpy(&vote.move, &off, sizeof(off));
        cr_assert_eq(hub_case_ask(&test, match, &vote).error.code, HUB_OK);
    }
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        match = hub_case_find(&test, id);
        cr_assert_eq(match->info.ended_by, users[1].id);
        cr_assert_str_eq(match->info.end_reason, "called_off");
        hub_case_restart(&test);
    }
}

Test(hub_caretaker, an_open_table_expires_after_two_weeks_and_leaves_a_note)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub_match *match = hub_case_create(&test, &users[0], 3);
    id_of(match, id);
    pass(10 * DAY_MS);
    match = hub_case_find(&test, id);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = HUB_NOBODY_SEAT};
    cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    for (unsigned looks = 0; looks < 20; looks++) {
        pass(12 * HOUR_MS);
        cr_assert_eq(status_of(id), STORE_OPEN, "ten days after a player came, even with viewers");
    }
    pass(5 * DAY_MS);
    until(id, STORE_ABANDONED);
    hub_case_restart(&test);
    match = hub_case_find(&test, id);
    cr_assert_str_eq(match->info.end_reason, "expired");
    cr_assert_eq(hub_match_seat_of(match, users[1].id), 1);
    pass(31 * DAY_MS);
    while (hub_case_find(&test, id) != NULL)
        pass(HUB_KEPT_S_DEFAULT * 1000LL + 61 * 1000); /* no viewers in the meantime */
}

Test(hub_caretaker, an_expired_table_stays_as_it_is_until_that_is_saved)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    id_of(hub_case_create(&test, &users[0], 3), id);
    test.failing = true;
    pass(15 * DAY_MS);
    for (unsigned i = 0; i < 5; i++) {
        pass(61 * 1000);
        cr_assert_eq(status_of(id), STORE_OPEN);
    }
    test.failing = false;
    until(id, STORE_ABANDONED);
}

static void deaf(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

Test(hub_caretaker, an_open_table_waits_while_one_of_its_people_looks_at_it)
{
    struct hub_match *match = hub_case_create(&test, &users[0], 3);
    struct hub_watcher watcher = {.user = users[0].id, .changed = deaf};
    char id[STORE_MATCH_ID_BYTES + 1];
    id_of(match, id);
    hub_watch(match, &watcher);
    pass(15 * DAY_MS);
    for (unsigned i = 0; i < 5; i++) {
        pass(61 * 1000);
        cr_assert_eq(match->info.status, STORE_OPEN);
    }
    hub_unwatch(&watcher);
    pass(2 * DAY_MS);
    until(id, STORE_ABANDONED);
}

Test(hub_caretaker, a_wall_clock_that_jumps_ends_nothing)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    id_of(hub_case_started(&test, users, 2), id);
    pass(2 * 61 * 1000);
    clock_test_move(400 * DAY_MS, 0);
    for (unsigned i = 0; i < 5; i++) {
        pass(61 * 1000);
        cr_assert_eq(status_of(id), STORE_RUNNING);
    }
    clock_test_move(-400 * DAY_MS, 0);
    pass(2 * HOUR_MS);
    pass(61 * 1000);
    cr_assert_eq(status_of(id), STORE_RUNNING);
}

static bool there(int64_t user)
{
    struct store_user stored;
    return store_user_read(test.reader, user, &stored) == STORE_OK;
}

/* No row refers to one that is gone; PostgreSQL sees to that by itself. */
static void nobody_is_missed(void)
{
    if (store_case_is_postgres(&test.files)) return;
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM pragma_foreign_key_check"),
                     "0");
}

Test(hub_caretaker, guests_who_never_played_are_forgotten_and_others_stay)
{
    test.quotas.guest_days = 3;
    hub_case_restart(&test);
    struct hub_user idle = hub_case_guest(&test, "Idle");
    struct hub_user played[2] = {hub_case_guest(&test, "Pat"), hub_case_guest(&test, "Pia")};
    struct hub_user waits = hub_case_guest(&test, "Wim");
    struct hub_user account = hub_case_guest(&test, "Acc");
    struct hub_user newest = hub_case_guest(&test, "New");
    struct hub_match *match = hub_case_started(&test, played, 2);
    struct hub_request abandon = hub_case_close(&played[0]);
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
    (void)hub_case_create(&test, &waits, 2);
    struct hub_account_request keep = {.action = HUB_REGISTER,
                                       .user = account,
                                       .name = "Account",
                                       .password = "correct horse",
                                       .peer = "t"};
    cr_assert_eq(hub_case_account(&test, &keep).error.code, HUB_OK);
    pass(2 * DAY_MS);
    cr_assert(there(idle.id));
    pass(2 * DAY_MS);
    while (there(idle.id)) pass(2 * HOUR_MS);
    cr_assert(there(played[0].id) && there(played[1].id));
    cr_assert(there(waits.id), "a guest at an open table waits");
    cr_assert(there(account.id));
    cr_assert(there(newest.id), "the newest number is not given away again");
    nobody_is_missed();
    char session[128];
    (void)snprintf(session, sizeof(session), "SELECT count(*) FROM session WHERE user = %lld",
                   (long long)idle.id);
    cr_assert_str_eq(store_case_sql(&test.files, session), "0");
    struct hub_user next = hub_case_guest(&test, "Next");
    cr_assert_gt(next.id, newest.id);
}

Test(hub_caretaker, many_guests_are_forgotten_a_few_at_a_time)
{
    test.quotas.guest_days = 1;
    hub_case_restart(&test);
    for (unsigned i = 0; i < 200; i++) {
        clock_test_move(0, 10 * 1000);
        (void)hub_case_guest(&test, "Eve");
    }
    pass(2 * DAY_MS);
    while (strcmp(store_case_sql(&test.files, "SELECT count(*) FROM user"), "1") != 0)
        pass(DAY_MS); /* Ann and Bob came when guests stayed for a month */
}

Test(hub_caretaker, a_guest_who_has_given_their_seat_away_has_played)
{
    char link[HUB_LINK_BYTES + 1];
    test.quotas.guest_days = 3;
    hub_case_restart(&test);
    struct hub_user played[2] = {hub_case_guest(&test, "Pat"), hub_case_guest(&test, "Pia")};
    struct hub_user other = hub_case_guest(&test, "Sub");
    struct hub_user idle = hub_case_guest(&test, "Idle");
    (void)hub_case_guest(&test, "New");
    struct hub_match *match = hub_case_started(&test, played, 2);
    struct hub_request offer = {.action = HUB_MOVE,
                                .user = played[0],
                                .id = "offer",
                                .move = {.bytes = {TABLE_MOVE_OFFER}}};
    cr_assert_eq(hub_case_ask(&test, match, &offer).error.code, HUB_OK);
    hub_match_link(match, 0, played[0].id, link);
    struct hub_request sit = {.action = HUB_SUBSTITUTE, .user = other, .seat = HUB_NOBODY_SEAT};
    (void)text_copy(sit.link, sizeof(sit.link), link);
    cr_assert_eq(hub_case_ask(&test, match, &sit).error.code, HUB_OK);
    while (there(idle.id)) pass(DAY_MS);
    cr_assert(there(played[0].id), "the log and the seats of the match name the user");
    nobody_is_missed();
}
