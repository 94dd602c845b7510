/* The allocator of libwebsockets. Most of its memory belongs to connections. Two tables of the
 * library have an entry for each descriptor that the process may open, and it fills them with
 * zeros: they get separate pages, so that these can be returned to the system. */
#include "net/live/memory.h"

#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include "base/mutex.h"
#include "base/pages.h"
#include "base/slab.h"

#define TABLE_BYTES ((size_t)64 * 1024) /* minimum size of a table */
#define TABLES_MAX  8 /* number of tables in the process; further ones are in the common heap */
#define PAGE_MASK   ((uintptr_t)4095)

static _Thread_local bool making; /* this thread is creating a context */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct table {
    void *bytes; /* NULL: free */
    size_t size;
    pthread_t maker; /* the thread that writes to it */
    bool settled;
} tables[TABLES_MAX];

/* Returns the entry of `bytes`, or for NULL a free entry; NULL: there is none. The caller holds
 * the lock. */
static struct table *table_find(const void *bytes)
{
    for (size_t i = 0; i < TABLES_MAX; i++)
        if (tables[i].bytes == bytes) return &tables[i];
    return NULL;
}

/* Returns a new table; NULL: use the common heap. */
static void *table_new(size_t size)
{
    mutex_lock(&lock);
    struct table *table = table_find(NULL);
    if (table != NULL)
        *table = (struct table){.bytes = pages_new(size), .size = size, .maker = pthread_self()};
    void *bytes = table != NULL ? table->bytes : NULL;
    mutex_unlock(&lock);
    return bytes;
}

/* Returns the size of the table at `bytes`; with `free`, also removes it from the tables; 0: it
 * is not a table. */
static size_t table_size(void *bytes, bool free)
{
    size_t size = 0;
    if (bytes == NULL || ((uintptr_t)bytes & PAGE_MASK) != 0) return 0;
    mutex_lock(&lock);
    struct table *table = table_find(bytes);
    if (table != NULL) size = table->size;
    if (table != NULL && free) {
        pages_free(bytes, size);
        *table = (struct table){.bytes = NULL};
    }
    mutex_unlock(&lock);
    return size;
}

static void *grown(void *bytes, size_t size, size_t old)
{
    void *other = slab_resize(NULL, size);
    if (other == NULL) return NULL;
    memcpy(other, bytes, old < size ? old : size);
    (void)table_size(bytes, true);
    return other;
}

void *live_memory(void *bytes, size_t size, const char *reason)
{
    (void)reason;
    size_t old = table_size(bytes, size == 0);
    if (size == 0) {
        if (old == 0) slab_free(bytes);
        return NULL;
    }
    void *table = making && bytes == NULL && size >= TABLE_BYTES ? table_new(size) : NULL;
    if (table != NULL) return table;
    return old > 0 ? grown(bytes, size, old) : slab_resize(bytes, size);
}

void live_memory_begin(void)
{
    making = true;
}

void live_memory_settle(void)
{
    making = false;
    mutex_lock(&lock);
    for (size_t i = 0; i < TABLES_MAX; i++) {
        struct table *table = &tables[i];
        if (table->bytes == NULL || table->settled || !pthread_equal(table->maker, pthread_self()))
            continue;
        table->settled = true;
        pages_empty_return(table->bytes, table->size);
    }
    mutex_unlock(&lock);
}
