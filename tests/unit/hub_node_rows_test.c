/* Rows that come with what another server tells: what follows is folded and not read, and a match
 * is as it was after everything else. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "hub/match/history.h"
#include "hub/sync/node_rows.h"
#include "store/node_events.h"
#include "store/nouns/matches/moves.h"
#include "support/hub_case.h"

static struct hub_case here;
static struct hub_case there; /* another server on the file */
static struct hub_user users[2];
static unsigned told;

static void note(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    told |= changes;
}

static struct hub_watcher watcher = {.changed = note};
static struct hub_match *mine;   /* looked at */
static struct hub_match *theirs; /* the match whose rows are announced */

static void started(void)
{
    if (mine != NULL) hub_unwatch(&watcher);
    mine = hub_case_started(&here, users, 2);
    theirs = hub_case_find(&there, mine->info.id);
    hub_watch(mine, &watcher);
    told = 0;
}

static void begin(void)
{
    hub_case_begin_two(&here, &there);
    users[0] = hub_case_guest(&here, "Ann");
    users[1] = hub_case_guest(&here, "Bob");
    started();
}

static void end(void)
{
    hub_case_end_two(&here, &there);
}

TestSuite(hub_node_rows, .init = begin, .fini = end, .timeout = 480);

/* ---- telling ---- */

struct line {
    struct store_row_name before;
    uint32_t edit;    /* announced instead of the match's, unless it is 0 */
    uint32_t chat;    /* the same */
    uint64_t differs; /* difference of the announced hash */
    struct buf text;
};

static bool row_line(void *context, const struct store_move *move)
{
    struct line *line = context;
    struct hub_match of = *theirs;
    struct store_move row = *move;
    row.before = line->before;
    row.state_hash ^= line->differs;
    if (line->edit != 0) of.info.edit = line->edit;
    if (line->chat != 0) of.chat_count = line->chat;
    node_row_print(&of, &row, history_asker(move->user, move->request), &line->text);
    return false;
}

/* The announcement of the newest row there, if that is `seq`. */
static void line_print(struct line *line, uint32_t seq)
{
    cr_assert_eq(theirs->play.version, seq);
    enum store_err err = store_moves_each(here.reader, theirs->info.id, seq, 1, row_line, line);
    cr_assert_eq(err, STORE_OK);
    cr_assert(!line->text.failed);
    cr_assert_eq(strncmp(line->text.bytes, "row ", 4), 0);
}

static void hear(const char *text)
{
    char copy[HINTS_LINE_BYTES_MAX + 1];
    cr_assert_lt(strlen(text), sizeof(copy));
    (void)snprintf(copy, sizeof(copy), "%s", text + strlen("row "));
    node_row_receive(here.hub, copy);
}

/* Makes a move there, and its announcement. */
static struct line move_there(const char *id)
{
    struct line line = {.before = history_newest(theirs)};
    struct hub_request move = hub_case_next_move(theirs, users, id);
    cr_assert_eq(hub_case_ask(&there, theirs, &move).error.code, HUB_OK);
    line_print(&line, theirs->play.version);
    return line;
}

static struct hub_stats stats(void)
{
    struct hub_stats is;
    hub_stats_read(here.hub, &is);
    return is;
}

/* ---- what follows ---- */

static void fifty_rows(void)
{
    for (uint32_t i = 1; i <= 50; i++) {
        char id[32];
        (void)snprintf(id, sizeof(id), "move-%u", i);
        struct line line = move_there(id);
        told = 0;
        hear(line.text.bytes);
        cr_assert_eq(mine->play.version, i);
        cr_assert_eq(told, HUB_CHANGE_MOVES);
        buf_free(&line.text);
    }
    hub_case_same(mine, theirs, "the node that got the message");
    cr_assert_eq(mine->rows.used, theirs->rows.used);
    cr_assert_arr_eq(mine->rows.bytes, theirs->rows.bytes, mine->rows.used);
    cr_assert_eq(mine->play.past_count, theirs->play.past_count);
    cr_assert_eq(stats().rows_heard, 50);
    cr_assert_eq(stats().read_again, 0);
    cr_assert_null(mine->behind);
}

Test(hub_node_rows, following_row_is_applied_without_a_read)
{
    fifty_rows();
    struct hub_request move = hub_case_next_move(mine, users, "mine");
    cr_assert_eq(hub_case_ask(&here, mine, &move).version, 51, "and it goes on here");
}

Test(hub_node_rows, clocks_are_told_with_it)
{
    here.clock =
        (struct time_control){.pace = PACE_LIVE, .bank_s = 600, .increment_s = 5, .cap_s = 600};
    started();
    fifty_rows();
    cr_assert_arr_eq(mine->banks.left_ms, theirs->banks.left_ms, 2 * sizeof(uint32_t));
    cr_assert_eq(mine->banks.at_ms, theirs->banks.at_ms);
}

Test(hub_node_rows, a_request_that_another_has_answered_gets_the_same_answer)
{
    struct hub_request move = hub_case_next_move(theirs, users, "first");
    struct line line = move_there("first");
    hear(line.text.bytes);
    struct hub_answer answer = hub_case_ask(&here, mine, &move);
    cr_assert_eq(answer.error.code, HUB_OK);
    cr_assert_eq(answer.version, 1);
    cr_assert_eq(stats().read_again, 0);
    cr_assert_eq(mine->play.version, 1);
    buf_free(&line.text);
}

/* ---- what does not ---- */

/* Nothing has come of what was heard. */
static void unchanged(const struct match *before)
{
    cr_assert_eq(memcmp(&mine->play, before, sizeof(*before)), 0);
    cr_assert_eq(told, 0);
    cr_assert_eq(stats().rows_heard, 0);
    cr_assert_null(mine->behind);
}

Test(hub_node_rows, a_row_that_does_not_follow_is_left_to_reading)
{
    struct match before = mine->play;
    struct line first = move_there("first");
    struct line second = move_there("second");
    hear(second.text.bytes);
    unchanged(&before);
    hear(first.text.bytes);
    hear(first.text.bytes);
    cr_assert_eq(mine->play.version, 1, "once");
    hear(second.text.bytes);
    cr_assert_eq(mine->play.version, 2);
    cr_assert_eq(stats().rows_heard, 2);
    buf_free(&first.text);
    buf_free(&second.text);
}

Test(hub_node_rows, a_row_of_another_log_is_left_to_reading)
{
    struct match before = mine->play;
    struct line line = move_there("first");
    buf_reset(&line.text);
    line.before.state_hash ^= 1;
    line_print(&line, 1);
    hear(line.text.bytes);
    unchanged(&before);
    buf_reset(&line.text);
    line.before.state_hash ^= 1;
    line.before.at_ms++;
    line_print(&line, 1);
    hear(line.text.bytes);
    unchanged(&before);
    buf_free(&line.text);
}

Test(hub_node_rows, a_row_that_does_not_fold_to_what_it_says_leaves_all_as_it_was)
{
    struct match before = mine->play;
    struct line line = move_there("first");
    uint32_t used = mine->rows.used;
    buf_reset(&line.text);
    line.differs = 1;
    line_print(&line, 1);
    hear(line.text.bytes);
    unchanged(&before);
    cr_assert_eq(mine->rows.used, used);
    hub_match_catch_up(mine);
    while (mine->behind != NULL) hub_case_pump(&here);
    hub_case_same(mine, theirs, "the node that has read");
    buf_free(&line.text);
}

Test(hub_node_rows, a_row_of_a_match_that_was_saved_or_talked_at_since_is_left_to_reading)
{
    struct match before = mine->play;
    struct line line = move_there("first");
    buf_reset(&line.text);
    line.edit = mine->info.edit + 1;
    line_print(&line, 1);
    hear(line.text.bytes);
    unchanged(&before);
    buf_reset(&line.text);
    line.edit = 0;
    line.chat = 1;
    line_print(&line, 1);
    hear(line.text.bytes);
    unchanged(&before);
    buf_free(&line.text);
}

Test(hub_node_rows, a_row_is_left_to_reading_while_something_is_under_way)
{
    struct match before = mine->play;
    struct line line = move_there("first");
    mine->writing = true;
    hear(line.text.bytes);
    mine->writing = false;
    unchanged(&before);
    mine->heard.version = 2;
    hear(line.text.bytes);
    mine->heard.version = 0;
    unchanged(&before);
    hub_unwatch(&watcher);
    hear(line.text.bytes);
    unchanged(&before);
    hub_watch(mine, &watcher);
    hear(line.text.bytes);
    cr_assert_eq(mine->play.version, 1);
    buf_free(&line.text);
}

Test(hub_node_rows, a_damaged_line_is_left_to_reading)
{
    struct match before = mine->play;
    struct line line = move_there("first");
    size_t size = line.text.size;
    for (size_t at = strlen("row "); at < size; at++) {
        char was = line.text.bytes[at];
        line.text.bytes[at] = was == '1' ? '2' : '1';
        hear(line.text.bytes);
        line.text.bytes[at] = '\0';
        hear(line.text.bytes);
        line.text.bytes[at] = was;
    }
    unchanged(&before);
    hear(line.text.bytes);
    cr_assert_eq(mine->play.version, 1);
    buf_free(&line.text);
}

Test(hub_node_rows, a_row_that_is_too_large_for_a_hint_is_not_told)
{
    static char events[HINTS_LINE_BYTES_MAX];
    memset(events, ' ', sizeof(events) - 1);
    struct buf line = {.size_max = HINTS_LINE_BYTES_MAX};
    struct store_move move = {.request = "", .move = "", .events = events};
    node_row_print(theirs, &move, 0, &line);
    cr_assert(line.failed);
    buf_free(&line);
}

Test(hub_node_rows, numbers_are_told_whole)
{
    struct buf text = {0};
    buf_append_int(&text, 0);
    buf_append_int(&text, INT64_MIN);
    buf_append_int(&text, INT64_MAX);
    buf_append_hex(&text, 0);
    buf_append_hex(&text, UINT64_MAX);
    cr_assert_str_eq(text.bytes, "0 -9223372036854775808 9223372036854775807 0 ffffffffffffffff ");
    buf_free(&text);
}
