/* Long-lived blocks lie side by side, so that short-lived ones around them leave no holes;
 * otherwise they are memory like any other. */
#include <criterion/criterion.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/hash.h"
#include "base/slab.h"

#define CROWD       20000
#define BRING_BYTES 3000 /* of each, while it comes: less than a page */
#define KEEP_BYTES  500
#define STEPS       20000
#define THINGS      300
#define THREADS     4
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

Test(slab, memory_of_a_crowd_is_returned_around_remaining_objects)
{
    if (SANITIZED) cr_skip_test("each thing lies alone");
    static char *brought[CROWD];
    static char *kept[CROWD];
    free(malloc(1)); /* the heap is there */
    size_t before = resident();
    for (size_t i = 0; i < CROWD; i++) {
        brought[i] = malloc(BRING_BYTES);
        kept[i] = slab_new(KEEP_BYTES);
        cr_assert(brought[i] != NULL && kept[i] != NULL);
        memset(brought[i], 1, BRING_BYTES);
        memset(kept[i], 1, KEEP_BYTES);
    }
    cr_assert_geq(resident(), before + CROWD * (BRING_BYTES + KEEP_BYTES));
    for (size_t i = 0; i < CROWD; i++) free(brought[i]);
    (void)malloc_trim(0);
    cr_assert_leq(resident(), before + 2 * CROWD * KEEP_BYTES);
    cr_assert_geq(slab_bytes(), CROWD * KEEP_BYTES);
    cr_assert_leq(slab_bytes(), CROWD * KEEP_BYTES / 8 * 9);
    for (size_t i = 0; i < CROWD; i++) slab_free(kept[i]);
    cr_assert_eq(slab_bytes(), 0);
    cr_assert_leq(resident(), before + CROWD * KEEP_BYTES / 2);
}

Test(slab, pages_between_the_few_that_stay_of_a_crowd_are_given_back)
{
    if (SANITIZED) cr_skip_test("each thing lies alone");
    static unsigned char *kept[CROWD];
    size_t before = resident();
    for (size_t i = 0; i < CROWD; i++) {
        kept[i] = slab_new(KEEP_BYTES);
        cr_assert_not_null(kept[i]);
        memset(kept[i], (int)(i % 256), KEEP_BYTES);
    }
    for (size_t i = 0; i < CROWD; i++)
        if (i % 40 != 7) slab_free(kept[i]);
    cr_assert_geq(resident(), before + CROWD * KEEP_BYTES);
    slab_trim();
    cr_assert_leq(resident(), before + CROWD * KEEP_BYTES / 3);
    for (size_t i = 7; i < CROWD; i += 40)
        for (size_t k = 0; k < KEEP_BYTES; k++) cr_assert_eq(kept[i][k], i % 256);
    for (size_t i = 0; i < CROWD; i++) { /* what comes then has their places */
        unsigned char *thing = slab_new(KEEP_BYTES);
        cr_assert(thing != NULL && thing[0] == 0 && thing[KEEP_BYTES - 1] == 0);
    }
}

struct sample {
    unsigned char *bytes;
    size_t size;
    unsigned char first; /* of its bytes, each of which is one more than the one before */
};

static void sample_fill(struct sample *sample, unsigned char first)
{
    sample->first = first;
    for (size_t i = 0; i < sample->size; i++) sample->bytes[i] = (unsigned char)(first + i);
}

static bool sample_holds(const struct sample *sample, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (sample->bytes[i] != (unsigned char)(sample->first + i)) return false;
    return (uintptr_t)sample->bytes % _Alignof(max_align_t) == 0;
}

/* One step: takes, resizes or gives back one of the things at random. False: a byte is not as it is
 * to be. */
static bool sample_step(struct sample *sample, uint64_t random)
{
    size_t size = 1 + (random >> 8) % (random % 7 == 0 ? 2 * SLAB_BYTES_MAX : 700);
    bool held = sample->bytes == NULL || sample_holds(sample, sample->size);
    if (sample->bytes != NULL && random % 3 == 0) {
        slab_free(sample->bytes);
        *sample = (struct sample){0};
        return held;
    }
    bool is_new = sample->bytes == NULL && random % 5 != 0;
    unsigned char *bytes = is_new ? slab_new(size) : slab_resize(sample->bytes, size);
    if (bytes == NULL) return false;
    for (size_t i = 0; is_new && i < size; i++) held = held && bytes[i] == 0;
    sample->bytes = bytes;
    if (!is_new) held = held && sample_holds(sample, size < sample->size ? size : sample->size);
    sample->size = size;
    sample_fill(sample, (unsigned char)(random >> 32));
    return held;
}

/* `context` is where its random numbers begin. Returns it, or NULL if something did not hold. */
static void *steps_run(void *context)
{
    static _Thread_local struct sample samples[THINGS];
    uint64_t random = *(const uint64_t *)context;
    bool held = true;
    for (int i = 0; i < STEPS && held; i++) {
        random = hash_word(random + 1);
        held = sample_step(&samples[random % THINGS], random >> 16);
    }
    for (size_t i = 0; i < THINGS; i++) {
        held = held && sample_holds(&samples[i], samples[i].size);
        slab_free(samples[i].bytes);
    }
    return held ? context : NULL;
}

Test(slab, each_thing_keeps_its_bytes_whatever_becomes_of_others_on_any_thread)
{
    static uint64_t seeds[THREADS] = {1, 2, 3, 4};
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, steps_run, &seeds[i]), 0);
    for (size_t i = 0; i < THREADS; i++) {
        void *held = NULL;
        cr_assert_eq(pthread_join(threads[i], &held), 0);
        cr_assert_not_null(held, "seed %zu", i + 1);
    }
}

Test(slab, single_object_gets_the_same_place_again)
{
    if (SANITIZED) cr_skip_test("each thing lies alone");
    void *first = slab_new(KEEP_BYTES);
    slab_free(first);
    slab_trim();
    void *again = slab_new(KEEP_BYTES);
    cr_assert_eq(again, first);
    slab_free(again);
    slab_free(NULL);
}
