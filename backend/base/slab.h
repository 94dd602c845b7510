/* A slab allocator for long-lived objects among many short-lived ones: a match, a connection, a
 * queued move. Objects of about one size share their own blocks. So the memory freed around them
 * returns to the system whole; in the common heap each of them would pin a page or two. Any thread.
 */
#ifndef BASE_SLAB_H
#define BASE_SLAB_H

#include <stddef.h>

#include "base/base.h"

#define SLAB_BYTES_MAX 8192 /* larger objects come from the common heap */

/* Allocates an object of `bytes` bytes, all 0; NULL without memory. The caller owns it until
 * slab_free(). */
MUST_USE void *slab_new(size_t bytes);

/* Resizes an object like realloc(): returns `thing` (NULL: a new object), possibly moved; new bytes
 * at the end are undefined. NULL without memory: `thing` is unchanged. `bytes` is not 0. */
MUST_USE void *slab_resize(void *thing, size_t bytes);

/* Frees an object. NULL is allowed. */
void slab_free(void *thing);

/* Returns pages without an object in use to the system. */
void slab_trim(void);

/* Returns the memory in this process that is used by such objects, in bytes. */
size_t slab_bytes(void);

#endif
