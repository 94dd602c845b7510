/* Memory of the event loop. libev ends the process on a failed allocation, though it needs only a
 * few kilobytes, which may be free a moment later. */
#ifndef NET_CORE_LOOP_MEMORY_H
#define NET_CORE_LOOP_MEMORY_H

/* Duration and number of waits of a thread in a process without memory. */
#define LOOP_MEMORY_WAIT_MS 10
#define LOOP_MEMORY_TRIES   100

/* Makes all loops of this process wait for memory, with a message in the log. If there is still
 * none, the process ends as before: acknowledged data are on the disk. Call before the first
 * loop; any thread. */
void loop_memory_wait(void);

#endif
