/* UTF-8 as Unicode defines it: shortest forms only, no surrogates, nothing above U+10FFFF. Pure.
 * Any thread. */
#ifndef BASE_ENCODING_UTF8_H
#define BASE_ENCODING_UTF8_H

#include "base/base.h"

/* Returns the length (1 to 4) of the character that the `size` bytes at `text` begin with, or 0 if
 * they begin with none. */
static inline size_t utf8_length(const char *text, size_t size)
{
    const unsigned char *at = (const unsigned char *)text;
    unsigned char least = 0x80;
    unsigned char most = 0xbf;
    size_t length;
    if (size == 0) return 0;
    if (at[0] < 0x80) return 1;
    if (at[0] >= 0xc2 && at[0] <= 0xdf) {
        length = 2;
    } else if (at[0] >= 0xe0 && at[0] <= 0xef) {
        length = 3;
        if (at[0] == 0xe0) least = 0xa0;
        if (at[0] == 0xed) most = 0x9f;
    } else if (at[0] >= 0xf0 && at[0] <= 0xf4) {
        length = 4;
        if (at[0] == 0xf0) least = 0x90;
        if (at[0] == 0xf4) most = 0x8f;
    } else {
        return 0;
    }
    if (size < length || at[1] < least || at[1] > most) return 0;
    for (size_t i = 2; i < length; i++)
        if (at[i] < 0x80 || at[i] > 0xbf) return 0;
    return length;
}

/* Returns the character in the `length` bytes at `text`, a length from utf8_length(). */
static inline uint32_t utf8_letter(const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    uint32_t letter = length == 1 ? at[0] : at[0] & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) letter = letter << 6 | (at[i] & 0x3fu);
    return letter;
}

#endif
