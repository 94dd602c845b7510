/* Verifies the file of a match: recomputes every die and shuffle from the seed, decides every move
 * again by the rules, and compares every hash. Any thread. */
#ifndef RECORD_PROOF_VERIFY_H
#define RECORD_PROOF_VERIFY_H

#include "base/buf.h"

enum verify_verdict {
    VERIFY_SAME,
    VERIFY_DIFFERS,
    VERIFY_UNREADABLE, /* not such a file, or rules that this program does not support: no verdict
                        */
};

/* Checks the `size` bytes of a file, or of a match in words (golden.h). Appends the findings to
 * `report`, one line each: the differences of the first row that differs, or the number of compared
 * rows. */
MUST_USE enum verify_verdict verify_text(const char *text, size_t size, struct buf *report);

#endif
