/* The answer to a request that has signed a user in. Loop thread only. */
#ifndef API_ACCOUNT_SIGNED_IN_H
#define API_ACCOUNT_SIGNED_IN_H

#include "api/core/internal.h"

/* Ends the call like api_reply_user() with 201, after a sign-in. The user may have other
 * sessions: the store limits their number, so the connections of a session that it has deleted
 * are checked. */
void api_signed_in(struct api_call *call, const struct hub_user *user, const char *token,
                   const char *known);

#endif
