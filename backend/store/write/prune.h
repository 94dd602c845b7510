/* Deletes handled rows of the outbox a few at a time: some with the operation that completed them,
 * and the rest between two groups, so that no move waits for them. Writer thread only. */
#ifndef STORE_WRITE_PRUNE_H
#define STORE_WRITE_PRUNE_H

#include "store/write/transaction.h"

#define PRUNE_PAUSE_MS 5 /* pause between two steps while no group comes */

/* Deletes rows of `user`, emails or those about matches, that all the user's addresses for them
 * have handled; the oldest first. A remainder is recorded for prune_run(). */
MUST_USE enum store_err prune_user(struct writer *writer, int64_t user, bool account);

/* Does the same for all rows of `user`, handled or not. */
MUST_USE enum store_err prune_deleted(struct writer *writer, int64_t user);

/* Continues with the remainder, in a transaction of its own: a step through the users with
 * queued rows, a smaller one unless the writer is `idle`. Ends when none is left, and on an
 * error, which is logged. */
void prune_run(struct writer *writer, bool idle);

#endif
