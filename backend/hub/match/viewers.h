/* Sends the viewers of a match on this node to the other nodes. Loop thread only. */
#ifndef HUB_MATCH_VIEWERS_H
#define HUB_MATCH_VIEWERS_H

#include "hub/core/internal.h"

/* Sends the viewers of the match on this node to the other nodes. `now_ms`: the present time,
 * monotonic. */
void viewers_send(struct hub_match *match, int64_t now_ms);
/* Schedules a message after a viewer has come or left. The first viewer is announced at once,
 * others at the next tick. */
void viewers_changed(struct hub_match *match);

#endif
