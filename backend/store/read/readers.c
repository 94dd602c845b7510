#include "store/read/readers.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/mutex.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"

struct readers {
    pthread_mutex_t lock; /* guards all below */
    const char *path;
    struct store_reader *idle[READERS_IDLE_MAX];
    size_t idle_count;
    size_t taken;
    bool closed;
};

struct readers *readers_new(const char *path)
{
    struct readers *readers = calloc(1, sizeof(*readers));
    if (readers == NULL) return NULL;
    readers->path = path;
    CHECK(pthread_mutex_init(&readers->lock, NULL) == 0);
    return readers;
}

/* Releases the lock, and frees `readers` after the last release of a reader. */
static void unlock(struct readers *readers)
{
    bool last = readers->closed && readers->taken == 0;
    mutex_unlock(&readers->lock);
    if (last) {
        CHECK(pthread_mutex_destroy(&readers->lock) == 0);
        free(readers);
    }
}

enum store_err readers_acquire(struct readers *readers, struct store_reader **reader)
{
    *reader = NULL;
    mutex_lock(&readers->lock);
    while (*reader == NULL && readers->idle_count > 0) {
        struct store_reader *idle = readers->idle[--readers->idle_count];
        if (sql_is_alive(&idle->sql))
            *reader = idle;
        else
            reader_close(idle);
    }
    readers->taken++;
    unlock(readers);
    enum store_err err = *reader == NULL ? reader_open(readers->path, reader) : STORE_OK;
    if (err == STORE_OK) {
        (*reader)->home = readers;
        (*reader)->thread = pthread_self();
    } else {
        mutex_lock(&readers->lock);
        readers->taken--;
        unlock(readers);
    }
    return err;
}

static void give(struct store_reader *reader)
{
    struct readers *readers = reader->home;
    mutex_lock(&readers->lock);
    bool kept =
        !readers->closed && readers->idle_count < READERS_IDLE_MAX && sql_is_sound(&reader->sql);
    if (kept) readers->idle[readers->idle_count++] = reader;
    reader->home = kept ? readers : NULL;
    if (!kept) reader_close(reader);
    readers->taken--;
    unlock(readers);
}

void store_reader_close(struct store_reader *reader)
{
    if (reader != NULL && reader->home != NULL)
        give(reader);
    else if (reader != NULL)
        reader_close(reader);
}

void readers_close(struct readers *readers)
{
    if (readers == NULL) return;
    mutex_lock(&readers->lock);
    readers->closed = true;
    while (readers->idle_count > 0) reader_close(readers->idle[--readers->idle_count]);
    unlock(readers);
}
