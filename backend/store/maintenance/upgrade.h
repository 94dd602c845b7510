/* The backup of an existing file before its tables change, for a return to the previous version
 * of the program. Runs at the start, on the migrating thread, which holds the file's lock. */
#ifndef STORE_MAINTENANCE_UPGRADE_H
#define STORE_MAINTENANCE_UPGRADE_H

#include "store/sql/sql.h"

#define UPGRADE_COPIES_MAX     3    /* number of copies of a file that stay, the newest */
#define UPGRADE_COPY_BYTES_MAX 4096 /* size of the path of a copy, with its closing 0 */
#define UPGRADE_ROOM_TIMES                                                                         \
    3 /* required free space in file sizes: for the copy and the migration                         \
       */

/* Copies the file at `path`, to which `sql` is connected, if it has had fewer than `count`
 * migrations, to PATH.schema-NNN.YYYYMMDDTHHMMSS.mmmZ: its last migration, and the current time.
 * `copy` becomes that path; "" if there is nothing to do, as for a new file or one of another
 * program, which migrate_run() refuses. STORE_FULL: there is no room for the copy and the
 * migration; nothing was created. STORE_CORRUPT: the file is damaged. */
MUST_USE enum store_err upgrade_copy_make(struct sql *sql, const char *path, size_t count,
                                          char copy[UPGRADE_COPY_BYTES_MAX]);

/* Cleans up after the migration, which ended with `err`. Deletes the copy of a file that has not
 * changed. Otherwise keeps it and deletes the oldest copies beyond UPGRADE_COPIES_MAX. */
void upgrade_copy_end(const char *path, const char *copy, enum store_err err);

#endif
