/* The outbox: what a write tells whom, how an address handles it, and what passes by itself. */

#include <criterion/criterion.h>
#include <string.h>

#include "store/nouns/matches/read.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "store/nouns/notices/settings.h"
#include "support/store_case.h"

#define MATCH "abcdefghijklmnop"
#define AT_MS 1700000000000LL

static struct store_case self;
static int64_t ada;
static int64_t bob;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user user = store_case_account("Ada");
    ada = store_case_user_add(&self, &user);
    user = store_case_account("Bob");
    bob = store_case_user_add(&self, &user);
    struct store_match match = store_case_running(MATCH, 2);
    match.seat[0] = (struct store_seat){.user = ada, .name = "Ada"};
    match.seat[1] = (struct store_seat){.user = bob, .name = "Bob"};
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, MATCH, 0, 0);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_notices, .init = begin, .fini = end, .timeout = 240);

static const char *file(const char *sql)
{
    return store_case_sql(&self, sql);
}

static int64_t hook_of(int64_t user, const char *target)
{
    struct store_address address = {
        .user = user, .channel = STORE_CHANNEL_HOOK, .made_ms = AT_MS, .form = "json"};
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    int64_t number = 0;
    (void)snprintf(address.target, sizeof(address.target), "%s", target);
    cr_assert_eq(store_case_do(&self, &write, &number), STORE_OK);
    cr_assert_gt(number, 0);
    return number;
}

static enum store_err move_by(uint32_t seq, int64_t user, uint8_t owed, const char *clocks)
{
    struct store_move move = store_case_move(MATCH, seq);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    move.user = user;
    move.seat = user == ada ? 0 : 1;
    move.owed_known = true;
    move.owed = owed;
    move.at_ms = AT_MS + seq * 1000;
    if (seq > 1) move.before.at_ms = move.at_ms - 1000;
    move.clocks = clocks;
    move.clock_ms = clocks[0] != '\0' ? 1 : 0;
    return store_case_do(&self, &write, NULL);
}

static struct store_address address_of(int64_t number)
{
    struct store_address address;
    cr_assert_eq(store_address_read(self.reader, number, &address), STORE_OK);
    return address;
}

struct seen_notices {
    size_t count;
    struct store_notice at[8];
};

static bool notice_note(void *context, const struct store_notice *notice)
{
    struct seen_notices *seen = context;
    seen->at[seen->count++] = *notice;
    return seen->count < COUNT_OF(seen->at);
}

static struct seen_notices notices_of(int64_t number)
{
    struct seen_notices seen = {0};
    struct store_address address = address_of(number);
    cr_assert_eq(store_notices_each(self.reader, &address, INT64_MAX, 8, notice_note, &seen),
                 STORE_OK);
    return seen;
}

static enum store_err claim(int64_t number, int64_t from_ms, int64_t to_ms)
{
    struct store_address address = {.number = number, .due_ms = from_ms};
    struct store_write write = {.op = STORE_ADDRESS_CLAIM,
                                .claim = {.address = &address, .at_ms = to_ms}};
    return store_case_do(&self, &write, NULL);
}

static enum store_err handle(const struct store_handled *handled)
{
    struct store_write write = {.op = STORE_ADDRESS_HANDLED, .handled = handled};
    return store_case_do(&self, &write, NULL);
}

Test(store_notices, a_move_tells_whom_it_makes_owe_if_they_have_an_address)
{
    uint64_t written = store_notices_written(self.store);
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "0", "no user has an address");
    cr_assert_eq(store_notices_written(self.store), written);
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_str_eq(file("SELECT told FROM match"), "2");
    cr_assert_eq(move_by(2, bob, 1, ""), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "0", "Ada has none");
    cr_assert_eq(move_by(3, ada, 2, ""), STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].event, STORE_EVENT_TURN);
    cr_assert_eq(seen.at[0].version, 3u);
    cr_assert_str_eq(seen.at[0].match, MATCH);
    cr_assert_not(seen.at[0].passed);
    cr_assert_eq(address_of(number).due_ms, AT_MS + 3000 + STORE_NOTICE_SETTLE_MS);
    cr_assert_gt(store_notices_written(self.store), written);
}

Test(store_notices, a_turn_that_goes_on_is_told_once_and_a_newer_one_takes_its_place)
{
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    cr_assert_eq(move_by(2, bob, 2, ""), STORE_OK, "the person moves again");
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].version, 1u);
    cr_assert_not(seen.at[0].passed, "the person owes a decision since");
    cr_assert_eq(move_by(3, bob, 1, ""), STORE_OK);
    cr_assert(notices_of(number).at[0].passed);
    cr_assert_eq(move_by(4, ada, 2, ""), STORE_OK);
    seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].version, 4u);
    cr_assert_not(seen.at[0].passed);
}

Test(store_notices, a_turn_that_came_and_went_and_came_is_another_one)
{
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    cr_assert_eq(move_by(2, bob, 1, ""), STORE_OK);
    cr_assert_str_eq(file("UPDATE match SET told = 0"), "");
    cr_assert_eq(move_by(3, ada, 2, ""), STORE_OK);
    cr_assert(notices_of(number).at[0].passed, "the turn of version 1 was over with version 2");
}

Test(store_notices, seen_moves_are_not_notified)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_seen seen = {.match = MATCH, .user = bob, .version = 1, .at_ms = AT_MS};
    struct store_write write = {.op = STORE_SEEN, .seen = &seen};
    cr_assert_eq(move_by(1, ada, 2, "[1,2]"), STORE_OK);
    cr_assert_not(notices_of(number).at[0].passed);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert(notices_of(number).at[0].passed);
}

Test(store_notices, a_clock_makes_a_row_that_sleeps_and_wakes_behind_the_others)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_notice sleeper;
    struct store_write write = {.op = STORE_NOTICE_WAKE, .wake = {.notice = &sleeper}};
    cr_assert_eq(move_by(1, ada, 2, "[1,2]"), STORE_OK);
    cr_assert_eq(notices_of(number).count, 1u);
    int64_t asleep = strtoll(file("SELECT number FROM outbox WHERE due_ms > 0"), NULL, 10);
    cr_assert_eq(store_notice_read(self.reader, asleep, &sleeper), STORE_OK);
    cr_assert_eq(sleeper.event, STORE_EVENT_DEADLINE);
    cr_assert_eq(sleeper.due_ms, AT_MS + 1000);
    write.wake.at_ms = AT_MS + 5000;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE, "it sleeps until then by now");
    sleeper.due_ms = AT_MS + 5000;
    write.wake.at_ms = 0;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 2u);
    cr_assert_eq(seen.at[1].event, STORE_EVENT_DEADLINE);
    cr_assert_gt(seen.at[1].number, sleeper.number);
    cr_assert_not(seen.at[1].passed);
}

Test(store_notices, unsettled_rows_are_not_overtaken)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct seen_notices seen = {0};
    struct store_notice sleeper;
    struct store_write write = {.op = STORE_NOTICE_WAKE, .wake = {.notice = &sleeper}};
    cr_assert_eq(move_by(1, ada, 2, "[1,2]"), STORE_OK);
    int64_t asleep = strtoll(file("SELECT number FROM outbox WHERE due_ms > 0"), NULL, 10);
    cr_assert_eq(store_notice_read(self.reader, asleep, &sleeper), STORE_OK);
    cr_assert_str_eq(file("DELETE FROM outbox WHERE event = 'turn'"), "");
    cr_assert_str_eq(file("INSERT INTO outbox (user, match_number, event, version, at_ms) "
                          "SELECT user, match_number, 'began', 0, at_ms + 1000 FROM outbox"),
                     "");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_address address = address_of(number);
    int64_t until_ms = AT_MS + 2000 - 1;
    cr_assert_eq(store_notices_each(self.reader, &address, until_ms, 8, notice_note, &seen),
                 STORE_OK);
    cr_assert_eq(seen.count, 0u, "the warning is older, and comes behind what has just begun");
    cr_assert_eq(store_notices_each(self.reader, &address, until_ms + 1, 8, notice_note, &seen),
                 STORE_OK);
    cr_assert_eq(seen.count, 2u);
    cr_assert_eq(seen.at[0].event, STORE_EVENT_BEGAN);
    cr_assert_eq(seen.at[1].event, STORE_EVENT_DEADLINE);
}

Test(store_notices, claimed_address_belongs_to_one_worker)
{
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    int64_t due_ms = address_of(number).due_ms;
    cr_assert_eq(claim(number, due_ms, due_ms + 60000), STORE_OK);
    cr_assert_eq(claim(number, due_ms, due_ms + 70000), STORE_STALE);
    struct store_handled handled = {.address = address_of(number), .now_ms = due_ms + 10};
    handled.address.due_ms = due_ms;
    cr_assert_eq(handle(&handled), STORE_STALE);
}

Test(store_notices, row_that_came_meanwhile_makes_an_address_due_at_once)
{
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    int64_t due_ms = address_of(number).due_ms;
    struct store_handled handled = {.now_ms = due_ms + 10};
    cr_assert_eq(claim(number, due_ms, due_ms + 60000), STORE_OK);
    handled.address = address_of(number);
    handled.address.handled = notices_of(number).at[0].number;
    cr_assert_eq(move_by(2, bob, 1, ""), STORE_OK);
    cr_assert_eq(move_by(3, ada, 2, ""), STORE_OK);
    cr_assert_eq(handle(&handled), STORE_OK);
    cr_assert_eq(address_of(number).due_ms, due_ms + 10);
    cr_assert_eq(notices_of(number).count, 1u);
    handled.address = address_of(number);
    handled.address.handled = notices_of(number).at[0].number;
    cr_assert_eq(handle(&handled), STORE_OK);
    cr_assert_eq(address_of(number).due_ms, 0, "nothing waits");
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "0");
}

/* As by a browser that says at each visit where it can be reached. */
Test(store_notices, an_address_that_is_given_again_is_told_what_waits_for_it)
{
    int64_t number = hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    struct store_address before = address_of(number);
    cr_assert_eq(hook_of(bob, "https://a.example/"), number);
    cr_assert_eq(notices_of(number).count, 1u, "it waits still");
    cr_assert_eq(address_of(number).handled, before.handled);
    cr_assert_eq(address_of(number).due_ms, before.due_ms);
    struct store_handled failed = {.address = before, .now_ms = AT_MS};
    failed.address.gone = true;
    cr_assert_eq(handle(&failed), STORE_OK);
    cr_assert_eq(hook_of(bob, "https://a.example/"), number);
    cr_assert_eq(notices_of(number).count, 0u, "what was before it was no more is not told");
}

Test(store_notices, a_row_stays_until_each_address_has_handled_it)
{
    int64_t one = hook_of(bob, "https://a.example/");
    int64_t two = hook_of(bob, "https://b.example/");
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    struct store_handled handled = {.address = address_of(one), .now_ms = AT_MS};
    handled.address.handled = notices_of(one).at[0].number;
    cr_assert_eq(handle(&handled), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "1");
    struct store_address gone = {.user = ada, .number = two};
    struct store_write write = {.op = STORE_ADDRESS_DELETE, .address = &gone};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND, "it is Bob's");
    gone.user = bob;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "0");
    cr_assert_str_eq(file("SELECT told FROM match"), "2");
    gone.number = one;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT told FROM match"), "0");
}

Test(store_notices, a_user_has_so_many_addresses_and_no_more)
{
    char target[40];
    struct store_address address = {.user = bob, .channel = STORE_CHANNEL_HOOK};
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    for (int i = 0; i < STORE_HOOKS_MAX; i++) {
        (void)snprintf(target, sizeof(target), "https://%d.example/", i);
        (void)hook_of(bob, target);
    }
    (void)snprintf(address.target, sizeof(address.target), "https://more.example/");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_TOO_MANY);
    cr_assert_str_eq(file("SELECT count(*) FROM address"), "3");
    (void)hook_of(bob, "https://0.example/");
    address.user = 99;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
}

Test(store_notices, the_end_is_told_to_all_who_have_an_address)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_match match;
    struct store_move move = store_case_move(MATCH, 1);
    cr_assert_eq(store_match_read(self.reader, MATCH, &match), STORE_OK);
    match.status = STORE_OVER;
    match.ended_ms = AT_MS;
    move.user = ada;
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &move, .match = &match}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].event, STORE_EVENT_OVER);
    cr_assert_not(seen.at[0].passed);
    match.edit++;
    write =
        (struct store_write){.op = STORE_MATCH_SAVE, .save = {.match = &match, .at_ms = AT_MS + 1}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "1", "a later save ends nothing");
}

Test(store_notices, mentions_and_invitations_are_told)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_chat line = {.match = MATCH,
                              .number = 1,
                              .user = ada,
                              .name = "Ada",
                              .request = "",
                              .text = "@Bob",
                              .at_ms = AT_MS,
                              .mentions = {bob}};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &line};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_match table = store_case_match("invitedinvitedin", 2);
    table.created_by = ada;
    table.seat[0] = (struct store_seat){.user = ada, .name = "Ada"};
    table.seat[1] = (struct store_seat){.invited = bob};
    write = (struct store_write){.op = STORE_MATCH_SAVE,
                                 .save = {.match = &table, .asks = bob, .at_ms = AT_MS}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 2u);
    cr_assert_eq(seen.at[0].event, STORE_EVENT_MENTION);
    cr_assert_not(seen.at[0].passed);
    cr_assert_eq(seen.at[1].event, STORE_EVENT_INVITED);
    cr_assert_not(seen.at[1].passed);
    table.edit = 1;
    table.seat[1].invited = 0;
    write = (struct store_write){.op = STORE_MATCH_SAVE, .save = {.match = &table, .at_ms = AT_MS}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert(notices_of(number).at[1].passed);
}

Test(store_notices, a_vote_is_told_to_those_whom_it_asks_until_they_have_answered)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_move move = store_case_move(MATCH, 1);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    move.user = ada;
    move.seat = 0;
    move.asks = 2;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].event, STORE_EVENT_VOTE);
    cr_assert_not(seen.at[0].passed);
    move = store_case_move(MATCH, 2);
    move.user = bob;
    move.seat = 1;
    move.move = "{\"kind\":\"seat_vote\"}";
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert(notices_of(number).at[0].passed);
}

Test(store_notices, a_vote_passes_with_its_own_end_and_not_with_that_of_another)
{
    static const struct {
        const char *events;
        bool passed;
    } rows[] = {
        {"[{\"kind\":\"vote_opened\",\"seat\":0,\"about\":0,\"seats\":[1]}]", false},
        {"[{\"kind\":\"vote_ended\",\"seat\":3,\"about\":3,\"choice\":\"bot\"}]", false},
        {"[{\"kind\":\"vote_ended\",\"seat\":0,\"about\":0,\"choice\":\"bot\"}]", true},
    };
    int64_t number = hook_of(bob, "https://a.example/");
    for (uint32_t i = 0; i < COUNT_OF(rows); i++) {
        struct store_move move = store_case_move(MATCH, i + 1);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        move.user = ada;
        move.seat = 0;
        move.asks = i == 0 ? 2 : 0;
        move.move = "{\"kind\":\"seat_vote\"}";
        move.events = rows[i].events;
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
        cr_assert_eq(notices_of(number).at[0].passed, rows[i].passed, "row %u", i + 1);
    }
}

Test(store_notices, an_address_of_mail_is_pending_until_it_is_confirmed)
{
    struct store_notify notify = {.user = bob, .pending = "bob@example.org"};
    struct store_notice email = {
        .user = bob, .event = STORE_EVENT_CONFIRM, .detail = "bob@example.org", .at_ms = AT_MS};
    struct store_write write = {.op = STORE_MAIL_PENDING,
                                .pending = {.notify = &notify, .notice = &email}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT channel || due_ms FROM address"), "letter1700000000000");
    struct store_address address = {.user = bob,
                                    .channel = STORE_CHANNEL_MAIL,
                                    .target = "other@example.org",
                                    .made_ms = AT_MS};
    write = (struct store_write){.op = STORE_MAIL_CONFIRM, .confirm = {.address = &address}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    (void)snprintf(address.target, sizeof(address.target), "bob@example.org");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE, "a link is used once");
    cr_assert_str_eq(file("SELECT target FROM address WHERE channel = 'mail'"), "bob@example.org");
    cr_assert_eq(store_notify_read(self.reader, bob, &notify), STORE_OK);
    cr_assert_str_eq(notify.pending, "");
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "1", "the email is still to be sent");
}

Test(store_notices, settings_come_back_and_are_saved_from_what_was_read)
{
    struct store_notify notify;
    struct store_write write = {.op = STORE_NOTIFY_SAVE, .notify = &notify};
    cr_assert_eq(store_notify_read(self.reader, bob, &notify), STORE_OK);
    cr_assert_eq(notify.edit, 0u);
    cr_assert_eq(notify.events[STORE_CHANNEL_HOOK], STORE_EVENTS_ALL);
    memcpy(notify.language, "de", 3);
    notify.events[STORE_CHANNEL_MAIL] = 1u << STORE_EVENT_TURN;
    notify.digest_hours = 12;
    notify.quiet = STORE_QUIET_OWN;
    notify.from_minute = 1320;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    struct store_notify found;
    cr_assert_eq(store_notify_read(self.reader, bob, &found), STORE_OK);
    notify.edit = 1;
    cr_assert_eq(memcmp(&found, &notify, sizeof(found)), 0);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

/* Reads the row of Bob's that sleeps, whose warning is due much later. */
static void sleep_long(void)
{
    struct store_notice sleeper;
    struct store_write write = {.op = STORE_NOTICE_WAKE,
                                .wake = {.notice = &sleeper, .at_ms = AT_MS + 900000}};
    int64_t asleep = strtoll(file("SELECT number FROM outbox WHERE due_ms > 0"), NULL, 10);
    cr_assert_eq(store_notice_read(self.reader, asleep, &sleeper), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT due_ms - at_ms FROM outbox WHERE due_ms > 0"), "899000");
}

Test(store_notices, when_to_warn_is_found_out_anew_for_another_calendar_and_other_settings)
{
    struct store_calendar calendar = {.user = ada};
    struct store_notify notify;
    struct store_write change = {.op = STORE_CALENDAR_SAVE, .calendar = &calendar};
    struct store_write choose = {.op = STORE_NOTIFY_SAVE, .notify = &notify};
    (void)hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, "[1,2]"), STORE_OK);
    sleep_long();
    cr_assert_eq(store_case_do(&self, &change, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT due_ms - at_ms FROM outbox WHERE due_ms > 0"), "899000",
                     "it is not hers");
    calendar.user = bob;
    cr_assert_eq(store_case_do(&self, &change, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT due_ms - at_ms FROM outbox WHERE due_ms > 0"), "0");
    sleep_long();
    cr_assert_eq(store_notify_read(self.reader, bob, &notify), STORE_OK);
    notify.deadline_hours = 24;
    cr_assert_eq(store_case_do(&self, &choose, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT due_ms - at_ms FROM outbox WHERE due_ms > 0"), "0");
}

Test(store_notices, one_match_may_be_told_otherwise)
{
    int64_t number = hook_of(bob, "https://a.example/");
    struct store_notify_match chosen = {.user = bob, .match = MATCH, .events = 0};
    struct store_write write = {.op = STORE_NOTIFY_MATCH, .chosen = &chosen};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(move_by(1, ada, 2, ""), STORE_OK);
    cr_assert_eq(notices_of(number).at[0].chosen, 0);
    chosen.events = -1;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(notices_of(number).at[0].chosen, -1);
}

Test(store_notices, deleted_user_leaves_no_rows)
{
    struct store_user user;
    (void)hook_of(bob, "https://a.example/");
    cr_assert_eq(move_by(1, ada, 2, "[1,2]"), STORE_OK);
    cr_assert_eq(store_user_read(self.reader, bob, &user), STORE_OK);
    user.deleted_ms = AT_MS;
    struct store_write write = {.op = STORE_USER_DELETE, .user = &user};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(file("SELECT count(*) FROM outbox"), "0");
    cr_assert_str_eq(file("SELECT count(*) FROM address"), "0");
}

#define STEPS_MAX 100 /* more than a move needs */

static enum store_err fail_at(void *context, uint64_t n)
{
    _Atomic int *steps = context; /* until the one that fails; 0: none does */
    (void)n;
    return *steps > 0 && --*steps == 0 ? STORE_CORRUPT : STORE_OK;
}

Test(store_notices, a_move_and_who_is_told_of_it_are_written_together_or_not_at_all)
{
    _Atomic int steps = 0;
    int failed = 0;
    enum store_err err = STORE_CORRUPT;
    if (store_case_is_postgres(&self)) cr_skip_test("what fails half-way is run once more there");
    store_case_close(&self);
    self.config.fail = fail_at;
    self.config.fail_context = &steps;
    store_case_open(&self);
    (void)hook_of(bob, "https://a.example/");
    while (err != STORE_OK && failed < STEPS_MAX) {
        cr_assert_str_eq(file("SELECT count(*) || '' || (SELECT count(*) FROM outbox) FROM move"),
                         "10");
        steps = ++failed;
        err = move_by(1, ada, 2, "[1,2]");
        steps = 0;
    }
    cr_assert_eq(err, STORE_OK);
    cr_assert_gt(failed, 5);
    cr_assert_str_eq(file("SELECT count(*) || '' || (SELECT count(*) FROM outbox) FROM move"),
                     "22");
}

Test(store_notices, an_address_that_another_server_has_confirmed_is_told_of_the_next_move)
{
    if (!store_case_is_postgres(&self)) cr_skip_test("a file has one server");
    for (uint32_t seq = 1; seq <= 4; seq++)
        cr_assert_eq(move_by(seq, seq % 2 == 1 ? ada : bob, seq % 2 == 1 ? 2 : 1, ""), STORE_OK);
    struct store *own = self.store;
    struct store_config config = self.config;
    cr_assert_eq(store_open(&config, &self.store), STORE_OK);
    int64_t number = hook_of(bob, "https://a.example/");
    store_close(self.store);
    self.store = own;
    enum store_err err = move_by(5, ada, 2, "");
    if (err == STORE_STALE) err = move_by(5, ada, 2, ""); /* as whoever asks does then */
    cr_assert_eq(err, STORE_OK);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert_eq(seen.at[0].version, 5u);
}
