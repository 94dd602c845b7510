#include "store/migrate/migrate.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/sql/chain.h"
#include "store/sql/functions.h"
#include "store/nouns/ratings.h"
#include "store/migrate/rehash.h"

#define CHECKSUM_TEXT_BYTES MIGRATE_CHECKSUM_BYTES
_Static_assert(MIGRATE_CHECKSUM_BYTES == 2 * crypto_hash_sha256_BYTES + 1, "hexadecimal");

void migrate_checksum(const char *sql, char text[MIGRATE_CHECKSUM_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, (const unsigned char *)sql, strlen(sql));
    (void)sodium_bin2hex(text, CHECKSUM_TEXT_BYTES, hash, sizeof(hash));
}

/* Checks whether the file is empty (`*fresh`) or Ochre's. Changes nothing, not even the journal
 * mode. */
static enum store_err owner_check(struct sql *sql, bool *fresh)
{
    int64_t application = 0;
    int64_t tables = 0;
    enum store_err err = sql_number(sql, "PRAGMA application_id", &application);
    if (err == STORE_OK) err = sql_number(sql, "SELECT count(*) FROM sqlite_schema", &tables);
    if (err != STORE_OK) return err;
    *fresh = application == 0 && tables == 0;
    if (!*fresh && application != MIGRATE_APPLICATION_ID) {
        log_error("store", "event=foreign_file application_id=%08llx",
                  (unsigned long long)application);
        return STORE_CORRUPT;
    }
    return STORE_OK;
}

static enum store_err wal_set(struct sql *sql)
{
    struct sql_stmt *statement = NULL;
    bool wal = false;
    enum store_err err = sql_make(sql, "PRAGMA journal_mode = WAL", &statement);
    if (err == STORE_OK && sql_row(sql, statement, &err)) {
        char mode[16];
        wal = sql_column_text(statement, 0, mode, sizeof(mode)) && strcmp(mode, "wal") == 0;
    }
    sql_unmake(statement);
    if (err == STORE_OK && !wal) {
        log_error("store", "event=wal_refused"); /* the file system has no shared memory */
        err = STORE_IO;
    }
    return err;
}

/* Compares the applied migrations of the file with the program's; `*had` becomes their number. */
static enum store_err history_check(struct sql *sql, const struct store_migration *migrations,
                                    size_t count, size_t *had)
{
    struct sql_stmt *statement = NULL;
    *had = 0;
    const char *query = "SELECT number, name, checksum FROM schema_migration ORDER BY number";
    enum store_err err = sql_make(sql, query, &statement);
    while (err == STORE_OK && sql_row(sql, statement, &err)) {
        int number = (int)sql_column_number(statement, 0);
        const char *name = sql_column_borrowed(statement, 1);
        const char *checksum = sql_column_borrowed(statement, 2);
        if (sql_no_memory(sql)) {
            err = STORE_IO;
            break;
        }
        char expected[CHECKSUM_TEXT_BYTES];
        if (*had >= count) {
            log_error("store",
                      "event=file_newer migration=%d name=%s known=%zu program=" OCHRE_VERSION
                      " reason=\"the file needs a program that knows this migration\"",
                      number, name, count);
            err = STORE_NEWER;
            break;
        }
        migrate_checksum(migrations[*had].sql, expected);
        if (number != migrations[*had].number || strcmp(name, migrations[*had].name) != 0 ||
            strcmp(checksum, expected) != 0) {
            log_error("store", "event=migration_changed migration=%d name=%s", number, name);
            err = STORE_CORRUPT;
            break;
        }
        (*had)++;
    }
    sql_unmake(statement);
    return err;
}

/* Returns whether a migration has that name, whatever its number. */
static bool is_called(const struct store_migration *migration, const char *name)
{
    const char *after = strchr(migration->name, '_');
    return after != NULL && strcmp(after + 1, name) == 0;
}

static enum store_err migration_apply(struct sql *sql, const struct store_migration *migration,
                                      const struct store_rules *rules)
{
    enum store_err err = sql_exec(sql, migration->sql, migration->name);
    if (err == STORE_OK && is_called(migration, "state_hashes")) err = rehash_run(sql, rules);
    if (err != STORE_OK) return err;
    char checksum[CHECKSUM_TEXT_BYTES];
    migrate_checksum(migration->sql, checksum);
    struct sql_stmt *statement = NULL;
    err = sql_make(sql,
                   "INSERT INTO schema_migration (number, name, checksum, applied_ms) "
                   "VALUES (?1, ?2, ?3, ?4)",
                   &statement);
    if (err == STORE_OK) {
        sql_bind_int(statement, 1, migration->number);
        sql_bind_text(statement, 2, migration->name);
        sql_bind_text(statement, 3, checksum);
        sql_bind_int(statement, 4, clock_unix_ms());
        (void)sql_row(sql, statement, &err);
    }
    sql_unmake(statement);
    if (err == STORE_OK) {
        log_info("store", "event=migrated migration=%d name=%s", migration->number,
                 migration->name);
    }
    return err;
}

/* Returns whether the migration adds or changes rows of move, by its name without the number.
 * After all texts, the rows' checksums are recomputed in the same transaction: a migration that
 * changes a hash or a column of move belongs in this list. */
static bool rechains(const struct store_migration *migration)
{
    static const char *const names[] = {"row_chain"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (is_called(migration, names[i])) return true;
    return false;
}

/* Returns whether the migration requires ratings. They are computed after all texts, from
 * today's columns. */
static bool rates(const struct store_migration *migration)
{
    return is_called(migration, "rating");
}

/* Returns whether the migrations create the newest columns that ratings are computed from. The
 * migrations of older programs end before. */
static bool can_rate(const struct store_migration *migrations, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_called(&migrations[i], "holders")) return true;
    return false;
}

/* Runs the missing migrations, inside a transaction. */
static enum store_err history_continue(struct sql *sql, bool fresh,
                                       const struct store_migration *migrations, size_t count,
                                       const struct store_rules *rules)
{
    size_t had = 0;
    enum store_err err = STORE_OK;
    if (fresh) {
        char marks[80];
        (void)snprintf(marks, sizeof(marks), "PRAGMA application_id = %d", MIGRATE_APPLICATION_ID);
        err = sql_exec(sql, marks, "application_id");
        if (err == STORE_OK) {
            err = sql_exec(sql,
                           "CREATE TABLE schema_migration (number INTEGER PRIMARY KEY, "
                           "name TEXT NOT NULL, checksum TEXT NOT NULL, "
                           "applied_ms INTEGER NOT NULL) STRICT",
                           "schema_migration");
        }
    }
    if (err == STORE_OK) err = history_check(sql, migrations, count, &had);
    bool chain = false;
    bool rate = false;
    for (size_t i = had; err == STORE_OK && i < count; i++) {
        CHECK(migrations[i].number == (int)i + 1);
        err = migration_apply(sql, &migrations[i], rules);
        chain = chain || rechains(&migrations[i]);
        rate = rate || rates(&migrations[i]);
    }
    if (err == STORE_OK && rate && can_rate(migrations, count)) err = ratings_migrate(sql);
    return err == STORE_OK && chain ? chain_fill(sql) : err;
}

enum store_err migrate_run(struct sql *sql, const struct store_migration *migrations, size_t count,
                           const struct store_rules *rules)
{
    bool fresh = false;
    if (sodium_init() < 0) return STORE_IO;
    enum store_err err = owner_check(sql, &fresh);
    if (err == STORE_OK) err = wal_set(sql);
    if (err == STORE_OK) err = functions_add(sql);
    if (err == STORE_OK) err = sql_exec(sql, "BEGIN IMMEDIATE", "begin");
    if (err != STORE_OK) return err;
    err = history_continue(sql, fresh, migrations, count, rules);
    if (err == STORE_OK) err = sql_exec(sql, "COMMIT", "commit");
    if (err != STORE_OK && sql_in_transaction(sql)) {
        enum store_err undone = sql_exec(sql, "ROLLBACK", "rollback");
        (void)undone; /* closing the connection, which follows, also rolls back */
    }
    return err;
}
