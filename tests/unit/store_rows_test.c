/* The moves and the chat of matches, read back. */

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/nouns/chat.h"
#include "support/store_case.h"

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

TestSuite(store_rows, .init = begin, .fini = end, .timeout = 240);

/* ---- moves ---- */

struct moves {
    uint32_t next;
    uint32_t stop_after;
    uint32_t count;
};

static bool move_compare(void *context, const struct store_move *move)
{
    struct moves *moves = context;
    struct store_move expected = store_case_move("log", moves->next++);
    cr_assert_str_eq(move->match, "log");
    cr_assert_eq(move->seq, expected.seq);
    cr_assert_eq(move->seat, expected.seat);
    cr_assert_eq(move->user, expected.user);
    cr_assert_str_eq(move->request, expected.request);
    cr_assert_str_eq(move->move, expected.move);
    cr_assert_str_eq(move->events, expected.events);
    cr_assert_eq(move->state_hash, expected.state_hash);
    cr_assert_eq(move->at_ms, expected.at_ms);
    return ++moves->count != moves->stop_after;
}

static uint32_t moves_read(uint32_t from, uint32_t count, uint32_t stop_after)
{
    struct moves moves = {.next = from, .stop_after = stop_after};
    cr_assert_eq(store_moves_each(self.reader, "log", from, count, move_compare, &moves), STORE_OK);
    return moves.count;
}

static void log_make(void)
{
    struct store_match match = store_case_running("log", 2);
    struct store_match other = store_case_running("other", 2);
    store_case_match_add(&self, &match);
    store_case_match_add(&self, &other);
    for (uint32_t seq = 0; seq < 10; seq++) {
        store_case_moves_add(&self, "log", seq, seq);
        store_case_moves_add(&self, "other", seq, seq);
    }
}

Test(store_rows, moves_come_back_in_order_from_any_place)
{
    log_make();
    cr_assert_eq(moves_read(0, UINT32_MAX, 0), 10);
    cr_assert_eq(moves_read(0, 3, 0), 3);
    cr_assert_eq(moves_read(4, 3, 0), 3);
    cr_assert_eq(moves_read(8, 100, 0), 2);
    cr_assert_eq(moves_read(9, UINT32_MAX, 0), 1);
    cr_assert_eq(moves_read(10, 100, 0), 0);
    cr_assert_eq(moves_read(UINT32_MAX, UINT32_MAX, 0), 0);
    cr_assert_eq(moves_read(2, 0, 0), 0);
    cr_assert_eq(moves_read(0, 100, 4), 4, "a callback may stop");
    cr_assert_eq(moves_read(0, 100, 0), 10, "and the next read starts again");
    struct moves moves = {0};
    cr_assert_eq(store_moves_each(self.reader, "none", 0, 9, move_compare, &moves),
                 STORE_NOT_FOUND);
}

Test(store_rows, move_keeps_user_request_and_every_letter_of_its_json)
{
    struct store_user user = store_case_guest("Ada");
    user.id = store_case_user_add(&self, &user);
    struct store_match match = store_case_running("json", 2);
    store_case_match_add(&self, &match);
    struct store_move move = store_case_move("json", 0);
    move.user = user.id;
    move.seat = 4;
    move.request = "0f8fad5b-d9cb-469f-a165-70867728950e";
    move.move = "{\"text\":\"'; DROP TABLE move; -- \\u0000 ü\"}";
    move.events = "[]";
    move.state_hash = 1;
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT move FROM move"), move.move);
    cr_assert_str_eq(store_case_sql(&self, "SELECT request FROM move"), move.request);
    cr_assert_str_eq(store_case_sql(&self, "SELECT user FROM move"), "1");
    cr_assert_str_eq(store_case_sql(&self, "SELECT seat FROM move"), "4");
    cr_assert_str_eq(store_case_sql(&self, "SELECT state_hash FROM move"), "0000000000000001");
}

Test(store_rows, sql_can_ask_the_json_of_moves_and_events)
{
    if (store_case_is_postgres(&self)) cr_skip_test("SQLite's functions");
    log_make();
    cr_assert_str_eq(store_case_sql(&self, "SELECT sum(json_extract(move, '$.count')) FROM move"),
                     "54");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM move, json_each(move.events) AS "
                                           "event WHERE event.value ->> 'kind' = 'placed'"),
                     "20");
}

Test(store_rows, move_and_match_are_saved_together_or_not_at_all)
{
    struct store_match match = store_case_match("log", 2);
    struct store_move move = store_case_move("log", 0);
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &move, .match = &match}};
    match.status = STORE_RUNNING;
    match.started_ms = 5;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, "log"), 1);
    move = store_case_move("log", 1);
    bool remote = store_case_is_postgres(&self); /* which looks up no users of moves */
    if (remote) move.events = "no json";
    if (!remote) move.user = 4711; /* there is no such user */
    match.edit = 1;
    match.status = STORE_OVER;
    cr_assert_eq(store_case_do(&self, &write, NULL), remote ? STORE_CORRUPT : STORE_NOT_FOUND);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, "log", &found), STORE_OK);
    cr_assert_eq(found.status, STORE_RUNNING);
    cr_assert_eq(store_case_moves_count(&self, "log"), 1);
}

Test(store_rows, move_of_an_unknown_match_is_refused)
{
    struct store_move move = store_case_move("none", 0);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
}

Test(store_rows, text_that_is_no_json_is_refused_alone)
{
    log_make();
    struct store_move bad = store_case_move("log", 10);
    struct store_move good = store_case_move("log", 10);
    bad.events = "[{]";
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &bad}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_CORRUPT);
    write.append.move = &good;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, "log"), 11);
}

Test(store_rows, gap_in_a_log_is_corrupt)
{
    log_make();
    (void)store_case_sql(&self, "DELETE FROM move WHERE match_number = 1 AND seq = 4");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1);
    cr_assert_eq(store_case_moves_count(&self, "other"), 10);
    struct moves moves = {.next = 4};
    cr_assert_eq(store_moves_each(self.reader, "log", 4, 9, move_compare, &moves), STORE_DAMAGED);
    cr_assert_eq(moves.count, 0);
}

Test(store_rows, repeat_in_a_log_is_corrupt)
{
    log_make();
    (void)store_case_sql(&self, "DROP INDEX move_match; INSERT INTO move SELECT * FROM move "
                                "WHERE match_number = 1 AND seq = 4");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1);
}

Test(store_rows, bad_state_hash_is_corrupt)
{
    log_make();
    (void)store_case_sql(&self, "UPDATE move SET state_hash = '0123456789abcdeX' WHERE seq = 9");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1);
    (void)store_case_sql(&self, "UPDATE move SET state_hash = '0123456789abcdef0' WHERE seq = 9");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1);
    (void)store_case_sql(&self, "UPDATE move SET state_hash = '0123456789abcde' WHERE seq = 9");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1);
    (void)store_case_sql(&self, "UPDATE move SET state_hash = '0123456789abcdef' WHERE seq = 9");
    cr_assert_eq(store_case_moves_count(&self, "log"), -1, "another hash than was written");
    (void)store_case_sql(&self, "UPDATE move SET state_hash = 'fedcba9876543219' WHERE seq = 9");
    cr_assert_eq(store_case_moves_count(&self, "log"), 10);
}

Test(store_rows, match_with_a_missing_seat_or_too_long_a_text_is_corrupt)
{
    log_make();
    struct store_match found;
    (void)store_case_sql(&self, "DELETE FROM seat WHERE match_number = 1 AND seat = 0");
    cr_assert_eq(store_match_read(self.reader, "log", &found), STORE_DAMAGED);
    (void)store_case_sql(&self, "UPDATE match SET game = 'a game with a very long name' "
                                "WHERE number = 2");
    cr_assert_eq(store_match_read(self.reader, "other", &found), STORE_DAMAGED);
}

/* ---- chat ---- */

struct lines {
    char text[200];
    uint32_t most;
    uint32_t count;
};

static bool line_collect(void *context, const struct store_chat *chat)
{
    struct lines *lines = context;
    size_t length = strlen(lines->text);
    (void)snprintf(lines->text + length, sizeof(lines->text) - length, "%u:%s:%s ", chat->number,
                   chat->name, chat->text);
    return ++lines->count < lines->most;
}

static const char *lines_read(uint32_t from, uint32_t count, uint32_t most)
{
    static struct lines lines;
    lines = (struct lines){.most = most};
    cr_assert_eq(store_chat_each(self.reader, "log", from, count, line_collect, &lines), STORE_OK);
    return lines.text;
}

Test(store_rows, last_lines_of_chat_come_in_order)
{
    log_make();
    for (uint32_t number = 1; number <= 5; number++) {
        char text[3] = {'t', (char)('0' + number), '\0'};
        struct store_chat chat = {.match = "log", .number = number, .name = "n", .text = text};
        struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
    cr_assert_str_eq(lines_read(0, 100, 9), "1:n:t1 2:n:t2 3:n:t3 4:n:t4 5:n:t5 ");
    cr_assert_str_eq(lines_read(0, 2, 9), "4:n:t4 5:n:t5 ");
    cr_assert_str_eq(lines_read(3, 100, 9), "3:n:t3 4:n:t4 5:n:t5 ");
    cr_assert_str_eq(lines_read(3, 100, 1), "3:n:t3 ");
    cr_assert_str_eq(lines_read(6, 100, 9), "");
    cr_assert_str_eq(lines_read(0, 0, 9), "");
}

Test(store_rows, number_of_a_chat_line_is_used_once)
{
    log_make();
    struct store_chat chat = {.match = "log", .number = 1, .name = "n", .text = "a"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    chat.text = "b";
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    chat.match = "none";
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    cr_assert_str_eq(lines_read(0, 100, 9), "1:n:a ");
}

/* ---- all of it ---- */

Test(store_rows, everything_is_there_after_closing_and_opening)
{
    struct store_user user = store_case_account("Ada");
    user.id = store_case_user_add(&self, &user);
    log_make();
    char *before = NULL;
    char *after = NULL;
    size_t before_size = 0;
    size_t after_size = 0;
    FILE *out = open_memstream(&before, &before_size);
    store_case_dump(&self, out);
    (void)fclose(out);
    store_case_close(&self);
    store_case_open(&self);
    out = open_memstream(&after, &after_size);
    store_case_dump(&self, out);
    (void)fclose(out);
    cr_assert_str_eq(before, after);
    cr_assert_gt(before_size, 20 * 80);
    cr_assert_eq(moves_read(0, UINT32_MAX, 0), 10);
    free(before);
    free(after);
}
