/* With PostgreSQL: writes the plain moves of a group with two statements instead of two for each.
 * They are deferred while the other operations of the group run, until an operation comes that may
 * concern the same match, or the group ends. Writer thread. */
#ifndef STORE_POSTGRES_APPENDS_H
#define STORE_POSTGRES_APPENDS_H

#include "store/write/transaction.h"

struct appends;

/* NULL: no memory. */
struct appends *appends_new(void);
/* Gives it back; NULL is allowed. */
void appends_free(struct appends *appends);

/* Empties the list of deferred moves. */
void appends_clear(struct appends *appends);

/* Returns whether no append is deferred. */
bool appends_is_empty(const struct appends *appends);

/* Defers the operation, if it is a plain move and there is room. False: it is not deferred. */
bool appends_take(struct appends *appends, struct queue_item *item);

/* Returns whether the deferred appends must be written before the operation runs. */
bool appends_come_first(const struct appends *appends, const struct queue_item *item);

/* Writes the deferred appends, and stores the result of each in its item. With `commit`, and if
 * possible, ends the transaction in the same round trip: `*committed`. The rest, which
 * appends_left() returns one after the other, must run alone. Other results than STORE_OK: the
 * transaction can only be rolled back; the failing append is unknown. */
MUST_USE enum store_err appends_write(struct writer *writer, bool commit, bool *committed);
/* Returns whether the appends are the whole transaction, sent in one round trip because all their
 * locations were known. */
bool appends_are_known(const struct appends *appends);
/* For such a transaction even the transaction number may be lost. Queries on another connection
 * whether any of the rows exists, after concurrent writers of their matches have ended. */
MUST_USE enum store_err appends_outcome(struct writer *writer, bool *committed);
/* Queries which of the rows exist, after a commit whose answers were lost. */
MUST_USE enum store_err appends_ask(struct writer *writer);
/* The next one that has to be run alone; NULL: there is none. */
struct queue_item *appends_left(struct appends *appends);

#endif
