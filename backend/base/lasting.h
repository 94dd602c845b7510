/* Memory for what stays while much else comes and goes: a match, a connection, a move on its way to
 * the disk. Things of about one size lie side by side in blocks of their own, so that what is freed
 * around them goes back to the system whole: in the common heap each of them would hold a page or
 * two. Any thread. */
#ifndef BASE_LASTING_H
#define BASE_LASTING_H

#include <stddef.h>

#include "base/base.h"

#define LASTING_BYTES_MAX 8192 /* larger things come from the common heap all the same */

/* A thing of so many bytes, all 0; NULL without memory. It is the caller's until lasting_free(). */
MUST_USE void *lasting_new(size_t bytes);

/* As realloc(): `thing` (NULL: a new one) with its first bytes, elsewhere perhaps; what is behind
 * them is undefined. NULL without memory: `thing` is as it was. `bytes` is not 0. */
MUST_USE void *lasting_resize(void *thing, size_t bytes);

/* NULL is allowed. */
void lasting_free(void *thing);

/* Gives pages on which nobody has a thing back to the system. */
void lasting_trim(void);

/* So much of the memory of this process is such things that somebody has. */
size_t lasting_bytes(void);

#endif
