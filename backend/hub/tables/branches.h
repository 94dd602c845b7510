/* Matches that branch from a position of a finished one (record/branch.h): the result of a worker
 * is stored as a whole, and found like any other from then on. Loop thread only. */
#ifndef HUB_TABLES_BRANCHES_H
#define HUB_TABLES_BRANCHES_H

#include "hub/hub.h"
#include "record/branch.h"

/* Stores the match in `stored`, which stays the caller's, if the limits and quotas of the user and
 * the address allow one more. `held`: the number of the user's live matches. `done` is called once,
 * maybe before this returns, with the match. */
void hub_branch_save(struct hub *hub, const struct hub_user *user, const char *peer, uint32_t held,
                     const struct stored *stored, hub_done *done, void *context);

#endif
