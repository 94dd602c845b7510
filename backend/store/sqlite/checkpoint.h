/* Schedules the copy of the WAL's pages into the file, so that no commit ever has to do it: in
 * pauses if there are a few pages, and during work if the WAL exceeds a limit. The writer itself
 * copies only a few pages; the copier thread copies the rest. Writer thread. */
#ifndef STORE_SQLITE_CHECKPOINT_H
#define STORE_SQLITE_CHECKPOINT_H

#include "store/sql/sql.h"

/* A pause is a time without an operation, of this length. The WAL needs a checkpoint from the
 * first size on, and is truncated from the second size on. */
#define CHECKPOINT_IDLE_MS        200
#define CHECKPOINT_AGAIN_MS       1000 /* delay after a failed checkpoint in a pause */
#define CHECKPOINT_IDLE_BYTES     (1u * 1024 * 1024)
#define CHECKPOINT_TRUNCATE_BYTES (16u * 1024 * 1024)

/* A WAL of this size does not wait for a pause; a blocked checkpoint is retried after this
 * growth. */
#define CHECKPOINT_BYTES_MAX   (32u * 1024 * 1024)
#define CHECKPOINT_RETRY_BYTES (8u * 1024 * 1024)

/* The writer itself copies at most FEW bytes. If the WAL reaches BYTES_FAR, the copier is too
 * slow: it ends after its current pass, and the writer copies the rest. From BYTES_TOP on the
 * writer waits for that end. */
#define CHECKPOINT_FEW_BYTES (2u * 1024 * 1024)
#define CHECKPOINT_BYTES_FAR (96u * 1024 * 1024)
#define CHECKPOINT_BYTES_TOP (160u * 1024 * 1024)

struct checkpoint {
    struct sqlite3 *db;    /* borrowed; NULL: no connection is watched */
    struct copier *copier; /* borrowed; NULL: none */
    uint64_t frame_bytes;  /* size of a page with its header in the WAL */
    uint64_t frames;       /* number of frames in the WAL after the last commit */
    uint64_t copied;       /* frames among these that are already in the file */
    uint64_t
        given_up_at; /* `frames` at the time when a reader or the disk blocked it; 0: nothing did */
    /* `frames` at the last request to the copier; 0: none since the WAL began */
    uint64_t tried_at;
    uint64_t begun;       /* number of restarts of the WAL */
    uint64_t begun_asked; /* number of restarts at the last request to the copier */
    bool space_wanted;    /* the disk was full: truncate the WAL as soon as possible */
    bool failed;          /* the last one did */
    uint64_t failures;
    uint64_t commits; /* commits that wrote something */
};

/* Begins to watch a connection. */
MUST_USE enum store_err checkpoint_watch(struct checkpoint *checkpoint, struct sql *sql);

/* Returns the idle time in ms after which checkpoint_pause_use() has work; -1: it has none. */
int checkpoint_pause_ms(const struct checkpoint *checkpoint);
/* Continues the due work in a pause. Also truncates a large WAL that has no readers. */
void checkpoint_pause_use(struct checkpoint *checkpoint);
/* Does the same during work, for pages that must not wait for a pause. The WAL stays allocated
 * on the disk and is overwritten, which is cheaper than letting it grow again. */
void checkpoint_now(struct checkpoint *checkpoint);
/* Copies everything after the last operation, while no copier works: only one file is left, if
 * no other process has it open. */
void checkpoint_end(struct checkpoint *checkpoint);

/* Returns the number of bytes of the WAL in use. */
uint64_t checkpoint_wal_bytes(const struct checkpoint *checkpoint);

#endif
