/* Reads of matches not in memory: the counts of live matches, and the newest for the lobby. Loop
 * thread only. */
#ifndef HUB_LOBBY_SURVEY_H
#define HUB_LOBBY_SURVEY_H

#include "hub/core/internal.h"

/* Reads the number of live matches and the newest listed ones, on this thread: at the start. */
void survey_now(struct hub *hub);
/* Repeats the read on a worker, if it failed, the lists became short, or other nodes may have
 * changed them (hub->refresh.all). Called on each tick. */
void survey_tick(struct hub *hub);
/* Counts a match that was added with that status (1), or removed (-1). */
void survey_count(struct hub *hub, enum store_status status, int difference);
/* Sets the status that is stored in the database. */
void survey_stored(struct hub_match *match, enum store_status status);
/* Removes a match that was deleted from the database. */
void survey_gone(struct hub_match *match);

#endif
