#include "store/writer/connection.h"

#include <time.h>
#include <unistd.h>

#include "base/log.h"
#include "base/mutex.h"
#include "store/sql/engine.h"
#include "store/write/append_cache.h"
#include "store/write/append_engine.h"
#include "store/write/step.h"
#include "store/file/wal_file.h"

/* Publishes the socket of the open session, so that the thread that closes the store can shut it
 * down. */
static void stop_offer(struct writer *writer)
{
    struct writer_stop *stop = writer->stop;
    if (stop == NULL) return;
    int socket = sql_socket_copy(&writer->sql);
    mutex_lock(&stop->mutex);
    if (stop->socket >= 0) (void)close(stop->socket);
    stop->socket = socket;
    mutex_unlock(&stop->mutex);
}

enum store_err connection_open(struct writer *writer)
{
    append_cache_remove(writer, NULL);
    enum store_err err = sql_connect(&writer->sql, writer->config.path, SQL_WRITES);
    if (err == STORE_OK) stop_offer(writer);
    if (err == STORE_OK) err = sql_prepare(&writer->sql, SQL_WRITES);
    if (err == STORE_OK && sql_engine(&writer->sql)->has_file)
        err = checkpoint_watch(&writer->checkpoint, &writer->sql);
    if (err == STORE_OK && writer->room != NULL && !wal_file_room_use(writer->sql.db, writer->room))
        log_warn("store", "event=log_room_missing");
    if (err != STORE_OK) {
        sql_close(&writer->sql);
        writer->checkpoint.db = NULL;
    }
    return err;
}

bool connection_given_up(const struct writer *writer)
{
    return writer->stop != NULL && atomic_load(&writer->stop->given_up);
}

static void again_pause(void)
{
    const struct timespec pause = {.tv_nsec = CONNECTION_AGAIN_MS * 1000000L};
    (void)nanosleep(&pause, NULL);
}

enum store_err connection_again(struct writer *writer)
{
    enum store_err err = connection_open(writer);
    for (int i = 1; err != STORE_OK && i < CONNECTION_TRIES && !connection_given_up(writer); i++) {
        queue_failing(writer->queue, err);
        again_pause();
        err = connection_open(writer);
    }
    return err;
}

/* Fails the queued operations, which were not sent. */
static void waiting_fail(struct writer *writer)
{
    struct queue_list group;
    struct store_stats stats = {.failures = 1, .failing = STORE_IO};
    if (queue_receive(writer->queue, CONNECTION_AGAIN_MS, &group) != QUEUE_GROUP) return;
    log_error("store", "event=group_failed error=%s operations=%u", store_err_name(STORE_IO),
              group.count);
    for (struct queue_item *item = group.first; item != NULL; item = item->next) {
        item->err = STORE_IO;
        item->id = 0;
    }
    queue_end(writer->queue, &group, &stats);
    if (writer->config.wake != NULL) writer->config.wake(writer->config.wake_context);
}

/* Runs one query for the outcome. After a crash the server may assign the number of a lost
 * transaction to another one: then a row of the transaction identifies it. `*known` is false if
 * it has no such row, and contains operations that are not verified on their own. */
static enum store_err outcome_ask(struct writer *writer, const struct sql *lost, bool *committed,
                                  bool *known)
{
    bool own = false;
    enum store_err err = !sql_is_open(&writer->sql) ? connection_open(writer) : STORE_OK;
    if (err != STORE_OK) return err;
    const struct append_engine *appends = writer->engine->appends;
    err = appends->are_known(writer->appends) ? appends->outcome(writer, committed)
                                              : sql_outcome(lost, &writer->sql, committed, &own);
    *known = own || !*committed || writer->sign.number != 0 || !writer->signless;
    if (err == STORE_OK && *committed && writer->sign.number != 0)
        err = step_sign_is(writer, &writer->sign, committed);
    if (err == STORE_OK && *committed) err = writer->engine->outcome_await(&writer->sql);
    if (err != STORE_OK && sql_is_lost(&writer->sql)) sql_close(&writer->sql);
    return err;
}

enum store_err connection_outcome(struct writer *writer)
{
    struct sql lost = writer->sql;
    bool committed = false;
    bool known = false;
    int closing = 0;
    writer->sql = (struct sql){0};
    enum store_err err = outcome_ask(writer, &lost, &committed, &known);
    for (int tries = 1;
         err != STORE_OK && closing < CONNECTION_TRIES && !connection_given_up(writer); tries++) {
        queue_failing(writer->queue, STORE_IO);
        closing += queue_closing(writer->queue);
        if (tries < CONNECTION_TRIES || closing > 0)
            again_pause();
        else
            waiting_fail(writer);
        err = outcome_ask(writer, &lost, &committed, &known);
    }
    sql_close(&lost);
    log_warn("store", "event=connection_lost step=commit committed=%d known=%d", committed,
             err == STORE_OK && known);
    if (err != STORE_OK || !known) return STORE_CLOSED;
    writer->undone = !committed;
    return committed ? STORE_OK : STORE_IO;
}
