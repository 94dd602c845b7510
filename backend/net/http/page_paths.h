/* The paths of the client's own pages, as in web/js/core/router.js. Pure; any thread. */
#ifndef NET_HTTP_PAGE_PATHS_H
#define NET_HTTP_PAGE_PATHS_H

#include "base/base.h"

/* Returns whether the client has a page at that path, which begins with '/', by its form. */
MUST_USE bool page_path_is(const char *path);
/* Returns whether the page's path names a match, a result or a player, whose existence a handler
 * must check. */
MUST_USE bool page_path_names(const char *path);
/* Returns whether other sites may show the page in a frame: it has nothing that a person could be
 * made to press. */
MUST_USE bool page_path_framed(const char *path);

#endif
