/* One connection with its statements, and the few calls that the rest of the store makes on it. A
 * connection belongs to one thread at a time. Only this file and those that include sqlite.h know
 * the engine. */
#ifndef STORE_SQL_SQL_H
#define STORE_SQL_SQL_H

#include "store/sql/statements.h"

enum sql_use {
    SQL_WRITES,
    SQL_COPIES, /* only copies the WAL into the file: it prepares no statements */
    SQL_READS,
    SQL_QUESTIONS, /* reads; its temporary tables and sorts stay in memory */
    SQL_SCRATCH,   /* writes an empty database in memory; the path is ":memory:" */
};

struct sqlite3;
struct sqlite3_stmt;
struct sql_session; /* a session of an engine other than SQLite (engine.h) */
struct sql_session_stmt;

/* A prepared statement and its current row, of one of the engines. */
struct sql_stmt {
    struct sqlite3_stmt *lite;
    struct sql_session_stmt *session;
    enum store_err failed; /* with neither: the reason why it could not be prepared */
};

struct sql {
    struct sqlite3 *db; /* one of these is owned; neither: not connected */
    struct sql_session *session;
    struct sql_stmt statements[STATEMENTS];
};

/* Connects to the file at `path` and sets everything but the journal mode; or to the database,
 * if it is a URL. A writer creates a missing file. On failure nothing stays open. */
MUST_USE enum store_err sql_connect(struct sql *sql, const char *path, enum sql_use use);

/* Prepares the statements of `use`; the tables must exist. On failure the connection is closed. A
 * file leaves some for their first use, because each takes some kilobytes: all statements of a
 * reader, since most readers run few, and those of the nouns. */
MUST_USE enum store_err sql_prepare(struct sql *sql, enum sql_use use);

/* Both are for one statement: prepare it; release it. */
MUST_USE enum store_err sql_prepare_one(struct sql *sql, enum statement statement);
void sql_forget_one(struct sql *sql, enum statement statement);

/* Syncs the folder of a file that was just created or renamed, so that its name survives a power
 * cut. */
MUST_USE enum store_err sql_folder_sync(const char *path);

/* Frees everything; an open transaction is rolled back. May be called on a closed connection. */
void sql_close(struct sql *sql);

/* Runs SQL without parameters and without rows. `what` names the step in the log. */
MUST_USE enum store_err sql_exec(struct sql *sql, const char *text, const char *what);

/* From now on a statement that runs on the connection ends with STORE_BUSY soon after `due` returns
 * other than 0. Sessions of other engines are not interrupted. */
void sql_interrupt_when(struct sql *sql, int (*due)(void *context), void *context);

/* Fills `number` with the first column of the query's first row, an integer; 0 without a row. */
MUST_USE enum store_err sql_number(struct sql *sql, const char *query, int64_t *number);

/* Returns a statement, ready for its parameters. The caller must not request one whose rows are
 * still being read. A statement that could not be prepared also accepts parameters, and fails
 * when it runs. */
struct sql_stmt *sql_statement(struct sql *sql, enum statement statement);

/* Returns the statement with the parameters that were bound to it; one without parameters may not
 * have been prepared before. */
struct sql_stmt *sql_bound(struct sql *sql, enum statement statement);

/* Makes a statement that is not in the table, with parameters ?1, ?2 ... as in the table. It is
 * NULL after an error. */
MUST_USE enum store_err sql_make(struct sql *sql, const char *text, struct sql_stmt **made);
/* Frees such a statement; NULL is allowed. */
void sql_unmake(struct sql_stmt *statement);
/* Returns the number of its parameters. */
int sql_parameters(const struct sql_stmt *statement);

/* Steps to the next row. False: there is none, the statement is reset, and `*err` is the result. */
bool sql_row(struct sql *sql, struct sql_stmt *statement, enum store_err *err);
/* Ends a statement before its last row. */
void sql_reset(struct sql_stmt *statement);

/* Runs a statement without rows, and resets it. */
MUST_USE enum store_err sql_run(struct sql *sql, enum statement statement);
/* Runs it without waiting for a server: the statement is sent before the next one, which waits
 * for both and fails with either, as does sql_arrive(). */
MUST_USE enum store_err sql_send(struct sql *sql, enum statement statement);
/* Waits for the answers to all sent statements. After the first error no later statement has
 * run. */
MUST_USE enum store_err sql_arrive(struct sql *sql);

/* Returns the number of rows that the last statement changed. */
int64_t sql_changes(const struct sql *sql);
/* Returns the number of the row that was inserted last. */
int64_t sql_inserted(const struct sql *sql);
/* Returns whether a transaction is open. */
bool sql_in_transaction(const struct sql *sql);
/* Returns whether there is a connection. */
bool sql_is_open(const struct sql *sql);
/* This and the following functions are for engines with sessions; a file has 0, false and -1.
 * Returns the number of rows that all statements have changed so far. */
uint64_t sql_written(const struct sql *sql);
/* Returns whether the transaction can only be rolled back. */
bool sql_is_failed(const struct sql *sql);
/* Returns whether the connection was lost. */
bool sql_is_lost(const struct sql *sql);
/* Returns whether the connection was lost in COMMIT: the outcome is unknown. */
bool sql_is_unsure(const struct sql *sql);
/* Returns whether the last failure was a deadlock of two transactions: a retry succeeds. */
bool sql_is_crossed(const struct sql *sql);
/* Returns a duplicate descriptor of the session's socket, which the caller closes; -1: none.
 * Another thread can shut it down to end any wait of the session, which is lost then. */
int sql_socket_copy(const struct sql *sql);
/* Queries on another connection whether the last transaction of a lost one was committed. After
 * an error that is unknown. STORE_BUSY: it is still in progress. `*own` is false if `*committed`
 * may refer to another transaction. */
MUST_USE enum store_err sql_outcome(const struct sql *lost, struct sql *other, bool *committed,
                                    bool *own);
/* Returns whether the connection's last statement succeeded, so that it may be used again. */
bool sql_is_sound(const struct sql *sql);
/* Returns whether an idle connection is still alive: a session may have ended. */
bool sql_is_alive(const struct sql *sql);
/* Returns whether a connection opened for writing cannot write. */
bool sql_is_read_only(const struct sql *sql);

/* Each binds a parameter; the first has index 1. Texts and blobs are borrowed until the
 * statement has run. */
void sql_bind_int(struct sql_stmt *statement, int index, int64_t value);
void sql_bind_real(struct sql_stmt *statement, int index, double value);
void sql_bind_null(struct sql_stmt *statement, int index);
void sql_bind_text(struct sql_stmt *statement, int index, const char *text);
void sql_bind_blob(struct sql_stmt *statement, int index, const unsigned char *bytes, size_t size);
/* Each does the same, but binds 0, or an empty text, as NULL. */
void sql_bind_int_or_null(struct sql_stmt *statement, int index, int64_t value);
void sql_bind_text_or_null(struct sql_stmt *statement, int index, const char *text);

/* Returns whether the last column read failed for lack of memory: its value is undefined. */
bool sql_no_memory(const struct sql *sql);
/* Each reads a column of the row: NULL is 0. */
int64_t sql_column_number(struct sql_stmt *row, int column);
double sql_column_real(struct sql_stmt *row, int column);
/* Returns whether the column is NULL. */
bool sql_column_is_null(struct sql_stmt *row, int column);
/* Copies a column's text ("" for NULL) into `text` of `size` bytes. Returns false if it does not
 * fit, or if there was no memory. */
MUST_USE bool sql_column_text(struct sql_stmt *statement, int column, char *text, size_t size);
/* Returns the text of a column, "" for NULL; valid until the next row. */
const char *sql_column_borrowed(struct sql_stmt *row, int column);
/* Copies a column of exactly `size` bytes. Returns false if it has another size. */
MUST_USE bool sql_column_blob(struct sql_stmt *statement, int column, unsigned char *bytes,
                              size_t size);
/* Reads an integer that must lie in least..most (NULL is 0). Returns false if it does not. */
MUST_USE bool sql_column_int(struct sql_stmt *statement, int column, int64_t least, int64_t most,
                             int64_t *value);
/* Reads sixteen hexadecimal digits. Returns false if it is anything else. */
MUST_USE bool sql_column_hash(struct sql_stmt *statement, int column, uint64_t *hash);

#endif
