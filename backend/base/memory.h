/* Memory that the allocator holds though nobody uses it: a thousand people who come at once leave
 * holes behind, between what stays. Given back to the system now and then. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#define MEMORY_TIDY_MS     2000
#define MEMORY_TIDY_MS_MAX 64000 /* so long after it has grown it is looked at again */
/* Bytes in holes that are not worth the work: so many, or such a part of what is resident. */
#define MEMORY_HOLES_MAX  (512u * 1024)
#define MEMORY_HOLES_PART 32

/* Before anybody comes: what is resident now is needed, what comes on top of it may leave holes.
 * The thread of memory_tidy(). */
void memory_begin(void);
/* As often as one likes, one thread: does something once in MEMORY_TIDY_MS at most. */
void memory_tidy(void);

#endif
