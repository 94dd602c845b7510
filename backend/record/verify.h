/* Whether the file of a match is true: every die and shuffle is computed again from the seed, every
 * move decided again by the rules, every hash compared. Any thread. */
#ifndef RECORD_VERIFY_H
#define RECORD_VERIFY_H

#include "base/buf.h"

enum verify_verdict {
    VERIFY_SAME,
    VERIFY_DIFFERS,
    VERIFY_UNREADABLE, /* no such file, or of other rules than these: nothing can be said */
};

/* Checks the `size` bytes of a file, or of a match in words (golden.h), and appends what was found
 * to `report`, one line each: what differs in the first row that does, or how much was compared. */
MUST_USE enum verify_verdict verify_text(const char *text, size_t size, struct buf *report);

#endif
