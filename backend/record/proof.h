/* The file of a match that has ended: everything that is needed to compute each of its dice again,
 * see schema/match.md. Any thread. */
#ifndef RECORD_PROOF_H
#define RECORD_PROOF_H

#include "base/buf.h"
#include "engine/draw.h"
#include "engine/match.h"
#include "record/fair.h"
#include "store/store.h"

#define PROOF_HEX_BYTES 65

/* What a match was begun with. */
struct proof_head {
    uint8_t format; /* as in wire/match_file.h */
    const struct game *game;
    struct game_setup setup;
    const char *seed_hash;
    struct fair_nonces nonces; /* all of its seats */
    uint8_t people;            /* bit set: the seats that were no bots when it began */
};

/* One row; seat -1 and move NULL: the set-up. */
struct proof_row {
    uint8_t format;
    uint32_t version;
    int seat;
    const struct game_move *move;
    const struct game_events *events;
    const char *chance; /* JSON: what proof_chance_print() prints; NULL: not known */
    uint64_t state_hash;
};

/* Appends the names of what chance has filled, as JSON:
 * [{"event":2,"field":"dice","how":"dice","name":[4,0,3,2]}], name: purpose, seat, round, place. */
void proof_chance_print(const struct draws *draws, struct buf *out);

/* Writes the first link of the chain: the SHA-256 of what the match was begun with. */
void proof_head_chain(const struct proof_head *head, char chain[PROOF_HEX_BYTES]);

/* Makes `chain`, the link before this row, the row's own: the SHA-256 of the digits before and the
 * row's text. False without memory. */
MUST_USE bool proof_row_chain(const struct game *game, const struct proof_row *row,
                              char chain[PROOF_HEX_BYTES]);

/* Appends the file of a match to `out`. The reader belongs to the calling thread.
 * STORE_NOT_FOUND: there is no such match, or it has not ended. STORE_DAMAGED: its log cannot be
 * read. STORE_FULL: too large. */
MUST_USE enum store_err proof_print(struct store_reader *reader, const char *id, struct buf *out);

/* The same of rows in memory: all of `moves`, of a match that has ended, in which nobody has left
 * his seat. */
MUST_USE enum store_err proof_print_rows(const struct store_match *info,
                                         const struct store_move *moves, size_t count,
                                         struct buf *out);

#endif
