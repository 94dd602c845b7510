/* Files of bytes that are written as a whole or not at all. One thread for each file. */
#ifndef LAB_TRAIN_WHOLE_H
#define LAB_TRAIN_WHOLE_H

#include "base/base.h"

struct whole_part {
    const void *bytes;
    size_t size;
};

/* Writes the parts, one after the other, to a temporary file and renames that to `path`. Returns
 * NULL, or the error. */
const char *whole_write(const char *path, const struct whole_part *parts, size_t count);

/* Reads a file into new memory, which the caller frees. Returns NULL, or the error; then there is
 * no memory to free. */
const char *whole_read(const char *path, uint8_t **bytes, size_t *size);

#endif
