#define _GNU_SOURCE /* malloc_trim, mallinfo2 */
#include "base/memory.h"

#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/log.h"

#define PAGE_BYTES 4096u

/* Bytes of this process that are in memory; 0: unknown. */
static size_t resident(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    bool ok = file != NULL && fscanf(file, "%*u %lu", &pages) == 1;
    if (file != NULL) (void)fclose(file);
    return ok ? pages * PAGE_BYTES : 0;
}

void memory_tidy(void)
{
    static int64_t next_ms; /* all three of the one thread */
    static int pause_ms = MEMORY_TIDY_MS;
    static size_t seen; /* resident when holes were given back last, or less since */
    int64_t now_ms = clock_mono_ms();
    if (now_ms < next_ms) return;
    size_t now = resident();
    seen = seen == 0 || now < seen ? now : seen;
    if (now - seen <= MEMORY_HOLES_MAX) pause_ms = MEMORY_TIDY_MS;
    next_ms = now_ms + pause_ms;
    if (now - seen <= MEMORY_HOLES_MAX) return; /* to look costs a millisecond */
    int64_t begin_us = clock_mono_us();
    size_t holes = mallinfo2().fordblks;
    if (holes <= MEMORY_HOLES_MAX) { /* what has grown is in use, and may not be for long */
        pause_ms = min(2 * pause_ms, MEMORY_TIDY_MS_MAX);
        return;
    }
    (void)malloc_trim(0);
    pause_ms = MEMORY_TIDY_MS;
    seen = resident();
    log_debug("memory", "event=tidied holes=%zu resident=%zu before=%zu us=%lld", holes, seen, now,
              (long long)(clock_mono_us() - begin_us));
}
