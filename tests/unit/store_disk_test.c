/* Real failures below SQLite: a sync that fails, a disk that is full, a process that is killed. */
#define _GNU_SOURCE /* unshare, syscall */
#include "store/store.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/nouns/matches/read.h"
#include "support/store_case.h"

TestSuite(store_disk, .timeout = 480);

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_match match = store_case_running("log", 2);
    store_case_match_add(&self, &match);
}

static void end(void)
{
    store_case_end(&self);
}

static enum store_err move_write(uint32_t seq, size_t bytes)
{
    struct store_move move = store_case_move("log", seq);
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    char *events = malloc(bytes + 1);
    CHECK(events != NULL && bytes >= 2);
    memset(events, '1', bytes);
    events[0] = events[bytes - 1] = '"';
    events[bytes] = '\0';
    move.events = events;
    enum store_err err = store_case_do(&self, &write, NULL);
    free(events);
    return err;
}

/* ---- a sync that fails: this program's fdatasync and fsync come before the C library's ---- */

static atomic_int syncs_failing;
static atomic_int syncs;

static int sync_fake(int file, long number)
{
    /* The thread that makes the log longer is no commit: store_wal_file_test.c has its failures. */
    if ((fcntl(file, F_GETFL) & O_APPEND) != 0) return (int)syscall(number, file);
    atomic_fetch_add(&syncs, 1);
    if (atomic_load(&syncs_failing) > 0) {
        atomic_fetch_sub(&syncs_failing, 1);
        errno = EIO;
        return -1;
    }
    return (int)syscall(number, file);
}

int fdatasync(int file)
{
    return sync_fake(file, SYS_fdatasync);
}

int fsync(int file)
{
    return sync_fake(file, SYS_fsync);
}

static void file_copy(const char *from, const char *to, const char *ending)
{
    char path[STORE_CASE_PATH_BYTES + 8];
    char bytes[4096];
    (void)snprintf(path, sizeof(path), "%s%s", from, ending);
    FILE *in = fopen(path, "rb");
    (void)snprintf(path, sizeof(path), "%s%s", to, ending);
    FILE *out = fopen(path, "wb");
    CHECK(in != NULL && out != NULL);
    size_t size;
    while ((size = fread(bytes, 1, sizeof(bytes), in)) > 0)
        CHECK(fwrite(bytes, 1, size, out) == size);
    CHECK(fclose(in) == 0 && fclose(out) == 0);
}

/* How many moves there would be if the machine stopped now. Somebody reads while the two files are
 * copied, so that no checkpoint empties the log between the one and the other. */
static int moves_after_crash(void)
{
    struct store_case copy;
    sqlite3 *db = NULL;
    store_case_make(&copy, NULL);
    cr_assert_eq(sqlite3_open_v2(self.path, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, "BEGIN; SELECT count(*) FROM match", NULL, NULL, NULL),
                 SQLITE_OK);
    file_copy(self.path, copy.path, "");
    file_copy(self.path, copy.path, "-wal");
    cr_assert_eq(sqlite3_close(db), SQLITE_OK);
    store_case_open(&copy);
    int count = store_case_moves_count(&copy, "log");
    store_case_end(&copy);
    return count;
}

Test(store_disk, each_commit_is_synced_before_it_is_told, .init = begin, .fini = end)
{
    for (uint32_t seq = 0; seq < 10; seq++) {
        int before = atomic_load(&syncs);
        cr_assert_eq(move_write(seq, 100), STORE_OK);
        cr_assert_gt(atomic_load(&syncs), before);
        cr_assert_eq(moves_after_crash(), (int)seq + 1);
    }
}

Test(store_disk, commit_whose_sync_fails_is_not_there_after_a_crash, .init = begin, .fini = end)
{
    cr_assert_eq(move_write(0, 100), STORE_OK);
    atomic_store(&syncs_failing, 1);
    cr_assert_eq(move_write(1, 100), STORE_IO);
    cr_assert_eq(atomic_load(&syncs_failing), 0);
    store_drain(self.store);
    /* The fence is written before the error is reported. */
    cr_assert_eq(moves_after_crash(), 1);
    cr_assert_eq(store_case_moves_count(&self, "log"), 1);
    cr_assert_eq(move_write(1, 200), STORE_OK, "and the match goes on");
    cr_assert_eq(moves_after_crash(), 2);
    cr_assert_eq(store_case_moves_count(&self, "log"), 2);
}

Test(store_disk, syncs_that_fail_for_a_while_lose_nothing_acknowledged, .init = begin, .fini = end)
{
    uint32_t seq = 0;
    for (int round = 1; round <= 12; round++) {
        cr_assert_eq(move_write(seq++, 3000), STORE_OK);
        atomic_store(&syncs_failing, round);
        enum store_err err;
        int failures = 0;
        while ((err = move_write(seq, 3000)) != STORE_OK) {
            cr_assert_eq(err, STORE_IO);
            failures++;
        }
        seq++;
        cr_assert_geq(failures, (round + 1) / 2); /* each time the fence may fail too */
        cr_assert_eq(store_case_moves_count(&self, "log"), (int)seq);
        cr_assert_eq(moves_after_crash(), (int)seq);
    }
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "log"), (int)seq);
}

/* ---- a full disk: SQLite's writes go through a budget ---- */

static atomic_long bytes_left;

static ssize_t pwrite_budget(int file, const void *bytes, size_t size, off_t at)
{
    if (atomic_fetch_sub(&bytes_left, (long)size) < (long)size) {
        atomic_fetch_add(&bytes_left, (long)size);
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_pwrite64, file, bytes, size, at);
}

static void budget_begin(long bytes)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    atomic_store(&bytes_left, bytes);
    static const char *const calls[] = {"pwrite", "pwrite64"};
    for (size_t i = 0; i < COUNT_OF(calls); i++)
        (void)vfs->xSetSystemCall(vfs, calls[i], (sqlite3_syscall_ptr)pwrite_budget);
}

Test(store_disk, full_disk_is_told_and_writing_goes_on_when_there_is_space, .init = begin,
     .fini = end)
{
    uint32_t seq = 0;
    budget_begin(200 * 1000);
    for (int round = 0; round < 4; round++) {
        uint32_t first = seq;
        enum store_err err;
        while ((err = move_write(seq, 3000)) == STORE_OK) seq++;
        cr_assert_eq(err, STORE_FULL);
        cr_assert_gt(seq, first);
        cr_assert_lt(seq, first + 100);
        for (int i = 0; i < 3; i++) cr_assert_eq(move_write(seq, 3000), STORE_FULL);
        cr_assert_eq(store_case_moves_count(&self, "log"), (int)seq);
        cr_assert_eq(moves_after_crash(), (int)seq);
        atomic_store(&bytes_left, 200 * 1000);
    }
    atomic_store(&bytes_left, LONG_MAX);
    cr_assert_eq(move_write(seq++, 3000), STORE_OK);
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(store_case_moves_count(&self, "log"), (int)seq);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

static enum store_err failing(void)
{
    struct store_stats stats;
    store_drain(self.store);
    store_stats_read(self.store, &stats);
    cr_assert_eq(store_failing(self.store), stats.failing);
    return stats.failing;
}

Test(store_disk, write_that_changes_nothing_does_not_prove_that_writing_works, .init = begin,
     .fini = end)
{
    struct store_user until = {.expires_ms = 1};
    struct store_write nothing = {.op = STORE_GUESTS_EXPIRE, .user = &until};
    budget_begin(0);
    cr_assert_eq(move_write(0, 3000), STORE_FULL);
    for (int i = 0; i < 3; i++) {
        cr_assert_eq(store_case_do(&self, &nothing, NULL), STORE_OK);
        cr_assert_eq(failing(), STORE_FULL);
    }
    atomic_store(&bytes_left, LONG_MAX);
    cr_assert_eq(store_case_do(&self, &nothing, NULL), STORE_OK);
    cr_assert_eq(failing(), STORE_OK, "which is found out at once");
    cr_assert_eq(move_write(0, 3000), STORE_OK);
}

/* ---- a disk that is really full: a small file system of its own, where the system allows one ----
 */

#define CANNOT 77

static int tmpfs_enter(const char *directory)
{
    if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return -1;
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return -1;
    return mount("tmpfs", directory, "tmpfs", 0, "size=2m");
}

/* In a child process. Everything it makes ends with it. */
static int small_disk_run(const char *directory)
{
    char ballast[STORE_CASE_PATH_BYTES + 16];
    static const char zeros[512 * 1024];
    if (tmpfs_enter(directory) != 0) return CANNOT;
    (void)snprintf(ballast, sizeof(ballast), "%s/ballast", directory);
    FILE *out = fopen(ballast, "wb");
    CHECK(out != NULL && fwrite(zeros, 1, sizeof(zeros), out) == sizeof(zeros));
    CHECK(fclose(out) == 0);
    store_case_make(&self, directory);
    store_case_open(&self);
    struct store_match match = store_case_running("log", 2);
    store_case_match_add(&self, &match);

    uint32_t seq = 0;
    enum store_err err;
    while ((err = move_write(seq, 8000)) == STORE_OK) seq++;
    CHECK(err == STORE_FULL);
    CHECK(seq > 50 && seq < 250);
    uint32_t full_at = seq;
    CHECK(store_case_moves_count(&self, "log") == (int)seq);
    CHECK(unlink(ballast) == 0);
    while (seq < full_at + 20 && (err = move_write(seq, 8000)) == STORE_OK) seq++;
    CHECK(seq == full_at + 20);
    CHECK(store_case_moves_count(&self, "log") == (int)seq);
    store_case_close(&self);
    store_case_open(&self);
    CHECK(store_case_moves_count(&self, "log") == (int)seq);
    CHECK(strcmp(store_case_sql(&self, "PRAGMA integrity_check"), "ok") == 0);
    store_case_end(&self);
    return 0;
}

Test(store_disk, small_disk_fills_up_and_goes_on_when_there_is_space)
{
    char directory[] = "/tmp/store-disk-XXXXXX";
    cr_assert_not_null(mkdtemp(directory));
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) _exit(small_disk_run(directory));
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    (void)rmdir(directory);
    cr_assert(WIFEXITED(status), "the child ended by signal %d", WTERMSIG(status));
    if (WEXITSTATUS(status) == CANNOT)
        cr_skip_test("this system does not allow mounting a small disk");
    cr_assert_eq(WEXITSTATUS(status), 0);
}

/* ---- a process that is killed ---- */

static int ack_pipe;

static void ack(void *context, enum store_err err, int64_t id)
{
    uint32_t seq = (uint32_t)(uintptr_t)context;
    (void)id;
    CHECK(err == STORE_OK);
    CHECK(write(ack_pipe, &seq, sizeof(seq)) == sizeof(seq));
}

/* In a child process: appends moves, some 30 at a time, until it is killed. */
static _Noreturn void moves_for_ever(uint32_t seq)
{
    struct store_match match;
    store_case_open(&self);
    CHECK(store_match_read(self.reader, "log", &match) == STORE_OK);
    for (;;) {
        struct store_stats stats;
        store_stats_read(self.store, &stats);
        for (int i = 0; i < 30 && stats.queue < 100; i++, seq++) {
            struct store_move move = store_case_move("log", seq);
            match.seat[0].score = (int16_t)seq;
            struct store_write write = {
                .op = STORE_MOVE_APPEND,
                .append = {.move = &move, .match = seq % 3 == 0 ? &match : NULL}};
            CHECK(store_write(self.store, &write, ack, (void *)(uintptr_t)seq) == STORE_OK);
            match.edit += write.append.match != NULL;
        }
        while (sem_wait(&self.woken) != 0) CHECK(errno == EINTR);
        store_drain(self.store);
    }
}

/* Lets a child write, kills it after `acks` acknowledgements, returns how many there were. */
static uint32_t child_killed(uint32_t seq, uint32_t acks)
{
    int ends[2];
    cr_assert_eq(pipe(ends), 0);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        (void)close(ends[0]);
        ack_pipe = ends[1];
        moves_for_ever(seq);
    }
    (void)close(ends[1]);
    uint32_t acked = 0;
    uint32_t next;
    while (read(ends[0], &next, sizeof(next)) == sizeof(next)) {
        cr_assert_eq(next, seq + acked, "in order");
        if (++acked == acks) cr_assert_eq(kill(child, SIGKILL), 0);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    (void)close(ends[0]);
    return acked;
}

Test(store_disk, killed_process_leaves_every_acknowledged_move, .init = begin, .fini = end)
{
    uint32_t seq = 0;
    for (uint32_t round = 0; round < 12; round++) {
        store_case_close(&self);
        uint32_t acked = child_killed(seq, 1 + round * 97);
        cr_assert_gt(acked, 0);
        store_case_open(&self); /* its lock went with it */
        int count = store_case_moves_count(&self, "log");
        cr_assert_geq(count, (int)(seq + acked));
        cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
        seq = (uint32_t)count;
        struct store_match match;
        cr_assert_eq(store_match_read(self.reader, "log", &match), STORE_OK);
        cr_assert_eq(match.seat[0].score, (int16_t)((seq - 1) / 3 * 3),
                     "move and match are together");
    }
}

/* ---- a file that cannot be written to ---- */

Test(store_disk, file_that_cannot_be_written_to_is_not_opened)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    store_case_close(&self);
    CHECK(chmod(self.directory, 0777) == 0 && chmod(self.path, 0444) == 0);
    char lock[STORE_CASE_PATH_BYTES + 8];
    (void)snprintf(lock, sizeof(lock), "%s.lock", self.path);
    CHECK(chmod(lock, 0666) == 0);
    pid_t child = fork();
    if (child == 0) { /* as somebody who is not root, whom no mode stops */
        struct store *store = NULL;
        bool gone = setuid(65534) == 0 || getuid() != 0;
        enum store_err err = store_open(&self.config, &store);
        _exit(!gone ? 2 : err == STORE_IO ? 0 : 1);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert_eq(status, 0);
    store_case_open(&self);
    store_case_end(&self);
}
