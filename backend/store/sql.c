#include "store/sqlite.h"

#include <fcntl.h>
#include <libgen.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "store/wal_file.h"

static enum store_err sql_err(int code)
{
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
    switch (code & 0xff) {
    case SQLITE_FULL: return STORE_FULL;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT: /* a value that the schema forbids */
    case SQLITE_MISMATCH: return STORE_CORRUPT;
    default: return STORE_IO;
    }
}

enum store_err sql_failed(sqlite3 *db, int code, const char *what)
{
    enum store_err err = sql_err(code);
    if (err != STORE_OK && err != STORE_TAKEN && err != STORE_NOT_FOUND) {
        log_error("store", "event=sqlite_failed step=\"%.40s\" code=%d errno=%d message=\"%s\"",
                  what, code, db != NULL ? sqlite3_system_errno(db) : 0,
                  db != NULL ? sqlite3_errmsg(db) : sqlite3_errstr(code));
    }
    return err;
}

/* SQLite counts its memory under one lock for all threads. Without the counting a question that
 * gives way to the players cannot hold them up by that lock while it waits for a core. */
static void configure(void)
{
    int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    if (code != SQLITE_OK) /* somebody else in this process was first, as a test may be */
        log_debug("store", "event=memory_is_counted code=%d", code);
}

/* Made by SQLite the file would be as the umask says. What lies beside it takes its mode. */
static void private_make(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0)
        (void)close(file); /* which would drop SQLite's locks, had it any on a file this new */
}

enum store_err sql_connect(struct sql *sql, const char *path, enum sql_use use)
{
    static pthread_once_t configured = PTHREAD_ONCE_INIT;
    static const char *const settings[] = {
        [SQL_WRITES] = ("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; "
                        "PRAGMA wal_autocheckpoint = 0"),
        /* Asked for a number in the file's head: a log is open once something was read. */
        [SQL_COPIES] = ("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; "
                        "PRAGMA user_version"),
        [SQL_READS] = "PRAGMA query_only = ON",
        [SQL_QUESTIONS] = "PRAGMA temp_store = MEMORY",
    };
    (void)pthread_once(&configured, configure);
    *sql = (struct sql){0};
    if (use == SQL_WRITES) private_make(path);
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    flags |= use == SQL_WRITES   ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
             : use == SQL_COPIES ? SQLITE_OPEN_READWRITE
                                 : SQLITE_OPEN_READONLY;
    int code = sqlite3_open_v2(path, &sql->db, flags, use == SQL_WRITES ? wal_file_vfs() : NULL);
    enum store_err err = sql_failed(sql->db, code, "open");
    if (err == STORE_OK) {
        code = sqlite3_busy_timeout(sql->db, SQL_BUSY_TIMEOUT_MS);
        err = sql_failed(sql->db, code, "busy timeout");
    }
    if (err == STORE_OK) err = sql_exec(sql, settings[use], "settings");
    if (err != STORE_OK) sql_close(sql);
    return err;
}

enum store_err sql_prepare(struct sql *sql, enum sql_use use)
{
    size_t from = use == SQL_WRITES ? 0 : STATEMENT_READER_FIRST;
    size_t to = use == SQL_WRITES ? STATEMENT_READER_FIRST : STATEMENT_COUNT;
    for (size_t i = from; i < to; i++) {
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
    const char *text = statement_texts[statement];
    int code = sqlite3_prepare_v3(sql->db, text, -1, SQLITE_PREPARE_PERSISTENT,
                                  &sql->statements[statement].lite, NULL);
    return sql_failed(sql->db, code, text);
}

void sql_forget_one(struct sql *sql, enum statement statement)
{
    (void)sqlite3_finalize(sql->statements[statement].lite); /* repeats its last error */
    sql->statements[statement].lite = NULL;
}

enum store_err sql_make(struct sql *sql, const char *text, struct sql_stmt **made)
{
    struct sql_stmt *statement = calloc(1, sizeof(*statement));
    *made = NULL;
    if (statement == NULL) return STORE_IO;
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
    (void)sqlite3_finalize(statement->lite); /* repeats the error of its last step */
    free(statement);
}

void sql_close(struct sql *sql)
{
    for (size_t i = 0; i < STATEMENT_COUNT; i++) sql_forget_one(sql, (enum statement)i);
    int code = sqlite3_close(sql->db);
    CHECK(code == SQLITE_OK); /* else a statement is not in the table */
    sql->db = NULL;
}

enum store_err sql_exec(struct sql *sql, const char *text, const char *what)
{
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

struct sql_stmt *sql_statement(struct sql *sql, enum statement statement)
{
    struct sql_stmt *prepared = &sql->statements[statement];
    CHECK(prepared->lite != NULL && !sqlite3_stmt_busy(prepared->lite));
    return prepared;
}

bool sql_row(struct sql *sql, struct sql_stmt *statement, enum store_err *err)
{
    int code = sqlite3_step(statement->lite);
    *err = STORE_OK;
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) *err = sql_failed(sql->db, code, sqlite3_sql(statement->lite));
    (void)sqlite3_reset(statement->lite); /* repeats the error of the step */
    return false;
}

void sql_reset(struct sql_stmt *statement)
{
    (void)sqlite3_reset(statement->lite);
}

enum store_err sql_run(struct sql *sql, enum statement statement)
{
    sqlite3_stmt *prepared = sql->statements[statement].lite;
    int code = sqlite3_step(prepared);
    CHECK(code != SQLITE_ROW);
    enum store_err err = STORE_OK;
    if (code != SQLITE_DONE) err = sql_failed(sql->db, code, statement_texts[statement]);
    (void)sqlite3_reset(prepared); /* repeats the error of the step */
    return err;
}

void sql_bind_int(struct sql_stmt *statement, int index, int64_t value)
{
    int code = sqlite3_bind_int64(statement->lite, index, value);
    CHECK(code == SQLITE_OK);
}

void sql_bind_real(struct sql_stmt *statement, int index, double value)
{
    int code = sqlite3_bind_double(statement->lite, index, value);
    CHECK(code == SQLITE_OK);
}

void sql_bind_null(struct sql_stmt *statement, int index)
{
    int code = sqlite3_bind_null(statement->lite, index);
    CHECK(code == SQLITE_OK);
}

void sql_bind_text(struct sql_stmt *statement, int index, const char *text)
{
    int code = sqlite3_bind_text(statement->lite, index, text, -1, SQLITE_STATIC);
    CHECK(code == SQLITE_OK);
}

void sql_bind_blob(struct sql_stmt *statement, int index, const unsigned char *bytes, size_t size)
{
    int code = sqlite3_bind_blob64(statement->lite, index, bytes, size, SQLITE_STATIC);
    CHECK(code == SQLITE_OK);
}

void sql_bind_int_or_null(struct sql_stmt *statement, int index, int64_t value)
{
    if (value == 0)
        sql_bind_null(statement, index);
    else
        sql_bind_int(statement, index, value);
}

void sql_bind_text_or_null(struct sql_stmt *statement, int index, const char *text)
{
    if (text[0] == '\0')
        sql_bind_null(statement, index);
    else
        sql_bind_text(statement, index, text);
}

int64_t sql_changes(const struct sql *sql)
{
    return sqlite3_changes64(sql->db);
}

int64_t sql_inserted(const struct sql *sql)
{
    return sqlite3_last_insert_rowid(sql->db);
}

bool sql_in_transaction(const struct sql *sql)
{
    return sqlite3_get_autocommit(sql->db) == 0;
}

bool sql_is_open(const struct sql *sql)
{
    return sql->db != NULL;
}

bool sql_is_sound(const struct sql *sql)
{
    int code = sqlite3_errcode(sql->db) & 0xff;
    return code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
}

bool sql_is_read_only(const struct sql *sql)
{
    return sqlite3_db_readonly(sql->db, "main") == 1;
}

int sql_parameters(const struct sql_stmt *statement)
{
    return sqlite3_bind_parameter_count(statement->lite);
}

bool sql_column_is_null(struct sql_stmt *row, int column)
{
    return sqlite3_column_type(row->lite, column) == SQLITE_NULL;
}

int64_t sql_column_number(struct sql_stmt *row, int column)
{
    return sqlite3_column_int64(row->lite, column);
}

double sql_column_real(struct sql_stmt *row, int column)
{
    return sqlite3_column_double(row->lite, column);
}

bool sql_no_memory(const struct sql *sql)
{
    return (sqlite3_errcode(sql->db) & 0xff) == SQLITE_NOMEM;
}

bool sql_column_text(struct sql_stmt *statement, int column, char *text, size_t size)
{
    bool null = sqlite3_column_type(statement->lite, column) == SQLITE_NULL;
    const unsigned char *from = sqlite3_column_text(statement->lite, column);
    if (from == NULL && !null) return false;
    size_t length = from == NULL ? 0 : (size_t)sqlite3_column_bytes(statement->lite, column);
    if (length >= size) return false;
    if (length > 0) memcpy(text, from, length);
    text[length] = '\0';
    return true;
}

const char *sql_column_borrowed(struct sql_stmt *row, int column)
{
    const char *text = (const char *)sqlite3_column_text(row->lite, column);
    return text != NULL ? text : "";
}

bool sql_column_blob(struct sql_stmt *statement, int column, unsigned char *bytes, size_t size)
{
    const void *from = sqlite3_column_blob(statement->lite, column);
    if (from == NULL || (size_t)sqlite3_column_bytes(statement->lite, column) != size) return false;
    memcpy(bytes, from, size);
    return true;
}

bool sql_column_int(struct sql_stmt *statement, int column, int64_t least, int64_t most,
                    int64_t *value)
{
    *value = sqlite3_column_int64(statement->lite, column);
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
    const char *text = (const char *)sqlite3_column_text(statement->lite, column);
    static const char digits[] = "0123456789abcdef";
    *hash = 0;
    for (size_t i = 0; i < 16; i++) {
        const char *digit = text != NULL && text[i] != '\0' ? strchr(digits, text[i]) : NULL;
        if (digit == NULL) return false;
        *hash = *hash << 4 | (uint64_t)(digit - digits);
    }
    return text[16] == '\0';
}
