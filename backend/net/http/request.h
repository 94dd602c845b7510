/* The members of struct http_request, for exchange.c and request.c. Loop thread only. */
#ifndef NET_HTTP_REQUEST_H
#define NET_HTTP_REQUEST_H

#include <microhttpd.h>
#include <sys/queue.h>

#include "net/internal.h"
#include "net/core/uri.h"

/* A connection that libmicrohttpd serves. */
struct http_connection {
    TAILQ_ENTRY(http_connection) all;
    struct client client;
    int fd; /* the library's descriptor */
    bool
        first; /* no request was read yet: the deadline since the connection was accepted applies */
    int64_t deadline_ms; /* 0: none, since the server itself must act next */
};

enum request_phase { REQUEST_HEAD, REQUEST_BODY, REQUEST_WORKING, REQUEST_ANSWERED };

struct http_request {
    TAILQ_ENTRY(http_request) owed; /* while suspended */
    TAILQ_ENTRY(http_request) held; /* while it has held_bytes */
    uint32_t held_bytes;            /* size of its answer, if that is counted (held.h) */
    struct net_server *server;
    struct http_connection *connection;
    struct MHD_Connection *mhd;
    enum request_phase phase;
    bool in_handler;
    bool suspended;
    bool page;            /* the page of its answer is known */
    bool missing;         /* with 404 */
    char *page_head;      /* HTML that replaces the page's title; NULL: none */
    bool looked;          /* the file was already checked */
    uint8_t looks;        /* number of checks */
    unsigned int refusal; /* a status that was decided before the body was read; 0: none */
    unsigned int status;
    struct MHD_Response *response; /* waiting to be queued */
    char *raw;                     /* the request target in its received form */
    const char *raw_end;           /* end of the text in the library's memory: for comparisons */
    char *path;                    /* decoded, below the server's base path */
    bool bare;                     /* it is the base path without a slash */
    char *query_text;              /* split in place */
    struct uri_query query;
    struct peer peer;
    struct buf body;
    const char *method;
    bool head_only; /* it is HEAD, which is handled as GET */
};

/* Reads peer, path and query from the request. Returns 0, or the status with which it must be
 * refused. */
unsigned int request_read(struct http_request *request);

#endif
