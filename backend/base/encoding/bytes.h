/* Functions on plain bytes, several at a time. Pure. Any thread. */
#ifndef BASE_ENCODING_BYTES_H
#define BASE_ENCODING_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Returns true if all of the `size` bytes at `bytes` are 0; also if there are none. */
static inline bool bytes_are_zero(const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (; size >= 8; at += 8, size -= 8) {
        uint64_t word;
        memcpy(&word, at, sizeof(word));
        if (word != 0) return false;
    }
    if (size >= 4) { /* two words that overlap */
        uint32_t words[2];
        memcpy(&words[0], at, sizeof(words[0]));
        memcpy(&words[1], at + size - 4, sizeof(words[1]));
        return (words[0] | words[1]) == 0;
    }
    for (; size > 0; at++, size--)
        if (*at != 0) return false;
    return true;
}

#endif
