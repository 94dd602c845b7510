/* A hub whose matches another one has written: it reads the new rows, informs its watchers, and
 * repeats the refused requests. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/maintenance/maintenance_write.h"
#include "support/hub_case.h"
#include "support/preload/faults.h"

static struct hub_case here;
static struct hub_case there; /* another server on the file */
static struct hub_user users[2];

static void begin(void)
{
    hub_case_begin_two(&here, &there);
    users[0] = hub_case_guest(&here, "Ann");
    users[1] = hub_case_guest(&here, "Bob");
}

static void end(void)
{
    hub_case_end_two(&here, &there);
}

TestSuite(hub_catch_up, .init = begin, .fini = end, .timeout = 480);

/* ---- somebody who looks on ---- */

static unsigned told;

static void note(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    told |= changes;
}

static struct hub_watcher watcher = {.changed = note};

static void watch(struct hub_match *match)
{
    hub_watch(match, &watcher);
    told = 0;
}

static struct hub_match *other_of(const struct hub_match *match)
{
    struct hub_match *other = hub_case_find(&there, match->info.id);
    cr_assert_not_null(other);
    return other;
}

static void caught_up(struct hub_case *self, struct hub_match *match)
{
    while (match->behind != NULL) hub_case_pump(self);
}

static enum hub_err ask(struct hub_case *self, struct hub_match *match,
                        const struct hub_request *request)
{
    return hub_case_ask(self, match, request).error.code;
}

/* ---- playing ---- */

Test(hub_catch_up, a_move_meets_one_that_another_has_written)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request move = hub_case_next_move(mine, users, "theirs");
    cr_assert_eq(hub_case_ask(&there, theirs, &move).version, 1);
    cr_assert_eq(mine->play.version, 0, "no node has announced it");
    watch(mine);
    (void)text_copy(move.id, sizeof(move.id), "mine");
    struct hub_answer answer = hub_case_ask(&here, mine, &move);
    cr_assert_eq(answer.error.code, HUB_STALE);
    cr_assert_eq(answer.error.version, 1, "it says which version there is");
    cr_assert_eq(mine->play.version, 1);
    cr_assert_eq(mine->play.state_hash, theirs->play.state_hash);
    cr_assert_eq(told, HUB_CHANGE_MOVES);
    move = hub_case_next_move(mine, users, "next");
    cr_assert_eq(hub_case_ask(&here, mine, &move).version, 2);
}

Test(hub_catch_up, a_request_that_another_has_answered_gets_the_same_answer)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request first = hub_case_next_move(theirs, users, "first");
    cr_assert_eq(hub_case_ask(&there, theirs, &first).version, 1);
    struct hub_request second = hub_case_next_move(theirs, users, "second");
    cr_assert_eq(hub_case_ask(&there, theirs, &second).version, 2);
    struct hub_answer answer = hub_case_ask(&here, mine, &second);
    cr_assert_eq(answer.error.code, HUB_OK, "its version was not known here, so it was looked up");
    cr_assert_eq(answer.version, 2);
    cr_assert_eq(hub_case_ask(&here, mine, &first).version, 1);
    cr_assert_eq(mine->play.version, 2);
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM move"), "3");
}

Test(hub_catch_up, a_long_tail_is_folded_and_its_rows_are_there)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    char id[32];
    for (uint32_t i = 0; i < 3 * HUB_ROWS_KEPT; i++) {
        (void)snprintf(id, sizeof(id), "move-%u", i);
        struct hub_request move = hub_case_next_move(theirs, users, id);
        cr_assert_eq(hub_case_ask(&there, theirs, &move).version, i + 1);
        if (i == 5) {
            hub_match_catch_up(mine);
            caught_up(&here, mine);
            cr_assert_eq(mine->play.version, 6);
        }
    }
    hub_match_catch_up(mine);
    caught_up(&here, mine);
    cr_assert_eq(mine->play.version, theirs->play.version);
    cr_assert_eq(mine->play.state_hash, theirs->play.state_hash);
    cr_assert_eq(mine->play.past_count, theirs->play.past_count);
    cr_assert_eq(mine->rows.count, theirs->rows.count);
    cr_assert_eq(mine->rows.used, theirs->rows.used);
    cr_assert_arr_eq(mine->rows.bytes, theirs->rows.bytes, mine->rows.used);
    struct hub_request old = {
        .action = HUB_MOVE, .user = users[0], .expects = 4711, .by_number = true};
    (void)text_copy(old.id, sizeof(old.id), "move-190");
    uint32_t version = 0;
    for (int user = 0; user < 2; user++) {
        old.user = users[user];
        struct hub_answer answer = hub_case_ask(&here, mine, &old);
        if (answer.error.code == HUB_OK) version = answer.version;
    }
    cr_assert_eq(version, 191, "and their request ids are known");
}

Test(hub_catch_up, an_end_that_another_has_written_is_the_end)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request stop = hub_case_close(&users[1]);
    cr_assert_eq(ask(&there, theirs, &stop), HUB_OK);
    watch(mine);
    struct hub_request move = hub_case_next_move(mine, users, "late");
    cr_assert_eq(ask(&here, mine, &move), HUB_NOT_RUNNING);
    cr_assert_eq(mine->info.status, STORE_ABANDONED);
    cr_assert_str_eq(mine->info.end_reason, "closed");
    cr_assert_eq(told, HUB_CHANGE_INFO | HUB_CHANGE_MOVES);
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM move"), "1");
}

/* ---- sitting down ---- */

Test(hub_catch_up, a_seat_is_given_once_and_what_both_have_changed_stays)
{
    struct hub_user cid = hub_case_guest(&here, "Cid");
    struct hub_match *mine = hub_case_create(&here, &users[0], 3);
    struct hub_match *theirs = other_of(mine);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = 1};
    cr_assert_eq(ask(&there, theirs, &join), HUB_OK);
    watch(mine);
    uint64_t lobby = hub_lobby_version(here.hub);
    join.user = cid;
    cr_assert_eq(ask(&here, mine, &join), HUB_SEAT_TAKEN);
    cr_assert_eq(told, HUB_CHANGE_INFO);
    cr_assert_gt(hub_lobby_version(here.hub), lobby, "the lobby shows it");
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = users[0], .seat = 2};
    (void)text_copy(bot.bot, sizeof(bot.bot), "random");
    cr_assert_eq(ask(&there, theirs, &bot), HUB_OK);
    struct hub_request nonce = {.action = HUB_NONCE, .user = users[0]};
    memset(nonce.nonce, 7, sizeof(nonce.nonce));
    cr_assert_eq(ask(&here, mine, &nonce), HUB_OK, "run again of what is there");
    cr_assert_eq(mine->info.seat[1].user, users[1].id);
    cr_assert_str_eq(mine->info.seat[2].bot, "random");
    cr_assert_eq(mine->info.seat[0].nonce[3], 7);
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(ask(&there, theirs, &start), HUB_OK, "with the nonce that it did not know");
    cr_assert_eq(theirs->info.seat[0].nonce[3], 7);
    cr_assert_eq(ask(&here, mine, &start), HUB_NOT_OPEN);
    cr_assert(hub_match_started(mine));
    cr_assert_eq(mine->play.state_hash, theirs->play.state_hash);
}

Test(hub_catch_up, a_table_that_its_host_arranges_elsewhere_is_arranged_here)
{
    struct hub_match *mine = hub_case_create(&here, &users[0], 3);
    struct hub_match *theirs = other_of(mine);
    struct hub_request swap = {.action = HUB_SWAP, .user = users[0], .seat = 0, .to = 2};
    cr_assert_eq(ask(&there, theirs, &swap), HUB_OK);
    struct hub_request first = {.action = HUB_FIRST, .user = users[0], .seat = 1};
    cr_assert_eq(ask(&there, theirs, &first), HUB_OK);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = 1};
    cr_assert_eq(ask(&here, mine, &join), HUB_OK, "run again of what is there");
    cr_assert_eq(mine->info.seat[2].user, users[0].id);
    cr_assert_eq(mine->info.seat[1].user, users[1].id);
    cr_assert_eq(mine->settings.start_seat, 1);
    cr_assert_eq(mine->info.status, STORE_OPEN);
}

Test(hub_catch_up, a_table_that_another_has_deleted_is_gone)
{
    struct hub_match *mine = hub_case_create(&here, &users[0], 2);
    struct hub_match *theirs = other_of(mine);
    char id[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(id, sizeof(id), mine->info.id);
    struct hub_request leave = {.action = HUB_LEAVE, .user = users[0]};
    cr_assert_eq(ask(&there, theirs, &leave), HUB_OK);
    watch(mine);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = 1};
    cr_assert_eq(ask(&here, mine, &join), HUB_NO_SUCH_MATCH);
    cr_assert_eq(told & HUB_CHANGE_GONE, HUB_CHANGE_GONE);
    cr_assert_null(hub_case_find(&here, id));
}

Test(hub_catch_up, a_table_is_not_deleted_under_who_has_sat_down_elsewhere)
{
    struct hub_match *mine = hub_case_create(&here, &users[0], 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request join = {.action = HUB_JOIN, .user = users[1], .seat = 1};
    cr_assert_eq(ask(&there, theirs, &join), HUB_OK);
    struct hub_request leave = {.action = HUB_LEAVE, .user = users[0]};
    cr_assert_eq(ask(&here, mine, &leave), HUB_OK);
    cr_assert_eq(mine->info.created_by, users[1].id, "the next person is the host");
}

Test(hub_catch_up, a_match_is_followed_by_one)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request stop = hub_case_close(&users[1]);
    cr_assert_eq(ask(&there, theirs, &stop), HUB_OK);
    hub_match_catch_up(mine);
    caught_up(&here, mine);
    struct hub_request again = {.action = HUB_REMATCH, .user = users[0]};
    struct hub_answer first = hub_case_ask(&there, theirs, &again);
    cr_assert_eq(first.error.code, HUB_OK);
    char next[STORE_MATCH_ID_BYTES + 1];
    (void)text_copy(next, sizeof(next), first.match->info.id);
    again.user = users[1];
    struct hub_answer second = hub_case_ask(&here, mine, &again);
    cr_assert_eq(second.error.code, HUB_OK);
    cr_assert_str_eq(second.match->info.id, next);
    cr_assert_eq(hub_match_seat_of(second.match, users[1].id), 1, "the user takes the seat in it");
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM match"), "2");
}

/* ---- talking ---- */

Test(hub_catch_up, lines_of_both_are_numbered_one_after_the_other)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request say = {.action = HUB_CHAT, .user = users[0]};
    (void)text_copy(say.text, sizeof(say.text), "hello");
    (void)text_copy(say.id, sizeof(say.id), "one");
    cr_assert_eq(ask(&there, theirs, &say), HUB_OK);
    watch(mine);
    cr_assert_eq(ask(&here, mine, &say), HUB_OK, "the same line again");
    cr_assert_eq(mine->chat_count, 1);
    cr_assert_eq(told, HUB_CHANGE_CHAT);
    (void)text_copy(say.id, sizeof(say.id), "two");
    cr_assert_eq(ask(&there, theirs, &say), HUB_OK);
    (void)text_copy(say.id, sizeof(say.id), "three");
    cr_assert_eq(ask(&here, mine, &say), HUB_OK);
    cr_assert_eq(mine->chat_count, 3);
    cr_assert_str_eq(
        store_case_sql(&here.files, "SELECT group_concat(number || request) FROM chat"),
        "1one,2two,3three");
    struct hub_request read = {.action = HUB_SEEN, .user = users[1], .chat_number = 3};
    cr_assert_eq(ask(&there, theirs, &read), HUB_OK, "a line that it did not know of");
    read.chat_number = 4;
    cr_assert_eq(ask(&there, theirs, &read), HUB_BAD_REQUEST, "there is no such message");
}

/* ---- a log that is another one ---- */

Test(hub_catch_up, a_log_that_went_back_is_read_anew)
{
    if (store_case_is_postgres(&here.files)) cr_skip_test("rewinding is about files");
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    uint64_t hash = 0;
    for (uint32_t i = 0; i < 6; i++) {
        char id[32];
        (void)snprintf(id, sizeof(id), "move-%u", i);
        struct hub_request move = hub_case_next_move(mine, users, id);
        cr_assert_eq(ask(&here, mine, &move), HUB_OK);
        if (i == 2) hash = mine->play.state_hash;
    }
    cr_assert_eq(maintenance_rewind(here.files.path, mine->info.id, 3, &audit), STORE_OK);
    watch(mine);
    struct hub_request move = hub_case_next_move(mine, users, "late");
    cr_assert_eq(ask(&here, mine, &move), HUB_STALE);
    cr_assert_eq(mine->play.version, 3);
    cr_assert_eq(mine->play.state_hash, hash);
    cr_assert_eq(told & HUB_CHANGE_ANEW, HUB_CHANGE_ANEW);
    struct hub_stats stats;
    hub_stats_read(here.hub, &stats);
    cr_assert_eq(stats.moves_lost, 3);
    move = hub_case_next_move(mine, users, "again");
    cr_assert_eq(hub_case_ask(&here, mine, &move).version, 4);
}

/* Both know a move and a vote; the vote is taken out, and another word is in its place, of which
 * one of them does not know. Returns the request that said it, which became version 2. */
static struct hub_request word_replaced(struct hub_match *mine, struct hub_match *theirs)
{
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    struct hub_request move = hub_case_next_move(mine, users, "move");
    struct hub_user other = users[move.user.id == users[0].id];
    struct table_move vote = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    struct table_move ask = {.kind = TABLE_MOVE_ASK};
    struct hub_request old = hub_case_word(&other, "old", vote, 1);
    struct hub_request fresh = hub_case_word(&move.user, "fresh", ask, 1);
    cr_assert_eq(hub_case_ask(&here, mine, &move).version, 1);
    uint64_t hash = mine->play.state_hash;
    cr_assert_eq(hub_case_ask(&here, mine, &old).version, 2);
    hub_match_catch_up(theirs);
    caught_up(&there, theirs);
    cr_assert_eq(theirs->play.version, 2);
    cr_assert_eq(theirs->play.state_hash, hash);
    cr_assert_eq(maintenance_rewind(here.files.path, mine->info.id, 1, &audit), STORE_OK);
    hub_match_catch_up(mine);
    caught_up(&here, mine);
    cr_assert_eq(mine->play.version, 1);
    cr_assert_eq(hub_case_ask(&here, mine, &fresh).version, 2);
    cr_assert_eq(mine->play.state_hash, hash);
    return fresh;
}

Test(hub_catch_up, a_row_in_the_place_of_another_with_the_same_state_is_not_taken_for_it)
{
    if (store_case_is_postgres(&here.files)) cr_skip_test("rewinding is about files");
    here.undo = UNDO_VOTE;
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    (void)word_replaced(mine, theirs);
    watch(theirs);
    cr_assert_eq(hub_match_place(mine, 2, hub_match_hash(theirs)), HUB_PLACE_ELSEWHERE);
    cr_assert_eq(hub_match_place(mine, 2, hub_match_hash(mine)), HUB_PLACE_HERE);
    hub_match_catch_up(theirs);
    caught_up(&there, theirs);
    hub_case_same(theirs, mine, "the node that had the removed row");
    cr_assert_eq(hub_match_hash(theirs), hub_match_hash(mine));
    cr_assert_eq(told & HUB_CHANGE_ANEW, HUB_CHANGE_ANEW);
    struct hub_stats stats;
    hub_stats_read(there.hub, &stats);
    cr_assert_eq(stats.moves_lost, 1, "the vote");
}

/* A vote changes no state: by version and state both histories are one. */
Test(hub_catch_up, a_move_that_was_chosen_in_another_history_is_stale)
{
    if (store_case_is_postgres(&here.files)) cr_skip_test("rewinding is about files");
    here.undo = UNDO_VOTE;
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    (void)word_replaced(mine, theirs);
    struct hub_user asked = users[mine->play.vote.seat == 0];
    struct hub_request word =
        hub_case_word(&asked, "word", (struct table_move){.kind = TABLE_MOVE_AGREE}, 2);
    word.has_hash = true;
    word.hash = hub_match_hash(theirs);
    struct hub_answer answer = hub_case_ask(&here, mine, &word);
    cr_assert_eq(answer.error.code, HUB_STALE, "%s", hub_error_name(&answer.error));
    cr_assert_eq(answer.error.version, 2);
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM move"), "3");
    word.hash = hub_match_hash(mine);
    cr_assert_eq(hub_case_ask(&here, mine, &word).version, 3);
}

/* A client that moved at another node holds a history that this node has not read yet. */
Test(hub_catch_up, a_place_that_only_others_know_yet_is_looked_for)
{
    if (store_case_is_postgres(&here.files)) cr_skip_test("rewinding is about files");
    here.undo = UNDO_VOTE;
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    (void)word_replaced(mine, theirs);
    struct hub_user asked = users[mine->play.vote.seat == 0];
    struct hub_request word =
        hub_case_word(&asked, "word", (struct table_move){.kind = TABLE_MOVE_AGREE}, 2);
    word.has_hash = true;
    word.hash = hub_match_hash(mine);
    struct hub_answer answer = hub_case_ask(&there, theirs, &word);
    cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
    cr_assert_eq(answer.version, 3);
}

Test(hub_catch_up, nothing_is_written_behind_a_row_in_the_place_of_another_with_the_same_state)
{
    if (store_case_is_postgres(&here.files)) cr_skip_test("rewinding is about files");
    here.undo = UNDO_VOTE;
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request fresh = word_replaced(mine, theirs);
    struct hub_answer answer = hub_case_ask(&there, theirs, &fresh);
    cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
    cr_assert_eq(answer.version, 2, "it has been answered so");
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM move"), "3");
}

Test(hub_catch_up, a_log_that_does_not_fold_closes_its_match_in_memory)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request move = hub_case_next_move(theirs, users, "theirs");
    cr_assert_eq(ask(&there, theirs, &move), HUB_OK);
    (void)store_case_sql(&here.files, "UPDATE move SET at_ms = at_ms + 1 WHERE seq = 1");
    watch(mine);
    (void)text_copy(move.id, sizeof(move.id), "mine");
    cr_assert_eq(ask(&here, mine, &move), HUB_MATCH_DAMAGED);
    cr_assert_eq(mine->info.status, STORE_BROKEN);
    cr_assert_eq(told & HUB_CHANGE_INFO, HUB_CHANGE_INFO);
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT status FROM match"), "running",
                     "no verdict is written");
}

/* ---- others who are always quicker ---- */

Test(hub_catch_up, a_request_that_is_overtaken_again_and_again_is_answered)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_request move = hub_case_next_move(mine, users, "one");
    here.failing_as = STORE_STALE;
    here.failing = true;
    cr_assert_eq(ask(&here, mine, &move), HUB_NOT_NOW);
    here.failing = false;
    cr_assert_eq(hub_case_ask(&here, mine, &move).version, 1);
    struct hub_request stop = hub_case_close(&users[1]);
    cr_assert_eq(ask(&here, mine, &stop), HUB_OK);
    struct hub_request again = {.action = HUB_REMATCH, .user = users[0]};
    here.failing = true;
    cr_assert_eq(ask(&here, mine, &again), HUB_NOT_NOW, "of the new matches none is left");
    here.failing = false;
    cr_assert_eq(ask(&here, mine, &again), HUB_OK);
    cr_assert_str_eq(store_case_sql(&here.files, "SELECT count(*) FROM match"), "2");
}

/* ---- the end of the server ---- */

Test(hub_catch_up, waiting_requests_are_answered_when_the_server_stops)
{
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request move = hub_case_next_move(theirs, users, "theirs");
    cr_assert_eq(ask(&there, theirs, &move), HUB_OK);
    hub_match_catch_up(mine);
    struct hub_answer answer = {.error = {.code = HUB_OK}};
    (void)text_copy(move.id, sizeof(move.id), "mine");
    hub_request(here.hub, mine, &move, hub_case_note, &answer);
    hub_case_down(&here);
    cr_assert_eq(answer.error.code, HUB_SHUTTING_DOWN);
    hub_case_up(&here);
}

Test(hub_catch_up, move_in_time_on_another_node_prevents_the_time_out)
{
    here.clock = (struct time_control){PACE_LIVE, 600, 10, 3600};
    struct hub_match *mine = hub_case_started(&here, users, 2);
    int first = hub_match_owed(mine) >> 1;
    watch(mine); /* so that it stays in memory */
    clock_test_move(590000, 590000);
    hub_tick(here.hub);
    hub_tick(there.hub);
    struct hub_match *theirs = other_of(mine);
    struct hub_request move = hub_case_next_move(theirs, users, "in time");
    cr_assert_eq(ask(&there, theirs, &move), HUB_OK);
    cr_assert_eq(mine->play.version, 0, "no node has announced it");
    clock_test_move(11000, 11000);
    hub_tick(here.hub);
    for (unsigned i = 0; i < 100 || !hub_case_quiet(mine); i++) hub_case_pump(&here);
    cr_assert_eq(mine->play.version, 1, "its own row was stale, and is not written again");
    cr_assert_not(mine->info.seat[first].stands_in);
}

Test(hub_catch_up, without_memory_for_it_what_others_have_told_is_looked_for_once)
{
    if (!faults_possible()) cr_skip_test("nothing can be made to fail here");
    struct hub_match *mine = hub_case_started(&here, users, 2);
    struct hub_match *theirs = other_of(mine);
    struct hub_request move = hub_case_next_move(theirs, users, "first");
    cr_assert_eq(ask(&there, theirs, &move), HUB_OK);
    mine->heard.version = 1;
    faults_memory(1, 4);
    hub_match_catch_up(mine);
    cr_assert_eq(faults_stop(), 1, "not again and again");
    cr_assert_null(mine->behind);
    cr_assert_eq(mine->play.version, 0);
    mine->heard.version = 1;
    hub_match_catch_up(mine);
    caught_up(&here, mine);
    cr_assert_eq(mine->play.version, 1, "it is announced again");
}
