/* The providers through which people sign in, for other answers. */
#ifndef API_ACCOUNT_PROVIDERS_H
#define API_ACCOUNT_PROVIDERS_H

#include "api/core/internal.h"

/* Prints the member "providers": what this server offers. Any thread, while the call is open. */
void api_providers_print(const struct api_call *call, struct json *json);

#endif
