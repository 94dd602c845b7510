#include "store/sql/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "store/file/owner.h"
#include "store/sql/engine.h"
#include "store/file/still.h"
#include "store/file/wal_file.h"

#define INTERRUPT_STEPS 1000 /* of SQLite's machine: a tenth of a millisecond */

static enum store_err sql_err(sqlite3 *db, int code)
{
    int reason = db != NULL ? sqlite3_system_errno(db) : 0;
    switch (code) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE: return STORE_OK;
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID: return STORE_TAKEN;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return STORE_NOT_FOUND;
    default: break;
    }
    /* SQLite reports SQLITE_IOERR, not SQLITE_FULL, if the file of shared memory cannot grow. */
    if ((code & 0xff) == SQLITE_IOERR && (reason == ENOSPC || reason == EDQUOT)) return STORE_FULL;
    switch (code & 0xff) {
    case SQLITE_FULL: return STORE_FULL;
    case SQLITE_INTERRUPT: return STORE_BUSY; /* sql_interrupt_when() */
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT: /* a value that the schema forbids */
    case SQLITE_MISMATCH: return STORE_CORRUPT;
    default: return STORE_IO;
    }
}

enum store_err sql_failed(sqlite3 *db, int code, const char *what)
{
    enum store_err err = sql_err(db, code);
    if (err != STORE_OK && err != STORE_TAKEN && err != STORE_NOT_FOUND && err != STORE_BUSY) {
        log_error("store", "event=sqlite_failed step=\"%.40s\" code=%d errno=%d message=\"%s\"",
                  what, code, db != NULL ? sqlite3_system_errno(db) : 0,
                  db != NULL ? sqlite3_errmsg(db) : sqlite3_errstr(code));
    }
    return err;
}

/* Turns off SQLite's memory statistics, which take one lock for all threads: a query of low
 * priority that waits for a core while it holds the lock could block the players. */
static void configure(void)
{
    int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    if (code != SQLITE_OK) /* other code in this process has used SQLite before, as a test may */
        log_debug("store", "event=memory_is_counted code=%d", code);
}

/* Creates the file with access for its owner alone; SQLite would use the umask. Sidecar files
 * inherit its mode. */
static void private_make(const char *path)
{
    int file = owner_make(path, NULL);
    if (file >= 0)
        (void)close(file); /* closing would drop SQLite's locks, but it has none on a new file */
}

/* The functions of the engine that has sessions. */
static const struct sql_sessions *sessions(void)
{
    return sql_remote->sessions;
}

enum store_err sql_connect(struct sql *sql, const char *path, enum sql_use use)
{
    static pthread_once_t configured = PTHREAD_ONCE_INIT;
    static const char *const settings[] = {
        /* A move changes a page of the index of its match, so a new file has small pages: the
         * log receives half as much. Pages beyond the cache's megabyte stay in memory while a
         * group is written, so that none is written twice. */
        [SQL_WRITES] = ("PRAGMA page_size = 2048; PRAGMA cache_size = -1000; "
                        "PRAGMA cache_spill = 4000; PRAGMA synchronous = FULL; "
                        "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 0"),
        /* Reads a number in the file's header, since a log is open only after a read. It does
         * not read the schema, half a megabyte that copying never needs. The other settings are
         * SQLite's defaults, which sync the log before copying and the file after. */
        [SQL_COPIES] = "PRAGMA wal_autocheckpoint = 0; PRAGMA user_version",
        [SQL_READS] = "PRAGMA query_only = ON",
        [SQL_QUESTIONS] = "PRAGMA temp_store = MEMORY",
        [SQL_SCRATCH] = "PRAGMA temp_store = MEMORY",
    };
    (void)pthread_once(&configured, configure);
    *sql = (struct sql){0};
    if (sql_remote->is_url(path)) return sessions()->connect(&sql->session, path, use);
    if (use == SQL_WRITES) private_make(path);
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    flags |= use == SQL_WRITES                         ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
             : use == SQL_COPIES || use == SQL_SCRATCH ? SQLITE_OPEN_READWRITE
                                                       : SQLITE_OPEN_READONLY;
    char still[STILL_NAME_BYTES_MAX];
    bool is_still = use == SQL_READS && still_name(path, still);
    if (is_still || use == SQL_QUESTIONS) flags |= SQLITE_OPEN_URI; /* questions attach one */
    int code = sqlite3_open_v2(is_still ? still : path, &sql->db, flags,
                               use == SQL_WRITES ? wal_file_vfs() : NULL);
    enum store_err err = sql_failed(sql->db, code, "open");
    if (err == STORE_OK) {
        code = sqlite3_busy_timeout(sql->db, SQL_BUSY_TIMEOUT_MS);
        err = sql_failed(sql->db, code, "busy timeout");
    }
    if (err == STORE_OK) err = sql_exec(sql, settings[use], "settings");
    if (err != STORE_OK) sql_close(sql);
    return err;
}

/* Returns the statement's description if it is a noun's own, or NULL. */
static const struct noun_statement *noun_statement(enum statement statement)
{
    if (statement < STATEMENT_COUNT) return NULL;
    size_t at = statement - STATEMENT_COUNT;
    const struct noun *noun = store_nouns[at / NOUN_STATEMENTS_MAX];
    size_t index = at % NOUN_STATEMENTS_MAX;
    return index < noun->statement_count ? &noun->statements[index] : NULL;
}

/* Returns whether connections of that use run the statement. */
static bool is_used(enum statement statement, enum sql_use use)
{
    const struct noun_statement *own = noun_statement(statement);
    if (own != NULL) return (own->use == NOUN_READ) == (use != SQL_WRITES);
    return statement < STATEMENT_COUNT &&
           (statement >= STATEMENT_READER_FIRST) == (use != SQL_WRITES);
}

enum store_err sql_prepare(struct sql *sql, enum sql_use use)
{
    if (use == SQL_READS && sql->session == NULL) return STORE_OK;
    for (size_t i = 0; i < STATEMENTS; i++) {
        if (!is_used((enum statement)i, use)) continue;
        if (sql->session == NULL && noun_statement((enum statement)i) != NULL) continue;
        enum store_err err = sql_prepare_one(sql, (enum statement)i);
        if (err != STORE_OK) {
            sql_close(sql);
            return err;
        }
    }
    return STORE_OK;
}

enum store_err sql_prepare_one(struct sql *sql, enum statement statement)
{
    const struct noun_statement *own = noun_statement(statement);
    const char *text = own != NULL ? own->text : statement_texts[statement];
    if (sql->session != NULL) {
        const char *twin = own != NULL ? NULL : sql_remote->twins[statement];
        sql->statements[statement].session =
            sessions()->statement_new(sql->session, twin != NULL ? twin : text, true);
        return sql->statements[statement].session != NULL ? STORE_OK : STORE_IO;
    }
    if (text == NULL) return STORE_OK; /* only the other engine has this statement */
    int code = sqlite3_prepare_v3(sql->db, text, -1, SQLITE_PREPARE_PERSISTENT,
                                  &sql->statements[statement].lite, NULL);
    return sql_failed(sql->db, code, text);
}

void sql_forget_one(struct sql *sql, enum statement statement)
{
    (void)sqlite3_finalize(sql->statements[statement].lite); /* repeats its last error */
    if (sql->statements[statement].session != NULL)
        sessions()->statement_free(sql->statements[statement].session);
    sql->statements[statement] = (struct sql_stmt){0};
}

enum store_err sql_make(struct sql *sql, const char *text, struct sql_stmt **made)
{
    struct sql_stmt *statement = calloc(1, sizeof(*statement));
    *made = NULL;
    if (statement == NULL) return STORE_IO;
    if (sql->session != NULL) {
        statement->session = sessions()->statement_new(sql->session, text, true);
        *made = statement->session != NULL ? statement : NULL;
        if (statement->session == NULL) free(statement);
        return *made != NULL ? STORE_OK : STORE_IO;
    }
    int code = sqlite3_prepare_v2(sql->db, text, -1, &statement->lite, NULL);
    if (code == SQLITE_OK)
        *made = statement;
    else
        free(statement);
    return sql_failed(sql->db, code, text);
}

void sql_unmake(struct sql_stmt *statement)
{
    if (statement == NULL) return;
    (void)sqlite3_finalize(statement->lite); /* repeats the error of the statement's last step */
    if (statement->session != NULL) sessions()->statement_free(statement->session);
    free(statement);
}

void sql_close(struct sql *sql)
{
    for (size_t i = 0; i < STATEMENTS; i++) sql_forget_one(sql, (enum statement)i);
    int code = sqlite3_close(sql->db);
    CHECK(code == SQLITE_OK); /* otherwise the table has no such statement */
    sql->db = NULL;
    if (sql->session != NULL) sessions()->close(sql->session);
    sql->session = NULL;
}

enum store_err sql_exec(struct sql *sql, const char *text, const char *what)
{
    if (sql->session != NULL) return sessions()->exec(sql->session, text, what);
    return sql_failed(sql->db, sqlite3_exec(sql->db, text, NULL, NULL, NULL), what);
}

enum store_err sql_number(struct sql *sql, const char *query, int64_t *number)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = sql_make(sql, query, &statement);
    bool found = err == STORE_OK && sql_row(sql, statement, &err);
    *number = found ? sql_column_number(statement, 0) : 0;
    sql_unmake(statement);
    return err;
}

void sql_interrupt_when(struct sql *sql, int (*due)(void *context), void *context)
{
    if (sql->db != NULL) sqlite3_progress_handler(sql->db, INTERRUPT_STEPS, due, context);
}

struct sql_stmt *sql_statement(struct sql *sql, enum statement statement)
{
    struct sql_stmt *wanted = &sql->statements[statement];
    if (wanted->session != NULL) {
        CHECK(!sessions()->is_busy(wanted->session));
        return wanted;
    }
    if (wanted->lite == NULL) wanted->failed = sql_prepare_one(sql, statement);
    CHECK(wanted->lite != NULL ? !sqlite3_stmt_busy(wanted->lite) : wanted->failed != STORE_OK);
    return wanted;
}

struct sql_stmt *sql_bound(struct sql *sql, enum statement statement)
{
    struct sql_stmt *bound = &sql->statements[statement];
    bool is_prepared = bound->session != NULL || bound->lite != NULL;
    return is_prepared ? bound : sql_statement(sql, statement);
}

bool sql_row(struct sql *sql, struct sql_stmt *statement, enum store_err *err)
{
    if (statement->session != NULL) return sessions()->row(statement->session, err);
    *err = statement->lite == NULL ? statement->failed : STORE_OK;
    if (*err != STORE_OK) return false;
    CHECK(statement->lite != NULL); /* otherwise sql_statement() was not called for it */
    int code = sqlite3_step(statement->lite);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) *err = sql_failed(sql->db, code, sqlite3_sql(statement->lite));
    (void)sqlite3_reset(statement->lite); /* repeats the error of the last step */
    return false;
}

void sql_reset(struct sql_stmt *statement)
{
    if (statement->session != NULL)
        sessions()->reset(statement->session);
    else
        (void)sqlite3_reset(statement->lite);
}

/* Runs a statement of an engine with sessions, which begins and ends transactions in its own way.
 */
static enum store_err remote_run(struct sql *sql, enum statement statement)
{
    enum store_err err = STORE_OK;
    if (statement == STATEMENT_BEGIN) {
        sessions()->begin(sql->session);
        return STORE_OK;
    }
    if (statement == STATEMENT_COMMIT) return sessions()->commit(sql->session);
    CHECK(!sessions()->row(sql->statements[statement].session, &err));
    return err;
}

enum store_err sql_run(struct sql *sql, enum statement statement)
{
    if (sql->session != NULL) return remote_run(sql, statement);
    enum store_err err;
    bool row = sql_row(sql, sql_statement(sql, statement), &err);
    CHECK(!row);
    return err;
}

enum store_err sql_send(struct sql *sql, enum statement statement)
{
    if (sql->session == NULL) return sql_run(sql, statement);
    return sessions()->send(sql->statements[statement].session);
}

enum store_err sql_arrive(struct sql *sql)
{
    return sql->session != NULL ? sessions()->arrive_done(sql->session) : STORE_OK;
}

void sql_bind_int(struct sql_stmt *statement, int index, int64_t value)
{
    if (statement->session != NULL) {
        sessions()->bind_int(statement->session, index, value);
        return;
    }
    if (statement->lite == NULL) return;
    int code = sqlite3_bind_int64(statement->lite, index, value);
    CHECK(code == SQLITE_OK);
}

void sql_bind_real(struct sql_stmt *statement, int index, double value)
{
    if (statement->session != NULL) {
        sessions()->bind_real(statement->session, index, value);
        return;
    }
    if (statement->lite == NULL) return;
    int code = sqlite3_bind_double(statement->lite, index, value);
    CHECK(code == SQLITE_OK);
}

void sql_bind_null(struct sql_stmt *statement, int index)
{
    if (statement->session != NULL) {
        sessions()->bind_null(statement->session, index);
        return;
    }
    if (statement->lite == NULL) return;
    int code = sqlite3_bind_null(statement->lite, index);
    CHECK(code == SQLITE_OK);
}

void sql_bind_text(struct sql_stmt *statement, int index, const char *text)
{
    if (statement->session != NULL) {
        sessions()->bind_text(statement->session, index, text);
        return;
    }
    if (statement->lite == NULL) return;
    int code = sqlite3_bind_text(statement->lite, index, text, -1, SQLITE_STATIC);
    CHECK(code == SQLITE_OK);
}

void sql_bind_blob(struct sql_stmt *statement, int index, const unsigned char *bytes, size_t size)
{
    if (statement->session != NULL) {
        sessions()->bind_blob(statement->session, index, bytes, size);
        return;
    }
    if (statement->lite == NULL) return;
    int code = sqlite3_bind_blob64(statement->lite, index, bytes, size, SQLITE_STATIC);
    CHECK(code == SQLITE_OK);
}

void sql_bind_int_or_null(struct sql_stmt *statement, int index, int64_t value)
{
    if (value != 0 || statement->session != NULL)
        sql_bind_int(statement, index, value); /* sets the type of the parameter */
    if (value == 0) sql_bind_null(statement, index);
}

void sql_bind_text_or_null(struct sql_stmt *statement, int index, const char *text)
{
    if (text[0] != '\0' || statement->session != NULL)
        sql_bind_text(statement, index, text); /* the same */
    if (text[0] == '\0') sql_bind_null(statement, index);
}

int64_t sql_changes(const struct sql *sql)
{
    return sql->session != NULL ? sessions()->changes(sql->session) : sqlite3_changes64(sql->db);
}

int64_t sql_inserted(const struct sql *sql)
{
    return sqlite3_last_insert_rowid(sql->db);
}

bool sql_in_transaction(const struct sql *sql)
{
    return sql->session != NULL ? sessions()->in_transaction(sql->session)
                                : sqlite3_get_autocommit(sql->db) == 0;
}

bool sql_is_open(const struct sql *sql)
{
    return sql->db != NULL || sql->session != NULL;
}

uint64_t sql_written(const struct sql *sql)
{
    return sql->session != NULL ? sessions()->written(sql->session) : 0;
}

bool sql_is_failed(const struct sql *sql)
{
    return sql->session != NULL && sessions()->is_failed(sql->session);
}

bool sql_is_lost(const struct sql *sql)
{
    return sql->session != NULL && sessions()->is_lost(sql->session);
}

bool sql_is_unsure(const struct sql *sql)
{
    return sql->session != NULL && sessions()->is_unsure(sql->session);
}

bool sql_is_crossed(const struct sql *sql)
{
    return sql->session != NULL && sessions()->is_crossed(sql->session);
}

int sql_socket_copy(const struct sql *sql)
{
    return sql->session != NULL ? sessions()->socket_copy(sql->session) : -1;
}

enum store_err sql_outcome(const struct sql *lost, struct sql *other, bool *committed, bool *own)
{
    return sessions()->outcome(lost->session, other->session, committed, own);
}

bool sql_is_sound(const struct sql *sql)
{
    if (sql->session != NULL) return sessions()->is_sound(sql->session);
    int code = sqlite3_errcode(sql->db) & 0xff;
    return code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
}

bool sql_is_alive(const struct sql *sql)
{
    return sql->session == NULL || sessions()->is_alive(sql->session);
}

bool sql_is_read_only(const struct sql *sql)
{
    return sql->session == NULL && sqlite3_db_readonly(sql->db, "main") == 1;
}

int sql_parameters(const struct sql_stmt *statement)
{
    return statement->session != NULL ? sessions()->parameters(statement->session)
                                      : sqlite3_bind_parameter_count(statement->lite);
}

bool sql_column_is_null(struct sql_stmt *row, int column)
{
    return row->session != NULL ? sessions()->column_text(row->session, column) == NULL
                                : sqlite3_column_type(row->lite, column) == SQLITE_NULL;
}

int64_t sql_column_number(struct sql_stmt *row, int column)
{
    return row->session != NULL ? sessions()->column_number(row->session, column)
                                : sqlite3_column_int64(row->lite, column);
}

double sql_column_real(struct sql_stmt *row, int column)
{
    return row->session != NULL ? sessions()->column_real(row->session, column)
                                : sqlite3_column_double(row->lite, column);
}

bool sql_no_memory(const struct sql *sql)
{
    return sql->session == NULL && (sqlite3_errcode(sql->db) & 0xff) == SQLITE_NOMEM;
}

/* Returns the text of a column, and its length; NULL for NULL, and without memory. */
static const char *text_of(struct sql_stmt *row, int column, size_t *length)
{
    const char *text = row->session != NULL ? sessions()->column_text(row->session, column)
                                            : (const char *)sqlite3_column_text(row->lite, column);
    *length = 0;
    if (text != NULL)
        *length =
            row->session != NULL ? strlen(text) : (size_t)sqlite3_column_bytes(row->lite, column);
    return text;
}

bool sql_column_text(struct sql_stmt *statement, int column, char *text, size_t size)
{
    bool null = sql_column_is_null(statement, column);
    size_t length = 0;
    const char *from = text_of(statement, column, &length);
    if (from == NULL && !null) return false;
    if (length >= size) return false;
    if (length > 0) memcpy(text, from, length);
    text[length] = '\0';
    return true;
}

const char *sql_column_borrowed(struct sql_stmt *row, int column)
{
    const char *text = row->session != NULL ? sessions()->column_text(row->session, column)
                                            : (const char *)sqlite3_column_text(row->lite, column);
    return text != NULL ? text : "";
}

bool sql_column_blob(struct sql_stmt *statement, int column, unsigned char *bytes, size_t size)
{
    if (statement->session != NULL)
        return sessions()->column_blob(statement->session, column, bytes, size);
    const void *from = sqlite3_column_blob(statement->lite, column);
    if (from == NULL || (size_t)sqlite3_column_bytes(statement->lite, column) != size) return false;
    memcpy(bytes, from, size);
    return true;
}

bool sql_column_int(struct sql_stmt *statement, int column, int64_t least, int64_t most,
                    int64_t *value)
{
    *value = sql_column_number(statement, column);
    return least <= *value && *value <= most;
}

enum store_err sql_folder_sync(const char *path)
{
    char folder[4096];
    int length = snprintf(folder, sizeof(folder), "%s", path);
    if (length < 0 || (size_t)length >= sizeof(folder)) return STORE_IO;
    int directory = open(dirname(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0) return STORE_IO;
    enum store_err err = fsync(directory) == 0 ? STORE_OK : STORE_IO;
    (void)close(directory);
    return err;
}

bool sql_column_hash(struct sql_stmt *statement, int column, uint64_t *hash)
{
    const char *text = sql_column_borrowed(statement, column);
    static const char digits[] = "0123456789abcdef";
    *hash = 0;
    for (size_t i = 0; i < 16; i++) {
        const char *digit = text[i] != '\0' ? strchr(digits, text[i]) : NULL;
        if (digit == NULL) return false;
        *hash = *hash << 4 | (uint64_t)(digit - digits);
    }
    return text[16] == '\0';
}
