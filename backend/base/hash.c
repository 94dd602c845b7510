#include "base/hash.h"

#include <string.h>

static uint64_t mix(uint64_t value)
{
    value ^= value >> 30;
    value *= UINT64_C(0xbf58476d1ce4e5b9);
    value ^= value >> 27;
    value *= UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t hash = mix(seed + UINT64_C(0x9e3779b97f4a7c15) + size);
    while (size > 0) {
        uint64_t word = 0;
        size_t part = size < 8 ? size : 8;
        for (size_t i = 0; i < part; i++) {
            word |= (uint64_t)at[i] << (8 * i); /* little-endian on every machine */
        }
        hash = mix(hash ^ (word * UINT64_C(0x9e3779b97f4a7c15)));
        at += part;
        size -= part;
    }
    return hash;
}
