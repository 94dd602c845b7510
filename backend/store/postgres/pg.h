/* One session with PostgreSQL, by libpq: the implementation of sql.h for a store named
 * postgres://... Only sql.c calls most of this. A session belongs to one thread at a time.
 *
 * All results are text, as PostgreSQL prints it; numbers are sent as eight bytes. A statement is
 * prepared when it first runs, since only then all types of its parameters are known. */
#ifndef STORE_POSTGRES_PG_H
#define STORE_POSTGRES_PG_H

#include "store/sql/sql.h"

#define PG_PARAMETERS_MAX 20

struct sql_session;
struct sql_session_stmt;

/* Returns whether `name` is the URL of a PostgreSQL database. */
bool pg_is_url(const char *name);

/* Connects; on failure nothing stays open. For a writer, a server that accepts no writes is
 * STORE_IO; a server that is too old is STORE_CORRUPT. STORE_NO_ENGINE: libpq is missing. */
MUST_USE enum store_err pg_connect(struct sql_session **made, const char *url, enum sql_use use);
/* Ends the session; NULL is allowed. */
void pg_close(struct sql_session *pg);

/* Returns a duplicate descriptor of the session's socket, which the caller closes; -1: none.
 * Another thread can shut it down to end any wait of the session, which is lost then. */
int pg_socket_copy(const struct sql_session *pg);

/* Makes a statement from the text, which is PostgreSQL's own or (`common`) is translated by
 * pg_text(). NULL: no memory. */
struct sql_session_stmt *pg_statement_new(struct sql_session *pg, const char *text, bool common);
/* Frees the statement; NULL is allowed. */
void pg_statement_free(struct sql_session_stmt *statement);
/* See sql_row(). */
bool pg_row(struct sql_session_stmt *statement, enum store_err *err);
/* See sql_reset(). */
void pg_reset(struct sql_session_stmt *statement);
/* Returns whether the statement's rows are being read. */
bool pg_is_busy(const struct sql_session_stmt *statement);

/* Runs statements without parameters and discards their rows. */
MUST_USE enum store_err pg_exec(struct sql_session *pg, const char *text, const char *what);
/* Begins a transaction whose outcome can be queried (pg_outcome()). BEGIN is sent together with the
 * first statement, without a round trip of its own. */
void pg_begin(struct sql_session *pg);
/* Commits. Other results than STORE_OK: nothing was written, or, if pg_is_unsure(), the outcome is
 * unknown. */
MUST_USE enum store_err pg_commit(struct sql_session *pg);
/* Queries on another writing session whether the last transaction of `pg`, which is lost, was
 * committed: `*committed`. `*own` is false if the server has crashed since: it may have assigned
 * the number of a lost transaction to another one. STORE_BUSY: it is still in progress. */
MUST_USE enum store_err pg_outcome(const struct sql_session *pg, struct sql_session *other,
                                   bool *committed, bool *own);

/* ---- several statements in one round trip, in their order ---- */

/* Both send without waiting: the statement, with its parameters bound; and COMMIT, which must
 * be the last one. */
MUST_USE enum store_err pg_send(struct sql_session_stmt *statement);
MUST_USE enum store_err pg_send_commit(struct sql_session *pg);
/* Waits for the answers to everything that was sent; the rows of each statement are then ready
 * for pg_row(). After the first error no later statement has run. */
MUST_USE enum store_err pg_arrive(struct sql_session *pg);
/* Does the same, and discards the rows. */
MUST_USE enum store_err pg_arrive_done(struct sql_session *pg);

/* Returns the number of rows that the last statement changed. */
int64_t pg_changes(const struct sql_session *pg);
/* Returns the number of rows that all statements of the session changed. */
uint64_t pg_written(const struct sql_session *pg);
/* Returns whether a transaction is open. */
bool pg_in_transaction(const struct sql_session *pg);
/* Returns whether the transaction can only be rolled back. */
bool pg_is_failed(const struct sql_session *pg);
/* Returns whether the session has ended. */
bool pg_is_lost(const struct sql_session *pg);
/* Returns whether the session was lost while COMMIT, or its answer, was in transit. */
bool pg_is_unsure(const struct sql_session *pg);
/* Returns whether a transaction has begun, but nothing of it was sent yet. */
bool pg_is_owed(const struct sql_session *pg);
/* Returns whether the last failure was a deadlock of two transactions: a retry succeeds. */
bool pg_is_crossed(const struct sql_session *pg);
/* Returns whether the last statement succeeded. */
bool pg_is_sound(const struct sql_session *pg);
/* Returns whether the idle session is still alive. */
bool pg_is_alive(const struct sql_session *pg);

#endif
