/* Findings about a whole store: sound, damaged, foreign, gone; and that nothing is left beside it
 * and no lock is held. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/maintenance/examine.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/notices/outbox.h"
#include "support/store_case.h"

#define NAME_BYTES (STORE_CASE_PATH_BYTES + 64)
#define LIMIT_MS   60000

static struct store_case self;

static void begin(void)
{
    struct store_user user = store_case_guest("Ann");
    store_case_make(&self, NULL);
    store_case_open(&self);
    (void)store_case_user_add(&self, &user);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(doctor_examine, .init = begin, .fini = end, .timeout = 120);

static struct examined examined_within(int64_t ms, const atomic_bool *stop)
{
    const struct examine_limits limits = {.ms = ms, .stop = stop};
    struct examined examined;
    examine(self.path, &limits, &examined);
    return examined;
}

static bool is_beside(const char *ending)
{
    char name[NAME_BYTES];
    struct stat about;
    (void)snprintf(name, sizeof(name), "%s%s", self.path, ending);
    return stat(name, &about) == 0;
}

static void asked(const char *sql)
{
    sqlite3 *db = NULL;
    cr_assert_eq(sqlite3_open(self.path, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK, "%s", sqlite3_errmsg(db));
    cr_assert_eq(sqlite3_close(db), SQLITE_OK);
}

Test(doctor_examine, sound_store_is_sound_beside_the_server_that_has_it)
{
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_str_eq(examined.mode, "wal");
    cr_expect_str_eq(examined.damage, "");
    cr_expect_eq(examined.stray, 0);
    cr_expect_eq(examined.missing, 0);
    cr_expect_not(examined.late);
    cr_expect_eq(examined.schema, examined.known);
    cr_expect_gt(examined.newest_ms, 0);
    cr_expect_gt(examined.bytes, 0);
    struct store_user user = store_case_guest("Ben");
    cr_expect_gt(store_case_user_add(&self, &user), 0, "the server goes on writing");
}

Test(doctor_examine, file_that_nobody_has_open_stays_alone_and_its_mode_is_known)
{
    store_case_close(&self);
    cr_assert_not(is_beside("-wal"));
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_str_eq(examined.mode, "wal", "as the file says, for any reader");
    cr_expect_not(is_beside("-wal"));
    cr_expect_not(is_beside("-shm"));
    int lock = -1;
    cr_expect_eq(maintenance_lock_acquire(self.path, &lock), STORE_OK, "no lock is left");
    maintenance_lock_release(lock);
}

/* A process that closes any descriptor of a file loses its locks on it: then the last reader
 * elsewhere takes the log away from under the server. */
Test(doctor_examine, locks_that_this_process_has_on_the_file_stay)
{
    char name[NAME_BYTES];
    (void)snprintf(name, sizeof(name), "%s", self.path);
    (void)examined_within(LIMIT_MS, NULL);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        struct flock lock = {
            .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0x40000000 + 2, .l_len = 510};
        int file = open(name, O_RDWR);
        _exit(fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK ? 0 : 1);
    }
    int status = -1;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_expect_eq(status, 0, "the shared lock of an open database is held");
}

Test(doctor_examine, other_journal_mode_is_told)
{
    store_case_close(&self);
    asked("PRAGMA journal_mode = DELETE");
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_str_neq(examined.mode, "wal");
}

Test(doctor_examine, file_of_a_killed_server_is_read_with_its_log)
{
    char copy[NAME_BYTES];
    char log[NAME_BYTES + 8];
    static char bytes[1 << 20];
    (void)snprintf(copy, sizeof(copy), "%s", self.path);
    (void)snprintf(log, sizeof(log), "%s-wal", self.path);
    int file = open(log, O_RDONLY);
    ssize_t size = read(file, bytes, sizeof(bytes));
    cr_assert_gt(size, 0);
    cr_assert_eq(close(file), 0);
    store_case_close(&self);
    file = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    cr_assert_eq(write(file, bytes, (size_t)size), size);
    cr_assert_eq(close(file), 0);
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_str_eq(examined.mode, "wal");
    cr_expect_eq(examined.wal_bytes, size);
    cr_expect_str_eq(examined.damage, "");
}

Test(doctor_examine, damaged_pages_are_found)
{
    store_case_close(&self);
    struct stat about;
    cr_assert_eq(stat(self.path, &about), 0);
    int file = open(self.path, O_WRONLY);
    char rubbish[4096];
    memset(rubbish, 0x5a, sizeof(rubbish));
    for (off_t at = 16384; at + (off_t)sizeof(rubbish) < about.st_size; at += 8192)
        cr_assert_eq(pwrite(file, rubbish, sizeof(rubbish), at), (ssize_t)sizeof(rubbish));
    cr_assert_eq(close(file), 0);
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_expect_str_neq(examined.damage, "");
}

Test(doctor_examine, rows_that_refer_to_nothing_are_counted)
{
    store_case_close(&self);
    asked("PRAGMA foreign_keys = OFF; INSERT INTO audit (at_ms, by, user, action, detail, result) "
          "VALUES (1, 'cli', 4711, 'x', '', 'done')");
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_str_eq(examined.damage, "");
    cr_expect_eq(examined.stray, 1);
}

Test(doctor_examine, foreign_file_and_no_file_are_told_apart)
{
    store_case_close(&self);
    cr_assert_eq(unlink(self.path), 0);
    cr_expect_eq(examined_within(LIMIT_MS, NULL).err, STORE_NOT_FOUND);
    asked("CREATE TABLE somebody_else (x)");
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_expect_eq(examined.err, STORE_CORRUPT);
    cr_expect_str_eq(examined.damage, "");
}

Test(doctor_examine, newer_and_older_tables_are_told_by_their_numbers)
{
    store_case_close(&self);
    asked("INSERT INTO schema_migration (number, name, checksum, applied_ms) "
          "VALUES (999, '999_later', 'x', 1)");
    struct examined examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_eq(examined.schema, 999);
    cr_expect_lt(examined.known, 999);
    asked("DELETE FROM schema_migration WHERE number > 3");
    examined = examined_within(LIMIT_MS, NULL);
    cr_assert_eq(examined.err, STORE_OK);
    cr_expect_eq(examined.schema, 3);
}

Test(doctor_examine, check_that_has_no_time_is_late_and_says_nothing_wrong)
{
    atomic_bool stop = true;
    struct examined none = examined_within(0, NULL);
    struct examined stopped = examined_within(LIMIT_MS, &stop);
    cr_expect(none.late && none.err == STORE_OK && none.damage[0] == '\0');
    cr_expect(stopped.late && stopped.err == STORE_OK && stopped.damage[0] == '\0');
}

/* A file that takes long is one whose check is ended in its midst. */
Test(doctor_examine, check_of_a_large_file_ends_at_its_limit)
{
    store_case_close(&self);
    asked(
        "CREATE TABLE large (x INTEGER PRIMARY KEY, y TEXT); "
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400000) "
        "INSERT INTO large SELECT i, hex(randomblob(60)) FROM n; CREATE INDEX larger ON large (y)");
    struct examined examined = examined_within(1, NULL);
    cr_expect(examined.late);
    cr_expect_eq(examined.err, STORE_OK);
    cr_expect_str_eq(examined.damage, "");
}

static void target_count(void *context, const char *target)
{
    int *count = context;
    cr_expect_str_eq(target, "https://push.example/1");
    (*count)++;
}

Test(doctor_examine, endpoints_of_push_and_the_key_are_read)
{
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    unsigned char again[STORE_EMAIL_LINK_KEY_BYTES];
    int count = 0;
    cr_assert_eq(examine_email_link_key(self.path, key), STORE_OK);
    cr_assert_eq(store_email_link_key_read(self.reader, again), STORE_OK);
    cr_expect_arr_eq(key, again, sizeof(key));
    cr_assert_eq(examine_push_targets(self.path, target_count, &count), STORE_OK);
    cr_expect_eq(count, 0);
    store_case_close(&self);
    asked("INSERT INTO address (user, channel, target, name, state, made_ms, handled) "
          "VALUES (1, 'push', 'https://push.example/1', '', 'on', 1, 0), "
          "(1, 'mail', 'ann@example.org', '', 'on', 1, 0)");
    cr_assert_eq(examine_push_targets(self.path, target_count, &count), STORE_OK);
    cr_expect_eq(count, 1);
    asked("DELETE FROM secret WHERE name = 'letters'");
    cr_expect_eq(examine_email_link_key(self.path, key), STORE_DAMAGED);
}
