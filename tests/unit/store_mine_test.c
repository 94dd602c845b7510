/* Matches of a page: those in progress, those whose end was not seen, those that wait,
 * those that have ended; newest first, page by page, each by an index. */
#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "store/nouns/matches/lists.h"
#include "store/sql/statements.h"
#include "support/store_case.h"

static struct store_case self;
static struct store_user ada;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    ada = store_case_guest("Ada");
    ada.id = store_case_user_add(&self, &ada);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_mine, .init = begin, .fini = end, .timeout = 480);

/* Ada sits on seat 0, or with `seat` -1 a seat is kept for her. */
static void match_add(const char *id, enum store_status status, int seat)
{
    struct store_match match = store_case_match(id, 2);
    match.status = status;
    if (seat >= 0)
        match.seat[seat] = (struct store_seat){.user = ada.id, .name = "Ada"};
    else
        match.seat[1] = (struct store_seat){.invited = ada.id};
    store_case_match_add(&self, &match);
}

/* The newest row, after which the seats of a bit set owe a decision; -1: that was not said. */
static void owed_set(const char *id, int owed)
{
    char sql[256];
    (void)snprintf(sql, sizeof(sql),
                   "INSERT INTO move (match_number, seq, events, state_hash, at_ms, owed) SELECT "
                   "number, 7, '[]', '0', 9, nullif(%d, -1) FROM match WHERE id = '%s'",
                   owed, id);
    (void)store_case_sql(&self, sql);
}

static void see(const char *id, bool to_end)
{
    struct store_seen seen = {.match = id, .user = ada.id, .at_ms = 5, .end = to_end};
    struct store_write write = {.op = STORE_SEEN, .seen = &seen};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

static bool collect(void *context, const struct store_match *match)
{
    char *text = context;
    cr_assert_lt(strlen(text) + strlen(match->id) + 2, 4096u);
    strncat(text, match->id, 32);
    strncat(text, " ", 2);
    return true;
}

static const char *page(enum store_mine which, const char *before, uint32_t count)
{
    static char text[4096];
    text[0] = '\0';
    cr_assert_eq(store_mine_each(self.reader, which, ada.id, before, count, collect, text),
                 STORE_OK);
    return text;
}

Test(store_mine, lists_matches_in_progress_and_unseen_ends)
{
    match_add("open", STORE_OPEN, 0);
    match_add("run", STORE_RUNNING, 0);
    match_add("over", STORE_OVER, 0);
    match_add("seen", STORE_OVER, 0);
    match_add("asked", STORE_OPEN, -1);
    match_add("late", STORE_ABANDONED, -1);
    see("seen", true);
    see("over", false);
    see("run", false);
    cr_assert_str_eq(page(STORE_MINE, "", 99), "asked over run open ");
    cr_assert_str_eq(page(STORE_MINE_ENDED, "", 99), "seen over ");
    struct store_match next = store_case_match("over", 2);
    next.status = STORE_OVER;
    next.seat[0] = (struct store_seat){.user = ada.id, .name = "Ada", .rank = 1};
    see("over", true);
    store_case_match_add(&self, &next); /* saved once more */
    cr_assert_str_eq(page(STORE_MINE, "", 99), "asked run open ", "it stays seen");
}

Test(store_mine, newest_row_says_whether_a_match_waits)
{
    match_add("mine", STORE_RUNNING, 0);
    match_add("other", STORE_RUNNING, 0);
    match_add("unknown", STORE_RUNNING, 1);
    match_add("bot", STORE_RUNNING, 0);
    match_add("open", STORE_OPEN, 0);
    match_add("asked", STORE_OPEN, -1);
    owed_set("mine", 1);
    owed_set("other", 2);
    owed_set("unknown", -1);
    owed_set("bot", 1);
    (void)store_case_sql(&self, "UPDATE seat SET bot = 'easy' WHERE user IS NOT NULL AND "
                                "match_number = (SELECT number FROM match WHERE id = 'bot')");
    cr_assert_str_eq(page(STORE_MINE_WAITING, "", 99), "asked unknown mine ");
}

Test(store_mine, pages_follow_each_other_without_gap_or_repeat)
{
    char expected[4096] = "";
    char all[4096] = "";
    char before[STORE_MATCH_ID_BYTES + 1] = "";
    for (int i = 0; i < 40; i++) {
        char id[8];
        (void)snprintf(id, sizeof(id), "m%02d", i);
        match_add(id, i % 3 == 0 ? STORE_OVER : STORE_RUNNING, i % 2);
    }
    strncat(expected, page(STORE_MINE, "", 99), sizeof(expected) - 1);
    cr_assert_eq(strlen(expected), 40u * 4);
    for (int i = 0; i < 6; i++) {
        const char *text = page(STORE_MINE, before, 7);
        cr_assert_eq(strlen(text), i < 5 ? 7u * 4 : 5u * 4);
        strncat(all, text, 64);
        memcpy(before, &text[strlen(text) - 4], 3);
        before[3] = '\0';
    }
    cr_assert_str_eq(all, expected);
    cr_assert_str_eq(page(STORE_MINE, before, 7), "");
    cr_assert_eq(store_mine_each(self.reader, STORE_MINE, ada.id, "gone", 7, collect, all),
                 STORE_NOT_FOUND);
}

Test(store_mine, user_with_two_seats_gets_a_match_once)
{
    struct store_match match = store_case_match("twice", 2);
    match.status = STORE_OVER;
    for (int seat = 0; seat < 2; seat++)
        match.seat[seat] = (struct store_seat){.user = ada.id, .name = "Ada"};
    store_case_match_add(&self, &match);
    cr_assert_str_eq(page(STORE_MINE, "", 9), "twice ");
    cr_assert_str_eq(page(STORE_MINE_ENDED, "", 9), "twice ");
}

/* How SQLite goes about a statement, a step a line. */
static const char *plan_of(enum statement statement)
{
    static char plan[4096];
    char sql[4096];
    sqlite3 *db = NULL;
    sqlite3_stmt *steps = NULL;
    plan[0] = '\0';
    (void)snprintf(sql, sizeof(sql), "EXPLAIN QUERY PLAN %s", statement_texts[statement]);
    cr_assert_eq(sqlite3_open(self.path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_prepare_v2(db, sql, -1, &steps, NULL), SQLITE_OK, "%s", sql);
    while (sqlite3_step(steps) == SQLITE_ROW) {
        strncat(plan, (const char *)sqlite3_column_text(steps, 3), 200);
        strncat(plan, "\n", 2);
    }
    (void)sqlite3_finalize(steps);
    (void)sqlite3_close(db);
    return plan;
}

/* A user with ten thousand matches waits no longer than others. */
Test(store_mine, no_page_goes_through_all_that_somebody_has_played)
{
    if (store_case_is_postgres(&self)) cr_skip_test("SQLite's plans");
    static const struct {
        enum statement statement;
        const char *index;
    } wanted[] = {{STATEMENT_MATCHES_MINE, "seat_mine (user=? AND match_number<?)"},
                  {STATEMENT_MATCHES_MINE_WAITING, "seat_mine (user=? AND match_number<?)"},
                  {STATEMENT_MATCHES_MINE_ENDED, "seat_user (user=? AND match_number<?)"},
                  {STATEMENT_MATCHES_MINE_ENDED, "seat_answers (answers=? AND match_number<?)"},
                  {STATEMENT_MATCHES_MINE_ENDED, "MERGE (UNION)"},
                  {STATEMENT_MATCHES_ENDED_BACK, "match_ended ("},
                  {STATEMENT_MATCHES_ENDED_FORTH, "match_ended ("}};
    for (size_t i = 0; i < COUNT_OF(wanted); i++) {
        const char *plan = plan_of(wanted[i].statement);
        cr_assert_not_null(strstr(plan, wanted[i].index), "%s", plan);
        cr_assert_null(strstr(plan, "SCAN match"), "%s", plan);
    }
}
