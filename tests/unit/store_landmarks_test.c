/* The stored landmarks of a row agree with its texts, as the migration computes them; and the
 * views find rows by them. */
#include "store/core/landmarks.h"

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "support/store_case.h"

TestSuite(store_landmarks, .timeout = 480);

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

static const struct {
    const char *move;
    const char *events;
    unsigned bits;
} rows[] = {
    {"", "[{\"kind\":\"began\"},{\"kind\":\"round_began\",\"round\":1}]", 1},
    {"{\"kind\":\"place\"}", "[]", 0},
    {"{\"kind\":\"place\"}", "[{\"kind\":\"placed\"},{\"kind\":\"phase_began\"}]", 2},
    {"{\"kind\":\"a\"}", "[{\"kind\":\"phase_began\"},{\"kind\":\"round_began\"}]", 3},
    {"{\"kind\":\"a\"}", "[{\"kind\":\"epoch_began\"},{\"kind\":\"epoch_began\"}]", 4},
    {"{\"kind\":\"a\"}", "[{\"kind\":\"tallied\",\"row\":\"round_began\"}]", 8},
    {"{\"kind\":\"a\"}", "[{\"kind\":\"round_begann\"},{\"kind\":\"around_began\"}]", 0},
    {"{\"kind\":\"undo_ask\"}", "[{\"kind\":\"undo_asked\"}]", 16},
    {"{\"kind\":\"undo\"}", "[{\"kind\":\"undone\"},{\"kind\":\"phase_began\"}]", 18},
    {"{\"kind\":\"a\"}", "[{\"kind\" : \"round_began\"}]", 0},
};

Test(store_landmarks, row_has_the_bits_that_the_migration_would_give_it, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    for (uint32_t i = 0; i < COUNT_OF(rows); i++) {
        struct store_move move = store_case_move("one", i);
        move.move = rows[i].move;
        move.events = rows[i].events;
        cr_expect_eq(landmarks_of(&move), rows[i].bits, "row %u", i);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
    cr_expect_str_eq(store_case_sql(&self,
                                    "SELECT count(*) FROM move WHERE landmarks <> "
                                    "(instr(events, '\"kind\":\"round_began\"') > 0) + "
                                    "(instr(events, '\"kind\":\"phase_began\"') > 0) * 2 + "
                                    "(instr(events, '\"kind\":\"epoch_began\"') > 0) * 4 + "
                                    "(instr(events, '\"kind\":\"tallied\"') > 0) * 8 + "
                                    "(coalesce(instr(move, '\"kind\":\"undo'), 0) > 0) * 16"),
                     "0");
    cr_expect_str_eq(store_case_sql(&self, "SELECT group_concat(landmarks) FROM move"),
                     "1,0,2,3,4,8,0,16,18,0");
    cr_expect_str_eq(store_case_sql(&self, "SELECT count(*) FROM shown_move WHERE round_began"),
                     "2");
}

Test(store_landmarks, views_find_rows_by_the_indexes, .init = begin, .fini = end)
{
    static const char *const plans[][2] = {
        {"round_began", "move_round"}, {"phase_began", "move_phase"}, {"epoch_began", "move_epoch"},
        {"tallied", "move_tally"},     {"about_undo", "move_undo"},
    };
    sqlite3 *db = NULL;
    cr_assert_eq(sqlite3_open(self.path, &db), SQLITE_OK);
    for (size_t i = 0; i < COUNT_OF(plans); i++) {
        char text[200];
        sqlite3_stmt *plan = NULL;
        (void)snprintf(text, sizeof(text),
                       "EXPLAIN QUERY PLAN SELECT count(*) FROM shown_move WHERE match_number = 1 "
                       "AND seq < 7 AND %s",
                       plans[i][0]);
        cr_assert_eq(sqlite3_prepare_v2(db, text, -1, &plan, NULL), SQLITE_OK, "%s",
                     sqlite3_errmsg(db));
        cr_assert_eq(sqlite3_step(plan), SQLITE_ROW);
        const char *found = (const char *)sqlite3_column_text(plan, 3);
        cr_expect_not_null(strstr(found, plans[i][1]), "%s: %s", plans[i][0], found);
        (void)sqlite3_finalize(plan);
    }
    cr_assert_eq(sqlite3_close(db), SQLITE_OK);
}
