/* The base path (core/base_path.h) in the files of the client that contain addresses. */
#ifndef NET_HTTP_FILE_BASE_PATH_H
#define NET_HTTP_FILE_BASE_PATH_H

#include "net/http/file_read.h"

/* Inserts `base` into the file of that name if it contains addresses from the root of the host:
 * the page and robots.txt. Compresses it again. Does nothing for other files, failed reads, and
 * a `base` of "". CPU-bound: for workers. False without memory: then the file is unchanged. */
MUST_USE bool base_path_put(const char *base, const char *name, struct file_read *read);

#endif
