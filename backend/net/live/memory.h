/* The allocator of libwebsockets, which can give back pages of the library's large tables. */
#ifndef NET_LIVE_MEMORY_H
#define NET_LIVE_MEMORY_H

#include "net/live/internal.h"

/* The library's allocator: `size` 0 frees. Any thread. */
void *live_memory(void *bytes, size_t size, const char *reason);
/* Before the library creates a context on this thread: large allocations are tables. */
void live_memory_begin(void);
/* After it has created the context: gives back the empty pages of its tables. On the same thread.
 */
void live_memory_settle(void);

#endif
