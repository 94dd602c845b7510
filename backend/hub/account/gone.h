/* Removal of a user who is deleted or banned. The store has freed seats and invitations at open
 * tables and marked due matches (store.h, STORE_BAN). The hub reads them again, drops conditional
 * moves, and lets the caretaker end open tables and write the removal into running matches. The
 * marks stay until that is written, so that a restart, or another node, completes it. Loop thread
 * only. */
#ifndef HUB_ACCOUNT_GONE_H
#define HUB_ACCOUNT_GONE_H

#include "hub/core/internal.h"

/* Applies the removal after its commit and sends it to other nodes. `name` is the new name of a
 * deleted user, NULL: the user is banned. */
void gone_apply(struct hub *hub, int64_t user, const char *name);
/* Applies a removal that another node or process has committed. */
void gone_receive(struct hub *hub, int64_t user, const char *name);

/* Applies a new name of a user: a guest has become an account, or a moderator has renamed them. The
 * store has renamed the user's seats; the hub renames them in memory and reads the matches again.
 * Called after the commit; other nodes are notified. */
void renamed_apply(struct hub *hub, int64_t user, const char *name);
/* Applies a new name that another node has committed. */
void renamed_receive(struct hub *hub, int64_t user, const char *name);

#endif
