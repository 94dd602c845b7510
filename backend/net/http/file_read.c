#define _GNU_SOURCE
#include "net/http/file_read.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/encoding/gzip.h"
#include "base/hash.h"
#include "base/log.h"
#include "net/http/http.h"

#define PATH_BYTES                                                                                 \
    (HTTP_PATH_BYTES_MAX + 40) /* room for a path and the suffix that is added to it */

/* The suffix of the file name for each compressed form. */
static const char *const endings[FORM_COUNT] = {[FORM_GZIP] = ".gz", [FORM_BROTLI] = ".br"};

/* Opens a regular file below the directory without following any symbolic link. -1 with errno. */
static int open_below(int directory_fd, const char *path, struct stat *status)
{
    char step[PATH_BYTES];
    int at = directory_fd;
    for (;;) {
        size_t size = strcspn(path, "/");
        bool last = path[size] == '\0';
        CHECK(size < sizeof(step));
        memcpy(step, path, size);
        step[size] = '\0';
        int flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (last ? 0 : O_DIRECTORY);
        int next = openat(at, step, flags);
        int error = errno;
        if (at != directory_fd) close(at);
        errno = error;
        if (next < 0) return -1;
        if (last) {
            if (fstat(next, status) == 0 && S_ISREG(status->st_mode)) return next;
            close(next);
            errno = ENOENT;
            return -1;
        }
        at = next;
        path += size + 1;
    }
}

/* Returns whether the file is missing; otherwise the error may be temporary. */
static bool is_missing(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ELOOP || error == ENXIO ||
           error == EACCES || error == ENAMETOOLONG || error == EMLINK;
}

/* Returns the whole file (malloc, never NULL for a size of 0), or NULL. */
static void *read_whole(int fd, size_t size)
{
    char *bytes = malloc(size + 1);
    size_t done = 0;
    while (bytes != NULL && done < size) {
        ssize_t step = read(fd, bytes + done, size - done);
        if (step < 0 && errno == EINTR) continue;
        if (step <= 0) {
            free(bytes);
            return NULL;
        }
        done += (size_t)step;
    }
    return bytes;
}

static struct file_mark mark_of(const struct stat *status)
{
    return (struct file_mark){.device = status->st_dev,
                              .inode = status->st_ino,
                              .size = status->st_size,
                              .changed = status->st_mtim};
}

static bool mark_equal(const struct file_mark *one, const struct file_mark *other)
{
    return one->device == other->device && one->inode == other->inode && one->size == other->size &&
           one->changed.tv_sec == other->changed.tv_sec &&
           one->changed.tv_nsec == other->changed.tv_nsec;
}

static bool is_older(const struct timespec *one, const struct timespec *other)
{
    return one->tv_sec < other->tv_sec ||
           (one->tv_sec == other->tv_sec && one->tv_nsec < other->tv_nsec);
}

/* Reads the compressed form stored next to the file, if there is one. */
static void sibling_read(int directory_fd, const char *path, enum file_form form,
                         struct file_read *read)
{
    char name[PATH_BYTES];
    struct stat status;
    int size = snprintf(name, sizeof(name), "%s%s", path, endings[form]);
    CHECK(size > 0 && (size_t)size < sizeof(name));
    int fd = open_below(directory_fd, name, &status);
    if (fd < 0) return;
    if (status.st_size > 0 && status.st_size <= (off_t)FILE_READ_BYTES_MAX &&
        !is_older(&status.st_mtim, &read->mark.changed)) {
        read->bytes[form] = read_whole(fd, (size_t)status.st_size);
        read->sizes[form] = (size_t)status.st_size;
    }
    close(fd);
}

static enum file_result plain_read(int fd, const struct stat *status, const struct file_mark *had,
                                   struct file_read *read)
{
    read->mark = mark_of(status);
    if (mark_equal(&read->mark, had)) return FILE_SAME;
    if (status->st_size < 0 || status->st_size > (off_t)FILE_READ_BYTES_MAX) {
        log_warn("files", "event=too_large size=%lld", (long long)status->st_size);
        return FILE_NONE;
    }
    read->sizes[FORM_PLAIN] = (size_t)status->st_size;
    read->bytes[FORM_PLAIN] = read_whole(fd, read->sizes[FORM_PLAIN]);
    if (read->bytes[FORM_PLAIN] == NULL) return FILE_FAILED;
    read->hash = hash_bytes(read->bytes[FORM_PLAIN], read->sizes[FORM_PLAIN], 0);
    return FILE_READ;
}

void file_read(int directory_fd, const char *path, bool text, const struct file_mark *had,
               struct file_read *read)
{
    struct stat status;
    *read = (struct file_read){.result = FILE_NONE};
    int fd = open_below(directory_fd, path, &status);
    if (fd < 0) {
        if (is_missing(errno)) return;
        log_warn("files", "event=unreadable errno=%d", errno);
        read->result = FILE_FAILED;
        return;
    }
    read->result = plain_read(fd, &status, had, read);
    close(fd);
    if (read->result != FILE_READ || !text) return;
    sibling_read(directory_fd, path, FORM_BROTLI, read);
    sibling_read(directory_fd, path, FORM_GZIP, read);
    if (read->bytes[FORM_GZIP] == NULL)
        read->bytes[FORM_GZIP] =
            gzip_pack(read->bytes[FORM_PLAIN], read->sizes[FORM_PLAIN], &read->sizes[FORM_GZIP]);
}

void file_read_free(struct file_read *read)
{
    for (int form = 0; form < FORM_COUNT; form++) {
        free(read->bytes[form]);
        read->bytes[form] = NULL;
    }
}
