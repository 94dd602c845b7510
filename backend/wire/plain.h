/* A fast parser for the usual JSON of programs: short, in ASCII without escapes, with small whole
 * numbers. It reads such a text into one piece of memory, at a fraction of the time that cJSON
 * takes for the same tree. cJSON reads all other texts, and reports their errors. Only for parse.c.
 * Any thread. */
#ifndef WIRE_PLAIN_H
#define WIRE_PLAIN_H

#include <cjson/cJSON.h>

#include "base/base.h"

#define PLAIN_BYTES_MAX  1024 /* cJSON reads longer texts */
#define PLAIN_VALUES_MAX 64
#define PLAIN_DEPTH_MAX  4

/* Returns the same tree as cJSON for the `size` bytes at `text`, which are an object. The caller
 * frees it with plain_free(), and does not change it. NULL: the text is not plain, or there is no
 * memory. */
MUST_USE cJSON *plain_read(const char *text, size_t size);
/* Frees a tree of plain_read(), and wipes its texts from memory. */
void plain_free(cJSON *tree);

#endif
