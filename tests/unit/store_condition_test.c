/* Conditional writes: what another store has written in between makes an operation stale, alone,
 * and nothing of it is in the file. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/maintenance/maintenance_write.h"
#include "store/nouns/conditional.h"
#include "store/nouns/matches/read.h"
#include "store/sql/sqlite.h"
#include "support/store_case.h"

static struct store_case self;
static struct store *other; /* another program on the same file */

static void other_wake(void *context)
{
    (void)context;
}

static void begin(void)
{
    store_case_make(&self, NULL);
    self.config.shared = true;
    store_case_open(&self);
    struct store_config config = {.path = self.path, .wake = other_wake, .shared = true};
    CHECK(store_open(&config, &other) == STORE_OK);
    struct store_match match = store_case_running("log", 2);
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, "log", 0, 3);
}

static void end(void)
{
    store_close(other);
    store_case_end(&self);
}

TestSuite(store_condition, .init = begin, .fini = end, .timeout = 480);

static void ended(void *context, enum store_err err, int64_t id)
{
    (void)id;
    *(enum store_err *)context = err;
}

/* Has the other store write, and waits. */
static enum store_err other_do(const struct store_write *write)
{
    enum store_err err = STORE_BUSY;
    CHECK(store_write(other, write, ended, &err) == STORE_OK);
    while (err == STORE_BUSY) store_drain(other);
    return err;
}

static enum store_err append(const struct store_move *move)
{
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = move}};
    return store_case_do(&self, &write, NULL);
}

static enum store_err save(const struct store_match *match)
{
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = match}};
    return store_case_do(&self, &write, NULL);
}

static struct store_match match_read(const char *id)
{
    struct store_match match;
    cr_assert_eq(store_match_read(self.reader, id, &match), STORE_OK);
    return match;
}

static char *dumped(void)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    store_case_dump(&self, out);
    (void)fclose(out);
    return text;
}

/* The operation is stale, and the file as it was. */
static void stale(const struct store_write *write, const char *why)
{
    char *before = dumped();
    cr_assert_eq(store_case_do(&self, write, NULL), STORE_STALE, "%s", why);
    char *after = dumped();
    cr_assert_str_eq(after, before, "%s", why);
    free(before);
    free(after);
}

/* ---- appending ---- */

Test(store_condition, row_that_another_has_appended_is_not_appended_again_or_over)
{
    struct store_move theirs = store_case_move("log", 4);
    struct store_move mine = theirs;
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &theirs}};
    cr_assert_eq(other_do(&write), STORE_OK);
    mine.events = "[]";
    mine.state_hash = 1;
    write.append.move = &mine;
    stale(&write, "its number is taken, and the row before it is as it says");
    mine = store_case_move("log", 5);
    cr_assert_eq(append(&mine), STORE_OK);
}

Test(store_condition, row_follows_the_one_that_it_names_and_no_other)
{
    struct store_move mine = store_case_move("log", 4);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &mine}};
    mine.before.state_hash++;
    stale(&write, "the row before has another hash");
    mine = store_case_move("log", 4);
    mine.before.at_ms++;
    stale(&write, "the row before was made at another time");
    mine = store_case_move("log", 5);
    stale(&write, "the row before is not there");
    mine = store_case_move("none", 0);
    stale(&write, "there is no such match");
    mine = store_case_move("log", 4);
    cr_assert_eq(append(&mine), STORE_OK);
}

/* With a database it is known where the row before lies, and not asked for. */
Test(store_condition, wrong_location_of_the_previous_row_costs_a_second_search)
{
    struct store_place place = {0};
    struct store_move mine = store_case_move("log", 3);
    bool known = store_place_find(self.store, &mine, &place);
    cr_assert_eq(known, store_case_is_postgres(&self));
    for (uint32_t seq = 4; seq < 12; seq++) {
        struct store_place wrong = {.number = place.number + seq % 2, .chain = 5 + seq};
        struct store_match other_log = match_read("log");
        mine = store_case_move("log", seq);
        if (seq % 4 == 0) wrong.number = -1;
        struct store_move before = store_case_move("log", seq - 1);
        before.place = wrong;
        store_place_add(self.store, &before);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &mine}};
        if (known) stale(&write, "it does not lie there");
        cr_assert_eq(append(&mine), STORE_OK);
        cr_assert_eq(match_read("log").edit, other_log.edit);
    }
    cr_assert_eq(store_case_moves_count(&self, "log"), 12, "and each checksum fits");
    struct store_move again = store_case_move("log", 11);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &again}};
    stale(&write, "it is there");
}

Test(store_condition, nothing_is_appended_to_a_match_that_another_has_ended_or_not_begun)
{
    struct store_match match = match_read("log");
    struct store_move mine = store_case_move("log", 4);
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    static const enum store_status statuses[] = {STORE_OVER, STORE_ABANDONED, STORE_BROKEN,
                                                 STORE_OPEN};
    for (size_t i = 0; i < COUNT_OF(statuses); i++) {
        match.status = statuses[i];
        cr_assert_eq(other_do(&write), STORE_OK);
        match.edit++;
        struct store_write append_it = {.op = STORE_MOVE_APPEND, .append = {.move = &mine}};
        stale(&append_it, "it is not running");
    }
    match.status = STORE_RUNNING;
    cr_assert_eq(other_do(&write), STORE_OK);
    cr_assert_eq(append(&mine), STORE_OK);
}

/* The row before is known here from the append that wrote it. */
Test(store_condition, nothing_is_appended_to_a_match_that_was_ended_here)
{
    struct store_move next = store_case_move("log", 4);
    struct store_move late = store_case_move("log", 5);
    cr_assert_eq(append(&next), STORE_OK);
    struct store_match match = match_read("log");
    match.status = STORE_ABANDONED;
    cr_assert_eq(save(&match), STORE_OK);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &late}};
    stale(&write, "it is not running");
    match = match_read("log");
    match.status = STORE_RUNNING;
    cr_assert_eq(save(&match), STORE_OK);
    cr_assert_eq(append(&late), STORE_OK);
    late = store_case_move("log", 6);
    match = match_read("log");
    match.status = STORE_OVER;
    write.append.match = &match;
    write.append.move = &late;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    late = store_case_move("log", 7);
    write = (struct store_write){.op = STORE_MOVE_APPEND, .append = {.move = &late}};
    stale(&write, "it has ended with the row before");
}

Test(store_condition, match_begins_once)
{
    struct store_match match = store_case_match("twice", 2);
    struct store_move setup = store_case_move("twice", 0);
    store_case_match_add(&self, &match);
    match.edit = 1;
    match.status = STORE_RUNNING;
    match.started_ms = 1;
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.match = &match, .move = &setup}};
    cr_assert_eq(other_do(&write), STORE_OK);
    stale(&write, "the match was begun from the same edit");
    match.edit = 2;
    stale(&write, "the set-up is there");
    match = match_read("log");
    match.status = STORE_OVER;
    write = (struct store_write){.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    cr_assert_eq(other_do(&write), STORE_OK);
    setup = store_case_move("log", 0);
    write = (struct store_write){.op = STORE_MOVE_APPEND, .append = {.move = &setup}};
    stale(&write, "it has ended");
}

Test(store_condition, last_move_and_its_match_are_stale_together)
{
    struct store_match match = match_read("log");
    struct store_move last = store_case_move("log", 4);
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.match = &match, .move = &last}};
    match.status = STORE_OVER;
    match.edit--;
    stale(&write, "the edit is an older one, the row before is right");
    match.edit++;
    last.before.state_hash++;
    stale(&write, "the row before is another, the edit is right");
    last.before.state_hash--;
    last.before.at_ms++;
    stale(&write, "the row before is another of the same state");
    last.before.at_ms--;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(match_read("log").status, STORE_OVER);
    cr_assert_eq(store_case_moves_count(&self, "log"), 5);
}

Test(store_condition, row_and_the_conditional_that_it_was_made_by_are_stale_together)
{
    int64_t ann = 0;
    struct store_match match = store_case_running("ordered", 2);
    struct store_user user = store_case_guest("Ann");
    match.seat[0].user = ann = store_case_user_add(&self, &user);
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, "ordered", 0, 3);
    struct store_conditional given = {.user = ann, .match = "ordered", .text = "pass"};
    struct store_move mine = store_case_move("ordered", 4);
    struct store_write give = {.op = STORE_CONDITIONAL_SET, .conditional = &given};
    struct store_write write = {
        .op = STORE_MOVE_APPEND,
        .append = {.move = &mine, .conditional = &given, .conditional_count = 1}};
    cr_assert_eq(store_case_do(&self, &give, NULL), STORE_OK);
    stale(&write, "they were given since, the row before is right");
    given.edit = 1;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, "ordered"), 5);
}

/* ---- saving ---- */

Test(store_condition, save_carries_the_edit_that_it_was_made_from)
{
    struct store_match mine = match_read("log");
    struct store_match theirs = mine;
    cr_assert_eq(mine.edit, 1, "it was saved once");
    theirs.seat[0].score = 7;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &theirs}};
    cr_assert_eq(other_do(&write), STORE_OK);
    cr_assert_eq(match_read("log").edit, 2);
    mine.seat[1].score = 8;
    write.save.match = &mine;
    stale(&write, "the other has saved it");
    mine.edit = 3;
    stale(&write, "no such edit exists");
    mine.edit = 0;
    stale(&write, "a new match of an id that is there");
    mine = match_read("log");
    mine.seat[1].score = 8;
    cr_assert_eq(save(&mine), STORE_OK);
    mine = match_read("log");
    cr_assert_eq(mine.seat[0].score, 7);
    cr_assert_eq(mine.seat[1].score, 8);
    cr_assert_eq(mine.edit, 3);
    struct store_match gone = store_case_match("gone", 2);
    gone.edit = 1;
    write.save.match = &gone;
    stale(&write, "that id no longer exists");
}

Test(store_condition, match_and_its_rematch_are_stale_together)
{
    struct store_match mine = match_read("log");
    struct store_match next = store_case_match("next", 2);
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &mine, .also = &next}};
    mine.edit = 7;
    stale(&write, "another rematch may be there");
    mine.edit = 1;
    next.edit = 1;
    stale(&write, "the second is not there");
    next.edit = 0;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

Test(store_condition, table_where_somebody_has_sat_down_is_not_deleted)
{
    struct store_match mine = store_case_match("table", 2);
    struct store_match theirs = mine;
    store_case_match_add(&self, &mine);
    mine.edit = theirs.edit = 1;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &theirs}};
    cr_assert_eq(other_do(&write), STORE_OK);
    write = (struct store_write){.op = STORE_MATCH_DELETE, .match = &mine};
    stale(&write, "it was saved since");
    mine.edit = 2;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    stale(&write, "it is gone");
    mine = match_read("log");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND, "it has begun");
}

Test(store_condition, deleting_a_rematch_edits_the_match_before_it)
{
    struct store_match mine = match_read("log");
    struct store_match next = store_case_match("next", 2);
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &mine, .also = &next}};
    (void)snprintf(mine.rematch, sizeof(mine.rematch), "next");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    next.edit = 1;
    write = (struct store_write){.op = STORE_MATCH_DELETE, .match = &next};
    cr_assert_eq(other_do(&write), STORE_OK);
    mine.edit = 2;
    write = (struct store_write){.op = STORE_MATCH_SAVE, .save = {.match = &mine}};
    stale(&write, "it no longer has a rematch");
    cr_assert_eq(match_read("log").edit, 3);
}

Test(store_condition, rewound_match_is_another_edit)
{
    if (store_case_is_postgres(&self)) cr_skip_test("rewinding is about files");
    struct store_match mine = match_read("log");
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    cr_assert_eq(maintenance_rewind(self.path, "log", 2, &audit), STORE_OK);
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &mine}};
    stale(&write, "rows are gone");
    struct store_move move = store_case_move("log", 4);
    write = (struct store_write){.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    stale(&write, "the log went back");
}

/* ---- talking ---- */

Test(store_condition, line_has_the_number_after_the_newest)
{
    struct store_chat mine = {.match = "log", .number = 1, .name = "n", .text = "a"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &mine};
    cr_assert_eq(other_do(&write), STORE_OK);
    stale(&write, "the number is taken");
    mine.number = 3;
    stale(&write, "there would be a gap");
    mine.number = 0;
    stale(&write, "there is none before the first");
    mine.number = 2;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(number) FROM chat"), "1,2");
}

Test(store_condition, line_that_was_sent_to_another_has_the_number_that_it_got_there)
{
    struct store_user ann = store_case_guest("Ann");
    int64_t id = 0;
    struct store_chat said = {.match = "log", .number = 1, .name = "n", .text = "a"};
    said.user = store_case_user_add(&self, &ann);
    said.request = "one";
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &said};
    cr_assert_eq(other_do(&write), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, &id), STORE_OK);
    cr_assert_eq(id, 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM chat"), "1");
}

Test(store_condition, read_count_of_chat_never_decreases)
{
    struct store_match match = match_read("log");
    struct store_user ann = store_case_guest("Ann");
    int64_t id = store_case_user_add(&self, &ann);
    match.seat[0] = (struct store_seat){.user = id, .name = "Ann"};
    cr_assert_eq(save(&match), STORE_OK);
    struct store_seen seen = {.match = "log", .user = id, .chat = 5};
    struct store_write write = {.op = STORE_SEEN, .seen = &seen};
    cr_assert_eq(other_do(&write), STORE_OK);
    cr_assert_eq(match_read("log").seat[0].seen_ms, 0, "of the match nothing was said");
    seen = (struct store_seen){.match = "log", .user = id, .version = 7, .end = true, .at_ms = 100};
    cr_assert_eq(other_do(&write), STORE_OK);
    seen = (struct store_seen){.match = "log", .user = id, .chat = 3, .version = 6, .at_ms = 90};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    match = match_read("log");
    const struct store_seat *at = &match.seat[0];
    cr_assert_eq(at->chat_read, 5);
    cr_assert_eq(at->seen, 7);
    cr_assert_eq(at->seen_ms, 100);
    cr_assert(at->seen_end);
    cr_assert_eq(match.edit, 2, "looking edits nothing");
    match.seat[0].user = 0;
    cr_assert_eq(save(&match), STORE_OK);
    match = match_read("log");
    cr_assert_eq(at->seen + at->chat_read + (uint64_t)at->seen_ms + at->seen_end, 0,
                 "no other player has seen it");
}

/* ---- reading ---- */

Test(store_condition, reads_of_a_snapshot_see_one_state_whoever_writes)
{
    struct store_move theirs = store_case_move("log", 4);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &theirs}};
    struct store_size size;
    cr_assert_eq(store_snapshot_begin(self.reader), STORE_OK);
    cr_assert_eq(match_read("log").edit, 1);
    cr_assert_eq(other_do(&write), STORE_OK);
    cr_assert_eq(store_match_size(self.reader, "log", &size), STORE_OK);
    cr_assert_eq(size.version, 3, "as when the first was read");
    store_snapshot_end(self.reader);
    cr_assert_eq(store_match_size(self.reader, "log", &size), STORE_OK);
    cr_assert_eq(size.version, 4);
}

/* ---- in a group ---- */

static atomic_bool shut;

static enum store_err gate(void *context, uint64_t n)
{
    (void)context;
    (void)n;
    while (atomic_load(&shut)) continue;
    return STORE_OK;
}

/* All in one group. */
Test(store_condition, end_of_a_match_comes_between_two_of_its_moves)
{
    store_case_close(&self);
    self.config.fail = gate;
    store_case_open(&self);
    struct store_match match = match_read("log");
    struct store_move moves[] = {store_case_move("log", 4), store_case_move("log", 5),
                                 store_case_move("log", 6)};
    match.status = STORE_OVER;
    struct store_write writes[] = {{.op = STORE_MOVE_APPEND, .append = {.move = &moves[0]}},
                                   {.op = STORE_MOVE_APPEND, .append = {.move = &moves[1]}},
                                   {.op = STORE_MATCH_SAVE, .save = {.match = &match}},
                                   {.op = STORE_MOVE_APPEND, .append = {.move = &moves[2]}}};
    static const enum store_err expected[] = {STORE_OK, STORE_OK, STORE_OK, STORE_STALE};
    struct store_case_end ends[COUNT_OF(writes)];
    atomic_store(&shut, true);
    for (size_t i = 0; i < COUNT_OF(writes); i++) store_case_queue(&self, &writes[i], &ends[i]);
    atomic_store(&shut, false);
    for (size_t i = 0; i < COUNT_OF(writes); i++) {
        store_case_wait(&self, &ends[i]);
        cr_assert_eq(ends[i].err, expected[i], "operation %d: %s", (int)i,
                     store_err_name(ends[i].err));
    }
    cr_assert_eq(store_case_moves_count(&self, "log"), 6);
}

Test(store_condition, stale_ones_leave_the_others_of_their_group)
{
    store_case_close(&self);
    self.config.fail = gate;
    store_case_open(&self);
    struct store_match old = match_read("log");
    struct store_match new = store_case_match("new", 2);
    struct store_move moves[] = {store_case_move("log", 4), store_case_move("log", 4),
                                 store_case_move("log", 5), store_case_move("log", 7)};
    struct store_chat chat = {.match = "log", .number = 2, .name = "n", .text = "a"};
    old.edit = 9;
    struct store_write writes[] = {
        {.op = STORE_MOVE_APPEND, .append = {.move = &moves[0]}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &moves[1]}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &old}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &new}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &moves[2]}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &moves[3]}},
        {.op = STORE_CHAT_APPEND, .chat = &chat},
    };
    static const enum store_err expected[] = {STORE_OK, STORE_STALE, STORE_STALE, STORE_OK,
                                              STORE_OK, STORE_STALE, STORE_STALE};
    struct store_case_end ends[COUNT_OF(writes)];
    struct store_stats stats;
    atomic_store(&shut, true);
    for (size_t i = 0; i < COUNT_OF(writes); i++) store_case_queue(&self, &writes[i], &ends[i]);
    atomic_store(&shut, false);
    for (size_t i = 0; i < COUNT_OF(writes); i++) {
        store_case_wait(&self, &ends[i]);
        cr_assert_eq(ends[i].err, expected[i], "operation %d: %s", (int)i,
                     store_err_name(ends[i].err));
    }
    store_stats_read(self.store, &stats);
    cr_assert_eq(stats.failures, 0);
    cr_assert_eq(store_case_moves_count(&self, "log"), 6);
    cr_assert_eq(match_read("log").edit, 1);
    cr_assert_eq(match_read("new").edit, 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM chat"), "0");
    if (!store_case_is_postgres(&self))
        cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

/* ---- what goes while it is written of ---- */

static void run(struct sql *sql, const char *text)
{
    cr_assert_eq(sql_exec(sql, text, "test"), STORE_OK, "%s", text);
}

Test(store_condition, a_line_at_a_match_that_goes_meanwhile_is_stale)
{
    struct store_match match = store_case_match("goes", 2);
    struct store_chat chat = {.match = "goes", .number = 1, .name = "n", .text = "a"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    struct store_case_end end;
    struct sql deletes;
    store_case_match_add(&self, &match);
    cr_assert_eq(sql_connect(&deletes, self.path, SQL_WRITES), STORE_OK);
    run(&deletes, "BEGIN");
    run(&deletes, "DELETE FROM match WHERE id = 'goes'");
    store_case_queue(&self, &write, &end);
    /* On a file it waits before it has looked at anything. */
    const char *waits = "SELECT count(*) > 0 FROM pg_locks WHERE NOT granted";
    bool remote = store_case_is_postgres(&self);
    while (remote && strcmp(store_case_sql(&self, waits), "t") != 0) continue;
    run(&deletes, "COMMIT");
    store_case_wait(&self, &end);
    sql_close(&deletes);
    cr_assert_eq(end.err, STORE_STALE, "%s", store_err_name(end.err));
}
