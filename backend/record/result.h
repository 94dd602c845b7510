/* The rows of a query as JSON ({columns, rows} of schema/openapi.yaml) or CSV (RFC 4180), into a
 * buffer. One thread. */
#ifndef RECORD_RESULT_H
#define RECORD_RESULT_H

#include "base/buf.h"
#include "store/query.h"
#include "wire/json.h"

/* Begin with {.csv = ...}; give the functions below to a query as its callbacks. */
struct result {
    bool csv;
    size_t rows;
    struct buf names; /* JSON: the array of names. CSV: the first line */
    struct buf text;  /* JSON: the inside of the array of rows. CSV: the lines */
};

/* query.columns: takes the `count` names; `context` is the result. */
void result_columns(void *context, const char *const *names, size_t count);
/* query.row: takes one row of as many values. What does not fit sets text.failed. */
void result_row(void *context, const struct query_value *values, size_t count);

/* JSON: members "columns" and "rows". CSV: appends all of it to json->out. Whether it fits is told
 * by json->out->failed. */
void result_print(const struct result *result, struct json *json);
/* Gives the memory of both texts back. */
void result_free(struct result *result);

/* Both append one line of CSV, with its CRLF: of `count` names, or values. */
void result_csv_names(struct buf *out, const char *const *names, size_t count);
void result_csv_row(struct buf *out, const struct query_value *values, size_t count);

#endif
