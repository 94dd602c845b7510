#include "store/file/wal_file.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "store/file/log_room.h"

/* The file of this VFS; the file of SQLite's own VFS follows in the same memory. */
struct wal_file {
    sqlite3_file base;
    sqlite3_file *own;
    const char *path; /* owned by SQLite, valid while the file is open */
    char *bytes;      /* gathered data that belong at `at`, with room for WAL_FILE_GATHERED_BYTES */
    size_t size;
    sqlite3_int64 at;
    /* The error of a failed write that only a read has reported. Until the data from `at` on are
     * written again, no later write may succeed. SQLITE_OK: no error. */
    int failed;
    sqlite3_int64 end; /* end of everything written; 0: nothing yet */
    sqlite3_int64
        ready; /* up to this offset the file has its blocks on the disk, or could not get them */
    sqlite3_int64 unsynced; /* bytes written since the last sync */
    struct log_room *room;  /* borrowed; NULL: there is none */
    sqlite3_int64 refused;  /* value of `end` when the disk had no space; 0: never */
};

static sqlite3_vfs vfs; /* a copy of the system's VFS with another function to open files */
static sqlite3_vfs *system_vfs;

static struct wal_file *of(sqlite3_file *file)
{
    return (struct wal_file *)(void *)file;
}

static int write_own(struct wal_file *wal, const void *bytes, int size, sqlite3_int64 at)
{
    if (wal->end < at + size) wal->end = at + size;
    wal->unsynced += size;
    return wal->own->pMethods->xWrite(wal->own, bytes, size, at);
}

/* Writes the gathered data. Data that cannot be written are dropped: the caller rolls back. */
static int flush(struct wal_file *wal)
{
    size_t size = wal->size;
    wal->size = 0;
    return size == 0 ? SQLITE_OK : write_own(wal, wal->bytes, (int)size, wal->at);
}

/* Appends zeros after a write that made the file longer, for several similar writes: a later
 * sync of frames in their place writes only the bytes themselves. Without space the log
 * continues without them. */
static void room_make(struct wal_file *wal)
{
    static const char zeros[WAL_FILE_GATHERED_BYTES];
    const sqlite3_io_methods *own = wal->own->pMethods;
    sqlite3_int64 size = 0;
    int code = SQLITE_OK;
    if (wal->end <= wal->ready) return;
    if (own->xFileSize(wal->own, &size) != SQLITE_OK || size > wal->end) {
        wal->ready = size; /* the previous log has already used these blocks */
        return;
    }
    sqlite3_int64 room = wal->unsynced * WAL_FILE_ROOM_SYNCS;
    if (room < WAL_FILE_ROOM_BYTES) room = WAL_FILE_ROOM_BYTES;
    if (room > WAL_FILE_ROOM_BYTES_MAX) room = WAL_FILE_ROOM_BYTES_MAX;
    int bytes = 0;
    for (wal->ready = size; code == SQLITE_OK && room > 0; wal->ready += bytes, room -= bytes) {
        bytes = room < (sqlite3_int64)sizeof(zeros) ? (int)room : (int)sizeof(zeros);
        code = own->xWrite(wal->own, zeros, bytes, wal->ready);
    }
    if (code == SQLITE_OK) return;
    (void)own->xTruncate(wal->own, size);
    wal->ready = size + WAL_FILE_DENIED_BYTES;
}

/* Adopts the extension made by the thread, or truncates a failed one: all valid frames are before
 * `end`, since this is a commit. */
static void room_take(struct wal_file *wal)
{
    struct log_room_made made;
    if (wal->room == NULL || !log_room_result(wal->room, &made)) return;
    if (!made.denied) {
        if (wal->ready < made.size) wal->ready = made.size;
        return;
    }
    wal->refused = wal->end;
    sqlite3_int64 size = made.before > wal->end ? made.before : wal->end;
    if (made.size > size) (void)wal->own->pMethods->xTruncate(wal->own, size);
}

static void room_ask(struct wal_file *wal)
{
    if (wal->room == NULL || log_room_works(wal->room)) return;
    if (wal->refused > 0 && wal->end < wal->refused + WAL_FILE_REFUSED_BYTES) return;
    if (!log_room_is_due(wal->end, wal->ready)) return;
    wal->refused = log_room_request(wal->room, wal->path, wal->ready) ? 0 : wal->end;
}

static int file_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    struct wal_file *wal = of(file);
    if (at <= wal->at) wal->failed = SQLITE_OK; /* it is rewritten */
    if (wal->failed != SQLITE_OK) return wal->failed;
    bool follows = wal->size > 0 && at == wal->at + (sqlite3_int64)wal->size &&
                   wal->size + (size_t)size <= WAL_FILE_GATHERED_BYTES;
    if (!follows) {
        int code = flush(wal);
        if (code != SQLITE_OK) return code;
        if ((size_t)size > WAL_FILE_GATHERED_BYTES) return write_own(wal, bytes, size, at);
        wal->at = at;
    }
    memcpy(wal->bytes + wal->size, bytes, (size_t)size);
    wal->size += (size_t)size;
    return SQLITE_OK;
}

/* Reads from the file after writing gathered data: a transaction that is larger than the cache
 * reads its own pages. */
static int file_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    struct wal_file *wal = of(file);
    sqlite3_int64 end = wal->at + (sqlite3_int64)wal->size;
    if (wal->size > 0 && at >= wal->at && at + size <= end) {
        memcpy(bytes, wal->bytes + (at - wal->at), (size_t)size);
        return SQLITE_OK;
    }
    if (wal->size > 0 && at < end && at + size > wal->at) {
        wal->failed = flush(wal);
        if (wal->failed != SQLITE_OK) return wal->failed;
    }
    return wal->own->pMethods->xRead(wal->own, bytes, size, at);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    struct wal_file *wal = of(file);
    if (size <= wal->at) {
        wal->size = 0;
        wal->failed = SQLITE_OK;
    }
    int code = flush(wal);
    if (wal->room != NULL)
        log_room_stop(wal->room); /* otherwise the thread would make the log long again */
    wal->refused = 0;
    if (wal->end > size) wal->end = size;
    if (wal->ready > size) wal->ready = size;
    return code != SQLITE_OK ? code : wal->own->pMethods->xTruncate(wal->own, size);
}

static int file_sync(sqlite3_file *file, int flags)
{
    struct wal_file *wal = of(file);
    int code = wal->failed != SQLITE_OK ? wal->failed : flush(wal);
    if (code != SQLITE_OK) return code;
    bool commits = wal->unsynced > 0;
    if (commits) {
        room_take(wal);
        room_make(wal);
    }
    wal->unsynced = 0;
    code = wal->own->pMethods->xSync(wal->own, flags);
    if (code == SQLITE_OK && commits) room_ask(wal);
    return code;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
    struct wal_file *wal = of(file);
    int code = flush(wal);
    return code != SQLITE_OK ? code : wal->own->pMethods->xFileSize(wal->own, size);
}

/* Drops gathered data, which are of no value: a commit has synced. */
static int file_close(sqlite3_file *file)
{
    struct wal_file *wal = of(file);
    (void)flush(wal);
    if (wal->room != NULL) log_room_stop(wal->room);
    free(wal->bytes);
    wal->bytes = NULL;
    return wal->own->pMethods->xClose(wal->own);
}

static int file_lock(sqlite3_file *file, int level)
{
    return of(file)->own->pMethods->xLock(of(file)->own, level);
}

static int file_unlock(sqlite3_file *file, int level)
{
    return of(file)->own->pMethods->xUnlock(of(file)->own, level);
}

static int file_is_locked(sqlite3_file *file, int *locked)
{
    return of(file)->own->pMethods->xCheckReservedLock(of(file)->own, locked);
}

static int file_control(sqlite3_file *file, int what, void *argument)
{
    return of(file)->own->pMethods->xFileControl(of(file)->own, what, argument);
}

static int file_sector(sqlite3_file *file)
{
    return of(file)->own->pMethods->xSectorSize(of(file)->own);
}

static int file_characteristics(sqlite3_file *file)
{
    return of(file)->own->pMethods->xDeviceCharacteristics(of(file)->own);
}

/* The methods of a log: shared memory and mapped pages belong to the database file. */
static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_is_locked,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_characteristics,
};

static int open_file(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)self;
    if ((flags & SQLITE_OPEN_WAL) == 0)
        return system_vfs->xOpen(system_vfs, name, file, flags, out);
    struct wal_file *wal = of(file);
    *wal = (struct wal_file){.own = (sqlite3_file *)(void *)(wal + 1), .path = name};
    wal->bytes = malloc(WAL_FILE_GATHERED_BYTES);
    if (wal->bytes == NULL) return SQLITE_NOMEM;
    int code = system_vfs->xOpen(system_vfs, name, wal->own, flags, out);
    if (code == SQLITE_OK)
        wal->base.pMethods = &methods; /* without methods SQLite never closes the file */
    else
        free(wal->bytes);
    return code;
}

static void vfs_make(void)
{
    system_vfs = sqlite3_vfs_find(NULL);
    if (system_vfs == NULL) return;
    vfs = *system_vfs;
    vfs.pNext = NULL;
    vfs.zName = "ochre";
    vfs.szOsFile += (int)sizeof(struct wal_file);
    vfs.xOpen = open_file;
    if (sqlite3_vfs_register(&vfs, 0) != SQLITE_OK) system_vfs = NULL;
}

const char *wal_file_vfs(void)
{
    static pthread_once_t made = PTHREAD_ONCE_INIT;
    (void)pthread_once(&made, vfs_make);
    return system_vfs != NULL ? vfs.zName : NULL;
}

bool wal_file_room_use(sqlite3 *db, struct log_room *room)
{
    sqlite3_file *file = NULL;
    int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, (void *)&file);
    if (code != SQLITE_OK || file == NULL || file->pMethods != &methods) return false;
    of(file)->room = room;
    return true;
}
