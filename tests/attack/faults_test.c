/* Memory that is not there and reads that fail, at every point of starting, playing and
 * administering: nothing that was acknowledged is lost, no match is closed, nothing crashes, and
 * what failed is tried again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/clock/time.h"
#include "hub/core/internal.h"
#include "record/replay.h"
#include "store/file/sidecar_files.h"
#include "store/maintenance/maintenance.h"
#include "store/nouns/matches/read.h"
#include "support/attack.h"
#include "support/hub_case.h"
#include "support/preload/faults.h"
#include "support/random_struct.h"

TestSuite(faults, .timeout = 480);

/* Lets time pass for everybody without waiting for it. */
static void seconds_pass(int64_t seconds)
{
    clock_test_move(seconds * 1000, seconds * 1000);
}

/* ---- what is swept over ---- */

enum kind { MEMORY, READS };

static void arm(enum kind kind, uint64_t n, uint64_t count)
{
    if (kind == MEMORY)
        faults_memory(n, count);
    else
        faults_reads(n, count);
}

/* Points, then as many for each time that n is e times as large: a slow machine manages no more. */
#define LONG_DENSE 600

/* How far it is to the next point of a sweep. The short form tries some 60; the long form each of
 * the first, and of the tens of thousands that may be behind them some at random. */
static uint64_t step_of(uint64_t n)
{
    static uint64_t random;
    if (attack_seconds(1) <= 60) return n < 40 ? 1 : 1 + n / 20;
    if (random == 0) random = attack_seed("faults") | 1;
    return n < LONG_DENSE ? 1 : 1 + random_below(&random, (unsigned)(2 * n / LONG_DENSE + 1));
}

static char *dump(struct store_case *files)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    store_case_dump(files, out);
    (void)fclose(out);
    return text;
}

/* A running match at version 12 with two lines of chat, one that waits for players, and one that an
 * older program has closed as broken although nothing is wrong with it. */
struct scene {
    struct hub_case hub;
    struct hub_user users[2];
    char ids[3][STORE_MATCH_ID_BYTES + 1];
    uint32_t versions[3];
};

static struct scene scene;

static void ask(struct hub_match *match, const struct hub_request *request)
{
    struct hub_answer answer = hub_case_ask(&scene.hub, match, request);
    cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
}

static void play(struct hub_match *match, uint32_t moves)
{
    for (uint32_t i = 0; i < moves; i++) {
        char id[32];
        (void)snprintf(id, sizeof(id), "move-%u", match->play.version);
        struct hub_request move = hub_case_next_move(match, scene.users, id);
        ask(match, &move);
    }
}

static void scene_make(void)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    hub_case_begin(&scene.hub);
    scene.users[0] = hub_case_guest(&scene.hub, "Ann");
    scene.users[1] = hub_case_guest(&scene.hub, "Ben");
    for (int i = 0; i < 3; i++) {
        struct hub_match *match = i == 1 ? hub_case_create(&scene.hub, &scene.users[0], 2)
                                         : hub_case_started(&scene.hub, scene.users, 2);
        (void)text_copy(scene.ids[i], sizeof(scene.ids[i]), match->info.id);
        if (i != 1) play(match, 12);
        scene.versions[i] = match->play.version;
    }
    struct hub_request chat = {.action = HUB_CHAT, .user = scene.users[0], .id = "c", .text = "hi"};
    ask(hub_case_find(&scene.hub, scene.ids[0]), &chat);
    (void)store_case_sql(&scene.hub.files, "UPDATE match SET status = 'broken', ended_ms = 7, "
                                           "end_reason = 'broken' WHERE number = 3");
}

static void scene_end(void)
{
    hub_case_end(&scene.hub);
}

static bool all_here(void)
{
    bool all = true;
    for (int i = 0; i < 3; i++) {
        const struct hub_match *match = hub_case_find(&scene.hub, scene.ids[i]);
        enum store_status wanted = i == 1 ? STORE_OPEN : STORE_RUNNING;
        if (match == NULL) {
            all = false;
            continue;
        }
        cr_assert_eq(match->info.status, wanted, "match %d", i);
        cr_assert_eq(match->play.version, scene.versions[i], "match %d", i);
        cr_assert_eq(match->chat_count, i == 0 ? 1 : 0, "match %d", i);
    }
    return all;
}

/* The hub knows how many go on (one is broken in the file), and what time it is for clocks. */
static bool all_known(void)
{
    struct hub_stats stats;
    hub_stats_read(scene.hub.hub, &stats);
    return stats.open == 1 && stats.running == 1 && clock_time_known(scene.hub.hub->clock_time);
}

/* The awaited event may need the turn of a worker, which comes at its own time; the suite's
 * limit ends a wait in vain. */
static void second_pass(void)
{
    seconds_pass(1);
    hub_tick(scene.hub.hub);
    hub_case_pump(&scene.hub);
}

/* Lets time pass until what could not be read at the start has been; what is asked for is there at
 * once. */
static void settle(void)
{
    cr_assert(all_here(), "all matches come back");
    while (!all_known()) second_pass();
}

/* ---- starting ---- */

/* Opens all, and has all matches read, but for what fails from the n-th time on; with `whole` in
 * opening the file, too. `*away`: some match could not be read, they could not be counted, or the
 * time for clocks is not known. */
static bool start(enum kind kind, uint64_t n, uint64_t count, bool whole, uint64_t *fired,
                  bool *away)
{
    if (whole) arm(kind, n, count);
    bool open = hub_case_try_files(&scene.hub);
    if (open && !whole) arm(kind, n, count);
    open = open && hub_case_try_hub(&scene.hub);
    *away = open && (!all_here() || !all_known());
    *fired = faults_stop();
    if (!open) hub_case_down(&scene.hub);
    return open;
}

static void start_with(enum kind kind, uint64_t count, bool whole)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    char *before = dump(&scene.hub.files);
    uint64_t fired = 1;
    uint64_t tried = 0;
    uint64_t absent = 0;
    for (uint64_t n = 1; fired > 0; n += step_of(n)) {
        bool away = false;
        bool open = start(kind, n, count, whole, &fired, &away);
        tried++;
        if (!open) { /* refused to start: and starts when all is well again */
            cr_assert_gt(fired, 0, "it starts on a good day");
            hub_case_up(&scene.hub);
        }
        absent += away;
        settle();
        hub_case_down(&scene.hub);
        char *after = dump(&scene.hub.files);
        cr_assert_str_eq(after, before, "a start writes nothing (%d)", (int)n);
        free(after);
    }
    free(before);
    cr_assert_gt(tried, 5);
    cr_assert(whole || absent > 3, "some faults kept something away for a while");
    hub_case_up(&scene.hub);
    /* The healed match goes on, and its first move says so in the file. */
    play(hub_case_find(&scene.hub, scene.ids[2]), 1);
    cr_assert_str_eq(store_case_sql(&scene.hub.files, "SELECT status FROM match WHERE number = 3"),
                     "running");
    scene_end();
}

Test(faults, start_without_memory_once)
{
    start_with(MEMORY, 1, false);
}

Test(faults, start_without_memory_for_a_while)
{
    start_with(MEMORY, 30, false);
}

Test(faults, opening_without_memory)
{
    start_with(MEMORY, 1, true);
}

Test(faults, start_with_a_read_that_fails)
{
    start_with(READS, 1, false);
}

Test(faults, start_with_reads_that_fail_for_a_while)
{
    start_with(READS, 5, false);
}

Test(faults, opening_with_a_read_that_fails)
{
    start_with(READS, 1, true);
}

Test(faults, match_that_cannot_be_read_says_not_now_and_then_is_there)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    bool seen = false;
    for (uint64_t n = 1; !seen; n++) {
        bool open = hub_case_try_files(&scene.hub);
        arm(READS, n, 1000000);
        open = open && hub_case_try_hub(&scene.hub);
        if (open) {
            for (int i = 0; i < 20; i++) { /* tried again in vain */
                seconds_pass(1);
                hub_tick(scene.hub.hub);
                hub_case_pump(&scene.hub);
            }
            enum hub_err why = HUB_OK;
            const struct hub_match *match = hub_case_fetch(&scene.hub, scene.ids[0], &why);
            seen = match == NULL;
            if (seen) {
                cr_assert_eq(why, HUB_NOT_NOW);
                struct hub_error error = hub_error_of(why);
                cr_assert_str_eq(hub_error_name(&error), "not_now");
                cr_assert_eq(hub_error_status(&error), 503);
            }
        }
        uint64_t fired = faults_stop();
        cr_assert(seen || fired > 0, "some read is needed for the match");
        if (open) {
            settle();
            hub_case_down(&scene.hub);
        }
    }
    hub_case_up(&scene.hub);
    scene_end();
}

Test(faults, log_that_was_read_whole_and_does_not_fold_is_broken_in_memory_only)
{
    scene_make();
    hub_case_down(&scene.hub);
    (void)store_case_sql(&scene.hub.files, "UPDATE move SET state_hash = '0123456789abcdef' "
                                           "WHERE match_number = 1 AND seq = 7");
    char *before = dump(&scene.hub.files);
    hub_case_up(&scene.hub);
    struct hub_match *match = hub_case_find(&scene.hub, scene.ids[0]);
    cr_assert_not_null(match);
    cr_assert_eq(match->info.status, STORE_BROKEN);
    cr_assert_eq(match->stored, STORE_RUNNING);
    struct hub_request move = {
        .action = HUB_MOVE, .user = scene.users[0], .id = "x", .by_number = true};
    struct hub_answer answer = hub_case_ask(&scene.hub, match, &move);
    cr_assert_str_eq(hub_error_name(&answer.error), "match_damaged");
    cr_assert_eq(hub_case_find(&scene.hub, scene.ids[2])->info.status, STORE_RUNNING,
                 "the others go on");
    seconds_pass(3600);
    for (int i = 0; i < 100; i++) hub_tick(scene.hub.hub);
    match = hub_case_find(&scene.hub, scene.ids[0]);
    cr_assert_not_null(match, "it stays in memory, where people find it");
    char *after = dump(&scene.hub.files);
    cr_assert_str_eq(after, before);
    free(before);
    free(after);
    /* An administrator closes it; that is written. */
    scene.users[0].admin = true;
    struct hub_request close = {.action = HUB_CLOSE, .user = scene.users[0]};
    ask(match, &close);
    cr_assert_str_eq(store_case_sql(&scene.hub.files, "SELECT status FROM match WHERE number = 1"),
                     "abandoned");
    cr_assert_eq(match->info.status, STORE_BROKEN, "and it is shown as damaged");
    scene_end();
}

/* ---- another server on the file ---- */

static struct hub_case there;

static struct hub_match *two_make(struct hub_match **theirs)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    hub_case_begin_two(&scene.hub, &there);
    scene.users[0] = hub_case_guest(&scene.hub, "Ann");
    scene.users[1] = hub_case_guest(&scene.hub, "Ben");
    struct hub_match *mine = hub_case_started(&scene.hub, scene.users, 2);
    *theirs = hub_case_find(&there, mine->info.id);
    cr_assert_not_null(*theirs);
    return mine;
}

static void theirs_play(struct hub_match *theirs)
{
    char id[32];
    (void)snprintf(id, sizeof(id), "theirs-%u", theirs->play.version);
    struct hub_request move = hub_case_next_move(theirs, scene.users, id);
    cr_assert_eq(hub_case_ask(&there, theirs, &move).error.code, HUB_OK);
}

Test(faults, unreadable_changes_of_others_are_not_now_and_then_known)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    struct hub_match *theirs = NULL;
    struct hub_match *mine = two_make(&theirs);
    theirs_play(theirs);
    struct hub_request move = hub_case_next_move(mine, scene.users, "mine");
    struct hub_answer answer = {.version = 4711};
    arm(READS, 1, 1000000);
    hub_match_catch_up(mine);
    hub_request(scene.hub.hub, mine, &move, hub_case_note, &answer);
    while (answer.version == 4711) second_pass();
    cr_assert_eq(answer.error.code, HUB_NOT_NOW, "%s", hub_error_name(&answer.error));
    answer = (struct hub_answer){.version = 4711};
    hub_request(scene.hub.hub, mine, &move, hub_case_note, &answer);
    cr_assert_eq(answer.error.code, HUB_NOT_NOW, "at once, as long as it is so");
    cr_assert_gt(faults_stop(), 0);
    while (mine->behind != NULL) second_pass();
    cr_assert_eq(mine->play.version, 1);
    hub_case_same(mine, theirs, "the node that could not read");
    move = hub_case_next_move(mine, scene.users, "mine");
    ask(mine, &move);
    hub_case_end_two(&scene.hub, &there);
}

Test(faults, changes_of_others_are_known_once_there_is_memory)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    struct hub_match *theirs = NULL;
    struct hub_match *mine = two_make(&theirs);
    bool fired = true;
    for (uint64_t n = 1; fired; n++) {
        theirs_play(theirs);
        arm(MEMORY, n, 1);
        hub_match_catch_up(mine);
        while (mine->behind != NULL) second_pass();
        fired = faults_stop() > 0;
        if (mine->play.version != theirs->play.version) { /* there was not even so much */
            cr_assert(fired && mine->play.version + 1 == theirs->play.version);
            hub_match_catch_up(mine);
            while (mine->behind != NULL) second_pass();
        }
        hub_case_same(mine, theirs, "the node without memory");
        cr_assert(n < 1000 && (fired || n > 5), "there are some allocations: %d", (int)n);
    }
    hub_case_end_two(&scene.hub, &there);
}

/* ---- playing ---- */

/* Makes a request while the n-th allocation fails. Returns whether one failed. */
static bool ask_without(struct hub_match *match, const struct hub_request *request, uint64_t n,
                        struct hub_answer *answer)
{
    arm(MEMORY, n, 1);
    *answer = hub_case_ask(&scene.hub, match, request);
    return faults_stop() > 0;
}

static bool is_patience(const struct hub_answer *answer)
{
    return answer->error.code == HUB_BUSY || answer->error.code == HUB_STORE ||
           answer->error.code == HUB_NOT_NOW;
}

Test(faults, moves_and_chat_without_memory_are_refused_or_done_and_never_half)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    struct hub_match *match = hub_case_find(&scene.hub, scene.ids[0]);
    int refused = 0;
    bool fired = true;
    for (uint64_t n = 1; fired; n++) {
        struct hub_answer answer;
        char id[32];
        (void)snprintf(id, sizeof(id), "swept-%d", (int)n);
        uint32_t version = match->play.version;
        struct hub_request move = hub_case_next_move(match, scene.users, id);
        fired = ask_without(match, &move, n, &answer);
        cr_assert(answer.error.code == HUB_OK || (fired && is_patience(&answer)), "%d: %s", (int)n,
                  hub_error_name(&answer.error));
        bool done = answer.error.code == HUB_OK;
        refused += !done;
        cr_assert_eq(match->play.version, version + done);
        if (!done) /* and the same once more */
            ask(match, &move);
        cr_assert_eq(match->play.version, version + 1);
        uint32_t lines = match->chat_count;
        struct hub_request chat = {.action = HUB_CHAT, .user = scene.users[0], .text = "hello"};
        memcpy(chat.id, id, sizeof(id));
        seconds_pass(1); /* one line a second */
        bool chat_fired = ask_without(match, &chat, n, &answer);
        cr_assert(answer.error.code == HUB_OK || (chat_fired && is_patience(&answer)) ||
                      answer.error.code == HUB_TOO_MANY_REQUESTS,
                  "%s", hub_error_name(&answer.error));
        cr_assert_eq(match->chat_count, lines + (answer.error.code == HUB_OK));
        if (answer.error.code != HUB_OK) {
            seconds_pass(20);
            ask(match, &chat);
        }
        cr_assert_eq(match->chat_count, lines + 1);
        fired = fired || chat_fired;
    }
    cr_assert_gt(refused, 3);
    uint32_t version = match->play.version;
    uint32_t lines = match->chat_count;
    hub_case_restart(&scene.hub);
    match = hub_case_find(&scene.hub, scene.ids[0]);
    cr_assert_eq(match->info.status, STORE_RUNNING);
    cr_assert_eq(match->play.version, version);
    cr_assert_eq(match->chat_count, lines);
    scene_end();
}

Test(faults, lobby_without_memory_is_refused_or_done)
{
    static const enum hub_action actions[] = {HUB_JOIN, HUB_NONCE, HUB_START, HUB_CLOSE,
                                              HUB_REMATCH};
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    bool fired = true;
    for (uint64_t n = 1; fired; n++) {
        seconds_pass(3600); /* what is opened is metered */
        struct hub_match *match = hub_case_create(&scene.hub, &scene.users[0], 2);
        fired = false;
        for (size_t i = 0; i < COUNT_OF(actions); i++) {
            struct hub_answer answer;
            struct hub_request request = {
                .action = actions[i], .user = scene.users[actions[i] == HUB_JOIN], .seat = 1};
            request.user.admin = actions[i] == HUB_CLOSE;
            fired = ask_without(match, &request, n, &answer) || fired;
            cr_assert(answer.error.code == HUB_OK || is_patience(&answer), "%d: %s",
                      (int)actions[i], hub_error_name(&answer.error));
            if (answer.error.code != HUB_OK) {
                answer = hub_case_ask(&scene.hub, match, &request);
                cr_assert_eq(answer.error.code, HUB_OK, "%s", hub_error_name(&answer.error));
            }
        }
        struct hub_match *next = hub_case_find(&scene.hub, match->info.rematch);
        cr_assert_not_null(next);
        struct hub_request leave = {.action = HUB_LEAVE, .user = scene.users[0]};
        ask(next, &leave);
        leave.user = scene.users[1];
        (void)hub_case_ask(&scene.hub, next, &leave);
    }
    scene_end();
}

Test(faults, session_that_cannot_be_read_is_not_nobody)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    struct hub_account_request request = {.action = HUB_GUEST, .name = "Cleo", .peer = "test"};
    struct hub_account_answer cleo = hub_case_account(&scene.hub, &request);
    int unread = 0;
    for (int kind = MEMORY; kind <= READS; kind++) {
        uint64_t fired = 1;
        for (uint64_t n = 1; fired > 0; n++) {
            struct hub_user user;
            struct store_reader *reader = NULL; /* one that has no page in memory yet */
            hub_case_down(&scene.hub);
            hub_case_up(&scene.hub);
            cr_assert_eq(store_reader_open(scene.hub.store, &reader), STORE_OK);
            store_reader_close(reader);
            arm((enum kind)kind, n, 1);
            bool found = hub_case_session(&scene.hub, cleo.token, &user);
            fired = faults_stop();
            cr_assert(found || (user.unread && fired > 0), "%d", (int)n);
            unread += user.unread;
            cr_assert(hub_case_session(&scene.hub, cleo.token, &user), "and then it is found");
            cr_assert_not(user.unread);
        }
    }
    cr_assert_gt(unread, 0);
    scene_end();
}

/* ---- administering ---- */

struct walk {
    struct store_reader *reader;
    struct replay *replay;
    enum store_err err;
    int matches;
};

static bool match_check(void *context, const struct store_match *info)
{
    struct walk *walk = context;
    struct replay_report report;
    walk->err = replay_match(walk->replay, walk->reader, info, &report);
    walk->matches++;
    if (walk->err == STORE_OK && report.wrong != NULL) { /* what admin check would print */
        faults_stop();
        cr_assert_fail("match %s, move %u: %s", info->id, report.version, report.wrong);
    }
    return walk->err == STORE_OK;
}

Test(faults, check_blames_no_match_for_a_fault_of_the_machine)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    struct walk walk = {.replay = replay_new()};
    for (int kind = MEMORY; kind <= READS; kind++) {
        uint64_t fired = 1;
        int clean = 0;
        for (uint64_t n = 1; fired > 0; n += step_of(n)) {
            walk.err = STORE_OK;
            walk.reader = NULL;
            walk.matches = 0;
            arm((enum kind)kind, n, 1);
            enum store_err err = maintenance_reader_open(scene.hub.files.path, &walk.reader);
            if (err == STORE_OK) err = store_started_matches_each(walk.reader, match_check, &walk);
            fired = faults_stop();
            store_reader_close(walk.reader);
            err = err == STORE_OK ? walk.err : err;
            cr_assert(err == STORE_OK || fired > 0);
            clean += err == STORE_OK;
            cr_assert(err != STORE_OK || walk.matches == 2);
        }
        cr_assert_gt(clean, 0);
    }
    replay_free(walk.replay);
    hub_case_up(&scene.hub);
    scene_end();
}

Test(faults, backup_without_memory_leaves_a_sound_copy_or_none)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    char copy[STORE_CASE_PATH_BYTES + 8];
    (void)snprintf(copy, sizeof(copy), "%s.copy", scene.hub.files.path);
    uint64_t fired = 1;
    for (uint64_t n = 1; fired > 0; n += step_of(n)) {
        arm(n % 2 == 0 ? MEMORY : READS, n, 1);
        enum store_err err = maintenance_backup(scene.hub.files.path, copy);
        fired = faults_stop();
        cr_assert(err == STORE_OK || fired > 0);
        cr_assert_neq(err, STORE_TAKEN, "nothing half done of the one before is left");
        if (err == STORE_OK) {
            cr_assert_eq(maintenance_integrity_check(copy), STORE_OK);
            sidecar_files_remove(copy);
        } else {
            cr_assert_not(sidecar_files_is_taken(copy), "nothing half done is left");
        }
    }
    hub_case_up(&scene.hub);
    scene_end();
}
