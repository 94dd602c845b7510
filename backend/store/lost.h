/* Connections with PostgreSQL that are lost: made again, and what has become of the last
 * transaction. Writer thread. */
#ifndef STORE_LOST_H
#define STORE_LOST_H

#include "store/writer.h"

/* A lost connection is tried to be made again so often, that far apart, before a group fails. */
#define LOST_TRIES    25
#define LOST_AGAIN_MS 200

/* Connects again, and tries for a while. */
MUST_USE enum store_err lost_connect(struct writer *writer);

/* The connection was lost in COMMIT: another one says whether it was done, and is the writer's
 * then. Asks until it is known, however long that takes; what is queued meanwhile fails after a
 * while: nothing of that was sent. STORE_OK: committed. STORE_IO with writer->undone: nothing of it
 * is there. STORE_CLOSED: the store is closed before it is known. */
MUST_USE enum store_err lost_outcome(struct writer *writer);

/* Whether that row is there. */
MUST_USE enum store_err lost_sign_ask(struct writer *writer, const struct writer_sign *sign,
                                      bool *is);

#endif
