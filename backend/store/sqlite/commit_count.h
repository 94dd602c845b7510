/* A small sidecar file, PATH.mark, with the number of committed moves. After the loss of a
 * write-ahead log, or with an older copy in the file's place, the file is intact but has fewer
 * moves; only the count reveals that. It is written after each commit and not synced: after a
 * killed server it is exact; after a power cut it may be older than the file, never newer. So it
 * raises no false alarm, and may miss a loss. */
#ifndef STORE_SQLITE_COMMIT_COUNT_H
#define STORE_SQLITE_COMMIT_COUNT_H

#include "store/sql/sql.h"

struct commit_count {
    int file;      /* -1: none */
    int64_t moves; /* committed moves in the file */
    /* Moves that were committed once and are missing in the file; the sum of all losses. */
    int64_t missing;
};

/* Opens or creates the count of the database at `path`, to which `sql` is connected, and
 * compares. Missing moves are logged, and stay in count->missing for ever. A count that cannot
 * be written is a warning in the log and no error. STORE_IO and similar errors: the file's moves
 * could not be counted. */
MUST_USE enum store_err commit_count_open(struct commit_count *count, struct sql *sql,
                                          const char *path);
/* Closes the count, after the last addition. */
void commit_count_close(struct commit_count *count);

/* Adds that many moves. Writer thread. */
void commit_count_add(struct commit_count *count, int64_t moves);

/* Returns the number of moves known to be missing in the file at `path`. Any process, also while a
 * server runs. */
int64_t commit_count_missing(const char *path);

/* Accepts the present number at the next commit_count_open(), after moves were removed on
 * purpose. The caller holds the file's lock. With `whole` the count also drops earlier losses,
 * because the file was replaced. */
void commit_count_accept(const char *path, bool whole);

#endif
