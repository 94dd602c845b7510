/* The functions and abilities of an engine of the store. SQLite is the default: if a member is
 * NULL or false, the caller's own code works on a file. Callers check for an ability, and never
 * for the engine's name. */
#ifndef STORE_SQL_ENGINE_H
#define STORE_SQL_ENGINE_H

#include "store/sql/sql.h"

/* Sessions and statements of an engine other than SQLite; sql.h describes the function of the
 * same name. A session belongs to one thread at a time. */
struct sql_sessions {
    enum store_err (*connect)(struct sql_session **made, const char *url, enum sql_use use);
    void (*close)(struct sql_session *session);
    struct sql_session_stmt *(*statement_new)(struct sql_session *session, const char *text,
                                              bool common);
    void (*statement_free)(struct sql_session_stmt *statement);
    bool (*row)(struct sql_session_stmt *statement, enum store_err *err);
    void (*reset)(struct sql_session_stmt *statement);
    bool (*is_busy)(const struct sql_session_stmt *statement);
    int (*parameters)(const struct sql_session_stmt *statement);
    void (*bind_int)(struct sql_session_stmt *statement, int index, int64_t value);
    void (*bind_real)(struct sql_session_stmt *statement, int index, double value);
    void (*bind_text)(struct sql_session_stmt *statement, int index, const char *text);
    void (*bind_blob)(struct sql_session_stmt *statement, int index, const unsigned char *bytes,
                      size_t size);
    void (*bind_null)(struct sql_session_stmt *statement, int index);
    const char *(*column_text)(const struct sql_session_stmt *row, int column);
    int64_t (*column_number)(const struct sql_session_stmt *row, int column);
    double (*column_real)(const struct sql_session_stmt *row, int column);
    bool (*column_blob)(const struct sql_session_stmt *row, int column, unsigned char *bytes,
                        size_t size);
    enum store_err (*exec)(struct sql_session *session, const char *text, const char *what);
    void (*begin)(struct sql_session *session);
    enum store_err (*commit)(struct sql_session *session);
    enum store_err (*outcome)(const struct sql_session *session, struct sql_session *other,
                              bool *committed, bool *own);
    enum store_err (*send)(struct sql_session_stmt *statement);
    enum store_err (*arrive_done)(struct sql_session *session);
    int64_t (*changes)(const struct sql_session *session);
    uint64_t (*written)(const struct sql_session *session);
    bool (*in_transaction)(const struct sql_session *session);
    bool (*is_failed)(const struct sql_session *session);
    bool (*is_lost)(const struct sql_session *session);
    bool (*is_unsure)(const struct sql_session *session);
    bool (*is_crossed)(const struct sql_session *session);
    bool (*is_sound)(const struct sql_session *session);
    bool (*is_alive)(const struct sql_session *session);
    int (*socket_copy)(const struct sql_session *session);
};

struct query_engine;
struct append_engine;
struct node_events_engine;

struct sql_engine {
    bool (*is_url)(const char *name);
    const struct sql_sessions *sessions;
    const char *const *twins; /* by statement: the engine's own text; NULL: the common one */

    /* ---- abilities ---- */
    bool has_file;     /* a store is a file with a log, a lock and other sidecar files, used by one
                          server */
    bool fails_whole;  /* a failed statement fails its transaction, and savepoints are expensive */
    bool locks_rows;   /* transactions run at the same time, so that rows must be locked */
    bool sees_commits; /* a statement sees what was committed since the one before it */
    bool loses_sessions; /* a connection can be lost, even an idle one */
    bool indexes_keys;   /* an index speeds up the check of a foreign key */
    const char *views;   /* the schema of the views with its dot; empty: they are with the tables */
    const char *figures; /* SQL for the names of the views with figures to store */
    const char *probe;   /* SQL that writes but changes nothing: it succeeds if writes do */

    /* ---- functions of other folders; NULL: a file needs none, or the caller's own code serves it
     * ----
     */
    const struct query_engine *queries;
    const struct append_engine *appends; /* writes the moves of a group at once; NULL: cannot */
    const struct node_events_engine *events;

    /* ---- whole stores; NULL with a file ---- */
    /* Migrates the store and renews its views. With `serves`, warns the operator of settings
     * that could lose commits. */
    enum store_err (*ready)(const char *url, bool serves);
    /* Returns STORE_BUSY if a server is connected, and stays so. */
    enum store_err (*idle_check)(const char *url);
    enum store_err (*backup)(const char *url, const char *to); /* as maintenance_backup() */
    enum store_err (*fill)(const char *from,
                           const char *to); /* the same as maintenance_load(), from a file */
    enum store_err (*examine)(
        struct sql *sql,
        int64_t *known); /* fills the newest known migration; STORE_TAKEN: it is not Ochre's */
    /* Waits until the commits of a lost session are as durable as any other. */
    enum store_err (*outcome_await)(struct sql *sql);
};

/* The engine besides SQLite. Constant: store/engines.c. */
extern const struct sql_engine *const sql_remote;

/* Returns the engine of a store by its name. */
const struct sql_engine *sql_engine_of(const char *name);
/* Returns the engine of a connection. */
const struct sql_engine *sql_engine(const struct sql *sql);

#endif
