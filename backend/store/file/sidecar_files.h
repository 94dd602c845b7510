/* The sidecar files, which SQLite finds by their names alone: an intact file next to the log of
 * another one is damaged when it is opened. Any thread. */
#ifndef STORE_FILE_SIDECAR_FILES_H
#define STORE_FILE_SIDECAR_FILES_H

#include "store/store.h"

#define BESIDE_PATH_BYTES_MAX 4096

/* Returns whether `path` exists, or a log that would be mistaken for its own. */
bool sidecar_files_is_taken(const char *path);

/* Renames the file at `from`, if it exists, and its sidecar files, to the names of `to`. Both paths
 * have at most BESIDE_PATH_BYTES_MAX bytes. STORE_IO: some of them may have been renamed. */
MUST_USE enum store_err sidecar_files_move(const char *from, const char *to);

/* Removes the file at `path` and its sidecar files, as far as they exist. */
void sidecar_files_remove(const char *path);

/* Fills `part` (`size` bytes) with the name under which `to` is written until it is complete.
 * STORE_TAKEN: one of the two exists (sidecar_files_is_taken()). STORE_IO: the name is too long. */
MUST_USE enum store_err sidecar_files_part(const char *to, char *part, size_t size);

/* Renames the complete, closed file `part` to `to` if `err` is STORE_OK; nothing of `part`
 * remains in any case. Returns `err`, or STORE_IO. */
MUST_USE enum store_err sidecar_files_part_end(const char *part, const char *to,
                                               enum store_err err);

#endif
