/* What a crowd leaves behind in the heap is given back to the system, also when the heap was looked
 * at while the crowd was there. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/memory.h"

#define CROWD       1000
#define BRING_BYTES ((size_t)16 * 1024) /* of each, while it comes */
#define KEEP_BYTES  100                 /* of each, for good */
#define LOOKS       8
#define PAGE_BYTES  4096ul

static size_t resident(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    cr_assert_not_null(file);
    cr_assert_eq(fscanf(file, "%*u %lu", &pages), 1);
    (void)fclose(file);
    return pages * PAGE_BYTES;
}

static void look(unsigned times)
{
    for (unsigned i = 0; i < times; i++) {
        clock_test_move(0, MEMORY_TIDY_MS + 1);
        memory_tidy();
    }
}

Test(memory, holes_that_come_after_a_look_are_given_back)
{
    static char *brought[CROWD];
    static char *kept[CROWD];
    look(1);
    size_t before = resident();
    for (size_t i = 0; i < CROWD; i++) {
        brought[i] = malloc(BRING_BYTES);
        kept[i] = malloc(KEEP_BYTES);
        cr_assert(brought[i] != NULL && kept[i] != NULL);
        memset(brought[i], 1, BRING_BYTES);
        memset(kept[i], 1, KEEP_BYTES);
    }
    look(1);
    size_t most = resident();
    cr_assert_geq(most, before + CROWD * BRING_BYTES);
    for (size_t i = 0; i < CROWD; i++) free(brought[i]);
    look(LOOKS);
    cr_assert_leq(resident(), before + CROWD * BRING_BYTES / 2);
    for (size_t i = 0; i < CROWD; i++) free(kept[i]);
}
