/* Messages to the spectators of a match: one text for all with the same view, after players. No
 * socket: the functions of net/server.h that the protocol calls are here. */
#include "api/live/live.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "store/maintenance/maintenance_write.h"
#include "support/hub_case.h"

#define CROWD 40

struct net_live {
    void *data;
    unsigned soon;
    unsigned later;
};

void net_live_want_write(struct net_live *live)
{
    live->soon++;
}

void net_live_want_write_later(struct net_live *live)
{
    live->later++;
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    cr_assert_fail("closed with %u: %s (%u)", (unsigned)code, reason, live->soon);
}

static struct hub_case test;
static struct live_api *api;
static struct hub_match *match;
static struct hub_user users[2];
static struct net_live crowd[CROWD];
static struct buf told[CROWD]; /* what each was told since it was emptied */
static unsigned requests;

static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    match = hub_case_started(&test, users, 2);
    api = live_api_new(test.hub);
    cr_assert_not_null(api);
}

static void end(void)
{
    for (int i = 0; i < CROWD; i++) {
        if (crowd[i].data != NULL) live_api_handlers(api).closed(api, &crowd[i], crowd[i].data);
        buf_free(&told[i]);
    }
    live_api_free(api);
    hub_case_end(&test);
}

TestSuite(live_watchers, .init = begin, .fini = end, .timeout = 480);

static void say(int who, const char *more)
{
    char text[160];
    int size = snprintf(text, sizeof(text), "{\"type\":\"subscribe\",\"match\":\"%s\"%s}",
                        match->info.id, more);
    live_api_handlers(api).message(api, &crowd[who], crowd[who].data, text, (size_t)size);
}

static void come(int who, const char *more)
{
    crowd[who].data = live_api_handlers(api).admit(api, NULL, NULL, "test");
    cr_assert_not_null(crowd[who].data);
    live_api_handlers(api).opened(api, &crowd[who], crowd[who].data);
    say(who, more);
}

/* Reads all that there is to say to somebody. */
static void read_all(int who)
{
    buf_reset(&told[who]);
    for (bool more = true; more;) {
        struct buf out = {.bytes = NULL};
        more = live_api_handlers(api).writable(api, &crowd[who], crowd[who].data, &out);
        if (out.size > 0) buf_append(&told[who], out.bytes, out.size);
        buf_free(&out);
    }
}

static void move(void)
{
    char id[16];
    (void)snprintf(id, sizeof(id), "m%u", ++requests);
    struct hub_request request = hub_case_next_move(match, users, id);
    cr_assert_eq(hub_case_ask(&test, match, &request).error.code, HUB_OK);
}

static uint64_t printed(void)
{
    struct live_stats stats;
    live_api_stats(api, &stats);
    return stats.printed;
}

static uint64_t updates(void)
{
    struct live_stats stats;
    live_api_stats(api, &stats);
    return stats.updates;
}

/* All come, and have been told all there was. */
static void all_come(const char *more)
{
    for (int i = 0; i < CROWD; i++) come(i, more);
    for (int i = 0; i < CROWD; i++) read_all(i);
    for (int i = 0; i < CROWD; i++) crowd[i].soon = crowd[i].later = 0;
}

Test(live_watchers, a_crowd_is_told_one_text_that_is_printed_once)
{
    all_come(",\"patches\":true");
    cr_assert_eq(printed(), 1, "they came at the same version");
    for (int round = 0; round < 5; round++) {
        uint64_t before = printed();
        uint64_t said = updates();
        move();
        for (int i = 0; i < CROWD; i++) read_all(i);
        cr_assert_eq(printed(), before + 1);
        cr_assert_eq(updates(), said + CROWD);
        cr_assert_not_null(strstr(told[0].bytes, "\"base\":"));
        for (int i = 1; i < CROWD; i++) cr_assert_str_eq(told[i].bytes, told[0].bytes);
    }
}

Test(live_watchers, spectators_request_the_socket_after_players)
{
    all_come("");
    move();
    for (int i = 0; i < CROWD; i++) cr_assert(crowd[i].soon == 0 && crowd[i].later > 0);
}

Test(live_watchers, each_is_told_what_it_misses_and_no_more_texts_than_ways_to_miss_it)
{
    all_come(",\"patches\":true");
    uint64_t before = printed();
    for (int i = 0; i < 6; i++) {
        move();
        for (int who = 0; who < CROWD; who++)
            if (who % 3 == 0 || (who % 3 == 1 && i % 2 == 1)) read_all(who);
    }
    for (int who = 0; who < CROWD; who++) read_all(who);
    /* Those of each move, of every second, of all six at once. */
    cr_assert_eq(printed(), before + 6 + 3 + 1);
}

Test(live_watchers, whole_tables_and_patches_are_different_texts)
{
    for (int i = 0; i < CROWD; i++) come(i, i % 2 == 0 ? ",\"patches\":true" : "");
    for (int i = 0; i < CROWD; i++) read_all(i);
    move();
    for (int i = 0; i < CROWD; i++) read_all(i);
    for (int i = 0; i < CROWD; i++) {
        bool patch = strstr(told[i].bytes, "\"patch\":") != NULL;
        bool whole = strstr(told[i].bytes, "\"view\":{\"") != NULL && !patch;
        cr_assert_eq(patch, i % 2 == 0);
        cr_assert_eq(whole, i % 2 == 1);
    }
}

Test(live_watchers, client_with_another_version_gets_the_whole_state)
{
    for (int i = 0; i < 4; i++) move();
    come(0, ",\"patches\":true,\"from\":1"); /* holds 1 itself, was told nothing here */
    come(1, ",\"patches\":true,\"from\":4000000000");
    for (int i = 0; i < 2; i++) {
        read_all(i);
        cr_assert_null(strstr(told[i].bytes, "\"patch\":"));
        cr_assert_not_null(strstr(told[i].bytes, "\"view\":{"));
    }
    cr_assert_not_null(strstr(told[0].bytes, "\"from\":2,"), "the rows that it misses");
    cr_assert_not_null(strstr(told[1].bytes, "\"from\":0,"), "it cannot hold what is not there");
}

Test(live_watchers, a_slow_reader_is_told_the_whole_table_when_what_it_holds_is_not_kept_any_more)
{
    come(0, ",\"patches\":true");
    read_all(0);
    for (unsigned i = 0; i < MATCH_PAST_MAX + 4; i++) move();
    read_all(0);
    cr_assert_null(strstr(told[0].bytes, "\"patch\":"));
    cr_assert_not_null(strstr(told[0].bytes, "\"view\":{"));
    move();
    read_all(0);
    cr_assert_not_null(strstr(told[0].bytes, "\"patch\":"), "and then patches again");
}

Test(live_watchers, a_match_that_ends_is_told_although_its_version_stays)
{
    all_come(",\"patches\":true");
    struct hub_request end_it = hub_case_close(&users[0]);
    uint32_t version = match->play.version;
    cr_assert_eq(hub_case_ask(&test, match, &end_it).error.code, HUB_OK);
    cr_assert_eq(match->play.version, version);
    for (int i = 0; i < CROWD; i++) {
        read_all(i);
        cr_assert_not_null(strstr(told[i].bytes, "\"to_act\":[]"), "%s", told[i].bytes);
    }
}

/* Both votes leave the state as it was, and make the same version. */
Test(live_watchers, a_row_in_the_place_of_one_that_was_taken_out_is_told)
{
    if (store_case_is_postgres(&test.files)) cr_skip_test("rewinding is about files");
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    struct table_move vote = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    for (int seat = 0; seat < 2; seat++) {
        struct hub_request word = hub_case_word(&users[seat], seat == 0 ? "a" : "b", vote, 0);
        char opened[40];
        cr_assert_eq(hub_case_ask(&test, match, &word).version, 1);
        come(seat, "");
        read_all(seat);
        (void)snprintf(opened, sizeof(opened), "\"vote_opened\",\"seat\":%d,", seat);
        cr_assert_not_null(strstr(told[seat].bytes, opened), "%s", told[seat].bytes);
        cr_assert_eq(maintenance_rewind(test.files.path, match->info.id, 0, &audit), STORE_OK);
        hub_match_catch_up(match);
        while (match->behind != NULL) hub_case_pump(&test);
    }
}

Test(live_watchers, comings_and_goings_wait_for_the_tick)
{
    all_come("");
    live_api_tick(api);
    for (int i = 0; i < CROWD; i++) crowd[i].soon = crowd[i].later = 0;
    live_api_handlers(api).closed(api, &crowd[CROWD - 1], crowd[CROWD - 1].data);
    crowd[CROWD - 1].data = NULL;
    for (int i = 0; i < CROWD - 1; i++) cr_assert_eq(crowd[i].soon + crowd[i].later, 0);
    clock_test_move(0, LIVE_PRESENCE_INTERVAL_MS);
    live_api_tick(api);
    for (int i = 0; i < CROWD - 1; i++) {
        cr_assert_eq(crowd[i].later, 1);
        read_all(i);
        cr_assert_not_null(strstr(told[i].bytes, "\"watchers\":39"), "%s", told[i].bytes);
    }
}
