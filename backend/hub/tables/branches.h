/* Matches that branch from a position of a finished one (record/branch.h): a worker makes the
 * match, the store writes it as a whole, and from then on it is found like any other. Loop
 * thread only. */
#ifndef HUB_TABLES_BRANCHES_H
#define HUB_TABLES_BRANCHES_H

#include "hub/hub.h"
#include "record/branch.h"

/* Stores the match in `stored`, which the caller still owns, if the limits and quotas of the
 * user and the address allow one more. `held`: the number of the user's live matches. `done` is
 * called once, maybe before this returns, with the match. */
void hub_branch_save(struct hub *hub, const struct hub_user *user, const char *peer, uint32_t held,
                     const struct stored *stored, hub_done *done, void *context);

#endif
