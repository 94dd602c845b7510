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

void result_columns(void *context, const char *const *names, size_t count);
void result_row(void *context, const struct query_value *values, size_t count);

/* JSON: members "columns" and "rows". CSV: appends all of it to json->out. Whether it fits is told
 * by json->out->failed. */
void result_print(const struct result *result, struct json *json);
void result_free(struct result *result);

/* One line of CSV with its CRLF. */
void result_csv_names(struct buf *out, const char *const *names, size_t count);
void result_csv_row(struct buf *out, const struct query_value *values, size_t count);

#endif
