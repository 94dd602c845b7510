/* Copies of a file that are put beside what an earlier one has left. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/maintenance/maintenance_write.h"
#include "support/store_case.h"

#define NAME_BYTES (STORE_CASE_PATH_BYTES + 64)

static struct store_case self;
static char backup[NAME_BYTES];

/* A file with one user, and a backup of that. */
static void begin(void)
{
    struct store_user user = store_case_guest("Ann");
    store_case_make(&self, NULL);
    store_case_open(&self);
    (void)store_case_user_add(&self, &user);
    (void)snprintf(backup, sizeof(backup), "%s.backup", self.path);
    cr_assert_eq(maintenance_backup(self.path, backup), STORE_OK);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_restore, .init = begin, .fini = end, .timeout = 60);

static const char *beside(const char *path, const char *ending)
{
    static char name[NAME_BYTES + 16];
    (void)snprintf(name, sizeof(name), "%s%s", path, ending);
    return name;
}

static void file_make(const char *path, const void *bytes, size_t size)
{
    int file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    cr_assert_eq(write(file, bytes, size), (ssize_t)size);
    cr_assert_eq(close(file), 0);
}

/* Makes the log that a killed server leaves after its file was moved away, with a user who is
 * not in the backup. Returns the log's size. */
static size_t log_leave(void)
{
    static char bytes[1 << 20];
    struct store_user user = store_case_guest("Ben");
    (void)store_case_user_add(&self, &user);
    int file = open(beside(self.path, "-wal"), O_RDONLY);
    ssize_t size = read(file, bytes, sizeof(bytes));
    cr_assert(size > 0 && (size_t)size < sizeof(bytes));
    cr_assert_eq(close(file), 0);
    store_case_close(&self);
    cr_assert_eq(unlink(self.path), 0);
    file_make(beside(self.path, "-wal"), bytes, (size_t)size);
    return (size_t)size;
}

Test(store_restore, backup_is_not_laid_under_the_log_of_a_file_that_is_gone)
{
    char kept[NAME_BYTES];
    size_t log_bytes = log_leave();
    cr_assert_eq(maintenance_restore(backup, self.path, kept, sizeof(kept)), STORE_OK);
    cr_assert_eq(access(beside(self.path, "-wal"), F_OK), -1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(name) FROM user"), "Ann");
    cr_assert_eq(maintenance_integrity_check(self.path), STORE_OK);
    int file = open(beside(kept, "-wal"), O_RDONLY);
    cr_assert_eq(lseek(file, 0, SEEK_END), (off_t)log_bytes, "the log is kept as it was");
    cr_assert_eq(close(file), 0);
}

Test(store_restore, rollback_journal_of_a_file_that_is_gone_is_moved_too)
{
    char kept[NAME_BYTES];
    store_case_close(&self);
    cr_assert_eq(unlink(self.path), 0);
    file_make(beside(self.path, "-journal"), "x", 1);
    cr_assert_eq(maintenance_restore(backup, self.path, kept, sizeof(kept)), STORE_OK);
    cr_assert_eq(access(beside(self.path, "-journal"), F_OK), -1);
    cr_assert_eq(access(beside(kept, "-journal"), F_OK), 0);
}

Test(store_restore, nothing_is_kept_where_nothing_was)
{
    char kept[NAME_BYTES];
    store_case_close(&self);
    cr_assert_eq(unlink(self.path), 0);
    cr_assert_eq(maintenance_restore(backup, self.path, kept, sizeof(kept)), STORE_OK);
    cr_assert_str_empty(kept);
}

Test(store_restore, one_that_was_cut_off_is_in_nobodys_way)
{
    static const char *const endings[] = {".restored", ".restored.part", ".restored-wal"};
    char kept[NAME_BYTES];
    store_case_close(&self);
    for (size_t i = 0; i < COUNT_OF(endings); i++) file_make(beside(self.path, endings[i]), "x", 1);
    cr_assert_eq(maintenance_restore(backup, self.path, kept, sizeof(kept)), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(name) FROM user"), "Ann");
}

Test(store_restore, backup_is_not_made_beside_the_log_of_another)
{
    char to[NAME_BYTES];
    (void)snprintf(to, sizeof(to), "%s.other", self.path);
    file_make(beside(to, "-wal"), "x", 1);
    cr_assert_eq(maintenance_backup(self.path, to), STORE_TAKEN);
    cr_assert_eq(access(to, F_OK), -1);
    cr_assert_eq(access(beside(to, "-wal"), F_OK), 0, "it is not ours");
}
