/* The lists of administrators: read rarely and by hand, so that their statements are compiled for
 * one use. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_INTERNAL_H
#define STORE_NOUNS_ADMIN_INTERNAL_H

#include "store/nouns/admin.h"
#include "store/nouns/internal.h"
#include "store/read/reader_internal.h"

/* Compiles a statement for one use. */
MUST_USE enum store_err list_begin(struct store_reader *reader, const char *sql,
                                   struct sql_stmt **statement);
/* Steps to the next row; at the end, or on an error that goes to `*err`, finalizes. */
MUST_USE bool list_next(struct store_reader *reader, struct sql_stmt *statement,
                        enum store_err *err);
/* The row that was read last is damaged, or there was no memory to read it. */
MUST_USE enum store_err list_corrupt(const struct store_reader *reader, struct sql_stmt *statement,
                                     const char *table);

#define LIST_LIKE_BYTES (2 * STORE_LOOK_BYTES_MAX + 8)
/* Writes `text` between two %, its own % and _ made ordinary: for LIKE ... ESCAPE '\'. */
void list_like_print(const char *text, char *like, size_t size);

#endif
