/* SQL queries on the history, made safe: one reading statement over the views of
 * schema/sqlite/views.sql and nothing else (store/query/query_sandbox.h), within limits of time
 * and size. The time is checked between instructions of SQLite's machine, not within one;
 * sorting and grouping use memory. Therefore SQL of strangers runs in a child process, which can
 * be killed. Each call has a connection of its own. Any thread. */
#ifndef STORE_QUERY_QUERY_H
#define STORE_QUERY_QUERY_H

#include <stdatomic.h>

#include "base/base.h"
#include "engine/history.h"

#define QUERY_COLUMNS_MAX       64
#define QUERY_SQL_BYTES_MAX     (64 * 1024)
#define QUERY_VALUE_BYTES_MAX   (128 * 1024)
#define QUERY_RESULT_BYTES_MAX  (64u * 1024 * 1024)
#define QUERY_MESSAGE_BYTES_MAX 200

struct query_sandbox;

enum query_end {
    QUERY_DONE,
    QUERY_CUT,     /* there are more rows than requested */
    QUERY_BAD,     /* not SQL, or a name that does not exist */
    QUERY_REFUSED, /* contains something that is not allowed */
    QUERY_SLOW,    /* the time limit was exceeded */
    QUERY_LARGE,   /* a value or the whole result is too large */
    QUERY_NO_FILE, /* the file cannot be read, or is not Ochre's */
};

/* Returns the wire name, "query_refused". */
const char *query_end_name(enum query_end end);

enum query_type { QUERY_NULL, QUERY_INT, QUERY_REAL, QUERY_TEXT, QUERY_BLOB };

struct query_value {
    enum query_type type;
    int64_t integer;
    double real;
    const char *text; /* borrowed until the callback returns; ends with a 0 */
    size_t size;      /* bytes of a text or blob */
};

struct query_param {
    const char *name; /* without its colon */
    const char *value;
};

struct query {
    const char *path; /* the SQLite file, or postgres://... */
    const char *sql;
    const struct query_param *params; /* a number is bound as a number; missing ones are NULL */
    size_t param_count;
    uint32_t rows_max;
    uint32_t ms_max;         /* limit of CPU time, which a busy machine does not use up */
    uint32_t wall_ms_max;    /* limit of elapsed time; 0: none */
    uint32_t server_ms_max;  /* limit of elapsed time in a database server, of whose CPU time
                                nothing is known; 0: ms_max */
    const atomic_bool *stop; /* ends the query with QUERY_SLOW once it is true; NULL: never */
    /* May be NULL. Called once, when the query is prepared and nothing of its rows is computed yet:
     * the limits of time begin. */
    void (*begins)(void *context);
    /* May be NULL. Called once, before the rows; the names are borrowed. */
    void (*columns)(void *context, const char *const *names, size_t count);
    void (*row)(void *context, const struct query_value *values, size_t count);
    void *context;
};

/* Runs the query. Before the first row is computed, and before the limits of time begin, the whole
 * query is prepared: QUERY_BAD and QUERY_REFUSED do not depend on them. `*offset` becomes the
 * position in the SQL, in characters, of the error of QUERY_BAD, or -1; it may be NULL. `message`
 * (QUERY_MESSAGE_BYTES_MAX) describes the error in English, "" for QUERY_DONE. Rows may have been
 * passed on before an error. */
MUST_USE enum query_end query_run(const struct query *query, char *message, int *offset);

/* Runs it on a connection that query_sandbox_connect() has made, on the same thread; `path` is
 * not read. For tests, which run thousands of queries on one file: in the program each has a
 * connection of its own. */
MUST_USE enum query_end query_run_on(struct query_sandbox *shown, const struct query *query,
                                     char *message, int *offset);

/* Compares the parameters with those that SQLite finds in the SQL, on a connection of its own.
 * QUERY_BAD, with a message as above: one is unknown to the SQL; or, if `all`, a required one is
 * missing. QUERY_DONE also for an invalid SQL or file: query_run() reports that. */
MUST_USE enum query_end query_params_check(const struct query *query, bool all, char *message);

/* Returns the named query, or NULL. */
const struct named_query *query_find(const char *name);

/* Returns the next named query, general ones and those of the games, in the order of their names:
 * the first for NULL, NULL after the last.
 */
const struct named_query *query_next(const struct named_query *before);

/* The program's own queries about data that no view shows. They contain no password, email
 * address or session. */
enum query_report { QUERY_USERS, QUERY_MATCHES, QUERY_AUDIT };

/* Does what query_run() does, for the SQL of the report; sql and params of `query` are not read. */
MUST_USE enum query_end query_report_run(enum query_report report, const struct query *query,
                                         char *message);

#endif
