#ifndef STORE_NOUNS_ADMIN_QUERIES_H
#define STORE_NOUNS_ADMIN_QUERIES_H

#include "store/nouns/admin.h"

/* Saved queries by name. */
MUST_USE enum store_err store_saved_list(struct store_reader *reader, store_saved_each *each,
                                         void *context);
/* One of them. STORE_NOT_FOUND: none has that name. */
MUST_USE enum store_err store_saved_read(struct store_reader *reader, const char *name,
                                         struct store_saved *saved);

/* The columns of all views, in order. */
MUST_USE enum store_err store_columns_list(struct store_reader *reader, store_column_each *each,
                                           void *context);

#endif
