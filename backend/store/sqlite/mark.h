/* A small file beside the database, PATH.mark, that holds how many moves were committed. Whoever
 * loses the write-ahead log, or puts an older copy in the file's place, gets a sound file with
 * fewer moves, and nothing in it says so; this does. It is written after each commit and not
 * synced: a killed server leaves it exact; after a power cut it may be older than the file, never
 * newer, so that it does not cry without reason, and may miss a loss. */
#ifndef STORE_SQLITE_MARK_H
#define STORE_SQLITE_MARK_H

#include "store/sql/sql.h"

struct mark {
    int file;        /* -1: none */
    int64_t moves;   /* in the file and committed */
    int64_t missing; /* that were once, and are not in the file; all losses together */
};

/* Opens or makes the mark of the database at `path`, to which `sql` is connected, and compares:
 * what is missing is logged, and kept in mark->missing for good. A mark that cannot be kept is a
 * warning in the log and no error. STORE_IO and the like: the file's moves could not be counted. */
MUST_USE enum store_err mark_open(struct mark *mark, struct sql *sql, const char *path);
/* Closes it; what was added is in the file. */
void mark_close(struct mark *mark);

/* So many moves more were committed. Writer thread. */
void mark_add(struct mark *mark, int64_t moves);

/* How many moves are known to be missing from the file at `path`. Any process, beside a server too.
 */
int64_t mark_missing(const char *path);

/* Moves were taken out on purpose: the next mark_open() takes what there is. The caller holds the
 * file's lock. With `whole` what was missing before is forgotten as well: another file is there. */
void mark_forget(const char *path, bool whole);

#endif
