/* Reads of the store while the server runs. The loop thread has no reader: for data not in memory
 * it queues a job to a worker, which provides one, and continues with the answer. So a slow disk
 * delays only the requester. */
#ifndef HUB_CORE_READS_H
#define HUB_CORE_READS_H

#include <stdatomic.h>

#include "hub/hub.h"

enum hub_read_kind {
    HUB_READ_ROW,   /* a lookup by an index: a session, a user */
    HUB_READ_MATCH, /* a match, or its parts that are not in memory, for its viewers */
    HUB_READ_LIST,  /* may scan a history, and has a lower priority */
    HUB_READ_DUE,   /* what the server itself has to do now */
};

/* One read. Put it at the front of a larger struct. */
struct hub_read {
    /* On a worker. `reader` is lent until it returns. */
    void (*run)(struct hub_read *read, struct store_reader *reader);
    /* On the loop thread, exactly once. It owns the read from here. With an `err` there was no
     * reader, and nothing has been run. */
    void (*done)(struct hub_read *read);
    struct store *store; /* these three are filled in */
    enum store_err err;
    bool passed_over;     /* the job was cancelled before it ran */
    atomic_bool unwanted; /* set on the loop thread, at any time: the result is not needed */
};

/* Queues a read of `owner` (pool_owner_of() an address, or a user's id): owners take turns.
 * POOL_TAKEN: `done` will be called, never before this returns. Otherwise nothing is retained. Loop
 * thread.
 */
MUST_USE enum pool_answer hub_read_begin(struct hub *hub, enum hub_read_kind kind, uint64_t owner,
                                         struct hub_read *read);

/* Reads at once and calls `done`. Only before the loop runs: at the start. */
void hub_read_now(struct hub *hub, struct hub_read *read);

#endif
