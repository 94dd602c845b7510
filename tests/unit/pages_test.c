#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

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
