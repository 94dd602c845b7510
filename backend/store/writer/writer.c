#include "store/writer/writer.h"

#include <stdatomic.h>
#include <sys/socket.h>
#include <time.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/mutex.h"
#include "store/sql/engine.h"
#include "store/write/append_engine.h"
#include "store/writer/connection.h"
#include "store/write/append_cache.h"
#include "store/write/prune.h"
#include "store/write/step.h"
#include "store/writer/ops.h"
#include "store/writer/figures.h"
#include "store/writer/sweep.h"

/* Returns whether plain moves of a group are deferred, and written together. */
static bool is_deferring(const struct writer *writer)
{
    return writer->engine->appends != NULL;
}

/* Returns whether the error concerns one operation. After any other error (no space, no disk)
 * SQLite may have rolled back the whole transaction, and the next operation would fail as well. */
static bool err_is_of_one(enum store_err err)
{
    return err != STORE_FULL && err != STORE_IO;
}

/* Returns whether the operation needs no savepoint, which costs two statements, and a copy of every
 * written page. */
static bool is_single(const struct queue_item *item)
{
    const struct operation *operation = item->operation;
    return operation->single != NULL && operation->single(&item->write) &&
           item->write.audit == NULL;
}

/* Returns whether changes of a failed operation are still in the transaction. */
static bool is_half_done(const struct writer *writer, uint64_t written)
{
    return sql_is_failed(&writer->sql) || sql_written(&writer->sql) != written;
}

/* Returns whether an operation that was refused for that has a result id. */
static bool has_result(enum store_err err)
{
    return err == STORE_BLOCKED || err == STORE_MUTED;
}

/* Runs an operation without a savepoint, where savepoints are expensive: the changes of a failed
 * operation are rolled back together with all before it, which are then run again. */
static enum store_err item_run_whole(struct writer *writer, struct queue_item *item)
{
    uint64_t written = sql_written(&writer->sql);
    item->id = 0;
    writer->signless = true;
    item->err = ops_run(writer, item);
    if (item->err == STORE_OK) return STORE_OK;
    if (!has_result(item->err)) item->id = 0;
    if (!err_is_of_one(item->err)) return item->err;
    if (!is_half_done(writer, written)) return STORE_OK;
    writer->culprit = item;
    return item->err;
}

/* Runs one operation so that it happens in full or not at all. The returned error concerns the
 * group; item->err concerns the operation. */
static enum store_err item_run(struct writer *writer, struct queue_item *item)
{
    if (writer->engine->fails_whole) return item_run_whole(writer, item);
    bool single = is_single(item);
    enum store_err err = single ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT);
    if (err != STORE_OK) return err;
    item->id = 0;
    item->err = ops_run(writer, item);
    if (item->err != STORE_OK) {
        if (!has_result(item->err)) item->id = 0;
        if (!err_is_of_one(item->err)) return item->err;
        err = single ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT_UNDO);
        if (err != STORE_OK) return err;
    }
    return single ? STORE_OK : step_run(writer, STATEMENT_SAVEPOINT_RELEASE);
}

static int64_t moves_of(const struct queue_list *group)
{
    int64_t moves = 0;
    for (const struct queue_item *item = group->first; item != NULL; item = item->next) {
        const struct store_write *write = &item->write;
        if (item->err == STORE_OK) {
            moves += write->op == STORE_MOVE_APPEND    ? 1
                     : write->op == STORE_MATCH_IMPORT ? (int64_t)write->import.move_count
                                                       : 0;
        }
    }
    return moves;
}

/* ---- one transaction ---- */

/* Writes the deferred moves, and runs those that must run alone. */
static enum store_err moves_write(struct writer *writer, bool commit, bool *committed)
{
    struct queue_item *left = NULL;
    const struct append_engine *appends = writer->engine->appends;
    enum store_err err = appends->write(writer, commit, committed);
    while (err == STORE_OK && (left = appends->left(writer->appends)) != NULL)
        err = item_run(writer, left);
    if (err == STORE_OK) appends->clear(writer->appends);
    return err;
}

static enum store_err item_take(struct writer *writer, struct queue_item *item)
{
    const struct append_engine *appends = writer->engine->appends;
    bool committed = false;
    if (appends == NULL || writer->alone) return item_run(writer, item);
    if (appends->take(writer->appends, item)) return STORE_OK;
    if (!appends->come_first(writer->appends, item)) return item_run(writer, item);
    enum store_err err = moves_write(writer, false, &committed);
    if (err != STORE_OK) return err;
    return appends->take(writer->appends, item) ? STORE_OK : item_run(writer, item);
}

static enum store_err transaction_end(struct writer *writer)
{
    enum store_err err = STORE_OK;
    bool committed = false;
    if (is_deferring(writer) && !writer->engine->appends->is_empty(writer->appends))
        err = moves_write(writer, true, &committed);
    if (err == STORE_OK && !committed) err = step_run(writer, STATEMENT_COMMIT);
    if (err == STORE_OK || !sql_is_unsure(&writer->sql)) return err;
    err = connection_outcome(writer);
    return err == STORE_OK ? writer->engine->appends->ask(writer) : err;
}

static enum store_err group_commit(struct writer *writer, struct store_stats *stats)
{
    int64_t begin_us = clock_mono_us();
    enum store_err err = transaction_end(writer);
    if (err != STORE_OK) {
        writer->fence_owed = writer->engine->has_file;
        return err;
    }
    append_cache_end(writer);
    writer->fence_owed = false; /* its pages overwrite those of the failed commit */
    uint64_t took_us = (uint64_t)(clock_mono_us() - begin_us);
    stats->commits++;
    stats->commit_us_total += took_us;
    if (took_us > stats->commit_us_max) stats->commit_us_max = took_us;
    return STORE_OK;
}

/* Runs the operations from `from` on, before `to`. */
static enum store_err span_try(struct writer *writer, struct queue_item *from,
                               const struct queue_item *to, struct store_stats *stats)
{
    writer->noticed = 0;
    writer->culprit = NULL;
    writer->undone = false;
    writer->sign = (struct writer_sign){0};
    writer->signless = false;
    if (is_deferring(writer)) writer->engine->appends->clear(writer->appends);
    enum store_err err = !sql_is_open(&writer->sql) ? connection_open(writer) : STORE_OK;
    if (err == STORE_OK) err = step_run(writer, STATEMENT_BEGIN);
    if (err == STORE_OK) append_cache_begin(writer);
    for (struct queue_item *item = from; err == STORE_OK && item != to; item = item->next)
        err = item_take(writer, item);
    return err == STORE_OK ? group_commit(writer, stats) : err;
}

/* ---- a group ---- */

/* Returns whether the connection was lost before COMMIT: nothing of the group exists. */
static bool is_lost_before(const struct writer *writer)
{
    return sql_is_lost(&writer->sql);
}

/* The remaining work of a group whose transaction may have to be run again. */
struct rest {
    struct queue_item *from;
    struct queue_item *to; /* a transaction of its own ends before this item; NULL: at the end */
    int losses, crossings;
};

#define LOSSES_MAX    1
#define CROSSINGS_MAX 8

static enum store_err after_loss(struct writer *writer, struct rest *rest, enum store_err err)
{
    if (rest->losses++ == LOSSES_MAX) return err;
    if (!is_lost_before(writer)) return STORE_OK;
    log_warn("store", "event=connection_lost step=group");
    sql_close(&writer->sql);
    return connection_again(writer);
}

/* Handles a failed transaction of a group. STORE_OK: the rest of the group was adjusted and must
 * run next.
 */
static enum store_err rest_again(struct writer *writer, struct rest *rest, enum store_err err)
{
    if (!sql_is_open(&writer->sql)) return err;
    bool crossed = sql_is_crossed(&writer->sql);
    if (writer->undone || is_lost_before(writer)) return after_loss(writer, rest, err);
    if ((!crossed && !err_is_of_one(err)) || err == STORE_CLOSED) return err;
    enum store_err undone = step_run(writer, STATEMENT_ROLLBACK);
    if (undone != STORE_OK) return undone;
    if (crossed) return rest->crossings++ == CROSSINGS_MAX ? err : STORE_OK;
    if (writer->culprit == NULL) { /* it was one of many that were sent together */
        if (writer->alone) return err;
        writer->alone = true;
    } else if (writer->culprit == rest->from) { /* nothing came before it: it is refused */
        rest->from = rest->from->next;
        rest->to = NULL;
        writer->alone = false;
    } else {
        rest->to = writer->culprit;
    }
    return STORE_OK;
}

static void committed_note(struct writer *writer)
{
    if (writer->noticed > 0 && writer->notices != NULL)
        (void)atomic_fetch_add(writer->notices, writer->noticed);
    writer->noticed = 0;
}

/* Runs a group in one transaction. It needs several if an operation fails after it has written,
 * and cannot be undone alone. Other results than STORE_OK: nothing from `*from` on is committed,
 * the transaction may be open. */
static enum store_err group_run(struct writer *writer, const struct queue_list *group,
                                struct queue_item **from, struct store_stats *stats)
{
    struct rest rest = {.from = group->first};
    enum store_err err = STORE_OK;
    while (err == STORE_OK && rest.from != NULL) {
        err = span_try(writer, rest.from, rest.to, stats);
        if (err == STORE_OK) {
            committed_note(writer);
            writer->alone = false;
            rest.from = rest.to;
            rest.to = NULL;
        } else if (writer->engine->fails_whole) {
            err = rest_again(writer, &rest, err);
        }
    }
    writer->noticed = 0;
    writer->alone = false;
    *from = rest.from;
    if (err == STORE_OK && writer->commit_count != NULL)
        commit_count_add(writer->commit_count, moves_of(group));
    return err;
}

/* Overwrites the pages of a failed commit. A commit can fail after all its pages are in the WAL
 * (the sync failed). This process ignores them, but after a crash the next one would accept them. A
 * commit that changes nothing overwrites their first page, which invalidates their checksums. */
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
        err = connection_open(writer);
    }
    if (err == STORE_OK && writer->fence_owed) fence_write(writer);
}

/* Tries a commit that changes nothing while writes fail, to detect when they succeed again, even
 * without new operations. */
static void probe(struct writer *writer)
{
    enum store_err err = !sql_is_open(&writer->sql) ? connection_open(writer) : STORE_OK;
    if (err == STORE_OK) err = step_allowed(writer);
    if (err == STORE_OK) err = sql_exec(&writer->sql, writer->engine->probe, "probe");
    writer->failing = err;
    if (err == STORE_OK) {
        log_info("store", "event=writes_again");
    } else {
        writer->fence_owed = writer->engine->has_file;
        group_undo(writer);
    }
}

/* Runs the group from `from` on. */
static void group_fail(struct writer *writer, const struct queue_list *group,
                       struct queue_item *from, enum store_err err)
{
    log_error("store", "event=group_failed error=%s operations=%u", store_err_name(err),
              group->count);
    for (struct queue_item *item = from; item != NULL; item = item->next) {
        item->err = err;
        item->id = 0;
    }
    append_cache_remove(writer, NULL);
    group_undo(writer);
    writer->checkpoint.space_wanted = true; /* once the disk can be written again */
}

static void group_do(struct writer *writer, const struct queue_list *group,
                     struct store_stats *stats)
{
    uint64_t before = writer->checkpoint.commits;
    struct queue_item *from = group->first;
    enum store_err err =
        connection_given_up(writer) ? STORE_CLOSED : group_run(writer, group, &from, stats);
    bool wrote = writer->checkpoint.commits != before || !writer->engine->has_file;
    if (err != STORE_OK || wrote) writer->failing = err;
    if (err != STORE_OK) {
        stats->failures = 1;
        group_fail(writer, group, from, err);
    } else if (writer->failing != STORE_OK) {
        probe(writer); /* a group that changed nothing proves nothing about the disk */
    }
}

/* Returns the idle time in ms after which a pause is used; -1: there is no work for pauses. */
static int pause_ms(const struct writer *writer)
{
    if (writer->failing != STORE_OK) return WRITER_PROBE_MS;
    if (writer->prune_owed) return PRUNE_PAUSE_MS;
    if (writer->figures_owed) return FIGURES_PAUSE_MS;
    if (writer->engine->loses_sessions) return WRITER_PROBE_MS;
    int checkpoint_ms = checkpoint_pause_ms(&writer->checkpoint);
    return checkpoint_ms < 0 && writer->sweep_ms != 0 ? CHECKPOINT_IDLE_MS : checkpoint_ms;
}

/* Checks whether the other end of an idle connection still exists. */
static void look(struct writer *writer)
{
    enum store_err err = STORE_IO;
    if (sql_is_open(&writer->sql) && sql_is_alive(&writer->sql))
        err = sql_exec(&writer->sql, "SELECT 1", "look");
    if (err == STORE_OK) return;
    if (sql_is_open(&writer->sql)) sql_close(&writer->sql);
    writer->failing = connection_open(writer);
}

static void pause_use(struct writer *writer)
{
    if (writer->failing != STORE_OK)
        probe(writer);
    else if (writer->engine->loses_sessions && !writer->prune_owed)
        look(writer);
    if (writer->failing == STORE_OK && !writer->prune_owed && writer->figures_owed)
        figures_run(writer);
    if (writer->failing == STORE_OK && !writer->prune_owed)
        checkpoint_pause_use(&writer->checkpoint);
}

void *writer_main(void *context)
{
    struct writer *writer = context;
    for (;;) {
        struct queue_list group;
        struct store_stats stats = {0};
        switch (queue_receive(writer->queue, pause_ms(writer), &group)) {
        case QUEUE_CLOSED:
            figures_stop(writer);
            if (writer->stop != NULL) atomic_store(&writer->stop->ended, true);
            return NULL;
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

/* Interrupts any wait of the open session. */
static void session_cut(struct writer_stop *stop)
{
    mutex_lock(&stop->mutex);
    if (stop->socket >= 0) (void)shutdown(stop->socket, SHUT_RDWR);
    mutex_unlock(&stop->mutex);
}

void writer_end_await(struct writer *writer)
{
    static const struct timespec pause = {.tv_nsec = 20000000};
    struct writer_stop *stop = writer->stop;
    while (writer->engine->loses_sessions && !atomic_load(&stop->ended)) {
        bool given_up = atomic_load(&stop->given_up);
        int64_t busy_ms = queue_busy_us(writer->queue) / 1000;
        if (!given_up && busy_ms >= WRITER_GIVEN_UP_MS) {
            log_warn("store",
                     "event=commit_given_up ms=%lld reason=\"the server stops, and its database "
                     "does not answer\"",
                     (long long)busy_ms);
            atomic_store(&stop->given_up, true);
        }
        if (given_up) session_cut(stop); /* another session may have been opened since */
        (void)nanosleep(&pause, NULL);
    }
}
