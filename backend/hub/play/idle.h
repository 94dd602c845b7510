/* Idle matches end automatically: an open table without changes, or a match in progress without
 * moves. Loop thread only. */
#ifndef HUB_PLAY_IDLE_H
#define HUB_PLAY_IDLE_H

#include "hub/core/internal.h"

/* Prepares HUB_DUE: ends the match, or sets the time of the next check. */
struct hub_error idle_prepare(struct hub_job *job);
/* Turns HUB_DUE into the move that ends a match without moves for very long, if one of its
 * players has resigned. False: not applicable. */
MUST_USE bool idle_gives_up(struct hub_job *job);
/* Turns HUB_CLOSE into the same move if a player has resigned, since the ranks of the others
 * then are a result, however the match ends. False: it ends without a result. */
MUST_USE bool idle_closes(struct hub_job *job);
/* Sets the time after the job at which the caretaker must check the match. */
void idle_set(struct hub_job *job);

#endif
