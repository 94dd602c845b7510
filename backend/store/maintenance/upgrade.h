/* The copy that an existing file gets beside it before its tables change, for whom wants to go back
 * to the program of before. At start, by the thread that migrates, which holds the file's lock. */
#ifndef STORE_MAINTENANCE_UPGRADE_H
#define STORE_MAINTENANCE_UPGRADE_H

#include "store/sql/sql.h"

#define UPGRADE_COPIES_MAX     3    /* newest copies that stay beside a file */
#define UPGRADE_COPY_BYTES_MAX 4096 /* its path, with its closing 0 */
#define UPGRADE_ROOM_TIMES     3    /* room for so many files: the copy and the migration */

/* Copies the file at `path`, to which `sql` is connected, if it has had fewer than `count`
 * migrations, to PATH.schema-NNN.YYYYMMDDTHHMMSS.mmmZ: the last migration it has had, and now.
 * `copy` becomes that path; "" if there is nothing to do, as for a new file or a foreign one, which
 * migrate_run() refuses. STORE_FULL: there is not room for the copy and the migration; nothing was
 * made. STORE_CORRUPT: the file is damaged. */
MUST_USE enum store_err upgrade_copy_make(struct sql *sql, const char *path, size_t count,
                                          char copy[UPGRADE_COPY_BYTES_MAX]);

/* After the migration, which ended with `err`: a copy of a file that has not changed goes; else it
 * stays, and of older ones the oldest beyond UPGRADE_COPIES_MAX go. */
void upgrade_copy_end(const char *path, const char *copy, enum store_err err);

#endif
