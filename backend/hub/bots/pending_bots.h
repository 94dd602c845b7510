#ifndef HUB_BOTS_PENDING_BOTS_H
#define HUB_BOTS_PENDING_BOTS_H

#include "hub/core/internal.h"

/* On each tick: continues the scan for matches whose bots already owed a decision at the start,
 * while few others do.
 */
void pending_bots_tick(struct hub *hub);
/* Gives back what that has remembered. */
void pending_bots_close(struct hub *hub);

#endif
