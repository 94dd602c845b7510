/* With PostgreSQL: the moves of a group that are nothing but moves, as two statements in place of
 * two for each. They are kept back while the other operations of the group run, until one comes
 * that may be about the same match, or the group ends. Writer thread. */
#ifndef STORE_POSTGRES_APPENDS_H
#define STORE_POSTGRES_APPENDS_H

#include "store/write/writer.h"

struct appends;

/* NULL: no memory. */
struct appends *appends_new(void);
/* Gives it back; NULL is allowed. */
void appends_free(struct appends *appends);

/* Forgets what was kept back. */
void appends_clear(struct appends *appends);

/* Whether nothing is kept back. */
bool appends_is_empty(const struct appends *appends);

/* Keeps the operation back, if it is such a move and there is room beside the others. */
bool appends_take(struct appends *appends, struct queue_item *item);

/* Whether those that are kept back have to be written before the operation runs. */
bool appends_come_first(const struct appends *appends, const struct queue_item *item);

/* Writes them, and how each has ended to its item; with `commit`, and if that is possible, ends the
 * transaction in the same flight: `*committed`. What is left are those that appends_left() gives,
 * one after the other, which have to be run alone. Anything but STORE_OK: the transaction can only
 * be undone; of an error of one of them nobody knows of which. */
MUST_USE enum store_err appends_write(struct writer *writer, bool commit, bool *committed);
/* Whether they are the whole of the transaction, sent in one flight: where they belong was known.
 */
bool appends_are_known(const struct appends *appends);
/* Of such a one not even the number may have come back. Another connection asks whether any of them
 * is there, once whoever writes to their matches has ended. */
MUST_USE enum store_err appends_outcome(struct writer *writer, bool *committed);
/* The transaction was committed, and the answers were lost: asks which of them are there. */
MUST_USE enum store_err appends_ask(struct writer *writer);
/* The next one that has to be run alone; NULL: there is none. */
struct queue_item *appends_left(struct appends *appends);

#endif
