/* Queries of an engine other than SQLite (sql/engine.h). Any thread. */
#ifndef STORE_QUERY_ENGINE_H
#define STORE_QUERY_ENGINE_H

#include "store/query/query.h"

struct query_engine {
    enum query_end (*run)(const struct query *query,
                          char *message); /* does what query_run() does */
    /* Does what query_params_check() does. */
    enum query_end (*params_check)(const struct query *query, bool all, char *message);
    /* Runs the program's own `sql` over tables and views, like query_report_run(). */
    enum query_end (*report_run)(const char *sql, const struct query *query, char *message);
};

#endif
