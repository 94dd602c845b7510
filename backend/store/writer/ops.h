/* Runs one operation as SQL. Writer thread. */
#ifndef STORE_WRITER_OPS_H
#define STORE_WRITER_OPS_H

#include "store/write/operation.h"

/* Returns the description of an operation. Any thread. */
const struct operation *operation_of(enum store_op op);

/* Runs the item's operation inside the open transaction, without a savepoint: after any result
 * but STORE_OK the caller rolls it back. Sets item->id. */
MUST_USE enum store_err ops_run(struct writer *writer, struct queue_item *item);

#endif
