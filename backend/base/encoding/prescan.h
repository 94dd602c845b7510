/* A strict check of the whole JSON grammar (RFC 8259) in one pass over the bytes, before a more
 * lenient parser reads them: UTF-8, escapes, surrogates, numbers, depth and sizes. It builds
 * nothing. Pure. Any thread. */
#ifndef BASE_ENCODING_PRESCAN_H
#define BASE_ENCODING_PRESCAN_H

#include "base/base.h"

enum prescan_fault {
    PRESCAN_OK,
    PRESCAN_SYNTAX,   /* not JSON, or trailing bytes */
    PRESCAN_ENCODING, /* not UTF-8, an unpaired surrogate, or the character U+0000 */
    PRESCAN_DEPTH,    /* more than `depth_max` levels */
    PRESCAN_TOO_MANY, /* an object or array with more than PRESCAN_ELEMENTS_MAX elements */
};

/* More than the events that one move can cause; the reader of events counts them itself. */
#define PRESCAN_ELEMENTS_MAX 320

/* Checks that the `size` bytes at `text` are one JSON value. */
MUST_USE enum prescan_fault prescan_check(const char *text, size_t size, unsigned depth_max);

#endif
