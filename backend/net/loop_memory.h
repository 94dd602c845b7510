/* Memory of the event loop. libev ends the process where it gets none, though it asks for a few
 * kilobytes and there may be some a moment later. */
#ifndef NET_LOOP_MEMORY_H
#define NET_LOOP_MEMORY_H

/* A thread of a process without memory waits so long for it, so often. */
#define LOOP_MEMORY_WAIT_MS 10
#define LOOP_MEMORY_TRIES   100

/* From now on all loops of this process wait for their memory, and it is told in the log; who gets
 * none then ends the process, as ever: what was acknowledged is on the disk. Before the first loop;
 * any thread. */
void loop_memory_wait(void);

#endif
