/* Administrators' queries to PostgreSQL: the part of query.h for a store named postgres://... A
 * role of its own, ochre_reader, runs them in a session that ends with the query. It may read
 * the views of schema/postgres/views.sql and nothing else. Other statements than queries are
 * rejected before that, by their words (pg_question.h). Any thread. */
#ifndef STORE_POSTGRES_QUERY_POSTGRES_H
#define STORE_POSTGRES_QUERY_POSTGRES_H

#include "store/query/query.h"

/* Does what query_run() does. The limit is elapsed time, and an error has no position. */
MUST_USE enum query_end query_postgres_run(const struct query *query, char *message);

/* Does what query_params_check() does. */
MUST_USE enum query_end query_postgres_params_check(const struct query *query, bool all,
                                                    char *message);

/* Runs the program's own `sql` over tables and views, without parameters, like
 * query_report_run(). */
MUST_USE enum query_end query_postgres_report_run(const char *sql, const struct query *query,
                                                  char *message);

#endif
