/* Returns unused memory of the allocator to the system from time to time: a crowd that arrives
 * at once leaves holes between long-lived objects. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#define MEMORY_TIDY_MS     2000
#define MEMORY_TIDY_MS_MAX 64000 /* the longest interval between checks after growth */
/* The size of holes that is tolerated, in bytes: this number, or this part of the resident
 * memory. */
#define MEMORY_HOLES_MAX  (512u * 1024)
#define MEMORY_HOLES_PART 32

/* Records the resident memory before the first request: it is needed, and only growth beyond it may
 * leave holes. On the thread of memory_tidy(). */
void memory_begin(void);
/* Checks the memory, once in MEMORY_TIDY_MS at most. It may be called at any rate, on one thread.
 */
void memory_tidy(void);

#endif
