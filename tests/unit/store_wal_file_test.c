/* The log's pages leave together: how often the system is asked to write, and that a transaction
 * that is larger than the cache, so that it reads its own pages back, is whole or not there. And
 * that the file is made longer rarely. */
#define _GNU_SOURCE /* syscall */
#include "store/wal_file.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "support/store_case.h"

TestSuite(store_wal_file, .timeout = 480);

#define EVENT_BYTES 3000
#define MOVES_MANY  4000 /* 12 MB, six times the cache */

static struct store_case self;
static atomic_long writes;
static atomic_long bytes_left;

static ssize_t pwrite_counted(int file, const void *bytes, size_t size, off_t at)
{
    atomic_fetch_add(&writes, 1);
    if (atomic_fetch_sub(&bytes_left, (long)size) < (long)size) {
        atomic_fetch_add(&bytes_left, (long)size);
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_pwrite64, file, bytes, size, at);
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
    struct store_write write = {
        .op = STORE_MATCH_IMPORT, .match = &match, .moves = moves, .move_count = count};
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

static long wal_size(void)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    struct stat about;
    (void)snprintf(path, sizeof(path), "%s-wal", self.path);
    return stat(path, &about) == 0 ? (long)about.st_size : -1;
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

Test(store_wal_file, log_becomes_longer_seldom_and_by_little, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    int count = lengthenings("one", 0, 104);
    cr_assert_leq(count, 104 / 8, "%d times", count);
    cr_assert_leq(longest, 160 * 1024, "%ld bytes", longest);
    cr_assert_gt(wal_size(), 400000);
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "one"), 104);
    cr_assert_leq(lengthenings("one", 104, 144), 40 / 8);
    cr_assert_eq(store_case_moves_count(&self, "one"), 144);
}

Test(store_wal_file, log_goes_on_where_there_is_no_room_ahead, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("one", 2);
    store_case_match_add(&self, &match);
    uint32_t seq = 0;
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
