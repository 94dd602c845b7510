/* A query's rows as a table, CSV or JSON. No value can control a terminal: JSON escapes such
 * characters, the other forms replace them by blanks. One thread. */
#ifndef CLI_ADMIN_PRINT_H
#define CLI_ADMIN_PRINT_H

#include <stdio.h>

#include "base/buf.h"
#include "store/query/query.h"

#define ADMIN_COLUMN_WIDTH_MAX 48 /* in a table, longer values are cut off */
#define ADMIN_NAME_BYTES_MAX   63 /* longer names of columns are cut off */

enum admin_form { ADMIN_TABLE, ADMIN_CSV, ADMIN_JSON };

/* The state of the output. Initialise it with {.form = ...}, and pass the functions below to a
 * query as its callbacks. */
struct admin_print {
    enum admin_form form;
    size_t columns;
    size_t rows;
    char names[QUERY_COLUMNS_MAX][2 * ADMIN_NAME_BYTES_MAX + 1];
    struct buf text; /* CSV and JSON: the output. Table: the cells, each closed by a 0 */
};

/* The callback query.columns: receives the `count` names; `context` is the admin_print. */
void admin_print_columns(void *context, const char *const *names, size_t count);
/* The callback query.row: prints one row of as many values. admin_print_end() reports values
 * that do not fit. */
void admin_print_row(void *context, const struct query_value *values, size_t count);

/* Writes the collected output to `out` and frees it. False: it was too large, or writing to `out`
 * failed.
 */
bool admin_print_end(struct admin_print *print, FILE *out);

#endif
