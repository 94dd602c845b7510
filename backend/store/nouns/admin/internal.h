/* The lists of administrators: read so rarely that their statements are compiled for one use.
 * The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_INTERNAL_H
#define STORE_NOUNS_ADMIN_INTERNAL_H

#include "store/nouns/admin.h"
#include "store/nouns/internal.h"
#include "store/read/reader_internal.h"

#define LIST_LIKE_BYTES (2 * STORE_LOOK_BYTES_MAX + 8)

#endif
