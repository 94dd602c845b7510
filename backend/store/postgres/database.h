/* Functions on a whole database of PostgreSQL: making it ready, examining it, checking for
 * nodes. Each call on a URL has a connection of its own. Any thread. */
#ifndef STORE_POSTGRES_DATABASE_H
#define STORE_POSTGRES_DATABASE_H

#include "store/sql/sql.h"

/* Each implements the function of the same name in sql/engine.h. */
MUST_USE enum store_err database_ready(const char *url, bool serves);
MUST_USE enum store_err database_idle_check(const char *url);
MUST_USE enum store_err database_examine(struct sql *sql, int64_t *known);
MUST_USE enum store_err database_outcome_await(struct sql *sql);

#endif
