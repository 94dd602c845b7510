/* Failing statements, commits and rollbacks: whatever step fails, the file holds exactly what was
 * acknowledged. With PostgreSQL statements fail there, too, and so do sessions. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/store_case.h"
#include "support/store_case_postgres.h"

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
        {.op = STORE_USER_CREATE, .account = {.user = &s->users[0]}},
        {.op = STORE_USER_CREATE,
         .account = {.user = &s->users[1], .session = &s->sessions[0], .with_session = true}},
        {.op = STORE_USER_CREATE, .account = {.user = &s->users[0]}}, /* taken */
        {.op = STORE_SESSION_CREATE, .sign_in = {.session = &s->sessions[1]}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &s->matches[0]}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &s->matches[1]}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &s->moves[0], .match = &s->matches[2]}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &s->moves[1]}},
        {.op = STORE_MATCH_DELETE, .match = &s->matches[4]}, /* it has started */
        {.op = STORE_MATCH_DELETE, .match = &s->matches[5]},
        {.op = STORE_MOVE_APPEND, .append = {.move = &s->moves[2]}},
        {.op = STORE_CHAT_APPEND, .chat = &s->chat},
        {.op = STORE_USER_UPDATE, .account = {.user = &s->users[2]}},
        {.op = STORE_SESSIONS_DELETE, .session = &s->sessions[1]},
        {.op = STORE_MOVE_APPEND, .append = {.move = &s->moves[3], .match = &s->matches[3]}},
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
    uint64_t steps;         /* seen */
    uint64_t before;        /* of the store's, those that were not of this scenario */
    struct store_case *cut; /* if there is one, its sessions end there, and no step is refused */
    bool hold;              /* stops before the first step, once */
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
    n -= fault->before;
    cr_assert_eq(n, fault->steps + 1, "steps are counted one by one");
    fault->steps = n;
    if (n < fault->from || n > fault->to) return STORE_OK;
    fault->fired++;
    if (fault->cut == NULL) return fault->err;
    (void)store_case_sql(fault->cut, "SELECT count(pg_terminate_backend(pid, 5000)) "
                                     "FROM pg_stat_activity WHERE datname = current_database() "
                                     "AND pid <> pg_backend_pid()");
    return STORE_OK;
}

static void emptier_make(struct store_case *self);
static void database_empty(struct store_case *self);

/* Runs the scenario: each operation by itself, or the first by itself and the others in one group.
 */
static void scenario_do(struct store_case *self, const struct scenario *s, struct fault *fault,
                        bool grouped, struct store_case_end ends[OPERATIONS])
{
    (void)sem_init(&fault->reached, 0, 0);
    (void)sem_init(&fault->go, 0, 0);
    fault->hold = grouped;
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

/* The same in a new store. */
static void scenario_run(struct store_case *self, const struct scenario *s, struct fault *fault,
                         bool grouped, struct store_case_end ends[OPERATIONS])
{
    store_case_make(self, NULL);
    self->bare = true;
    self->config.fail = fault_step;
    self->config.fail_context = fault;
    store_case_open(self);
    if (store_case_is_postgres(self)) {
        emptier_make(self);
        database_empty(self);
    }
    scenario_do(self, s, fault, grouped, ends);
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

/* ---- what has to be there ---- */

/* The acknowledged operations, and the numbers that they were given. */
struct outcome {
    int64_t ids[OPERATIONS]; /* -1: refused */
    int64_t match;           /* of the first match in a database, which leaves some out; else 0 */
};

static struct outcome outcome_of(struct store_case *self,
                                 const struct store_case_end ends[OPERATIONS])
{
    struct outcome outcome = {.match = 0};
    for (int i = 0; i < OPERATIONS; i++) outcome.ids[i] = ends[i].err == STORE_OK ? ends[i].id : -1;
    if (store_case_is_postgres(self))
        outcome.match =
            strtoll(store_case_sql(self, "SELECT number FROM match WHERE id = 'first'"), NULL, 10);
    return outcome;
}

/* The next user, or match, of a database gets that number. */
static void number_set(struct store_case *self, const char *table, const char *column,
                       int64_t number)
{
    char text[200];
    if (!store_case_is_postgres(self) || number <= 0) return;
    (void)snprintf(text, sizeof(text),
                   "SELECT setval(pg_get_serial_sequence('%s', '%s'), %lld, false)", table, column,
                   (long long)number);
    (void)store_case_sql(self, text);
}

/* Returns the contents of a store after the acknowledged operations alone, whose ids are those
 * in the answers. */
static char *good_dump(const struct scenario *s, const struct outcome *outcome)
{
    static struct store_case good;
    bool kept = store_case_is_postgres(&good) && good.store != NULL;
    if (!kept) {
        store_case_make(&good, NULL);
        good.bare = true;
        store_case_open(&good);
        if (store_case_is_postgres(&good)) emptier_make(&good);
    }
    if (store_case_is_postgres(&good)) database_empty(&good);
    for (int i = 0; i < OPERATIONS; i++) {
        int64_t id = 0;
        if (outcome->ids[i] < 0) continue;
        if (s->writes[i].op == STORE_USER_CREATE)
            number_set(&good, "\"user\"", "id", outcome->ids[i]);
        if (s->writes[i].op == STORE_MATCH_SAVE && s->writes[i].save.match == &s->matches[0])
            number_set(&good, "match", "number", outcome->match);
        cr_assert_eq(store_case_do(&good, &s->writes[i], &id), STORE_OK, "operation %d", i);
        cr_assert_eq(id, outcome->ids[i]);
    }
    char *text = dump(&good);
    if (!store_case_is_postgres(&good)) store_case_end(&good);
    return text;
}

/* The same: many faults leave the same operations acknowledged, with the same ids. */
static const char *expected_of(const struct scenario *s, const struct outcome *outcome)
{
    static struct {
        struct outcome outcome;
        char *dump;
    } known[EXPECTED_MAX];
    static size_t count;
    for (size_t i = 0; i < count; i++)
        if (memcmp(&known[i].outcome, outcome, sizeof(*outcome)) == 0) return known[i].dump;
    cr_assert_lt(count, EXPECTED_MAX);
    known[count].outcome = *outcome;
    known[count].dump = good_dump(s, outcome);
    return known[count++].dump;
}

/* Compares the contents of a store with the result of the acknowledged operations alone. */
static void store_compare(struct store_case *self, const struct scenario *s,
                          const struct store_case_end ends[OPERATIONS])
{
    for (int i = 0; i < OPERATIONS; i++)
        if (ends[i].err != STORE_OK) cr_assert_eq(ends[i].id, 0);
    struct outcome outcome = outcome_of(self, ends);
    char *found = dump(self);
    cr_assert_str_eq(found, expected_of(s, &outcome));
    free(found);
}

/* The same of a file that is opened again, and is sound. */
static void file_compare(struct store_case *self, const struct scenario *s,
                         const struct store_case_end ends[OPERATIONS])
{
    store_case_close(self);
    self->config.fail = NULL;
    store_case_open(self);
    store_compare(self, s, ends);
    if (store_case_is_postgres(self)) return;
    cr_assert_str_eq(store_case_sql(self, "SELECT (SELECT group_concat(integrity_check) FROM "
                                          "pragma_integrity_check) || ' ' || "
                                          "(SELECT count(*) FROM pragma_foreign_key_check)"),
                     "ok 0");
}

/* It takes operations as ever. */
static void store_goes_on(struct store_case *self)
{
    int64_t id = 0;
    struct store_user user = store_case_guest("After");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    cr_assert_eq(store_case_do(self, &write, &id), STORE_OK);
    cr_assert_gt(id, 0);
}

/* ---- faults of the server behind it: one database for all of them, emptied between ---- */

enum way {
    WAY_STATEMENT, /* the n-th statement that writes fails, once */
    WAY_COMMIT,    /* COMMIT does, if it is the one of the n-th row */
    WAY_SESSION,   /* the session ends before the n-th step */
    WAY_STEP,      /* that step fails here, and is not sent */
};

struct trial {
    enum way way;
    bool grouped;
    uint64_t length;    /* of steps, one after the other */
    const char *state;  /* by which a statement fails */
    enum store_err err; /* by which operations may end for it; STORE_OK: none does */
    uint64_t least;     /* there are at least so many that can fail */
};

/* The n-th of what fires them fails. What is counted stays counted when it is rolled back. */
static void triggers_make(struct store_case *self, enum way way)
{
    static const char function[] =
        "CREATE SEQUENCE fault_seen; CREATE TABLE fault (at bigint, state text);"
        "INSERT INTO fault VALUES (0, '');"
        "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$BEGIN "
        "IF nextval('fault_seen') = (SELECT at FROM fault) THEN "
        "RAISE EXCEPTION USING ERRCODE = (SELECT state FROM fault), MESSAGE = 'a test'; "
        "END IF; RETURN NULL; END$$;";
    static const char statements[] = "BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT";
    static const char rows[] = "AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY "
                               "DEFERRED FOR EACH ROW";
    char text[2000];
    if (way != WAY_STATEMENT && way != WAY_COMMIT) return;
    (void)snprintf(text, sizeof(text),
                   "%s DO $$DECLARE one text; BEGIN FOR one IN SELECT tablename FROM pg_tables "
                   "WHERE schemaname = current_schema() AND tablename <> 'fault' LOOP "
                   "EXECUTE format('CREATE %s TRIGGER fault %s EXECUTE FUNCTION fail()', one); "
                   "END LOOP; END$$",
                   function, way == WAY_COMMIT ? "CONSTRAINT" : "",
                   way == WAY_COMMIT ? rows : statements);
    (void)store_case_sql(self, text);
}

/* Makes what empties the database: a function of the test's own session, which plans it once. */
static void emptier_make(struct store_case *self)
{
    (void)store_case_sql(
        self,
        "DO $make$BEGIN EXECUTE (SELECT "
        "'CREATE FUNCTION pg_temp.make_empty() RETURNS void LANGUAGE plpgsql AS $$BEGIN ' || "
        "(SELECT string_agg(format('DELETE FROM %I; ', tablename), '') FROM pg_tables "
        "WHERE schemaname = current_schema() AND tablename NOT IN "
        "('schema_migration', 'schema_views', 'secret', 'fault')) || "
        "(SELECT string_agg(format('PERFORM setval(%L, 1, false); ', "
        "quote_ident(sequencename)), '') FROM pg_sequences) || "
        "'INSERT INTO \"user\" (name, name_key, guest, admin, created_ms) "
        "VALUES (''One'', ''one'', 1, 0, 1), (''Two'', ''two'', 1, 0, 1); END$$'); END$make$");
}

/* As it was when it was new, but for two users, who are those of the scenario: a number that was
 * rolled back is not given again. */
static void database_empty(struct store_case *self)
{
    (void)store_case_sql(self, "SELECT pg_temp.make_empty()");
}

static void fault_set(struct store_case *self, const struct trial *trial, uint64_t n,
                      struct fault *fault)
{
    char text[100];
    bool steps = trial->way == WAY_STEP || trial->way == WAY_SESSION;
    fault->before += fault->steps;
    fault->steps = fault->fired = 0;
    fault->from = steps ? n : UINT64_MAX;
    fault->to = n + trial->length - 1;
    fault->err = trial->err;
    fault->cut = trial->way == WAY_SESSION ? self : NULL;
    if (steps) return;
    (void)snprintf(text, sizeof(text), "UPDATE fault SET at = %d, state = '%s'", (int)n,
                   trial->state);
    (void)store_case_sql(self, text);
}

/* Ends the fault. Returns whether there were that many. */
static bool fault_end(struct store_case *self, const struct trial *trial, uint64_t n,
                      const struct fault *fault)
{
    if (trial->way == WAY_STEP || trial->way == WAY_SESSION) return fault->fired > 0;
    int64_t seen = strtoll(
        store_case_sql(self, "SELECT CASE WHEN is_called THEN last_value END FROM fault_seen"),
        NULL, 10);
    (void)store_case_sql(self, "UPDATE fault SET at = 0");
    return seen >= (int64_t)n;
}

/* Checks the results that people receive. An operation with a fault is often repeated, and then
 * succeeds. */
static void ends_check(const struct trial *trial, bool fired,
                       const struct store_case_end ends[OPERATIONS])
{
    int told = 0;
    bool one = fired && !trial->grouped && trial->length == 1 && trial->err != STORE_CORRUPT;
    for (int i = 0; i < OPERATIONS; i++) told += ends[i].err == trial->err;
    if (trial->err == STORE_OK)
        cr_assert_eq(told, OPERATIONS - 2, "two are refused on a good day, too");
    else if (!fired)
        cr_assert_eq(told, 0);
    else if (one)
        cr_assert_eq(told, 1);
}

static void every_fault(const struct trial *trial)
{
    static struct scenario scenario;
    struct store_case self;
    struct fault fault = {.from = UINT64_MAX};
    if (!store_case_postgres_is_used()) return; /* there is no server that can fail */
    scenario_make(&scenario);
    store_case_make(&self, NULL);
    self.config.fail = fault_step;
    self.config.fail_context = &fault;
    store_case_open(&self);
    triggers_make(&self, trial->way);
    emptier_make(&self);
    uint64_t n = 0;
    bool fired = true;
    while (fired) {
        struct store_case_end ends[OPERATIONS];
        n++;
        database_empty(&self);
        fault_set(&self, trial, n, &fault);
        scenario_do(&self, &scenario, &fault, trial->grouped, ends);
        fired = fault_end(&self, trial, n, &fault);
        ends_check(trial, fired, ends);
        store_compare(&self, &scenario, ends);
        store_goes_on(&self);
    }
    cr_assert_gt(n, trial->least, "there were %d faults", (int)n);
    store_case_end(&self);
}

/* ---- faults of the disk, which is a store's own ---- */

/* Fails `length` steps from the n-th on, for every n. */
static void every_step_fails(enum store_err err, uint64_t length, bool grouped)
{
    if (store_case_postgres_is_used()) {
        every_fault(&(struct trial){
            .way = WAY_STEP, .grouped = grouped, .length = length, .err = err, .least = 60});
        return;
    }
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
        store_goes_on(&self);
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
    if (store_case_postgres_is_used()) return; /* it makes no difference there */
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
    if (store_case_postgres_is_used()) return; /* nor does that */
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

Test(store_fault, statement_that_fails_leaves_nothing_of_its_operation)
{
    every_fault(&(struct trial){
        .way = WAY_STATEMENT, .length = 1, .state = "53100", .err = STORE_FULL, .least = 25});
}

Test(store_fault, statement_of_a_group_that_fails_leaves_what_was_acknowledged)
{
    struct trial trial = {.way = WAY_STATEMENT, .grouped = true, .length = 1, .least = 25};
    trial.state = "53100";
    trial.err = STORE_FULL;
    every_fault(&trial);
    trial.state = "22000"; /* what is wrong with one of them */
    trial.err = STORE_CORRUPT;
    every_fault(&trial);
}

Test(store_fault, statement_that_crosses_another_is_run_again)
{
    every_fault(&(struct trial){.way = WAY_STATEMENT,
                                .grouped = true,
                                .length = 1,
                                .state = "40P01",
                                .err = STORE_OK,
                                .least = 25});
}

Test(store_fault, commit_that_the_server_refuses_commits_nothing)
{
    struct trial trial = {.way = WAY_COMMIT, .grouped = true, .length = 1, .least = 10};
    trial.state = "53100";
    trial.err = STORE_FULL;
    every_fault(&trial);
    trial.state = "40001"; /* and what is run again works */
    trial.err = STORE_OK;
    every_fault(&trial);
}

Test(store_fault, session_that_ends_before_any_step_loses_nothing)
{
    struct trial trial = {.way = WAY_SESSION, .length = 1, .err = STORE_OK, .least = 60};
    every_fault(&trial);
    trial.grouped = true;
    every_fault(&trial);
    trial.length = 2; /* and the one that is begun in its place */
    trial.err = STORE_IO;
    every_fault(&trial);
}
