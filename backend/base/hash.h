/* A 64-bit hash of plain bytes: the same on every machine, for state hashes and hash tables. Not
 * cryptographic: it finds accidents, not attacks. Pure. Any thread. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Returns the hash of `size` bytes at `bytes`, continued from `seed` (0 to begin). */
uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed);

/* Returns the hash of `count` words of eight bytes, the lowest byte first. */
uint64_t hash_words(const uint64_t *words, size_t count, uint64_t seed);

/* Returns a word whose bits depend on all 64 bits of `value`. */
static inline uint64_t hash_word(uint64_t value)
{
    value ^= value >> 30;
    value *= UINT64_C(0xbf58476d1ce4e5b9);
    value ^= value >> 27;
    value *= UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

/* Reads eight bytes as a word, little-endian on every machine. */
static inline uint64_t hash_word_read(const unsigned char *bytes)
{
    uint64_t word = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ /* the compiler would do this byte by byte */
    memcpy(&word, bytes, sizeof(word));
#else
    for (unsigned i = 0; i < 8; i++) word |= (uint64_t)bytes[i] << (8 * i);
#endif
    return word;
}

/* Reads `count` bytes, fewer than eight, as a word: missing bytes are 0. */
static inline uint64_t hash_word_read_part(const unsigned char *bytes, size_t count)
{
    uint64_t word = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (count >= 4) { /* two words that overlap, with equal bytes there */
        uint32_t low;
        uint32_t high;
        memcpy(&low, bytes, sizeof(low));
        memcpy(&high, bytes + count - 4, sizeof(high));
        return low | (uint64_t)high << (8 * (count - 4));
    }
#endif
    for (size_t i = 0; i < count; i++) word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

/* Writes a letter for each of `length` bytes, by their last five bits, and a closing 0 into `text`,
 * which has room for length + 1 bytes and may be `bytes` itself. The alphabet has no look-alikes.
 */
void hash_letters(char *text, size_t length, const void *bytes);

#endif
