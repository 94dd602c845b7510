#include "store/migrate/migrate.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/store_case.h"

TestSuite(store_migrate, .timeout = 240);

static struct store_case self;

static void begin(void)
{
    store_case_make(&self, NULL);
}

static void end(void)
{
    store_case_end(&self);
}

static const struct store_migration steps[] = {
    {1, "001_one", "CREATE TABLE one (a INTEGER); INSERT INTO one VALUES (1);"},
    {2, "002_two", "CREATE TABLE two (b INTEGER); UPDATE one SET a = a + 1;"},
    {3, "003_bad", "CREATE TABLE three (c INTEGER); INSERT INTO nowhere VALUES (1);"},
};

static enum store_err migrate(const struct store_migration *migrations, size_t count)
{
    struct sql sql;
    enum store_err err = sql_connect(&sql, self.path, SQL_WRITES);
    cr_assert_eq(err, STORE_OK);
    err = migrate_run(&sql, migrations, count, NULL);
    sql_close(&sql);
    return err;
}

static enum store_err open_again(void)
{
    enum store_err err = store_open(&self.config, &self.store);
    cr_assert((err == STORE_OK) == (self.store != NULL));
    store_close(self.store);
    self.store = NULL;
    return err;
}

Test(store_migrate, new_file_gets_every_migration_its_mark_and_wal, .init = begin, .fini = end)
{
    cr_assert_eq(open_again(), STORE_OK);
    char count[16];
    (void)snprintf(count, sizeof(count), "%zu", store_migrations_count);
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM schema_migration"), count);
    cr_assert_str_eq(store_case_sql(&self, "SELECT name FROM schema_migration WHERE number = 1"),
                     store_migrations[0].name);
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA application_id"), "1331914866");
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA journal_mode"), "wal");
    cr_assert_str_eq(store_case_sql(&self, "SELECT length(checksum) FROM schema_migration"), "64");
}

Test(store_migrate, each_migration_runs_once, .init = begin, .fini = end)
{
    cr_assert_eq(migrate(steps, 1), STORE_OK);
    cr_assert_eq(migrate(steps, 1), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "1");
    cr_assert_eq(migrate(steps, 2), STORE_OK);
    cr_assert_eq(migrate(steps, 2), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "2");
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(number) FROM schema_migration"),
                     "1,2");
}

Test(store_migrate, failing_migration_leaves_the_file_as_it_was, .init = begin, .fini = end)
{
    cr_assert_eq(migrate(steps, 1), STORE_OK);
    cr_assert_neq(migrate(steps, 3), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "1");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM sqlite_schema WHERE name IN "
                                           "('two', 'three')"),
                     "0");
    cr_assert_eq(migrate(steps, 2), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "2");
}

Test(store_migrate, failing_first_migration_can_be_tried_again, .init = begin, .fini = end)
{
    struct store_migration bad = {1, "001_one", "CREATE TABEL one (a INTEGER)"};
    cr_assert_neq(migrate(&bad, 1), STORE_OK);
    cr_assert_eq(migrate(steps, 2), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM one"), "2");
}

Test(store_migrate, changed_text_is_refused, .init = begin, .fini = end)
{
    cr_assert_eq(migrate(steps, 2), STORE_OK);
    struct store_migration changed[2] = {steps[0], steps[1]};
    changed[0].sql = "CREATE TABLE one (a INTEGER); INSERT INTO one VALUES (1); ";
    cr_assert_eq(migrate(changed, 2), STORE_CORRUPT);
    changed[0] = steps[0];
    changed[1].name = "002_renamed";
    cr_assert_eq(migrate(changed, 2), STORE_CORRUPT);
    cr_assert_eq(migrate(steps, 2), STORE_OK);
}

Test(store_migrate, changed_checksum_is_refused_at_open, .init = begin, .fini = end)
{
    cr_assert_eq(open_again(), STORE_OK);
    (void)store_case_sql(&self, "UPDATE schema_migration SET checksum = replace(checksum, "
                                "substr(checksum, 1, 1), 'x') WHERE number = 1");
    cr_assert_eq(open_again(), STORE_CORRUPT);
}

Test(store_migrate, newer_file_is_refused, .init = begin, .fini = end)
{
    cr_assert_eq(open_again(), STORE_OK);
    (void)store_case_sql(&self, "INSERT INTO schema_migration VALUES (999, '999_later', 'x', 1)");
    cr_assert_eq(open_again(), STORE_NEWER);
    cr_assert_str_eq(store_err_name(STORE_NEWER), "store_newer");
    (void)store_case_sql(&self, "DELETE FROM schema_migration WHERE number = 999");
    cr_assert_eq(open_again(), STORE_OK);
}

Test(store_migrate, foreign_sqlite_file_is_refused_and_untouched, .init = begin, .fini = end)
{
    int file = open(self.path, O_CREAT | O_WRONLY, 0600);
    cr_assert_geq(file, 0);
    cr_assert_eq(close(file), 0);
    (void)store_case_sql(&self, "CREATE TABLE theirs (a); INSERT INTO theirs VALUES (7)");
    cr_assert_eq(open_again(), STORE_CORRUPT);
    cr_assert_str_eq(store_case_sql(&self, "SELECT a FROM theirs"), "7");
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA journal_mode"), "delete");
    cr_assert_str_eq(store_case_sql(&self, "SELECT count(*) FROM sqlite_schema"), "1");
    (void)store_case_sql(&self, "PRAGMA application_id = 77");
    cr_assert_eq(open_again(), STORE_CORRUPT);
}

Test(store_migrate, file_that_is_no_database_is_refused_and_untouched, .init = begin, .fini = end)
{
    static const char text[] = "This is a letter and certainly not a database of any kind.\n";
    int file = open(self.path, O_CREAT | O_WRONLY, 0600);
    for (int i = 0; i < 40; i++) cr_assert_eq(write(file, text, sizeof(text)), sizeof(text));
    cr_assert_eq(close(file), 0);
    cr_assert_eq(open_again(), STORE_CORRUPT);
    struct stat status;
    cr_assert_eq(stat(self.path, &status), 0);
    cr_assert_eq(status.st_size, 40 * (off_t)sizeof(text));
}

Test(store_migrate, missing_directory_is_an_error, .init = begin, .fini = end)
{
    char path[STORE_CASE_PATH_BYTES + 20];
    (void)snprintf(path, sizeof(path), "%s/missing/file", self.directory);
    self.config.path = path;
    cr_assert_eq(open_again(), STORE_IO);
}

Test(store_migrate, second_server_on_the_file_is_refused, .init = begin, .fini = end)
{
    store_case_open(&self);
    struct store *second = NULL;
    cr_assert_eq(store_open(&self.config, &second), STORE_BUSY);
    cr_assert_null(second);
    store_case_close(&self);
    cr_assert_eq(open_again(), STORE_OK);
}

Test(store_migrate, accounts_of_an_older_file_keep_their_names_and_get_keys, .init = begin,
     .fini = end)
{
    cr_assert_eq(migrate(store_migrations, 5), STORE_OK);
    (void)store_case_sql(&self, "INSERT INTO user (id, name, name_key, guest, admin, created_ms) "
                                "VALUES (1, 'Strasse', 'strasse', 0, 0, 1), "
                                "(2, 'Stra\xc3\x9f"
                                "e', 'stra\xc3\x9f"
                                "e', 0, 0, 2), "
                                "(3, 'B0b', 'b0b', 0, 0, 3), (4, 'Bob', 'bob', 1, 0, 4)");
    cr_assert_eq(open_again(), STORE_OK);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(name_key) FROM user"),
                     "strasse,strasse,b0b,bob");
    cr_assert_str_eq(
        store_case_sql(&self, "SELECT group_concat(name_skeleton) FROM user WHERE id > 2"),
        "bob,bob");
}

/* The rows are there before and after; only the bound is another one, for every connection. */
Test(store_migrate, a_table_of_five_takes_eight_and_no_more_afterwards, .init = begin, .fini = end)
{
    enum { FIVE_SEATS = 11 };
    static const char *const seats[] = {"UPDATE match SET seats = 6", "UPDATE match SET seats = 8",
                                        "UPDATE match SET seats = 9"};
    cr_assert_eq(migrate(store_migrations, FIVE_SEATS), STORE_OK);
    for (size_t migrated = 0; migrated < 2; migrated++) {
        struct sql sql;
        if (migrated != 0)
            cr_assert_eq(migrate(store_migrations, store_migrations_count), STORE_OK);
        cr_assert_eq(sql_connect(&sql, self.path, SQL_WRITES), STORE_OK);
        if (migrated == 0) {
            cr_assert_eq(sql_exec(&sql,
                                  "INSERT INTO match (id, game, revision, options, status, listed, "
                                  "key_needed, created_ms, seed, seats) VALUES ('m', 'g', 1, '[]', "
                                  "'open', 1, 0, 1, zeroblob(32), 5)",
                                  "match"),
                         STORE_OK);
        }
        for (size_t i = 0; i < COUNT_OF(seats); i++) {
            bool fits = migrated != 0 && i < 2;
            cr_assert_eq(sql_exec(&sql, seats[i], "seats") == STORE_OK, fits, "%s", seats[i]);
        }
        sql_close(&sql);
    }
    cr_assert_str_eq(store_case_sql(&self, "SELECT seats FROM match"), "8");
    cr_assert_str_eq(store_case_sql(&self, "PRAGMA integrity_check"), "ok");
}

Test(store_migrate, version_that_is_there_twice_is_kept_beside_the_log, .init = begin, .fini = end)
{
    enum { BEFORE_CONDITIONS = 12 };
    struct sql sql;
    cr_assert_eq(sql_connect(&sql, self.path, SQL_WRITES), STORE_OK);
    cr_assert_eq(migrate_run(&sql, store_migrations, BEFORE_CONDITIONS, NULL), STORE_OK);
    cr_assert_eq(sql_exec(&sql,
                          "INSERT INTO match (id, game, revision, options, status, listed, "
                          "key_needed, created_ms, seed, seats) VALUES "
                          "('sound', 'g', 1, '[]', 'open', 1, 0, 1, zeroblob(32), 2), "
                          "('double', 'g', 1, '[]', 'open', 1, 0, 1, zeroblob(32), 2);"
                          "INSERT INTO move (match_number, seq, events, state_hash, at_ms) VALUES "
                          "(1, 0, '[]', 'a', 1), (2, 0, '[]', 'a', 1), (2, 1, '[1]', 'b', 1), "
                          "(2, 1, '[2]', 'c', 1), (2, 2, '[]', 'd', 1), (2, 1, '[1]', 'b', 1)",
                          "older"),
                 STORE_OK);
    cr_assert_eq(migrate_run(&sql, store_migrations, store_migrations_count, NULL), STORE_OK);
    sql_close(&sql);
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(match_number || '.' || seq || "
                                           "state_hash) FROM move"),
                     "1.0a,2.0a,2.1b,2.2d");
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(match_number || '.' || seq || "
                                           "state_hash || audit) FROM rewound"),
                     "2.1c1,2.1b1");
    cr_assert_str_eq(
        store_case_sql(&self, "SELECT group_concat(action || ' ' || target) FROM audit"),
        "migrate double");
    cr_assert_str_eq(store_case_sql(&self, "SELECT group_concat(edit) FROM match"), "1,1");
}
