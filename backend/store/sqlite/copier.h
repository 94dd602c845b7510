/* Copies the WAL's pages into the file beside the writer: a thread with a connection of its own,
 * made when it is asked first. The writer goes on writing meanwhile, so that it never waits for as
 * many pages as a full log has; it copies the little that comes while this ends, since only then
 * the log can begin anew. What is reported as copied is on the disk. */
#ifndef STORE_SQLITE_COPIER_H
#define STORE_SQLITE_COPIER_H

#include "store/store.h"

/* The copier gives way to those who play: a page more or less that waits is nothing to it. */
#define COPIER_NICE       5
#define COPIER_PASSES_MAX 8 /* each copies what has come during the one before */

struct copier;

struct copier_copied {
    enum store_err err;
    bool busy;       /* another program copies, or reads what is to be copied */
    uint64_t frames; /* in the WAL when the last pass began */
    uint64_t copied; /* of these, in the file */
};

/* One for the file at `path`, which is borrowed and has its tables; nothing runs yet. NULL: no
 * memory. */
struct copier *copier_new(const char *path);
/* Waits until it has ended what it does, closes its connection and frees it. NULL is allowed. Not
 * while the writer may ask it. */
void copier_free(struct copier *copier);

/* Writer thread, all five. Begins to copy, until a pass finds no more than so many frames, or more
 * than the one before: the writer is faster. False: the system gives no thread. It does not copy
 * already. */
MUST_USE bool copier_begin(struct copier *copier, uint64_t frames_few);
/* Whether it copies, or has done so and copier_take() was not told of it. */
bool copier_works(const struct copier *copier);
/* How it ended; false: it has not. */
MUST_USE bool copier_take(struct copier *copier, struct copier_copied *copied);
/* It works, both: the pass that it is at is the last one; and waits for its end. */
void copier_finish(struct copier *copier);
void copier_wait(struct copier *copier);

#endif
