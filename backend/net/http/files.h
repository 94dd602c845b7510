/* Static files: everything below one directory that a browser may read. Files are cached in the
 * forms that clients accept; workers check whether they have changed, and read them. A file in
 * hashed/ has the hash of its contents in its name: it is read once and never checked again, here
 * and in browsers. Loop thread only, which never waits for the disk. */
#ifndef NET_HTTP_FILES_H
#define NET_HTTP_FILES_H

#include "base/base.h"

#define FILES_CACHED_MAX       768
#define FILES_CACHED_BYTES_MAX (48u * 1024 * 1024) /* with their compressed forms */
#define FILES_DEPTH_MAX        16
#define FILES_LOOKS_MAX        8192 /* requests that wait for a worker */
#define FILES_LOOKS_OWNER_MAX  1024 /* the same per address */

struct files;
struct MHD_Response;

struct files_asked {
    const char *path;          /* decoded, begins with '/' */
    const char *if_none_match; /* headers' values or NULL */
    const char *accept_encoding;
    bool looked; /* files_load() has just found it */
};

/* Opens `web_dir`. `base_url` is for the pages' security policy, and for base_path_put(). `wake` is
 * called with `context` on a worker when files_drain() has work. NULL if there is no such
 * directory, no memory or no thread.
 */
struct files *files_open(const char *web_dir, const char *base_url, void (*wake)(void *context),
                         void *context);
/* Accepts no more checks and ends those in progress: their `seen` is called. NULL is allowed. */
void files_stop(struct files *files);
/* Stops, frees it and its responses; NULL is allowed. */
void files_close(struct files *files);

/* Returns 200 or 304 and the response, which stays the files' own and is valid until the next call.
 * Returns 404 and the client's page if it has no page of its own, 404 alone for paths that are
 * never served; or 0 if files_load() must run first. */
unsigned int files_find(struct files *files, const struct files_asked *asked,
                        struct MHD_Response **response);

/* Returns whether the address of a client's page names something, a match or a player, whose
 * existence a handler must check. */
bool files_page_names(const char *path);

/* Makes the client's page with `head` (HTML) instead of its title, once files_find() has found it
 * for the same `asked`; compressed by gzip if the client accepts that. Returns 200, or 304 if the
 * client has that very page, and the response, which is the caller's; 0 without memory.
 */
unsigned int files_page(struct files *files, const struct files_asked *asked, const char *head,
                        struct MHD_Response **response);

/* Queues a read of the file of `path`, for which files_find() has returned 0; owners (an address)
 * take turns. `seen` is called by files_drain() or files_stop(), with 200 (files_find() has it now,
 * unless it was evicted at once), 404, or 503: it cannot be read now. False: too many wait; `seen`
 * will not be called.
 */
MUST_USE bool files_load(struct files *files, const char *path, const char *owner,
                         void (*seen)(void *context, unsigned int status), void *context);
/* Takes in what workers have read. */
void files_drain(struct files *files);

/* Translates a URL's path to a path below the directory: "" is replaced by the page for the
 * client's own routes, /vendor/ by node_modules. Returns false for what is never served: dot-files,
 * "..", backslashes, package files, unknown kinds. `file` has room for `file_size` bytes. Beyond
 * files.c for tests. */
MUST_USE bool files_path(const char *path, char *file, size_t file_size);

#endif
