/* Memory for a table that is large and may stay empty: pages of its own, which take no memory until
 * something is written to them. In the common heap a table of less than some hundred kilobytes gets
 * what others have given back, and is filled with zeros there, page by page. Any thread. */
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

#include "base/base.h"

/* At least so many bytes (not 0), all 0; NULL without memory. They are the caller's until
 * pages_free(), which is told the same number. */
MUST_USE void *pages_new(size_t bytes);
/* NULL is allowed. */
void pages_free(void *pages, size_t bytes);

#endif
