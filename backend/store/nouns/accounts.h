/* Reads accounts by name. The thread of the reader. */
#ifndef STORE_NOUNS_ACCOUNTS_H
#define STORE_NOUNS_ACCOUNTS_H

#include "store/store.h"

/* Reads an account (not a guest) by its name: among accounts with the same key the one with exactly
 * this spelling, or else the oldest. */
MUST_USE enum store_err store_account_read(struct store_reader *reader, const char *name,
                                           struct store_user *user);
/* Reads an account like store_account_read(), for a sign-in from a device with the cookie of
 * `known` (STORE_TOKEN_HASH_BYTES). `*is_known`: it is a known device of the account. */
MUST_USE enum store_err store_login_read(struct store_reader *reader, const char *name,
                                         const unsigned char *known, struct store_user *user,
                                         bool *is_known);

struct writer;
/* Gives the user another name, also at seats and in chat: the operation reads id, name and guest.
 * STORE_TAKEN; STORE_NOT_FOUND: there is no such user. Writer thread. */
MUST_USE enum store_err ops_user_rename(struct writer *writer, const struct store_user *user);

#endif
