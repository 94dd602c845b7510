/* Checks the header of a request again after libmicrohttpd: the library is lenient, and
 * differences between two servers in a chain allow request smuggling. Loop thread, while the
 * request exists. */
#ifndef NET_HTTP_HEAD_H
#define NET_HTTP_HEAD_H

#include "base/base.h"
#include "net/http/request.h"

/* Checks the header alone. `method` and `version` are the library's own pointers, as first
 * passed to the access handler. Returns 0, or the status with which the request is refused
 * before its body is read: 400 for an ambiguous header, 411 for a body with a transfer coding,
 * 413 for a long one. Ambiguous are white space before a colon, a folded line, an invalid name,
 * a bare LF, a 0 anywhere, several hosts or lengths. */
MUST_USE unsigned int head_refusal(const struct http_request *request, const char *method,
                                   const char *version);

#define HEAD_PROXIES 3 /* X-Forwarded-For, Forwarded, X-Real-IP */

/* Fills `lists` (empty ones, which the caller frees) with the values of the proxies' headers,
 * all lines of one joined by commas; an absent one has no bytes. */
void head_proxies(const struct http_request *request, struct buf lists[HEAD_PROXIES]);

/* Appends request line and headers to `head`, unchanged except for spaces. Returns false without
 * memory or if they do not fit. */
MUST_USE bool head_repeat(const struct http_request *request, struct buf *head);

#endif
