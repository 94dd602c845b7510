/* The store operations of prepared jobs. Loop thread only. */
#ifndef HUB_QUEUE_JOBS_WRITE_H
#define HUB_QUEUE_JOBS_WRITE_H

#include "hub/queue/internal.h"

/* Returns the row of the job's move, or of the set-up; borrows from the job. */
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

#endif
