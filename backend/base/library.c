#include "base/library.h"

#include <dlfcn.h>
#include <string.h>

const char *library_load(const char *file, const struct library_function *functions, size_t count,
                         void *into)
{
    void *library = dlopen(file, RTLD_NOW);
    bool found = library != NULL;
    for (size_t i = 0; found && i < count; i++) {
        /* A copy, because C has no cast from an object pointer to a function pointer. */
        void *symbol = dlsym(library, functions[i].name);
        memcpy((char *)into + functions[i].offset, &symbol, sizeof(symbol));
        found = symbol != NULL;
    }
    if (found) return NULL;
    const char *reason = dlerror();
    return reason != NULL ? reason : "unknown";
}
