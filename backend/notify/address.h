/* Checks endpoints that outsiders may make this server call. A URL from outside (a webhook, a
 * push subscription) must not make the server connect to its own machine or network. A URL is
 * parsed by one strict grammar, its name is resolved once, each of its addresses is checked, and
 * the connection is made to these addresses and to no other (notify/http.h). Any thread;
 * resolving waits. */
#ifndef NOTIFY_ADDRESS_H
#define NOTIFY_ADDRESS_H

#include "base/base.h"

#define NOTIFY_URL_BYTES_MAX  1000
#define NOTIFY_HOST_BYTES_MAX 253
#define NOTIFY_ADDRESSES_MAX  8 /* per name; further ones are neither checked nor used */

enum notify_reach_err {
    NOTIFY_REACHED,
    NOTIFY_URL_BAD,         /* not of the grammar */
    NOTIFY_URL_SCHEME,      /* not https */
    NOTIFY_URL_PORT,        /* a well-known port of another service */
    NOTIFY_ADDRESS_PRIVATE, /* one of its addresses is not in the public network */
    NOTIFY_NAME_UNKNOWN,    /* it has no address, or its name server does not answer */
    NOTIFY_NOT_REACHED,     /* no connection, no TLS, or no answer in time */
    NOTIFY_NO_LIBRARY,      /* libcurl cannot be loaded */
    NOTIFY_GIVEN_UP,        /* the server ends, and has abandoned the request */
    NOTIFY_REACH_ERRS
};

/* An IPv4 address is the first four bytes, the others are 0. */
struct notify_ip {
    bool six;
    unsigned char bytes[16];
};

/* Writes at most `room` addresses of `host` to `found` and returns their number; 0: it has none. */
typedef size_t notify_resolve(void *context, const char *host, struct notify_ip *found,
                              size_t room);

/* The addresses that may be reached, and the resolver. */
struct notify_reach {
    bool private_too;        /* private addresses, any port, and http without TLS */
    notify_resolve *resolve; /* NULL: the resolver of the system */
    void *context;           /* context of `resolve` */
};

/* A URL taken apart. */
struct notify_url {
    bool tls;
    uint16_t port;
    bool literal; /* the host is an address, `address` */
    struct notify_ip address;
    char host[NOTIFY_HOST_BYTES_MAX + 1]; /* a name, or an address without brackets */
};

/* A URL that the server may call, with its addresses. */
struct notify_endpoint {
    struct notify_url url;
    size_t count; /* 1..NOTIFY_ADDRESSES_MAX */
    struct notify_ip address[NOTIFY_ADDRESSES_MAX];
};

/* Returns whether `address` is public: in none of the ranges for private, local, documentation,
 * translated or multicast use. Pure; for tests. */
bool notify_address_public(const struct notify_ip *address);

/* Checks a URL without resolving its name, and parses it into `*url`.
 * http(s)://HOST[:PORT][/PATH][?QUERY] in printable ASCII, without a user, a fragment or a
 * backslash; a host whose last label is a number must be an IPv4 address of four numbers. Pure;
 * outside address.c only for tests. */
MUST_USE enum notify_reach_err notify_url_check(const struct notify_reach *reach, const char *text,
                                                struct notify_url *url);

/* Checks a URL and resolves its name, once. Fills `*endpoint` if the server may reach all its
 * addresses. Waits for the system's resolver. */
MUST_USE enum notify_reach_err notify_address_check(const struct notify_reach *reach,
                                                    const char *text,
                                                    struct notify_endpoint *endpoint);

/* Returns the word for `err` in answers and logs. */
const char *notify_reach_word(enum notify_reach_err err);

#endif
