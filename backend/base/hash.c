#include "base/hash.h"

static uint64_t take_in(uint64_t hash, uint64_t word)
{
    return hash_word(hash ^ (word * UINT64_C(0x9e3779b97f4a7c15)));
}

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t hash = hash_word(seed + UINT64_C(0x9e3779b97f4a7c15) + size);
    for (; size >= 8; at += 8, size -= 8) hash = take_in(hash, hash_word_read(at));
    return size > 0 ? take_in(hash, hash_word_read_part(at, size)) : hash;
}
