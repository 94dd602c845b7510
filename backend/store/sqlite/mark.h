/* A small sidecar file, PATH.mark, with the number of committed moves. A lost write-ahead log, or
 * an older copy in the file's place, is a sound file with fewer moves; only the mark reveals it. It
 * is written after each commit and not synced: after a killed server it is exact; after a power cut
 * it may be older than the file, never newer. So it raises no false alarm, and may miss a loss. */
#ifndef STORE_SQLITE_MARK_H
#define STORE_SQLITE_MARK_H

#include "store/sql/sql.h"

struct mark {
    int file;      /* -1: none */
    int64_t moves; /* in the file and committed */
    /* moves that were committed once and are not in the file; all losses together */
    int64_t missing;
};

/* Opens or makes the mark of the database at `path`, to which `sql` is connected, and compares.
 * Missing moves are logged, and stay in mark->missing for good. A mark that cannot be written is a
 * warning in the log and no error. STORE_IO and the like: the file's moves could not be counted. */
MUST_USE enum store_err mark_open(struct mark *mark, struct sql *sql, const char *path);
/* Closes it; all additions are in the file. */
void mark_close(struct mark *mark);

/* So many moves more were committed. Writer thread. */
void mark_add(struct mark *mark, int64_t moves);

/* Returns the number of moves known to be missing in the file at `path`. Any process, also while a
 * server runs. */
int64_t mark_missing(const char *path);

/* Accepts the present number at the next mark_open(), after moves were removed on purpose. The
 * caller holds the file's lock. With `whole` earlier losses are forgotten as well: the file was
 * replaced. */
void mark_forget(const char *path, bool whole);

#endif
