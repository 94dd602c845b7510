/* A shared library that is loaded on first use, by its file name, so that a program that never uses
 * it has none of its pages. Any thread.
 */
#ifndef BASE_LIBRARY_H
#define BASE_LIBRARY_H

#include "base/base.h"

struct library_function {
    const char *name;
    size_t offset; /* of its pointer in `into` */
};

/* Loads the library `file` for good, and the address of each of its `count` functions into the
 * struct `into`. Returns NULL, or the reason why it cannot be used, valid until this thread calls
 * this function again. */
MUST_USE const char *library_load(const char *file, const struct library_function *functions,
                                  size_t count, void *into);

#endif
