/* The steps of a transaction: each write passes here first, so that a test can make any of them
 * fail. Writer thread. */
#ifndef STORE_WRITE_STEP_H
#define STORE_WRITE_STEP_H

#include "store/write/transaction.h"

/* Runs one prepared statement without rows; config.fail may decide otherwise. */
MUST_USE enum store_err step_run(struct writer *writer, enum statement statement);

/* The same as a part of several that are sent at once; sql_arrive() must follow. */
MUST_USE enum store_err step_send(struct writer *writer, enum statement statement);

/* As step_run(), with one that must have changed a row; `otherwise` if it has not. */
MUST_USE enum store_err step_one(struct writer *writer, enum statement statement,
                                 enum store_err otherwise);

/* As step_run(), with the statements of that use of all nouns, one after the other; ?1 is
 * `parameter`. */
MUST_USE enum store_err step_nouns(struct writer *writer, enum noun_use use, int64_t parameter);

/* Checks config.fail about the step that follows, for a statement that returns rows. */
MUST_USE enum store_err step_allowed(struct writer *writer);

/* Runs a statement, with its parameters bound, that returns at most one row, and stores its first
 * column in `*number`. STORE_STALE: it returned none. */
MUST_USE enum store_err step_number(struct writer *writer, enum statement which, int64_t *number);

/* Finds whether that row exists: `*is`. With PostgreSQL. */
MUST_USE enum store_err step_sign_is(struct writer *writer, const struct writer_sign *sign,
                                     bool *is);

#endif
