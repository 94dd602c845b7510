/* One POST, or PUT, to an endpoint given by an outsider: only to the addresses that
 * notify/address.h has allowed, without a proxy, without following a redirection, in bounded time,
 * and with most of the answer discarded. Any thread but the loop: each call waits. */
#ifndef NOTIFY_HTTP_H
#define NOTIFY_HTTP_H

#include <stdatomic.h>

#include "notify/address.h"

#define NOTIFY_HTTP_CONNECT_MS 5000
#define NOTIFY_HTTP_TOTAL_MS   10000
#define NOTIFY_HTTP_BODY_MAX   65536 /* maximum size of the answer that is read */
#define NOTIFY_HTTP_HEADERS    8

/* Texts are borrowed. */
struct notify_post {
    const char *url;
    const char *header[NOTIFY_HTTP_HEADERS]; /* "Name: value"; ends with NULL */
    bool put;                                /* a PUT in place of the POST */
    const void *body;
    size_t body_bytes;
    const atomic_bool *stopping; /* ends the request soon after it becomes true; NULL: never */
    /* time limit without resolving the name; 0: NOTIFY_HTTP_TOTAL_MS */
    int total_ms;
};

struct notify_http_answer {
    enum notify_reach_err err; /* NOTIFY_REACHED: there is a status */
    int status;                /* also 3xx, which is not followed; 0 without an answer */
    int64_t retry_after_s;     /* "Retry-After" in seconds; 0: absent */
};

/* Sends `post` and fills `*answer`. */
void notify_http_post(const struct notify_reach *reach, const struct notify_post *post,
                      struct notify_http_answer *answer);

#endif
