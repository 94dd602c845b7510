#include "store/name.h"

#include <stdint.h>

#include "base/base.h"

/* Upper-case letters from `first` to `last`, whose lower-case letters lie `distance` further on.
 * With `pairs`, upper and lower case take turns, beginning with an upper-case letter at `first`. */
struct range {
    uint32_t first;
    uint32_t last;
    int32_t distance;
    bool pairs;
};

static const struct range ranges[] = {
    {0x0041, 0x005a, 32, false}, {0x00c0, 0x00d6, 32, false},    {0x00d8, 0x00de, 32, false},
    {0x0100, 0x012f, 1, true},   {0x0132, 0x0137, 1, true},      {0x0139, 0x0148, 1, true},
    {0x014a, 0x0177, 1, true},   {0x0178, 0x0178, -121, false},  {0x0179, 0x017e, 1, true},
    {0x01cd, 0x01dc, 1, true},   {0x0218, 0x021f, 1, true},      {0x0386, 0x0386, 38, false},
    {0x0388, 0x038a, 37, false}, {0x038c, 0x038c, 64, false},    {0x038e, 0x038f, 63, false},
    {0x0391, 0x03a1, 32, false}, {0x03a3, 0x03ab, 32, false},    {0x03c2, 0x03c2, 1, false},
    {0x0400, 0x040f, 80, false}, {0x0410, 0x042f, 32, false},    {0x0460, 0x0481, 1, true},
    {0x048a, 0x04bf, 1, true},   {0x04c1, 0x04ce, 1, true},      {0x04d0, 0x052f, 1, true},
    {0x1e00, 0x1e95, 1, true},   {0x1e9e, 0x1e9e, -7615, false}, {0x1ea0, 0x1eff, 1, true},
};

static uint32_t letter_lower(uint32_t letter)
{
    for (size_t i = 0; i < COUNT_OF(ranges); i++) {
        const struct range *range = &ranges[i];
        if (letter < range->first || letter > range->last) {
            continue;
        }
        bool lower = range->pairs && (letter - range->first) % 2 == 1;
        return lower ? letter : (uint32_t)((int32_t)letter + range->distance);
    }
    return letter;
}

/* Reads one letter of at most three bytes. Returns its bytes, or 0 if there is none. */
static size_t letter_read(const unsigned char *at, uint32_t *letter)
{
    if (at[0] < 0x80) {
        *letter = at[0];
        return 1;
    }
    if (at[0] >= 0xc2 && at[0] < 0xe0 && (at[1] & 0xc0) == 0x80) {
        *letter = (uint32_t)(at[0] & 0x1f) << 6 | (at[1] & 0x3f);
        return 2;
    }
    if (at[0] >= 0xe1 && at[0] < 0xf0 && (at[1] & 0xc0) == 0x80 && (at[2] & 0xc0) == 0x80) {
        *letter = (uint32_t)(at[0] & 0x0f) << 12 | (uint32_t)(at[1] & 0x3f) << 6 | (at[2] & 0x3f);
        return 3;
    }
    return 0;
}

static size_t letter_write(uint32_t letter, unsigned char bytes[3])
{
    if (letter < 0x80) {
        bytes[0] = (unsigned char)letter;
        return 1;
    }
    if (letter < 0x800) {
        bytes[0] = (unsigned char)(0xc0 | letter >> 6);
        bytes[1] = (unsigned char)(0x80 | (letter & 0x3f));
        return 2;
    }
    bytes[0] = (unsigned char)(0xe0 | letter >> 12);
    bytes[1] = (unsigned char)(0x80 | (letter >> 6 & 0x3f));
    bytes[2] = (unsigned char)(0x80 | (letter & 0x3f));
    return 3;
}

void name_key(const char *name, char *key, size_t size)
{
    const unsigned char *at = (const unsigned char *)name;
    size_t length = 0;
    CHECK(size > 0);
    while (*at != '\0') {
        uint32_t letter;
        unsigned char bytes[3] = {*at, 0, 0};
        size_t written = 1;
        size_t read = letter_read(at, &letter);
        if (read > 0) {
            written = letter_write(letter_lower(letter), bytes);
        } else {
            read = 1;
        }
        if (length + written >= size) {
            break;
        }
        for (size_t i = 0; i < written; i++) {
            key[length++] = (char)bytes[i];
        }
        at += read;
    }
    key[length] = '\0';
}
