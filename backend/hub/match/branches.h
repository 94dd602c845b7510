/* Matches that go on from a moment of one that has ended (record/branch.h): what a worker has made
 * is stored as a whole, and found like any other from then on. Loop thread only. */
#ifndef HUB_MATCH_BRANCHES_H
#define HUB_MATCH_BRANCHES_H

#include "hub/hub.h"
#include "record/branch.h"

/* Stores the match that `stored` has, which stays the caller's, if the limits and quotas of the
 * user and his address allow one more. `held`: how many of his go on. `done` is called once, maybe
 * before this returns, with the match. */
void hub_branch_save(struct hub *hub, const struct hub_user *user, const char *peer, uint32_t held,
                     const struct stored *stored, hub_done *done, void *context);

#endif
