/* Loads matches changed by other nodes if a client here follows one of their users. Loop thread
 * only. */
#ifndef HUB_NODES_FOLLOWERS_H
#define HUB_NODES_FOLLOWERS_H

#include "hub/core/internal.h"

/* Returns whether a client here follows the matches of one of `count` users. */
MUST_USE bool followers_want(const struct hub *hub, const int64_t *users, size_t count);
/* Loads a match that another node has changed for one of those users, and notifies its followers.
 */
void followers_find(struct hub *hub, const char *id);

#endif
