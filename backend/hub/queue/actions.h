/* The actions of requests about matches, one row for each. Loop thread only. */
#ifndef HUB_QUEUE_ACTIONS_H
#define HUB_QUEUE_ACTIONS_H

#include "hub/queue/internal.h"

/* Returns the row of the job's action. */
const struct action *job_action(const struct hub_job *job);
/* Returns the row of the action whose effects are written. It may differ from the request: a
 * table that fills starts its match, and a job may end with nothing but changes of conditional
 * moves. */
const struct action *job_written_action(const struct hub_job *job);

#endif
