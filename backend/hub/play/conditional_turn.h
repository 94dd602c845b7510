/* Turns a seat's conditional moves into a move when its turn comes, or drops them. Loop thread
 * only. */
#ifndef HUB_PLAY_CONDITIONAL_TURN_H
#define HUB_PLAY_CONDITIONAL_TURN_H

#include "hub/match/conditional.h"

/* Prepares HUB_CONDITIONAL_ASK of the server: makes the job the move that the conditional moves
 * of request.seat choose, or the drop of these, or returns HUB_STALE if there is nothing to do. */
struct hub_error conditional_ask_prepare(struct hub_job *job);

#endif
