#define _GNU_SOURCE
#include "net/http/request.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/encoding/text.h"
#include "net/core/cookies.h"
#include "net/http/http.h"
#include "net/http/head.h"

_Static_assert(HTTP_WAY_BYTES == PEER_TEXT_BYTES && HTTP_WAY_MAX == PROXIES_CHAIN, "one chain");

void http_way_read(const struct http_request *request, struct http_way *way)
{
    struct buf lists[HEAD_PROXIES] = {{0}};
    struct proxies_chain chain;
    struct sockaddr_storage address = {.ss_family = AF_UNSPEC};
    struct sockaddr *holder = (struct sockaddr *)&address;
    socklen_t size = sizeof(address);
    struct peer peer;
    *way = (struct http_way){.trusting = request->server->proxies.trusts,
                             .trusted = request->connection->client.proxied};
    if (getpeername(request->connection->fd, holder, &size) != 0) address.ss_family = AF_UNSPEC;
    peer_from_address(&peer, holder);
    way->holder_port = peer_port(holder);
    (void)text_copy(way->holder, sizeof(way->holder), peer.text);
    (void)text_copy(way->client, sizeof(way->client), request->peer.text);
    head_proxies(request, lists);
    const struct proxy_heads heads = {lists[0].bytes, lists[1].bytes, lists[2].bytes};
    proxies_chain_read(&request->server->proxies, &heads, &chain);
    way->header = chain.header;
    way->count = chain.count;
    memcpy(way->entry, chain.entry, sizeof(way->entry));
    for (size_t i = 0; i < HEAD_PROXIES; i++) buf_free(&lists[i]);
}

/* Finds the requester from the proxies' headers. */
static void peer_read(struct http_request *request)
{
    struct buf lists[HEAD_PROXIES] = {{0}};
    const struct client *client = &request->connection->client;
    request->peer = client->peer;
    head_proxies(request, lists);
    const struct proxy_heads heads = {lists[0].bytes, lists[1].bytes, lists[2].bytes};
    proxies_client(&request->server->proxies, client->proxied, &heads, &request->peer);
    for (size_t i = 0; i < HEAD_PROXIES; i++) buf_free(&lists[i]);
}

unsigned int request_read(struct http_request *request)
{
    peer_read(request);
    size_t path_size = strcspn(request->raw, "?");
    if (path_size > HTTP_PATH_BYTES_MAX || strlen(request->raw) > 4 * HTTP_PATH_BYTES_MAX)
        return 414;
    if (request->raw[0] != '/') return 400; /* rejects "*" and a proxy's whole URL */
    request->path = malloc(path_size + 1);
    request->query_text =
        strdup(request->raw[path_size] == '?' ? request->raw + path_size + 1 : "");
    if (request->path == NULL || request->query_text == NULL) return 503;
    if (uri_decode(request->raw, path_size, false, request->path) < 0) return 400;
    const char *below = base_path_cut(request->server->base_path, request->path);
    request->bare = below[0] == '\0';
    if (request->bare) below = "/";
    memmove(request->path, below, strlen(below) + 1);
    if (!uri_query_parse(request->query_text, &request->query)) return 400;
    return 0;
}

const char *http_method(const struct http_request *request)
{
    return request->method;
}

const char *http_path(const struct http_request *request)
{
    return request->path;
}

const char *http_query(const struct http_request *request, const char *name)
{
    return uri_query_get(&request->query, name);
}

const char *http_header(const struct http_request *request, const char *name)
{
    return MHD_lookup_connection_value(request->mhd, MHD_HEADER_KIND, name);
}

static const char *cookie_find(const struct http_request *request, const char *name)
{
    return MHD_lookup_connection_value(request->mhd, MHD_COOKIE_KIND, name);
}

const char *http_base_path(const struct http_request *request)
{
    return request->server->base_path;
}

const char *http_cookie_mark(const struct http_request *request)
{
    return request->server->cookie_mark;
}

static const char *cookie_marked(const struct http_request *request, const char *name)
{
    char marked[COOKIE_NAME_BYTES_MAX];
    cookie_name_print(request->server, name, marked);
    return cookie_find(request, marked);
}

const char *http_cookie(const struct http_request *request, const char *name)
{
    const char *value = cookie_marked(request, name);
    if (value != NULL || !cookie_had_plain_name(request->server)) return value;
    return cookie_find(request, name);
}

bool http_cookie_is_old(const struct http_request *request, const char *name)
{
    return http_cookie_mark(request)[0] != '\0' && cookie_had_plain_name(request->server) &&
           cookie_marked(request, name) == NULL && cookie_find(request, name) != NULL;
}

const char *http_body(const struct http_request *request, size_t *size)
{
    *size = request->body.size;
    return request->body.size > 0 ? request->body.bytes : NULL;
}

const char *http_peer(const struct http_request *request)
{
    return request->peer.block;
}

bool http_secure(const struct http_request *request)
{
    return strncasecmp(request->server->config.base_url, "https:", 6) == 0;
}

bool http_origin_allowed(const struct http_request *request)
{
    const char *origin = http_header(request, "Origin");
    return origin == NULL || uri_origin_allowed(origin, request->server->config.base_url,
                                                http_header(request, "Host"));
}
