/* Static files: everything below one directory that a browser may have, read once and kept while it
 * does not change. Loop thread only. */
#ifndef NET_FILES_H
#define NET_FILES_H

#include "base/base.h"

#define FILES_CACHED_MAX       512
#define FILES_CACHED_BYTES_MAX (48u * 1024 * 1024) /* with their compressed forms */
#define FILES_BYTES_MAX        (8u * 1024 * 1024)  /* a larger file is not served */
#define FILES_DEPTH_MAX        16

struct files;
struct MHD_Response;

struct files_asked {
    const char *path;          /* decoded, begins with '/' */
    const char *if_none_match; /* a header's value or NULL */
    bool gzip;                 /* the client takes it */
};

/* Opens `web_dir`. `base_url` is for the pages' security policy. NULL if there is no such
 * directory. */
struct files *files_open(const char *web_dir, const char *base_url);
/* Frees it and its responses; NULL is allowed. */
void files_close(struct files *files);

/* Returns 200 or 304 and the response, which stays the files' own and is good until the next call;
 * or 404. */
unsigned int files_find(struct files *files, const struct files_asked *asked,
                        struct MHD_Response **response);

/* Translates a URL's path to a path below the directory: "" is replaced by the page for the
 * client's own routes, /vendor/ by node_modules. Returns false for what is never served: dot-files,
 * "..", backslashes, package files, unknown kinds. `file` has room for `file_size` bytes. Beyond
 * files.c for tests. */
MUST_USE bool files_path(const char *path, char *file, size_t file_size);

#endif
