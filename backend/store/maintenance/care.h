/* What an administrator does to a whole store, a file or postgres://...: copy it, check it, put
 * another in its place, write single things beside a running server. Any thread; each call has a
 * connection of its own. */
#ifndef STORE_MAINTENANCE_CARE_H
#define STORE_MAINTENANCE_CARE_H

#include "store/store.h"

/* Is there such a file, and is it Ochre's? STORE_NOT_FOUND, STORE_CORRUPT. Changes nothing. */
MUST_USE enum store_err care_file_check(const char *path);

/* A reading connection beside the server's. Close it with store_reader_close(). */
MUST_USE enum store_err care_reader_open(const char *path, struct store_reader **reader);

#define CARE_RESTORED ".restored" /* behind the file's name: what a restore puts in its place */

/* Copies the file at `path`, as it is at one moment, to `to`, which must not exist, and has SQLite
 * check the copy. STORE_TAKEN: `to` exists, or a log that would be taken for its own.
 * STORE_CORRUPT: the copy is not sound; it is removed. */
MUST_USE enum store_err care_backup(const char *path, const char *to);

struct care_room {
    int64_t needed_bytes; /* 0: it is not known */
    int64_t free_bytes;
};

/* A copy on the disk of the file itself must leave room for what is played meanwhile. */
#define CARE_ROOM_LEFT_BYTES (32 * 1024 * 1024)

/* Whether a backup of the file at `path` has room where `to` is to be: STORE_FULL, and `room`, if
 * it has not. A database tells nothing of itself. */
MUST_USE enum store_err care_room_check(const char *path, const char *to, struct care_room *room);

/* Whether a restore was killed when what was there had another name already, and what was to take
 * its place had not yet its own: whoever opened the file now would make an empty one. Logs what to
 * do. */
bool care_restore_is_cut(const char *path);

/* How many moves were committed once and are not in the file any more, as far as that is known
 * (mark.h). Beside a server too. */
int64_t care_moves_missing(const char *path);

/* SQLite's own check of the file: STORE_OK or STORE_CORRUPT. */
MUST_USE enum store_err care_integrity_check(const char *path);

/* What may change a file asks for the lock that a server holds while it has the file open.
 * STORE_BUSY: a server has it. Give it back with care_lock_give(). Of a database: whether a server
 * is connected to it at this moment, which keeps none out. */
MUST_USE enum store_err care_lock_take(const char *path, int *lock);
/* Gives the lock back. */
void care_lock_give(int lock);

/* Brings the tables and views of an older file up to date, as a server does at its start.
 * `rules` as in store_config. STORE_BUSY: they are older than this program, and a server has the
 * file open. STORE_NEWER: they are newer than this program. */
MUST_USE enum store_err care_ready(const char *path, const struct store_rules *rules);

/* One operation, with its row of the audit, in one transaction beside a running server. The file is
 * ready. */
MUST_USE enum store_err care_write(const char *path, const struct store_write *write);

/* Makes the file at `from` the one at `path`, whose lock the caller holds: checked first, copied
 * whole, put in its place in one step. What was there, a log without its file too, stays as `kept`
 * (`size` bytes, filled; empty: there was nothing). STORE_TAKEN: that is there already.
 * STORE_CORRUPT: `from` is not sound. */
MUST_USE enum store_err care_restore(const char *from, const char *path, char *kept, size_t size);

/* Whether the store is a database, and no file. */
bool care_is_database(const char *path);

/* Fills the database `url`, in which nobody has ever been, from a backup at `from`, of which a copy
 * is brought up to date (`rules` as in store_config). The caller has asked for its lock.
 * STORE_TAKEN: somebody has been there; nothing was changed. */
MUST_USE enum store_err care_load(const char *from, const char *url,
                                  const struct store_rules *rules);

/* Writes the file anew without its gaps. The caller holds its lock. */
MUST_USE enum store_err care_vacuum(const char *path);

struct ratings_remade {
    int64_t matches; /* that counted */
    int64_t rows;
    int64_t changed; /* rows that were not there as they are now, or are no more */
};

/* Works all ratings out anew (ratings.h), in one transaction with the row of the audit. The caller
 * holds the lock. */
MUST_USE enum store_err care_rate(const char *path, const struct store_audit *audit,
                                  struct ratings_remade *remade);

/* Takes the moves behind `version` out of a match (they stay in table rewound) and lets it go on
 * from there, with those who sat there then, in one transaction with the row of the audit. The
 * caller holds the lock, and has seen that somebody can move there. STORE_NOT_FOUND: there is no
 * such match, or it has no such version. */
MUST_USE enum store_err care_rewind(const char *path, const char *match, uint32_t version,
                                    const struct store_audit *audit);

#endif
