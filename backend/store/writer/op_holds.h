/* The locks of an operation (write/holds.h). Pure. Any thread. */
#ifndef STORE_WRITER_OP_HOLDS_H
#define STORE_WRITER_OP_HOLDS_H

#include "store/write/row_locks.h"

/* Returns the users that the operation checks or changes. */
struct held op_holds(const struct store_write *write);

#endif
