/* Copies a whole store between the engines: a PostgreSQL database into a file of SQLite, or a file
 * into a PostgreSQL database. Any thread; each call has connections of its own. */
#ifndef STORE_POSTGRES_TRANSFER_H
#define STORE_POSTGRES_TRANSFER_H

#include "store/store.h"

/* Writes the database `from` (postgres://...), as one snapshot, into a new file `to`, and lets
 * SQLite check it. STORE_TAKEN: `to` exists, or a log that would be mistaken for its own.
 * STORE_CORRUPT: the contents do not fit a file of Ochre, or the file is damaged; it is removed. */
MUST_USE enum store_err transfer_to_file(const char *from, const char *to);

/* Fills the database `to` (postgres://...), which has its tables and was never used, from the fully
 * migrated file `from`, in one transaction. No server may use the database in the meantime.
 * STORE_TAKEN: it contains users, matches or audit rows; nothing was changed. */
MUST_USE enum store_err transfer_from_file(const char *from, const char *to);

#endif
