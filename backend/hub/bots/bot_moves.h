/* Bots at the table: each thinks on a worker, and its move is queued like the request of a person.
 * Loop thread only. */
#ifndef HUB_BOTS_BOT_MOVES_H
#define HUB_BOTS_BOT_MOVES_H

#include "hub/core/internal.h"

/* Schedules a decision of every bot that owes one. */
void bot_moves_wake(struct hub_match *match);
/* Schedules the evaluation of the conditional moves of that seat, which owes a decision, a
 * little later. */
void bot_moves_again(struct hub_match *match, int seat);
/* Starts the bots whose delay is over. Called on each tick. */
void bot_moves_tick(struct hub *hub);
/* Stops the bots that are thinking, because the hub was stopped. */
void bot_moves_stop(struct hub *hub);

#endif
