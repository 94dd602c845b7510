/* The writer's connection: made, and with PostgreSQL, where it can be lost, made again; and what
 * has become of the last transaction of one that was lost. Writer thread. */
#ifndef STORE_WRITE_CONNECTION_H
#define STORE_WRITE_CONNECTION_H

#include "store/write/writer.h"

/* A lost connection is tried to be made again so often, that far apart, before a group fails. */
#define CONNECTION_TRIES    25
#define CONNECTION_AGAIN_MS 200

/* Connects and prepares, watching the size of the WAL. The file's tables must be there. */
MUST_USE enum store_err connection_open(struct writer *writer);

/* Connects again, and tries for a while. */
MUST_USE enum store_err connection_again(struct writer *writer);

/* Whether the store is being closed and waits for no database any more. */
bool connection_given_up(const struct writer *writer);

/* The connection was lost in COMMIT: another one says whether it was done, and is the writer's
 * then. Asks until it is known, however long that takes; what is queued meanwhile fails after a
 * while: nothing of that was sent. STORE_OK: committed. STORE_IO with writer->undone: nothing of it
 * is there. STORE_CLOSED: the store is closed before it is known, or the server has died, and no
 * row of the transaction's own says whether it is the one that was committed. */
MUST_USE enum store_err connection_outcome(struct writer *writer);

#endif
