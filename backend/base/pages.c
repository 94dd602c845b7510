#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "base/pages.h"

#include <sys/mman.h>

void *pages_new(size_t bytes)
{
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return pages != MAP_FAILED ? pages : NULL;
}

void pages_free(void *pages, size_t bytes)
{
    if (pages != NULL) CHECK(munmap(pages, bytes) == 0);
}
