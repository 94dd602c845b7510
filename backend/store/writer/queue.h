/* The bounded queue between the loop thread and the writer thread: new operations enter it, the
 * writer returns them with their results, and the loop removes them for their `done`. An item
 * belongs to the queue from queue_put() until queue_pop(). */
#ifndef STORE_WRITER_QUEUE_H
#define STORE_WRITER_QUEUE_H

#include <pthread.h>

#include "store/write/transaction.h"

struct queue_list {
    struct queue_item *first;
    struct queue_item *last;
    uint32_t count;
};

struct queue {
    pthread_mutex_t mutex;
    pthread_cond_t filled;
    struct queue_list waiting; /* for the writer */
    struct queue_list ended;   /* for the loop thread */
    uint32_t items;            /* number of items that wait, are being written, or have ended */
    bool closing;
    int64_t taken_us;         /* start of the writer's current work; 0: it is waiting for work */
    int64_t stuck_us;         /* duration from which that work counts as stuck */
    bool gathers;             /* only for the loop thread, both: a put does not wake the writer */
    bool unsaid;              /* an item was added since the last signal */
    struct store_stats stats; /* here because the mutex protects them */
    uint64_t latency_count;
    uint32_t latency_us[STORE_LATENCIES]; /* ring of the newest latencies */
};

enum queue_taken { QUEUE_GROUP, QUEUE_IDLE, QUEUE_CLOSED };

/* Copies an operation. Returns NULL if there is no memory. A write that breaks store.h's limits is
 * a bug. Any thread. */
struct queue_item *queue_item_new(const struct store_write *write, store_done *done, void *context);
/* Frees it; NULL is allowed. */
void queue_item_free(struct queue_item *item);

/* A group that runs longer than `stuck_ms` counts as stuck. Returns -1 if the system refuses. */
MUST_USE int queue_init(struct queue *queue, int64_t stuck_ms);
/* Frees the queue, which must be empty, and unused by other threads. */
void queue_destroy(struct queue *queue);

/* Adds an item and takes ownership of it, if it returns STORE_OK; else STORE_BUSY, STORE_CLOSED,
 * or, after queue_gather(), STORE_STUCK. Loop thread. */
MUST_USE enum store_err queue_put(struct queue *queue, struct queue_item *item);

/* Sets that queue_put() no longer wakes the writer, but queue_say() does. Loop thread. */
void queue_gather(struct queue *queue);
/* Wakes the writer, if there are items that it has not seen. Loop thread. */
void queue_say(struct queue *queue);

/* Waits for items and moves at most STORE_GROUP_MAX of them to `group`. QUEUE_IDLE: nothing
 * arrived for `idle_ms` (-1: waits for ever). QUEUE_CLOSED: the queue is closed and empty.
 * Writer thread. */
enum queue_taken queue_receive(struct queue *queue, int idle_ms, struct queue_list *group);

/* Returns whether an item waits, or the queue is closing. Writer thread. */
bool queue_waits(struct queue *queue);

/* Returns a group with its results and adds to `stats`; leaves `group` empty. Writer thread. */
void queue_end(struct queue *queue, struct queue_list *group, const struct store_stats *stats);

/* Both are about a store that cannot write. The first sets the error for which nothing can be
 * written at present; the second returns whether queue_close() was called. Writer thread. */
void queue_failing(struct queue *queue, enum store_err failing);
bool queue_closing(struct queue *queue);

/* Returns the duration of the writer's current work in us; 0: it is idle. Loop thread. */
int64_t queue_busy_us(struct queue *queue);

/* Returns the number of ended items. Loop thread. */
uint32_t queue_ended(struct queue *queue);
/* Removes and returns the first ended item, or NULL; the caller frees it. Loop thread. */
struct queue_item *queue_pop(struct queue *queue);

/* Rejects all later items. Loop thread. */
void queue_close(struct queue *queue);

/* Each reads statistics, on any thread. The first takes longer, since latencies are sorted. */
void queue_stats(struct queue *queue, struct store_stats *stats);
enum store_err queue_is_failing(struct queue *queue);

#endif
