/* Questions to a PostgreSQL: the part of query.h for a store that is called postgres://... They are
 * asked by a role of its own, ochre_reader, which may look at the views of
 * schema/postgres/views.sql and at nothing else, in a session that ends with the question; what is
 * more than a question is refused by its words before (pg_question.h). Any thread. */
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
