/* The file of a match that has ended: all data for recomputing each of its dice, see
 * schema/match.md. Any thread. */
#ifndef RECORD_PROOF_PROOF_H
#define RECORD_PROOF_PROOF_H

#include "base/buf.h"
#include "engine/draw.h"
#include "engine/match.h"
#include "record/fair.h"
#include "record/stored.h"

#define PROOF_HEX_BYTES 65

/* The data with which a match started. */
struct proof_head {
    uint8_t format; /* as in wire/match_file.h */
    const struct game *game;
    struct game_setup setup;
    const char *seed_hash;
    struct fair_nonces nonces; /* nonces of all its seats */
    uint8_t people;            /* bit set: the seats that were not bots at the start */
};

/* Appends the names of the draws and the fields that they filled, as JSON:
 * [{"event":2,"field":"dice","how":"dice","name":[4,0,3,2]}]; a name has purpose, seat, round,
 * place. */
void proof_chance_print(const struct draws *draws, struct buf *out);

/* Writes the first link of the chain: the SHA-256 of the head. */
void proof_head_chain(const struct proof_head *head, char chain[PROOF_HEX_BYTES]);

/* Replaces `chain`, the link of the previous row, by the link of this row: the SHA-256 of the
 * previous digits and the row's text. Returns false without memory. */
MUST_USE bool proof_row_chain(const struct game *game, const struct stored_row *row,
                              char chain[PROOF_HEX_BYTES]);

/* Appends the file of a match to `out`. The reader belongs to the calling thread. STORE_NOT_FOUND:
 * no such match, or it has not ended. STORE_DAMAGED: its log cannot be read. STORE_FULL: too large.
 */
MUST_USE enum store_err proof_print(struct store_reader *reader, const char *id, struct buf *out);

/* Appends the file of a match with all its rows in memory, `moves`. It must have ended, and
 * every seat must still have its first holder. */
MUST_USE enum store_err proof_print_rows(const struct store_match *info,
                                         const struct store_move *moves, size_t count,
                                         struct buf *out);

#endif
