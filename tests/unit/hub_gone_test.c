/* A user is gone: deleted or banned, here, beside the server, or while it was down. Their seats at
 * open tables and invitations are free, their own tables close, nothing of their conditional moves
 * is done, nobody sends them anything, and their seats in running matches are played by bots for
 * good. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/account/admin.h"
#include "hub/core/internal.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/matches/read.h"
#include "store/nouns/notices.h"
#include "support/hub_case.h"

enum way { DELETED, BANNED, BANNED_BESIDE, BANNED_WHILE_DOWN, WAYS };

enum user { ANN, BOB, CID, DAN, USERS };

#define OPEN_SEAT "seat JOIN match ON number = match_number WHERE status = 'open' AND "

static struct hub_case test;
static struct hub_user users[USERS];
static char ids[5][STORE_MATCH_ID_BYTES + 1];

/* Matches, by what Bob has there. */
enum place { SITS, INVITED, HOSTS, PLAYS, PLAYS_UNREAD };

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid", "Dan"};
    hub_case_begin(&test);
    test.limit_factor = 1000;
    hub_case_restart(&test);
    for (size_t i = 0; i < USERS; i++) users[i] = hub_case_guest(&test, names[i]);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_gone, .init = begin, .fini = end, .timeout = 480);

static struct hub_match *find(enum place which)
{
    struct hub_match *match = hub_case_find(&test, ids[which]);
    cr_assert_not_null(match);
    return match;
}

static struct hub_error act(struct hub_match *match, enum hub_action action, enum user who)
{
    struct hub_request request = {.action = action,
                                  .user = users[who],
                                  .seat = HUB_NOBODY_SEAT,
                                  .expects = hub_match_conditional(match, users[who].id),
                                  .text = "always feed"};
    return hub_case_ask(&test, match, &request).error;
}

static void does(enum place which, enum hub_action action, enum user who)
{
    struct hub_error error = act(find(which), action, who);
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

static void name(enum place which, const struct hub_match *match)
{
    cr_assert_not_null(match);
    (void)text_copy(ids[which], sizeof(ids[which]), match->info.id);
}

static struct hub_answer create(enum user host, struct settings settings)
{
    struct hub_answer answer = {.version = 1};
    struct hub_creation creation = {
        .game = games_find("stoneage"), .seats = 3, .settings = settings, .listed = true};
    creation.settings.start_seat = GAME_NOBODY;
    answer.error.code = HUB_ERRORS;
    static struct hub_answer noted;
    noted = answer;
    hub_match_create(test.hub, &users[host], &creation, hub_case_note, &noted);
    while (noted.error.code == HUB_ERRORS) hub_case_pump(&test);
    return noted;
}

/* How many rows of Bob's there are: "seat WHERE user". */
static int64_t rows(const char *from)
{
    char sql[512];
    (void)snprintf(sql, sizeof(sql), "SELECT count(*) FROM %s = %lld", from,
                   (long long)users[BOB].id);
    return strtoll(store_case_sql(&test.files, sql), NULL, 10);
}

/* The open table of that user that was made last. */
static void name_newest(enum place which, enum user host)
{
    char sql[200];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT id FROM match WHERE created_by = %lld AND status = 'open' "
                   "ORDER BY number DESC LIMIT 1",
                   (long long)users[host].id);
    (void)text_copy(ids[which], sizeof(ids[which]), store_case_sql(&test.files, sql));
}

static void address_give(int64_t user)
{
    struct store_address address = {
        .user = user, .channel = STORE_CHANNEL_HOOK, .made_ms = 1, .form = "json"};
    (void)text_copy(address.target, sizeof(address.target), "http://127.0.0.1:9/");
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
}

static void scene(void)
{
    cr_assert_eq(create(ANN, (struct settings){.starts_full = true}).error.code, HUB_OK);
    name_newest(SITS, ANN);
    does(SITS, HUB_JOIN, BOB);
    struct hub_match *old = hub_case_started(&test, users, 2);
    struct hub_request end_it = hub_case_close(&users[ANN]);
    cr_assert_eq(hub_case_ask(&test, old, &end_it).error.code, HUB_OK);
    struct hub_request rematch = {.action = HUB_REMATCH, .user = users[ANN]};
    name(INVITED, hub_case_ask(&test, old, &rematch).match);
    cr_assert_eq(hub_match_invited(find(INVITED), users[BOB].id), 1);
    cr_assert_eq(create(BOB, (struct settings){.open_days = 0}).error.code, HUB_OK);
    name_newest(HOSTS, BOB);
    does(HOSTS, HUB_JOIN, CID);
    address_give(users[BOB].id);
    name(PLAYS_UNREAD, hub_case_started(&test, users, 3));
    hub_case_restart(&test);
    name(PLAYS, hub_case_started(&test, users, 3));
    does(PLAYS, HUB_CONDITIONAL, BOB);
    cr_assert_null(hub_match_cached(test.hub, ids[PLAYS_UNREAD]));
    cr_assert_gt(rows("outbox WHERE user"), 0);
    cr_assert_gt(rows("orders WHERE user"), 0);
}

static void account_ended(void *context, const struct hub_admin_answer *answer)
{
    *(enum hub_err *)context = answer->error.code;
}

static void ban_beside(void)
{
    struct store_ban ban = {.user = users[BOB].id, .reason = "because", .at_ms = 1};
    struct store_audit audit = {.at_ms = 1,
                                .by_cli = true,
                                .name = "root",
                                .action = "ban",
                                .target_user = users[BOB].id,
                                .result = "done"};
    struct store_write write = {.op = STORE_BAN, .ban = &ban, .audit = &audit};
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
}

static void go(enum way way)
{
    struct hub_account_request delete = {.action = HUB_DELETE, .user = users[BOB]};
    struct hub_admin_request ban = {
        .action = HUB_ADMIN_BAN, .user = users[ANN], .target = users[BOB].id};
    enum hub_err err = HUB_ERRORS;
    ban.user.admin = true;
    switch (way) {
    case DELETED: cr_assert_eq(hub_case_account(&test, &delete).error.code, HUB_OK); break;
    case BANNED:
        hub_admin(test.hub, &ban, account_ended, &err);
        while (err == HUB_ERRORS) hub_case_pump(&test);
        cr_assert_eq(err, HUB_OK);
        break;
    case BANNED_BESIDE: ban_beside(); break;
    case BANNED_WHILE_DOWN:
        hub_case_down(&test);
        ban_beside();
        hub_case_up(&test);
        break;
    case WAYS: cr_assert(false);
    }
}

static void tick(void)
{
    hub_tick(test.hub);
    hub_case_pump(&test);
}

/* Waits until the server's own work is done. The suite's time is the limit. */
static void settle(void)
{
    while (rows("seat JOIN match ON number = match_number WHERE status = 'running' AND resigned "
                "IS NULL AND user") +
               rows("match WHERE status = 'open' AND created_by") >
           0)
        tick();
    while (!hub_case_idle(&test)) tick();
}

/* Memory is what a fresh load of the file gives. */
static void same(enum place which)
{
    static struct hub_match loaded;
    struct hub_match *match = find(which);
    struct store_match info;
    cr_assert_eq(store_match_read(test.reader, ids[which], &info), STORE_OK);
    loaded = *match;
    loaded.info = info;
    hub_case_same(match, &loaded, "the file");
}

static void gone(enum way way)
{
    scene();
    go(way);
    settle();
    cr_assert_eq(find(SITS)->info.seat[1].user, 0, "%d", way);
    cr_assert_str_empty(find(SITS)->info.seat[1].name);
    cr_assert_eq(find(INVITED)->info.seat[1].invited, 0, "%d", way);
    cr_assert_eq(find(HOSTS)->info.status, STORE_ABANDONED, "%d", way);
    for (enum place which = PLAYS; which <= PLAYS_UNREAD; which++) {
        const struct store_seat *seat = &find(which)->info.seat[1];
        cr_assert_eq(seat->user, users[BOB].id, "%d", way);
        cr_assert(seat->stands_in && seat->bot[0] != '\0' && seat->resigned != 0, "%d", way);
        cr_assert_eq(find(which)->play.sitting.state[1], SEAT_GONE, "%d", way);
    }
    cr_assert_null(find(PLAYS)->conditional[1], "%d", way);
    cr_assert_eq(rows("orders WHERE user"), 0, "%d", way);
    cr_assert_eq(rows("outbox WHERE user"), 0, "%d", way);
    cr_assert_eq(rows("address WHERE due_ms IS NOT NULL AND user"), 0, "%d", way);
    for (enum place which = SITS; which <= PLAYS_UNREAD; which++) same(which);
}

Test(hub_gone, a_deleted_user_is_gone_everywhere)
{
    gone(DELETED);
}

Test(hub_gone, a_banned_user_is_gone_everywhere)
{
    gone(BANNED);
}

Test(hub_gone, a_user_who_was_banned_beside_the_server_is_gone_everywhere)
{
    gone(BANNED_BESIDE);
}

Test(hub_gone, a_user_who_was_banned_while_the_server_was_down_is_gone_everywhere)
{
    gone(BANNED_WHILE_DOWN);
}

Test(hub_gone, the_seat_of_a_table_is_taken_by_others_and_it_begins_without_a_ghost)
{
    scene();
    go(BANNED);
    does(SITS, HUB_JOIN, CID);
    cr_assert_eq(find(SITS)->info.status, STORE_OPEN);
    does(SITS, HUB_JOIN, DAN);
    cr_assert_eq(find(SITS)->info.status, STORE_RUNNING);
    for (int seat = 0; seat < 3; seat++)
        cr_assert_neq(find(SITS)->info.seat[seat].user, users[BOB].id);
    does(INVITED, HUB_JOIN, CID);
    cr_assert_eq(act(find(HOSTS), HUB_JOIN, DAN).code, HUB_NOT_WELCOME);
}

Test(hub_gone, nothing_is_sent_while_somebody_is_banned_and_all_is_sent_again_afterwards)
{
    scene();
    go(BANNED);
    settle();
    struct hub_request close = hub_case_close(&users[ANN]);
    cr_assert_eq(hub_case_ask(&test, find(PLAYS), &close).error.code, HUB_OK);
    cr_assert_eq(rows("outbox WHERE user"), 0);
    cr_assert_eq(rows("address WHERE user"), 1);
    struct store_ban ban = {.user = users[BOB].id};
    struct store_write write = {.op = STORE_UNBAN, .ban = &ban};
    cr_assert_eq(maintenance_write(test.files.path, &write), STORE_OK);
    cr_assert_eq(hub_case_ask(&test, find(PLAYS_UNREAD), &close).error.code, HUB_OK);
    cr_assert_eq(rows("outbox WHERE user"), 1);
}

/* A ban that the server does not know yet: writes check it in the file. */
Test(hub_gone, gone_users_take_no_seat_invite_no_one_and_start_nothing)
{
    scene();
    does(SITS, HUB_LEAVE, BOB);
    (void)find(PLAYS);
    ban_beside();
    cr_assert_eq(act(find(SITS), HUB_JOIN, BOB).code, HUB_NOT_WELCOME);
    cr_assert_eq(act(find(INVITED), HUB_JOIN, BOB).code, HUB_NOT_WELCOME);
    cr_assert_eq(create(BOB, (struct settings){.open_days = 0}).error.code, HUB_NOT_SIGNED_IN);
    cr_assert_eq(act(find(PLAYS), HUB_CONDITIONAL, BOB).code, HUB_NOT_SIGNED_IN);
    struct hub_request end_it = hub_case_close(&users[ANN]);
    cr_assert_eq(hub_case_ask(&test, find(PLAYS), &end_it).error.code, HUB_OK);
    cr_assert_eq(act(find(PLAYS), HUB_REMATCH, BOB).code, HUB_NOT_SIGNED_IN);
    cr_assert_eq(rows(OPEN_SEAT "user"), 0);
    cr_assert_eq(rows(OPEN_SEAT "invited"), 0);
}

Test(hub_gone, a_rematch_keeps_no_seat_for_somebody_who_is_gone)
{
    for (enum way way = DELETED; way <= BANNED; way++) {
        struct hub_match *old = hub_case_started(&test, users, 3);
        struct hub_request end_it = hub_case_close(&users[ANN]);
        cr_assert_eq(hub_case_ask(&test, old, &end_it).error.code, HUB_OK);
        name(PLAYS, old);
        go(way);
        struct hub_request rematch = {.action = HUB_REMATCH, .user = users[ANN]};
        struct hub_answer answer = hub_case_ask(&test, find(PLAYS), &rematch);
        cr_assert_eq(answer.error.code, HUB_OK);
        name(INVITED, answer.match);
        cr_assert_eq(find(INVITED)->info.seat[1].invited, 0);
        cr_assert_str_empty(find(INVITED)->info.seat[1].name);
        cr_assert_eq(find(INVITED)->info.seat[2].invited, users[CID].id);
        same(INVITED);
        does(INVITED, HUB_JOIN, DAN);
        cr_assert_eq(hub_match_seat_of(find(INVITED), users[DAN].id), 1);
        users[BOB] = hub_case_guest(&test, "Bob");
    }
}
