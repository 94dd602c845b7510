/* A match with all its rows in memory, in the form for STORE_MATCH_IMPORT. Any thread. */
#ifndef RECORD_STORED_H
#define RECORD_STORED_H

#include "base/buf.h"
#include "engine/match.h"
#include "store/store.h"

/* One row; for the set-up, seat is -1 and move is NULL. */
struct stored_row {
    uint8_t format;
    uint32_t version;
    int seat;
    const struct game_move *move;
    const struct game_events *events;
    const char *chance; /* JSON of its draws (proof_chance_print()); NULL: not known */
    uint64_t state_hash;
};

/* A match that is being built. All zero: empty. */
struct stored {
    struct store_match match;
    struct store_move *moves;
    size_t count;
    size_t room;
    struct buf *texts; /* texts of the moves, two buffers for each */
    struct store_sitter *sitters;
    size_t sitter_count;
    size_t sitter_room;
};

/* Sets the id and the set-up of a match that is over and listed; the seats are empty. */
void stored_begin(struct stored *stored, const char *id, const struct game *game,
                  const struct game_setup *setup, int64_t now_ms);
/* Adds a row in the same form as the hub writes it; `move` is NULL for the set-up. Returns false
 * without memory. */
MUST_USE bool stored_row_add(struct stored *stored, const struct game *game,
                             const struct stored_row *row, int64_t at_ms);
/* Adds a former holder of a seat. Returns false without memory. */
MUST_USE bool stored_sitter_add(struct stored *stored, const struct store_sitter *sitter);
/* Sets the pointers of the rows to their texts, after the last row was added. */
void stored_rows_end(struct stored *stored);
/* Frees the memory; the match is empty again. */
void stored_free(struct stored *stored);

#endif
