/* The structs of a match's queue, for the files of the hub: a job's write, its commit, its action.
 * Loop thread only. */
#ifndef HUB_QUEUE_INTERNAL_H
#define HUB_QUEUE_INTERNAL_H

#include "hub/core/internal.h"

/* The operation of a job, with the structs to which it points. */
struct job_write {
    struct store_write write;
    struct store_move move;
    struct store_chat chat;
    struct store_seen seen;
    struct store_audit audit;
};

/* A committed job, and what its action makes of it. */
struct applied {
    struct hub_job *job;
    const struct store_match *before; /* the match's info before it */
    int64_t id;                       /* the store's result id */
    struct hub_match *result;         /* the answer's: the job's match; NULL: it is deleted */
    uint32_t version;                 /* the answer's; 0: none */
};

/* An action of requests, as a row of the table of all. */
struct action {
    bool damaged; /* also at a damaged match */
    /* Fills job->changed (and more), or says why not. HUB_OK: write it. */
    struct hub_error (*prepare)(struct hub_job *job);
    /* Fills the operation; borrows from the prepared job. */
    void (*write)(struct hub_job *job, struct job_write *to);
    /* Puts what was committed into memory, but for job->changed, which is there already. Returns
     * the HUB_CHANGE_... bits. */
    unsigned (*apply)(struct applied *applied);
};

#endif
