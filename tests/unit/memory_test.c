/* The memory of a crowd is given back to the system, also if the heap was measured while the
 * crowd was there, or not at all before. */
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

static char *brought[CROWD];
static char *kept[CROWD];

static void crowd_comes(size_t before)
{
    for (size_t i = 0; i < CROWD; i++) {
        brought[i] = malloc(BRING_BYTES);
        kept[i] = malloc(KEEP_BYTES);
        cr_assert(brought[i] != NULL && kept[i] != NULL);
        memset(brought[i], 1, BRING_BYTES);
        memset(kept[i], 1, KEEP_BYTES);
    }
    cr_assert_geq(resident(), before + CROWD * BRING_BYTES);
}

static void crowd_leaves(void)
{
    for (size_t i = 0; i < CROWD; i++) free(brought[i]);
}

/* Almost nothing of its memory is left. */
static void nothing_left(size_t before)
{
    cr_assert_leq(resident(), before + CROWD * BRING_BYTES / 2);
    for (size_t i = 0; i < CROWD; i++) free(kept[i]);
}

Test(memory, holes_that_come_after_a_look_are_given_back)
{
    memory_begin();
    look(1);
    size_t before = resident();
    crowd_comes(before);
    look(1);
    crowd_leaves();
    look(LOOKS);
    nothing_left(before);
}

Test(memory, holes_of_a_crowd_that_was_there_at_the_first_look_are_given_back)
{
    memory_begin();
    size_t before = resident();
    crowd_comes(before);
    look(1);
    crowd_leaves();
    look(LOOKS);
    nothing_left(before);
}

Test(memory, holes_of_a_crowd_that_left_before_the_first_look_are_given_back)
{
    memory_begin();
    size_t before = resident();
    crowd_comes(before);
    crowd_leaves();
    look(1);
    nothing_left(before);
}

/* The second half leaves holes and takes nothing: what is resident does not grow any more. */
Test(memory, holes_of_a_crowd_that_leaves_by_halves_are_given_back)
{
    memory_begin();
    size_t before = resident();
    crowd_comes(before);
    for (size_t i = 0; i < CROWD / 2; i++) {
        free(brought[i]);
        brought[i] = NULL;
    }
    look(1);
    cr_assert_geq(resident(), before + CROWD / 2 * BRING_BYTES);
    cr_assert_leq(resident(), before + CROWD / 4 * 3 * BRING_BYTES);
    crowd_leaves();
    look(1);
    nothing_left(before);
}
