/* Memory for one computation, lent by the caller: a room without allocation divides it into arrays.
 * Pure; one thread at a time. */
#ifndef TOURNAMENT_SCRATCH_H
#define TOURNAMENT_SCRATCH_H

#include <string.h>

#include "tournament/tournament.h"

struct tournament_scratch {
    unsigned char *bytes; /* aligned as malloc() does */
    size_t size;
    size_t used;
};

/* Returns zeroed room for `count` things of `size` bytes. Too little memory is a bug: see
 * tournament_scratch_bytes(). */
static inline void *scratch_array(struct tournament_scratch *scratch, size_t count, size_t size)
{
    size_t bytes = (count * size + 15) / 16 * 16;
    CHECK(bytes <= scratch->size - scratch->used);
    void *array = scratch->bytes + scratch->used;
    scratch->used += bytes;
    memset(array, 0, bytes);
    return array;
}

/* Returns the memory that any computation needs for so many players and tables.
 */
static inline size_t tournament_scratch_bytes(uint32_t players, uint32_t tables)
{
    return (size_t)players * 320 + (size_t)tables * 640 + (1U << 20);
}

#endif
