/* The inline scripts of a page, which the security policy names by their hashes: an import map,
 * and a script that runs first and prepares the page before anything is loaded. Pure. Any
 * thread. */
#ifndef NET_HTTP_INLINE_SCRIPTS_H
#define NET_HTTP_INLINE_SCRIPTS_H

#include <stddef.h>

#include "base/base.h"

/* " 'sha256-...'" for each kind, with its quotes, and a NUL */
#define INLINE_SCRIPTS_BYTES (2 * 55 + 1)

/* Finds the first script of each kind in the `size` bytes of `page`, and writes the source
 * expressions that allow a browser to run them and no other inline script, each after a space; ""
 * if the page has none. */
void inline_script_sources(const char *page, size_t size, char sources[INLINE_SCRIPTS_BYTES]);

#endif
