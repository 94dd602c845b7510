#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "base/lasting.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/mutex.h"

#define BLOCK_BYTES ((size_t)256 * 1024)
#define STEP_BYTES  32
/* A block in which nothing is stays while no more than this of it was ever taken: who comes and
 * goes alone costs the system nothing. */
#define IDLE_BYTES_MAX ((size_t)32 * 1024)

/* Before each thing. */
struct thing {
    union {
        struct block *block;  /* that it lies in; NULL: it is from the common heap */
        struct thing *unused; /* of one that nobody has: the next of them in its block */
    };
    size_t bytes; /* there is room for */
};
_Static_assert(sizeof(struct thing) % _Alignof(max_align_t) == 0, "where a thing begins");

/* At the beginning of its own memory, which the system gives and takes; things of one size follow.
 */
struct block {
    struct block *next; /* both: among those of this size that have room */
    struct block *previous;
    struct thing *unused; /* that were given back */
    size_t steps;         /* of each thing with what is before it */
    size_t begun;         /* so many were ever taken */
    size_t used;
};

#define HEAD_BYTES ((sizeof(struct block) + 15) / 16 * 16)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *with_room[2 * LASTING_BYTES_MAX / STEP_BYTES]; /* by steps */
static size_t all_taken; /* taken_bytes() of all blocks */

/* How many steps a thing takes: to within a sixteenth, so that sizes are few. */
static size_t steps_of(size_t bytes)
{
    size_t steps = (sizeof(struct thing) + bytes + STEP_BYTES - 1) / STEP_BYTES;
    size_t coarse = 1;
    while (steps / coarse >= 32) coarse *= 2;
    return (steps + coarse - 1) / coarse * coarse;
}

/* Up to the end of the last thing that was ever taken: no others of its bytes are in memory. */
static size_t taken_bytes(const struct block *block)
{
    return HEAD_BYTES + block->begun * block->steps * STEP_BYTES;
}

static bool is_full(const struct block *block)
{
    return block->unused == NULL && taken_bytes(block) + block->steps * STEP_BYTES > BLOCK_BYTES;
}

static void room_link(struct block *block)
{
    struct block **first = &with_room[block->steps];
    block->previous = NULL;
    block->next = *first;
    if (*first != NULL) (*first)->previous = block;
    *first = block;
}

static void room_unlink(struct block *block)
{
    if (block->previous != NULL)
        block->previous->next = block->next;
    else
        with_room[block->steps] = block->next;
    if (block->next != NULL) block->next->previous = block->previous;
}

/* One with room for a thing; NULL: no memory. Under the lock. */
static struct block *room_find(size_t steps)
{
    if (with_room[steps] != NULL) return with_room[steps];
    void *bytes =
        mmap(NULL, BLOCK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED) return NULL;
    struct block *block = bytes;
    block->steps = steps;
    all_taken += taken_bytes(block);
    room_link(block);
    return block;
}

static struct thing *thing_begin(struct block *block)
{
    void *thing = (char *)block + taken_bytes(block);
    block->begun++;
    all_taken += block->steps * STEP_BYTES;
    return thing;
}

/* Its bytes are undefined. */
static struct thing *thing_take(size_t bytes)
{
    struct thing *thing = NULL;
    size_t steps = steps_of(bytes);
    mutex_lock(&lock);
    struct block *block = room_find(steps);
    if (block != NULL) {
        thing = block->unused;
        if (thing != NULL)
            block->unused = thing->unused;
        else
            thing = thing_begin(block);
        *thing = (struct thing){.block = block, .bytes = steps * STEP_BYTES - sizeof(*thing)};
        block->used++;
        if (is_full(block)) room_unlink(block);
    }
    mutex_unlock(&lock);
    return thing;
}

static void thing_give(struct thing *thing)
{
    struct block *block = thing->block;
    mutex_lock(&lock);
    if (is_full(block)) room_link(block);
    thing->unused = block->unused;
    block->unused = thing;
    bool idle = --block->used == 0 && taken_bytes(block) > IDLE_BYTES_MAX;
    if (idle) {
        room_unlink(block);
        all_taken -= taken_bytes(block);
    }
    mutex_unlock(&lock);
    if (idle) (void)munmap(block, BLOCK_BYTES);
}

static struct thing *common_take(size_t bytes)
{
    struct thing *thing = malloc(sizeof(*thing) + bytes);
    if (thing != NULL) *thing = (struct thing){.bytes = bytes};
    return thing;
}

/* Whoever looks for faults of memory is to find those of each thing: none has a neighbour then. */
static struct thing *thing_new(size_t bytes)
{
    bool beside = !SANITIZED && bytes <= LASTING_BYTES_MAX;
    return beside ? thing_take(bytes) : common_take(bytes);
}

void *lasting_new(size_t bytes)
{
    struct thing *thing = thing_new(bytes);
    return thing == NULL ? NULL : memset(thing + 1, 0, bytes);
}

void *lasting_resize(void *bytes, size_t size)
{
    struct thing *thing = bytes == NULL ? NULL : (struct thing *)bytes - 1;
    if (thing != NULL && thing->block != NULL && steps_of(size) == thing->block->steps)
        return bytes;
    struct thing *other = thing_new(size);
    if (other == NULL) return NULL;
    if (thing != NULL) {
        memcpy(other + 1, bytes, thing->bytes < size ? thing->bytes : size);
        lasting_free(bytes);
    }
    return other + 1;
}

void lasting_free(void *bytes)
{
    if (bytes == NULL) return;
    struct thing *thing = (struct thing *)bytes - 1;
    if (thing->block != NULL)
        thing_give(thing);
    else
        free(thing);
}

size_t lasting_bytes(void)
{
    mutex_lock(&lock);
    size_t bytes = all_taken;
    mutex_unlock(&lock);
    return bytes;
}
