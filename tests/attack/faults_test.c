/* Memory that is not there and reads that fail, at every point of starting, and of reading the
 * changes of another server. Nothing acknowledged is lost, no match is closed, nothing crashes, and
 * what failed is tried again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/log.h"
#include "hub/core/internal.h"
#include "support/faults_scene.h"
#include "support/preload/faults.h"

TestSuite(faults, .timeout = 480);

/* ---- starting ---- */

/* Opens all, and has all matches read, but for what fails from the n-th time on; with `whole` in
 * opening the file, too. `*away`: some match could not be read, they could not be counted, or the
 * time for clocks is not known. */
static bool start(enum fault_kind kind, uint64_t n, uint64_t count, bool whole, uint64_t *fired,
                  bool *away)
{
    if (whole) scene_arm(kind, n, count);
    bool open = hub_case_try_files(&scene.hub);
    if (open && !whole) scene_arm(kind, n, count);
    open = open && hub_case_try_hub(&scene.hub);
    *away = open && (!scene_all_here() || !scene_all_known());
    *fired = faults_stop();
    if (!open) hub_case_down(&scene.hub);
    return open;
}

static void start_with(enum fault_kind kind, uint64_t count, bool whole)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    char *before = scene_dump(&scene.hub.files);
    uint64_t fired = 1;
    uint64_t tried = 0;
    uint64_t absent = 0;
    for (uint64_t n = 1; fired > 0; n += scene_step(n)) {
        bool away = false;
        bool open = start(kind, n, count, whole, &fired, &away);
        tried++;
        if (!open) { /* refused to start: and starts when all is well again */
            cr_assert_gt(fired, 0, "it starts on a good day");
            hub_case_up(&scene.hub);
        }
        absent += away;
        scene_settle();
        hub_case_down(&scene.hub);
        char *after = scene_dump(&scene.hub.files);
        cr_assert_str_eq(after, before, "a start writes nothing (%d)", (int)n);
        free(after);
    }
    free(before);
    cr_assert_gt(tried, 5);
    cr_assert(whole || absent > 3, "some faults kept something away for a while");
    hub_case_up(&scene.hub);
    /* The healed match goes on, and its first move says so in the file. */
    scene_play(hub_case_find(&scene.hub, scene.ids[2]), 1);
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
        scene_arm(READS, n, 1000000);
        open = open && hub_case_try_hub(&scene.hub);
        if (open) {
            for (int i = 0; i < 20; i++) { /* tried again in vain */
                scene_seconds_pass(1);
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
            scene_settle();
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
    char *before = scene_dump(&scene.hub.files);
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
    scene_seconds_pass(3600);
    for (int i = 0; i < 100; i++) hub_tick(scene.hub.hub);
    match = hub_case_find(&scene.hub, scene.ids[0]);
    cr_assert_not_null(match, "it stays in memory, where people find it");
    char *after = scene_dump(&scene.hub.files);
    cr_assert_str_eq(after, before);
    free(before);
    free(after);
    /* An administrator closes it; that is written. */
    scene.users[0].admin = true;
    struct hub_request close = {.action = HUB_CLOSE, .user = scene.users[0]};
    scene_ask(match, &close);
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
    scene_arm(READS, 1, 1000000);
    hub_match_catch_up(mine);
    hub_request(scene.hub.hub, mine, &move, hub_case_note, &answer);
    while (answer.version == 4711) scene_second_pass();
    cr_assert_eq(answer.error.code, HUB_NOT_NOW, "%s", hub_error_name(&answer.error));
    answer = (struct hub_answer){.version = 4711};
    hub_request(scene.hub.hub, mine, &move, hub_case_note, &answer);
    cr_assert_eq(answer.error.code, HUB_NOT_NOW, "at once, as long as it is so");
    cr_assert_gt(faults_stop(), 0);
    while (mine->behind != NULL) scene_second_pass();
    cr_assert_eq(mine->play.version, 1);
    hub_case_same(mine, theirs, "the node that could not read");
    move = hub_case_next_move(mine, scene.users, "mine");
    scene_ask(mine, &move);
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
        scene_arm(MEMORY, n, 1);
        hub_match_catch_up(mine);
        while (mine->behind != NULL) scene_second_pass();
        fired = faults_stop() > 0;
        if (mine->play.version != theirs->play.version) { /* there was not even so much */
            cr_assert(fired && mine->play.version + 1 == theirs->play.version);
            hub_match_catch_up(mine);
            while (mine->behind != NULL) scene_second_pass();
        }
        hub_case_same(mine, theirs, "the node without memory");
        cr_assert(n < 1000 && (fired || n > 5), "there are some allocations: %d", (int)n);
    }
    hub_case_end_two(&scene.hub, &there);
}
