/* The path of a request: into its match's queue, to the store, and only then into the match. Loop
 * thread only. */
#ifndef HUB_QUEUE_JOBS_H
#define HUB_QUEUE_JOBS_H

#include "hub/queue/internal.h"

/* Continues the requests of the match after a reload, or answers all of them with `why`
 * (hub->caught_up). */
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
/* Queues the same decision after the host was removed: an open table ends, even with watchers. */
void jobs_due_gone(struct hub_match *match, int64_t host);
/* Queues a move of the table that the server makes for a seat. */
void jobs_server_move(struct hub_match *match, int seat, const struct game_move *move);

#endif
