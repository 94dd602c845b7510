/* A file of SQLite that is read where nothing can be written: on a volume that is mounted
 * read-only, or in the folder of another user. SQLite wants to make files beside one that had a
 * log, unless it is told that the file does not change. Any thread. */
#ifndef STORE_SQLITE_STILL_H
#define STORE_SQLITE_STILL_H

#include "base/base.h"

#define STILL_NAME_BYTES_MAX (3 * 4096 + 32)

/* Writes the name by which SQLite opens the file at `path` as one that does not change ("file:...",
 * with SQLITE_OPEN_URI), and returns true, if nothing can be written into its folder and no log
 * ("-wal") lies there, of a server or left by one. A server that is started while the file is read
 * so is not noticed: what it writes may be read in part. */
MUST_USE bool still_name(const char *path, char name[STILL_NAME_BYTES_MAX]);

/* Returns whether the file at `path` cannot be read because a log lies beside it, in a folder where
 * nothing can be written. */
MUST_USE bool still_is_logged(const char *path);

#endif
