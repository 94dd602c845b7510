/* Finds matches in which bots owed a decision when the server stopped. Loop thread only. */
#ifndef HUB_BOTS_PENDING_BOTS_H
#define HUB_BOTS_PENDING_BOTS_H

#include "hub/core/internal.h"

/* Continues the scan for matches whose bots owed a decision at the start, while few others do.
 * Called on each tick. */
void pending_bots_tick(struct hub *hub);
/* Frees the memory of the scan. */
void pending_bots_close(struct hub *hub);

#endif
