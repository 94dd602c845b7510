/* Compresses content that is sent often, once. Any thread. */
#ifndef BASE_ENCODING_GZIP_H
#define BASE_ENCODING_GZIP_H

#include <stddef.h>

#include "base/base.h"

/* Returns the `size` bytes as a gzip file (malloc; the caller frees it) of `*packed_size` bytes.
 * NULL if that saves less than a tenth, if there are fewer than 512 bytes, or without memory. */
void *gzip_pack(const void *bytes, size_t size, size_t *packed_size);

#endif
