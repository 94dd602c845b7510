/* Matches that were played without a server, and that their players bring into their accounts: a
 * worker checks and makes the match (api/match/offline.h), the store writes it as a whole. It is
 * over, unlisted and unrated. Loop thread only. */
#ifndef HUB_TABLES_OFFLINE_H
#define HUB_TABLES_OFFLINE_H

#include "hub/hub.h"
#include "record/stored.h"

/* Stores the match in `stored`, which the caller still owns, if the allowances of the user and the
 * address allow one more; a match that is stored already, by its id, stays as it is. `done` is
 * called once, maybe before this returns, with the match. */
void hub_offline_save(struct hub *hub, const struct hub_user *user, const char *peer,
                      const struct stored *stored, hub_done *done, void *context);

#endif
