/* Memory that is not there and reads that fail, at every point of playing and administering.
 * Requests are refused or done, and never half; nothing acknowledged is lost. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "hub/core/internal.h"
#include "record/replay.h"
#include "store/file/sidecar_files.h"
#include "store/maintenance/maintenance.h"
#include "store/nouns/matches/read.h"
#include "support/faults_scene.h"
#include "support/preload/faults.h"

TestSuite(faults_play, .timeout = 480);

/* ---- playing ---- */

/* Makes a request while the n-th allocation fails. Returns whether one failed. */
static bool ask_without(struct hub_match *match, const struct hub_request *request, uint64_t n,
                        struct hub_answer *answer)
{
    scene_arm(MEMORY, n, 1);
    *answer = hub_case_ask(&scene.hub, match, request);
    return faults_stop() > 0;
}

static bool is_patience(const struct hub_answer *answer)
{
    return answer->error.code == HUB_BUSY || answer->error.code == HUB_STORE ||
           answer->error.code == HUB_NOT_NOW;
}

Test(faults_play, moves_and_chat_without_memory_are_refused_or_done_and_never_half)
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
            scene_ask(match, &move);
        cr_assert_eq(match->play.version, version + 1);
        uint32_t lines = match->chat_count;
        struct hub_request chat = {.action = HUB_CHAT, .user = scene.users[0], .text = "hello"};
        memcpy(chat.id, id, sizeof(id));
        scene_seconds_pass(1); /* one line a second */
        bool chat_fired = ask_without(match, &chat, n, &answer);
        cr_assert(answer.error.code == HUB_OK || (chat_fired && is_patience(&answer)) ||
                      answer.error.code == HUB_TOO_MANY_REQUESTS,
                  "%s", hub_error_name(&answer.error));
        cr_assert_eq(match->chat_count, lines + (answer.error.code == HUB_OK));
        if (answer.error.code != HUB_OK) {
            scene_seconds_pass(20);
            scene_ask(match, &chat);
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

Test(faults_play, lobby_without_memory_is_refused_or_done)
{
    static const enum hub_action actions[] = {HUB_JOIN, HUB_NONCE, HUB_START, HUB_CLOSE,
                                              HUB_REMATCH};
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    bool fired = true;
    for (uint64_t n = 1; fired; n++) {
        scene_seconds_pass(3600); /* what is opened is metered */
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
        scene_ask(next, &leave);
        leave.user = scene.users[1];
        (void)hub_case_ask(&scene.hub, next, &leave);
    }
    scene_end();
}

Test(faults_play, session_that_cannot_be_read_is_not_nobody)
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
            scene_arm((enum fault_kind)kind, n, 1);
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

Test(faults_play, check_blames_no_match_for_a_fault_of_the_machine)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    struct walk walk = {.replay = replay_new()};
    for (int kind = MEMORY; kind <= READS; kind++) {
        uint64_t fired = 1;
        int clean = 0;
        for (uint64_t n = 1; fired > 0; n += scene_step(n)) {
            walk.err = STORE_OK;
            walk.reader = NULL;
            walk.matches = 0;
            scene_arm((enum fault_kind)kind, n, 1);
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

Test(faults_play, backup_without_memory_leaves_a_sound_copy_or_none)
{
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    scene_make();
    hub_case_down(&scene.hub);
    char copy[STORE_CASE_PATH_BYTES + 8];
    (void)snprintf(copy, sizeof(copy), "%s.copy", scene.hub.files.path);
    uint64_t fired = 1;
    for (uint64_t n = 1; fired > 0; n += scene_step(n)) {
        scene_arm(n % 2 == 0 ? MEMORY : READS, n, 1);
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
