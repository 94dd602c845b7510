/* The base path of a server that shares its host with others: "/ochre" of
 * https://play.example.org/ochre. A server with a host of its own has "". A proxy passes the
 * path on or removes it: the server accepts both. Any thread. */
#ifndef NET_CORE_BASE_PATH_H
#define NET_CORE_BASE_PATH_H

#include "base/base.h"

#define BASE_PATH_BYTES 64 /* maximum size, with its 0 */

/* Returns NULL if `path` ("/ochre", "/games/ochre"; "" too) is a valid base path, else the error
 * as the rest of a sentence. Invalid are: a character that addresses write in several ways, an
 * empty part or "..", a length over the maximum, and a first part that the server's own
 * addresses use. */
const char *base_path_wrong(const char *path);

/* Copies the path of a base URL that base_url_read() has accepted; "" if it has none, or if
 * `base_url` is NULL.
 */
void base_path_of(const char *base_url, char path[BASE_PATH_BYTES]);

/* Returns the rest of the decoded `path` after `base`, which begins with '/'. Returns `path`
 * itself if `base` is "" or a proxy has removed it; "" if `path` is `base` without a slash after
 * it. Points into `path`. */
const char *base_path_cut(const char *base, const char *path);

#endif
