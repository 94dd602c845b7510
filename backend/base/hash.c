#include "base/hash.h"

static uint64_t take_in(uint64_t hash, uint64_t word)
{
    return hash_word(hash ^ (word * UINT64_C(0x9e3779b97f4a7c15)));
}

static uint64_t begin(size_t size, uint64_t seed)
{
    return hash_word(seed + UINT64_C(0x9e3779b97f4a7c15) + size);
}

uint64_t hash_words(const uint64_t *words, size_t count, uint64_t seed)
{
    uint64_t hash = begin(count * sizeof(words[0]), seed);
    for (size_t i = 0; i < count; i++) hash = take_in(hash, words[i]);
    return hash;
}

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t hash = begin(size, seed);
    for (; size >= 8; at += 8, size -= 8) hash = take_in(hash, hash_word_read(at));
    return size > 0 ? take_in(hash, hash_word_read_part(at, size)) : hash;
}

void hash_letters(char *text, size_t length, const void *bytes)
{
    static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
    _Static_assert(sizeof(alphabet) - 1 == 32, "five bits a letter");
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) text[i] = alphabet[at[i] % 32];
    text[length] = '\0';
}
