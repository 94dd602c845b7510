#define _GNU_SOURCE /* MAP_ANONYMOUS, MADV_DONTNEED, getpagesize */
#include "base/pages.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

size_t pages_size(void)
{
    return (size_t)getpagesize();
}

void *pages_new(size_t bytes)
{
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return pages != MAP_FAILED ? pages : NULL;
}

void pages_return(void *bytes, size_t size)
{
    size_t page = pages_size();
    size_t before = (page - (uintptr_t)bytes % page) % page;
    size_t whole = size > before ? (size - before) / page * page : 0;
    if (whole > 0) (void)madvise((char *)bytes + before, whole, MADV_DONTNEED);
}

static bool is_empty(const char *page, size_t size)
{
    return page[0] == 0 && memcmp(page, page + 1, size - 1) == 0;
}

void pages_empty_return(void *pages, size_t bytes)
{
    size_t size = pages_size();
    char *end = (char *)pages + bytes / size * size;
    char *page = pages;
    while (page < end) {
        char *begin = page;
        while (page < end && is_empty(page, size)) page += size;
        pages_return(begin, (size_t)(page - begin));
        if (page < end) page += size;
    }
}

void pages_free(void *pages, size_t bytes)
{
    if (pages != NULL) CHECK(munmap(pages, bytes) == 0);
}
