/* Writes the rows of a query into a buffer, as JSON ({columns, rows} of schema/openapi.yaml) or
 * CSV (RFC 4180). One thread. */
#ifndef RECORD_RESULT_H
#define RECORD_RESULT_H

#include "base/buf.h"
#include "store/query/query.h"
#include "wire/json.h"

/* The output of a query, initialised with {.csv = ...}; the functions below are the callbacks of
 * the query. */
struct result {
    bool csv;
    size_t rows;
    struct buf names; /* JSON: the array of names. CSV: the first line */
    struct buf text;  /* JSON: the elements of the array of rows. CSV: the lines */
};

/* Stores the `count` names. It is query.columns; `context` is the result. */
void result_columns(void *context, const char *const *names, size_t count);
/* Appends one row of `count` values. It is query.row. A row that does not fit sets text.failed. */
void result_row(void *context, const struct query_value *values, size_t count);

/* Appends the result: in JSON the members "columns" and "rows", in CSV the whole text to
 * json->out. If it does not fit, json->out->failed is set. */
void result_print(const struct result *result, struct json *json);
/* Frees the memory of both texts. */
void result_free(struct result *result);

/* Each appends one line of CSV, with its CRLF: of `count` names, or values. */
void result_csv_names(struct buf *out, const char *const *names, size_t count);
void result_csv_row(struct buf *out, const struct query_value *values, size_t count);

#endif
