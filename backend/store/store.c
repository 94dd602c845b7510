#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/file/external_changes.h"
#include "store/maintenance/maintenance.h"
#include "store/writer/connection.h"
#include "store/sqlite/copier.h"
#include "store/file/log_room.h"
#include "store/migrate/migrate.h"
#include "store/nouns/notices.h"
#include "store/file/owner.h"
#include "store/sql/engine.h"
#include "store/write/append_engine.h"
#include "store/write/row_locations.h"
#include "store/read/readers.h"
#include "store/maintenance/upgrade.h"
#include "store/query/views.h"
#include "store/writer/writer.h"

#define PATH_BYTES_MAX 4096

struct store {
    char path[PATH_BYTES_MAX];
    const struct sql_engine *engine;
    int lock; /* descriptor of PATH.lock, locked while the store is open */
    struct external_changes changes;
    _Atomic uint64_t notices; /* counted by the writer */
    struct queue queue;
    struct writer writer;
    struct writer_stop stop;
    struct readers *readers;
    struct commit_count commit_count; /* used only by the writer's thread once that runs */
    uint64_t missing; /* number of missing moves that the count reported at the start */
    pthread_t thread;
    pthread_t loop; /* valid once `loops`: this thread may open no reader */
    atomic_bool loops;
};

/* Acquires the lock of the file. Two servers on one file would not damage it, since their writes
 * are conditional; but neither would notify its clients of the other's writes. */
static enum store_err lock_take(struct store *store)
{
    store->lock = -1;
    if (store->writer.config.shared || !store->engine->has_file) return STORE_OK;
    char path[PATH_BYTES_MAX + 8];
    (void)snprintf(path, sizeof(path), "%s.lock", store->path);
    store->lock = owner_open(path, store->path);
    if (store->lock < 0) {
        log_error("store", "event=lock_failed path=%s errno=%d", path, errno);
        return errno == ENOSPC ? STORE_FULL : STORE_IO;
    }
    if (flock(store->lock, LOCK_EX | LOCK_NB) != 0) {
        enum store_err err = errno == EWOULDBLOCK ? STORE_BUSY : STORE_IO;
        log_error("store", "event=locked path=%s reason=\"another server uses this file\"", path);
        (void)close(store->lock);
        return err;
    }
    return STORE_OK;
}

static void stop_end(struct writer_stop *stop)
{
    if (stop->socket >= 0) (void)close(stop->socket);
    (void)pthread_mutex_destroy(&stop->mutex);
}

static void lock_give(const struct store *store)
{
    if (store->lock >= 0) (void)close(store->lock);
}

/* Restricts the file to its owner, even if an earlier version or a copy left it readable: it
 * contains the dice of running matches. */
static void private_keep(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        char name[PATH_BYTES_MAX + 8];
        struct stat about;
        (void)snprintf(name, sizeof(name), "%s%s", path, endings[i]);
        if (stat(name, &about) == 0 && (about.st_mode & 077) != 0 && chmod(name, 0600) != 0)
            log_warn("store", "event=others_may_read path=%s errno=%d", name, errno);
    }
}

/* Migrates the file and connects the writer to it. */
static enum store_err file_open(struct store *store)
{
    struct sql sql;
    private_keep(store->path);
    if (maintenance_restore_is_cut(store->path)) return STORE_IO;
    enum store_err err = sql_connect(&sql, store->path, SQL_WRITES);
    if (err != STORE_OK) return err;
    if (sql_is_read_only(&sql)) { /* SQLite opens a read-only file without an error */
        log_error("store", "event=read_only path=%s reason=\"it cannot be written to\"",
                  store->path);
        sql_close(&sql);
        return STORE_IO;
    }
    char copy[UPGRADE_COPY_BYTES_MAX];
    err = upgrade_copy_make(&sql, store->path, store_migrations_count, copy);
    if (err == STORE_OK) {
        err =
            migrate_run(&sql, store_migrations, store_migrations_count, store->writer.config.rules);
        upgrade_copy_end(store->path, copy, err);
    }
    if (err == STORE_OK) err = views_renew(&sql);
    if (err == STORE_OK) err = commit_count_open(&store->commit_count, &sql, store->path);
    if (err == STORE_OK) err = sql_folder_sync(store->path);
    sql_close(&sql);
    return err == STORE_OK ? connection_open(&store->writer) : err;
}

/* Does the same for a database. */
static enum store_err database_open(struct store *store)
{
    enum store_err err = store->engine->ready(store->path, true);
    return err == STORE_OK ? connection_open(&store->writer) : err;
}

/* Creates all parts of the writer except the connection. */
static bool writer_parts_make(struct store *store)
{
    struct writer *writer = &store->writer;
    const struct append_engine *appends = store->engine->appends;
    struct row_locations *locations = row_locations_new();
    if (appends != NULL) {
        writer->locations = locations;
        writer->appends = appends->make();
    } else {
        writer->append_cache = locations;
    }
    if (store->engine->has_file) {
        writer->checkpoint.copier = copier_new(store->path);
        writer->room = log_room_new();
    }
    return locations != NULL && (appends == NULL || writer->appends != NULL) &&
           (!store->engine->has_file ||
            (writer->checkpoint.copier != NULL && writer->room != NULL));
}

static void writer_parts_free(struct store *store)
{
    const struct writer *writer = &store->writer;
    if (store->engine != NULL && store->engine->appends != NULL)
        store->engine->appends->free(writer->appends);
    row_locations_free(writer->locations);
    row_locations_free(writer->append_cache);
    copier_free(writer->checkpoint.copier);
}

enum store_err store_open(const struct store_config *config, struct store **opened)
{
    *opened = NULL;
    struct store *store = calloc(1, sizeof(*store));
    if (store == NULL) return STORE_IO;
    store->stop = (struct writer_stop){.mutex = PTHREAD_MUTEX_INITIALIZER, .socket = -1};
    enum store_err err = STORE_IO;
    size_t length = strlen(config->path);
    if (length == 0 || length >= PATH_BYTES_MAX) goto err0;
    memcpy(store->path, config->path, length + 1);
    store->engine = sql_engine_of(store->path);
    store->writer.engine = store->engine;
    store->commit_count.file = -1;
    store->writer.commit_count = store->engine->has_file ? &store->commit_count : NULL;
    store->writer.config = *config;
    store->writer.config.path = store->path;
    store->writer.queue = &store->queue;
    store->writer.stop = &store->stop;
    store->writer.prune_owed = true;   /* an earlier process may have left rows to delete */
    store->writer.figures_owed = true; /* the same, for matches without figures */
    store->writer.notices = &store->notices;
    store->readers = readers_new(store->path);
    if (!writer_parts_make(store) || store->readers == NULL) goto err0;
    err = lock_take(store);
    if (err != STORE_OK) goto err0;
    err = store->engine->has_file ? file_open(store) : database_open(store);
    if (err != STORE_OK) goto err1;
    err = STORE_IO;
    int64_t stuck_ms = config->stuck_ms != 0 ? config->stuck_ms : STORE_STUCK_MS;
    if (queue_init(&store->queue, stuck_ms) != 0) goto err2;
    if (store->engine->has_file) external_changes_open(&store->changes, store->lock);
    store->missing = (uint64_t)store->commit_count.missing;
    if (pthread_create(&store->thread, NULL, writer_main, &store->writer) != 0) goto err3;
    *opened = store;
    return STORE_OK;
err3:
    external_changes_close(&store->changes);
    queue_destroy(&store->queue);
err2:
    sql_close(&store->writer.sql);
err1:
    commit_count_close(&store->commit_count);
    lock_give(store);
err0:
    writer_parts_free(store);
    log_room_free(store->writer.room);
    readers_close(store->readers);
    stop_end(&store->stop);
    free(store);
    return err;
}

/* Ends at most `count` operations; `done` may queue more. */
static void drain(struct store *store, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        struct queue_item *item = queue_pop(&store->queue);
        if (item == NULL) return; /* a nested call from `done` has emptied the queue */
        if (item->err == STORE_OK && item->write.answers != NULL)
            memcpy(item->write.answers, item->answers, sizeof(item->answers));
        if (item->done != NULL) item->done(item->context, item->err, item->id);
        queue_item_free(item);
    }
}

void store_close(struct store *store)
{
    if (store == NULL) return;
    queue_close(&store->queue);
    writer_end_await(&store->writer);
    int code = pthread_join(store->thread, NULL);
    CHECK(code == 0);
    drain(store, queue_ended(&store->queue));
    readers_close(store->readers);
    external_changes_close(&store->changes);
    struct writer *writer = &store->writer;
    writer_parts_free(store);
    checkpoint_end(&writer->checkpoint);
    if (sql_is_open(&writer->sql)) sql_close(&writer->sql);
    log_room_free(writer->room);
    queue_destroy(&store->queue);
    commit_count_close(&store->commit_count);
    lock_give(store);
    stop_end(&store->stop);
    free(store);
}

bool store_is_database(const char *name)
{
    return !sql_engine_of(name)->has_file;
}

enum store_err store_write(struct store *store, const struct store_write *write, store_done *done,
                           void *context)
{
    struct queue_item *item = queue_item_new(write, done, context);
    if (item == NULL) return STORE_BUSY;
    enum store_err err = queue_put(&store->queue, item);
    if (err != STORE_OK) queue_item_free(item);
    return err;
}

bool store_place_find(struct store *store, const struct store_move *row, struct store_place *place)
{
    struct row_locations *locations = store->writer.locations;
    return locations != NULL && row_locations_find(locations, row, place);
}

void store_place_add(struct store *store, const struct store_move *row)
{
    struct row_locations *locations = store->writer.locations;
    if (locations != NULL && row->place.number != 0) row_locations_add(locations, row, &row->place);
}

void store_drain(struct store *store)
{
    drain(store, queue_ended(&store->queue));
}

void store_turn_end(struct store *store)
{
    queue_say(&store->queue);
}

void store_stats_read(struct store *store, struct store_stats *stats)
{
    queue_stats(&store->queue, stats);
    stats->moves_missing = store->missing;
}

enum store_err store_failing(struct store *store)
{
    return queue_is_failing(&store->queue);
}

void store_loop_begin(struct store *store)
{
    store->loop = pthread_self();
    queue_gather(&store->queue);
    atomic_store(&store->loops, true);
}

enum store_err store_reader_open(struct store *store, struct store_reader **reader)
{
    CHECK(!atomic_load(&store->loops) || !pthread_equal(pthread_self(), store->loop));
    return readers_acquire(store->readers, reader);
}

uint64_t store_acts(struct store *store)
{
    /* A database does not report changes of other processes: values read from it are valid for a
     * second. */
    return store->engine->has_file ? external_changes_counter(&store->changes)
                                   : (uint64_t)clock_mono_ms() / 1000;
}

uint64_t store_notices_written(struct store *store)
{
    return atomic_load(&store->notices);
}
