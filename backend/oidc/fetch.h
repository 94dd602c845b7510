/* One request to a provider of OpenID Connect, which the operator has chosen: in bounded time, of
 * bounded size, without a proxy, and without following a redirection. Any thread but the loop: each
 * call waits. */
#ifndef OIDC_FETCH_H
#define OIDC_FETCH_H

#include <stdatomic.h>

#include "base/buf.h"

#define OIDC_FETCH_BYTES_MAX  (256u * 1024) /* of the answer; a longer one is an error */
#define OIDC_FETCH_CONNECT_MS 5000
#define OIDC_FETCH_TOTAL_MS   8000

/* Texts are borrowed. */
struct oidc_fetch {
    const char *url;
    const char *form;            /* the body of a POST; NULL: a GET */
    const char *header;          /* one more header, "Name: value"; NULL: none */
    bool plain_too;              /* http is allowed beside https: the provider is on this machine */
    const atomic_bool *stopping; /* ends the request soon after it becomes true */
};

/* Sends the request, and appends the answer to `out`, whose caller wipes it. Returns the HTTP
 * status, or 0: there was no whole answer. */
MUST_USE int oidc_fetch(const struct oidc_fetch *fetch, struct buf *out);

#endif
