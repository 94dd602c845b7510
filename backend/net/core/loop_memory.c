#include "net/core/loop_memory.h"

#include <ev.h>
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/log.h"

/* Allocates for libev; `size` 0 frees. */
static void *resized(void *bytes, long size)
{
    if (size == 0) {
        free(bytes);
        return NULL;
    }
    for (int tries = 0;; tries++) {
        void *more = realloc(bytes, (size_t)size);
        if (more != NULL || tries == LOOP_MEMORY_TRIES) return more;
        if (tries == 1) log_error("net", "event=loop_waits_for_memory bytes=%ld", size);
        if (tries > 0) (void)poll(NULL, 0, LOOP_MEMORY_WAIT_MS);
    }
}

void loop_memory_wait(void)
{
    ev_set_allocator(resized);
}
