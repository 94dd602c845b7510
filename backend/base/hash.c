#include "base/hash.h"

#include <string.h>

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t hash = hash_word(seed + UINT64_C(0x9e3779b97f4a7c15) + size);
    while (size > 0) {
        uint64_t word = 0;
        size_t part = size < 8 ? size : 8;
        for (size_t i = 0; i < part; i++)
            word |= (uint64_t)at[i] << (8 * i); /* little-endian on every machine */
        hash = hash_word(hash ^ (word * UINT64_C(0x9e3779b97f4a7c15)));
        at += part;
        size -= part;
    }
    return hash;
}
