/* The views for administrators' queries: recreated when their text has changed. Called at the
 * start, after the migrations. */
#ifndef STORE_QUERY_VIEWS_H
#define STORE_QUERY_VIEWS_H

#include "store/sql/sql.h"

/* Replaces the file's views (v_...) by those of `text`, in one transaction, unless they have that
 * text already. On an error the file is unchanged. Outside views.c only for tests.
 */
MUST_USE enum store_err views_run(struct sql *sql, const char *text);

/* Does the same with the program's own text, which covers all its games. */
MUST_USE enum store_err views_renew(struct sql *sql);

/* Sets `*same` if the store has the views of this checksum. */
MUST_USE enum store_err views_had(struct sql *sql, const char *checksum, bool *same);

/* Makes the program's views, those of figures too, in a file without views. */
MUST_USE enum store_err views_make(struct sql *sql);

/* Makes temporary views that compute figures to store (v_figure_..._figuring), on a connection of
 * its own to a file that has views. The moves that they read are in a temporary table, which is
 * empty: what a question may see of a row is then computed once, and not for each figure. */
MUST_USE enum store_err views_figuring_make(struct sql *sql);
/* Fills that table with the moves of the match of this number. */
MUST_USE enum store_err views_figuring_fill(struct sql *sql, int64_t match);

#endif
