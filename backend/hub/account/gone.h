/* A user is gone: deleted or banned. The store has freed seats and invitations at open tables and
 * marked what is due (store.h, STORE_BAN); the hub reads that again, drops orders, and has the
 * caretaker end open tables and write into running matches that the seats are gone. The marks stay
 * until that is written, so that a restart, or another node, completes it. Loop thread only. */
#ifndef HUB_ACCOUNT_GONE_H
#define HUB_ACCOUNT_GONE_H

#include "hub/core/internal.h"

/* After the commit. `name` is what a deleted user is called from now on, NULL: the user is banned.
 * Other nodes are told. */
void gone_apply(struct hub *hub, int64_t user, const char *name);
/* The same, which another node or process has committed. */
void gone_hear(struct hub *hub, int64_t user, const char *name);

/* A user has another name: a guest has become an account. The store has renamed the user's seats;
 * the hub renames them in memory and reads the matches again. After the commit; other nodes are
 * notified. */
void renamed_apply(struct hub *hub, int64_t user, const char *name);
/* The same, which another node has committed. */
void renamed_hear(struct hub *hub, int64_t user, const char *name);

#endif
