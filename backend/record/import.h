/* The way back: the file of a match becomes a match of the store. Only what verify.h accepts,
 * with names that people may have (store/name.h). Any thread. */
#ifndef RECORD_IMPORT_H
#define RECORD_IMPORT_H

#include "record/stored.h"
#include "record/verify.h"

/* Reads the `size` bytes of a file and fills `stored`, dated `now_ms`; only for VERIFY_SAME, and
 * then the caller ends it with stored_free(). Appends what was found to `report`, as verify_text().
 */
MUST_USE enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                         struct stored *stored, struct buf *report);

#endif
