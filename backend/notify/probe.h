/* Fetches an address as an outsider would, for an operator: the answer, the route, and the
 * certificate. Names are resolved by the system, no redirection is followed, no proxy of the
 * environment is used, and most of an answer is discarded. Any thread but the loop: each call
 * waits. */
#ifndef NOTIFY_PROBE_H
#define NOTIFY_PROBE_H

#include <stdatomic.h>

#include "base/base.h"

#define PROBE_HEADERS       8
#define PROBE_BODY_BYTES    4096 /* size of the stored part of an answer, with a closing 0 */
#define PROBE_TEXT_BYTES    300
#define PROBE_ADDRESS_BYTES 48

enum probe_end {
    PROBE_ANSWERED,
    PROBE_NO_NAME,     /* the name has no address */
    PROBE_NO_WAY,      /* the connection was refused or impossible */
    PROBE_LATE,        /* the time limit was exceeded */
    PROBE_CERTIFICATE, /* the certificate is for another name, or its issuer is not trusted */
    PROBE_TLS,         /* no TLS came about */
    PROBE_LIBRARY,     /* libcurl cannot be loaded: nothing was tried */
    PROBE_CUT,         /* the connection ended without an answer */
    PROBE_STOPPED,
};

enum probe_certificate {
    PROBE_CERTIFICATE_GOOD,
    PROBE_CERTIFICATE_EXPIRED,
    PROBE_CERTIFICATE_NAME,  /* for another name */
    PROBE_CERTIFICATE_ISSUER /* the system does not trust its issuer */
};

/* Texts are borrowed. */
struct probe {
    const char *url;
    const char *header[PROBE_HEADERS]; /* "Name: value"; ends with NULL */
    bool upgrade;       /* requests a WebSocket, and closes after the head of the answer */
    bool connect_only;  /* no request: only a connection, and TLS */
    bool public_only;   /* does not connect to addresses of this machine and its networks */
    bool any_authority; /* accepts any certificate: do not send secrets */
    int total_ms;
    const atomic_bool *stopping; /* ends the request soon after it becomes true; NULL: never */
};

struct probe_answer {
    enum probe_end end;
    int status; /* 0 without an answer */
    int http;   /* 10, 11, 20: the version; 0 without an answer */
    int64_t took_ms;
    char location[PROBE_TEXT_BYTES]; /* target of a redirection; "": none */
    char body[PROBE_BODY_BYTES];
    size_t body_size;
    char local[PROBE_ADDRESS_BYTES]; /* address of this side of the connection */
    int local_port;
    enum probe_certificate certificate; /* with PROBE_CERTIFICATE */
    int64_t from_s;  /* unix time at which the certificate becomes valid; 0: as below */
    int64_t until_s; /* unix time at which the certificate ends; 0: none, or unknown */
};

/* Makes the request, and fills `answer`. */
void probe_run(const struct probe *probe, struct probe_answer *answer);

#endif
