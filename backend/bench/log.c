#include "bench/log.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/mutex.h"

struct bench_log {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t filled;
    struct buf waiting;
    uint64_t appended;
    uint64_t on_disk;
    bool closing;
    int file;
    int done;
};

static void group_write(const struct bench_log *log, const struct buf *group)
{
    size_t written = 0;
    while (written < group->size) {
        ssize_t count = write(log->file, group->bytes + written, group->size - written);
        CHECK(count > 0);
        written += (size_t)count;
    }
    CHECK(fdatasync(log->file) == 0);
}

static void group_told(const struct bench_log *log)
{
    const uint64_t one = 1;
    CHECK(write(log->done, &one, sizeof(one)) == sizeof(one));
}

static void *log_main(void *context)
{
    struct bench_log *log = context;
    struct buf group = {0};
    mutex_lock(&log->mutex);
    for (;;) {
        while (log->waiting.size == 0 && !log->closing)
            (void)pthread_cond_wait(&log->filled, &log->mutex);
        if (log->waiting.size == 0) break;
        struct buf taken = log->waiting;
        log->waiting = group;
        group = taken;
        uint64_t appended = log->appended;
        mutex_unlock(&log->mutex);
        group_write(log, &group);
        buf_reset(&group);
        mutex_lock(&log->mutex);
        log->on_disk = appended;
        group_told(log);
    }
    mutex_unlock(&log->mutex);
    buf_free(&group);
    return NULL;
}

struct bench_log *bench_log_open(const char *path, int done)
{
    struct bench_log *log = calloc(1, sizeof(*log));
    if (log == NULL) return NULL;
    log->done = done;
    log->file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
    CHECK(pthread_mutex_init(&log->mutex, NULL) == 0);
    CHECK(pthread_cond_init(&log->filled, NULL) == 0);
    if (log->file >= 0 && pthread_create(&log->thread, NULL, log_main, log) == 0) return log;
    if (log->file >= 0) (void)close(log->file);
    free(log);
    return NULL;
}

void bench_log_append(struct bench_log *log, const void *row, size_t size)
{
    mutex_lock(&log->mutex);
    buf_append(&log->waiting, row, size);
    CHECK(!log->waiting.failed);
    log->appended++;
    (void)pthread_cond_signal(&log->filled);
    mutex_unlock(&log->mutex);
}

uint64_t bench_log_done(struct bench_log *log)
{
    mutex_lock(&log->mutex);
    uint64_t done = log->on_disk;
    mutex_unlock(&log->mutex);
    return done;
}

void bench_log_close(struct bench_log *log)
{
    mutex_lock(&log->mutex);
    log->closing = true;
    (void)pthread_cond_signal(&log->filled);
    mutex_unlock(&log->mutex);
    (void)pthread_join(log->thread, NULL);
    (void)pthread_cond_destroy(&log->filled);
    (void)pthread_mutex_destroy(&log->mutex);
    (void)close(log->file);
    buf_free(&log->waiting);
    free(log);
}
