#ifndef STORE_NOUNS_GONE_H
#define STORE_NOUNS_GONE_H

#include "store/nouns/internal.h"

/* Removes the live data of a user who is being deleted or banned (store.h, STORE_BAN). */
MUST_USE enum store_err ops_user_gone(struct writer *writer, int64_t user, int64_t now_ms);
/* STORE_NOT_FOUND if the user is deleted, or banned then; the user's row is shared (row_locks.h).
 */
MUST_USE enum store_err ops_here(struct writer *writer, int64_t user, int64_t now_ms);

#endif
