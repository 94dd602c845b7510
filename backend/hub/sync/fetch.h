/* Finds matches, one read for all concurrent requests (hub_fetch_begin() in hub.h). Loop thread
 * only. */
#ifndef HUB_SYNC_FETCH_H
#define HUB_SYNC_FETCH_H

#include "hub/core/internal.h"

/* Records another node's version of a match: a read in progress on a worker may miss it. */
void fetch_receive(struct hub *hub, const char *id, const struct node_version *to);

#endif
