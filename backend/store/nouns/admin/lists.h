/* Statements for one use, shared by the lists of this folder. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_LISTS_H
#define STORE_NOUNS_ADMIN_LISTS_H

#include "store/nouns/admin/internal.h"

/* Compiles a statement for one use. */
MUST_USE enum store_err list_begin(struct store_reader *reader, const char *sql,
                                   struct sql_stmt **statement);
/* Steps to the next row. False: the end, or an error, which is in `*err`; the statement is
 * finalized. */
MUST_USE bool list_next(struct store_reader *reader, struct sql_stmt *statement,
                        enum store_err *err);
/* Returns the error for a row that is damaged, or for which there was no memory. */
MUST_USE enum store_err list_corrupt(const struct store_reader *reader, struct sql_stmt *statement,
                                     const char *table);

/* Writes `text` between two %, with its own % and _ escaped: for LIKE ... ESCAPE '\'. */
void list_like_print(const char *text, char *like, size_t size);

#endif
