/* The writer's connection: opened, and with PostgreSQL, where it can be lost, reopened; and the
 * outcome of the last transaction of a lost connection. Writer thread. */
#ifndef STORE_WRITER_CONNECTION_H
#define STORE_WRITER_CONNECTION_H

#include "store/writer/writer.h"

/* The number of attempts to reconnect, and their interval, before a group fails. */
#define CONNECTION_TRIES    25
#define CONNECTION_AGAIN_MS 200

/* Connects, prepares the statements, and watches the size of the WAL. The file's tables must
 * exist. */
MUST_USE enum store_err connection_open(struct writer *writer);

/* Reconnects, with repeated attempts. */
MUST_USE enum store_err connection_again(struct writer *writer);

/* Returns whether the store is being closed and no longer waits for a database. */
bool connection_given_up(const struct writer *writer);

/* Finds the outcome after the connection was lost in COMMIT; the other connection becomes the
 * writer's. Repeats the query until the outcome is known, however long that takes; operations
 * queued in the meantime fail after a while, since nothing of them was sent. STORE_OK:
 * committed. STORE_IO with writer->undone: nothing of it exists. STORE_CLOSED: the store is
 * closed before the outcome is known, or the server has crashed, and no row of the transaction
 * shows whether it was committed. */
MUST_USE enum store_err connection_outcome(struct writer *writer);

#endif
