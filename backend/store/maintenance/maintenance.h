/* An administrator's work on a whole store, a file or postgres://...: copy it, check it, replace
 * it, write single rows while a server runs. Any thread; each call has a connection of its own. */
#ifndef STORE_MAINTENANCE_MAINTENANCE_H
#define STORE_MAINTENANCE_MAINTENANCE_H

#include "store/store.h"

/* Opens a reading connection, also while a server runs. Close it with store_reader_close(). */
MUST_USE enum store_err maintenance_reader_open(const char *path, struct store_reader **reader);

/* suffix of the file name: the file that a restore moves into place */
#define CARE_RESTORED ".restored"

/* Copies the file at `path`, as it is at one moment, to `to`, which must not exist, and has SQLite
 * check the copy. STORE_TAKEN: `to` exists, or a log that would be taken for its own.
 * STORE_CORRUPT: the copy is not sound; it is removed. */
MUST_USE enum store_err maintenance_backup(const char *path, const char *to);

struct maintenance_room {
    int64_t needed_bytes; /* 0: it is not known */
    int64_t free_bytes;
};

/* A copy on the disk of the live file must leave this room for matches played in the meantime. */
#define CARE_ROOM_LEFT_BYTES (32 * 1024 * 1024)

/* Checks that a backup of the file at `path` has room at `to`, and fills `room`. STORE_FULL: it has
 * not. The size of a database is unknown, so it passes. */
MUST_USE enum store_err maintenance_room_check(const char *path, const char *to,
                                               struct maintenance_room *room);

/* Returns whether a restore was killed after it renamed the old file and before it renamed the new
 * one into place: opening the file now would create an empty one. Logs how to repair it. */
bool maintenance_restore_is_cut(const char *path);

/* Returns the number of moves that were committed once and are missing in the file, as far as known
 * (commit_count.h). Also safe while a server runs. */
int64_t maintenance_moves_missing(const char *path);

/* SQLite's own check of the file: STORE_OK or STORE_CORRUPT. */
MUST_USE enum store_err maintenance_integrity_check(const char *path);

/* Acquires the lock that a server holds while it has the file open; every change of a file needs
 * it. STORE_BUSY: a server has it. Release it with maintenance_lock_release(). For a database:
 * checks only whether a server is connected at this moment, and excludes none. */
MUST_USE enum store_err maintenance_lock_acquire(const char *path, int *lock);
/* Gives the lock back. */
void maintenance_lock_release(int lock);

/* Brings the tables and views of an older file up to date, as a server does at its start.
 * `rules` as in store_config. STORE_BUSY: they are older than this program, and a server has the
 * file open. STORE_NEWER: they are newer than this program. */
MUST_USE enum store_err maintenance_ready(const char *path, const struct store_rules *rules);

/* Runs one operation, with its row of the audit, in one transaction while a server runs. The file
 * is migrated already. */
MUST_USE enum store_err maintenance_write(const char *path, const struct store_write *write);

/* Replaces the file at `path`, whose lock the caller holds, by the file at `from`: checks it,
 * copies it whole, renames it in one step. The previous file, or a log without its file, is renamed
 * to `kept` (`size` bytes, filled; empty: there was none). STORE_TAKEN: that name exists.
 * STORE_CORRUPT: `from` is damaged. */
MUST_USE enum store_err maintenance_restore(const char *from, const char *path, char *kept,
                                            size_t size);

/* Fills the database `url`, which was never used, from a backup at `from`; a copy of it is migrated
 * first (`rules` as in store_config). The caller has requested its lock. STORE_TAKEN: the database
 * was used before; nothing was changed. */
MUST_USE enum store_err maintenance_load(const char *from, const char *url,
                                         const struct store_rules *rules);

/* Rewrites the file without its gaps (VACUUM). The caller holds its lock. */
MUST_USE enum store_err maintenance_vacuum(const char *path);

/* Recomputes all ratings (ratings.h), in one transaction with the row of the audit. The caller
 * holds the lock. */
MUST_USE enum store_err maintenance_rate(const char *path, const struct store_audit *audit,
                                         struct ratings_remade *remade);

/* Removes the moves after `version` from a match (they stay in table rewound) and lets it continue
 * from there, with the people who had the seats then, in one transaction with the row of the audit.
 * The caller holds the lock, and has checked that a move is possible there. STORE_NOT_FOUND: there
 * is no such match, or it has no such version. */
MUST_USE enum store_err maintenance_rewind(const char *path, const char *match, uint32_t version,
                                           const struct store_audit *audit);

#endif
