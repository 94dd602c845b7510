/* A match with all its rows in memory, as STORE_MATCH_IMPORT wants them. Any thread. */
#ifndef RECORD_STORED_H
#define RECORD_STORED_H

#include "record/proof.h"
#include "store/store.h"

/* All zero: empty. */
struct stored {
    struct store_match match;
    struct store_move *moves;
    size_t count;
    size_t room;
    struct buf *texts; /* of the moves: two for each */
    struct store_sitter *sitters;
    size_t sitter_count;
    size_t sitter_room;
};

/* The id and what a match is begun with, as of one that is over and listed; the seats are empty. */
void stored_begin(struct stored *stored, const char *id, const struct game *game,
                  const struct game_setup *setup, int64_t now_ms);
/* Adds a row as the hub would have written it; `move` is NULL in the set-up. False without memory.
 */
MUST_USE bool stored_row_add(struct stored *stored, const struct game *game,
                             const struct proof_row *row, int64_t at_ms);
/* Adds who held a seat before. False without memory. */
MUST_USE bool stored_sitter_add(struct stored *stored, const struct store_sitter *sitter);
/* Lets the rows point to their texts: after the last was added. */
void stored_rows_end(struct stored *stored);
/* Gives the memory back; it is empty again. */
void stored_free(struct stored *stored);

#endif
