/* Static files: everything below one directory that a browser may read. Files are cached in the
 * forms that clients accept; workers check whether they have changed, and read them. A file in
 * hashed/ has the hash of its contents in its name: it is read once and never checked again,
 * here and in browsers. Loop thread only; it never waits for the disk. */
#ifndef NET_HTTP_FILES_H
#define NET_HTTP_FILES_H

#include "base/base.h"

#define FILES_CACHED_MAX 768
#define FILES_CACHED_BYTES_MAX                                                                     \
    (48u * 1024 * 1024) /* limit of the cache, compressed forms included */
#define FILES_DEPTH_MAX       16
#define FILES_LOOKS_MAX       8192 /* maximum number of requests that wait for a worker */
#define FILES_LOOKS_OWNER_MAX 1024 /* the same per address */

struct files;
struct MHD_Response;

struct files_asked {
    const char *path;          /* the decoded path, which begins with '/' */
    const char *if_none_match; /* headers' values or NULL */
    const char *accept_encoding;
    bool looked; /* files_load() has just checked the file */
};

/* Opens `web_dir`. `base_url` is for the pages' security policy, and for base_path_put(). `wake` is
 * called with `context` on a worker when files_drain() has work. NULL if there is no such
 * directory, no memory or no thread.
 */
struct files *files_open(const char *web_dir, const char *base_url, void (*wake)(void *context),
                         void *context);
/* Accepts no more checks and ends those in progress: their `seen` is called. NULL is allowed. */
void files_stop(struct files *files);
/* Stops and frees the files and their responses; NULL is allowed. */
void files_close(struct files *files);

/* Returns 200 or 304 and the response, which the cache owns and which is valid until the next
 * call. Returns 404 and the client's page if the path has no page of its own, or 404 alone for
 * paths that are never served; or 0 if files_load() must run first. */
unsigned int files_find(struct files *files, const struct files_asked *asked,
                        struct MHD_Response **response);

/* Makes the client's page with the policy of its path, and with `head` (HTML) in place of its
 * title (NULL: as it is), after files_find() has found it for the same `asked`; compressed by
 * gzip if the client accepts that. Returns 200, or 304 if the client has that very page, and the
 * response, which the caller owns; 0 without memory. */
unsigned int files_page(struct files *files, const struct files_asked *asked, const char *head,
                        struct MHD_Response **response);

/* Queues a read of the file of `path`, for which files_find() has returned 0; owners (an
 * address) take turns. files_drain() or files_stop() calls `seen`, with 200 (files_find() has
 * the file now, unless it was evicted at once), 404, or 503: reading it failed. False: too many
 * reads wait; `seen` will not be called. */
MUST_USE bool files_load(struct files *files, const char *path, const char *owner,
                         void (*seen)(void *context, unsigned int status), void *context);
/* Adds the files that workers have read to the cache. */
void files_drain(struct files *files);

/* Translates a URL's path to a path below the directory: "" is replaced by the page for the
 * client's own routes, /vendor/ by node_modules. Returns false for paths that are never served:
 * dot-files, "..", backslashes, package files, unknown kinds. `file` has room for `file_size`
 * bytes. Outside files.c only for tests. */
MUST_USE bool files_path(const char *path, char *file, size_t file_size);

#endif
