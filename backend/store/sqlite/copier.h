/* Copies the WAL's pages into the file in parallel to the writer: a thread with a connection of
 * its own, made on the first request. The writer never waits while the pages of a full log are
 * copied. It copies the few frames added at the end itself, since only then the log can restart.
 * Pages reported as copied are on the disk. */
#ifndef STORE_SQLITE_COPIER_H
#define STORE_SQLITE_COPIER_H

#include "store/store.h"

/* The copier has a lower priority than the players' work, since a few more pending pages do not
 * matter. */
#define COPIER_NICE       5
#define COPIER_PASSES_MAX 8 /* each pass copies the frames added during the previous one */

struct copier;

struct copier_copied {
    enum store_err err;
    bool busy;       /* another program is copying, or reads the frames to be copied */
    uint64_t frames; /* number of frames in the WAL when the last pass began */
    uint64_t copied; /* frames among these that are in the file */
};

/* Makes a copier for the file at `path`, which is borrowed and has its tables; it does not work
 * yet. NULL: no memory. */
struct copier *copier_new(const char *path);
/* Waits until the current pass has ended, closes the connection and frees the copier. NULL is
 * allowed. The writer must no longer use it. */
void copier_free(struct copier *copier);

/* Starts to copy, until a pass finds at most `frames_few` frames, or more than the previous
 * pass: the writer is faster. False: the system provides no thread. Not to be called while it
 * copies. This and the following functions: writer thread. */
MUST_USE bool copier_begin(struct copier *copier, uint64_t frames_few);
/* Returns whether it copies, or has ended and copier_result() has not returned the result yet. */
bool copier_works(const struct copier *copier);
/* Returns the result; false: it has not ended. */
MUST_USE bool copier_result(struct copier *copier, struct copier_copied *copied);
/* Both are for a working copier: make the current pass the last one; wait for its end. */
void copier_finish(struct copier *copier);
void copier_wait(struct copier *copier);

#endif
