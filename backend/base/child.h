/* This program once more, as a process of its own, for work that must be ended from outside or that
 * may take no more memory than it is given: main() is run with other arguments, reads what it is to
 * do from its standard input and writes what it found to its standard output. Any thread that does
 * not take SIGPIPE, and several at a time. */
#ifndef BASE_CHILD_H
#define BASE_CHILD_H

#include <stdatomic.h>

#include "base/buf.h"

#define CHILD_STOP_MS 50 /* how soon a child that shall end is ended */

enum child_end {
    CHILD_DONE,    /* it has closed its output */
    CHILD_LATE,    /* it was killed at its time */
    CHILD_STOPPED, /* it was killed because of `stop` */
    CHILD_LARGE,   /* it was killed because its output does not fit */
    CHILD_NOT_STARTED,
};

struct child {
    const char *command; /* the program's first argument */
    const void *input;
    size_t input_size;
    uint32_t ms_max;
    const atomic_bool *stop; /* NULL: nobody stops it */
};

/* Starts it, waits for its end and leaves nothing of it behind. Its output is appended to `output`,
 * whose size_max bounds it; unless it is CHILD_DONE that may be cut anywhere. */
MUST_USE enum child_end child_run(const struct child *child, struct buf *output);

/* In the child, first thing: it ends with the thread that started it, and after `ms_max` at the
 * latest; writes no file; takes `memory_max` bytes at most (not under sanitizers, which take more
 * for themselves); has no other file of the parent open; and is the first to go when the machine
 * has no memory left. */
void child_bound(uint32_t ms_max, size_t memory_max);

#endif
