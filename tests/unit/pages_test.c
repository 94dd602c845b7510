#define _GNU_SOURCE /* getpagesize, mincore */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/pages.h"

#define PAGE_BYTES  4096ul
#define TABLE_PAGES 4096ul
#define TABLE_BYTES (TABLE_PAGES * PAGE_BYTES)
#define USED_PAGE   100

static unsigned long resident(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    cr_assert_not_null(file);
    cr_assert_eq(fscanf(file, "%*u %lu", &pages), 1);
    (void)fclose(file);
    return pages;
}

/* Somebody fills it with zeros, as a library does. */
Test(pages, empty_ones_are_given_back_and_others_stay_as_they_are)
{
    char *table = pages_new(TABLE_BYTES);
    cr_assert_not_null(table);
    memset(table, 0, TABLE_BYTES);
    unsigned long filled = resident();
    table[USED_PAGE * PAGE_BYTES + 1] = 'a';
    table[TABLE_BYTES - 1] = 'z';
    pages_empty_return(table, TABLE_BYTES);
    cr_assert_leq(resident(), filled - TABLE_PAGES * 9 / 10);
    cr_assert_eq(table[USED_PAGE * PAGE_BYTES + 1], 'a');
    cr_assert_eq(table[TABLE_BYTES - 1], 'z');
    cr_assert_eq(table[0], 0);
    cr_assert_eq(table[USED_PAGE * PAGE_BYTES], 0);
    pages_free(table, TABLE_BYTES);
}

#define LARGE_PARTS 4 /* of a page that is larger */

static bool is_large;

/* The size of the system's pages, or that of a machine whose pages are larger. The sanitizers call
 * it before they are ready themselves. */
__attribute__((no_sanitize("thread", "address", "undefined"))) int getpagesize(void)
{
    return (is_large ? LARGE_PARTS : 1) * (int)sysconf(_SC_PAGESIZE);
}

/* The system rounds a length up to whole pages: with a part, it would take the whole. */
Test(pages, a_larger_page_that_is_used_in_part_is_kept)
{
    unsigned char kept[2 * LARGE_PARTS];
    size_t part = (size_t)sysconf(_SC_PAGESIZE);
    size_t bytes = sizeof(kept) * part;
    char *room = pages_new(bytes + LARGE_PARTS * part);
    cr_assert_not_null(room);
    size_t over = (size_t)room % (LARGE_PARTS * part);
    char *table = room + (over > 0 ? LARGE_PARTS * part - over : 0);
    memset(table, 0, bytes);
    table[2 * part] = 'a';
    is_large = true;
    pages_empty_return(table, bytes);
    is_large = false;
    cr_assert_eq(mincore(table, bytes, kept), 0);
    for (size_t i = 0; i < sizeof(kept); i++)
        cr_assert_eq(kept[i] & 1, i < LARGE_PARTS, "part %zu", i);
    cr_assert_eq(table[2 * part], 'a');
    pages_free(room, bytes + LARGE_PARTS * part);
}
