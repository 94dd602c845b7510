/* The writer thread: receives groups from the queue, runs each in one transaction, and returns
 * them. Only this thread writes to the file, and only it uses `struct writer`
 * (write/transaction.h) while it runs. */
#ifndef STORE_WRITER_WRITER_H
#define STORE_WRITER_WRITER_H

#include <stdatomic.h>

#include "store/writer/queue.h"

/* Interval of attempts while nothing can be written and no operation comes. */
#define WRITER_PROBE_MS 1000

#define WRITER_GIVEN_UP_MS 5000

/* Lets the thread that closes the store stop the writer's wait for a database. */
struct writer_stop {
    pthread_mutex_t mutex;
    /* socket of the writing session, for shutdown(); -1: none. Protected by the mutex */
    int socket;
    atomic_bool given_up; /* stop waiting, and begin no work */
    atomic_bool ended;    /* the thread is at its end */
};

/* Runs until the queue is closed and empty. `context` is a struct writer. */
void *writer_main(void *context);

/* Returns when writer_main() has ended: for the thread that has closed the queue. Operations
 * that have waited for a database for WRITER_GIVEN_UP_MS are abandoned, which the log records:
 * their callers get STORE_CLOSED, since they may have been committed. */
void writer_end_await(struct writer *writer);

#endif
