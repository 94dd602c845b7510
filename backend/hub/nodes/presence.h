/* Exchanges the viewers of matches with other nodes. Loop thread only. */
#ifndef HUB_NODES_PRESENCE_H
#define HUB_NODES_PRESENCE_H

#include "hub/core/internal.h"

/* Receives the viewers of a match on another node. */
void presence_receive(struct hub *hub, char *line);
/* Sends the viewers here, and due versions of matches, to other nodes; drops entries that were
 * not repeated. Called on each tick. */
void presence_tick(struct hub *hub);

#endif
