/* The responses of libmicrohttpd: a handler's reply, and net/'s own answers to requests that no
 * handler receives, each with the common headers. Any thread. */
#ifndef NET_HTTP_RESPONSE_H
#define NET_HTTP_RESPONSE_H

#include "base/base.h"

struct MHD_Response;
struct http_reply;

/* Converts a handler's reply; `packed`: for a client that accepts gzip. NULL: no memory, or an
 * invalid header value. */
struct MHD_Response *response_of(const struct http_reply *reply, bool packed);

/* Makes the response for a status that net/ itself decides. NULL without memory. */
struct MHD_Response *response_refusal(unsigned int status);

#endif
