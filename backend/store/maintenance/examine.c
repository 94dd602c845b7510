#include "store/maintenance/examine.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/mutex.h"
#include "base/encoding/text.h"
#include "store/file/sidecar_files.h"
#include "store/maintenance/maintenance.h"
#include "store/migrate/migrate.h"
#include "store/sql/engine.h"
#include "store/sql/sqlite.h"

#define WATCH_MS 20

/* ---- opening ---- */

static int64_t bytes_of(const char *path, const char *ending)
{
    char name[BESIDE_PATH_BYTES_MAX];
    struct stat about;
    int length = snprintf(name, sizeof(name), "%s%s", path, ending);
    if (length < 0 || (size_t)length >= sizeof(name) || stat(name, &about) != 0) return -1;
    return (int64_t)about.st_size;
}

/* Prints the path as a URI with immutable=1, which promises that nobody writes: SQLite then
 * creates no sidecar files. */
static void still_print(const char *path, struct buf *uri)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-";
    buf_append_text(uri, "file:");
    for (const char *at = path; *at != '\0'; at++)
        if (strchr(plain, *at) != NULL)
            buf_append(uri, at, 1);
        else
            buf_printf(uri, "%%%02x", (unsigned char)*at);
    buf_append_text(uri, "?immutable=1");
}

/* Opens a file that no server has open and that was closed cleanly without creating a log: an
 * ordinary reader would create one, and its owner might not be the server's. */
static enum store_err still_open(struct sql *sql, const char *path)
{
    struct buf uri = {0};
    *sql = (struct sql){0};
    still_print(path, &uri);
    int flags =
        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = uri.failed ? SQLITE_NOMEM : sqlite3_open_v2(uri.bytes, &sql->db, flags, NULL);
    enum store_err err = sql_failed(sql->db, code, "open");
    buf_free(&uri);
    if (err != STORE_OK) sql_close(sql);
    return err;
}

/* Returns whether no process, this one included, has the file open: it has no sidecar files. A
 * symbolic link never has any, so that it never counts as closed. */
static bool is_still(const char *path)
{
    struct stat about;
    if (lstat(path, &about) != 0 || !S_ISREG(about.st_mode)) return false;
    return bytes_of(path, "-wal") < 0 && bytes_of(path, "-shm") < 0;
}

static enum store_err file_open(struct sql *sql, const char *path, bool still)
{
    int64_t application = 0;
    if (access(path, R_OK) != 0) return errno == ENOENT ? STORE_NOT_FOUND : STORE_IO;
    enum store_err err = still ? still_open(sql, path) : sql_connect(sql, path, SQL_READS);
    if (err != STORE_OK) return err;
    err = sql_number(sql, "PRAGMA application_id", &application);
    if (err == STORE_OK && application != MIGRATE_APPLICATION_ID) err = STORE_CORRUPT;
    if (err != STORE_OK) sql_close(sql);
    return err;
}

static enum store_err any_open(struct sql *sql, const char *path)
{
    if (!sql_engine_of(path)->has_file) return sql_connect(sql, path, SQL_READS);
    return file_open(sql, path, is_still(path));
}

/* Reads the journal mode from the header of the file: for an immutable file SQLite reports none.
 * Uses SQLite's own descriptor, since closing another one would drop the locks that this process
 * has on the file. */
static enum store_err mode_read(struct sql *sql, char mode[EXAMINE_WORD_BYTES])
{
    enum { AT = 18, WAL = 2 };
    sqlite3_file *file = NULL;
    unsigned char versions[2] = {0, 0};
    int code = sqlite3_file_control(sql->db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code == SQLITE_OK && file->pMethods != NULL)
        code = file->pMethods->xRead(file, versions, sizeof(versions), AT);
    bool wal = versions[0] == WAL && versions[1] == WAL;
    if (code == SQLITE_OK) (void)text_copy(mode, EXAMINE_WORD_BYTES, wal ? "wal" : "rollback");
    return sql_failed(sql->db, code, "head");
}

/* ---- checks for both engines ---- */

static enum store_err history_read(struct sql *sql, struct examined *examined)
{
    static const char *const newest[] = {
        "SELECT max(applied_ms) FROM schema_migration",
        "SELECT at_ms FROM audit ORDER BY number DESC LIMIT 1",
        "SELECT created_ms FROM match ORDER BY number DESC LIMIT 1"};
    enum store_err err =
        sql_number(sql, "SELECT max(number) FROM schema_migration", &examined->schema);
    for (size_t i = 0; i < COUNT_OF(newest) && err == STORE_OK; i++) {
        int64_t at_ms = 0;
        /* an older file may lack one of these tables */
        if (examined->schema >= examined->known || i == 0) err = sql_number(sql, newest[i], &at_ms);
        if (at_ms > examined->newest_ms) examined->newest_ms = at_ms;
    }
    return err;
}

/* ---- the check of pages and keys, with a thread that ends it ---- */

struct watch {
    sqlite3 *db;
    const struct examine_limits *limits;
    int64_t until_us;
    pthread_mutex_t mutex;
    pthread_cond_t ended;
    bool over; /* under the mutex */
};

static bool is_late(const struct watch *watch)
{
    const atomic_bool *stop = watch->limits->stop;
    return clock_system_us() >= watch->until_us || (stop != NULL && atomic_load(stop));
}

/* Interrupts a check that takes too long: SQLite checks for an interruption on each page, and
 * for nothing else. */
static void *watch_run(void *context)
{
    struct watch *watch = context;
    mutex_lock(&watch->mutex);
    while (!watch->over) {
        struct timespec next;
        int64_t next_us = clock_system_us() + WATCH_MS * 1000;
        next = (struct timespec){.tv_sec = next_us / 1000000, .tv_nsec = next_us % 1000000 * 1000};
        if (is_late(watch)) sqlite3_interrupt(watch->db);
        (void)pthread_cond_timedwait(&watch->ended, &watch->mutex, &next);
    }
    mutex_unlock(&watch->mutex);
    return NULL;
}

/* Reads the first column of the first row of a check, which may be interrupted: the log does not
 * report that as a failure. */
static int check_read(sqlite3 *db, const char *query, char text[EXAMINE_MESSAGE_BYTES])
{
    sqlite3_stmt *statement = NULL;
    text[0] = '\0';
    int code = sqlite3_prepare_v2(db, query, -1, &statement, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        const unsigned char *first = sqlite3_column_text(statement, 0);
        if (first != NULL) (void)snprintf(text, EXAMINE_MESSAGE_BYTES, "%s", (const char *)first);
    }
    int ended = sqlite3_finalize(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? ended : code;
}

static int pages_check(sqlite3 *db, struct examined *examined)
{
    char text[EXAMINE_MESSAGE_BYTES];
    int code = check_read(db, "PRAGMA quick_check(1)", text);
    if (code == SQLITE_OK && strcmp(text, "ok") != 0)
        (void)text_copy(examined->damage, sizeof(examined->damage), text);
    if (code == SQLITE_OK)
        code = check_read(db, "SELECT count(*) FROM pragma_foreign_key_check", text);
    if (code == SQLITE_OK) examined->stray = strtoll(text, NULL, 10);
    return code;
}

/* Runs the check while a thread watches it. Without such a thread the check does not start: it
 * could last for hours. */
static enum store_err watched_check(struct sql *sql, const struct examine_limits *limits,
                                    struct examined *examined)
{
    pthread_t thread;
    pthread_condattr_t monotonic;
    struct watch watch = {.db = sql->db,
                          .limits = limits,
                          .until_us = clock_system_us() + limits->ms * 1000,
                          .mutex = PTHREAD_MUTEX_INITIALIZER};
    (void)pthread_condattr_init(&monotonic);
    (void)pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    CHECK(pthread_cond_init(&watch.ended, &monotonic) == 0);
    (void)pthread_condattr_destroy(&monotonic);
    bool begun = !is_late(&watch) && pthread_create(&thread, NULL, watch_run, &watch) == 0;
    int code = begun ? pages_check(sql->db, examined) : SQLITE_OK;
    if (begun) {
        mutex_lock(&watch.mutex);
        watch.over = true;
        (void)pthread_cond_signal(&watch.ended);
        mutex_unlock(&watch.mutex);
        (void)pthread_join(thread, NULL);
    }
    (void)pthread_cond_destroy(&watch.ended);
    examined->late = !begun || code == SQLITE_INTERRUPT;
    return examined->late ? STORE_OK : sql_failed(sql->db, code, "check");
}

/* ---- each engine ---- */

static void file_examine(const char *path, const struct examine_limits *limits,
                         struct examined *examined, bool still)
{
    struct sql sql;
    examined->known = store_migrations[store_migrations_count - 1].number;
    examined->restore_cut = maintenance_restore_is_cut(path);
    examined->bytes = bytes_of(path, "");
    examined->wal_bytes = bytes_of(path, "-wal");
    if (examined->wal_bytes < 0) examined->wal_bytes = 0;
    examined->err = file_open(&sql, path, still);
    if (examined->err != STORE_OK) return;
    examined->missing = maintenance_moves_missing(path);
    enum store_err err = mode_read(&sql, examined->mode);
    if (err == STORE_OK) err = history_read(&sql, examined);
    if (err == STORE_OK) err = watched_check(&sql, limits, examined);
    if (err == STORE_CORRUPT && examined->damage[0] == '\0')
        (void)text_copy(examined->damage, sizeof(examined->damage), sqlite3_errmsg(sql.db));
    else if (err != STORE_OK && err != STORE_CORRUPT)
        examined->err = err;
    sql_close(&sql);
}

static void database_examine(const char *path, struct examined *examined)
{
    struct sql sql;
    examined->err = sql_connect(&sql, path, SQL_READS);
    if (examined->err != STORE_OK) return;
    examined->err = sql_engine(&sql)->examine(&sql, &examined->known);
    if (examined->err == STORE_OK) examined->err = history_read(&sql, examined);
    sql_close(&sql);
}

void examine(const char *path, const struct examine_limits *limits, struct examined *examined)
{
    *examined = (struct examined){0};
    if (!sql_engine_of(path)->has_file) {
        database_examine(path, examined);
        return;
    }
    bool still = is_still(path);
    file_examine(path, limits, examined, still);
    /* A server that started to write in the meantime has invalidated the immutable read. */
    if (!still || is_still(path)) return;
    *examined = (struct examined){0};
    file_examine(path, limits, examined, false);
}

enum store_err examine_push_targets(const char *path, examine_target *each, void *context)
{
    struct sql sql;
    struct sql_stmt *rows = NULL;
    enum store_err err = any_open(&sql, path);
    if (err != STORE_OK) return err;
    err = sql_make(
        &sql, "SELECT target FROM address WHERE channel = 'push' ORDER BY number DESC LIMIT ?1",
        &rows);
    if (err == STORE_OK) sql_bind_int(rows, 1, EXAMINE_TARGETS_MAX);
    while (err == STORE_OK && sql_row(&sql, rows, &err))
        each(context, sql_column_borrowed(rows, 0));
    sql_unmake(rows);
    sql_close(&sql);
    return err;
}

static enum store_err figures_read(const char *path, struct examined_figures *figures)
{
    static const char form[] =
        "SELECT count(*), count(CASE WHEN coalesce(figured.revision, -1) < 0 THEN 1 END), "
        "count(CASE WHEN figured.revision >= 0 AND figured.revision <> "
        "(SELECT revision FROM %sshown_figure_revision) THEN 1 END), "
        "coalesce(min(CASE WHEN figured.revision < 0 THEN figured.revision END), 0) "
        "FROM %sshown_match AS match LEFT JOIN figured ON figured.match_number = match.number "
        "WHERE match.status IN ('over', 'abandoned')";
    char query[sizeof(form) + 2 * EXAMINE_WORD_BYTES];
    struct sql sql;
    struct sql_stmt *row = NULL;
    enum store_err err = any_open(&sql, path);
    if (err != STORE_OK) return err;
    const char *views = sql_engine(&sql)->views;
    (void)snprintf(query, sizeof(query), form, views, views);
    err = sql_make(&sql, query, &row);
    if (err == STORE_OK && sql_row(&sql, row, &err))
        *figures = (struct examined_figures){.matches = sql_column_number(row, 0),
                                             .missing = sql_column_number(row, 1),
                                             .old = sql_column_number(row, 2),
                                             .token = sql_column_number(row, 3)};
    sql_unmake(row);
    sql_close(&sql);
    return err;
}

enum store_err examine_figures(const char *path, struct examined_figures *figures)
{
    bool still = sql_engine_of(path)->has_file && is_still(path);
    enum store_err err = figures_read(path, figures);
    return still && !is_still(path) ? figures_read(path, figures) : err; /* as examine() does */
}

enum store_err examine_email_link_key(const char *path,
                                      unsigned char key[STORE_EMAIL_LINK_KEY_BYTES])
{
    struct sql sql;
    struct sql_stmt *row = NULL;
    enum store_err err = any_open(&sql, path);
    if (err != STORE_OK) return err;
    err = sql_make(&sql, "SELECT value FROM secret WHERE name = 'letters'", &row);
    bool there = err == STORE_OK && sql_row(&sql, row, &err);
    if (err == STORE_OK && (!there || !sql_column_blob(row, 0, key, STORE_EMAIL_LINK_KEY_BYTES)))
        err = STORE_DAMAGED;
    sql_unmake(row);
    sql_close(&sql);
    return err;
}
