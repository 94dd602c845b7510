/* Where the newest rows of logs lie in a file that this writer has written and nobody has touched
 * since: what follows one of them need not look for it, which is a quarter of what an append costs.
 * A row that is known here is there, of a match that runs, with nobody in it who has an address to
 * be told at. With PostgreSQL nothing is known (places.h is its). Writer thread. */
#ifndef STORE_WRITE_NEWEST_H
#define STORE_WRITE_NEWEST_H

#include "store/write/ops.h"

/* In a transaction that has just begun: if somebody else, or this connection outside of a group,
 * has changed the file since newest_end(), nothing is known any more. */
void newest_begin(struct writer *writer);
/* The transaction was committed. */
void newest_end(struct writer *writer);

/* Whether the row before the move is known: then `place` is where. */
MUST_USE bool newest_find(struct writer *writer, const struct store_move *move,
                          struct ops_place *place);
/* The move, and all else of its operation, was written there. */
void newest_note(struct writer *writer, const struct store_move *move,
                 const struct ops_place *place);
/* Something of the match may have changed; NULL: of any, or what was noted is undone. */
void newest_forget(struct writer *writer, const char *match);

#endif
