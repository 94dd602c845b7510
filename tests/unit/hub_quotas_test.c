/* Limits per account and per address. A full limit affects nobody else: neither others who open
 * tables, nor readers. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "support/hub_case.h"

static struct hub_case test;

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_quotas, .init = begin, .fini = end, .timeout = 480);

/* A hub with these quotas on the same file. */
static void reopen(struct hub_quotas quotas)
{
    test.quotas = quotas;
    hub_case_restart(&test);
}

/* Opens tables from an address until one is refused; returns how many there are, and why. */
static uint32_t fill(const struct hub_user *user, const char *peer, enum hub_err *why)
{
    for (uint32_t count = 0;; count++) {
        struct hub_answer answer = hub_case_open(&test, user, 2, peer);
        *why = answer.error.code;
        if (*why != HUB_OK) return count;
    }
}

Test(hub_quotas, an_account_opens_so_many_and_one_more_when_one_is_gone)
{
    reopen((struct hub_quotas){.matches_per_user = 3});
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    enum hub_err why;
    cr_assert_eq(fill(&ann, "192.0.2.1", &why), 3);
    cr_assert_eq(why, HUB_TOO_MANY_MATCHES);
    struct hub_answer bobs = hub_case_open(&test, &bob, 2, "192.0.2.1");
    cr_assert_eq(bobs.error.code, HUB_OK, "another account has its own");
    const struct hub_match *at[4];
    struct hub_match *one = NULL;
    cr_assert_eq(hub_case_newest(&test, ann.id, at, 4), 3);
    one = hub_case_find(&test, at[0]->info.id);
    struct hub_request leave = {.action = HUB_LEAVE, .user = ann};
    cr_assert_eq(hub_case_ask(&test, one, &leave).error.code, HUB_OK);
    cr_assert_eq(hub_case_open(&test, &ann, 2, "").error.code, HUB_OK);
    hub_case_restart(&test);
    cr_assert_eq(hub_case_open(&test, &ann, 2, "").error.code, HUB_TOO_MANY_MATCHES,
                 "what an account holds is counted from the matches, also after a restart");
}

Test(hub_quotas, an_address_opens_so_many_whoever_asks_there)
{
    reopen((struct hub_quotas){.matches_per_address = 4});
    struct hub_user users[3] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob"),
                                hub_case_guest(&test, "Cid")};
    for (unsigned i = 0; i < 4; i++)
        cr_assert_eq(hub_case_open(&test, &users[i % 3], 2, "192.0.2.1").error.code, HUB_OK);
    cr_assert_eq(hub_case_open(&test, &users[0], 2, "192.0.2.1").error.code,
                 HUB_TOO_MANY_MATCHES_HERE);
    cr_assert_eq(hub_case_open(&test, &users[0], 2, "192.0.2.2").error.code, HUB_OK,
                 "from elsewhere");
}

Test(hub_quotas, no_address_takes_the_last_room)
{
    reopen((struct hub_quotas){.matches_max = 64, .matches_per_user = 1000});
    struct hub_user eve = hub_case_guest(&test, "Eve");
    struct hub_user ann = hub_case_guest(&test, "Ann");
    enum hub_err why;
    uint32_t taken = 0;
    for (unsigned i = 0; i < 10; i++) {
        char peer[HUB_PEER_BYTES];
        (void)snprintf(peer, sizeof(peer), "198.51.100.%u", i);
        clock_test_move(0, 3600 * 1000); /* the limits of her account are full again */
        taken += fill(&eve, peer, &why);
        cr_assert_eq(why, HUB_TOO_MANY_MATCHES_HERE);
    }
    cr_assert_lt(taken, 56u, "ten addresses of hers");
    cr_assert_eq(hub_case_open(&test, &ann, 2, "192.0.2.1").error.code, HUB_OK);
}

Test(hub_quotas, a_server_that_is_full_says_so_by_name)
{
    reopen((struct hub_quotas){.matches_max = 2, .matches_per_user = 1000});
    struct hub_user ann = hub_case_guest(&test, "Ann");
    cr_assert_eq(hub_case_open(&test, &ann, 2, "192.0.2.1").error.code, HUB_OK);
    cr_assert_eq(hub_case_open(&test, &ann, 2, "192.0.2.2").error.code, HUB_OK);
    struct hub_answer answer = hub_case_open(&test, &ann, 2, "192.0.2.3");
    cr_assert_str_eq(hub_error_name(&answer.error), "no_room");
    cr_assert_eq(hub_error_status(&answer.error), 503);
}

static void count_done(void *context, const struct hub_answer *answer)
{
    ((uint32_t *)context)[answer->error.code == HUB_OK]++;
}

Test(hub_quotas, tables_on_their_way_to_the_disk_count)
{
    reopen((struct hub_quotas){.matches_per_user = 2});
    struct hub_user ann = hub_case_guest(&test, "Ann");
    uint32_t answers[2] = {0};
    for (unsigned i = 0; i < 6; i++) {
        struct hub_creation creation = {.game = games_find("stoneage"), .seats = 2};
        hub_match_create(test.hub, &ann, &creation, count_done, answers);
    }
    while (answers[0] + answers[1] < 6) hub_case_pump(&test);
    cr_assert_eq(answers[1], 2u);
}

Test(hub_quotas, a_rematch_counts_like_any_other_match)
{
    reopen((struct hub_quotas){.matches_per_user = 2});
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    struct hub_request abandon = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
    enum hub_err why;
    cr_assert_eq(fill(&users[0], "", &why), 2);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &rematch).error.code, HUB_TOO_MANY_MATCHES);
    rematch.user = users[1];
    cr_assert_eq(hub_case_ask(&test, match, &rematch).error.code, HUB_OK, "the other may");
}

Test(hub_quotas, rematch_after_rematch_runs_into_the_limit_of_creating)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    struct hub_match *match = hub_case_started(&test, users, 2);
    enum hub_err why = HUB_OK;
    unsigned count = 0;
    while (why == HUB_OK && count < 100) {
        struct hub_request request = hub_case_close(&users[0]);
        (void)hub_case_ask(&test, match, &request);
        request.action = HUB_REMATCH;
        struct hub_answer answer = hub_case_ask(&test, match, &request);
        why = answer.error.code;
        if (why != HUB_OK) break;
        match = answer.match;
        request.action = HUB_BOT_ADD;
        request.seat = 1;
        (void)text_copy(request.bot, sizeof(request.bot), "random");
        (void)hub_case_ask(&test, match, &request);
        request.action = HUB_START;
        (void)hub_case_ask(&test, match, &request);
        count++;
    }
    cr_assert_eq(why, HUB_TOO_MANY_REQUESTS);
    cr_assert_leq(count, 30u);
}

Test(hub_quotas, guests_of_one_address_and_day_are_counted)
{
    reopen((struct hub_quotas){.guests_per_day = 3});
    struct hub_account_request request = {.action = HUB_GUEST, .name = "Eve", .peer = "192.0.2.9"};
    for (unsigned i = 0; i < 3; i++)
        cr_assert_eq(hub_case_account(&test, &request).error.code, HUB_OK);
    struct hub_error error = hub_case_account(&test, &request).error;
    cr_assert_str_eq(hub_error_name(&error), "too_many_guests");
    cr_assert_eq(hub_error_status(&error), 429);
    struct hub_account_request other = request;
    (void)text_copy(other.peer, sizeof(other.peer), "192.0.2.10");
    cr_assert_eq(hub_case_account(&test, &other).error.code, HUB_OK);
    clock_test_move(0, 8LL * 3600 * 1000);
    cr_assert_eq(hub_case_account(&test, &request).error.code, HUB_OK, "a third of a day later");
    cr_assert_eq(hub_case_account(&test, &request).error.code, HUB_TOO_MANY_GUESTS);
}

/* An ended match of two; its id goes to `id`. */
static void ended(const struct hub_user *users, char id[STORE_MATCH_ID_BYTES + 1])
{
    struct hub_match *match = hub_case_started(&test, users, 2);
    (void)text_copy(id, STORE_MATCH_ID_BYTES + 1, match->info.id);
    struct hub_request abandon = hub_case_close(&users[0]);
    cr_assert_eq(hub_case_ask(&test, match, &abandon).error.code, HUB_OK);
}

static void told(struct hub_watcher *watcher, unsigned changes)
{
    *(unsigned *)watcher->context |= changes;
}

Test(hub_quotas, ended_matches_are_found_although_no_room_is_left_and_take_none_of_it)
{
    enum { BYTES = 32 * 1024 };
    reopen((struct hub_quotas){.matches_max = 2, .match_bytes = BYTES});
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    char ids[8][STORE_MATCH_ID_BYTES + 1];
    struct hub_watcher watchers[8];
    unsigned changes = 0;
    for (unsigned i = 0; i < 8; i++) {
        ended(users, ids[i]);
        watchers[i] = (struct hub_watcher){.changed = told, .context = &changes};
        hub_watch(hub_case_find(&test, ids[i]), &watchers[i]);
    }
    (void)hub_case_create(&test, &users[0], 2);
    (void)hub_case_create(&test, &users[1], 2);
    hub_tick(test.hub);
    for (unsigned i = 0; i < 8; i++) {
        struct hub_match *match = hub_case_find(&test, ids[i]);
        cr_assert_not_null(match, "match %u", i);
        cr_assert_str_eq(match->info.id, ids[i]);
        cr_assert_eq(match->info.status, STORE_ABANDONED);
        struct hub_stats stats;
        hub_stats_read(test.hub, &stats);
        cr_assert_leq(stats.bytes, (size_t)BYTES);
        cr_assert_eq(stats.open, 2u);
    }
    cr_assert_eq(changes & HUB_CHANGE_GONE, 0u, "viewers of an evicted match get no message");
    for (unsigned i = 0; i < 8; i++) hub_unwatch(&watchers[i]);
}

Test(hub_quotas, ended_matches_make_room_in_the_order_in_which_they_are_missed)
{
    struct hub_user users[2] = {hub_case_guest(&test, "Ann"), hub_case_guest(&test, "Bob")};
    char ids[3][STORE_MATCH_ID_BYTES + 1];
    for (unsigned i = 0; i < 3; i++) ended(users, ids[i]);
    reopen(
        (struct hub_quotas){.match_bytes = hub_match_bytes(hub_case_find(&test, ids[0])) * 5 / 2});
    unsigned changes = 0;
    struct hub_watcher player = {.user = users[1].id, .changed = told, .context = &changes};
    struct hub_watcher stranger = {.changed = told, .context = &changes};
    hub_watch(hub_case_find(&test, ids[0]), &player);
    hub_watch(hub_case_find(&test, ids[1]), &stranger);
    cr_assert_not_null(hub_case_find(&test, ids[2]));
    cr_assert_not_null(player.match);
    cr_assert_null(stranger.match, "a stranger's goes before a player's");
    hub_unwatch(&player);
}

Test(hub_quotas, newest_of_three_hundred_tables_are_listed_before_and_after_a_restart)
{
    enum { TABLES = 300, SHOWN = 50 };
    reopen((struct hub_quotas){.matches_per_user = 1000, .matches_per_address = 1000});
    struct hub_user ann = hub_case_guest(&test, "Ann");
    static char ids[TABLES][STORE_MATCH_ID_BYTES + 1];
    for (unsigned i = 0; i < TABLES; i++) {
        clock_test_move(1, 10000); /* each a millisecond younger, and no limit in the way */
        struct hub_match *match = hub_case_create(&test, &ann, 2);
        (void)text_copy(ids[i], sizeof(ids[i]), match->info.id);
    }
    for (int round = 0; round < 2; round++) {
        const struct hub_match *at[SHOWN];
        cr_assert_eq(hub_listed_newest(test.hub, STORE_OPEN, at, SHOWN), SHOWN);
        for (unsigned i = 0; i < SHOWN; i++)
            cr_assert_str_eq(at[i]->info.id, ids[TABLES - 1 - i], "place %u", i);
        hub_case_restart(&test);
    }
}

Test(hub_quotas, a_table_that_its_last_person_has_left_is_not_joined_any_more)
{
    struct hub_user ann = hub_case_guest(&test, "Ann");
    struct hub_user bob = hub_case_guest(&test, "Bob");
    struct hub_match *match = hub_case_create(&test, &ann, 2);
    uint32_t answers[2] = {0};
    struct hub_request leave = {.action = HUB_LEAVE, .user = ann};
    struct hub_request join = {.action = HUB_JOIN, .user = bob, .seat = HUB_NOBODY_SEAT};
    hub_request(test.hub, match, &leave, count_done, answers);
    hub_request(test.hub, match, &join, count_done, answers);
    while (answers[0] + answers[1] < 2) hub_case_pump(&test);
    cr_assert_eq(answers[0], 1u, "the join is refused");
    hub_case_restart(&test);
    struct hub_stats stats;
    hub_stats_read(test.hub, &stats);
    cr_assert_eq(stats.open, 0u);
}
