/* Matches, read back. */

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

TestSuite(store_match, .init = begin, .fini = end, .timeout = 240);

/* ---- matches ---- */

static void matches_equal(const struct store_match *a, const struct store_match *b)
{
    cr_assert_str_eq(a->id, b->id);
    cr_assert_str_eq(a->game, b->game);
    cr_assert_eq(a->revision, b->revision);
    cr_assert_str_eq(a->options, b->options);
    cr_assert_eq(a->status, b->status);
    cr_assert_eq(a->listed, b->listed);
    cr_assert_eq(a->key_needed, b->key_needed);
    cr_assert_str_eq(a->key, b->key);
    cr_assert_eq(a->created_by, b->created_by);
    cr_assert_eq(a->created_ms, b->created_ms);
    cr_assert_eq(a->started_ms, b->started_ms);
    cr_assert_eq(a->ended_ms, b->ended_ms);
    cr_assert_str_eq(a->end_reason, b->end_reason);
    cr_assert_arr_eq(a->seed, b->seed, STORE_SEED_BYTES);
    cr_assert_str_eq(a->rematch, b->rematch);
    cr_assert_eq(a->seats, b->seats);
    for (int i = 0; i < a->seats; i++) {
        cr_assert_eq(a->seat[i].user, b->seat[i].user);
        cr_assert_str_eq(a->seat[i].bot, b->seat[i].bot);
        cr_assert_str_eq(a->seat[i].name, b->seat[i].name);
        cr_assert_eq(a->seat[i].rank, b->seat[i].rank);
        cr_assert_eq(a->seat[i].score, b->seat[i].score);
    }
}

Test(store_match, match_comes_back_as_saved_with_every_field)
{
    struct store_user user = store_case_guest("Ada");
    user.id = store_case_user_add(&self, &user);
    struct store_match match = store_case_match("abcdefghijkmnpqr", 3);
    store_case_match_add(&self, &match);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, match.id, &found), STORE_OK);
    matches_equal(&found, &match);

    match.revision = UINT16_MAX;
    match.status = STORE_OVER;
    match.listed = false;
    match.key_needed = true;
    (void)snprintf(match.key, sizeof(match.key), "%s", "kkkkkkkkkkkkkkkk");
    match.created_by = user.id;
    match.started_ms = 7;
    match.ended_ms = 9;
    (void)snprintf(match.end_reason, sizeof(match.end_reason), "%s", "deck_empty");
    (void)snprintf(match.rematch, sizeof(match.rematch), "%s", "rrrrrrrrrrrrrrrr");
    match.seat[0] = (struct store_seat){.user = user.id, .name = "Ada", .rank = 2, .score = -17};
    match.seat[1].rank = 1;
    match.seat[1].score = INT16_MAX;
    match.seat[2] = (struct store_seat){.score = 0};
    store_case_match_add(&self, &match);
    cr_assert_eq(store_match_read(self.reader, match.id, &found), STORE_OK);
    matches_equal(&found, &match);
    cr_assert_eq(store_match_read(self.reader, "zzzz", &found), STORE_NOT_FOUND);
}

Test(store_match, every_status_comes_back)
{
    static const char *const ids[] = {"m-open", "m-running", "m-over", "m-abandoned", "m-broken"};
    for (int i = 0; i < 5; i++) {
        struct store_match match = store_case_match(ids[i], 2);
        match.status = (enum store_status)i;
        store_case_match_add(&self, &match);
        struct store_match found;
        cr_assert_eq(store_match_read(self.reader, ids[i], &found), STORE_OK);
        cr_assert_eq(found.status, match.status);
    }
}

struct ids {
    char text[200];
    uint32_t most;
    uint32_t count;
};

static bool id_collect(void *context, const struct store_match *match)
{
    struct ids *ids = context;
    size_t length = strlen(ids->text);
    cr_assert_eq(match->seats, 2);
    cr_assert_str_eq(match->seat[1].name, "Bot 2");
    (void)snprintf(ids->text + length, sizeof(ids->text) - length, "%s ", match->id);
    return ++ids->count < ids->most;
}

static bool live_collect(void *context, const char *id)
{
    struct ids *ids = context;
    size_t length = strlen(ids->text);
    (void)snprintf(ids->text + length, sizeof(ids->text) - length, "%s ", id);
    return ++ids->count < ids->most;
}

static void statuses_add(void)
{
    static const char *const ids[] = {"m3", "m1", "m2", "m4", "m5", "m6", "m7"};
    static const enum store_status statuses[] = {STORE_OPEN,    STORE_BROKEN,    STORE_OVER,
                                                 STORE_RUNNING, STORE_ABANDONED, STORE_RUNNING,
                                                 STORE_RUNNING};
    for (size_t i = 0; i < COUNT_OF(ids); i++) {
        struct store_match match = store_case_match(ids[i], 2);
        match.status = statuses[i];
        match.listed = i != 5;
        store_case_match_add(&self, &match);
    }
}

Test(store_match, those_that_go_on_are_counted_and_the_listed_ones_come_newest_first)
{
    uint32_t open = 9;
    uint32_t running = 9;
    cr_assert_eq(store_live_count(self.reader, &open, &running), STORE_OK);
    cr_assert_eq(open + running, 0u);
    statuses_add();
    cr_assert_eq(store_live_count(self.reader, &open, &running), STORE_OK);
    cr_assert_eq(open, 1u);
    cr_assert_eq(running, 3u);
    struct ids found = {.most = 99};
    cr_assert_eq(store_listed_each(self.reader, STORE_RUNNING, 99, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m7 m4 ");
    found = (struct ids){.most = 99};
    cr_assert_eq(store_listed_each(self.reader, STORE_RUNNING, 1, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m7 ");
    (void)store_case_sql(&self, "UPDATE match SET seats = 3 WHERE id = 'm7'");
    found = (struct ids){.most = 99};
    cr_assert_eq(store_listed_each(self.reader, STORE_RUNNING, 99, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m4 ", "a row that is damaged hides no other");
}

Test(store_match, those_in_which_a_bot_owes_a_decision_are_found_page_by_page)
{
    statuses_add();
    (void)store_case_sql(&self, "UPDATE seat SET bot = NULL WHERE seat = 0");
    (void)store_case_sql(&self,
                         "INSERT INTO move (match_number, seq, events, state_hash, at_ms, owed) "
                         "SELECT number, 0, '[]', '0', 1, 2 FROM match WHERE status = 'running'");
    (void)store_case_sql(
        &self, "INSERT INTO move (match_number, seq, events, state_hash, at_ms, owed) "
               "SELECT number, 1, '[]', '0', 1, CASE WHEN id = 'm4' THEN 1 END FROM match "
               "WHERE id IN ('m4', 'm6')");
    struct store_page page = {.number = 0};
    struct ids found = {.most = 99};
    for (unsigned pages = 0; !page.ended; pages++) {
        cr_assert_lt(pages, 9u);
        cr_assert_eq(store_owed_each(self.reader, &page, 1, live_collect, &found), STORE_OK);
    }
    cr_assert_str_eq(found.text, "m6 m7 ", "one that is not listed and does not know, one that is");
    page = (struct store_page){.number = 0};
    found = (struct ids){.most = 1};
    while (!page.ended)
        cr_assert_eq(store_owed_each(self.reader, &page, 99, live_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m6 m7 ", "it goes on where it was stopped");
}

Test(store_match, user_at_the_limit_of_matches_creates_no_other)
{
    struct store_user ada = store_case_guest("Ada");
    ada.id = store_case_user_add(&self, &ada);
    static const enum store_err wanted[] = {STORE_OK, STORE_OK, STORE_TOO_MANY};
    struct store_match match;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &match, .held_max = 2}};
    for (int i = 0; i < 3; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%d", i);
        match = store_case_match(id, 2);
        match.created_by = ada.id;
        cr_assert_eq(store_case_do(&self, &write, NULL), wanted[i]);
    }
    (void)store_case_sql(&self, "UPDATE match SET status = 'over' WHERE id = 'm0'");
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

Test(store_match, matches_of_a_user_come_newest_first_and_at_most_count)
{
    struct store_user ada = store_case_guest("Ada");
    ada.id = store_case_user_add(&self, &ada);
    for (int i = 0; i < 6; i++) {
        char id[16];
        (void)snprintf(id, sizeof(id), "m%d", i);
        struct store_match match = store_case_match(id, 2);
        match.status = STORE_OVER;
        if (i % 2 == 0) match.seat[0] = (struct store_seat){.user = ada.id, .name = "Ada"};
        store_case_match_add(&self, &match);
    }
    struct ids found = {.most = 99};
    cr_assert_eq(store_user_matches_each(self.reader, ada.id, 100, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m4 m2 m0 ");
    found = (struct ids){.most = 99};
    cr_assert_eq(store_user_matches_each(self.reader, ada.id, 2, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "m4 m2 ");
    found = (struct ids){.most = 99};
    cr_assert_eq(store_user_matches_each(self.reader, ada.id + 1, 9, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "");
}

Test(store_match, user_on_two_seats_of_one_match_gets_it_once)
{
    struct store_user ada = store_case_guest("Ada");
    ada.id = store_case_user_add(&self, &ada);
    struct store_match match = store_case_match("twice", 2);
    match.seat[0] = (struct store_seat){.user = ada.id, .name = "Ada"};
    match.seat[1] = (struct store_seat){.user = ada.id, .name = "Bot 2"};
    store_case_match_add(&self, &match);
    struct ids found = {.most = 99};
    cr_assert_eq(store_user_matches_each(self.reader, ada.id, 9, id_collect, &found), STORE_OK);
    cr_assert_str_eq(found.text, "twice ");
}

Test(store_match, saving_fewer_seats_removes_the_others)
{
    struct store_match match = store_case_match("seats", 4);
    store_case_match_add(&self, &match);
    match.seats = 2;
    store_case_match_add(&self, &match);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, "seats", &found), STORE_OK);
    cr_assert_eq(found.seats, 2);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM seat"), "2");
}

Test(store_match, seat_of_an_unknown_user_is_refused_in_full)
{
    struct store_match match = store_case_match("ghost", 2);
    match.seat[1].user = 4711;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, "ghost", &found), STORE_NOT_FOUND);
}

Test(store_match, only_a_match_that_never_started_is_deleted)
{
    struct store_match open = store_case_match("open", 2);
    struct store_match started = store_case_match("started", 2);
    started.status = STORE_RUNNING;
    started.started_ms = 77;
    store_case_match_add(&self, &open);
    store_case_match_add(&self, &started);
    struct store_chat chat = {.match = "open", .number = 1, .name = "x", .text = "hello"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    open.edit = started.edit = 1;
    write = (struct store_write){.op = STORE_MATCH_DELETE, .match = &open};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_STALE);
    write.match = &started;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_NOT_FOUND);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, "open", &found), STORE_NOT_FOUND);
    cr_assert_eq(store_match_read(self.reader, "started", &found), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM seat"), "2");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM chat"), "0");
}

Test(store_match, whole_match_comes_in_at_once_and_never_over_another)
{
    struct store_match match = store_case_match("imported", 2);
    struct store_move moves[] = {store_case_move("imported", 0), store_case_move("imported", 1),
                                 store_case_move("imported", 2)};
    struct store_write write = {
        .op = STORE_MATCH_IMPORT,
        .import = {.match = &match, .moves = moves, .move_count = COUNT_OF(moves)}};
    match.started_ms = 1;
    match.status = STORE_OVER;
    match.seat[1].has_nonce = true;
    match.seat[1].nonce[31] = 7;
    moves[2].events = "no json";
    cr_assert_neq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_match read;
    cr_assert_eq(store_match_read(self.reader, "imported", &read), STORE_NOT_FOUND);
    cr_assert_eq(store_case_moves_count(&self, "imported"), -1, "there is no such match");
    moves[2] = store_case_move("imported", 2);
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(store_match_read(self.reader, "imported", &read), STORE_OK);
    cr_assert_eq(read.status, STORE_OVER);
    cr_assert(!read.seat[0].has_nonce && read.seat[1].has_nonce);
    cr_assert_eq(read.seat[1].nonce[31], 7);
    cr_assert_eq(store_case_moves_count(&self, "imported"), 3);
    match.status = STORE_ABANDONED;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_TAKEN);
    cr_assert_eq(store_match_read(self.reader, "imported", &read), STORE_OK);
    cr_assert_eq(read.status, STORE_OVER);
    cr_assert_eq(store_case_moves_count(&self, "imported"), 3);
}

Test(store_match, errors_have_wire_names)
{
    static const char *const names[] = {"store_ok",
                                        "store_not_found",
                                        "store_taken",
                                        "store_busy",
                                        "store_full",
                                        "store_io",
                                        "store_corrupt",
                                        "store_newer",
                                        "store_damaged",
                                        "store_too_many",
                                        "store_too_many_standing",
                                        "store_too_many_asked",
                                        "store_blocked",
                                        "store_stale",
                                        "store_no_engine",
                                        "store_stuck",
                                        "store_no_entry",
                                        "store_no_code",
                                        "store_muted",
                                        "store_warned",
                                        "store_closed"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        cr_assert_str_eq(store_err_name((enum store_err)i), names[i]);
}
