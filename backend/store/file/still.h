/* Reads an SQLite file where nothing can be written: on a volume that is mounted read-only, or
 * in the folder of another user. SQLite wants to create sidecar files for a file that had a log,
 * unless the URI promises that the file does not change. Any thread. */
#ifndef STORE_FILE_STILL_H
#define STORE_FILE_STILL_H

#include "base/base.h"

#define STILL_NAME_BYTES_MAX (3 * 4096 + 32)

/* Writes the URI by which SQLite opens the file at `path` as immutable ("file:...", with
 * SQLITE_OPEN_URI), and returns true, if its folder is not writable and has no log ("-wal"),
 * active or left over. A server that starts during the read is not detected: the read may
 * contain parts of its writes. */
MUST_USE bool still_name(const char *path, char name[STILL_NAME_BYTES_MAX]);

/* Returns whether the file at `path` cannot be read because it has a log in a folder that is not
 * writable. */
MUST_USE bool still_is_logged(const char *path);

#endif
