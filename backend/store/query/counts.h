/* A check whether the answer to a query may be shown to everybody: whether it names nobody. It
 * protects administrators, who may read all of this, from a mistake, and is the same for both
 * engines: the query is compiled by SQLite over the views of an empty public copy. Any thread. */
#ifndef STORE_QUERY_COUNTS_H
#define STORE_QUERY_COUNTS_H

#include "store/query/query.h"

/* Compiles the query. QUERY_DONE: it reads no name of a person and no personal column of v_user,
 * and no column of its answer is called match, user, player, name or id. QUERY_REFUSED: it does,
 * and `message` (QUERY_MESSAGE_BYTES_MAX) names the column. QUERY_BAD: SQLite does not understand
 * it. QUERY_NO_FILE: there is no memory. */
MUST_USE enum query_end query_counts_check(const char *sql, char *message);

#endif
