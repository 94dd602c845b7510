/* The addresses of users, and the times at which messages to them are due. The thread of the
 * reader. */
#ifndef STORE_NOUNS_NOTICES_ADDRESSES_H
#define STORE_NOUNS_NOTICES_ADDRESSES_H

#include "store/nouns/notices.h"

/* Calls `row` for the addresses of a user, oldest first, without those for account emails, until
 * it returns false. */
MUST_USE enum store_err store_addresses_each(struct store_reader *reader, int64_t user,
                                             store_address_row *row, void *context);
/* Fills `address`. STORE_NOT_FOUND: no address has that number. */
MUST_USE enum store_err store_address_read(struct store_reader *reader, int64_t number,
                                           struct store_address *address);
/* Reads the users with that email address, at most STORE_MAIL_SHARED_MAX; `*count` becomes their
 * number. */
MUST_USE enum store_err store_mail_users(struct store_reader *reader, const char *target,
                                         int64_t users[STORE_MAIL_SHARED_MAX], size_t *count);

/* Reads the numbers of the addresses of that kind that are due at `now_ms`, the longest due
 * first, at most `count`, with their due times. */
MUST_USE enum store_err store_addresses_due_each(struct store_reader *reader, int64_t now_ms,
                                                 enum store_due due, uint32_t count,
                                                 store_due_row *row, void *context);
/* Fills the first time after now_ms at which an address is due; 0: there is none. */
MUST_USE enum store_err store_addresses_next(struct store_reader *reader, int64_t now_ms,
                                             int64_t *next_ms);
/* Calls `row` for the postponed rows of the outbox that are due at `now_ms`, at most `count`,
 * and fills the first time after now_ms at which one is due; 0: there is none. */
MUST_USE enum store_err store_sleepers_due_each(struct store_reader *reader, int64_t now_ms,
                                                uint32_t count, store_due_row *row, void *context,
                                                int64_t *next_ms);

#endif
