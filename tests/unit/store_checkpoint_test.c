/* A long WAL is copied beside the writer, which goes on meanwhile; a reader that stays long, or a
 * disk that fails for a while, does not leave one behind. */
#include <criterion/criterion.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/clock.h"
#include "store/sqlite/checkpoint.h"
#include "store/sql/sql.h"
#include "support/store_case.h"

#define FEW_MOVES   50
#define MOVES_BYTES (140u * 1024)

TestSuite(store_checkpoint, .timeout = 240);

static struct store_case self;
static uint32_t next_seq;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

static off_t wal_size(void)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    struct stat about;
    (void)snprintf(path, sizeof(path), "%s-wal", self.path);
    return stat(path, &about) == 0 ? about.st_size : 0;
}

/* The file is longer than that. */
static uint64_t wal_used(void)
{
    struct store_stats stats;
    store_stats_read(self.store, &stats);
    return stats.wal_bytes;
}

Test(store_checkpoint, a_long_wal_is_cut_when_the_last_reader_has_left_it, .init = begin,
     .fini = end)
{
    static char events[200000];
    struct store_match match = store_case_running("abcdefghijkmnpqr", 2);
    struct sql reader;
    store_case_match_add(&self, &match);
    memset(events, ' ', sizeof(events) - 1);
    memcpy(events, "[]", 2);
    cr_assert_eq(sql_connect(&reader, self.path, SQL_READS), STORE_OK);
    cr_assert_eq(sql_exec(&reader, "BEGIN; SELECT count(*) FROM move", "read"), STORE_OK);
    for (uint32_t seq = 0; wal_used() < CHECKPOINT_TRUNCATE_BYTES + (1u << 20); seq++) {
        struct store_move move = store_case_move(match.id, seq);
        move.events = events;
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
    struct timespec pause = {.tv_nsec = 20 * 1000 * 1000};
    for (int i = 0; i < 30; i++) (void)nanosleep(&pause, NULL); /* some pauses of the writer */
    cr_expect_geq(wal_size(), (off_t)CHECKPOINT_TRUNCATE_BYTES, "a reader is open");
    sql_close(&reader);
    int64_t begun_us = clock_mono_us();
    while (wal_size() > 0 && clock_mono_us() - begun_us < 60000000) (void)nanosleep(&pause, NULL);
    cr_expect_eq(wal_size(), 0, "and nothing was written since");
}

/* ---- the database's own file, whose writes stop, or fail, on demand ---- */

static sqlite3_vfs *real_vfs;
static sqlite3_vfs vfs;
static sqlite3_io_methods real_methods;
static sqlite3_io_methods methods;
static atomic_bool stops;
static atomic_bool fails;
static atomic_int stopped; /* who stands there */
static atomic_int failed;

static void wait_ms(int ms)
{
    struct timespec time = {.tv_nsec = ms * 1000000L};
    (void)nanosleep(&time, NULL);
}

static int page_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    atomic_fetch_add(&stopped, 1);
    while (atomic_load(&stops)) wait_ms(1);
    atomic_fetch_sub(&stopped, 1);
    if (!atomic_load(&fails)) return real_methods.xWrite(file, bytes, size, at);
    atomic_fetch_add(&failed, 1);
    return SQLITE_IOERR_WRITE;
}

static int file_open(sqlite3_vfs *own, const char *name, sqlite3_file *file, int flags, int *out)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    (void)own;
    int code = real_vfs->xOpen(real_vfs, name, file, flags, out);
    if (code != SQLITE_OK || (flags & SQLITE_OPEN_MAIN_DB) == 0) return code;
    CHECK(pthread_mutex_lock(&mutex) == 0);
    if (methods.iVersion == 0) {
        real_methods = *file->pMethods;
        methods = real_methods;
        methods.xWrite = page_write;
    }
    CHECK(pthread_mutex_unlock(&mutex) == 0);
    file->pMethods = &methods;
    return SQLITE_OK;
}

/* Before the first connection of this process. */
static void begin_on_demand(void)
{
    struct store_match match = store_case_running("log", 2);
    CHECK(sqlite3_initialize() == SQLITE_OK);
    real_vfs = sqlite3_vfs_find(NULL);
    vfs = *real_vfs;
    vfs.zName = "on demand";
    vfs.xOpen = file_open;
    CHECK(sqlite3_vfs_register(&vfs, 1) == SQLITE_OK);
    begin();
    store_case_match_add(&self, &match);
}

static void moves_write(uint32_t count, size_t bytes)
{
    static char events[MOVES_BYTES + 1];
    memset(events, ' ', bytes);
    memcpy(events, "[]", 2);
    events[bytes] = '\0';
    for (uint32_t i = 0; i < count; i++) {
        struct store_move move = store_case_move("log", next_seq++);
        move.events = events;
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    }
}

/* Never a pause: what is copied is copied because the WAL is long. */
static void wal_fill(void)
{
    while (wal_used() < CHECKPOINT_BYTES_MAX) moves_write(10, MOVES_BYTES);
}

/* It is copied, and begins anew, while a little is written. */
static void wal_begins(void)
{
    while (wal_used() > CHECKPOINT_BYTES_MAX / 2) {
        moves_write(1, 100);
        wait_ms(1);
    }
}

/* All that was written is in the file that is left. */
static void reopened_is_whole(void)
{
    store_case_close(&self);
    store_case_open(&self);
    cr_expect_eq(store_case_moves_count(&self, "log"), (int)next_seq);
    cr_expect_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

Test(store_checkpoint, writer_goes_on_while_a_long_wal_is_copied, .init = begin_on_demand,
     .fini = end)
{
    atomic_store(&stops, true);
    wal_fill();
    while (atomic_load(&stopped) == 0) wait_ms(1);
    moves_write(FEW_MOVES, 100); /* each is committed while the copy stands still */
    cr_expect_eq(atomic_load(&stopped), 1);
    atomic_store(&stops, false);
    wal_begins();
    reopened_is_whole();
}

Test(store_checkpoint, writer_goes_on_while_a_far_longer_wal_is_copied, .init = begin_on_demand,
     .fini = end)
{
    atomic_store(&stops, true);
    wal_fill();
    while (atomic_load(&stopped) == 0) wait_ms(1);
    while (wal_used() < CHECKPOINT_BYTES_TOP - (2u << 20)) moves_write(1, MOVES_BYTES);
    cr_expect_eq(atomic_load(&stopped), 1, "the same page is still being copied");
    atomic_store(&stops, false);
    wal_begins();
    reopened_is_whole();
}

Test(store_checkpoint, disk_that_fails_while_it_is_copied_loses_nothing, .init = begin_on_demand,
     .fini = end)
{
    struct store_stats stats;
    atomic_store(&fails, true);
    wal_fill();
    while (atomic_load(&failed) == 0) wait_ms(1);
    do {
        moves_write(1, 100);
        wait_ms(1);
        store_stats_read(self.store, &stats);
    } while (stats.checkpoint_failures == 0);
    cr_expect_eq(stats.failing, STORE_OK, "moves are written all the same");
    atomic_store(&fails, false);
    moves_write(CHECKPOINT_RETRY_BYTES / MOVES_BYTES + 1, MOVES_BYTES); /* then it is tried again */
    wal_begins();
    reopened_is_whole();
}

Test(store_checkpoint, writer_that_is_faster_than_the_copy_waits_for_it, .init = begin_on_demand,
     .fini = end)
{
    uint64_t most = 0;
    bool begun = false;
    for (int i = 0; i < 2400 && !begun; i++) { /* twice the bound and more */
        uint64_t before = wal_used();
        moves_write(1, MOVES_BYTES);
        most = before > most ? before : most;
        begun = wal_used() < before;
    }
    cr_expect(begun);
    cr_expect_lt(most, CHECKPOINT_BYTES_TOP + (1u << 20));
    reopened_is_whole();
}
