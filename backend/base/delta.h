/* What makes one block of bytes into another: those that differ and where, for blocks that are much
 * alike. A bit for each word of 8 bytes, for each word that differs a bit for each of its bytes,
 * then the new bytes. Only for memory: it depends on the machine's order of bytes. Pure. Any
 * thread. */
#ifndef BASE_DELTA_H
#define BASE_DELTA_H

#include <stddef.h>
#include <stdint.h>

#define DELTA_WORD_BYTES 8
/* The most that a delta of blocks of `size` bytes needs. */
#define DELTA_BYTES_MAX(size)                                                                      \
    (((size) / DELTA_WORD_BYTES + 7) / 8 + (size) / DELTA_WORD_BYTES * (DELTA_WORD_BYTES + 1))

/* Writes what makes `from` into `to`, both of `size` bytes, a multiple of DELTA_WORD_BYTES, and
 * returns how many bytes that is: at most DELTA_BYTES_MAX(size). */
size_t delta_make(const void *from, const void *to, size_t size, uint8_t *delta);

/* Puts a delta, made for blocks of `size` bytes, over `bytes`; returns its own size. */
size_t delta_apply(void *bytes, size_t size, const uint8_t *delta);

#endif
