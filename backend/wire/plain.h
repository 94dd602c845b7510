/* JSON as programs mostly send it: short, in ASCII without escapes, numbers whole and small. Such a
 * text is read into one piece of memory, at a fraction of what cJSON takes for the same tree; cJSON
 * reads all others, and is who says what is wrong with them. parse.c's own. Any thread. */
#ifndef WIRE_PLAIN_H
#define WIRE_PLAIN_H

#include <cjson/cJSON.h>

#include "base/base.h"

#define PLAIN_BYTES_MAX  1024 /* a longer text is left to cJSON */
#define PLAIN_VALUES_MAX 64
#define PLAIN_DEPTH_MAX  4

/* The tree that cJSON makes of the `size` bytes at `text`, which are an object; the caller frees it
 * with plain_free(), and changes nothing in it. NULL: they are no such text, or there is no memory.
 */
MUST_USE cJSON *plain_read(const char *text, size_t size);
/* Frees a tree of plain_read(), and leaves none of its texts in memory. */
void plain_free(cJSON *tree);

#endif
