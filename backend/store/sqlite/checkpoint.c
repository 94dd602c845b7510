#include "store/sqlite/checkpoint.h"

#include "base/clock.h"
#include "base/log.h"
#include "store/sqlite/copier.h"
#include "store/sql/sqlite.h"

#define WAL_HEADER_BYTES   32
#define FRAME_HEADER_BYTES 24

/* Resets the counters: everything was copied, and the WAL restarts. */
static void begins(struct checkpoint *checkpoint)
{
    checkpoint->copied = 0;
    checkpoint->given_up_at = 0;
    checkpoint->tried_at = 0;
    checkpoint->begun++;
}

/* SQLite calls this after each commit that has written something, with the number of frames in
 * the WAL. */
static int committed(void *context, sqlite3 *db, const char *name, int frames)
{
    struct checkpoint *checkpoint = context;
    (void)db;
    (void)name;
    checkpoint->commits++;
    if ((uint64_t)frames <= checkpoint->frames) begins(checkpoint);
    checkpoint->frames = (uint64_t)frames;
    return SQLITE_OK;
}

enum store_err checkpoint_watch(struct checkpoint *checkpoint, struct sql *sql)
{
    sqlite3 *db = sql->db;
    int64_t page_bytes = 0;
    *checkpoint = (struct checkpoint){.db = db,
                                      .copier = checkpoint->copier,
                                      .begun = checkpoint->begun + 1,
                                      .space_wanted = checkpoint->space_wanted,
                                      .failures = checkpoint->failures,
                                      .commits = checkpoint->commits};
    enum store_err err = sql_number(sql, "PRAGMA page_size", &page_bytes);
    if (err != STORE_OK) return err;
    checkpoint->frame_bytes = (uint64_t)page_bytes + FRAME_HEADER_BYTES;
    (void)sqlite3_wal_hook(db, committed, checkpoint);
    return STORE_OK;
}

static uint64_t bytes_pending(const struct checkpoint *checkpoint)
{
    return (checkpoint->frames - checkpoint->copied) * checkpoint->frame_bytes;
}

static bool is_copying(const struct checkpoint *checkpoint)
{
    return checkpoint->copier != NULL && copier_works(checkpoint->copier);
}

static bool is_due_in_pause(const struct checkpoint *checkpoint)
{
    return checkpoint->db != NULL && (checkpoint->space_wanted ||
                                      checkpoint_wal_bytes(checkpoint) >=
                                          CHECKPOINT_TRUNCATE_BYTES || /* until it is truncated */
                                      (bytes_pending(checkpoint) >= CHECKPOINT_IDLE_BYTES &&
                                       checkpoint->frames != checkpoint->given_up_at));
}

int checkpoint_pause_ms(const struct checkpoint *checkpoint)
{
    if (!is_copying(checkpoint) && !is_due_in_pause(checkpoint)) return -1;
    return checkpoint->failed ? CHECKPOINT_AGAIN_MS : CHECKPOINT_IDLE_MS;
}

/* Records the copied frames and the result, and blocks a retry until new frames come. */
static void note(struct checkpoint *checkpoint, const struct copier_copied *copied)
{
    checkpoint->failed = copied->err != STORE_OK || (copied->busy && checkpoint->space_wanted);
    checkpoint->failures += copied->err != STORE_OK;
    if (copied->copied > checkpoint->copied && copied->copied <= checkpoint->frames)
        checkpoint->copied = copied->copied;
    bool held_up = copied->err != STORE_OK || copied->busy;
    checkpoint->given_up_at = held_up && bytes_pending(checkpoint) > 0 ? checkpoint->frames : 0;
}

/* Copies the frames that can be copied without waiting. */
static void run(struct checkpoint *checkpoint, bool cut)
{
    struct copier_copied copied = {.err = STORE_OK};
    int64_t begin_us = clock_mono_us();
    int frames = -1;
    int done = -1;
    /* Does not wait: frames that a reader still needs are left for the next time. */
    (void)sqlite3_busy_timeout(checkpoint->db, 0);
    int code = sqlite3_wal_checkpoint_v2(
        checkpoint->db, NULL, cut ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE, &frames,
        &done);
    (void)sqlite3_busy_timeout(checkpoint->db, SQL_BUSY_TIMEOUT_MS);
    copied.busy = (code & 0xff) == SQLITE_BUSY; /* it has copied as much as possible */
    copied.err = sql_failed(checkpoint->db, copied.busy ? SQLITE_OK : code, "checkpoint");
    if (copied.err == STORE_OK && frames >= 0 && done >= 0) {
        if (frames == 0) begins(checkpoint); /* the WAL was truncated */
        checkpoint->frames = (uint64_t)frames;
        copied.copied = (uint64_t)done;
        copied.busy = copied.busy || done < frames;
    }
    note(checkpoint, &copied);
    checkpoint->space_wanted = checkpoint->space_wanted && (!cut || checkpoint->failed);
    log_debug("store", "event=checkpoint cut=%d frames=%d copied=%d us=%lld", cut, frames, done,
              (long long)(clock_mono_us() - begin_us));
}

/* Passes the work to the copier, if there is one and there is enough work. */
static bool is_handed_over(struct checkpoint *checkpoint)
{
    uint64_t few = CHECKPOINT_FEW_BYTES / checkpoint->frame_bytes;
    if (checkpoint->copier == NULL || bytes_pending(checkpoint) <= CHECKPOINT_FEW_BYTES ||
        !copier_begin(checkpoint->copier, few))
        return false;
    checkpoint->tried_at = checkpoint->frames;
    checkpoint->begun_asked = checkpoint->begun;
    return true;
}

/* Returns whether the copier is working. If it has just ended, sets `*ended` and records its
 * result. */
static bool copier_looked_at(struct checkpoint *checkpoint, bool *ended)
{
    struct copier_copied copied;
    *ended = is_copying(checkpoint) && copier_result(checkpoint->copier, &copied);
    if (*ended && checkpoint->begun == checkpoint->begun_asked) note(checkpoint, &copied);
    return is_copying(checkpoint);
}

void checkpoint_pause_use(struct checkpoint *checkpoint)
{
    bool ended;
    if (copier_looked_at(checkpoint, &ended) || !is_due_in_pause(checkpoint)) return;
    if (ended && checkpoint->given_up_at == checkpoint->frames && bytes_pending(checkpoint) > 0)
        return; /* the next pause continues */
    if (is_handed_over(checkpoint)) return;
    run(checkpoint,
        checkpoint->space_wanted || checkpoint_wal_bytes(checkpoint) >= CHECKPOINT_TRUNCATE_BYTES);
}

void checkpoint_now(struct checkpoint *checkpoint)
{
    bool ended;
    uint64_t bytes = checkpoint_wal_bytes(checkpoint);
    bool far = bytes >= CHECKPOINT_BYTES_FAR; /* the copier is too slow: this limits the WAL */
    if (far && is_copying(checkpoint)) {
        if (bytes >= CHECKPOINT_BYTES_TOP)
            copier_wait(checkpoint->copier);
        else
            copier_finish(checkpoint->copier);
    }
    if (copier_looked_at(checkpoint, &ended) || checkpoint->db == NULL ||
        bytes < CHECKPOINT_BYTES_MAX)
        return;
    uint64_t since = (checkpoint->frames - checkpoint->tried_at) * checkpoint->frame_bytes;
    uint64_t pending = bytes_pending(checkpoint);
    bool held_up = checkpoint->given_up_at == checkpoint->frames;
    if (ended && !held_up && pending > 0 && (far || !is_handed_over(checkpoint))) {
        run(checkpoint, false);
    } else if (since >= CHECKPOINT_RETRY_BYTES && !is_copying(checkpoint) &&
               !is_handed_over(checkpoint)) {
        checkpoint->tried_at = checkpoint->frames;
        run(checkpoint, false);
    }
}

void checkpoint_end(struct checkpoint *checkpoint)
{
    if (checkpoint->db != NULL) run(checkpoint, true);
}

uint64_t checkpoint_wal_bytes(const struct checkpoint *checkpoint)
{
    return checkpoint->frames == 0
               ? 0
               : WAL_HEADER_BYTES + checkpoint->frames * checkpoint->frame_bytes;
}
