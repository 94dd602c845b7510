/* Folds a stored match row by row, giving its state at each version. Any thread. */
#ifndef RECORD_FOLD_H
#define RECORD_FOLD_H

#include "engine/match.h"
#include "store/store.h"

/* Receives a match after each of its rows, with the row; both are borrowed. Returns false to stop.
 */
typedef bool record_fold_row(void *context, const struct match *match,
                             const struct store_move *row);

/* Folds a started match, of a supported game and revision, from its set-up to version `last` or its
 * end. It uses the reader of the calling thread, and compares each row's hash. STORE_DAMAGED: the
 * stored rows do not belong to this match. STORE_IO: reading failed, or there was no memory. */
MUST_USE enum store_err record_fold_each(struct store_reader *reader,
                                         const struct store_match *info, uint32_t last,
                                         record_fold_row *each, void *context);

#endif
