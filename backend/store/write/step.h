/* The steps of a transaction: each write is announced here first, so that a test can make any of
 * them fail. Writer thread. */
#ifndef STORE_WRITE_STEP_H
#define STORE_WRITE_STEP_H

#include "store/write/transaction.h"

/* Runs one prepared statement without rows; config.fail may return another result. */
MUST_USE enum store_err step_run(struct writer *writer, enum statement statement);

/* Does the same for one of several statements that are sent together; sql_arrive() must follow. */
MUST_USE enum store_err step_send(struct writer *writer, enum statement statement);

/* Does what step_run() does for a statement that must change a row; returns `otherwise` if it
 * does not. */
MUST_USE enum store_err step_one(struct writer *writer, enum statement statement,
                                 enum store_err otherwise);

/* Does what step_run() does for the statements of that use of all nouns, one after the other; ?1
 * is `parameter`. */
MUST_USE enum store_err step_nouns(struct writer *writer, enum noun_use use, int64_t parameter);

/* Does the same for both uses of a user who is deleted or banned at `now_ms`. */
MUST_USE enum store_err step_nouns_gone(struct writer *writer, int64_t user, int64_t now_ms);

/* Calls config.fail for the next step, a statement that returns rows. */
MUST_USE enum store_err step_allowed(struct writer *writer);

/* Runs a statement, with its parameters bound, that returns at most one row, and stores its first
 * column in `*number`. STORE_STALE: it returned none. */
MUST_USE enum store_err step_number(struct writer *writer, enum statement which, int64_t *number);

/* Finds whether that row exists: `*is`. Only for PostgreSQL. */
MUST_USE enum store_err step_sign_is(struct writer *writer, const struct writer_sign *sign,
                                     bool *is);

#endif
