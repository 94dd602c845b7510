/* A stored match, folded row by row: what it was at each version. Any thread. */
#ifndef RECORD_FOLD_H
#define RECORD_FOLD_H

#include "engine/match.h"
#include "store/store.h"

/* Given a match after each of its rows, with the row; both are borrowed. False: no more of them. */
typedef bool record_fold_row(void *context, const struct match *match,
                             const struct store_move *row);

/* Folds a match that has begun, of a game and revision that are known here, from its set-up to
 * version `last` or its end, with the reader of the calling thread, and compares each row's hash.
 * STORE_DAMAGED: what is stored is not this match. STORE_IO: reading failed, or there was no
 * memory. */
MUST_USE enum store_err record_fold_each(struct store_reader *reader,
                                         const struct store_match *info, uint32_t last,
                                         record_fold_row *each, void *context);

#endif
