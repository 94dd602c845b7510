/* Memory of the event loop. libev ends the process on a failed allocation, though it needs only a
 * few kilobytes, which may be free a moment later. */
#ifndef NET_CORE_LOOP_MEMORY_H
#define NET_CORE_LOOP_MEMORY_H

/* A thread of a process without memory waits so long for it, so often. */
#define LOOP_MEMORY_WAIT_MS 10
#define LOOP_MEMORY_TRIES   100

/* Makes all loops of this process wait for memory, with a message in the log. If there is still
 * none, the process ends as before: acknowledged data is on the disk. Before the first loop; any
 * thread. */
void loop_memory_wait(void);

#endif
