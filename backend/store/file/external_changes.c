#define _GNU_SOURCE
#include "store/file/external_changes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/ids.h"
#include "base/log.h"

#define PATH_BYTES_MAX 4096

void external_changes_open(struct external_changes *changes, int lock)
{
    /* Writing the bytes, instead of only extending the file, ensures that the disk has room for
     * later writes. */
    uint64_t word = 0;
    struct stat about;
    bool there = fstat(lock, &about) == 0 && about.st_size >= (off_t)sizeof(word);
    *changes = (struct external_changes){0};
    if (there || pwrite(lock, &word, sizeof(word), 0) == (ssize_t)sizeof(word)) {
        void *at = mmap(NULL, sizeof(word), PROT_READ, MAP_SHARED, lock, 0);
        if (at != MAP_FAILED) changes->word = at;
    }
    if (changes->word == NULL) log_warn("store", "event=acts_not_seen errno=%d", errno);
}

void external_changes_close(struct external_changes *changes)
{
    union {
        const _Atomic uint64_t *read_only;
        void *any;
    } cast = {.read_only = changes->word};
    if (changes->word != NULL) (void)munmap(cast.any, sizeof(*changes->word));
    changes->word = NULL;
}

uint64_t external_changes_counter(struct external_changes *changes)
{
    static _Atomic uint64_t calls;
    return changes->word != NULL ? atomic_load(changes->word) : atomic_fetch_add(&calls, 1);
}

void external_changes_count(const char *path)
{
    char name[PATH_BYTES_MAX + 8];
    uint64_t word = 0;
    int length = snprintf(name, sizeof(name), "%s.lock", path);
    int file = length > 0 && (size_t)length < sizeof(name) ? open(name, O_WRONLY | O_CLOEXEC) : -1;
    if (file < 0) return;            /* no server has ever run here */
    ids_random(&word, sizeof(word)); /* random, so that two writers at once need no coordination */
    if (pwrite(file, &word, sizeof(word), 0) != (ssize_t)sizeof(word))
        log_warn("store", "event=acts_not_told errno=%d", errno);
    (void)close(file);
}
