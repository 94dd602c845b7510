/* One HTTP request for the routes. Loop thread only. net/server calls `struct net_handlers.http`
 * once the whole request has arrived. The handler, or a later owner of the request, calls
 * http_reply() exactly once, at once or later (until then the connection is suspended). The
 * request owns all results of the getters, which are valid until http_reply(). Even if the
 * client leaves early, http_reply() must be called. */
#ifndef NET_HTTP_HTTP_H
#define NET_HTTP_HTTP_H

#include "base/base.h"

#define HTTP_BODY_BYTES_MAX (64u * 1024)
#define HTTP_PATH_BYTES_MAX 1024
#define HTTP_COOKIES_MAX    3 /* set by one answer */
#define HTTP_LASTS_S        31536000

struct http_request;

#define HTTP_OTHER_METHOD "OTHER"

/* Returns "GET", "POST", "PUT", "DELETE", or HTTP_OTHER_METHOD for every other; HEAD appears as
 * GET, and the body of its reply is not sent. */
const char *http_method(const struct http_request *request);
/* Returns the decoded path, without the query and below the server's base path: "/api/matches". */
const char *http_path(const struct http_request *request);
/* Returns the decoded value of a query parameter, or NULL. */
const char *http_query(const struct http_request *request, const char *name);
/* Returns a request header's value, or NULL. */
const char *http_header(const struct http_request *request, const char *name);
/* Returns the value of a cookie, or NULL. */
const char *http_cookie(const struct http_request *request, const char *name);
/* Returns the path below which browsers find this server on its host: "/ochre", or "". */
const char *http_base_path(const struct http_request *request);
/* Returns the suffix of this server's cookie names, so that cookies of another server on the same
 * host are not mistaken for them: "_8080", "+ochre", or "". */
const char *http_cookie_mark(const struct http_request *request);
/* Returns whether http_cookie() found the cookie by its old name without the suffix. */
bool http_cookie_is_old(const struct http_request *request, const char *name);
/* Returns the body, not 0-terminated; NULL and 0 if there is none. */
const char *http_body(const struct http_request *request, size_t *size);
/* Returns the client's address in the form for limits: an IPv4 address, or the /64 of an IPv6
 * address, which belongs to one customer. Behind a trusted proxy (net/core/proxies.h) it is the
 * forwarded address. */
const char *http_peer(const struct http_request *request);
/* Returns whether the client uses TLS to the proxy in front (the base URL begins with https). */
bool http_secure(const struct http_request *request);
/* Returns whether the request comes from a page of this server, or from no page: Origin is
 * absent, or one that live connections accept as well. */
bool http_origin_allowed(const struct http_request *request);

#define HTTP_WAY_BYTES 48 /* an address as text with its closing 0 */
#define HTTP_WAY_MAX   8

/* The route of a request to this server, for an operator. The request owns the texts, or they
 * are constant. */
struct http_way {
    char holder[HTTP_WAY_BYTES]; /* address of the socket's other end: a proxy, or the client */
    uint16_t holder_port;
    bool trusting;               /* this server trusts some proxies */
    bool trusted;                /* ... and also this one */
    char client[HTTP_WAY_BYTES]; /* address that the server uses as the client's */
    const char *header;          /* name of the header that proxies have set; NULL: there is none */
    size_t count;
    char entry[HTTP_WAY_MAX][HTTP_WAY_BYTES]; /* its entries, the farthest first; "": no address */
};
/* Fills `way`. */
void http_way_read(const struct http_request *request, struct http_way *way);

struct http_reply {
    int status;               /* 200 ... 599 */
    const char *content_type; /* NULL: application/json */
    const void *body;         /* copied */
    size_t body_size;
    const char *set_cookie[HTTP_COOKIES_MAX]; /* NULL: none; whole Set-Cookie values, copied */
    const char *location;                     /* NULL: none */
    int retry_after_s;                        /* 0: none */
    const char *etag;                         /* NULL: none; with its quotes */
    /* Cache lifetime for everyone. 0: no caching, or with a tag a check on each request.
     * HTTP_LASTS_S: it never changes under its address. An answer with a cookie is never cached,
     * even with a lifetime. */
    int max_age_s;
    const void *packed; /* the body in gzip form, for clients that accept it; NULL: none. Copied */
    size_t packed_size;
    bool shared;       /* pages of other sites may read it: Access-Control-Allow-Origin is * */
    bool by_asker;     /* ... if the request has neither cookie nor token: Vary names both */
    const char *allow; /* methods of the address, for 405; NULL: none. Copied */
};

/* Answers and ends the request. Adds the security headers and Cache-Control. */
void http_reply(struct http_request *request, const struct http_reply *reply);

/* The answer of net_handlers.page: the client's page. */
struct http_page {
    bool missing;     /* 404: the subject does not exist, or not for the requester */
    const char *head; /* HTML that replaces its title, copied; NULL: nothing */
};

/* Answers with the client's page, and ends the request, like http_reply(). */
void http_page(struct http_request *request, const struct http_page *page);

/* ---- answers that continue ---- */

/* A connection that stays open after a 200, for more data. */
struct http_stream;
#define STREAM_BYTES_MAX                                                                           \
    (64u *                                                                                         \
     1024) /* maximum size of data queued for a slow reader, whose connection is closed then */

struct http_stream_wish {
    const char *content_type; /* constant */
    /* Called when either side has ended the connection: the stream is invalid. Called exactly
     * once, never from inside a function of this header. */
    void (*closed)(void *context);
    void *context;
};

/* Answers 200 and ends the request, like http_reply(), but keeps the connection open. NULL: the
 * request was answered with 503 or 429 instead (no memory, no descriptor; too many connections
 * of its address), or was HEAD and has its whole answer; `closed` will not be called. */
struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish);
/* Sends more data, in order; copied. A client that does not read in time is disconnected. */
void http_stream_send(struct http_stream *stream, const void *bytes, size_t size);
/* Closes the stream; `closed` is called soon. */
void http_stream_close(struct http_stream *stream);

#endif
