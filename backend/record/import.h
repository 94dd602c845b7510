/* The way back: the file of a match becomes a match of the store. Only what verify.h accepts. Any
 * thread. */
#ifndef RECORD_IMPORT_H
#define RECORD_IMPORT_H

#include "record/proof.h"
#include "record/verify.h"
#include "store/store.h"

/* A match and all its rows, as STORE_MATCH_IMPORT wants them. All zero: empty. */
struct import {
    struct store_match match;
    struct store_move *moves;
    size_t count;
    size_t room;
    struct buf *texts; /* of the moves: two for each */
};

/* Adds a row as the hub would have written it; `move` is NULL in the set-up. False without memory.
 */
MUST_USE bool import_row_add(struct import *import, const struct game *game,
                             const struct proof_row *row, int64_t at_ms);
/* Lets the rows point to their texts: after the last was added. */
void import_rows_end(struct import *import);
/* The id and what a match is begun with, as of one that is over; the seats are empty. */
void import_match_begin(struct import *import, const char *id, const struct game *game,
                        const struct game_setup *setup, int64_t now_ms);

/* Reads the `size` bytes of a file and fills `import`, dated `now_ms`; only for VERIFY_SAME, and
 * then the caller ends it with import_free(). Appends what was found to `report`, as verify_text().
 */
MUST_USE enum verify_verdict import_read(const char *text, size_t size, int64_t now_ms,
                                         struct import *import, struct buf *report);
/* Gives back what import_read() has filled. */
void import_free(struct import *import);

#endif
