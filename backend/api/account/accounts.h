/* Requests about accounts, as more than one file makes them. Loop thread only. */
#ifndef API_ACCOUNT_ACCOUNTS_H
#define API_ACCOUNT_ACCOUNTS_H

#include "api/core/internal.h"

/* Fills the request with what the call says of its sender: user, address and device. */
void api_account_request(const struct api_call *call, enum hub_account_action action,
                         struct hub_account_request *request);
/* Ends the call with the answer; `context` is the call. */
void api_account_done(void *context, const struct hub_account_answer *answer);

#endif
