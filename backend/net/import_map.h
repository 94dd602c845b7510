/* The one inline script that a page may have: an import map, which tells modules from npm where
 * their neighbours lie. The security policy names it by its hash. Pure. Any thread. */
#ifndef NET_IMPORT_MAP_H
#define NET_IMPORT_MAP_H

#include <stddef.h>

#include "base/base.h"

#define IMPORT_MAP_SOURCE_BYTES 56 /* 'sha256-...' with its quotes and a NUL */

/* Finds the first import map in the `size` bytes of `page` and writes the source expression that
 * lets a browser run it and no other inline script. Returns false, and writes "", if the page has
 * none. */
bool import_map_source(const char *page, size_t size, char source[IMPORT_MAP_SOURCE_BYTES]);

#endif
