/* Changes of a whole store: its lock, migrations, restoring, VACUUM, ratings, rewinding. */
#include "store/maintenance/maintenance_write.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/file/external_changes.h"
#include "store/file/sidecar_files.h"
#include "store/writer/connection.h"
#include "store/write/row_locks.h"
#include "store/migrate/migrate.h"
#include "store/migrate/own_file.h"
#include "store/nouns/internal.h"
#include "store/file/owner.h"
#include "store/nouns/ratings.h"
#include "store/sql/chain.h"
#include "store/sql/engine.h"
#include "store/maintenance/upgrade.h"
#include "store/query/views.h"
#include "store/writer/ops.h"

enum store_err maintenance_lock_acquire(const char *path, int *lock)
{
    char name[BESIDE_PATH_BYTES_MAX + 8];
    int length = snprintf(name, sizeof(name), "%s.lock", path);
    const struct sql_engine *engine = sql_engine_of(path);
    *lock = -1;
    if (engine->idle_check != NULL) return engine->idle_check(path);
    if (length < 0 || (size_t)length >= sizeof(name)) return STORE_IO;
    int file = owner_open(name, path);
    if (file < 0) return errno == ENOENT ? STORE_NOT_FOUND : STORE_IO;
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        enum store_err err = errno == EWOULDBLOCK ? STORE_BUSY : STORE_IO;
        (void)close(file);
        return err;
    }
    *lock = file;
    return STORE_OK;
}

void maintenance_lock_release(int lock)
{
    if (lock >= 0) (void)close(lock);
}

/* ---- migrations ---- */

/* Reads whether the file has had all migrations. */
static enum store_err is_current(const char *path, bool *current)
{
    struct sql sql;
    int64_t count = 0;
    *current = false;
    enum store_err err = own_file_check(path);
    if (err == STORE_OK) err = sql_connect(&sql, path, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_number(&sql, "SELECT count(*) FROM schema_migration", &count);
    sql_close(&sql);
    if (err == STORE_OK && count > (int64_t)store_migrations_count) return STORE_NEWER;
    *current = count == (int64_t)store_migrations_count;
    return err;
}

enum store_err maintenance_ready(const char *path, const struct store_rules *rules)
{
    struct sql sql;
    int lock = -1;
    bool current = false;
    const struct sql_engine *engine = sql_engine_of(path);
    if (engine->ready != NULL) return engine->ready(path, false);
    enum store_err err = is_current(path, &current);
    if (err != STORE_OK || current) return err;
    err = maintenance_lock_acquire(path, &lock);
    if (err != STORE_OK) return err;
    err = sql_connect(&sql, path, SQL_WRITES);
    if (err == STORE_OK) {
        char copy[UPGRADE_COPY_BYTES_MAX];
        err = upgrade_copy_make(&sql, path, store_migrations_count, copy);
        if (err == STORE_OK) {
            err = migrate_run(&sql, store_migrations, store_migrations_count, rules);
            upgrade_copy_end(path, copy, err);
        }
        if (err == STORE_OK) err = views_renew(&sql);
        sql_close(&sql);
    }
    maintenance_lock_release(lock);
    return err;
}

/* ---- one operation ---- */

static enum store_err item_commit(struct writer *writer, struct queue_item *item)
{
    enum store_err err = sql_run(&writer->sql, STATEMENT_BEGIN);
    if (err == STORE_OK) err = ops_run(writer, item);
    if (err == STORE_OK) err = sql_run(&writer->sql, STATEMENT_COMMIT);
    return err; /* closing the connection, which follows, rolls back an open transaction */
}

enum store_err maintenance_write(const char *path, const struct store_write *write)
{
    struct writer writer;
    memset(&writer, 0, sizeof(writer));
    writer.engine = sql_engine_of(path);
    writer.config.path = path;
    struct queue_item *item = queue_item_new(write, NULL, NULL);
    if (item == NULL) return STORE_IO;
    enum store_err err = connection_open(&writer);
    if (err == STORE_OK) {
        err = item_commit(&writer, item);
        sql_close(&writer.sql);
    }
    if (err == STORE_OK && sql_engine_of(path)->has_file) external_changes_count(path);
    queue_item_free(item);
    return err;
}

/* ---- the whole file ---- */

static enum store_err directory_sync(const char *path)
{
    char name[BESIDE_PATH_BYTES_MAX];
    (void)snprintf(name, sizeof(name), "%s", path);
    int directory = open(dirname(name), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    enum store_err err = directory >= 0 && fsync(directory) == 0 ? STORE_OK : STORE_IO;
    if (directory >= 0) (void)close(directory);
    return err;
}

/* Moves the contents of a killed server's WAL into the file itself, so that an interrupted
 * restore, which renames the two one by one, does not separate them. A file that is too damaged
 * for that is left unchanged. */
static void wal_empty(const char *path)
{
    struct sql sql;
    if (own_file_check(path) == STORE_OK && sql_connect(&sql, path, SQL_WRITES) == STORE_OK) {
        enum store_err err = sql_exec(&sql, "PRAGMA wal_checkpoint(TRUNCATE)", "checkpoint");
        if (err != STORE_OK) log_warn("store", "event=not_emptied error=%s", store_err_name(err));
        sql_close(&sql);
    }
}

/* Renames the existing file to `kept` to make room for the restored one; `kept` is empty if there
 * was none. */
static enum store_err set_aside(const char *path, char *kept)
{
    if (!sidecar_files_is_taken(
            path)) { /* a log without a file would count as the restored file's log */
        kept[0] = '\0';
        return STORE_OK;
    }
    if (sidecar_files_is_taken(kept)) return STORE_TAKEN;
    wal_empty(path);
    return sidecar_files_move(path, kept);
}

/* Removes the leftovers of an interrupted restore. */
static void fresh_remove(const char *fresh)
{
    char part[BESIDE_PATH_BYTES_MAX];
    enum store_err err = sidecar_files_part(fresh, part, sizeof(part));
    if (err != STORE_TAKEN) return;
    sidecar_files_remove(fresh);
    sidecar_files_remove(part);
}

enum store_err maintenance_restore(const char *from, const char *path, char *kept, size_t size)
{
    char fresh[BESIDE_PATH_BYTES_MAX];
    int length = snprintf(fresh, sizeof(fresh), "%s" CARE_RESTORED, path);
    int kept_length =
        snprintf(kept, size, "%s.before-%lld", path, (long long)(clock_unix_ms() / 1000));
    if (length < 0 || (size_t)length >= sizeof(fresh) || kept_length < 0 ||
        (size_t)kept_length >= size || kept_length >= BESIDE_PATH_BYTES_MAX)
        return STORE_IO;
    fresh_remove(fresh);
    enum store_err err = maintenance_backup(from, fresh);
    if (err != STORE_OK) return err;
    if (owner_copy(fresh, path) != 0) err = STORE_IO;
    if (err == STORE_OK) err = set_aside(path, kept);
    if (err == STORE_OK && rename(fresh, path) != 0) err = STORE_IO;
    if (err == STORE_OK) commit_count_accept(path, true);
    return err == STORE_OK ? directory_sync(path) : err;
}

/* Removes a folder and the files in it. */
static void folder_remove(const char *folder)
{
    DIR *directory = opendir(folder);
    if (directory == NULL) return;
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;)
        (void)unlinkat(dirfd(directory), entry->d_name, 0);
    (void)closedir(directory);
    (void)rmdir(folder);
}

enum store_err maintenance_load(const char *from, const char *url, const struct store_rules *rules)
{
    char folder[BESIDE_PATH_BYTES_MAX];
    char copy[BESIDE_PATH_BYTES_MAX + 16];
    const struct sql_engine *engine = sql_engine_of(url);
    CHECK(engine->fill != NULL);
    int length = snprintf(folder, sizeof(folder), "%s.loading", from);
    if (length < 0 || (size_t)length >= sizeof(folder)) return STORE_IO;
    enum store_err err = own_file_check(from);
    if (err != STORE_OK) return err;
    folder_remove(folder); /* left by an interrupted run */
    if (mkdir(folder, 0700) != 0) return STORE_IO;
    (void)snprintf(copy, sizeof(copy), "%s/ochre.sqlite", folder);
    err = maintenance_backup(from, copy);
    if (err == STORE_OK) err = maintenance_ready(copy, rules);
    if (err == STORE_OK) err = engine->ready(url, false);
    if (err == STORE_OK) err = engine->fill(copy, url);
    folder_remove(folder);
    return err;
}

enum store_err maintenance_vacuum(const char *path)
{
    struct sql sql;
    enum store_err err = own_file_check(path);
    if (err == STORE_OK) err = sql_connect(&sql, path, SQL_WRITES);
    if (err != STORE_OK) return err;
    err = sql_exec(&sql, "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)", "vacuum");
    sql_close(&sql);
    return err;
}

/* ---- one match ---- */

/* Runs SQL with the match's number as ?1, the version as ?2, the audit's number as ?3. */
static enum store_err run(struct sql *sql, const char *text, const int64_t values[3])
{
    struct sql_stmt *statement = NULL;
    enum store_err err = sql_make(sql, text, &statement);
    for (int i = 0; err == STORE_OK && i < sql_parameters(statement); i++)
        sql_bind_int(statement, i + 1, values[i]);
    if (err == STORE_OK) (void)sql_row(sql, statement, &err);
    sql_unmake(statement);
    return err;
}

static enum store_err number_find(struct sql *sql, const char *match, uint32_t version,
                                  int64_t *number)
{
    struct sql_stmt *statement = NULL;
    static const char text[] =
        "SELECT number FROM match JOIN move ON match_number = number AND seq = ?2 WHERE id = ?1";
    bool found = false;
    enum store_err err = sql_make(sql, text, &statement);
    if (err == STORE_OK) {
        sql_bind_text(statement, 1, match);
        sql_bind_int(statement, 2, version);
        found = sql_row(sql, statement, &err);
    }
    *number = found ? sql_column_number(statement, 0) : 0;
    if (err == STORE_OK && !found) err = STORE_NOT_FOUND;
    sql_unmake(statement);
    return err;
}

static enum store_err rewind_run(struct writer *writer, const char *match, uint32_t version,
                                 const struct store_audit *audit)
{
    static const char *const steps[] = {
        "INSERT INTO rewound SELECT ?3, match_number, seq, seat, user, request, move, events, "
        "state_hash, at_ms, clock_ms, clocks FROM move WHERE match_number = ?1 AND seq > ?2",
        "DELETE FROM move WHERE match_number = ?1 AND seq > ?2",
        /* Restarts the clocks now: the removed time is charged to nobody. */
        "UPDATE move SET clock_ms = max(clock_ms, "
        "coalesce((SELECT max(clock_ms) FROM rewound WHERE audit = ?3), 0), "
        "coalesce((SELECT clock_ms FROM heartbeat), 0)) "
        "WHERE match_number = ?1 AND seq = ?2 AND clocks IS NOT NULL",
        /* Restarts all waits: the removed time does not count for them. */
        "UPDATE move SET resumed_ms = (SELECT at_ms FROM audit WHERE number = ?3) "
        "WHERE match_number = ?1 AND seq = ?2",
        "DELETE FROM rating WHERE match_number = ?1",
        "DELETE FROM analysis WHERE match_number = ?1",
        /* Makes the match and its clocks due, so that both are checked at once. */
        "UPDATE match SET status = 'running', ended_ms = NULL, end_reason = NULL, "
        "ended_by = NULL, unrated = 0, due_ms = 1, edit = edit + 1, "
        "clock_due_ms = CASE WHEN EXISTS (SELECT 1 FROM move WHERE match_number = ?1 AND clocks IS "
        "NOT NULL) THEN 1 END WHERE number = ?1",
        /* Returns the seats to the people who had them at that version. That is no new holder,
         * but the trigger treats it as one. */
        "UPDATE seat SET (user, bot, name, stands_in) = (SELECT was.user, was.bot, was.name, "
        "was.bot IS NOT NULL FROM past_sitter AS was WHERE was.match_number = ?1 "
        "AND was.seat = seat.seat AND until > ?2 ORDER BY until LIMIT 1), chat_read = 0, seen = 0, "
        "seen_ms = NULL WHERE match_number = ?1 AND EXISTS (SELECT 1 FROM past_sitter AS was "
        "WHERE was.match_number = ?1 AND was.seat = seat.seat AND until > ?2)",
        "DELETE FROM past_sitter WHERE match_number = ?1 AND until > ?2",
        "UPDATE seat SET rank = NULL, score = 0, mostly_away = 0, answers = NULL, seen_end = 0, "
        "seen = min(seen, ?2), seen_ms = NULL, "
        "resigned = iif(resigned > ?2, NULL, resigned) WHERE match_number = ?1",
        /* Deletes notifications about removed versions, and notifies the seats that owe a decision.
         */
        "DELETE FROM outbox WHERE match_number = ?1 AND event <> 'mention' "
        "AND (version > ?2 OR event IN ('turn', 'deadline', 'over'))",
        "INSERT INTO outbox (user, match_number, event, version, at_ms) "
        "SELECT seat.user, ?1, 'turn', ?2, audit.at_ms FROM seat JOIN move "
        "ON move.match_number = ?1 AND seq = ?2 JOIN audit ON audit.number = ?3 "
        "WHERE seat.match_number = ?1 AND bot IS NULL AND resigned IS NULL "
        "AND owed >> CAST(seat.seat AS int) & 1 = 1 AND EXISTS (SELECT 1 FROM address "
        "WHERE address.user = seat.user AND channel <> 'letter' AND about = 'me' "
        "AND state = 'on') "
        "AND NOT EXISTS (SELECT 1 FROM ban WHERE ban.user = seat.user "
        "AND (until_ms IS NULL OR until_ms > audit.at_ms))",
        "UPDATE address SET due_ms = (SELECT at_ms FROM audit WHERE number = ?3) "
        "WHERE channel <> 'letter' AND about = 'me' AND due_ms IS NULL AND state = 'on' AND user "
        "IN "
        "(SELECT user FROM outbox WHERE match_number = ?1 AND event = 'turn')",
    };
    int64_t values[3] = {0, version, 0};
    enum store_err err = number_find(&writer->sql, match, version, &values[0]);
    if (err == STORE_OK) {
        err = ops_run_audit(writer, audit);
        values[2] = sql_inserted(&writer->sql);
    }
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(steps); i++)
        err = run(&writer->sql, steps[i], values);
    return err == STORE_OK ? chain_newest_fill(&writer->sql, values[0], version) : err;
}

/* Opens the file to change it, in a transaction; closing rolls back uncommitted changes. */
static enum store_err change_begin(struct writer *writer, const char *path)
{
    memset(writer, 0, sizeof(*writer));
    writer->engine = sql_engine_of(path);
    writer->config.path = path;
    enum store_err err = connection_open(writer);
    if (err != STORE_OK) return err;
    err = sql_run(&writer->sql, STATEMENT_BEGIN);
    if (err != STORE_OK) sql_close(&writer->sql);
    return err;
}

enum store_err maintenance_rate(const char *path, const struct store_audit *audit,
                                struct ratings_remade *remade)
{
    struct writer writer;
    enum store_err err = change_begin(&writer, path);
    if (err != STORE_OK) return err;
    err = row_locks_acquire_ratings(&writer);
    if (err == STORE_OK) err = ratings_remake(&writer.sql, remade);
    if (err == STORE_OK) err = ops_run_audit(&writer, audit);
    if (err == STORE_OK) err = sql_run(&writer.sql, STATEMENT_COMMIT);
    sql_close(&writer.sql);
    return err;
}

enum store_err maintenance_rewind(const char *path, const char *match, uint32_t version,
                                  const struct store_audit *audit)
{
    struct writer writer;
    enum store_err err = change_begin(&writer, path);
    if (err != STORE_OK) return err;
    err = rewind_run(&writer, match, version, audit);
    if (err == STORE_OK) err = sql_run(&writer.sql, STATEMENT_COMMIT);
    sql_close(&writer.sql);
    if (err == STORE_OK) commit_count_accept(path, false);
    return err;
}
