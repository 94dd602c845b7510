/* All that a store remembers from one engine into the other: the copy of a PostgreSQL that is a
 * file of SQLite, and the file that becomes the content of a PostgreSQL. Any thread; each call has
 * connections of its own. */
#ifndef STORE_MAINTENANCE_TRANSFER_H
#define STORE_MAINTENANCE_TRANSFER_H

#include "store/store.h"

/* Writes the database `from` (postgres://...), as it is at one moment, into a new file `to`, and
 * has SQLite check it. STORE_TAKEN: `to` exists, or a log that would be taken for its own.
 * STORE_CORRUPT: what the database holds does not fit a file of ours, or the file is not sound; it
 * is removed. */
MUST_USE enum store_err transfer_to_file(const char *from, const char *to);

/* Fills the database `to` (postgres://...), whose tables are there and in which nobody has ever
 * been, from the file `from`, which has had all migrations, in one transaction. No server may use
 * it meanwhile. STORE_TAKEN: there are users, matches or acts of administrators in it; nothing was
 * changed. */
MUST_USE enum store_err transfer_from_file(const char *from, const char *to);

#endif
