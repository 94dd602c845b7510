#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "base/slab.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/mutex.h"
#include "base/pages.h"

#define BLOCK_BYTES ((size_t)256 * 1024)
#define STEP_BYTES  ((size_t)32)
/* An empty block stays mapped if it never used more than this, so that a single object that
 * comes and goes causes no system calls. */
#define IDLE_BYTES_MAX ((size_t)32 * 1024)

/* The header before each object. */
struct thing {
    struct block *block; /* block of the object; NULL: from the common heap */
    size_t bytes;        /* capacity */
};
_Static_assert(sizeof(struct thing) % _Alignof(max_align_t) == 0, "where a thing begins");

#define WORD_BITS   64
#define THING_STEPS 2 /* minimum */
#define WORDS       (BLOCK_BYTES / (THING_STEPS * STEP_BYTES) / WORD_BITS)

/* The header of a block, at the start of its mmap()ed memory; slots of one size follow. Free slots
 * hold no metadata, so that their pages can be returned to the system. */
struct block {
    struct block *next; /* next and previous: list of blocks of this size with a free slot */
    struct block *previous;
    size_t steps; /* size of each slot, header included */
    size_t begun; /* number of slots ever used: all after them are free and untouched */
    size_t used;
    bool left;              /* a slot was freed since the last trim */
    uint64_t unused[WORDS]; /* bit set: free slots among the first `begun` */
};

#define HEAD_BYTES ((sizeof(struct block) + 15) / 16 * 16)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *with_room[2 * SLAB_BYTES_MAX / STEP_BYTES]; /* by steps */
static size_t all_used; /* bytes of all slots in use, headers included */

/* Returns the number of steps of a slot, rounded up by at most a sixteenth, so that there are few
 * sizes. */
static size_t steps_of(size_t bytes)
{
    size_t steps = (sizeof(struct thing) + bytes + STEP_BYTES - 1) / STEP_BYTES;
    size_t coarse = 1;
    while (steps / coarse >= 32) coarse *= 2;
    steps = (steps + coarse - 1) / coarse * coarse;
    return steps > THING_STEPS ? steps : THING_STEPS;
}

static size_t offset_of(const struct block *block, size_t index)
{
    return HEAD_BYTES + index * block->steps * STEP_BYTES;
}

static bool is_full(const struct block *block)
{
    return block->used == block->begun && offset_of(block, block->begun + 1) > BLOCK_BYTES;
}

static bool is_unused(const struct block *block, size_t index)
{
    return (block->unused[index / WORD_BITS] >> index % WORD_BITS & 1) != 0;
}

static void unused_flip(struct block *block, size_t index)
{
    block->unused[index / WORD_BITS] ^= (uint64_t)1 << index % WORD_BITS;
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

/* Returns a block with a free slot; NULL: no memory. */
static struct block *room_find(size_t steps)
{
    if (with_room[steps] != NULL) return with_room[steps];
    void *bytes =
        mmap(NULL, BLOCK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED) return NULL;
    struct block *block = bytes;
    block->steps = steps;
    room_link(block);
    return block;
}

/* Takes the first free slot. */
static size_t index_take(struct block *block)
{
    if (block->used == block->begun) return block->begun++;
    size_t word = 0;
    while (block->unused[word] == 0) word++;
    size_t index = word * WORD_BITS + (size_t)__builtin_ctzll(block->unused[word]);
    unused_flip(block, index);
    return index;
}

/* Takes a slot; its bytes are undefined. */
static struct thing *slot_acquire(size_t bytes)
{
    struct thing *thing = NULL;
    mutex_lock(&lock);
    struct block *block = room_find(steps_of(bytes));
    if (block != NULL) {
        size_t size = block->steps * STEP_BYTES;
        thing = (void *)((char *)block + offset_of(block, index_take(block)));
        *thing = (struct thing){.block = block, .bytes = size - sizeof(*thing)};
        block->used++;
        all_used += size;
        if (is_full(block)) room_unlink(block);
    }
    mutex_unlock(&lock);
    return thing;
}

static void slot_release(struct thing *thing)
{
    struct block *block = thing->block;
    size_t size = block->steps * STEP_BYTES;
    size_t offset = (size_t)((char *)thing - (char *)block);
    mutex_lock(&lock);
    if (is_full(block)) room_link(block);
    unused_flip(block, (offset - HEAD_BYTES) / size);
    block->used--;
    block->left = true;
    all_used -= size;
    bool idle = block->used == 0 && offset_of(block, block->begun) > IDLE_BYTES_MAX;
    if (idle) room_unlink(block);
    mutex_unlock(&lock);
    if (idle) (void)munmap(block, BLOCK_BYTES);
}

static struct thing *common_take(size_t bytes)
{
    struct thing *thing = malloc(sizeof(*thing) + bytes);
    if (thing != NULL) *thing = (struct thing){.bytes = bytes};
    return thing;
}

/* Allocates an object. Sanitizer builds use the common heap, so that memory errors are found for
 * each object. */
static struct thing *thing_new(size_t bytes)
{
    bool beside = !SANITIZED && bytes <= SLAB_BYTES_MAX;
    return beside ? slot_acquire(bytes) : common_take(bytes);
}

void *slab_new(size_t bytes)
{
    struct thing *thing = thing_new(bytes);
    return thing == NULL ? NULL : memset(thing + 1, 0, bytes);
}

void *slab_resize(void *bytes, size_t size)
{
    struct thing *thing = bytes == NULL ? NULL : (struct thing *)bytes - 1;
    if (thing != NULL && thing->block != NULL && steps_of(size) == thing->block->steps)
        return bytes;
    struct thing *other = thing_new(size);
    if (other == NULL) return NULL;
    if (thing != NULL) {
        memcpy(other + 1, bytes, thing->bytes < size ? thing->bytes : size);
        slab_free(bytes);
    }
    return other + 1;
}

void slab_free(void *bytes)
{
    if (bytes == NULL) return;
    struct thing *thing = (struct thing *)bytes - 1;
    if (thing->block != NULL)
        slot_release(thing);
    else
        free(thing);
}

/* ---- returning memory ---- */

/* Returns the whole pages of the slots from..to-1, which are free, to the system. */
static void pages_go(struct block *block, size_t from, size_t to)
{
    size_t begin = offset_of(block, from);
    pages_return((char *)block + begin, offset_of(block, to) - begin);
}

static void block_trim(struct block *block)
{
    size_t from = 0;
    for (size_t index = 0; index <= block->begun; index++) {
        if (index < block->begun && is_unused(block, index)) continue;
        pages_go(block, from, index);
        from = index + 1;
    }
    block->left = false;
}

void slab_trim(void)
{
    mutex_lock(&lock);
    for (size_t steps = 0; steps < COUNT_OF(with_room); steps++)
        for (struct block *block = with_room[steps]; block != NULL; block = block->next)
            if (block->left) block_trim(block);
    mutex_unlock(&lock);
}

size_t slab_bytes(void)
{
    mutex_lock(&lock);
    size_t bytes = all_used;
    mutex_unlock(&lock);
    return bytes;
}
