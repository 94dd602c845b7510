/* Rows of the outbox that nobody is to handle any more go a few at a time: with what has made them
 * so, and the rest between two groups, so that no move waits for them. Writer thread only. */
#ifndef STORE_WRITE_PRUNE_H
#define STORE_WRITE_PRUNE_H

#include "store/write/writer.h"

#define PRUNE_PAUSE_MS 5 /* between two steps while no group comes */

/* Deletes rows of `user`, letters or those about matches, that all his addresses for them have
 * handled; the oldest first. What is left is noted for prune_run(). */
MUST_USE enum store_err prune_user(struct writer *writer, int64_t user, bool letters);

/* The same of all that `user` has, handled or not. */
MUST_USE enum store_err prune_deleted(struct writer *writer, int64_t user);

/* Goes on with what was left, in a transaction of its own: a step through the users who have rows
 * that wait, a smaller one unless nobody waits (`idle`). Ends by itself, and on an error, which is
 * logged. */
void prune_run(struct writer *writer, bool idle);

#endif
