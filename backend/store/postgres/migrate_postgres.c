#include "store/postgres/migrate_postgres.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/migrate/migrate.h"

#define COMPATIBLE "-- Compatible from: "

/* Several nodes may start at once: one migrates, the others wait and find the migrations done.
 * The key of the table prevents a migration from running twice. */
#define LOCK "SELECT pg_advisory_xact_lock(1331915890)" /* "Ochr" */

#define TABLE                                                                                      \
    "CREATE TABLE schema_migration (number bigint PRIMARY KEY, name text NOT NULL, "               \
    "checksum text NOT NULL, applied_ms bigint NOT NULL, compatible_from bigint NOT NULL)"

/* Checks whether the schema is empty (`*fresh`) or Ochre's. */
static enum store_err owner_check(struct sql *sql, bool *fresh)
{
    int64_t ours = 0;
    int64_t tables = 0;
    enum store_err err =
        sql_number(sql,
                   "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() "
                   "AND tablename IN ('schema_migration', 'move', 'outbox')",
                   &ours);
    if (err == STORE_OK)
        err = sql_number(sql, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()",
                         &tables);
    if (err != STORE_OK) return err;
    *fresh = tables == 0;
    if (*fresh || ours == 3) return STORE_OK;
    log_error("store", "event=foreign_database tables=%lld reason=\"it holds tables of others\"",
              (long long)tables);
    return STORE_CORRUPT;
}

/* Returns the number of the oldest program that may serve a database which has had the
 * migration. */
static int64_t compatible_from(const struct store_migration *migration)
{
    const char *line = migration->sql;
    size_t length = strlen(COMPATIBLE);
    CHECK(strncmp(line, COMPATIBLE, length) ==
          0); /* schema/embed_migrations.cmake has checked this */
    return strtoll(line + length, NULL, 10);
}

/* Checks whether this program may use the database after a migration that it does not know. */
static enum store_err newer_check(const struct store_migration *newest, struct sql_stmt *row)
{
    int64_t from = sql_column_number(row, 3);
    if (from <= newest->number) {
        log_warn("store", "event=database_newer migration=%lld known=%d",
                 (long long)sql_column_number(row, 0), newest->number);
        return STORE_OK;
    }
    log_error("store",
              "event=database_newer migration=%lld known=%d program=" OCHRE_VERSION
              " reason=\"it needs a program that knows migration %lld\"",
              (long long)sql_column_number(row, 0), newest->number, (long long)from);
    return STORE_NEWER;
}

/* Compares the applied migrations of the database with the program's; `*had` becomes their number.
 */
static enum store_err history_check(struct sql *sql, const struct store_migration *migrations,
                                    size_t count, size_t *had)
{
    struct sql_stmt *row = NULL;
    *had = 0;
    enum store_err err = sql_make(
        sql, "SELECT number, name, checksum, compatible_from FROM schema_migration ORDER BY number",
        &row);
    while (err == STORE_OK && sql_row(sql, row, &err)) {
        char expected[MIGRATE_CHECKSUM_BYTES];
        if (*had >= count) {
            err = newer_check(&migrations[count - 1], row);
            continue;
        }
        const struct store_migration *known = &migrations[*had];
        migrate_checksum(known->sql, expected);
        if (sql_column_number(row, 0) != known->number ||
            strcmp(sql_column_borrowed(row, 1), known->name) != 0 ||
            strcmp(sql_column_borrowed(row, 2), expected) != 0) {
            log_error("store", "event=migration_changed migration=%lld name=%s",
                      (long long)sql_column_number(row, 0), sql_column_borrowed(row, 1));
            err = STORE_CORRUPT;
        }
        (*had)++;
    }
    sql_unmake(row);
    return err;
}

static enum store_err migration_apply(struct sql *sql, const struct store_migration *migration)
{
    char checksum[MIGRATE_CHECKSUM_BYTES];
    struct sql_stmt *note = NULL;
    migrate_checksum(migration->sql, checksum);
    enum store_err err = sql_exec(sql, migration->sql, migration->name);
    if (err == STORE_OK)
        err = sql_make(sql,
                       "INSERT INTO schema_migration (number, name, checksum, applied_ms, "
                       "compatible_from) VALUES (?1, ?2, ?3, ?4, ?5)",
                       &note);
    if (err == STORE_OK) {
        sql_bind_int(note, 1, migration->number);
        sql_bind_text(note, 2, migration->name);
        sql_bind_text(note, 3, checksum);
        sql_bind_int(note, 4, clock_unix_ms());
        sql_bind_int(note, 5, compatible_from(migration));
        (void)sql_row(sql, note, &err);
    }
    sql_unmake(note);
    if (err == STORE_OK) {
        log_info("store", "event=migrated migration=%d name=%s", migration->number,
                 migration->name);
    }
    return err;
}

/* Runs the missing migrations, inside a transaction, while others wait. */
static enum store_err history_continue(struct sql *sql, const struct store_migration *migrations,
                                       size_t count)
{
    size_t had = 0;
    bool fresh = false;
    enum store_err err = owner_check(sql, &fresh);
    if (err == STORE_OK && fresh) err = sql_exec(sql, TABLE, "schema_migration");
    if (err == STORE_OK) err = history_check(sql, migrations, count, &had);
    for (size_t i = had; err == STORE_OK && i < count; i++)
        err = migration_apply(sql, &migrations[i]);
    return err;
}

enum store_err migrate_postgres_run(struct sql *sql)
{
    if (sodium_init() < 0) return STORE_IO;
    enum store_err err = sql_exec(sql, "BEGIN", "begin");
    if (err == STORE_OK) err = sql_exec(sql, LOCK, "lock");
    if (err == STORE_OK)
        err = history_continue(sql, store_postgres_migrations, store_postgres_migrations_count);
    if (err == STORE_OK) return sql_exec(sql, "COMMIT", "commit");
    if (!sql_is_lost(sql)) {
        enum store_err undone = sql_exec(sql, "ROLLBACK", "rollback");
        (void)undone; /* closing the connection, which follows, also rolls back */
    }
    return err;
}
