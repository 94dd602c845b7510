/* One SQLite connection with all its statements prepared, and the few calls that the rest of the
 * store makes on it. A connection belongs to one thread at a time. The only place, with migrate.c
 * and checkpoint.c, that knows SQLite's result codes. */
#ifndef STORE_SQL_H
#define STORE_SQL_H

#include <sqlite3.h>

#include "store/statements.h"

#define SQL_BUSY_TIMEOUT_MS 5000 /* how long another program may hold the file */

enum sql_use {
    SQL_WRITES,
    SQL_COPIES, /* the WAL into the file, and nothing else: it knows no tables */
    SQL_READS,
    SQL_QUESTIONS, /* reads; what it makes and sorts is temporary and stays in memory */
};

struct sql {
    sqlite3 *db; /* owned; NULL: not connected */
    sqlite3_stmt *statements[STATEMENT_COUNT];
};

/* Turns a result code into the store's word for it. */
enum store_err sql_err(int code);

/* As sql_err(), and writes a line to the log if the world is at fault. `what` names the step. */
enum store_err sql_failed(sqlite3 *db, int code, const char *what);

/* Connects to the file at `path` and sets everything but the journal mode. A writer makes a missing
 * file. On failure nothing stays open. */
MUST_USE enum store_err sql_connect(struct sql *sql, const char *path, enum sql_use use);

/* Prepares the statements of `use`; the tables must be there. On failure the connection is closed.
 */
MUST_USE enum store_err sql_prepare(struct sql *sql, enum sql_use use);

/* Makes the name of a file that was just made, or renamed, survive a power cut. */
MUST_USE enum store_err sql_folder_sync(const char *path);

/* Gives everything back; an open transaction is rolled back. May be called on a closed connection.
 */
void sql_close(struct sql *sql);

/* Runs SQL without parameters and without rows. `what` names it in the log. */
MUST_USE enum store_err sql_exec(struct sql *sql, const char *text, const char *what);

/* Fills `number` with the integer that the query's first row begins with, 0 without a row. */
MUST_USE enum store_err sql_number(struct sql *sql, const char *query, int64_t *number);

/* Returns a statement, ready for its parameters. A statement whose rows are still being read must
 * not be asked for. */
sqlite3_stmt *sql_statement(struct sql *sql, enum statement statement);

/* Runs a statement that gives no row, and resets it. */
MUST_USE enum store_err sql_run(struct sql *sql, enum statement statement);

/* Each binds a parameter; they count from 1. Texts and blobs are borrowed until the statement has
 * run. */
void sql_bind_int(sqlite3_stmt *statement, int index, int64_t value);
void sql_bind_real(sqlite3_stmt *statement, int index, double value);
void sql_bind_null(sqlite3_stmt *statement, int index);
void sql_bind_text(sqlite3_stmt *statement, int index, const char *text);
void sql_bind_blob(sqlite3_stmt *statement, int index, const unsigned char *bytes, size_t size);
/* Both: 0, or an empty text, is NULL in the file: there is none. */
void sql_bind_int_or_null(sqlite3_stmt *statement, int index, int64_t value);
void sql_bind_text_or_null(sqlite3_stmt *statement, int index, const char *text);

/* Whether the column that was read last could not be, for want of memory: what it gave means
 * nothing. */
bool sql_no_memory(const struct sql *sql);
/* Copies a column's text ("" for NULL) into `text` of `size` bytes. Returns false if it does not
 * fit, or if there was no memory. */
MUST_USE bool sql_column_text(sqlite3_stmt *statement, int column, char *text, size_t size);
/* The column's text, "" for NULL; lives until the next row. */
const char *sql_text_borrowed(sqlite3_stmt *row, int column);
/* Copies a column of exactly `size` bytes. Returns false if it has another size. */
MUST_USE bool sql_column_blob(sqlite3_stmt *statement, int column, unsigned char *bytes,
                              size_t size);
/* Reads an integer that must lie in least..most (NULL is 0). Returns false if it does not. */
MUST_USE bool sql_column_int(sqlite3_stmt *statement, int column, int64_t least, int64_t most,
                             int64_t *value);
/* Reads sixteen hexadecimal digits. Returns false if it is anything else. */
MUST_USE bool sql_column_hash(sqlite3_stmt *statement, int column, uint64_t *hash);

#endif
