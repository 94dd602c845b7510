/* Moves: the rows of a match's log. Functions with a writer: the writer thread; with a reader: its
 * thread. */
#ifndef STORE_NOUNS_MATCHES_MOVES_H
#define STORE_NOUNS_MATCHES_MOVES_H

#include "store/nouns/internal.h"

/* Inserts the row after the one whose checksum is `*chain`, which becomes that of the new row.
 * STORE_STALE: a row with its number exists. STORE_CORRUPT: its texts are not JSON. */
MUST_USE enum store_err ops_move_insert(struct writer *writer, const struct store_move *move,
                                        int64_t number, uint64_t *chain);
/* Packs the texts of a move into the returned struct. */
struct store_move ops_move_pack(struct packer *packer, const struct store_move *from);

/* Calls `row` for the moves with from <= seq < from + count, in order. */
MUST_USE enum store_err store_moves_each(struct store_reader *reader, const char *match,
                                         uint32_t from, uint32_t count, store_move_row *row,
                                         void *context);

#endif
