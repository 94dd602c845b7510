/* The files that SQLite takes for a file's own because of their names alone: a sound file that is
 * put beside the log of another is damaged when it is opened. Any thread. */
#ifndef STORE_SQLITE_BESIDE_H
#define STORE_SQLITE_BESIDE_H

#include "store/store.h"

#define BESIDE_PATH_BYTES_MAX 4096

/* Whether there is a file called `path`, or a log that would be taken for its own. */
bool beside_is_taken(const char *path);

/* Renames the file at `from`, if it is there, and what lies beside it, to what `to` is called:
 * BESIDE_PATH_BYTES_MAX bytes at most, both. STORE_IO: some of them may have been renamed. */
MUST_USE enum store_err beside_move(const char *from, const char *to);

/* Removes the file at `path` and what lies beside it, as far as it is there. */
void beside_remove(const char *path);

/* Fills `part` (`size` bytes) with the name under which `to` is written until it is whole.
 * STORE_TAKEN: one of both is there (beside_is_taken()). STORE_IO: the name is too long. */
MUST_USE enum store_err beside_part(const char *to, char *part, size_t size);

/* What was written as `part`, and is closed, becomes `to`, if `err` is STORE_OK and it is whole;
 * and of `part` nothing is left in any case. Returns `err`, or STORE_IO. */
MUST_USE enum store_err beside_part_end(const char *part, const char *to, enum store_err err);

#endif
