/* Notifications about a person's own seat: the others vote about it, or it waits for the person
 * when they sit down in it or come back. */

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "support/store_case.h"

#define MATCH "abcdefghijklmnop"
#define AT_MS 1700000000000LL

static struct store_case self;
static struct store_match match;
static int64_t ada;
static int64_t bob;
static int64_t cid;

static int64_t account(const char *name)
{
    struct store_user user = store_case_account(name);
    return store_case_user_add(&self, &user);
}

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    ada = account("Ada");
    bob = account("Bob");
    cid = account("Cid");
    match = store_case_running(MATCH, 2);
    match.seat[0] = (struct store_seat){.user = ada, .name = "Ada"};
    match.seat[1] = (struct store_seat){.user = bob, .name = "Bob"};
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, MATCH, 0, 0);
    match.edit = 1;
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_notices_seats, .init = begin, .fini = end, .timeout = 240);

static const char *file(const char *sql)
{
    return store_case_sql(&self, sql);
}

static int64_t hook_of(int64_t user)
{
    struct store_address address = {
        .user = user, .channel = STORE_CHANNEL_HOOK, .made_ms = AT_MS, .form = "json"};
    struct store_write write = {.op = STORE_ADDRESS_SAVE, .address = &address};
    int64_t number = 0;
    (void)snprintf(address.target, sizeof(address.target), "https://a.example/");
    cr_assert_eq(store_case_do(&self, &write, &number), STORE_OK);
    return number;
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
    struct store_address address;
    cr_assert_eq(store_address_read(self.reader, number, &address), STORE_OK);
    cr_assert_eq(store_notices_each(self.reader, &address, INT64_MAX, 8, notice_note, &seen),
                 STORE_OK);
    return seen;
}

/* Appends a row of `user`, seat `seat`. */
static void row(uint32_t seq, int64_t user, int seat, const char *events, uint8_t about)
{
    struct store_move move = store_case_move(MATCH, seq);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    move.user = user;
    move.seat = seat;
    move.about = about;
    move.asks = about != 0 ? 1 : 0;
    move.move = "{\"kind\":\"seat_vote\"}";
    move.events = events;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

#define OPENED "[{\"kind\":\"vote_opened\",\"seat\":0,\"about\":1,\"seats\":[0]}]"

Test(store_notices_seats, whom_a_vote_is_about_is_told_first_though_a_bot_plays_for_them)
{
    for (unsigned stands_in = 0; stands_in < 2; stands_in++) {
        int64_t bobs = hook_of(bob);
        int64_t adas = hook_of(ada);
        if (stands_in) (void)file("UPDATE seat SET bot = 'easy', stands_in = 1 WHERE seat = 1");
        row(1 + stands_in, 0, 1, OPENED, 2);
        struct store_notice told = notices_of(bobs).at[0];
        cr_assert(told.event == STORE_EVENT_SEAT && !told.passed);
        cr_assert_lt(told.number, notices_of(adas).at[0].number, "first");
    }
}

Test(store_notices_seats, a_vote_about_a_seat_passes_with_its_end_its_person_s_act_or_look)
{
    static const struct {
        const char *events;
        bool by_bob, passed;
    } rows[] = {
        {"[{\"kind\":\"vote_ended\",\"seat\":0,\"about\":0,\"choice\":\"bot\"}]", false, false},
        {"[{\"kind\":\"vote_ended\",\"seat\":0,\"about\":1,\"choice\":\"bot\"}]", false, true},
        {"[]", true, true},
    };
    int64_t number = hook_of(bob);
    uint32_t seq = 0;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        row(++seq, ada, 0, OPENED, 2);
        cr_assert_not(notices_of(number).at[0].passed, "row %zu", i);
        row(++seq, rows[i].by_bob ? bob : ada, rows[i].by_bob, rows[i].events, 0);
        cr_assert_eq(notices_of(number).at[0].passed, rows[i].passed, "row %zu", i);
    }
    row(++seq, ada, 0, OPENED, 2);
    struct store_seen looked = {.match = MATCH, .user = bob, .at_ms = AT_MS, .version = seq};
    struct store_write write = {.op = STORE_SEEN, .seen = &looked};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert(notices_of(number).at[0].passed);
}

/* ---- who sits down or comes back ---- */

/* Bob's seat owes a decision; with the row that is written now somebody is new in it. */
static void sits(uint32_t seq, int64_t user, int64_t sits)
{
    struct store_move move = store_case_move(MATCH, seq);
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &move, .match = &match, .sits = sits}};
    match.seat[1].user = user;
    match.seat[1].bot[0] = '\0';
    match.seat[1].stands_in = false;
    move.user = user;
    move.seat = 1;
    move.fresh = 2;
    move.owed_known = true;
    move.owed = 2;
    move.clocks = "[1,1]";
    move.clock_ms = 1;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    match.edit++;
}

static const char *sleeping(void)
{
    return file("SELECT count(*) FROM outbox WHERE event = 'deadline' AND due_ms IS NOT NULL");
}

Test(store_notices_seats, a_substitute_in_a_seat_that_owes_a_decision_is_told_so)
{
    int64_t number = hook_of(cid);
    (void)file("UPDATE move SET owed = 2");
    sits(1, cid, cid);
    struct seen_notices seen = notices_of(number);
    cr_assert_eq(seen.count, 1u);
    cr_assert(seen.at[0].event == STORE_EVENT_TURN && !seen.at[0].passed);
    cr_assert_str_eq(sleeping(), "1", "and of the clock");
}

Test(store_notices_seats, a_person_who_comes_back_is_warned_of_the_clock_again)
{
    int64_t number = hook_of(bob);
    (void)file("UPDATE move SET owed = 2");
    match.seat[1].stands_in = true; /* a bot has been there, and the warning was deleted */
    cr_assert_str_eq(sleeping(), "0");
    sits(1, bob, 0);
    cr_assert_str_eq(sleeping(), "1");
    cr_assert_eq(notices_of(number).count, 0u, "a returning player needs no notification");
}
