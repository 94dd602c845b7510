/* Row and advisory locks held until the end of a transaction: users, names, ratings.
 *
 * With PostgreSQL a statement sees the state before it began. Its check of a user (neither
 * deleted nor banned, below a limit) may be outdated at the commit, while another node deletes
 * or bans the user. So a statement of its own locks the user's row before any statement that
 * checks it; all that change the checked data lock it, too. Data without a row are locked by
 * name. With SQLite transactions run one after the other, and these functions do nothing. A lock
 * request is sent before the next statement, which waits for it and fails with it. Writer
 * thread. */
#ifndef STORE_WRITE_ROW_LOCKS_H
#define STORE_WRITE_ROW_LOCKS_H

#include "store/write/transaction.h"

/* The users that an operation locks; 0: none. */
struct row_locks {
    int64_t user;
    int64_t other;
    bool shared; /* several transactions may hold the lock at the same time */
};
/* Locks the users. This comes first, so that no transaction that waits for a user has already
 * locked a match. */
MUST_USE enum store_err row_locks_acquire(struct writer *writer, const struct row_locks *locks);

/* Locks the users seated at the match, or invited to it, before it is saved with their names. The
 * lock is shared. */
MUST_USE enum store_err row_locks_acquire_seats(struct writer *writer,
                                                const struct store_match *match);

/* Does the same for one user; 0: none. */
MUST_USE enum store_err row_locks_acquire_user(struct writer *writer, int64_t user);

/* Locks the name with that key and that skeleton (name.h), even if no account has it yet,
 * against other accounts that would get either. Must precede the check whether the name is
 * taken. */
MUST_USE enum store_err row_locks_acquire_name(struct writer *writer, const char *key,
                                               const char *skeleton);

/* Locks all ratings before they are read, since each one is computed from the one before. A single
 * lock for all of them prevents deadlocks between ends of matches of several games.
 */
MUST_USE enum store_err row_locks_acquire_ratings(struct writer *writer);

#endif
