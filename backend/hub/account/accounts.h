/* The path of account requests (hub/accounts.h), for the other files of the hub. Loop thread only.
 */
#ifndef HUB_ACCOUNT_ACCOUNTS_H
#define HUB_ACCOUNT_ACCOUNTS_H

#include "hub/core/internal.h"

/* Returns the reason why a password is not being hashed. */
struct hub_error accounts_pool_error(enum pool_answer answer);

#endif
