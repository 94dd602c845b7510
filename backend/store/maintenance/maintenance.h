/* An administrator's work on a whole store, a file or postgres://...: read, copy and check it;
 * maintenance_write.h changes it. Any thread; each call has a connection of its own. */
#ifndef STORE_MAINTENANCE_MAINTENANCE_H
#define STORE_MAINTENANCE_MAINTENANCE_H

#include "store/store.h"

/* Opens a reading connection, also while a server runs. Close it with store_reader_close(). */
MUST_USE enum store_err maintenance_reader_open(const char *path, struct store_reader **reader);

/* suffix of the file name: the file that a restore moves into place */
#define CARE_RESTORED ".restored"

/* Copies the file at `path`, as it is at one moment, to `to`, which must not exist, and lets
 * SQLite check the copy. STORE_TAKEN: `to` exists, or a log that would be taken for its own.
 * STORE_CORRUPT: the copy is damaged; it is removed. */
MUST_USE enum store_err maintenance_backup(const char *path, const char *to);

struct maintenance_room {
    int64_t needed_bytes; /* 0: it is not known */
    int64_t free_bytes;
};

/* A copy on the disk of the live file must leave this room for matches played in the meantime. */
#define CARE_ROOM_LEFT_BYTES (32 * 1024 * 1024)

/* Checks that there is room for a backup of the file at `path` at `to`, and fills `room`.
 * STORE_FULL: there is not. The size of a database is unknown, so that it passes. */
MUST_USE enum store_err maintenance_room_check(const char *path, const char *to,
                                               struct maintenance_room *room);

/* Returns whether a restore was killed after it renamed the old file and before it renamed the new
 * one into place: opening the file now would create an empty one. Logs how to repair it. */
bool maintenance_restore_is_cut(const char *path);

/* Returns the number of moves that were committed once and are missing in the file, as far as known
 * (commit_count.h). Also safe while a server runs. */
int64_t maintenance_moves_missing(const char *path);

/* Runs SQLite's own check of the file: STORE_OK or STORE_CORRUPT. */
MUST_USE enum store_err maintenance_integrity_check(const char *path);

#endif
