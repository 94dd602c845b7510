/* The way back: the file of a match becomes a match of the store. Only what verify.h accepts. Any
 * thread. */
#ifndef HUB_IMPORT_H
#define HUB_IMPORT_H

#include "hub/verify.h"
#include "store/store.h"

/* A match and all its rows, as STORE_MATCH_IMPORT wants them. */
struct import {
    struct store_match match;
    struct store_move *moves;
    size_t count;
    struct buf *texts; /* of the moves: two for each */
};

/* Reads the `size` bytes of a file and fills `import`, dated `now_ms`; only for VERIFY_SAME, and
 * then the caller ends it with import_free(). Appends what was found to `report`, as verify_text().
 */
MUST_USE enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                         struct import *import, struct buf *report);
void import_free(struct import *import);

#endif
