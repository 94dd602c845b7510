/* Information that only one seat or nobody may see is not in the history of a running match: the
 * views show the kinds of events that the games' own tables call public, and no other. */
#include "engine/table_kinds.h"
#include "games/games.h"
#include "store/query/publish.h"
#include "store/sql/sqlite.h"
#include "store/query/views.h"
#include "store/query/views_text.h"
#include "support/store_case.h"
#include "support/toy_game.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static bool is_shown(const char *game, const char *kind)
{
    char sql[200];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT count(*) FROM shown_kind WHERE game = '%s' AND kind = '%s'", game, kind);
    return strcmp(store_case_sql(&self, sql), "1") == 0;
}

Test(history_hidden, views_show_the_kinds_that_spectators_see_and_nothing_else, .init = begin,
     .fini = end)
{
    unsigned hidden = 0;
    unsigned shown = 0;
    for (unsigned i = 0; games[i] != NULL; i++) {
        for (unsigned kind = 1; kind <= UINT8_MAX; kind++) {
            struct game_event event = {.bytes = {(uint8_t)kind, 0}};
            const struct shape *shape = table_event_shape(games[i], (uint8_t)kind);
            if (shape == NULL || shape->name == NULL) continue;
            bool sees = table_event_sees(games[i], &event, GAME_SPECTATOR);
            cr_assert_eq(is_shown(games[i]->id, shape->name), sees, "%s", shape->name);
            hidden += !sees;
            shown += sees;
        }
    }
    cr_assert_geq(hidden, 7);
    char count[20];
    (void)snprintf(count, sizeof(count), "%u", shown);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM shown_kind"), count);
}

/* ---- a kind that does not say who sees it ---- */

static struct shape shapes[TOY_EVENTS];
static struct game toy;
static const struct game *const list[] = {&toy, NULL};

/* Begins a match of the toy game with an event of each of two kinds, and gives the file the views
 * of the toy game whose third kind is seen by `told`. */
static void match_run(enum seen_by told)
{
    struct sql sql;
    struct buf text = {0};
    struct store_match match = store_case_running("toymatch00000001", 2);
    struct store_move move = {.match = match.id,
                              .seat = -1,
                              .request = "",
                              .move = "",
                              .events = "[{\"kind\":\"took\",\"seat\":1,\"amount\":3},"
                                        "{\"kind\":\"told\",\"seat\":1,\"word\":\"confided\"}]",
                              .at_ms = 1};
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    toy = toy_game;
    memcpy(shapes, toy_game.event_shapes, sizeof(shapes));
    shapes[TOY_TOLD].seen_by = (uint8_t)told;
    toy.event_shapes = shapes;
    (void)snprintf(match.game, sizeof(match.game), "%s", toy.id);
    match.status = STORE_RUNNING;
    match.started_ms = match.created_ms;
    store_case_match_add(&self, &match);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    views_text(&text, list, VIEWS_ALL);
    cr_assert_eq(sql_connect(&sql, self.path, SQL_WRITES), STORE_OK);
    cr_assert_eq(views_run(&sql, text.bytes), STORE_OK);
    sql_close(&sql);
    buf_free(&text);
}

/* In how many rows of all views the word is. */
static unsigned rows_with(const char *word)
{
    char names[1024];
    char sql[1200];
    unsigned rows = 0;
    unsigned views = 0;
    (void)snprintf(names, sizeof(names), "%s",
                   store_case_sql(&self,
                                  "SELECT group_concat(name, ' ') || ' ' FROM sqlite_schema WHERE "
                                  "type = 'view'"));
    for (char *at = names, *blank; (blank = strchr(at, ' ')) != NULL; at = blank + 1) {
        char columns[900];
        (void)snprintf(sql, sizeof(sql),
                       "SELECT group_concat('ifnull(\"' || name || '\", '''')', ' || ') FROM "
                       "pragma_table_info('%.*s')",
                       (int)(blank - at), at);
        (void)snprintf(columns, sizeof(columns), "%s", store_case_sql(&self, sql));
        (void)snprintf(sql, sizeof(sql), "SELECT count(*) FROM %.*s WHERE instr(%s, '%s') > 0",
                       (int)(blank - at), at, columns, word);
        rows += (unsigned)strtoul(store_case_sql(&self, sql), NULL, 10);
        views++;
    }
    cr_assert_geq(views, 12);
    return rows;
}

Test(history_hidden, event_that_says_not_who_sees_it_is_in_no_row_while_the_match_runs,
     .init = begin, .fini = end)
{
    match_run(SEEN_BY_UNSAID);
    cr_expect_eq(rows_with("confided"), 0);
    cr_expect_geq(rows_with("took"), 2, "shown_move and v_event have what is public");
    (void)store_case_sql(&self, "UPDATE match SET status = 'over', ended_ms = 9");
    cr_expect_geq(rows_with("confided"), 2, "when it is over, nothing is secret");
}

Test(history_hidden, event_of_one_seat_is_in_no_row_while_the_match_runs, .init = begin,
     .fini = end)
{
    match_run(SEEN_BY_SEAT);
    cr_expect_eq(rows_with("confided"), 0);
}

Test(history_hidden, public_event_is_in_the_rows, .init = begin, .fini = end)
{
    match_run(SEEN_BY_PUBLIC);
    cr_expect_geq(rows_with("confided"), 2);
}

/* The file's own views are those of the toy game, but the program's are asked. */
Test(history_hidden, game_that_the_program_has_not_shows_no_event_and_publishes_none, .init = begin,
     .fini = end)
{
    char copy[STORE_CASE_PATH_BYTES + 8];
    match_run(SEEN_BY_PUBLIC);
    (void)store_case_sql(&self, "UPDATE match SET listed = 1");
    (void)snprintf(copy, sizeof(copy), "%s.copy", self.path);
    cr_assert_eq(publish_make(self.path, copy, (struct publish){.all = true}), STORE_OK);
    struct sql copied;
    cr_assert_eq(sql_connect(&copied, copy, SQL_READS), STORE_OK);
    sqlite3_stmt *statement = NULL;
    cr_assert_eq(sqlite3_prepare_v2(copied.db, "SELECT events FROM move", -1, &statement, NULL),
                 SQLITE_OK);
    cr_assert_eq(sqlite3_step(statement), SQLITE_ROW);
    cr_expect_str_eq((const char *)sqlite3_column_text(statement, 0), "[null,null]");
    (void)sqlite3_finalize(statement);
    sql_close(&copied);
}
