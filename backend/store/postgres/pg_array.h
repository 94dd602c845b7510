/* One column of many rows as a parameter of a statement: an array in PostgreSQL's binary form.
 * One owner, one thread at a time. */
#ifndef STORE_POSTGRES_PG_ARRAY_H
#define STORE_POSTGRES_PG_ARRAY_H

#include "base/buf.h"
#include "store/postgres/pg.h"

struct pg_array {
    struct buf bytes;
    uint32_t count;
    bool texts; /* else numbers */
};

/* Empties it, and sets the type of its items. */
void pg_array_begin(struct pg_array *array, bool texts);

/* Each appends one element. */
void pg_array_int(struct pg_array *array, int64_t value);
void pg_array_text(struct pg_array *array, const char *text);
void pg_array_null(struct pg_array *array);
/* Each does the same, but appends NULL for 0 or an empty text. */
void pg_array_int_or_null(struct pg_array *array, int64_t value);
void pg_array_text_or_null(struct pg_array *array, const char *text);

/* Binds the array as the statement's parameter, which borrows it. False: there was no memory. */
MUST_USE bool pg_array_bind(struct pg_array *array, struct sql_session_stmt *statement, int index);

/* Frees the memory. */
void pg_array_free(struct pg_array *array);

#endif
