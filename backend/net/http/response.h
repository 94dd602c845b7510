/* What libmicrohttpd sends: a handler's reply, and what net/ itself says of a request that no
 * handler sees, each with the headers that all have. Any thread. */
#ifndef NET_HTTP_RESPONSE_H
#define NET_HTTP_RESPONSE_H

#include "base/base.h"

struct MHD_Response;
struct http_reply;

/* What a handler's reply becomes; `packed`: for a client that takes gzip. NULL: no memory, or a
 * header value that is none. */
struct MHD_Response *response_of(const struct http_reply *reply, bool packed);

/* The response to a status that net/ itself decides on. NULL without memory. */
struct MHD_Response *response_refusal(unsigned int status);

#endif
