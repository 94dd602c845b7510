/* A disk that is slow on demand, for a server that is a program of its own (build/ochre_slow): the
 * file that OCHRE_SLOW names holds two numbers, READ_MS and COMMIT_MS. Each read of a connection
 * that only reads takes so long, and so does each sync of the log. Both are looked up each time, so
 * a test writes into the file what the disk shall be like from now on. */
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/base.h"

static sqlite3_vfs *real_vfs;
static sqlite3_vfs vfs;
/* The system's own methods of a file, with one exchanged: files stay what they are. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static sqlite3_io_methods real_methods;
static sqlite3_io_methods read_methods;
static sqlite3_io_methods log_methods;

static void wait_as_told(int which)
{
    int ms[2] = {0, 0};
    const char *path = getenv("OCHRE_SLOW");
    FILE *file = path != NULL ? fopen(path, "r") : NULL;
    if (file == NULL) return;
    if (fscanf(file, "%d %d", &ms[0], &ms[1]) != 2) ms[which] = 0;
    (void)fclose(file);
    struct timespec time = {.tv_sec = ms[which] / 1000, .tv_nsec = ms[which] % 1000 * 1000000L};
    if (ms[which] > 0) (void)nanosleep(&time, NULL);
}

/* At the end of a read: one that waits while it takes its lock begins again if somebody has written
 * meanwhile. */
static int slow_shm_lock(sqlite3_file *file, int offset, int n, int flags)
{
    if (flags == (SQLITE_SHM_UNLOCK | SQLITE_SHM_SHARED)) wait_as_told(0);
    return real_methods.xShmLock(file, offset, n, flags);
}

static int slow_sync(sqlite3_file *file, int flags)
{
    wait_as_told(1);
    return real_methods.xSync(file, flags);
}

/* The first file of a kind shows what the system's methods are; they are the same for all. */
static void methods_take(sqlite3_io_methods *methods, const sqlite3_file *file)
{
    CHECK(pthread_mutex_lock(&mutex) == 0);
    if (methods->iVersion == 0) {
        real_methods = *file->pMethods;
        *methods = real_methods;
        if (methods == &read_methods) methods->xShmLock = slow_shm_lock;
        if (methods == &log_methods) methods->xSync = slow_sync;
    }
    CHECK(real_methods.xSync == file->pMethods->xSync);
    CHECK(pthread_mutex_unlock(&mutex) == 0);
}

static int slow_open(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)self;
    int code = real_vfs->xOpen(real_vfs, name, file, flags, out);
    if (code != SQLITE_OK) return code;
    if ((flags & SQLITE_OPEN_MAIN_DB) != 0 && (flags & SQLITE_OPEN_READONLY) != 0) {
        methods_take(&read_methods, file);
        file->pMethods = &read_methods;
    } else if ((flags & SQLITE_OPEN_WAL) != 0) {
        methods_take(&log_methods, file);
        file->pMethods = &log_methods;
    }
    return SQLITE_OK;
}

/* Before main(), since a program that serves knows nothing of this. */
__attribute__((constructor)) static void slow_vfs_use(void)
{
    CHECK(sqlite3_initialize() == SQLITE_OK);
    real_vfs = sqlite3_vfs_find(NULL);
    CHECK(real_vfs != NULL);
    vfs = *real_vfs;
    vfs.zName = "slow";
    vfs.xOpen = slow_open;
    CHECK(sqlite3_vfs_register(&vfs, 1) == SQLITE_OK);
}
