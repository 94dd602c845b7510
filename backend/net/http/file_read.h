/* Reading a file of the client with its compressed forms. Waits for the disk: for workers. */
#ifndef NET_HTTP_FILE_READ_H
#define NET_HTTP_FILE_READ_H

#include <sys/stat.h>
#include <time.h>

#include "base/base.h"

#define FILE_READ_BYTES_MAX (8u * 1024 * 1024) /* a larger file is not served */

enum file_form { FORM_PLAIN, FORM_GZIP, FORM_BROTLI, FORM_COUNT };

/* The identity of a file's contents, by which a change is detected; {0}: none. */
struct file_mark {
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed;
};

enum file_result {
    FILE_NONE,   /* the file does not exist, or is not served */
    FILE_FAILED, /* unknown: reading it failed */
    FILE_SAME,   /* the file is unchanged: it has the mark `had` */
    FILE_READ
};

struct file_read {
    enum file_result result;
    /* The following members are set with FILE_READ. */
    struct file_mark mark;
    unsigned long long hash; /* hash of the plain form */
    void *bytes[FORM_COUNT]; /* malloc; NULL: there is no such form; the plain form is never NULL */
    size_t sizes[FORM_COUNT];
};

/* Reads the regular file at `path` below the directory, without following any symbolic link; reads
 * nothing if it still has the mark `had`. `text`: also reads its compressed forms, the files with
 * its name and ".br" or ".gz", unless they are older; otherwise compresses it by gzip if
 * worthwhile. Fills `read`; the caller frees its bytes. */
void file_read(int directory_fd, const char *path, bool text, const struct file_mark *had,
               struct file_read *read);

/* Frees its remaining bytes. */
void file_read_free(struct file_read *read);

#endif
