/* When the WAL's pages are copied into the file, so that no commit ever has to do it: in pauses if
 * a little has gathered, and in the middle of work only if it grows beyond all bounds. Writer
 * thread. */
#ifndef STORE_CHECKPOINT_H
#define STORE_CHECKPOINT_H

#include <sqlite3.h>

#include "store/store.h"

/* A pause is this long without an operation. So much makes it worth a checkpoint, and from a WAL
 * file of so much on, it is cut to nothing. */
#define CHECKPOINT_IDLE_MS        200
#define CHECKPOINT_AGAIN_MS       1000 /* after one in a pause that failed */
#define CHECKPOINT_IDLE_BYTES     (1u * 1024 * 1024)
#define CHECKPOINT_TRUNCATE_BYTES (16u * 1024 * 1024)

/* So much that is not copied does not wait for a pause; what a reader then holds up is tried again
 * after so much more. */
#define CHECKPOINT_BYTES_MAX   (64u * 1024 * 1024)
#define CHECKPOINT_RETRY_BYTES (8u * 1024 * 1024)

struct checkpoint {
    sqlite3 *db;          /* borrowed */
    uint64_t frame_bytes; /* a page and its header in the WAL */
    uint64_t frames;      /* in the WAL after the last commit */
    uint64_t copied;      /* of these, already in the file */
    uint64_t given_up_at; /* frames when a reader or the disk was in the way; 0: nothing was */
    bool space_wanted; /* the disk was full: give back what the WAL holds, as soon as that goes */
    bool failed;       /* the last one did */
    uint64_t failures;
    uint64_t commits; /* that wrote anything */
};

/* Begins to watch a connection. */
MUST_USE enum store_err checkpoint_watch(struct checkpoint *checkpoint, sqlite3 *db);

/* Whether there is work for a pause. */
bool checkpoint_due_in_pause(const struct checkpoint *checkpoint);
/* How long nothing has to come, in milliseconds, until that work is done. */
int checkpoint_pause_ms(const struct checkpoint *checkpoint);
/* Whether there is work that must not wait for a pause. */
bool checkpoint_due_now(const struct checkpoint *checkpoint);

/* Copies what can be copied. In a pause it also cuts a large WAL that nobody reads; in the middle
 * of work the WAL keeps its place on the disk and is written over, which is cheaper than to let it
 * grow again. Logs failures. */
void checkpoint_run(struct checkpoint *checkpoint, bool pause);

/* Bytes of the WAL in use. */
uint64_t checkpoint_wal_bytes(const struct checkpoint *checkpoint);

#endif
