#include "store/sqlite/copier.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/mutex.h"
#include "store/sql/sqlite.h"

struct copier {
    const char *path;
    struct sql sql;   /* used by the thread only; db NULL: not connected */
    pthread_t thread; /* these three are used by the writer */
    bool started;
    bool works;
    pthread_mutex_t mutex; /* guards what follows */
    pthread_cond_t asked;
    pthread_cond_t done;
    bool wanted;
    bool ended;
    bool hurries;
    bool closing;
    uint64_t frames_few;
    struct copier_copied copied;
};

static bool is_enough(struct copier *copier)
{
    mutex_lock(&copier->mutex);
    bool enough = copier->closing || copier->hurries;
    mutex_unlock(&copier->mutex);
    return enough;
}

/* Syncs the file: SQLite does so only after the last frame. */
static enum store_err file_sync(struct sql *sql)
{
    sqlite3_file *file = NULL;
    int code = sqlite3_file_control(sql->db, "main", SQLITE_FCNTL_FILE_POINTER, (void *)&file);
    if (code == SQLITE_OK) code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
    return sql_failed(sql->db, code, "sync of what was copied");
}

/* Copies the present contents of the log once. */
static void pass(struct copier *copier, struct copier_copied *copied)
{
    int frames = -1;
    int done = -1;
    sqlite3 *db = copier->sql.db;
    int code = sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, &frames, &done);
    copied->busy = (code & 0xff) == SQLITE_BUSY;
    copied->err = sql_failed(db, copied->busy ? SQLITE_OK : code, "copy");
    if (copied->err == STORE_OK) copied->err = file_sync(&copier->sql);
    if (copied->err != STORE_OK || frames < 0 || done < 0) return;
    copied->busy = copied->busy || done < frames;
    copied->frames = (uint64_t)frames;
    copied->copied = (uint64_t)done;
}

static struct copier_copied copy(struct copier *copier, uint64_t few)
{
    struct copier_copied copied = {.err = STORE_OK};
    int64_t begin_us = clock_mono_us();
    int passes = 0;
    bool more = true;
    if (copier->sql.db == NULL) copied.err = sql_connect(&copier->sql, copier->path, SQL_COPIES);
    uint64_t most = UINT64_MAX; /* number of frames of the previous pass */
    while (copied.err == STORE_OK && more && (passes == 0 || !is_enough(copier))) {
        uint64_t before = copied.copied;
        pass(copier, &copied);
        passes++;
        uint64_t count = copied.copied - before;
        more = !copied.busy && passes < COPIER_PASSES_MAX && count > few && count <= most;
        most = count;
    }
    log_debug("store", "event=copied frames=%llu copied=%llu passes=%d busy=%d us=%lld",
              (unsigned long long)copied.frames, (unsigned long long)copied.copied, passes,
              copied.busy, (long long)(clock_mono_us() - begin_us));
    return copied;
}

static void *copier_main(void *context)
{
    struct copier *copier = context;
    /* On Linux each thread has its own priority, and 0 means the calling one. The work does not
     * depend on it. */
    (void)setpriority(PRIO_PROCESS, 0, COPIER_NICE);
    mutex_lock(&copier->mutex);
    while (!copier->closing) {
        if (!copier->wanted) {
            CHECK(pthread_cond_wait(&copier->asked, &copier->mutex) == 0);
            continue;
        }
        uint64_t few = copier->frames_few;
        copier->wanted = false;
        mutex_unlock(&copier->mutex);
        struct copier_copied copied = copy(copier, few);
        mutex_lock(&copier->mutex);
        copier->copied = copied;
        copier->ended = true;
        copier->hurries = false;
        CHECK(pthread_cond_signal(&copier->done) == 0);
    }
    mutex_unlock(&copier->mutex);
    return NULL;
}

struct copier *copier_new(const char *path)
{
    struct copier *copier = calloc(1, sizeof(*copier));
    if (copier == NULL) return NULL;
    copier->path = path;
    CHECK(pthread_mutex_init(&copier->mutex, NULL) == 0);
    CHECK(pthread_cond_init(&copier->asked, NULL) == 0);
    CHECK(pthread_cond_init(&copier->done, NULL) == 0);
    return copier;
}

void copier_free(struct copier *copier)
{
    if (copier == NULL) return;
    mutex_lock(&copier->mutex);
    copier->closing = true;
    CHECK(pthread_cond_signal(&copier->asked) == 0);
    mutex_unlock(&copier->mutex);
    if (copier->started) CHECK(pthread_join(copier->thread, NULL) == 0);
    if (copier->sql.db != NULL) sql_close(&copier->sql);
    CHECK(pthread_cond_destroy(&copier->done) == 0);
    CHECK(pthread_cond_destroy(&copier->asked) == 0);
    CHECK(pthread_mutex_destroy(&copier->mutex) == 0);
    free(copier);
}

bool copier_begin(struct copier *copier, uint64_t frames_few)
{
    CHECK(!copier->works);
    if (!copier->started)
        copier->started = pthread_create(&copier->thread, NULL, copier_main, copier) == 0;
    if (!copier->started) return false;
    mutex_lock(&copier->mutex);
    copier->wanted = true;
    copier->frames_few = frames_few;
    CHECK(pthread_cond_signal(&copier->asked) == 0);
    mutex_unlock(&copier->mutex);
    copier->works = true;
    return true;
}

bool copier_works(const struct copier *copier)
{
    return copier->works;
}

bool copier_result(struct copier *copier, struct copier_copied *copied)
{
    mutex_lock(&copier->mutex);
    bool ended = copier->ended;
    copier->ended = false;
    if (ended) *copied = copier->copied;
    mutex_unlock(&copier->mutex);
    if (ended) copier->works = false;
    return ended;
}

void copier_finish(struct copier *copier)
{
    CHECK(copier->works);
    mutex_lock(&copier->mutex);
    copier->hurries = !copier->ended;
    mutex_unlock(&copier->mutex);
}

void copier_wait(struct copier *copier)
{
    copier_finish(copier);
    mutex_lock(&copier->mutex);
    while (!copier->ended) CHECK(pthread_cond_wait(&copier->done, &copier->mutex) == 0);
    mutex_unlock(&copier->mutex);
}
