/* The interface of an engine that is not SQLite: sessions and statements, as sql.h describes the
 * function of the same name. The engine implements it, so that nothing here knows which one it is.
 * A session belongs to one thread at a time. */
#ifndef STORE_SQL_ENGINE_H
#define STORE_SQL_ENGINE_H

#include "store/sql/sql.h"

struct query_engine;

struct sql_engine {
    bool (*is_url)(const char *name);
    enum store_err (*connect)(struct pg **made, const char *url, enum sql_use use);
    void (*close)(struct pg *pg);
    struct pg_stmt *(*statement_new)(struct pg *pg, const char *text, bool common);
    void (*statement_free)(struct pg_stmt *statement);
    bool (*row)(struct pg_stmt *statement, enum store_err *err);
    void (*reset)(struct pg_stmt *statement);
    bool (*is_busy)(const struct pg_stmt *statement);
    int (*parameters)(const struct pg_stmt *statement);
    void (*bind_int)(struct pg_stmt *statement, int index, int64_t value);
    void (*bind_real)(struct pg_stmt *statement, int index, double value);
    void (*bind_text)(struct pg_stmt *statement, int index, const char *text);
    void (*bind_blob)(struct pg_stmt *statement, int index, const unsigned char *bytes,
                      size_t size);
    void (*bind_null)(struct pg_stmt *statement, int index);
    const char *(*column_text)(const struct pg_stmt *row, int column);
    int64_t (*column_number)(const struct pg_stmt *row, int column);
    double (*column_real)(const struct pg_stmt *row, int column);
    bool (*column_blob)(const struct pg_stmt *row, int column, unsigned char *bytes, size_t size);
    enum store_err (*exec)(struct pg *pg, const char *text, const char *what);
    void (*begin)(struct pg *pg);
    enum store_err (*commit)(struct pg *pg);
    enum store_err (*outcome)(const struct pg *pg, struct pg *other, bool *committed, bool *own);
    enum store_err (*send)(struct pg_stmt *statement);
    enum store_err (*arrive_done)(struct pg *pg);
    int64_t (*changes)(const struct pg *pg);
    uint64_t (*written)(const struct pg *pg);
    bool (*in_transaction)(const struct pg *pg);
    bool (*is_failed)(const struct pg *pg);
    bool (*is_lost)(const struct pg *pg);
    bool (*is_unsure)(const struct pg *pg);
    bool (*is_owed)(const struct pg *pg);
    bool (*is_crossed)(const struct pg *pg);
    bool (*is_sound)(const struct pg *pg);
    bool (*is_alive)(const struct pg *pg);
    const char *const *twins; /* by statement: its text there; NULL: the common one */
    const struct query_engine *queries;
};

/* The engine that this program has beside SQLite; NULL: none. Constant: store/engines.c. */
extern const struct sql_engine *const sql_remote;

#endif
