/* The allocator of libwebsockets, which can return pages of the library's large tables to the
 * system. */
#ifndef NET_LIVE_MEMORY_H
#define NET_LIVE_MEMORY_H

#include "net/live/internal.h"

/* Allocates for the library; `size` 0 frees. Any thread. */
void *live_memory(void *bytes, size_t size, const char *reason);
/* Begins the creation of a context on this thread: large allocations are tables. */
void live_memory_begin(void);
/* Ends the creation of the context: returns the empty pages of its tables to the system. On the
 * same thread. */
void live_memory_settle(void);

#endif
