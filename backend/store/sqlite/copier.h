/* Copies the WAL's pages into the file in parallel to the writer: a thread with a connection of its
 * own, made on the first request. The writer never waits for the pages of a full log. It copies the
 * few frames added at the end itself, since only then the log can restart. Pages reported as copied
 * are on the disk. */
#ifndef STORE_SQLITE_COPIER_H
#define STORE_SQLITE_COPIER_H

#include "store/store.h"

/* The copier has a lower priority than the players' work: a few more pending pages do not
 * matter. */
#define COPIER_NICE       5
#define COPIER_PASSES_MAX 8 /* each copies the frames added during the one before */

struct copier;

struct copier_copied {
    enum store_err err;
    bool busy;       /* another program copies, or reads the frames to be copied */
    uint64_t frames; /* in the WAL when the last pass began */
    uint64_t copied; /* frames among these that are in the file */
};

/* One for the file at `path`, which is borrowed and has its tables; nothing runs yet. NULL: no
 * memory. */
struct copier *copier_new(const char *path);
/* Waits until its pass has ended, closes its connection and frees it. NULL is allowed. The writer
 * must no longer use it.
 */
void copier_free(struct copier *copier);

/* Writer thread, all five. Starts to copy, until a pass finds at most that many frames, or more
 * than the pass before: the writer is faster. False: the system provides no thread. Must not be
 * called while it copies.
 */
MUST_USE bool copier_begin(struct copier *copier, uint64_t frames_few);
/* Returns whether it copies, or has ended and copier_result() has not returned the result. */
bool copier_works(const struct copier *copier);
/* Returns the result; false: it has not ended. */
MUST_USE bool copier_result(struct copier *copier, struct copier_copied *copied);
/* It works, both: the pass that it is at is the last one; and waits for its end. */
void copier_finish(struct copier *copier);
void copier_wait(struct copier *copier);

#endif
