/* Conditional moves at the hub: they are found and made though nobody looks, whoever was killed
 * when. What they say is tests/unit/conditional_test.c's, what is asked over REST
 * tests/e2e/conditional.test.js's. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "support/hub_case.h"

static struct hub_case test;
static struct hub_user users[2];
static char id[STORE_MATCH_ID_BYTES + 1];

/* Ann and Bob have begun, and it is Ann's turn. */
static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    (void)text_copy(id, sizeof(id), hub_case_started(&test, users, 2)->info.id);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_conditional, .init = begin, .fini = end, .timeout = 480);

static void give(const struct hub_user *user, const char *text)
{
    struct hub_match *match = hub_case_find(&test, id);
    struct hub_request request = {.action = HUB_CONDITIONAL,
                                  .user = *user,
                                  .expects = hub_match_conditional(match, user->id)};
    (void)text_copy(request.text, sizeof(request.text), text);
    cr_assert_eq(hub_case_ask(&test, match, &request).error.code, HUB_OK);
}

static const char *file(const char *sql)
{
    return store_case_sql(&test.files, sql);
}

static const char *newest(void)
{
    return file("SELECT seq || ' by ' || seat || CASE WHEN ordered = 1 THEN ' ordered' "
                "ELSE '' END FROM move ORDER BY seq DESC LIMIT 1");
}

static void time_pass(int64_t ms)
{
    clock_test_move(ms, ms);
    hub_tick(test.hub);
    hub_case_pump(&test);
}

/* No request loads the match. The suite's time is the limit. */
static void until(const char *row)
{
    while (strcmp(newest(), row) != 0) time_pass(1000);
}

/* The server dies before anything more is written. */
static void moved_and_killed(void *context, const struct hub_answer *answer)
{
    cr_assert_eq(answer->error.code, HUB_OK);
    test.failing = true;
    *(bool *)context = true;
}

static void move_and_die(void)
{
    bool moved = false;
    struct hub_match *match = hub_case_find(&test, id);
    struct hub_request move = hub_case_next_move(match, users, "one");
    hub_request(test.hub, match, &move, moved_and_killed, &moved);
    while (!moved) hub_case_pump(&test);
    hub_case_down(&test);
    test.failing = false;
    hub_case_up(&test);
}

Test(hub_conditional, a_server_that_was_killed_before_it_asked_them_finds_them)
{
    give(&users[1], "place hunt 1\nplace forest 1");
    move_and_die();
    cr_assert_str_eq(newest(), "1 by 0");
    cr_assert_null(hub_match_cached(test.hub, id), "no request has loaded it");
    until("2 by 1 ordered");
    cr_assert_str_eq(file("SELECT text FROM orders"), "place forest 1", "each once");
    hub_case_restart(&test);
    for (unsigned i = 0; i < 20; i++) time_pass(1000);
    cr_assert_str_eq(newest(), "2 by 1 ordered");
    cr_assert_null(hub_match_cached(test.hub, id), "nothing is to be done: it is not read");
}

Test(hub_conditional, impossible_conditional_moves_are_dropped_at_a_start)
{
    give(&users[1], "place hunt 1 if food at most 2");
    move_and_die();
    while (strcmp(file("SELECT coalesce(why, '') FROM orders"), "condition") != 0) time_pass(1000);
    cr_assert_str_eq(newest(), "1 by 0");
}

Test(hub_conditional, a_match_that_has_left_the_memory_has_them_when_the_turn_comes)
{
    give(&users[1], "place hunt 1");
    for (unsigned i = 0; hub_match_cached(test.hub, id) != NULL; i++) time_pass(61 * 1000);
    struct hub_match *match = hub_case_find(&test, id);
    struct hub_request move = hub_case_next_move(match, users, "one");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    until("2 by 1 ordered");
}

Test(hub_conditional, nothing_is_done_by_those_of_an_account_that_was_deleted)
{
    give(&users[1], "place hunt 1\nplace forest 1");
    struct hub_account_request delete = {.action = HUB_DELETE, .user = users[1], .peer = "test"};
    cr_assert_eq(hub_case_account(&test, &delete).error.code, HUB_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM orders"), "0");
    struct hub_match *match = hub_case_find(&test, id);
    cr_assert_eq(hub_match_conditional(match, users[1].id), 0);
    struct hub_request move = hub_case_next_move(match, users, "one");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    while (hub_case_find(&test, id)->play.version < 3) time_pass(1000); /* a bot plays on */
    cr_assert_neq(hub_case_find(&test, id)->info.seat[1].resigned, 0);
    cr_assert_str_eq(file("SELECT count(*) FROM move WHERE ordered = 1"), "0");
}

/* The request may have come just before the player left. */
Test(hub_conditional, none_are_taken_of_an_account_that_was_deleted)
{
    struct hub_account_request delete = {.action = HUB_DELETE, .user = users[1], .peer = "test"};
    cr_assert_eq(hub_case_account(&test, &delete).error.code, HUB_OK);
    struct hub_match *match = hub_case_find(&test, id);
    struct hub_request request = {.action = HUB_CONDITIONAL, .user = users[1]};
    (void)text_copy(request.text, sizeof(request.text), "place hunt 1");
    cr_assert_neq(hub_case_ask(&test, match, &request).error.code, HUB_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM orders"), "0");
}
