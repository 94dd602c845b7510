/* The log's pages leave together: how often the system is asked to write, and that a transaction
 * that is larger than the cache, so that it reads its own pages back, is whole or not there. And
 * that the file is made longer beside the writer; where that is late or there is no room, rarely.
 */
#define _GNU_SOURCE /* syscall */
#include "store/file/wal_file.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "store/file/log_room.h"
#include "support/store_case.h"

TestSuite(store_wal_file, .timeout = 480);

#define EVENT_BYTES 3000
#define MOVES_MANY  4000 /* 12 MB, six times the cache */

static struct store_case self;
static atomic_long writes;
static atomic_long bytes_left;
/* This thread writes the log: the copier only syncs it, before a checkpoint. */
static _Thread_local bool is_writer;

static bool is_log(int file)
{
    char link[64];
    char path[STORE_CASE_PATH_BYTES + 8];
    (void)snprintf(link, sizeof(link), "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof(path) - 1);
    path[size > 0 ? size : 0] = '\0';
    return size > 4 && strcmp(path + size - 4, "-wal") == 0;
}

static ssize_t pwrite_counted(int file, const void *bytes, size_t size, off_t at)
{
    atomic_fetch_add(&writes, 1);
    is_writer = is_writer || is_log(file);
    if (atomic_fetch_sub(&bytes_left, (long)size) < (long)size) {
        atomic_fetch_add(&bytes_left, (long)size);
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_pwrite64, file, bytes, size, at);
}

static long wal_size(void)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    struct stat about;
    (void)snprintf(path, sizeof(path), "%s-wal", self.path);
    return stat(path, &about) == 0 ? (long)about.st_size : -1;
}

/* ---- what the log's room is made with: these come before the C library's ---- */

static atomic_long synced_size;   /* of the log, at its last sync */
static atomic_int writer_lengths; /* syncs of the writer that had a new length to note */
static atomic_int beside_lengths; /* and of the thread beside it */
static atomic_bool beside_waits;  /* before it writes anything */
static atomic_bool beside_fails;  /* at its sync */
static atomic_bool disk_is_near_full;

static bool is_beside(int file)
{
    return (fcntl(file, F_GETFL) & O_APPEND) != 0 && is_log(file);
}

static void pause_short(void)
{
    (void)nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    if (!is_beside(file)) return syscall(SYS_write, file, bytes, size);
    while (atomic_load(&beside_waits)) pause_short();
    if (atomic_fetch_sub(&bytes_left, (long)size) < (long)size) {
        atomic_fetch_add(&bytes_left, (long)size);
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_write, file, bytes, size);
}

/* No test here needs the disk itself. */
int fdatasync(int file)
{
    struct stat about;
    if (!is_log(file) || fstat(file, &about) != 0) return 0;
    if (is_beside(file) && atomic_exchange(&beside_fails, false)) {
        errno = EIO;
        return -1;
    }
    if (!is_writer && !is_beside(file)) return 0;
    if (about.st_size != atomic_exchange(&synced_size, about.st_size))
        atomic_fetch_add(is_writer ? &writer_lengths : &beside_lengths, 1);
    return 0;
}

int fstatvfs(int file, struct statvfs *disk)
{
    (void)file;
    *disk = (struct statvfs){.f_frsize = 4096,
                             .f_bavail = atomic_load(&disk_is_near_full) ? 1000 : 1000000};
    return 0;
}

static void begin(void)
{
    static const char *const calls[] = {"pwrite", "pwrite64"};
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    atomic_store(&bytes_left, LONG_MAX);
    for (size_t i = 0; i < COUNT_OF(calls); i++)
        (void)vfs->xSetSystemCall(vfs, calls[i], (sqlite3_syscall_ptr)pwrite_counted);
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    store_case_end(&self);
}

static enum store_err import(const char *id, size_t count)
{
    struct store_match match = store_case_match(id, 2);
    struct store_move *moves = calloc(count, sizeof(*moves));
    char *events = malloc(EVENT_BYTES + 1);
    CHECK(moves != NULL && events != NULL);
    memset(events, '1', EVENT_BYTES);
    events[0] = events[EVENT_BYTES - 1] = '"';
    events[EVENT_BYTES] = '\0';
    for (size_t i = 0; i < count; i++) {
        moves[i] = store_case_move(id, (uint32_t)i);
        moves[i].events = events;
    }
    match.status = STORE_OVER;
    struct store_write write = {.op = STORE_MATCH_IMPORT,
                                .import = {.match = &match, .moves = moves, .move_count = count}};
    enum store_err err = store_case_do(&self, &write, NULL);
    free(events);
    free(moves);
    return err;
}

Test(store_wal_file, pages_of_a_transaction_leave_in_few_writes, .init = begin, .fini = end)
{
    cr_assert_not_null(wal_file_vfs());
    atomic_store(&writes, 0);
    cr_assert_eq(import("one", 200), STORE_OK);
    /* 600 kB are 300 pages of 2 kB at least; SQLite hands over two pieces for each. */
    cr_assert_leq(atomic_load(&writes), 20, "%ld writes", atomic_load(&writes));
    cr_assert_eq(store_case_moves_count(&self, "one"), 200);
}

static long longest; /* by how many bytes lengthenings() saw the log become longer at once */

/* Appends moves to the match, a transaction each. Returns how often the log has become longer. */
static int lengthenings(const char *id, uint32_t from, uint32_t to)
{
    int count = 0;
    longest = 0;
    for (uint32_t seq = from; seq < to; seq++) {
        long before = wal_size();
        store_case_moves_add(&self, id, seq, seq);
        long bytes = wal_size() - before;
        count += bytes != 0;
        if (bytes > longest) longest = bytes;
    }
    return count;
}

/* The thread beside the writer has done what it was asked for, if anything: a commit asks before it
 * is told. */
static void room_await(void)
{
    struct store_stats stats;
    int tries = 0;
    do {
        cr_assert_lt(tries++, 60000, "the log does not grow");
        pause_short();
        store_stats_read(self.store, &stats);
    } while (log_room_is_due((int64_t)stats.wal_bytes, wal_size()) ||
             atomic_load(&synced_size) != wal_size());
}

static void large_move_add(uint32_t seq)
{
    static char events[60001];
    struct store_move move = store_case_move("one", seq);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    memset(events, '1', sizeof(events) - 1);
    events[0] = events[sizeof(events) - 2] = '"';
    move.events = events;
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

Test(store_wal_file, writer_never_waits_for_the_log_to_become_longer, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    while (wal_size() < LOG_ROOM_FIRST_BYTES) {
        cr_assert_lt(seq, 20, "the first step comes soon");
        store_case_moves_add(&self, "one", seq, seq);
        seq++;
        room_await();
    }
    atomic_store(&writer_lengths, 0);
    for (struct store_stats stats = {0}; stats.wal_bytes < 20 * 1024 * 1024; seq++) {
        large_move_add(seq);
        room_await();
        store_stats_read(self.store, &stats);
    }
    cr_assert_eq(atomic_load(&writer_lengths), 0, "%d times", atomic_load(&writer_lengths));
    cr_assert_eq(atomic_load(&beside_lengths), 3, "it is asked seldom: %d times",
                 atomic_load(&beside_lengths));
    cr_assert_eq(wal_size() / 1024, LOG_ROOM_THIRD_BYTES / 1024);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq);
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq);
}

/* By the writer, which has to do it. */
static void log_is_lengthened_seldom(uint32_t *seq)
{
    int count = lengthenings("one", *seq, *seq + 104);
    *seq += 104;
    cr_assert_leq(count, 104 / 8, "%d times", count);
    cr_assert_leq(longest, 160 * 1024, "%ld bytes", longest);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)*seq);
}

Test(store_wal_file, log_becomes_longer_seldom_and_by_little_if_room_is_late, .init = begin,
     .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    atomic_store(&beside_waits, true);
    log_is_lengthened_seldom(&seq);
    cr_assert_gt(wal_size(), 400000);
    cr_assert_lt(wal_size(), LOG_ROOM_FIRST_BYTES);
    cr_assert_gt(atomic_load(&writer_lengths), 2);
    atomic_store(&beside_waits, false);
    room_await();
    cr_assert_geq(wal_size(), LOG_ROOM_FIRST_BYTES, "it comes late, and whole");
    lengthenings("one", seq, seq + 40);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq + 40);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

/* As if the machine had stopped: what another program finds in the files as they are. */
static void other_row_check(void)
{
    cr_assert_str_eq(store_case_sql(&self, "SELECT sum(length(bytes)) || min(hex(substr(bytes, "
                                           "-4))) FROM other"),
                     "200000077777777");
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

Test(store_wal_file, room_never_lies_over_what_another_program_wrote, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    atomic_store(&beside_waits, true);
    for (uint32_t seq = 0; seq < 20; seq++) store_case_moves_add(&self, "one", seq, seq);
    cr_assert_lt(wal_size(), LOG_ROOM_FIRST_BYTES, "it is asked, and has not begun");
    (void)store_case_sql(&self, "CREATE TABLE other (bytes)");
    (void)store_case_sql(
        &self, "INSERT INTO other SELECT CAST(replace(hex(zeroblob(1000000)), '0', 'w') AS BLOB)");
    cr_assert_gt(wal_size(), 2000000);
    atomic_store(&beside_waits, false);
    for (uint32_t seq = 20; seq < 60; seq++) {
        other_row_check();
        store_case_moves_add(&self, "one", seq, seq);
        room_await();
    }
    other_row_check();
    cr_assert_eq(store_case_moves_count(&self, "one"), 60);
}

Test(store_wal_file, room_is_left_to_others_where_the_disk_is_nearly_full, .init = begin,
     .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    atomic_store(&disk_is_near_full, true);
    log_is_lengthened_seldom(&seq);
    cr_assert_lt(wal_size(), LOG_ROOM_FIRST_BYTES);
    cr_assert_eq(atomic_load(&beside_lengths), 0);
    atomic_store(&disk_is_near_full, false);
    for (int tries = 0; tries < 400 && wal_size() < LOG_ROOM_FIRST_BYTES; tries++, seq++) {
        store_case_moves_add(&self, "one", seq, seq);
        pause_short();
    }
    cr_assert_geq(wal_size(), LOG_ROOM_FIRST_BYTES, "it is asked again");
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq);
}

Test(store_wal_file, log_goes_on_where_there_is_no_room_ahead, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    atomic_store(&beside_waits, true);
    while (lengthenings("one", seq, seq + 1) == 0) seq++;
    long size = wal_size();
    while (wal_size() == size) {
        /* As much as the move needs, and not for the zeros behind it. */
        atomic_store(&bytes_left, 20000);
        seq++;
        store_case_moves_add(&self, "one", seq, seq);
    }
    cr_assert_lt(wal_size(), size + 20000, "what was begun of them is given back");
    atomic_store(&bytes_left, LONG_MAX);
    int count = lengthenings("one", seq + 1, seq + 105);
    cr_assert_leq(count, 20, "then there is room again: %d times", count);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq + 105);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
    atomic_store(&beside_waits, false);
}

Test(store_wal_file, room_that_was_begun_on_a_full_disk_is_given_back, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    atomic_store(&beside_waits, true);
    for (; seq < 20; seq++) store_case_moves_add(&self, "one", seq, seq);
    long size = wal_size();
    atomic_store(&bytes_left, 300000);
    atomic_store(&beside_waits, false);
    while (wal_size() < size + 200000) pause_short();
    for (int tries = 0; tries < 400 && wal_size() > size + 160 * 1024; tries++, seq++) {
        atomic_store(&bytes_left, 100000);
        store_case_moves_add(&self, "one", seq, seq);
        pause_short();
    }
    cr_assert_leq(wal_size(), size + 160 * 1024);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

Test(store_wal_file, room_whose_sync_fails_is_given_back, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
    atomic_store(&beside_fails, true);
    for (; atomic_load(&beside_fails); seq++) {
        cr_assert_lt(seq, 400, "it is asked for");
        store_case_moves_add(&self, "one", seq, seq);
        pause_short();
    }
    for (int tries = 0; tries < 400 && wal_size() >= LOG_ROOM_FIRST_BYTES; tries++, seq++) {
        store_case_moves_add(&self, "one", seq, seq);
        pause_short();
    }
    cr_assert_lt(wal_size(), LOG_ROOM_FIRST_BYTES);
    cr_assert_eq(store_case_moves_count(&self, "one"), (int)seq);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

Test(store_wal_file, transaction_larger_than_the_cache_is_whole, .init = begin, .fini = end)
{
    cr_assert_eq(import("large", MOVES_MANY), STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, "large"), MOVES_MANY);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "large"), MOVES_MANY);
}

Test(store_wal_file, disk_that_fills_up_within_it_leaves_nothing_of_it, .init = begin, .fini = end)
{
    cr_assert_eq(import("before", 10), STORE_OK);
    for (long room = 0; room < 13000000; room += 2600000) {
        atomic_store(&bytes_left, room);
        cr_assert_eq(import("large", MOVES_MANY), STORE_FULL, "%ld bytes", room);
        cr_assert_eq(store_case_moves_count(&self, "before"), 10);
        cr_assert_eq(store_case_moves_count(&self, "large"), -1, "there is no such match");
        atomic_store(&bytes_left, LONG_MAX);
        cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
    }
    cr_assert_eq(import("large", MOVES_MANY), STORE_OK);
    cr_assert_eq(store_case_moves_count(&self, "large"), MOVES_MANY);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}
