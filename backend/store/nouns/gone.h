/* Users who are deleted or banned. Writer thread. */
#ifndef STORE_NOUNS_GONE_H
#define STORE_NOUNS_GONE_H

#include "store/nouns/internal.h"

/* Removes the live data of a user who is being deleted or banned (store.h, STORE_BAN). */
MUST_USE enum store_err ops_user_gone(struct writer *writer, int64_t user, int64_t now_ms);
/* Checks that the user is neither deleted nor banned at `now_ms`, else STORE_NOT_FOUND, and
 * locks the user's row against changes (row_locks.h). */
MUST_USE enum store_err ops_here(struct writer *writer, int64_t user, int64_t now_ms);

#endif
