/* Memory for a large table that may stay empty: separate pages, which use no memory before the
 * first write. In the common heap a table of less than some hundred kilobytes reuses freed memory,
 * which is filled with zeros page by page. Any thread. */
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

#include "base/base.h"

/* Returns the size of the system's pages: 4 KiB, or more on some machines. */
size_t pages_size(void);
/* Allocates at least `bytes` bytes (not 0), all 0; NULL without memory. The caller owns them
 * until pages_free() with the same number of bytes. */
MUST_USE void *pages_new(size_t bytes);
/* Returns the whole pages within these bytes to the system; they then read as 0. */
void pages_return(void *bytes, size_t size);
/* Returns those whole pages within `pages` to the system that hold only 0: for a table that its
 * user has filled with zeros. */
void pages_empty_return(void *pages, size_t bytes);
/* Frees the pages. NULL is allowed. */
void pages_free(void *pages, size_t bytes);

#endif
