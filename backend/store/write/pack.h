/* Copies the parts of an operation into one piece of memory, in two passes: the first one, without
 * memory, only counts. One owner, one thread at a time. */
#ifndef STORE_WRITE_PACK_H
#define STORE_WRITE_PACK_H

#include <stddef.h>

struct packer {
    char *bytes; /* NULL: the first pass */
    size_t size;
};

/* Returns the copy of `size` bytes, in the first pass `from` itself; NULL for NULL. */
const void *pack(struct packer *packer, const void *from, size_t size);
/* Does the same for a text, which has at most `bytes_max` bytes. */
const char *pack_text(struct packer *packer, const char *text, size_t bytes_max);

#endif
