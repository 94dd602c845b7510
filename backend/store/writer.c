#include "store/writer.h"

#include <stdatomic.h>
#include <time.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/ops.h"
#include "store/prune.h"
#include "store/step.h"
#include "store/sweep.h"

enum store_err writer_connect(struct writer *writer)
{
    enum store_err err = sql_connect(&writer->sql, writer->config.path, SQL_WRITES);
    if (err == STORE_OK) err = sql_prepare(&writer->sql, SQL_WRITES);
    if (err == STORE_OK && !sql_is_remote(&writer->sql))
        err = checkpoint_watch(&writer->checkpoint, &writer->sql);
    if (err != STORE_OK) {
        sql_close(&writer->sql);
        writer->checkpoint.db = NULL;
    }
    return err;
}

/* Some errors belong to one operation. After the others (no space, no disk) SQLite may have given
 * up the whole transaction, and the next operation would fail as well. */
static bool err_is_of_one(enum store_err err)
{
    return err != STORE_FULL && err != STORE_IO;
}

/* Whether the operation changes the file by its last statement alone, which SQLite does in full or
 * not at all. A savepoint costs two statements, and a copy of every page that is written to. */
static bool is_single(const struct store_write *write)
{
    bool names = write->op == STORE_CHAT_APPEND && write->chat->mentions[0] != 0;
    bool single =
        (write->op == STORE_CHAT_APPEND && !names) || write->op == STORE_SEEN ||
        write->op == STORE_ENDS_SEEN || write->op == STORE_CLOCK_DUE ||
        (write->op == STORE_MOVE_APPEND && !write->with_match && write->move->clock_due_ms == 0);
    return single && write->audit == NULL;
}

/* PostgreSQL has no statement that fails alone, and savepoints are dear there: a group does without
 * them, and is run once more with them if an operation fails after it has written. */
static bool has_savepoint(const struct writer *writer, const struct store_write *write)
{
    return sql_is_remote(&writer->sql) ? writer->careful : !is_single(write);
}

/* Whether what an operation without a savepoint has done is still there, though it failed. */
static bool is_half_done(const struct writer *writer, uint64_t written)
{
    return sql_is_remote(&writer->sql) &&
           (sql_is_failed(&writer->sql) || sql_written(&writer->sql) != written);
}

/* Runs one operation so that it happens in full or not at all. What it returns is wrong with the
 * group; what is wrong with the operation is in item->err. */
static enum store_err item_run(struct writer *writer, struct queue_item *item)
{
    bool single = !has_savepoint(writer, &item->write);
    uint64_t written = sql_is_remote(&writer->sql) ? sql_written(&writer->sql) : 0;
    enum store_err err = single ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT);
    if (err != STORE_OK) return err;
    item->id = 0;
    item->err = ops_run(writer, item);
    if (single) {
        if (item->err == STORE_OK) return STORE_OK;
        if (item->err != STORE_BLOCKED) item->id = 0;
        if (!err_is_of_one(item->err)) return item->err;
        writer->again = is_half_done(writer, written);
        return writer->again ? item->err : STORE_OK;
    }
    if (item->err != STORE_OK) {
        if (item->err != STORE_BLOCKED) item->id = 0;
        if (!err_is_of_one(item->err)) return item->err;
        err = step_run(writer, STATEMENT_SAVEPOINT_UNDO);
        if (err != STORE_OK) return err;
    }
    return step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
}

static int64_t moves_of(const struct queue_list *group)
{
    int64_t moves = 0;
    for (const struct queue_item *item = group->first; item != NULL; item = item->next) {
        const struct store_write *write = &item->write;
        if (item->err == STORE_OK) {
            moves += write->op == STORE_MOVE_APPEND    ? 1
                     : write->op == STORE_MATCH_IMPORT ? (int64_t)write->move_count
                                                       : 0;
        }
    }
    return moves;
}

/* Connects again, and tries for a while. */
static enum store_err connect_patiently(struct writer *writer)
{
    const struct timespec pause = {.tv_nsec = WRITER_AGAIN_MS * 1000000L};
    enum store_err err = STORE_IO;
    for (int i = 0; err != STORE_OK && i < WRITER_AGAIN_TRIES; i++) {
        if (i > 0) (void)nanosleep(&pause, NULL);
        err = writer_connect(writer);
    }
    return err;
}

/* The connection was lost in COMMIT: another one says whether it was done. Where it cannot, it is
 * as if not: whoever asks again finds what is there by its request, or is STORE_STALE. */
static enum store_err outcome_find(struct writer *writer)
{
    struct sql lost = writer->sql;
    bool committed = false;
    enum store_err err = connect_patiently(writer);
    if (err == STORE_OK) err = sql_outcome(&lost, &writer->sql, &committed);
    sql_close(&lost);
    log_warn("store", "event=connection_lost step=commit committed=%d known=%d", committed,
             err == STORE_OK);
    return err == STORE_OK && !committed ? STORE_IO : err;
}

static enum store_err group_commit(struct writer *writer, struct store_stats *stats)
{
    int64_t begin_us = clock_mono_us();
    enum store_err err = step_run(writer, STATEMENT_COMMIT);
    if (err != STORE_OK && sql_is_remote(&writer->sql) && sql_is_lost(&writer->sql))
        err = outcome_find(writer);
    if (err != STORE_OK) {
        writer->fence_owed = !sql_is_remote(&writer->sql);
        return err;
    }
    writer->fence_owed = false; /* its pages lie where those of the failed one lay */
    stats->commits = 1;
    stats->commit_us_total = (uint64_t)(clock_mono_us() - begin_us);
    stats->commit_us_max = stats->commit_us_total;
    return STORE_OK;
}

static enum store_err group_try(struct writer *writer, const struct queue_list *group,
                                struct store_stats *stats)
{
    writer->noticed = 0;
    writer->again = false;
    enum store_err err = !sql_is_open(&writer->sql) ? writer_connect(writer) : STORE_OK;
    if (err == STORE_OK) err = step_run(writer, STATEMENT_BEGIN);
    for (struct queue_item *item = group->first; err == STORE_OK && item != NULL; item = item->next)
        err = item_run(writer, item);
    return err == STORE_OK ? group_commit(writer, stats) : err;
}

/* The connection was lost before COMMIT: nothing of it is there. */
static bool is_lost_before(const struct writer *writer)
{
    return sql_is_remote(&writer->sql) && sql_is_lost(&writer->sql);
}

/* Runs a group in one transaction. Anything but STORE_OK: nothing may be taken as done, the
 * transaction may be open. */
static enum store_err group_run(struct writer *writer, const struct queue_list *group,
                                struct store_stats *stats)
{
    enum store_err err = group_try(writer, group, stats);
    if (err != STORE_OK && is_lost_before(writer)) {
        log_warn("store", "event=connection_lost step=group operations=%u", group->count);
        sql_close(&writer->sql);
        err = connect_patiently(writer);
        if (err == STORE_OK) err = group_try(writer, group, stats);
    }
    if (writer->again) {
        writer->careful = true;
        err = step_run(writer, STATEMENT_ROLLBACK);
        if (err == STORE_OK) err = group_try(writer, group, stats);
        writer->careful = false;
    }
    if (err == STORE_OK && writer->mark != NULL) mark_add(writer->mark, moves_of(group));
    if (err == STORE_OK && writer->noticed > 0 && writer->notices != NULL)
        (void)atomic_fetch_add(writer->notices, writer->noticed);
    writer->noticed = 0;
    return err;
}

/* A commit can fail after all its pages are in the WAL (the sync failed). This process knows that
 * they do not count, but after a crash the next one would take them for good. A commit that changes
 * nothing writes over their first page, and with it their checksums do not fit any more. */
static void fence_write(struct writer *writer)
{
    if (sql_exec(&writer->sql, "PRAGMA user_version = 0", "fence") == STORE_OK)
        writer->fence_owed = false;
}

/* Leaves the connection ready for the next group, or closed. */
static void group_undo(struct writer *writer)
{
    if (!sql_is_open(&writer->sql)) return;
    enum store_err err = STORE_OK;
    if (sql_in_transaction(&writer->sql)) err = step_run(writer, STATEMENT_ROLLBACK);
    if (is_lost_before(writer)) err = STORE_IO;
    if (err != STORE_OK || sql_in_transaction(&writer->sql)) {
        log_warn("store", "event=reconnect reason=rollback_failed");
        sql_close(&writer->sql);
        err = writer_connect(writer);
    }
    if (err == STORE_OK && writer->fence_owed) fence_write(writer);
}

/* While nothing can be written, and perhaps nobody asks any more: a commit that changes nothing, to
 * find out when it can again. */
static void probe(struct writer *writer)
{
    enum store_err err = !sql_is_open(&writer->sql) ? writer_connect(writer) : STORE_OK;
    if (err == STORE_OK) err = step_allowed(writer);
    const char *question = sql_is_remote(&writer->sql) ? "SELECT 1" : "PRAGMA user_version = 0";
    if (err == STORE_OK) err = sql_exec(&writer->sql, question, "probe");
    writer->failing = err;
    if (err == STORE_OK) {
        log_info("store", "event=writes_again");
    } else {
        writer->fence_owed = !sql_is_remote(&writer->sql);
        group_undo(writer);
    }
}

static void group_fail(struct writer *writer, const struct queue_list *group, enum store_err err)
{
    log_error("store", "event=group_failed error=%s operations=%u", store_err_name(err),
              group->count);
    for (struct queue_item *item = group->first; item != NULL; item = item->next) {
        item->err = err;
        item->id = 0;
    }
    group_undo(writer);
    writer->checkpoint.space_wanted = true; /* once it can be written to again */
}

static void group_do(struct writer *writer, const struct queue_list *group,
                     struct store_stats *stats)
{
    uint64_t before = writer->checkpoint.commits;
    enum store_err err = group_run(writer, group, stats);
    bool wrote = writer->checkpoint.commits != before || sql_is_remote(&writer->sql);
    if (err != STORE_OK || wrote) writer->failing = err;
    if (err != STORE_OK) {
        stats->failures = 1;
        group_fail(writer, group, err);
    } else if (writer->failing != STORE_OK) {
        probe(writer); /* a group that changed nothing needs no disk */
    }
}

/* How long without an operation is a pause that can be used; -1: there is nothing to do in one. */
static int pause_ms(const struct writer *writer)
{
    if (writer->failing != STORE_OK) return WRITER_PROBE_MS;
    if (writer->prune_owed) return PRUNE_PAUSE_MS;
    int checkpoint_ms = checkpoint_pause_ms(&writer->checkpoint);
    return checkpoint_ms < 0 && writer->sweep_ms != 0 ? CHECKPOINT_IDLE_MS : checkpoint_ms;
}

static void pause_use(struct writer *writer)
{
    if (writer->failing != STORE_OK) probe(writer);
    if (writer->failing == STORE_OK && !writer->prune_owed)
        checkpoint_pause_use(&writer->checkpoint);
}

void *writer_main(void *context)
{
    struct writer *writer = context;
    for (;;) {
        struct queue_list group;
        struct store_stats stats = {0};
        switch (queue_take(writer->queue, pause_ms(writer), &group)) {
        case QUEUE_CLOSED: return NULL;
        case QUEUE_IDLE: pause_use(writer); break;
        case QUEUE_GROUP: group_do(writer, &group, &stats); break;
        }
        stats.wal_bytes = checkpoint_wal_bytes(&writer->checkpoint);
        stats.failing = writer->failing;
        stats.checkpoint_failures = writer->checkpoint.failures;
        bool ended = group.count > 0;
        queue_end(writer->queue, &group, &stats);
        if (ended && writer->config.wake != NULL) writer->config.wake(writer->config.wake_context);
        if (ended || writer->prune_owed) checkpoint_now(&writer->checkpoint);
        if (writer->sweep_ms != 0) sweep_run(writer);
        if (writer->prune_owed && writer->failing == STORE_OK) prune_run(writer, !ended);
    }
}
