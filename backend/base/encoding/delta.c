#include "base/encoding/delta.h"

#include "base/base.h"

#include <string.h>

size_t delta_make(const void *from, const void *to, size_t size, uint8_t *delta)
{
    CHECK(size % DELTA_WORD_BYTES == 0);
    size_t words = size / DELTA_WORD_BYTES;
    uint8_t *out = delta + (words + 7) / 8;
    memset(delta, 0, (words + 7) / 8);
    for (size_t word = 0; word < words; word++) {
        const uint8_t *old = (const uint8_t *)from + word * DELTA_WORD_BYTES;
        const uint8_t *new = (const uint8_t *)to + word *DELTA_WORD_BYTES;
        if (memcmp(old, new, DELTA_WORD_BYTES) == 0) continue;
        delta[word / 8] = (uint8_t)(delta[word / 8] | 1u << word % 8);
        uint8_t *which = out++;
        *which = 0;
        for (unsigned i = 0; i < DELTA_WORD_BYTES; i++) {
            if (old[i] == new[i]) continue;
            *which = (uint8_t)(*which | 1u << i);
            *out++ = new[i];
        }
    }
    return (size_t)(out - delta);
}

size_t delta_apply(void *bytes, size_t size, const uint8_t *delta)
{
    size_t words = size / DELTA_WORD_BYTES;
    const uint8_t *in = delta + (words + 7) / 8;
    for (size_t at = 0; at < words; at += 8) {
        for (unsigned map = delta[at / 8]; map != 0; map &= map - 1) {
            uint8_t *word = (uint8_t *)bytes + (at + (unsigned)__builtin_ctz(map)) * 8;
            for (unsigned which = *in++; which != 0; which &= which - 1)
                word[__builtin_ctz(which)] = *in++;
        }
    }
    return (size_t)(in - delta);
}
