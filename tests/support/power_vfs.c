#define _GNU_SOURCE /* syscall */
#include "support/power_vfs.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/base.h"

#define FILES_MAX    16
#define NAME_BYTES   512
#define SECTOR_BYTES 512

/* Something that was done and not synced. */
struct piece {
    struct piece *next;
    bool truncates; /* to `at` */
    sqlite3_int64 at;
    size_t size;
    unsigned char bytes[];
};

/* The certain contents of the disk. */
struct image {
    bool used;
    char name[NAME_BYTES];
    unsigned char *bytes;
    size_t size;
    struct piece *first;
    struct piece **last;
};

struct file {
    sqlite3_file base;
    struct image *image; /* NULL: not followed (shared memory, temporary files) */
    sqlite3_file *real;  /* behind this struct */
};

static sqlite3_vfs *real_vfs;
static sqlite3_vfs vfs;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct image images[FILES_MAX];
static power_vfs_moment *moment_call;
static void *moment_context;
static const char *followed_below;

uint64_t power_vfs_random(uint64_t *random)
{
    uint64_t value = *random += UINT64_C(0x9e3779b97f4a7c15);
    value = (value ^ (value >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ (value >> 27)) * UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

/* ---- images ---- */

static void image_forget(struct image *image)
{
    while (image->first != NULL) {
        struct piece *piece = image->first;
        image->first = piece->next;
        free(piece);
    }
    image->last = &image->first;
}

/* Reads a file into its image; its contents at the first opening have been on the disk for long. */
static void image_read(struct image *image)
{
    FILE *file = fopen(image->name, "rb");
    CHECK(file != NULL && fseek(file, 0, SEEK_END) == 0);
    image->size = (size_t)ftell(file);
    image->bytes = malloc(image->size + 1);
    rewind(file);
    CHECK(image->bytes != NULL && fread(image->bytes, 1, image->size, file) == image->size);
    CHECK(fclose(file) == 0);
}

static struct image *image_of(const char *name)
{
    struct image *free_place = NULL;
    for (size_t i = 0; i < FILES_MAX; i++) {
        if (images[i].used && strcmp(images[i].name, name) == 0) return &images[i];
        if (!images[i].used && free_place == NULL) free_place = &images[i];
    }
    CHECK(free_place != NULL && strlen(name) < NAME_BYTES);
    *free_place = (struct image){.used = true};
    memcpy(free_place->name, name, strlen(name) + 1);
    free_place->last = &free_place->first;
    image_read(free_place);
    return free_place;
}

/* Puts `size` bytes of a piece into `*bytes`, which grows. */
static void piece_apply(const struct piece *piece, size_t size, unsigned char **bytes,
                        size_t *length)
{
    size_t end = (size_t)piece->at + (piece->truncates ? 0 : size);
    if (end > *length) {
        *bytes = realloc(*bytes, end);
        CHECK(*bytes != NULL);
        memset(*bytes + *length, 0, end - *length);
        *length = end;
    }
    if (piece->truncates)
        *length = end;
    else
        memcpy(*bytes + piece->at, piece->bytes, size);
}

static void piece_note(struct image *image, bool truncates, sqlite3_int64 at, const void *bytes,
                       size_t size)
{
    struct piece *piece = malloc(sizeof(*piece) + size);
    CHECK(piece != NULL);
    *piece = (struct piece){.truncates = truncates, .at = at, .size = size};
    if (size > 0) memcpy(piece->bytes, bytes, size);
    *image->last = piece;
    image->last = &piece->next;
}

static int image_cut(const struct image *image, const char *directory, uint64_t *random)
{
    char path[2 * NAME_BYTES];
    unsigned char *bytes = malloc(image->size + 1);
    size_t length = image->size;
    int lost = 0;
    CHECK(bytes != NULL);
    if (length > 0) memcpy(bytes, image->bytes, length);
    for (const struct piece *piece = image->first; piece != NULL; piece = piece->next) {
        uint64_t fate = power_vfs_random(random) % 8;
        size_t sectors = piece->size / SECTOR_BYTES;
        if (fate < 3) {
            lost++;
        } else if (fate < 5 && sectors > 0 && !piece->truncates) {
            size_t kept = power_vfs_random(random) % sectors * SECTOR_BYTES;
            piece_apply(piece, kept, &bytes, &length);
            lost++;
        } else {
            piece_apply(piece, piece->size, &bytes, &length);
        }
    }
    (void)snprintf(path, sizeof(path), "%s/%s", directory, strrchr(image->name, '/') + 1);
    size_t full = length; /* the zeros behind it take no place */
    while (full > 0 && bytes[full - 1] == 0) full--;
    FILE *out = fopen(path, "wb");
    CHECK(out != NULL && fwrite(bytes, 1, full, out) == full && fclose(out) == 0);
    CHECK(truncate(path, (off_t)length) == 0);
    free(bytes);
    return lost;
}

int power_vfs_cut(const char *directory, uint64_t *random)
{
    int lost = 0;
    for (size_t i = 0; i < FILES_MAX; i++)
        lost += images[i].used ? image_cut(&images[i], directory, random) : 0;
    return lost;
}

/* ---- files ---- */

static struct file *file_of(sqlite3_file *base)
{
    return (struct file *)(void *)base;
}

static void begin(const struct image *image)
{
    int code = pthread_mutex_lock(&mutex);
    CHECK(code == 0);
    if (moment_call != NULL && image != NULL) moment_call(moment_context);
}

static int end(int code)
{
    CHECK(pthread_mutex_unlock(&mutex) == 0);
    return code;
}

static int file_write(sqlite3_file *base, const void *bytes, int size, sqlite3_int64 at)
{
    struct file *file = file_of(base);
    begin(file->image);
    int code = file->real->pMethods->xWrite(file->real, bytes, size, at);
    if (code == SQLITE_OK && file->image != NULL)
        piece_note(file->image, false, at, bytes, (size_t)size);
    return end(code);
}

static int file_truncate(sqlite3_file *base, sqlite3_int64 size)
{
    struct file *file = file_of(base);
    begin(file->image);
    int code = file->real->pMethods->xTruncate(file->real, size);
    if (code == SQLITE_OK && file->image != NULL) piece_note(file->image, true, size, NULL, 0);
    return end(code);
}

static void image_sync(struct image *image)
{
    for (struct piece *piece = image->first; piece != NULL; piece = piece->next)
        piece_apply(piece, piece->size, &image->bytes, &image->size);
    image_forget(image);
}

static int file_sync(sqlite3_file *base, int flags)
{
    struct file *file = file_of(base);
    begin(file->image);
    if (file->image != NULL) image_sync(file->image);
    (void)flags; /* the disk below is never asked: it is not the one that is cut off */
    return end(SQLITE_OK);
}

static int file_close(sqlite3_file *base)
{
    struct file *file = file_of(base);
    return file->real->pMethods != NULL ? file->real->pMethods->xClose(file->real) : SQLITE_OK;
}

#define REAL(base) (file_of(base)->real)
static int file_read(sqlite3_file *f, void *to, int size, sqlite3_int64 at)
{
    return REAL(f)->pMethods->xRead(REAL(f), to, size, at);
}
static int file_size(sqlite3_file *f, sqlite3_int64 *size)
{
    return REAL(f)->pMethods->xFileSize(REAL(f), size);
}
static int file_lock(sqlite3_file *f, int level)
{
    return REAL(f)->pMethods->xLock(REAL(f), level);
}
static int file_unlock(sqlite3_file *f, int level)
{
    return REAL(f)->pMethods->xUnlock(REAL(f), level);
}
static int file_reserved(sqlite3_file *f, int *out)
{
    return REAL(f)->pMethods->xCheckReservedLock(REAL(f), out);
}
static int file_control(sqlite3_file *f, int op, void *argument)
{
    return REAL(f)->pMethods->xFileControl(REAL(f), op, argument);
}
static int file_sector(sqlite3_file *f)
{
    return REAL(f)->pMethods->xSectorSize(REAL(f));
}
static int file_device(sqlite3_file *f)
{
    return REAL(f)->pMethods->xDeviceCharacteristics(REAL(f));
}
static int file_map(sqlite3_file *f, int page, int size, int extend, void volatile **at)
{
    return REAL(f)->pMethods->xShmMap(REAL(f), page, size, extend, at);
}
static int file_shm_lock(sqlite3_file *f, int offset, int n, int flags)
{
    return REAL(f)->pMethods->xShmLock(REAL(f), offset, n, flags);
}
static void file_barrier(sqlite3_file *f)
{
    REAL(f)->pMethods->xShmBarrier(REAL(f));
}
static int file_unmap(sqlite3_file *f, int remove)
{
    return REAL(f)->pMethods->xShmUnmap(REAL(f), remove);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2, /* without memory-mapped pages, which would go past this */
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_reserved,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_device,
    .xShmMap = file_map,
    .xShmLock = file_shm_lock,
    .xShmBarrier = file_barrier,
    .xShmUnmap = file_unmap,
};

static int vfs_open(sqlite3_vfs *self, const char *name, sqlite3_file *base, int flags, int *out)
{
    struct file *file = file_of(base);
    (void)self;
    memset(file, 0, sizeof(*file));
    file->real = (sqlite3_file *)(void *)(file + 1);
    int code = real_vfs->xOpen(real_vfs, name, file->real, flags, out);
    if (code != SQLITE_OK) return code;
    file->base.pMethods = &methods;
    int followed = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
    if (name != NULL && (flags & followed) != 0 &&
        strncmp(name, followed_below, strlen(followed_below)) == 0) {
        CHECK(pthread_mutex_lock(&mutex) == 0);
        file->image = image_of(name);
        CHECK(pthread_mutex_unlock(&mutex) == 0);
    }
    return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *self, const char *name, int sync)
{
    (void)self;
    CHECK(pthread_mutex_lock(&mutex) == 0);
    for (size_t i = 0; i < FILES_MAX; i++) {
        if (images[i].used && strcmp(images[i].name, name) == 0) {
            image_forget(&images[i]);
            images[i].size = 0;
        }
    }
    return end(real_vfs->xDelete(real_vfs, name, sync));
}

static struct image *image_found(const char *name)
{
    struct image *found = NULL;
    CHECK(pthread_mutex_lock(&mutex) == 0);
    for (size_t i = 0; i < FILES_MAX && found == NULL; i++)
        if (images[i].used && strcmp(images[i].name, name) == 0) found = &images[i];
    CHECK(pthread_mutex_unlock(&mutex) == 0);
    CHECK(found != NULL); /* images stay */
    return found;
}

ssize_t power_vfs_append(int file, const char *name, const void *bytes, size_t size)
{
    struct image *image = image_found(name);
    struct stat about;
    begin(image);
    CHECK(fstat(file, &about) == 0);
    ssize_t count = syscall(SYS_write, file, bytes, size);
    if (count > 0) piece_note(image, false, about.st_size, bytes, (size_t)count);
    (void)end(SQLITE_OK);
    return count;
}

int power_vfs_sync(const char *name)
{
    struct image *image = image_found(name);
    begin(image);
    image_sync(image);
    return end(0);
}

void power_vfs_use(const char *directory, power_vfs_moment *moment, void *context)
{
    CHECK(sqlite3_initialize() == SQLITE_OK);
    followed_below = directory;
    moment_call = moment;
    moment_context = context;
    if (real_vfs == NULL) {
        real_vfs = sqlite3_vfs_find(NULL);
        CHECK(real_vfs != NULL);
        vfs = *real_vfs;
        vfs.zName = "power";
        vfs.szOsFile = (int)sizeof(struct file) + real_vfs->szOsFile;
        vfs.xOpen = vfs_open;
        vfs.xDelete = vfs_delete;
        CHECK(sqlite3_vfs_register(&vfs, 1) == SQLITE_OK);
    }
}
