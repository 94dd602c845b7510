/* The automatic end of a match: an open table without changes, or a match in progress without
 * moves. Loop thread only. */
#ifndef HUB_PLAY_EXPIRY_H
#define HUB_PLAY_EXPIRY_H

#include "hub/core/internal.h"

/* HUB_DUE: ends the match, or sets another time for the next check. */
struct hub_error expiry_prepare(struct hub_job *job);
/* Turns HUB_DUE into the move that ends a match without moves for very long, from which a player
 * has resigned. False: not applicable. */
MUST_USE bool expiry_gives_up(struct hub_job *job);
/* Turns HUB_CLOSE into the same move if a player has resigned, since the ranks of the others are a
 * result then, however the match ends. False: it ends without a result. */
MUST_USE bool expiry_closes(struct hub_job *job);
/* Sets when the caretaker must check the match after the job. */
void expiry_set(struct hub_job *job);

#endif
