/* Moves that are written in one group: each is as if it were alone, and those that come too late
 * are stale without harm to the others. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/matches/moves.h"
#include "support/store_case.h"

#define MATCHES 24

static struct store_case self;
static struct store *other; /* another program on the same file */

/* The writer waits at a gate before a statement until the gate is opened. */
static sem_t gate;
static sem_t gate_reached;
static atomic_bool gate_shut;

static enum store_err gate_wait(void *context, uint64_t n)
{
    (void)context;
    (void)n;
    if (atomic_load(&gate_shut)) {
        (void)sem_post(&gate_reached);
        while (sem_wait(&gate) != 0) continue;
    }
    return STORE_OK;
}

static void other_wake(void *context)
{
    (void)context;
}

static const char *name_of(int match)
{
    static char names[MATCHES][STORE_MATCH_ID_BYTES + 1];
    (void)snprintf(names[match], sizeof(names[match]), "m%d", match);
    return names[match];
}

static void begin(void)
{
    (void)sem_init(&gate, 0, 0);
    (void)sem_init(&gate_reached, 0, 0);
    store_case_make(&self, NULL);
    self.config.shared = true;
    self.config.fail = gate_wait;
    store_case_open(&self);
    struct store_config config = {.path = self.path, .wake = other_wake, .shared = true};
    CHECK(store_open(&config, &other) == STORE_OK);
    for (int i = 0; i < MATCHES; i++) {
        struct store_match match = store_case_running(name_of(i), 2);
        store_case_match_add(&self, &match);
        store_case_moves_add(&self, name_of(i), 0, 0);
    }
}

static void end(void)
{
    store_close(other);
    store_case_end(&self);
}

TestSuite(store_group, .init = begin, .fini = end, .timeout = 480);

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

/* Their row of a match: not the one that store_case_move() gives. */
static void other_append(const char *match, uint32_t seq)
{
    struct store_move move = store_case_move(match, seq);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    move.state_hash = 7;
    cr_assert_eq(other_do(&write), STORE_OK);
}

/* Writes them as one group, and tells how each has ended. Returns how many commits it took. */
static uint64_t group_do(const struct store_write writes[], int count, enum store_err errs[])
{
    struct store_case_end first;
    struct store_case_end ends[64];
    struct store_stats stats;
    struct store_user user = store_case_guest("Gate");
    struct store_write gated = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    cr_assert_leq(count, 64);
    store_stats_read(self.store, &stats);
    uint64_t commits = stats.commits;
    atomic_store(&gate_shut, true);
    store_case_queue(&self, &gated, &first);
    while (sem_wait(&gate_reached) != 0) continue;
    for (int i = 0; i < count; i++) store_case_queue(&self, &writes[i], &ends[i]);
    atomic_store(&gate_shut, false);
    (void)sem_post(&gate);
    store_case_wait(&self, &first);
    for (int i = 0; i < count; i++) {
        store_case_wait(&self, &ends[i]);
        errs[i] = ends[i].err;
    }
    store_stats_read(self.store, &stats);
    cr_assert_eq(stats.failures, 0);
    return stats.commits - commits - 1;
}

static struct store_write append_of(const struct store_move *move)
{
    return (struct store_write){.op = STORE_MOVE_APPEND, .append = {.move = move}};
}

Test(store_group, stale_moves_are_stale_alone)
{
    struct store_match over = store_case_running(name_of(2), 2);
    struct store_move moves[7];
    struct store_write writes[7];
    enum store_err errs[7];
    static const enum store_err expected[7] = {STORE_OK,    STORE_STALE, STORE_STALE, STORE_STALE,
                                               STORE_STALE, STORE_OK,    STORE_OK};
    over.edit = 1;
    over.status = STORE_OVER;
    struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &over}};
    cr_assert_eq(other_do(&save), STORE_OK);
    other_append(name_of(1), 1);
    for (int i = 0; i < 5; i++) moves[i] = store_case_move(name_of(i), 1);
    moves[3].before.state_hash++;
    moves[4].match = "none";
    moves[5] = store_case_move(name_of(0), 2); /* follows one of the group */
    moves[6] = store_case_move(name_of(3), 1); /* the same once more, as it should be */
    for (int i = 0; i < 7; i++) writes[i] = append_of(&moves[i]);
    cr_assert_eq(group_do(writes, 7, errs), 1);
    for (int i = 0; i < 7; i++)
        cr_assert_eq(errs[i], expected[i], "move %d: %s", i, store_err_name(errs[i]));
    cr_assert_eq(store_case_moves_count(&self, name_of(0)), 3);
    cr_assert_eq(store_case_moves_count(&self, name_of(1)), 2);
    cr_assert_eq(store_case_moves_count(&self, name_of(2)), 1);
    cr_assert_eq(store_case_moves_count(&self, name_of(3)), 2);
}

Test(store_group, move_after_a_stale_move_is_stale)
{
    struct store_move moves[4];
    struct store_write writes[4];
    enum store_err errs[4];
    other_append(name_of(1), 1);
    for (int i = 0; i < 3; i++) moves[i] = store_case_move(name_of(1), (uint32_t)i + 1);
    moves[3] = store_case_move(name_of(0), 1);
    for (int i = 0; i < 4; i++) writes[i] = append_of(&moves[i]);
    (void)group_do(writes, 4, errs);
    for (int i = 0; i < 3; i++) cr_assert_eq(errs[i], STORE_STALE, "move %d", i);
    cr_assert_eq(errs[3], STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, name_of(1)), 2);
    cr_assert_eq(store_case_moves_count(&self, name_of(0)), 2);
}

Test(store_group, clocks_are_due_as_the_newest_move_says)
{
    struct store_move moves[5];
    struct store_write writes[5];
    enum store_err errs[5];
    other_append(name_of(1), 1);
    for (int i = 0; i < 3; i++) moves[i] = store_case_move(name_of(i), 1);
    for (int i = 3; i < 5; i++) moves[i] = store_case_move(name_of(2), (uint32_t)i - 1);
    for (int i = 0; i < 5; i++) {
        moves[i].clock_due_ms = 100 + i;
        moves[i].clock_ms = 50;
        moves[i].clocks = "[1,2]";
        writes[i] = append_of(&moves[i]);
    }
    moves[4].clock_due_ms = 0; /* as it was */
    (void)group_do(writes, 5, errs);
    cr_assert_eq(errs[1], STORE_STALE);
    cr_assert_str_eq(
        store_case_sql(&self, "SELECT group_concat(clock_due_ms) FROM (SELECT clock_due_ms "
                              "FROM match WHERE id IN ('m0', 'm1', 'm2') AND clock_due_ms > 0 "
                              "ORDER BY number) AS due"),
        "100,103");
}

Test(store_group, operation_that_fails_half_way_takes_nothing_with_it)
{
    struct store_match ghost = store_case_match("ghost", 2);
    struct store_match table = store_case_match("table", 2);
    struct store_move moves[4];
    struct store_write writes[8];
    enum store_err errs[8];
    static const enum store_err expected[8] = {STORE_OK,        STORE_NOT_FOUND, STORE_OK,
                                               STORE_NOT_FOUND, STORE_OK,        STORE_OK,
                                               STORE_NOT_FOUND, STORE_OK};
    ghost.seat[1].user = 99; /* fails after the match's row and its first seat */
    moves[0] = store_case_move(name_of(0), 1);
    moves[1] = store_case_move(name_of(0), 2);
    moves[2] = store_case_move(name_of(1), 1);
    moves[3] = store_case_move(name_of(2), 1);
    for (int i = 0; i < 8; i++)
        writes[i] = (struct store_write){.op = STORE_MATCH_SAVE, .save = {.match = &ghost}};
    writes[0] = append_of(&moves[0]);
    writes[2] = append_of(&moves[1]);
    writes[4] = append_of(&moves[2]);
    writes[5].save.match = &table;
    writes[7] = append_of(&moves[3]);
    (void)group_do(writes, 8, errs);
    for (int i = 0; i < 8; i++)
        cr_assert_eq(errs[i], expected[i], "operation %d: %s", i, store_err_name(errs[i]));
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM match WHERE id = 'ghost'"), "0");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM seat"), "50");
    cr_assert_eq(store_case_moves_count(&self, name_of(0)), 3);
}

/* ---- what the rows are ---- */

static struct store_move wanted[5];
static int rows;

static bool row_same(void *context, const struct store_move *row)
{
    const struct store_move *move = &wanted[row->seq];
    (void)context;
    if (row->seq == 0) return true;
    cr_assert_eq(row->seat, move->seat);
    cr_assert_eq(row->user, move->user);
    cr_assert_str_eq(row->request, move->request);
    cr_assert_str_eq(row->move, move->move);
    cr_assert_str_eq(row->events, move->events);
    cr_assert_eq(row->state_hash, move->state_hash);
    cr_assert_eq(row->at_ms, move->at_ms);
    cr_assert_eq(row->clock_ms, move->clock_ms);
    cr_assert_str_eq(row->clocks, move->clocks != NULL ? move->clocks : "");
    rows++;
    return true;
}

Test(store_group, rows_are_what_was_written_to_the_byte)
{
    struct store_user ann = store_case_guest("Ann");
    int64_t user = store_case_user_add(&self, &ann);
    struct store_write writes[4];
    enum store_err errs[4];
    for (int i = 1; i < 5; i++) wanted[i] = store_case_move(name_of(0), (uint32_t)i);
    wanted[1].seat = -1;
    wanted[1].move = "";
    wanted[2].user = user;
    wanted[2].request = "a{b},\"NULL\" \\ '1'";
    wanted[2].events = "[{\"text\":\"Grüße, {x} \\\"y\\\" \\\\ 日本\"}, 1.0,  true ]";
    wanted[3].clock_ms = 5;
    wanted[3].clocks = "[60000,null]";
    wanted[3].owed_known = true;
    wanted[3].owed = 3;
    wanted[3].conditional = true;
    wanted[4].state_hash = UINT64_MAX;
    wanted[4].events = "[]";
    for (int i = 0; i < 4; i++) writes[i] = append_of(&wanted[i + 1]);
    cr_assert_eq(group_do(writes, 4, errs), 1);
    for (int i = 0; i < 4; i++) cr_assert_eq(errs[i], STORE_OK);
    cr_assert_eq(store_moves_each(self.reader, name_of(0), 0, 9, row_same, NULL), STORE_OK);
    cr_assert_eq(rows, 4);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(coalesce(owed, -1)) FROM (SELECT "
                                           "owed FROM move JOIN match ON number = match_number "
                                           "WHERE id = 'm0' AND seq > 0 ORDER BY seq) AS owes"),
                     "-1,-1,3,-1");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM move WHERE request IS NULL"),
                     "27");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM move WHERE ordered IS NULL"),
                     "27");
}

/* ---- two who write at once ---- */

#define ROUNDS 40

static void counted(void *context, enum store_err err, int64_t id)
{
    int *ends = context;
    (void)id;
    cr_assert(err == STORE_OK || err == STORE_STALE, "%s", store_err_name(err));
    ends[0]++;
    if (err == STORE_OK) ends[1]++;
}

Test(store_group, one_of_two_simultaneous_moves_is_stale)
{
    for (uint32_t seq = 1; seq <= ROUNDS; seq++) {
        int ends[MATCHES][2] = {0};
        int done = 0;
        for (int i = 0; i < MATCHES; i++) {
            struct store_move move = store_case_move(name_of(i), seq);
            struct store_move theirs = store_case_move(name_of(MATCHES - 1 - i), seq);
            struct store_write write = append_of(&move);
            cr_assert_eq(store_write(self.store, &write, counted, ends[i]), STORE_OK);
            write.append.move = &theirs;
            theirs.clock_due_ms = 5; /* updates the match */
            cr_assert_eq(store_write(other, &write, counted, ends[MATCHES - 1 - i]), STORE_OK);
        }
        while (done < 2 * MATCHES) {
            store_drain(self.store);
            store_drain(other);
            done = 0;
            for (int i = 0; i < MATCHES; i++) done += ends[i][0];
        }
        for (int i = 0; i < MATCHES; i++) cr_assert_eq(ends[i][1], 1, "one of both");
    }
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    cr_assert_eq(stats.failures, 0);
    for (int i = 0; i < MATCHES; i++)
        cr_assert_eq(store_case_moves_count(&self, name_of(i)), ROUNDS + 1);
}
