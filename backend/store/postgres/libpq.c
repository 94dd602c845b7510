#include "store/postgres/libpq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

#include "base/log.h"

#define LIBRARY "libpq.so.5"

struct libpq libpq;

static bool loaded;

/* Copies the pointer, because C has no cast from an object pointer to a function pointer. */
static bool function_find(void *library, const char *name, size_t offset)
{
    void *symbol = dlsym(library, name);
    memcpy((char *)&libpq + offset, &symbol, sizeof(symbol));
    return symbol != NULL;
}

static void load(void)
{
#define NAMED(name) {"PQ" #name, offsetof(struct libpq, name)},
    static const struct {
        const char *name;
        size_t offset;
    } functions[] = {LIBPQ_FUNCTIONS(NAMED)};
#undef NAMED
    void *library = dlopen(LIBRARY, RTLD_NOW);
    loaded = library != NULL;
    for (size_t i = 0; loaded && i < COUNT_OF(functions); i++)
        loaded = function_find(library, functions[i].name, functions[i].offset);
    if (loaded) return;
    const char *reason = dlerror();
    log_error("store", "event=libpq_missing library=" LIBRARY " reason=\"%s\"",
              reason != NULL ? reason : "unknown");
}

bool libpq_load(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, load);
    return loaded;
}
