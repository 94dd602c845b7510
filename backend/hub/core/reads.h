/* Reads of the store while the server runs. The loop thread has no reader: for data not in
 * memory it queues a job to a worker, which provides one, and continues with the answer. So a
 * slow disk delays only the requester. */
#ifndef HUB_CORE_READS_H
#define HUB_CORE_READS_H

#include <stdatomic.h>

#include "hub/hub.h"

enum hub_read_kind {
    HUB_READ_ROW,   /* a lookup by an index: a session, a user */
    HUB_READ_MATCH, /* a match, or parts of it that are not in memory, for its viewers */
    HUB_READ_LIST,  /* a list: may scan a history, and has a lower priority */
    HUB_READ_DUE,   /* due work of the server itself */
};

/* One read. It must be the first member of a larger struct. */
struct hub_read {
    /* Runs on a worker. `reader` is lent until it returns. */
    void (*run)(struct hub_read *read, struct store_reader *reader);
    /* Runs on the loop thread, exactly once, and owns the read from then on. With an `err` there
     * was no reader, and `run` was not called. */
    void (*done)(struct hub_read *read);
    struct store *store; /* hub_read_begin() sets these three */
    enum store_err err;
    bool passed_over;     /* the job was cancelled before it ran */
    atomic_bool unwanted; /* set on the loop thread at any time: nobody needs the result */
};

/* Queues a read of `owner` (pool_owner_of() an address, or a user's id): owners take turns.
 * POOL_TAKEN: `done` will be called, never before this returns. Otherwise nothing is retained. Loop
 * thread.
 */
MUST_USE enum pool_answer hub_read_begin(struct hub *hub, enum hub_read_kind kind, uint64_t owner,
                                         struct hub_read *read);

/* Reads on this thread and calls `done`. Only at the start, before the loop runs. */
void hub_read_now(struct hub *hub, struct hub_read *read);

#endif
