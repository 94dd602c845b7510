/* The copy of an existing file before its tables change. */
#include "store/maintenance/upgrade.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/migrate/migrate.h"
#include "support/store_case.h"

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
}

static void end(void)
{
    store_case_end(&self);
}

TestSuite(store_upgrade, .init = begin, .fini = end, .timeout = 240);

static const struct store_migration steps[] = {
    {1, "001_one", "CREATE TABLE one (a INTEGER); INSERT INTO one VALUES (1);"},
    {2, "002_two", "UPDATE one SET a = a + 1"},
    {3, "003_three", "UPDATE one SET a = a + 1"},
    {4, "004_four", "UPDATE one SET a = a + 1"},
    {5, "005_five", "UPDATE one SET a = a + 1"},
    {6, "006_bad", "INSERT INTO nowhere VALUES (1)"},
};

/* As a start does: copy, migrate, tidy up. `copy` is left as the first step made it. */
static enum store_err upgrade(size_t count, char copy[UPGRADE_COPY_BYTES_MAX])
{
    struct sql sql;
    enum store_err err = sql_connect(&sql, self.path, SQL_WRITES);
    cr_assert_eq(err, STORE_OK);
    err = upgrade_copy_make(&sql, self.path, count, copy);
    if (err == STORE_OK) {
        err = migrate_run(&sql, steps, count, NULL);
        upgrade_copy_end(self.path, copy, err);
    }
    sql_close(&sql);
    return err;
}

/* How many files lie beside the database whose name has `mark` in it. */
static int beside(const char *mark)
{
    int count = 0;
    DIR *directory = opendir(self.directory);
    cr_assert_not_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;)
        if (strstr(entry->d_name, mark) != NULL) count++;
    (void)closedir(directory);
    return count;
}

/* A file beside the database, called as that with `ending` behind it. */
static const char *other(const char *ending)
{
    static char path[STORE_CASE_PATH_BYTES + 60];
    (void)snprintf(path, sizeof(path), "%s%s", self.path, ending);
    return path;
}

static void other_make(const char *ending)
{
    cr_assert_eq(close(open(other(ending), O_CREAT | O_WRONLY, 0600)), 0);
}

Test(store_upgrade, file_is_copied_whole_before_its_tables_change)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    struct stat status;
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_str_empty(copy, "a new file has nothing to be kept");
    cr_assert_eq(upgrade(3, copy), STORE_OK);
    cr_assert_not_null(strstr(copy, ".schema-002.20"), "%s", copy);
    cr_assert_eq(beside(".schema-"), 1);
    cr_assert_eq(stat(copy, &status), 0);
    cr_assert_eq(status.st_mode & 0777, 0600, "it holds what the file holds");
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "3");
    cr_assert_lt(strlen(copy), sizeof(self.path));
    memcpy(self.path, copy, strlen(copy) + 1);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "2");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM schema_migration"), "2");
}

Test(store_upgrade, nothing_is_copied_where_nothing_changes)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_str_empty(copy);
    cr_assert_eq(beside(".schema-"), 0);
}

Test(store_upgrade, copy_of_a_file_that_did_not_change_goes)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    cr_assert_eq(upgrade(5, copy), STORE_OK);
    cr_assert_neq(upgrade(6, copy), STORE_OK);
    cr_assert_neq(copy[0], 0);
    cr_assert_eq(beside(".schema-"), 0);
}

Test(store_upgrade, three_copies_stay_and_no_half_one)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        char half[80];
        (void)snprintf(half, sizeof(half), ".schema-001.20200101T000000.000Z.part%s", endings[i]);
        other_make(half);
    }
    for (size_t count = 1; count <= 5; count++) cr_assert_eq(upgrade(count, copy), STORE_OK);
    cr_assert_eq(beside(".schema-"), UPGRADE_COPIES_MAX);
    cr_assert_eq(beside(".schema-001"), 0, "the oldest went");
    cr_assert_eq(beside(".schema-004"), 1);
}

Test(store_upgrade, oldest_copy_is_deleted_whatever_its_schema)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    other_make(".schema-027.20200103T000000.000Z");
    other_make(".schema-028.20200101T000000.000Z");
    other_make(".schema-029.20200102T000000.000Z");
    cr_assert_eq(upgrade(2, copy), STORE_OK); /* a backup of long ago was restored, say */
    cr_assert_eq(upgrade(3, copy), STORE_OK);
    cr_assert_eq(access(copy, F_OK), 0, "it was just made");
    cr_assert_eq(beside(".schema-"), UPGRADE_COPIES_MAX);
    cr_assert_eq(beside(".schema-028"), 0);
}

Test(store_upgrade, oldest_schema_is_deleted_among_copies_of_one_millisecond)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    static const char *const same[] = {".schema-028.20200101T000000.000Z",
                                       ".schema-027.20200101T000000.000Z",
                                       ".schema-029.20200101T000000.000Z"};
    for (size_t i = 0; i < COUNT_OF(same); i++) other_make(same[i]);
    cr_assert_eq(upgrade(1, copy), STORE_OK);
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_eq(beside(".schema-"), UPGRADE_COPIES_MAX);
    cr_assert_eq(beside(".schema-027"), 0);
}

Test(store_upgrade, copy_that_was_just_made_stays_though_the_clock_was_set_back)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    other_make(".schema-001.29990101T000000.000Z");
    other_make(".schema-001.29990102T000000.000Z");
    other_make(".schema-001.29990103T000000.000Z");
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_eq(upgrade(3, copy), STORE_OK);
    cr_assert_eq(access(copy, F_OK), 0);
    cr_assert_eq(beside(".schema-"), UPGRADE_COPIES_MAX);
    cr_assert_eq(access(other(".schema-001.29990101T000000.000Z"), F_OK), -1);
}

Test(store_upgrade, other_files_stay)
{
    static const char *const endings[] = {".schema-001.20200101T000000.000Z.gz",
                                          ".schema-001.20200101T000000.000Z.part.gz",
                                          ".schema-001.notes.of.the.operator", ".schema-of-ours",
                                          ".schema-001.2020-01-01T00:00:00Z."};
    char copy[UPGRADE_COPY_BYTES_MAX];
    for (size_t i = 0; i < COUNT_OF(endings); i++) other_make(endings[i]);
    for (size_t count = 1; count <= 5; count++) cr_assert_eq(upgrade(count, copy), STORE_OK);
    for (size_t i = 0; i < COUNT_OF(endings); i++)
        cr_assert_eq(access(other(endings[i]), F_OK), 0, "%s", endings[i]);
    cr_assert_eq(beside(".schema-"), UPGRADE_COPIES_MAX + (int)COUNT_OF(endings));
}

Test(store_upgrade, log_of_a_copy_goes_with_it)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    other_make(".schema-001.20200101T000000.000Z");
    other_make(".schema-001.20200101T000000.000Z-wal"); /* somebody has looked into it */
    for (size_t count = 1; count <= 5; count++) cr_assert_eq(upgrade(count, copy), STORE_OK);
    cr_assert_eq(beside(".20200101T"), 0);
}

Test(store_upgrade, without_room_for_a_copy_nothing_is_migrated)
{
    char copy[UPGRADE_COPY_BYTES_MAX];
    static const unsigned char pages[4] = {0x10, 0, 0, 0}; /* 2^28 pages are 1 TB; most are holes */
    cr_assert_eq(upgrade(2, copy), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA wal_checkpoint(TRUNCATE)"), "0");
    int file = open(self.path, O_WRONLY);
    cr_assert_eq(pwrite(file, pages, sizeof(pages), 28), sizeof(pages));
    cr_assert_eq(ftruncate(file, (off_t)4096 << 28), 0);
    cr_assert_eq(close(file), 0);
    cr_assert_eq(upgrade(3, copy), STORE_FULL);
    cr_assert_eq(beside(".schema-"), 0);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "2");
}

Test(store_upgrade, store_open_keeps_a_copy)
{
    struct sql sql;
    enum store_err err = sql_connect(&sql, self.path, SQL_WRITES);
    cr_assert_eq(err, STORE_OK);
    err = migrate_run(&sql, store_migrations, 1, NULL); /* as the first release left it */
    sql_close(&sql);
    cr_assert_eq(err, STORE_OK);
    store_case_open(&self);
    cr_assert_eq(beside(".schema-001."), 1);
    store_case_close(&self);
    store_case_open(&self);
    cr_assert_eq(beside(".schema-"), 1);
}
