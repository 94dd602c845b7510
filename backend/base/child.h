/* Runs this program again as a child process, for work that must be stoppable or limited in memory.
 * main() runs with other arguments, reads its task from standard input and writes its result to
 * standard output. Any thread that blocks SIGPIPE, and several at a time. */
#ifndef BASE_CHILD_H
#define BASE_CHILD_H

#include <stdatomic.h>

#include "base/buf.h"

#define CHILD_STOP_MS 50 /* maximum delay before a stopped child is killed */

enum child_end {
    CHILD_DONE,    /* it has closed its output */
    CHILD_LATE,    /* it was killed at its timeout */
    CHILD_STOPPED, /* it was killed because of `stop` */
    CHILD_LARGE,   /* it was killed because its output does not fit */
    CHILD_NOT_STARTED,
};

struct child {
    const char *command; /* the program's first argument */
    const void *input;
    size_t input_size;
    uint32_t ms_max;
    const atomic_bool *stop; /* NULL: it cannot be stopped */
};

/* Starts the child, waits for its end and cleans up after it. Its output is appended to `output`,
 * whose size_max limits it. Unless the result is CHILD_DONE, the output may be incomplete.
 */
MUST_USE enum child_end child_run(const struct child *child, struct buf *output);

/* Sets the limits of the child, which calls this first. It ends with the thread that started it,
 * and after `ms_max` at the latest. It cannot write a file or use a file of the parent. It uses
 * `memory_max` bytes at most (not under sanitizers, which need more). It is the first to be
 * killed when the machine runs out of memory. */
void child_bound(uint32_t ms_max, size_t memory_max);

#endif
