/* A request that came over no socket: what api/ calls of net/http/http.h and net/server.h about
 * one, but for streams and live connections, which are the test's own. Asked from one address, by
 * GET, without a body, for 50 of whatever is counted. In one file of a program. */
#ifndef SUPPORT_FAKE_REQUEST_H
#define SUPPORT_FAKE_REQUEST_H

#include <string.h>

#include "api/core/internal.h"

#define FAKE_PEER "192.0.2.1"

struct http_request {
    const char *path;
    const char *cookie;
    struct buf *told; /* its answers are added there; NULL: not needed */
    int status;       /* 0: not answered yet */
};

const char *http_method(const struct http_request *request)
{
    (void)request;
    return "GET";
}

void http_way_read(const struct http_request *request, struct http_way *way)
{
    (void)request;
    *way = (struct http_way){.holder = FAKE_PEER, .client = FAKE_PEER};
}

const char *http_path(const struct http_request *request)
{
    return request->path;
}

const char *http_query(const struct http_request *request, const char *name)
{
    (void)request;
    return strcmp(name, "count") == 0 ? "50" : NULL;
}

const char *http_header(const struct http_request *request, const char *name)
{
    (void)request;
    return strcmp(name, "Host") == 0 ? "ochre.example" : NULL;
}

const char *http_cookie(const struct http_request *request, const char *name)
{
    return strcmp(name, API_SESSION_COOKIE) == 0 ? request->cookie : NULL;
}

const char *http_base_path(const struct http_request *request)
{
    (void)request;
    return "";
}

const char *http_cookie_mark(const struct http_request *request)
{
    (void)request;
    return "";
}

bool http_cookie_is_old(const struct http_request *request, const char *name)
{
    (void)request;
    (void)name;
    return false;
}

const char *http_body(const struct http_request *request, size_t *size)
{
    (void)request;
    *size = 0;
    return NULL;
}

const char *http_peer(const struct http_request *request)
{
    (void)request;
    return FAKE_PEER;
}

bool http_origin_allowed(const struct http_request *request)
{
    (void)request;
    return true;
}

bool http_secure(const struct http_request *request)
{
    (void)request;
    return true;
}

void http_reply(struct http_request *request, const struct http_reply *reply)
{
    if (request->told != NULL) buf_append(request->told, reply->body, reply->body_size);
    request->status = reply->status;
}

void http_page(struct http_request *request, const struct http_page *page)
{
    if (request->told != NULL && page->head != NULL) buf_append_text(request->told, page->head);
    request->status = page->missing ? 404 : 200;
}

void net_stats_read(const struct net_server *server, struct net_stats *stats)
{
    (void)server;
    memset(stats, 0, sizeof(*stats));
}

bool net_leaving(const struct net_server *server)
{
    (void)server;
    return false;
}

uint16_t net_port(const struct net_server *server)
{
    (void)server;
    return 0;
}

#endif
