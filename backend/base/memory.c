#define _GNU_SOURCE /* malloc_trim, mallinfo2, dl_iterate_phdr, MADV_DONTNEED */
#include "base/memory.h"

#include <link.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/slab.h"
#include "base/log.h"
#include "base/pages.h"

/* Returns the resident memory of this process in bytes; 0: unknown. */
static size_t resident(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    bool ok = file != NULL && fscanf(file, "%*u %lu", &pages) == 1;
    if (file != NULL) (void)fclose(file);
    return ok ? pages * pages_size() : 0;
}

/* The state; only one thread uses it. */
static size_t seen;     /* resident at the last check, or less since */
static size_t least;    /* resident memory that is unused but cannot be returned */
static int64_t next_ms; /* next check of the resident memory */
static int64_t look_ms; /* next check of the unused memory, even without growth */
static int pause_ms = MEMORY_TIDY_MS_MAX; /* until the next check of the unused memory; at the
                                             maximum there is no such check */

/* Returns the part of the resident `bytes` that the allocator has not handed out. The call takes a
 * millisecond. */
static size_t unused(size_t bytes)
{
    size_t used = mallinfo2().uordblks + slab_bytes();
    return bytes > used ? bytes - used : 0;
}

/* Returns the tolerated size of holes. It grows with the memory, since a search takes longer and
 * holes matter less. */
static size_t holes_max(size_t bytes)
{
    size_t part = bytes / MEMORY_HOLES_PART;
    return part > MEMORY_HOLES_MAX ? part : MEMORY_HOLES_MAX;
}

/* Unmaps the pages of a library that are only read, neither run nor written: the dynamic linker has
 * gone through its symbols and relocations. The file's pages stay with the system, which maps those
 * that are needed again. Code stays, since a debugger may have written breakpoints into it. */
static int tables_unmap(struct dl_phdr_info *library, size_t size, void *context)
{
    (void)size;
    (void)context;
    size_t page = pages_size();
    for (size_t i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || part->p_flags != PF_R) continue;
        uintptr_t begin = (library->dlpi_addr + part->p_vaddr) / page * page;
        uintptr_t end = library->dlpi_addr + part->p_vaddr + part->p_filesz;
        union {
            uintptr_t at;
            void *pages;
        } cast = {.at = begin};
        (void)madvise(cast.pages, end - begin, MADV_DONTNEED);
    }
    return 0;
}

void memory_begin(void)
{
    /* memory of the start-up */
    (void)malloc_trim(0);
    (void)dl_iterate_phdr(tables_unmap, NULL);
    seen = resident();
    least = unused(seen);
}

static void look(size_t now, int64_t now_ms)
{
    int64_t begin_us = clock_mono_us();
    size_t before = unused(now);
    seen = now;
    if (before > least + holes_max(now)) {
        (void)malloc_trim(0);
        slab_trim();
        seen = resident();
        least = unused(seen);
        pause_ms = MEMORY_TIDY_MS;
        log_debug("memory", "event=tidied unused=%zu before=%zu resident=%zu us=%lld", least,
                  before, seen, (long long)(clock_mono_us() - begin_us));
    } else {
        if (before < least) least = before;
        pause_ms = min(2 * pause_ms, MEMORY_TIDY_MS_MAX);
    }
    look_ms = now_ms + pause_ms;
}

void memory_tidy(void)
{
    int64_t now_ms = clock_mono_ms();
    if (now_ms < next_ms) return;
    next_ms = now_ms + MEMORY_TIDY_MS;
    size_t now = resident();
    bool grown = now > seen + holes_max(seen);
    bool watched = pause_ms < MEMORY_TIDY_MS_MAX; /* memory that has grown may soon be unused */
    if (now < seen) seen = now;
    if (grown) pause_ms = MEMORY_TIDY_MS;
    if (grown || (watched && now_ms >= look_ms)) look(now, now_ms);
}
