/* The head of a request as libmicrohttpd has read it, looked at once more: the library is lenient,
 * and what two servers behind each other read differently is how requests are smuggled. Loop
 * thread, while the request lives. */
#ifndef NET_HTTP_HEAD_H
#define NET_HTTP_HEAD_H

#include "base/base.h"
#include "net/http/request.h"

/* Decides from the head alone. `method` and `version` are the library's own pointers, as the access
 * handler gets them first. Returns 0, or the status to refuse the request with before its body is
 * read: 400 for a head that can be read in two ways (white space before a colon, a folded header, a
 * name that is none, a bare LF, a 0 anywhere, several hosts or lengths), 411 for a coded body, 413
 * for a long one. */
MUST_USE unsigned int head_refusal(const struct http_request *request, const char *method,
                                   const char *version);

#define HEAD_PROXIES 3 /* X-Forwarded-For, Forwarded, X-Real-IP */

/* Fills `lists` (empty ones, which the caller frees) with the values of the headers by which
 * proxies say who asks, all lines of one joined by commas; one without bytes: it is not there. */
void head_proxies(const struct http_request *request, struct buf lists[HEAD_PROXIES]);

/* Writes request line and headers behind what `head` holds, as they came but for spaces. Returns
 * false without memory or if they do not fit. */
MUST_USE bool head_repeat(const struct http_request *request, struct buf *head);

#endif
