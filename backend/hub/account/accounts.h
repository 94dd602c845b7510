/* The path of account requests (hub/accounts.h), for the other files of the hub. Loop thread only.
 */
#ifndef HUB_ACCOUNT_ACCOUNTS_H
#define HUB_ACCOUNT_ACCOUNTS_H

#include "hub/core/internal.h"

/* Returns the reason why a password is not being hashed. */
struct hub_error accounts_pool_error(enum pool_answer answer);

/* Trims a name, and returns whether a guest, or an account, may have it: HUB_BAD_NAME,
 * HUB_NAME_TAKEN for words that people would mistake for the server or a bot. */
enum hub_err accounts_name_check(char *name, bool guest);

#endif
