/* One operation as SQL. Writer thread. */
#ifndef STORE_WRITER_OPS_H
#define STORE_WRITER_OPS_H

#include "store/write/operation.h"

/* Returns the row of an operation. Any thread. */
const struct operation *operation_of(enum store_op op);

/* Runs the item's operation inside the open transaction, not protected by a savepoint: after
 * anything but STORE_OK the caller undoes it. Sets item->id. */
MUST_USE enum store_err ops_run(struct writer *writer, struct queue_item *item);

#endif
