/* Cache of the locations of the newest rows in a file that only this writer has written since:
 * an append after one of them skips the search, a quarter of its cost. A cached row exists and
 * belongs to a running match in which no player has an address for notifications. With
 * PostgreSQL the cache is empty (row_locations.h is its counterpart). Writer thread. */
#ifndef STORE_WRITE_APPEND_CACHE_H
#define STORE_WRITE_APPEND_CACHE_H

#include "store/write/place.h"
#include "store/write/transaction.h"

/* Empties the cache, at the begin of a transaction, if another process, or this connection
 * outside of a group, has changed the file since append_cache_end(). */
void append_cache_begin(struct writer *writer);
/* Records the state of the file, after the commit. */
void append_cache_end(struct writer *writer);

/* Finds the row before the move and fills `place`. False: unknown. */
MUST_USE bool append_cache_find(struct writer *writer, const struct store_move *move,
                                struct ops_place *place);
/* Adds the move, which was written at that place with its whole operation. */
void append_cache_add(struct writer *writer, const struct store_move *move,
                      const struct ops_place *place);
/* Removes a match that may have changed; NULL: all, because the transaction was rolled back. */
void append_cache_remove(struct writer *writer, const char *match);

#endif
