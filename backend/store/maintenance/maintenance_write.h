/* Changes of a whole store by an administrator; maintenance.h reads. Any thread; each call has a
 * connection of its own. */
#ifndef STORE_MAINTENANCE_MAINTENANCE_WRITE_H
#define STORE_MAINTENANCE_MAINTENANCE_WRITE_H

#include "store/maintenance/maintenance.h"

/* Acquires the lock that a server holds while it has the file open; every change of a file needs
 * it. STORE_BUSY: a server has it. Release it with maintenance_lock_release(). For a database it
 * only checks whether a server is connected at this moment, and excludes none. */
MUST_USE enum store_err maintenance_lock_acquire(const char *path, int *lock);
/* Releases the lock. */
void maintenance_lock_release(int lock);

/* Brings the tables and views of an older file up to date, as a server does at its start.
 * `rules` as in store_config. STORE_BUSY: they are older than this program, and a server has the
 * file open. STORE_NEWER: they are newer than this program. */
MUST_USE enum store_err maintenance_ready(const char *path, const struct store_rules *rules);

/* Runs one operation, with its row of the audit log, in one transaction while a server runs. The
 * file must be migrated already. */
MUST_USE enum store_err maintenance_write(const char *path, const struct store_write *write);

/* Replaces the file at `path`, whose lock the caller holds, by the file at `from`: checks it,
 * copies it whole, renames it in one step. The previous file, or a log without its file, is renamed
 * to `kept` (`size` bytes, filled; empty: there was none). STORE_TAKEN: that name exists.
 * STORE_CORRUPT: `from` is damaged. */
MUST_USE enum store_err maintenance_restore(const char *from, const char *path, char *kept,
                                            size_t size);

/* Fills the database `url`, which was never used, from a backup at `from`; a copy of the backup
 * is migrated first (`rules` as in store_config). The caller has acquired its lock. STORE_TAKEN:
 * the database was used before; nothing was changed. */
MUST_USE enum store_err maintenance_load(const char *from, const char *url,
                                         const struct store_rules *rules);

/* Rewrites the file without its gaps (VACUUM). The caller holds its lock. */
MUST_USE enum store_err maintenance_vacuum(const char *path);

/* Recomputes all ratings (ratings.h), in one transaction with the row of the audit log. The
 * caller holds the lock. */
MUST_USE enum store_err maintenance_rate(const char *path, const struct store_audit *audit,
                                         struct ratings_remade *remade);

/* Removes the moves after `version` from a match (they stay in table rewound) and lets it
 * continue from there, with the people who had the seats then, in one transaction with the row
 * of the audit log. The caller holds the lock, and has checked that a move is possible there.
 * STORE_NOT_FOUND: there is no such match, or it has no such version. */
MUST_USE enum store_err maintenance_rewind(const char *path, const char *match, uint32_t version,
                                           const struct store_audit *audit);

#endif
