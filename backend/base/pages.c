#define _GNU_SOURCE /* MAP_ANONYMOUS, MADV_DONTNEED */
#include "base/pages.h"

#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>

#define PAGE_BYTES ((size_t)4096)

void *pages_new(size_t bytes)
{
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return pages != MAP_FAILED ? pages : NULL;
}

static bool is_empty(const char *page)
{
    return page[0] == 0 && memcmp(page, page + 1, PAGE_BYTES - 1) == 0;
}

void pages_empty_return(void *pages, size_t bytes)
{
    char *end = (char *)pages + bytes / PAGE_BYTES * PAGE_BYTES;
    char *page = pages;
    while (page < end) {
        char *begin = page;
        while (page < end && is_empty(page)) page += PAGE_BYTES;
        if (page > begin) (void)madvise(begin, (size_t)(page - begin), MADV_DONTNEED);
        if (page < end) page += PAGE_BYTES;
    }
}

void pages_free(void *pages, size_t bytes)
{
    if (pages != NULL) CHECK(munmap(pages, bytes) == 0);
}
