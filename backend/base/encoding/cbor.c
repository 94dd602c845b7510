#include "base/encoding/cbor.h"

#include <stdint.h>

/* Major types, the upper three bits of an item's head. */
enum { UNSIGNED, NEGATIVE, BYTES, TEXT, ARRAY, MAP, TAG, SIMPLE };

#define IN_HEAD_MAX   23 /* larger arguments follow the head */
#define INDEFINITE    31
#define FOLLOWING_MAX 27 /* of 8 bytes; 24: of one */

/* Reads the head at `*at` and moves behind it. False: it is cut off or reserved. */
static bool head_read(const unsigned char *bytes, size_t size, size_t *at, int *major,
                      uint64_t *argument)
{
    if (*at >= size) return false;
    *major = bytes[*at] >> 5;
    *argument = bytes[(*at)++] & INDEFINITE;
    if (*argument <= IN_HEAD_MAX) return true;
    if (*argument > FOLLOWING_MAX) return false;
    size_t following = (size_t)1 << (*argument - IN_HEAD_MAX - 1);
    if (following > size - *at) return false;
    *argument = 0;
    while (following-- > 0) *argument = *argument << 8 | bytes[(*at)++];
    return true;
}

bool cbor_is_whole(const unsigned char *bytes, size_t size)
{
    size_t at = 0, pending = 0; /* items that arrays and maps still wait for */
    while (at < size || pending > 0) {
        int major;
        uint64_t argument;
        if (!head_read(bytes, size, &at, &major, &argument)) return false;
        if (pending > 0) pending--;
        const size_t left = size - at;
        if (major == TAG) return false;
        if (major == UNSIGNED || major == NEGATIVE || major == SIMPLE) continue;
        if (argument > left) return false;
        if (major == BYTES || major == TEXT)
            at += (size_t)argument;
        else
            pending += (size_t)argument * (major == MAP ? 2 : 1);
        if (pending > size - at) return false; /* an item has a byte at least */
    }
    return true;
}
