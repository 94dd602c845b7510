/* Hints: permissions, and the end of one that is no longer wanted. */
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/bots/hints.h"
#include "support/hub_case.h"

#include <criterion/criterion.h>
#include <semaphore.h>

#include <string.h>

#define THREADS_MAX 8

static struct hub_case test;
static struct hub_user ann;
static struct hub_match *match;
static sem_t gate;

static void begin(void)
{
    hub_case_begin(&test);
    ann = hub_case_guest(&test, "Ann");
    cr_assert_eq(sem_init(&gate, 0, 0), 0);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_hints, .init = begin, .fini = end, .timeout = 480);

static void opened(void *context, const struct hub_answer *answer)
{
    match = answer->match;
    *(bool *)context = true;
}

/* A match of Ann, who begins, and a bot. */
static void started(bool listed)
{
    struct hub_creation creation = {.game = games_find("clans"),
                                    .seats = 2,
                                    .settings = {.start_seat = 0, .bot_delay = true},
                                    .listed = listed};
    struct hub_request add = {.action = HUB_BOT_ADD, .user = ann, .seat = 1, .bot = "easy"};
    struct hub_request start = {.action = HUB_START, .user = ann};
    bool done = false;
    hub_match_create(test.hub, &ann, &creation, opened, &done);
    while (!done) hub_case_pump(&test);
    cr_assert_not_null(match);
    cr_assert_eq(hub_case_ask(&test, match, &add).error.code, HUB_OK);
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
}

struct told {
    unsigned count;
    struct hub_hint hint;
};

static void told(void *context, const struct hub_hint *hint)
{
    struct told *to = context;
    to->count++;
    to->hint = *hint;
}

static struct hub_hint asked(void)
{
    struct told to = {.count = 0};
    hub_hint_request(test.hub, match, &ann, told, &to);
    while (to.count == 0) hub_case_pump(&test);
    cr_assert_eq(to.count, 1);
    return to.hint;
}

static void wait(void *job)
{
    (void)job;
    (void)sem_wait(&gate);
}

/* Until the gate is opened no worker does anything. */
static void workers_hold(void)
{
    for (unsigned i = 0; i < THREADS_MAX; i++)
        cr_assert_eq(pool_submit(test.pool, 1 + i, wait, NULL, NULL), POOL_TAKEN);
}

static void workers_go(void)
{
    for (unsigned i = 0; i < THREADS_MAX; i++) (void)sem_post(&gate);
}

Test(hub_hints, the_best_move_is_one_that_can_be_made)
{
    started(false);
    struct hub_hint hint = asked();
    cr_assert_eq(hint.error.code, HUB_OK);
    cr_assert_eq(hint.found.seat, 0);
    cr_assert_gt(hint.found.count, 1);
    static struct game_move legal[GAME_LEGAL_MAX];
    unsigned count = match->game->legal(&match->play.state, 0, legal);
    for (unsigned i = 0; i < hint.found.count; i++) {
        unsigned at = 0;
        while (at < count && memcmp(&legal[at], &hint.found.move[i].move, sizeof(legal[at])) != 0)
            at++;
        cr_assert_lt(at, count);
        cr_assert(hint.found.move[i].share > 0 && hint.found.move[i].share < 1);
    }
}

Test(hub_hints, where_a_match_counts_nobody_is_told_anything)
{
    started(true);
    cr_assert_not(hub_hints_allowed(match, ann.id));
    cr_assert_eq(asked().error.code, HUB_NOT_ALLOWED);
}

Test(hub_hints, hint_for_an_old_version_is_dropped)
{
    struct told first = {.count = 0};
    started(false);
    workers_hold();
    hub_hint_request(test.hub, match, &ann, told, &first);
    cr_assert_eq(first.count, 0);
    cr_assert_eq(asked().error.code, HUB_TOO_MANY_REQUESTS, "one at a time");
    struct hub_request move = hub_case_next_move(match, &ann, "r1");
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    workers_go();
    while (first.count == 0) hub_case_pump(&test);
    cr_assert_eq(first.hint.error.code, HUB_STALE);
    cr_assert_eq(first.hint.found.count, 0);
}

Test(hub_hints, thinking_does_not_delay_the_end_of_the_server)
{
    struct told first = {.count = 0};
    started(false);
    hub_hint_request(test.hub, match, &ann, told, &first);
    hub_case_restart(&test);
    cr_assert_eq(first.count, 1);
    cr_assert(first.hint.error.code == HUB_SHUTTING_DOWN || first.hint.error.code == HUB_OK);
}
