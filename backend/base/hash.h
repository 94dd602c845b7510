/* A 64-bit hash of plain bytes: the same on every machine, for state hashes and hash tables. Not
 * cryptographic: it finds accidents, not attacks. Pure. Any thread. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Returns the hash of `size` bytes at `bytes`, continued from `seed` (0 to begin). */
uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed);

#endif
