/* Administrators' queries to PostgreSQL: the part of query.h for a store named postgres://... A
 * role of its own, ochre_reader, runs them in a session that ends with the query. It may read the
 * views of schema/postgres/views.sql and nothing else. Other statements than queries are rejected
 * by their words before (pg_question.h). Any thread. */
#ifndef STORE_POSTGRES_QUERY_POSTGRES_H
#define STORE_POSTGRES_QUERY_POSTGRES_H

#include "store/query/query.h"

/* As query_run(). The time is that of the clock, and an error is not located. */
MUST_USE enum query_end query_postgres_run(const struct query *query, char *message);

/* As query_params_check(). */
MUST_USE enum query_end query_postgres_params_check(const struct query *query, bool all,
                                                    char *message);

/* Runs the program's own `sql` over tables and views, without parameters, as query_report_run(). */
MUST_USE enum query_end query_postgres_report_run(const char *sql, const struct query *query,
                                                  char *message);

#endif
