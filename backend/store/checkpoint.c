#include "store/checkpoint.h"

#include "base/clock.h"
#include "base/log.h"
#include "store/sql.h"

#define WAL_HEADER_BYTES   32
#define FRAME_HEADER_BYTES 24

/* SQLite calls this after each commit that has written anything, with the number of frames that the
 * WAL has now. */
static int committed(void *context, sqlite3 *db, const char *name, int frames)
{
    struct checkpoint *checkpoint = context;
    (void)db;
    (void)name;
    checkpoint->commits++;
    checkpoint->frames = (uint64_t)frames;
    if (checkpoint->frames < checkpoint->copied) {
        checkpoint->copied = 0; /* all was copied, and the WAL began anew */
        checkpoint->given_up_at = 0;
    }
    return SQLITE_OK;
}

enum store_err checkpoint_watch(struct checkpoint *checkpoint, sqlite3 *db)
{
    *checkpoint = (struct checkpoint){.db = db,
                                      .space_wanted = checkpoint->space_wanted,
                                      .failures = checkpoint->failures,
                                      .commits = checkpoint->commits};
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db, "PRAGMA page_size", -1, &statement, NULL);
    if (code == SQLITE_OK) code = sqlite3_step(statement);
    if (code == SQLITE_ROW) {
        checkpoint->frame_bytes = (uint64_t)sqlite3_column_int64(statement, 0) + FRAME_HEADER_BYTES;
        (void)sqlite3_wal_hook(db, committed, checkpoint);
    }
    enum store_err err = sql_failed(db, code, "page_size");
    (void)sqlite3_finalize(statement);
    return err;
}

static uint64_t bytes_pending(const struct checkpoint *checkpoint)
{
    return (checkpoint->frames - checkpoint->copied) * checkpoint->frame_bytes;
}

bool checkpoint_due_in_pause(const struct checkpoint *checkpoint)
{
    return checkpoint->db != NULL &&
           (checkpoint->space_wanted ||
            checkpoint_wal_bytes(checkpoint) >= CHECKPOINT_TRUNCATE_BYTES || /* until it is cut */
            (bytes_pending(checkpoint) >= CHECKPOINT_IDLE_BYTES &&
             checkpoint->frames != checkpoint->given_up_at));
}

int checkpoint_pause_ms(const struct checkpoint *checkpoint)
{
    return checkpoint->failed ? CHECKPOINT_AGAIN_MS : CHECKPOINT_IDLE_MS;
}

bool checkpoint_due_now(const struct checkpoint *checkpoint)
{
    uint64_t since = checkpoint->frames - checkpoint->given_up_at;
    return checkpoint->db != NULL && bytes_pending(checkpoint) >= CHECKPOINT_BYTES_MAX &&
           since * checkpoint->frame_bytes >= CHECKPOINT_RETRY_BYTES;
}

void checkpoint_run(struct checkpoint *checkpoint, bool pause)
{
    int64_t begin_us = clock_mono_us();
    bool cut = pause && (checkpoint->space_wanted ||
                         checkpoint_wal_bytes(checkpoint) >= CHECKPOINT_TRUNCATE_BYTES);
    int frames = -1;
    int copied = -1;
    /* Waits for nobody: what a reader still needs stays for the next time. */
    (void)sqlite3_busy_timeout(checkpoint->db, 0);
    int code = sqlite3_wal_checkpoint_v2(
        checkpoint->db, NULL, cut ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE, &frames,
        &copied);
    (void)sqlite3_busy_timeout(checkpoint->db, SQL_BUSY_TIMEOUT_MS);
    bool busy = (code & 0xff) == SQLITE_BUSY; /* it copied what it could */
    enum store_err err = sql_failed(checkpoint->db, busy ? SQLITE_OK : code, "checkpoint");
    checkpoint->failed = err != STORE_OK || (busy && checkpoint->space_wanted);
    checkpoint->failures += err != STORE_OK;
    checkpoint->space_wanted = checkpoint->space_wanted && (!cut || checkpoint->failed);
    if (err == STORE_OK && frames >= 0 && copied >= 0) {
        checkpoint->frames = (uint64_t)frames;
        checkpoint->copied = (uint64_t)copied;
    }
    /* Not again before there is something new. */
    checkpoint->given_up_at = bytes_pending(checkpoint) > 0 ? checkpoint->frames : 0;
    log_debug("store", "event=checkpoint cut=%d frames=%d copied=%d us=%lld", cut, frames, copied,
              (long long)(clock_mono_us() - begin_us));
}

uint64_t checkpoint_wal_bytes(const struct checkpoint *checkpoint)
{
    return checkpoint->frames == 0
               ? 0
               : WAL_HEADER_BYTES + checkpoint->frames * checkpoint->frame_bytes;
}
