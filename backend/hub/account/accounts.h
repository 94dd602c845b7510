#ifndef HUB_ACCOUNT_ACCOUNTS_H
#define HUB_ACCOUNT_ACCOUNTS_H

#include "hub/core/internal.h"

/* Why a password is not being hashed. */
struct hub_error accounts_pool_error(enum pool_answer answer);

#endif
