/* The queue, the groups, the readers beside them, and the checkpoints between them. */
#include "store/store.h"

#include <criterion/criterion.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "store/sqlite/checkpoint.h"
#include "support/patience.h"
#include "support/store_case.h"

static struct store_case self;

/* The writer waits at a gate before each statement until the gate is opened. */
static sem_t gate;
static atomic_bool gate_shut;
static sem_t gate_reached;

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

static void gate_open(void)
{
    atomic_store(&gate_shut, false);
    (void)sem_post(&gate);
}

static void begin(void)
{
    (void)sem_init(&gate, 0, 0);
    (void)sem_init(&gate_reached, 0, 0);
    store_case_make(&self, NULL);
    self.config.fail = gate_wait;
    store_case_open(&self);
    struct store_match match = store_case_running("log", 2);
    store_case_match_add(&self, &match);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_writer, .init = begin, .fini = end, .timeout = 480);

/* Shuts the gate and queues one operation, before which the writer stops. */
static void writer_stop(struct store_case_end *first)
{
    struct store_user user = store_case_guest("Gate");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    atomic_store(&gate_shut, true);
    store_case_queue(&self, &write, first);
    while (sem_wait(&gate_reached) != 0) continue;
}

static struct store_stats stats_read(void)
{
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    return stats;
}

static void wait_ms(int ms)
{
    (void)poll(NULL, 0, ms);
}

static off_t file_size(const char *ending)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    struct stat status;
    (void)snprintf(path, sizeof(path), "%s%s", self.path, ending);
    return stat(path, &status) == 0 ? status.st_size : -1;
}

#define MANY 1200

Test(store_writer, writes_of_one_turn_of_the_loop_are_one_group)
{
    enum { WRITES = 20 };
    struct store_case_end ends[WRITES];
    uint64_t commits = stats_read().commits;
    store_loop_begin(self.store);
    for (int i = 0; i < WRITES; i++) {
        struct store_user user = store_case_guest("Turn");
        struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
        store_case_queue(&self, &write, &ends[i]);
    }
    store_turn_end(self.store);
    for (int i = 0; i < WRITES; i++) {
        store_case_wait(&self, &ends[i]);
        cr_assert_eq(ends[i].err, STORE_OK);
    }
    cr_assert_eq(stats_read().commits, commits + 1);
    struct store_user last = store_case_guest("Last");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &last}};
    store_case_queue(&self, &write, &ends[0]);
    store_case_close(&self); /* in the middle of a turn */
    cr_assert_eq(ends[0].err, STORE_OK);
}

Test(store_writer, stuck_group_is_reported_and_nothing_is_queued_behind_it)
{
    struct store_case_end first;
    struct store_user user = store_case_guest("Late");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    store_case_close(&self);
    self.config.stuck_ms = 50;
    store_case_open(&self);
    writer_stop(&first);
    store_loop_begin(self.store);
    UNTIL(stats_read().failing == STORE_STUCK);
    cr_assert_eq(store_failing(self.store), STORE_STUCK);
    cr_assert_eq(store_write(self.store, &write, NULL, NULL), STORE_STUCK);
    gate_open();
    store_case_wait(&self, &first);
    cr_assert_eq(first.err, STORE_OK);
    UNTIL(stats_read().failing == STORE_OK);
    cr_assert_eq(store_failing(self.store), STORE_OK);
    UNTIL(store_write(self.store, &write, NULL, NULL) == STORE_OK);
    uint64_t commits = stats_read().commits;
    store_turn_end(self.store);
    UNTIL(stats_read().commits > commits);
}

static sem_t goes_on;
static void (*wake_loop)(void *context);

/* The writer says that a group has ended, and goes on when it may. */
static void wake_and_wait(void *context)
{
    wake_loop(context);
    while (sem_wait(&goes_on) != 0) continue;
}

Test(store_writer, write_at_the_end_of_a_slow_group_is_accepted)
{
    struct store_case_end first;
    struct store_user user = store_case_guest("Next");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    (void)sem_init(&goes_on, 0, 0);
    store_case_close(&self);
    self.config.stuck_ms = 2000;
    wake_loop = self.config.wake;
    self.config.wake = wake_and_wait;
    store_case_open(&self);
    writer_stop(&first);
    store_loop_begin(self.store);
    UNTIL(store_failing(self.store) == STORE_STUCK);
    gate_open();
    store_case_wait(&self, &first);
    cr_assert_eq(first.err, STORE_OK);
    cr_assert_eq(store_failing(self.store), STORE_OK, "the writer has not taken the next yet");
    cr_assert_eq(store_write(self.store, &write, NULL, NULL), STORE_OK);
    for (int i = 0; i < 10; i++) (void)sem_post(&goes_on); /* and all that come after it */
}

static uint32_t order[MANY + 10];
static uint32_t order_count;

static void order_note(void *context, enum store_err err, int64_t id)
{
    const uint32_t *seq = context;
    cr_assert_eq(err, STORE_OK);
    cr_assert_eq(id, 0);
    order[order_count++] = *seq;
}

Test(store_writer, waiting_writes_are_committed_in_groups_and_end_in_order)
{
    static uint32_t seqs[MANY];
    struct store_case_end first;
    uint64_t commits = stats_read().commits;
    writer_stop(&first);
    for (uint32_t i = 0; i < MANY; i++) {
        seqs[i] = i;
        struct store_move move = store_case_move("log", i);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_write(self.store, &write, order_note, &seqs[i]), STORE_OK);
    }
    cr_assert_eq(stats_read().queue, MANY + 1);
    cr_assert_eq(order_count, 0, "no result before it is durable");
    gate_open();
    store_case_wait(&self, &first);
    while (order_count < MANY) {
        store_drain(self.store);
        wait_ms(1);
    }
    for (uint32_t i = 0; i < MANY; i++) cr_assert_eq(order[i], i);
    /* one for the operation at the gate, then 512, 512 and 176 */
    cr_assert_eq(stats_read().commits - commits, 4);
    cr_assert_eq(stats_read().operations, 1 + 1 + MANY);
    cr_assert_eq(stats_read().failures, 0);
    cr_assert_eq(stats_read().queue, 0);
    cr_assert_gt(stats_read().commit_us_total, 0);
    cr_assert_leq(stats_read().commit_us_max, stats_read().commit_us_total);
    cr_assert_eq(store_case_moves_count(&self, "log"), MANY);
}

Test(store_writer, refused_operations_leave_the_others_of_their_group)
{
    struct store_case_end first;
    struct store_case_end ends[6];
    struct store_user ada = store_case_account("Ada");
    struct store_user again = store_case_account("ADA");
    struct store_match match = store_case_match("two", 2);
    struct store_match ghost = store_case_match("ghost", 2);
    struct store_move orphan = store_case_move("none", 0);
    struct store_move move = store_case_move("two", 0);
    ghost.seat[1].user = 99; /* fails after the match's row and its first seat */
    struct store_write writes[6] = {
        {.op = STORE_USER_CREATE, .account = {.user = &ada}},
        {.op = STORE_USER_CREATE, .account = {.user = &again}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &match}},
        {.op = STORE_MATCH_SAVE, .save = {.match = &ghost}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &orphan}},
        {.op = STORE_MOVE_APPEND, .append = {.move = &move}},
    };
    static const enum store_err expected[6] = {STORE_OK,        STORE_TAKEN, STORE_OK,
                                               STORE_NOT_FOUND, STORE_STALE, STORE_OK};
    uint64_t commits = stats_read().commits;
    writer_stop(&first);
    for (int i = 0; i < 6; i++) store_case_queue(&self, &writes[i], &ends[i]);
    gate_open();
    store_case_wait(&self, &ends[5]);
    for (int i = 0; i < 6; i++) {
        cr_assert(ends[i].ended);
        cr_assert_eq(ends[i].err, expected[i], "operation %d: %s", i, store_err_name(ends[i].err));
        cr_assert_eq(ends[i].id > 0, i == 0);
    }
    /* one for the operation at the gate; PostgreSQL undoes the ghost with all that came before it,
     * which is committed by itself then */
    cr_assert_eq(stats_read().commits - commits, store_case_is_postgres(&self) ? 3 : 2);
    struct store_match found;
    cr_assert_eq(store_match_read(self.reader, "two", &found), STORE_OK);
    cr_assert_eq(store_match_read(self.reader, "ghost", &found), STORE_NOT_FOUND);
    cr_assert_eq(store_case_moves_count(&self, "two"), 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM user"), "2");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM seat"), "4");
}

static void count_end(void *context, enum store_err err, int64_t id)
{
    uint32_t *count = context;
    (void)id;
    cr_assert_eq(err, STORE_OK);
    (*count)++;
}

Test(store_writer, full_queue_is_busy_and_keeps_nothing)
{
    struct store_case_end first;
    uint32_t count = 0;
    struct store_chat chat = {.match = "log", .name = "n", .text = "t"};
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    writer_stop(&first);
    for (chat.number = 1; chat.number < STORE_QUEUE_MAX; chat.number++)
        cr_assert_eq(store_write(self.store, &write, count_end, &count), STORE_OK);
    cr_assert_eq(stats_read().queue, STORE_QUEUE_MAX);
    cr_assert_eq(store_write(self.store, &write, count_end, &count), STORE_BUSY);
    cr_assert_eq(store_write(self.store, &write, count_end, &count), STORE_BUSY);
    gate_open();
    while (count < STORE_QUEUE_MAX - 1) {
        store_drain(self.store);
        wait_ms(1);
    }
    cr_assert_eq(store_write(self.store, &write, count_end, &count), STORE_OK);
    store_case_close(&self);
    cr_assert_eq(count, STORE_QUEUE_MAX);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM chat"), "4096");
}

static enum store_err refused_late;

static void write_late(void *context, enum store_err err, int64_t id)
{
    (void)id;
    cr_assert_eq(err, STORE_OK);
    struct store_user user = store_case_guest("Late");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    refused_late = store_write(self.store, &write, count_end, context);
}

Test(store_writer, closing_runs_all_that_is_queued_and_takes_nothing_more)
{
    struct store_case_end first;
    uint32_t count = 0;
    uint32_t late = 0;
    writer_stop(&first);
    for (uint32_t i = 0; i < MANY; i++) {
        struct store_move move = store_case_move("log", i);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_write(self.store, &write, i == 7 ? write_late : count_end,
                                 i == 7 ? &late : &count),
                     STORE_OK);
    }
    gate_open();
    store_case_close(&self);
    cr_assert(first.ended);
    cr_assert_eq(count, MANY - 1);
    cr_assert_eq(refused_late, STORE_CLOSED);
    cr_assert_eq(late, 0);
    cr_assert_lt(file_size("-wal"), 0, "a closed store is one file");
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "log"), MANY);
}

static struct store_case_end follower;

static void write_and_drain(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    cr_assert_eq(err, STORE_OK);
    struct store_user user = store_case_guest("Follower");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    follower.ended = true;
}

Test(store_writer, done_may_write_and_even_wait)
{
    struct store_user user = store_case_guest("First");
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    cr_assert_eq(store_write(self.store, &write, write_and_drain, NULL), STORE_OK);
    store_case_wait(&self, &follower);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(name) FROM user"),
                     "First,Follower");
}

Test(store_writer, operation_is_a_copy)
{
    struct store_case_end first;
    struct store_case_end end;
    char id[] = "log";
    char request[] = "request";
    char text[] = "{\"kind\":\"x\"}";
    char events[] = "[1]";
    struct store_match match = store_case_running("log", 2);
    match.edit = 1;
    struct store_move move = {.match = id, .request = request, .move = text, .events = events};
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &move, .match = &match}};
    writer_stop(&first);
    store_case_queue(&self, &write, &end);
    memset(id, 'x', 3);
    memset(request, 'x', 7);
    memset(text, 'x', 12);
    memset(events, 'x', 3);
    memset(&match, 0xee, sizeof(match));
    memset(&move, 0xee, sizeof(move));
    memset(&write, 0xee, sizeof(write));
    gate_open();
    store_case_wait(&self, &end);
    cr_assert_eq(end.err, STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT request || move || events FROM move"),
                     "request{\"kind\":\"x\"}[1]");
}

/* ---- readers ---- */

static atomic_bool reading_ends;
static atomic_int readings;

static void *read_always(void *context)
{
    (void)context;
    struct store_reader *reader = NULL;
    struct store_match match;
    if (store_reader_open(self.store, &reader) != STORE_OK) return NULL;
    int16_t last = 0;
    while (!atomic_load(&reading_ends)) {
        if (store_match_read(reader, "log", &match) != STORE_OK || match.seat[0].score < last ||
            match.seat[0].score != match.seat[1].score) {
            store_reader_close(reader);
            return NULL;
        }
        last = match.seat[0].score;
        atomic_fetch_add(&readings, 1);
    }
    store_reader_close(reader);
    return &readings;
}

Test(store_writer, readers_on_other_threads_see_whole_commits_while_the_writer_writes)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, read_always, NULL), 0);
    struct store_match match = store_case_match("log", 2);
    for (int16_t score = 1; score <= 300 || atomic_load(&readings) < 100; score++) {
        match.seat[0].score = score;
        match.seat[1].score = score;
        store_case_match_add(&self, &match);
        struct store_match found;
        cr_assert_eq(store_match_read(self.reader, "log", &found), STORE_OK);
        cr_assert_eq(found.seat[1].score, score, "what is done can be read");
    }
    atomic_store(&reading_ends, true);
    for (int i = 0; i < 2; i++) {
        void *result = NULL;
        cr_assert_eq(pthread_join(threads[i], &result), 0);
        cr_assert_not_null(result);
    }
}

static bool write_inside(void *context, const struct store_match *match)
{
    const char *id = match->id;
    int *rows = context;
    struct store_match found;
    store_case_moves_add(&self, id, 0, 0); /* while this row is being read */
    cr_assert_eq(store_match_read(self.reader, id, &found), STORE_OK);
    (*rows)++;
    return true;
}

Test(store_writer, callback_of_a_reader_may_read_and_wait_for_writes)
{
    struct store_match second = store_case_running("two", 2);
    store_case_match_add(&self, &second);
    int rows = 0;
    cr_assert_eq(store_started_matches_each(self.reader, write_inside, &rows), STORE_OK);
    cr_assert_eq(rows, 2);
    cr_assert_eq(store_case_moves_count(&self, "log"), 1);
    cr_assert_eq(store_case_moves_count(&self, "two"), 1);
}

/* ---- checkpoints ---- */

static uint32_t big_seq;

/* Appends moves of `bytes` each, all queued at once. */
static void big_moves_add(uint32_t count, size_t bytes)
{
    uint32_t ended = 0;
    char *events = malloc(bytes + 1);
    cr_assert_not_null(events);
    memset(events, '1', bytes);
    events[0] = events[bytes - 1] = '"';
    events[bytes] = '\0';
    for (uint32_t i = 0; i < count; i++) {
        struct store_move move = store_case_move("log", big_seq++);
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        move.events = events;
        cr_assert_eq(store_write(self.store, &write, count_end, &ended), STORE_OK);
    }
    free(events);
    while (ended < count) {
        store_drain(self.store);
        wait_ms(1);
    }
}

Test(store_writer, pause_copies_the_wal_into_the_file_and_a_large_wal_is_cut)
{
    if (store_case_is_postgres(&self)) cr_skip_test("there is no WAL of ours");
    big_moves_add(200, 8 * 1024);
    off_t before = file_size("");
    cr_assert_gt(stats_read().wal_bytes, CHECKPOINT_IDLE_BYTES);
    UNTIL(file_size("") >= before + 200 * 8 * 1024);
    wait_ms(CHECKPOINT_IDLE_MS); /* it may be at the last pages */
    cr_assert_gt(file_size("-wal"), 0, "a small WAL keeps its place on the disk");

    big_moves_add(1, 8 * 1024); /* the WAL begins anew */
    cr_assert_lt(stats_read().wal_bytes, CHECKPOINT_IDLE_BYTES);

    big_moves_add(400, 64 * 1024);
    cr_assert_gt(file_size("-wal"), CHECKPOINT_TRUNCATE_BYTES);
    UNTIL(file_size("-wal") == 0);
    UNTIL(stats_read().wal_bytes == 0);
    cr_assert_eq(store_case_moves_count(&self, "log"), 601);
}

Test(store_writer, wal_without_a_pause_is_copied_when_it_reaches_its_bound)
{
    if (store_case_is_postgres(&self)) cr_skip_test("there is no WAL of ours");
    struct store_case_end end;
    big_moves_add(512, 140 * 1024);
    while (stats_read().wal_bytes >= CHECKPOINT_BYTES_MAX / 2) {
        /* never a pause of CHECKPOINT_IDLE_MS */
        struct store_user user = store_case_guest("Busy");
        struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
        store_case_queue(&self, &write, &end);
        store_case_wait(&self, &end);
        cr_assert_eq(end.err, STORE_OK);
    }
    /* It began anew; what came in a last group after the bound may still be in it. */
    cr_assert_gt(file_size(""), CHECKPOINT_BYTES_MAX / 2);
}

static bool pause_inside(void *context, const struct store_move *move)
{
    int *rows = context;
    (void)move;
    if ((*rows)++ == 0) {
        big_moves_add(300, 64 * 1024); /* and the pause finds this reader in the way */
        wait_ms(3 * CHECKPOINT_IDLE_MS);
        big_moves_add(10, 100);
    }
    return true;
}

Test(store_writer, reader_that_keeps_an_old_state_delays_the_checkpoint_but_not_the_writer)
{
    if (store_case_is_postgres(&self)) cr_skip_test("there is no WAL of ours");
    int rows = 0;
    big_moves_add(5, 100);
    cr_assert_eq(store_moves_each(self.reader, "log", 0, UINT32_MAX, pause_inside, &rows),
                 STORE_OK);
    cr_assert_eq(rows, 5, "it sees the state that it began with");
    cr_assert_gt(file_size("-wal"), CHECKPOINT_TRUNCATE_BYTES);
    big_moves_add(1, 100); /* and the next pause tries again */
    UNTIL(file_size("-wal") == 0);
    cr_assert_eq(store_case_moves_count(&self, "log"), 316);
}
