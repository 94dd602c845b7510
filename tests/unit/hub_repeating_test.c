/* Tables that need nobody to come back: how long they wait, that they begin when they are full, and
 * that of a standing challenge exactly one follows each. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "support/hub_case.h"

#define DAY_MS (24LL * 3600 * 1000)

static struct hub_case test;
static struct hub_user ann;
static struct hub_user ben;

static void begin(void)
{
    hub_case_begin(&test);
    ann = hub_case_guest(&test, "Ann");
    ben = hub_case_guest(&test, "Ben");
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_repeating, .init = begin, .fini = end, .timeout = 480);

static struct hub_answer answer;
static bool answered;

static void note(void *context, const struct hub_answer *told)
{
    (void)context;
    answer = *told;
    answered = true;
}

static void open_with(const struct hub_user *user, uint8_t seats, struct settings settings)
{
    struct hub_creation creation = {
        .game = games_find("stoneage"), .seats = seats, .settings = settings, .listed = true};
    creation.settings.start_seat = GAME_NOBODY;
    answered = false;
    hub_match_create(test.hub, user, &creation, note, NULL);
    while (!answered) hub_case_pump(&test);
}

static struct hub_match *opened(uint8_t seats, struct settings settings)
{
    open_with(&ann, seats, settings);
    cr_assert_eq(answer.error.code, HUB_OK);
    return answer.match;
}

static struct hub_answer join(struct hub_match *match, const struct hub_user *user)
{
    struct hub_request request = {.action = HUB_JOIN, .user = *user, .seat = HUB_NOBODY_SEAT};
    return hub_case_ask(&test, match, &request);
}

static const char *count(const char *where)
{
    char sql[256];
    (void)snprintf(sql, sizeof(sql), "SELECT count(*) FROM match WHERE %s", where);
    return store_case_sql(&test.files, sql);
}

static void pass(int64_t ms)
{
    clock_test_move(ms, ms);
    hub_tick(test.hub);
    for (unsigned i = 0; i < 200; i++) hub_case_pump(&test);
}

Test(hub_repeating, an_open_table_waits_as_long_as_its_creator_says)
{
    static const uint8_t days[] = {1, 3, 7, 30};
    for (size_t i = 0; i < COUNT_OF(days); i++) {
        char id[STORE_MATCH_ID_BYTES + 1];
        struct hub_match *match = opened(2, (struct settings){.open_days = days[i]});
        (void)text_copy(id, sizeof(id), match->info.id);
        cr_assert_eq(match->info.due_ms, match->info.created_ms + days[i] * DAY_MS);
        if (i == 0) hub_case_restart(&test);
        pass(days[i] * DAY_MS - 2 * 3600 * 1000);
        match = hub_case_find(&test, id);
        cr_assert_eq(match->info.status, STORE_OPEN, "%u days", days[i]);
        pass(3 * 3600 * 1000);
        while (hub_case_find(&test, id)->info.status == STORE_OPEN) pass(61 * 1000);
        cr_assert_str_eq(hub_case_find(&test, id)->info.end_reason, "expired");
    }
}

Test(hub_repeating, nonces_do_not_prolong_a_table)
{
    struct hub_match *match = opened(2, (struct settings){.open_days = 1});
    int64_t due_ms = match->info.due_ms;
    clock_test_move(3600 * 1000, 3600 * 1000);
    struct hub_request nonce = {.action = HUB_NONCE, .user = ann};
    cr_assert_eq(hub_case_ask(&test, match, &nonce).error.code, HUB_OK);
    cr_assert_eq(match->info.due_ms, due_ms);
}

Test(hub_repeating, a_full_table_begins_with_whoever_takes_the_last_seat)
{
    struct hub_match *match = opened(3, (struct settings){.starts_full = true});
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = ann, .seat = 1};
    (void)text_copy(bot.bot, sizeof(bot.bot), "random");
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    cr_assert_eq(match->info.status, STORE_OPEN);
    struct hub_request last = {
        .action = HUB_JOIN, .user = ben, .seat = HUB_NOBODY_SEAT, .has_nonce = true};
    memset(last.nonce, 7, sizeof(last.nonce));
    cr_assert_eq(hub_case_ask(&test, match, &last).error.code, HUB_OK);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), match->info.id);
    for (unsigned restarted = 0; restarted < 2; restarted++) {
        match = hub_case_find(&test, id);
        cr_assert_eq(match->info.status, STORE_RUNNING);
        cr_assert(hub_match_started(match));
        cr_assert_eq(hub_match_seat_of(match, ben.id), 2);
        cr_assert(match->info.seat[2].has_nonce, "the nonce came with the seat");
        cr_assert_eq(match->info.seat[2].nonce[31], 7);
        hub_case_restart(&test);
    }
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM move WHERE seq = 0"), "1");
}

static void nothing(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

Test(hub_repeating, taking_the_last_seat_is_no_move)
{
    static struct hub_watcher stranger = {.changed = nothing}; /* who keeps it in memory */
    struct hub_match *match = opened(2, (struct settings){.starts_full = true});
    struct hub_request last = {.action = HUB_JOIN, .user = ben, .seat = HUB_NOBODY_SEAT};
    (void)text_copy(last.id, sizeof(last.id), "join");
    cr_assert_eq(hub_case_ask(&test, match, &last).error.code, HUB_OK);
    cr_assert_eq(match->info.status, STORE_RUNNING);
    hub_watch(match, &stranger);
    pass(HUB_UNMOVED_MS - 3600 * 1000);
    cr_assert_eq(match->info.status, STORE_RUNNING);
    for (unsigned i = 0; i < 3; i++) pass(3600 * 1000);
    cr_assert_eq(match->info.status, STORE_ABANDONED);
    cr_assert_str_eq(match->info.end_reason, "idle");
    hub_unwatch(&stranger);
}

Test(hub_repeating, a_start_that_is_not_saved_seats_nobody_and_is_made_once)
{
    struct hub_match *match = opened(2, (struct settings){.starts_full = true, .standing = true});
    test.failing = true;
    cr_assert_eq(join(match, &ben).error.code, HUB_STORE);
    test.failing = false;
    cr_assert_eq(match->info.status, STORE_OPEN);
    cr_assert_eq(hub_match_seat_of(match, ben.id), HUB_NOBODY_SEAT);
    cr_assert_str_eq(count("1 = 1"), "1");
    cr_assert_eq(join(match, &ben).error.code, HUB_OK);
    cr_assert_str_eq(count("status = 'running'"), "1");
    cr_assert_str_eq(count("status = 'open'"), "1");
}

/* The open table of Ann's that is the newest. */
static struct hub_match *newest_open(void)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id),
                    store_case_sql(&test.files, "SELECT id FROM match WHERE status = 'open' "
                                                "ORDER BY number DESC LIMIT 1"));
    return hub_case_find(&test, id);
}

Test(hub_repeating, exactly_one_table_with_the_same_settings_follows_each)
{
    struct hub_match *match =
        opened(3, (struct settings){
                      .starts_full = true, .standing = true, .open_days = 30, .undo = UNDO_VOTE});
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = ann, .seat = 2};
    (void)text_copy(bot.bot, sizeof(bot.bot), "random");
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    for (unsigned round = 1; round <= 3; round++) {
        char running[8];
        (void)snprintf(running, sizeof(running), "%u", round);
        cr_assert_eq(join(match, &ben).error.code, HUB_OK);
        cr_assert_str_eq(count("status = 'running'"), running);
        cr_assert_str_eq(count("status = 'open'"), "1");
        if (round == 2) hub_case_restart(&test);
        match = newest_open();
        cr_assert_not_null(match);
        cr_assert_eq(match->info.created_by, ann.id);
        cr_assert_eq(hub_match_seat_of(match, ann.id), 0);
        cr_assert_str_eq(match->info.seat[0].name, "Ann");
        cr_assert_eq(match->info.seat[1].user, 0, "free for the next player");
        cr_assert_str_eq(match->info.seat[2].bot, "random");
        cr_assert(match->settings.standing && match->settings.starts_full && match->info.listed);
        cr_assert_eq(match->settings.open_days, 30);
        cr_assert_eq(match->settings.undo, UNDO_VOTE);
        cr_assert_eq(match->info.due_ms, match->info.created_ms + 30 * DAY_MS);
        cr_assert(!match->info.seat[0].has_nonce, "of another seed");
    }
}

Test(hub_repeating, the_table_that_follows_a_program_s_says_that_it_is_a_program)
{
    ann.bot_account = true;
    struct hub_match *match = opened(2, (struct settings){.starts_full = true, .standing = true});
    int seat = hub_match_seat_of(match, ann.id);
    cr_assert(match->info.seat[seat].bot_account);
    cr_assert_eq(join(match, &ben).error.code, HUB_OK);
    const struct hub_match *next = newest_open();
    cr_assert_neq(next, match);
    cr_assert_eq(next->info.seat[seat].user, ann.id);
    cr_assert(next->info.seat[seat].bot_account);
}

Test(hub_repeating, a_challenge_ends_when_its_host_says_so_or_goes)
{
    struct settings settings = {.starts_full = true, .standing = true};
    struct hub_match *match = opened(2, settings);
    struct hub_request stop = {.action = HUB_STANDING_END, .user = ben};
    cr_assert_eq(hub_case_ask(&test, match, &stop).error.code, HUB_NOT_HOST);
    stop.user = ann;
    cr_assert_eq(hub_case_ask(&test, match, &stop).error.code, HUB_OK);
    cr_assert_not(match->settings.standing);
    hub_case_restart(&test);
    match = newest_open();
    cr_assert_not(match->settings.standing);
    cr_assert_eq(join(match, &ben).error.code, HUB_OK);
    cr_assert_str_eq(count("status = 'open'"), "0");
    cr_assert_eq(hub_case_ask(&test, match, &stop).error.code, HUB_NOT_OPEN);

    match = opened(3, settings);
    cr_assert_eq(join(match, &ben).error.code, HUB_OK);
    struct hub_request leave = {.action = HUB_LEAVE, .user = ann};
    cr_assert_eq(hub_case_ask(&test, match, &leave).error.code, HUB_OK);
    cr_assert_eq(match->info.created_by, ben.id);
    cr_assert_not(match->settings.standing, "the new host has not chosen it");
}

Test(hub_repeating, none_follows_for_a_host_who_is_banned_or_has_gone)
{
    static const char *const acts[] = {
        "INSERT INTO ban (user, reason, at_ms) SELECT id, '', 1 FROM user WHERE name = 'Ann'",
        "DELETE FROM ban",
        "UPDATE user SET deleted_ms = 1 WHERE name = 'Ann'",
    };
    static const enum hub_err wanted[] = {HUB_NOT_WELCOME, HUB_OK, HUB_NOT_WELCOME};
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        struct hub_match *match =
            opened(2, (struct settings){.starts_full = true, .standing = true});
        (void)store_case_sql(&test.files, acts[i]);
        cr_assert_eq(join(match, &ben).error.code, wanted[i], "%s", acts[i]);
        cr_assert_str_eq(count("status = 'running'"), i == 0 ? "0" : "1", "%s", acts[i]);
        (void)store_case_sql(&test.files, "DELETE FROM match WHERE status = 'open'");
        (void)store_case_sql(&test.files, "DELETE FROM ban");
    }
}

/* The host starts it during the own ban: only the following table checks the host in the file. */
Test(hub_repeating, a_start_by_a_host_who_was_banned_meanwhile_is_followed_by_none)
{
    struct hub_match *match = opened(2, (struct settings){.standing = true});
    cr_assert_eq(join(match, &ben).error.code, HUB_OK);
    (void)store_case_sql(&test.files,
                         "INSERT INTO ban (user, reason, at_ms) SELECT id, '', 1 FROM user "
                         "WHERE name = 'Ann'");
    struct hub_request start = {.action = HUB_START, .user = ann};
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    cr_assert_str_eq(count("status = 'running'"), "1");
    cr_assert_str_eq(count("status = 'open'"), "0");
}

Test(hub_repeating, none_follows_while_too_many_matches_wait_for_the_host)
{
    test.limit_factor = 10;
    hub_case_restart(&test);
    struct hub_match *match =
        opened(2, (struct settings){.starts_full = true, .standing = true, .start_seat = 0});
    unsigned began = 0;
    for (; match != NULL && began < 100; began++) {
        cr_assert_eq(join(match, &ben).error.code, HUB_OK);
        match = newest_open();
    }
    cr_assert_null(match, "it has ended by itself");
    cr_assert_geq(began, HUB_STANDING_WAITS_MAX);
    char waits[8];
    (void)snprintf(waits, sizeof(waits), "%d", HUB_STANDING_WAITS_MAX);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM move WHERE (owed & 1) <> 0"),
                     waits);
}

Test(hub_repeating, one_account_has_few_standing_challenges)
{
    struct settings settings = {.standing = true};
    for (unsigned i = 0; i < HUB_STANDING_MAX; i++) (void)opened(2, settings);
    open_with(&ann, 2, settings);
    cr_assert_eq(answer.error.code, HUB_TOO_MANY_STANDING);
    (void)opened(2, (struct settings){.standing = false});
    open_with(&ben, 2, settings);
    cr_assert_eq(answer.error.code, HUB_OK);
}
