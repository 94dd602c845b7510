/* When the WAL's pages are copied into the file, so that no commit ever has to do it: in pauses if
 * a little has gathered, and in the middle of work if it grows beyond a bound. The writer itself
 * copies a few pages only; what is more is the copier's, beside it. Writer thread. */
#ifndef STORE_SQLITE_CHECKPOINT_H
#define STORE_SQLITE_CHECKPOINT_H

#include "store/sql/sql.h"

/* A pause is this long without an operation. So much makes it worth a checkpoint, and from a WAL
 * file of so much on, it is cut to nothing. */
#define CHECKPOINT_IDLE_MS        200
#define CHECKPOINT_AGAIN_MS       1000 /* after one in a pause that failed */
#define CHECKPOINT_IDLE_BYTES     (1u * 1024 * 1024)
#define CHECKPOINT_TRUNCATE_BYTES (16u * 1024 * 1024)

/* A WAL of so much does not wait for a pause; what is then held up is tried again after so much
 * more. */
#define CHECKPOINT_BYTES_MAX   (32u * 1024 * 1024)
#define CHECKPOINT_RETRY_BYTES (8u * 1024 * 1024)

/* So little is copied by the writer itself. If the copier does not come that far while it writes,
 * it is to end with the pass that it is at from a WAL of BYTES_FAR on, and the writer copies the
 * rest; from BYTES_TOP on the writer waits for that end. */
#define CHECKPOINT_FEW_BYTES (2u * 1024 * 1024)
#define CHECKPOINT_BYTES_FAR (96u * 1024 * 1024)
#define CHECKPOINT_BYTES_TOP (160u * 1024 * 1024)

struct checkpoint {
    struct sqlite3 *db;    /* borrowed; NULL: nothing is watched */
    struct copier *copier; /* borrowed; NULL: none */
    uint64_t frame_bytes;  /* a page and its header in the WAL */
    uint64_t frames;       /* in the WAL after the last commit */
    uint64_t copied;       /* of these, already in the file */
    uint64_t given_up_at;  /* frames when a reader or the disk was in the way; 0: nothing was */
    uint64_t tried_at;     /* frames when the copier was asked last; 0: not since the WAL began */
    uint64_t begun;        /* how often the WAL began anew */
    uint64_t begun_asked;  /* the same when the copier was asked */
    bool space_wanted; /* the disk was full: give back what the WAL holds, as soon as that goes */
    bool failed;       /* the last one did */
    uint64_t failures;
    uint64_t commits; /* that wrote anything */
};

/* Begins to watch a connection. */
MUST_USE enum store_err checkpoint_watch(struct checkpoint *checkpoint, struct sql *sql);

/* How long nothing has to come, in milliseconds, until checkpoint_pause_use() has work; -1: it has
 * none. */
int checkpoint_pause_ms(const struct checkpoint *checkpoint);
/* In a pause: goes on with what is due. It also cuts a large WAL that nobody reads. */
void checkpoint_pause_use(struct checkpoint *checkpoint);
/* In the middle of work: the same with what must not wait for a pause. The WAL keeps its place on
 * the disk and is written over, which is cheaper than to let it grow again. */
void checkpoint_now(struct checkpoint *checkpoint);
/* When the last has come, and no copier works: leaves one file behind, if nobody else has it open.
 */
void checkpoint_end(struct checkpoint *checkpoint);

/* Bytes of the WAL in use. */
uint64_t checkpoint_wal_bytes(const struct checkpoint *checkpoint);

#endif
