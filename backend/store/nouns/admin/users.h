/* Users and bans as administrators see them. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_USERS_H
#define STORE_NOUNS_ADMIN_USERS_H

#include "store/nouns/admin.h"

/* Calls `each` for users whose name contains look->text, or whose number equals it; the newest
 * first. */
MUST_USE enum store_err store_users_list(struct store_reader *reader, enum store_users which,
                                         const struct store_look *look, store_user_each *each,
                                         void *context);
/* Reads one user, also a deleted one. */
MUST_USE enum store_err store_user_row_read(struct store_reader *reader, int64_t id, int64_t now_ms,
                                            struct store_user_row *row);

/* Reads the ban of a user that applies at `now_ms`. STORE_NOT_FOUND: the user is not banned. */
MUST_USE enum store_err store_ban_read(struct store_reader *reader, int64_t user, int64_t now_ms,
                                       struct store_ban *ban);

#endif
