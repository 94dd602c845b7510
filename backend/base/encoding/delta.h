/* The difference between two similar blocks of bytes of the same size. It has a bit for each word
 * of 8 bytes, for each changed word a bit for each of its bytes, then the new bytes. Only for
 * memory: it depends on the byte order of the machine. Pure. Any thread. */
#ifndef BASE_ENCODING_DELTA_H
#define BASE_ENCODING_DELTA_H

#include <stddef.h>
#include <stdint.h>

#define DELTA_WORD_BYTES 8
/* The maximum size of a delta between blocks of `size` bytes. */
#define DELTA_BYTES_MAX(size)                                                                      \
    (((size) / DELTA_WORD_BYTES + 7) / 8 + (size) / DELTA_WORD_BYTES * (DELTA_WORD_BYTES + 1))

/* Writes the delta from `from` to `to`, both of `size` bytes, a multiple of DELTA_WORD_BYTES.
 * Returns its size: at most DELTA_BYTES_MAX(size). */
size_t delta_make(const void *from, const void *to, size_t size, uint8_t *delta);

/* Applies a delta between blocks of `size` bytes to `bytes`; returns the size of the delta. */
size_t delta_apply(void *bytes, size_t size, const uint8_t *delta);

#endif
