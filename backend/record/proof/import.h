/* Imports the file of a match into the store. It accepts only files that verify.h accepts, with
 * names that people may have (store/core/name.h). Any thread. */
#ifndef RECORD_PROOF_IMPORT_H
#define RECORD_PROOF_IMPORT_H

#include "record/stored.h"
#include "record/proof/verify.h"

/* Reads the `size` bytes of a file and fills `stored`, dated `now_ms`. It does so only with
 * VERIFY_SAME, and then the caller ends it with stored_free(). Appends the findings to `report`, as
 * verify_text() does. */
MUST_USE enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                         struct stored *stored, struct buf *report);

#endif
