#include "store/postgres/libpq.h"

#include <pthread.h>
#include <stddef.h>

#include "base/library.h"
#include "base/log.h"

#define LIBRARY "libpq.so.5"

struct libpq libpq;

static bool loaded;

static void load(void)
{
#define NAMED(name) {"PQ" #name, offsetof(struct libpq, name)},
    static const struct library_function functions[] = {LIBPQ_FUNCTIONS(NAMED)};
#undef NAMED
    const char *reason = library_load(LIBRARY, functions, COUNT_OF(functions), &libpq);
    loaded = reason == NULL;
    if (!loaded)
        log_error("store", "event=libpq_missing library=" LIBRARY " reason=\"%s\"", reason);
}

bool libpq_load(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, load);
    return loaded;
}
