/* The structs of a match's queue, for the files of the hub: a job's write, its commit, its action.
 * Loop thread only. */
#ifndef HUB_QUEUE_INTERNAL_H
#define HUB_QUEUE_INTERNAL_H

#include "hub/core/internal.h"

/* The store operation of a job, with the structs to which it points. */
struct job_write {
    struct store_write write;
    struct store_move move;
    struct store_chat chat;
    struct store_seen seen;
    struct store_audit audit;
};

/* A committed job, and the effects of its action. */
struct applied {
    struct hub_job *job;
    const struct store_match *before; /* the match's info before the job */
    int64_t id;                       /* the store's result id */
    struct hub_match *result;         /* the match of the answer; NULL: it is deleted */
    uint32_t version;                 /* version in the answer; 0: none */
};

/* An action of requests, as a row of the table of all actions. */
struct action {
    bool damaged; /* it is possible for a damaged match */
    /* Fills job->changed (and more) and returns HUB_OK, or returns the reason of a failure. */
    struct hub_error (*prepare)(struct hub_job *job);
    /* Fills the operation; borrows from the prepared job. */
    void (*write)(struct hub_job *job, struct job_write *to);
    /* Applies the commit to memory, except for job->changed, which is applied already. Returns
     * the HUB_CHANGE_... bits. */
    unsigned (*apply)(struct applied *applied);
};

#endif
