/* Failing statements, commits and rollbacks: whatever step fails, the file holds exactly what was
 * acknowledged. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/store_case.h"

TestSuite(store_fault, .timeout = 880);

/* ---- the scenario: one operation of each kind, some of which are refused even on a good day ----
 */

#define OPERATIONS   16
#define EXPECTED_MAX 200 /* different outcomes */

struct scenario {
    struct store_user users[4];
    struct store_session sessions[2];
    struct store_match matches[6];
    struct store_move moves[4];
    struct store_chat chat;
    struct store_write writes[OPERATIONS];
};

static void scenario_parts(struct scenario *s)
{
    s->users[0] = store_case_account("Ada");
    s->users[1] = store_case_guest("Bob");
    s->users[2] = store_case_account("Bob");
    s->users[2].id = 2;
    s->users[3] = store_case_guest("former player");
    s->users[3].id = 2;
    s->users[3].deleted_ms = 5000;
    for (int i = 0; i < 2; i++) {
        s->sessions[i] = (struct store_session){.user = 1, .created_ms = 10, .expires_ms = 99999};
        memset(s->sessions[i].token_hash, i + 1, STORE_TOKEN_HASH_BYTES);
    }
    s->matches[0] = store_case_match("first", 3);
    s->matches[0].seat[0] = (struct store_seat){.user = 1, .name = "Ada"};
    s->matches[0].seat[2] = (struct store_seat){.user = 2, .name = "Bob"};
    s->matches[1] = store_case_match("second", 2);
    s->matches[2] = s->matches[0];
    s->matches[2].edit = 1;
    s->matches[2].status = STORE_RUNNING;
    s->matches[2].started_ms = 7;
    s->matches[3] = s->matches[2];
    s->matches[3].edit = 2;
    s->matches[3].status = STORE_OVER;
    s->matches[4] = s->matches[3]; /* as it is when it is to be deleted */
    s->matches[5] = s->matches[1];
    s->matches[5].edit = 1;
    for (uint32_t i = 0; i < 4; i++) s->moves[i] = store_case_move("first", i);
    s->moves[1].user = 1;
    s->chat = (struct store_chat){
        .match = "first", .number = 1, .user = 2, .name = "Bob", .text = "hello"};
}

static void scenario_make(struct scenario *s)
{
    scenario_parts(s);
    const struct store_write writes[OPERATIONS] = {
        {.op = STORE_USER_CREATE, .user = &s->users[0]},
        {.op = STORE_USER_CREATE,
         .user = &s->users[1],
         .session = &s->sessions[0],
         .with_session = true},
        {.op = STORE_USER_CREATE, .user = &s->users[0]}, /* taken */
        {.op = STORE_SESSION_CREATE, .session = &s->sessions[1]},
        {.op = STORE_MATCH_SAVE, .match = &s->matches[0]},
        {.op = STORE_MATCH_SAVE, .match = &s->matches[1]},
        {.op = STORE_MOVE_APPEND,
         .move = &s->moves[0],
         .match = &s->matches[2],
         .with_match = true},
        {.op = STORE_MOVE_APPEND, .move = &s->moves[1]},
        {.op = STORE_MATCH_DELETE, .match = &s->matches[4]}, /* it has started */
        {.op = STORE_MATCH_DELETE, .match = &s->matches[5]},
        {.op = STORE_MOVE_APPEND, .move = &s->moves[2]},
        {.op = STORE_CHAT_APPEND, .chat = &s->chat},
        {.op = STORE_USER_UPDATE, .user = &s->users[2]},
        {.op = STORE_SESSIONS_DELETE, .session = &s->sessions[1]},
        {.op = STORE_MOVE_APPEND,
         .move = &s->moves[3],
         .match = &s->matches[3],
         .with_match = true},
        {.op = STORE_USER_DELETE, .user = &s->users[3]},
    };
    memcpy(s->writes, writes, sizeof(writes));
}

/* ---- faults ---- */

struct fault {
    uint64_t from; /* the first step that fails */
    uint64_t to;   /* the last */
    enum store_err err;
    uint64_t fired;
    uint64_t steps; /* seen */
    bool hold;      /* stops before the first step, once */
    sem_t reached;
    sem_t go;
};

static enum store_err fault_step(void *context, uint64_t n)
{
    struct fault *fault = context;
    if (fault->hold) {
        fault->hold = false;
        (void)sem_post(&fault->reached);
        while (sem_wait(&fault->go) != 0) continue;
    }
    cr_assert_eq(n, fault->steps + 1, "steps are counted one by one");
    fault->steps = n;
    if (n < fault->from || n > fault->to) return STORE_OK;
    fault->fired++;
    return fault->err;
}

/* Runs the scenario: each operation by itself, or the first by itself and the others in one group.
 */
static void scenario_run(struct store_case *self, const struct scenario *s, struct fault *fault,
                         bool grouped, struct store_case_end ends[OPERATIONS])
{
    (void)sem_init(&fault->reached, 0, 0);
    (void)sem_init(&fault->go, 0, 0);
    fault->hold = grouped;
    store_case_make(self, NULL);
    self->bare = true;
    self->config.fail = fault_step;
    self->config.fail_context = fault;
    store_case_open(self);
    for (int i = 0; i < OPERATIONS; i++) {
        store_case_queue(self, &s->writes[i], &ends[i]);
        if (!grouped)
            store_case_wait(self, &ends[i]);
        else if (i == 0)
            while (sem_wait(&fault->reached) != 0) continue;
    }
    (void)sem_post(&fault->go);
    for (int i = 0; i < OPERATIONS; i++) store_case_wait(self, &ends[i]);
    fault->from = UINT64_MAX; /* the disk is well again */
}

static char *dump(struct store_case *self)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    store_case_dump(self, out);
    (void)fclose(out);
    return text;
}

/* What a file holds after the acknowledged operations alone; and their ids are as told. */
static char *good_dump(const struct scenario *s, const struct store_case_end ends[OPERATIONS])
{
    struct store_case good;
    store_case_make(&good, NULL);
    good.bare = true;
    store_case_open(&good);
    for (int i = 0; i < OPERATIONS; i++) {
        int64_t id = 0;
        if (ends[i].err != STORE_OK) continue;
        cr_assert_eq(store_case_do(&good, &s->writes[i], &id), STORE_OK);
        cr_assert_eq(id, ends[i].id);
    }
    char *text = dump(&good);
    store_case_end(&good);
    return text;
}

/* The same: many faults leave the same operations acknowledged, with the same ids. */
static const char *expected_of(const struct scenario *s,
                               const struct store_case_end ends[OPERATIONS])
{
    static struct {
        int64_t ids[OPERATIONS]; /* -1: refused */
        char *dump;
    } known[EXPECTED_MAX];
    static size_t count;
    int64_t ids[OPERATIONS];
    for (int i = 0; i < OPERATIONS; i++) ids[i] = ends[i].err == STORE_OK ? ends[i].id : -1;
    for (size_t i = 0; i < count; i++)
        if (memcmp(known[i].ids, ids, sizeof(ids)) == 0) return known[i].dump;
    cr_assert_lt(count, EXPECTED_MAX);
    memcpy(known[count].ids, ids, sizeof(ids));
    known[count].dump = good_dump(s, ends);
    return known[count++].dump;
}

/* What the file holds must be what the acknowledged operations alone would have made. */
static void file_compare(struct store_case *self, const struct scenario *s,
                         const struct store_case_end ends[OPERATIONS])
{
    for (int i = 0; i < OPERATIONS; i++)
        if (ends[i].err != STORE_OK) cr_assert_eq(ends[i].id, 0);
    store_case_close(self);
    self->config.fail = NULL;
    store_case_open(self);
    char *found = dump(self);
    cr_assert_str_eq(found, expected_of(s, ends));
    free(found);
    cr_assert_str_eq(store_case_sql(self, "SELECT (SELECT group_concat(integrity_check) FROM "
                                          "pragma_integrity_check) || ' ' || "
                                          "(SELECT count(*) FROM pragma_foreign_key_check)"),
                     "ok 0");
}

/* Fails `length` steps from the n-th on, for every n. */
static void every_step_fails(enum store_err err, uint64_t length, bool grouped)
{
    static struct scenario scenario;
    scenario_make(&scenario);
    uint64_t n = 0;
    uint64_t fired = 0;
    do {
        struct store_case self;
        struct store_case_end ends[OPERATIONS];
        n++;
        struct fault fault = {.from = n, .to = n + length - 1, .err = err};
        scenario_run(&self, &scenario, &fault, grouped, ends);
        fired = fault.fired;
        int told = 0;
        for (int i = 0; i < OPERATIONS; i++) told += ends[i].err == err;
        cr_assert_eq(told > 0, fired > 0, "step %d", (int)n);
        if (length == 1 && !grouped && fired > 0) cr_assert_eq(told, 1, "step %d", (int)n);
        file_compare(&self, &scenario, ends);
        int64_t id = 0;
        struct store_user user = store_case_guest("After");
        struct store_write write = {.op = STORE_USER_CREATE, .user = &user};
        cr_assert_eq(store_case_do(&self, &write, &id), STORE_OK);
        cr_assert_gt(id, 0);
        store_case_end(&self);
    } while (fired > 0);
    cr_assert_gt(n, 60, "the scenario has steps");
}

Test(store_fault, good_day_ends_as_expected)
{
    static struct scenario scenario;
    struct store_case self;
    struct store_case_end ends[OPERATIONS];
    struct fault fault = {.from = UINT64_MAX};
    scenario_make(&scenario);
    scenario_run(&self, &scenario, &fault, true, ends);
    for (int i = 0; i < OPERATIONS; i++) {
        enum store_err expected = i == 2 ? STORE_TAKEN : i == 8 ? STORE_NOT_FOUND : STORE_OK;
        cr_assert_eq(ends[i].err, expected, "operation %d: %s", i, store_err_name(ends[i].err));
    }
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    cr_assert_eq(stats.commits, 2);
    cr_assert_eq(stats.failures, 0);
    file_compare(&self, &scenario, ends);
    store_case_end(&self);
}

Test(store_fault, failing_disk_at_any_step_loses_nothing_acknowledged)
{
    every_step_fails(STORE_IO, 1, false);
}

Test(store_fault, failing_disk_at_any_step_of_a_group_loses_nothing_acknowledged)
{
    every_step_fails(STORE_IO, 1, true);
}

Test(store_fault, full_disk_at_any_step_of_a_group_loses_nothing_acknowledged)
{
    every_step_fails(STORE_FULL, 1, true);
}

Test(store_fault, refusal_at_any_step_of_a_group_loses_nothing_acknowledged)
{
    every_step_fails(STORE_CORRUPT, 1, true);
}

Test(store_fault, failing_rollback_is_mended_by_a_new_connection)
{
    every_step_fails(STORE_IO, 2, false);
    every_step_fails(STORE_IO, 2, true);
}

Test(store_fault, disk_that_fails_for_a_while_loses_nothing_acknowledged)
{
    every_step_fails(STORE_IO, 25, false);
    every_step_fails(STORE_FULL, 25, true);
}

Test(store_fault, commit_that_fails_fails_its_whole_group_and_is_counted)
{
    static struct scenario scenario;
    struct store_case self;
    struct store_case_end ends[OPERATIONS];
    struct fault count = {.from = UINT64_MAX};
    scenario_make(&scenario);
    scenario_run(&self, &scenario, &count, true, ends);
    uint64_t last = count.steps;
    store_case_end(&self);
    struct fault fault = {.from = last, .to = last, .err = STORE_FULL}; /* the commit */
    scenario_run(&self, &scenario, &fault, true, ends);
    cr_assert_eq(ends[0].err, STORE_OK);
    for (int i = 1; i < OPERATIONS; i++) cr_assert_eq(ends[i].err, STORE_FULL);
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    cr_assert_eq(stats.commits, 1);
    cr_assert_eq(stats.failures, 1);
    cr_assert_eq(stats.operations, OPERATIONS);
    file_compare(&self, &scenario, ends);
    store_case_end(&self);
}
