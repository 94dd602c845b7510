/* Saved queries, and the columns of the views that they read. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_QUERIES_H
#define STORE_NOUNS_ADMIN_QUERIES_H

#include "store/nouns/admin.h"

/* Calls `each` for the saved queries, by name. */
MUST_USE enum store_err store_saved_list(struct store_reader *reader, store_saved_each *each,
                                         void *context);
/* Reads one saved query. STORE_NOT_FOUND: none has that name. */
MUST_USE enum store_err store_saved_read(struct store_reader *reader, const char *name,
                                         struct store_saved *saved);

/* Calls `each` for the columns of all views, in order. */
MUST_USE enum store_err store_columns_list(struct store_reader *reader, store_column_each *each,
                                           void *context);

#endif
