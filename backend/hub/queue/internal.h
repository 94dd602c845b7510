/* Declarations of this folder for the hub: the queue of a match. Loop thread only, except
 * where noted. */
#ifndef HUB_QUEUE_INTERNAL_H
#define HUB_QUEUE_INTERNAL_H

#include "hub/core/internal.h"

/* ---- jobs_write.c ---- */
/* The operation of a job, with the structs to which it points. */
struct job_write {
    struct store_write write;
    struct store_move move;
    struct store_chat chat;
    struct store_seen seen;
    struct store_audit audit;
};

/* The row of its move, or of the set-up; borrows from the job, which was handed over. */
struct store_move jobs_row(const struct hub_job *job);
/* Each fills to->write with the operation of a prepared job; borrows from it. */
void jobs_write_match(struct hub_job *job, struct job_write *to);
void jobs_write_join(struct hub_job *job, struct job_write *to);
void jobs_write_invite(struct hub_job *job, struct job_write *to);
void jobs_write_leave(struct hub_job *job, struct job_write *to);
void jobs_write_rematch(struct hub_job *job, struct job_write *to);
void jobs_write_row(struct hub_job *job, struct job_write *to);
void jobs_write_conditional(struct hub_job *job, struct job_write *to);
void jobs_write_chat(struct hub_job *job, struct job_write *to);
void jobs_write_seen(struct hub_job *job, struct job_write *to);

/* ---- actions.c ---- */
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

/* The row of the job's action. */
const struct action *job_action(const struct hub_job *job);
/* The row of the action whose effects are written: a table that fills starts its match, and a job
 * may end with nothing but changes of conditional moves. */
const struct action *job_written_action(const struct hub_job *job);

/* ---- jobs.c ---- */
/* hub->caught_up. */
void jobs_go_on(struct hub_match *match, enum hub_err why);
/* Queues a bot's move, chosen at a place of the log. `done` is called exactly once, maybe before
 * this returns. */
void jobs_bot_move(struct hub_match *match, int seat, uint32_t expects, uint64_t hash,
                   const struct game_move *move, hub_done *done, void *context);

/* Evaluates the conditional moves of a seat, in the match's queue. `done` is called exactly once,
 * maybe before this returns. */
void jobs_conditional_ask(struct hub_match *match, int seat, hub_done *done, void *context);

/* Queues the decision whether the match expires. */
void jobs_due(struct hub_match *match);
/* The same when that user, its host, is removed: an open table ends, even with watchers. */
void jobs_due_gone(struct hub_match *match, int64_t host);
/* Queues a move of the table that the server makes for a seat. */
void jobs_server_move(struct hub_match *match, int seat, const struct game_move *move);

#endif
