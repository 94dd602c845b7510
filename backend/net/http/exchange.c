/* A request and its answer, in these states: begun, header read, body read, in progress,
 * answered, over. */
#define _GNU_SOURCE
#include "net/http/exchange.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "net/http/accept.h"
#include "net/http/files.h"
#include "net/http/page_paths.h"
#include "net/http/head.h"
#include "net/http/response.h"
#include "net/http/stream.h"
#include "net/live/lws.h"

/* Maximum number of times a worker reads a file for one request: the cached copy may be evicted
 * before it is sent. */
#define FILE_LOOKS_MAX 3

static struct http_connection *connection_of(struct MHD_Connection *mhd)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info != NULL ? info->socket_context : NULL;
}

void *exchange_begin(void *context, const char *uri, struct MHD_Connection *mhd)
{
    struct net_server *server = context;
    struct http_request *request = calloc(1, sizeof(*request));
    if (request == NULL) return NULL;
    request->server = server;
    request->mhd = mhd;
    request->connection = connection_of(mhd);
    request->body.size_max = HTTP_BODY_BYTES_MAX + 1;
    request->body.secret = true; /* it may hold a password */
    request->raw = strdup(uri);
    request->raw_end = uri + strlen(uri) + 1;
    server->http->busy++;
    if (!request->connection->first)
        request->connection->deadline_ms = server->now_ms + server->config.head_ms;
    request->connection->first = false;
    return request;
}

void exchange_end(void *context, struct MHD_Connection *mhd, void **own,
                  enum MHD_RequestTerminationCode code)
{
    struct net_server *server = context;
    struct http_request *request = *own;
    (void)mhd;
    if (request == NULL) return;
    CHECK(!request->suspended);
    if (request->response != NULL) MHD_destroy_response(request->response);
    held_remove(&server->http->held, request, code == MHD_REQUEST_TERMINATED_COMPLETED_OK);
    /* the next request of the connection may begin late and arrive slowly */
    request->connection->deadline_ms =
        server->now_ms + server->config.idle_ms + server->config.head_ms;
    server->http->busy--;
    free(request->raw);
    free(request->path);
    free(request->query_text);
    free(request->page_head);
    buf_free(&request->body);
    free(request);
    *own = NULL;
}

static enum MHD_Result answer(struct http_request *request, unsigned int status,
                              struct MHD_Response *response)
{
    if (response == NULL) return MHD_NO; /* MHD_NO closes the connection */
    request->phase = REQUEST_ANSWERED;
    request->connection->deadline_ms = request->server->now_ms + request->server->config.reply_ms;
    held_watch(request);
    return MHD_queue_response(request->mhd, status, response);
}

static enum MHD_Result answer_owned(struct http_request *request, unsigned int status,
                                    struct MHD_Response *response)
{
    enum MHD_Result result = answer(request, status, response);
    if (response != NULL) MHD_destroy_response(response);
    return result;
}

static bool is_watched(const char *path)
{
    return strcmp(path, "/healthz") == 0 || strcmp(path, "/livez") == 0;
}

/* Returns whether the Host header is allowed. Monitoring may use any name: its answers reveal
 * nothing. */
static bool host_allowed(const struct http_request *request)
{
    const char *host = http_header(request, "Host"); /* browsers always send it */
    return host == NULL || is_watched(request->path) || request->connection->client.watcher ||
           uri_host_allowed(host, request->server->config.base_url);
}

static enum MHD_Result head(struct http_request *request, const char *method, const char *version)
{
    static const char *const methods[] = {"GET", "HEAD", "POST", "PUT", "DELETE"};
    request->phase = REQUEST_BODY;
    request->connection->deadline_ms = request->server->now_ms + request->server->config.body_ms;
    for (size_t i = 0; i < COUNT_OF(methods); i++)
        if (strcmp(method, methods[i]) == 0) request->method = i == 1 ? methods[0] : methods[i];
    request->head_only = strcmp(method, methods[1]) == 0;
    request->server->stats.http_requests++;
    unsigned int early = head_refusal(request, method, version);
    if (early != 0)
        return answer_owned(
            request, early,
            response_refusal(
                early)); /* the library closes the connection, since the body was not read */
    if (request->method == NULL) request->method = HTTP_OTHER_METHOD;
    unsigned int malformed = request_read(request);
    if (malformed != 0)
        request->refusal = malformed;
    else if (!host_allowed(request))
        request->refusal = 421;
    return MHD_YES;
}

static bool path_begins(const char *path, const char *prefix)
{
    size_t size = strlen(prefix);
    return strncmp(path, prefix, size) == 0 && (path[size] == 0 || path[size] == '/');
}

/* Resumes a suspended request in the library. */
static void go_on(struct http_request *request)
{
    CHECK(request->suspended);
    request->suspended = false;
    TAILQ_REMOVE(&request->server->http->owed, request, owed);
    MHD_resume_connection(request->mhd);
    request->server->http->dirty = true;
}

/* Sends the answer of a suspended request; takes ownership of `response`. */
void exchange_resume(struct http_request *request, unsigned int status,
                     struct MHD_Response *response)
{
    CHECK(request->phase == REQUEST_WORKING && request->status == 0);
    request->status = status;
    request->response = response;
    if (!request->in_handler) go_on(request);
}

static void suspend(struct http_request *request)
{
    request->suspended = true;
    request->connection->deadline_ms = 0;
    TAILQ_INSERT_TAIL(&request->server->http->owed, request, owed);
    MHD_suspend_connection(request->mhd);
}

/* Continues after a worker has read the file. */
static void file_seen(void *context, unsigned int status)
{
    struct http_request *request = context;
    if (status != 200) {
        exchange_resume(request, status, response_refusal(status));
        return;
    }
    request->looked = true;
    go_on(request);
}

/* Starts a worker that reads the file, or checks whether it has changed. */
static enum MHD_Result file_request(struct http_request *request)
{
    request->looked = false;
    request->looks++;
    suspend(request);
    if (!files_load(request->server->files, request->path, request->peer.text, file_seen, request))
        exchange_resume(request, 503, response_refusal(503));
    return MHD_YES;
}

static enum MHD_Result serve_file(struct http_request *request)
{
    struct MHD_Response *response = NULL;
    struct files_asked asked = {.path = request->path,
                                .if_none_match =
                                    request->missing ? NULL : http_header(request, "If-None-Match"),
                                .accept_encoding = http_header(request, "Accept-Encoding"),
                                .looked = request->looked};
    if (strcmp(request->method, "GET") != 0)
        return answer_owned(request, 405, response_refusal(405));
    unsigned int status = files_find(request->server->files, &asked, &response);
    if (status == 0 && request->looks < FILE_LOOKS_MAX) return file_request(request);
    if (status == 0) status = 503;
    if (response == NULL) return answer_owned(request, status, response_refusal(status));
    if (request->page_head != NULL || page_path_framed(request->path)) {
        struct MHD_Response *own = NULL;
        unsigned int own_status =
            files_page(request->server->files, &asked, request->page_head, &own);
        if (own_status != 0) return answer_owned(request, request->missing ? 404 : own_status, own);
    }
    return answer(request, request->missing ? 404 : status, response);
}

/* Removes the connection's socket from the library, whose descriptor is replaced by that of an
 * abandoned socket. The caller has suspended it: only then is the socket in no epoll set. Returns
 * the socket, or -1. */
static int socket_take(struct http_connection *connection, int left_fd)
{
    int one = 1;
    int fd = fcntl(connection->fd, F_DUPFD_CLOEXEC, 0);
    if (fd < 0) return -1;
    if (dup3(left_fd, connection->fd, O_CLOEXEC) < 0) {
        close(fd);
        return -1;
    }
    /* the library leaves TCP_NODELAY in an unknown state */
    if (setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one)) != 0)
        log_debug("net", "event=socket_option errno=%d", errno);
    return fd;
}

/* Moves a WebSocket request to libwebsockets. Proxies reuse connections: a request for /ws may
 * arrive on a connection that this library has read before, too late for the acceptor. The
 * socket moves together with the header that was read. Data that the client sent after that
 * header are lost: it must wait for the answer. */
static enum MHD_Result serve_live(struct http_request *request)
{
    struct http_connection *connection = request->connection;
    struct net_server *server = request->server;
    const char *upgrade = http_header(request, "Upgrade");
    if (upgrade == NULL || strcasecmp(upgrade, "websocket") != 0 ||
        strcmp(request->method, "GET") != 0)
        return answer_owned(request, 426, response_refusal(426));
    struct buf whole = {.size_max = NET_HEAD_BYTES_MAX};
    suspend(request);
    int fd = head_repeat(request, &whole) ? socket_take(connection, server->http->left_fd) : -1;
    if (fd < 0) {
        server->stats.refused++;
        exchange_resume(request, 503, response_refusal(503));
    } else {
        struct client client = connection->client;
        connection->client = (struct client){.peer = client.peer};
        exchange_resume(request, 503,
                        NULL); /* without an answer, so that the connection ends here */
        live_adopt(server, fd, client, &whole);
    }
    buf_free(&whole);
    return MHD_YES;
}

/* Passes the request to its handler. */
static enum MHD_Result handle(struct http_request *request,
                              void (*handler)(void *context, struct http_request *request))
{
    request->in_handler = true;
    handler(request->server->config.handlers.context, request);
    bool taken = !request->in_handler; /* it has become a stream */
    request->in_handler = false;
    if (taken) return MHD_YES;
    if (request->page) return serve_file(request);
    if (request->status != 0) {
        struct MHD_Response *response = request->response;
        request->response = NULL;
        return answer_owned(request, request->status, response);
    }
    suspend(request);
    return MHD_YES;
}

/* Redirects the base path itself to the same address with a slash: all addresses of the client
 * are below it. */
static enum MHD_Result send_below(struct http_request *request)
{
    struct buf location = {0};
    buf_printf(&location, "%s/%s", request->server->base_path,
               request->raw + strcspn(request->raw, "?"));
    const struct http_reply reply = {.status = 308, .location = location.bytes};
    enum MHD_Result result = answer_owned(
        request, 308, location.failed ? response_refusal(503) : response_of(&reply, false));
    buf_free(&location);
    return result;
}

/* Handles a complete request. */
static enum MHD_Result work(struct http_request *request)
{
    struct net_server *server = request->server;
    request->phase = REQUEST_WORKING;
    if (request->refusal == 0 && server->stopping) request->refusal = 503;
    if (request->refusal != 0)
        return answer_owned(request, request->refusal, response_refusal(request->refusal));
    if (request->connection->client.watcher) {
        if (is_watched(request->path) || strcmp(request->path, "/metrics") == 0)
            return handle(request, server->config.handlers.http);
        return answer_owned(request, 404, response_refusal(404));
    }
    if (request->bare && strcmp(request->method, "GET") == 0) return send_below(request);
    if (strcmp(request->path, "/ws") == 0) return serve_live(request);
    if (!path_begins(request->path, "/api") && !path_begins(request->path, "/feed") &&
        !is_watched(request->path)) {
        bool names = server->config.handlers.page != NULL && page_path_names(request->path) &&
                     strcmp(request->method, "GET") == 0;
        return names ? handle(request, server->config.handlers.page) : serve_file(request);
    }
    return handle(request, server->config.handlers.http);
}

void http_reply(struct http_request *request, const struct http_reply *reply)
{
    CHECK(reply->status >= 200 && reply->status <= 599);
    unsigned int status = (unsigned int)reply->status;
    bool packed =
        reply->packed != NULL && accepts_coding(http_header(request, "Accept-Encoding"), "gzip");
    unsigned int refused = held_add(&request->server->http->held, request,
                                    packed ? reply->packed_size : reply->body_size);
    if (refused != 0) {
        request->server->stats.refused++;
        exchange_resume(request, refused, held_refusal(refused));
        return;
    }
    struct MHD_Response *response = response_of(reply, packed);
    if (response == NULL) { /* there is no memory, or a header value is invalid */
        status = 503;
        response = response_refusal(status);
    }
    exchange_resume(request, status, response);
}

void http_page(struct http_request *request, const struct http_page *page)
{
    CHECK(request->phase == REQUEST_WORKING && request->status == 0 && !request->page);
    request->page = true;
    request->missing = page->missing;
    /* without memory the page has its usual title */
    request->page_head = page->head != NULL ? strdup(page->head) : NULL;
    if (!request->in_handler) go_on(request);
}

/* Counts the connection for the forwarded address behind a proxy, which was not counted yet. */
static bool stream_count(struct http_request *request, struct client *client)
{
    struct net_server *server = request->server;
    if (!client->proxied) return true;
    client->peer = request->peer;
    client->counted =
        peers_enter(server->peers, &client->peer, server->config.connections_per_address_max);
    return client->counted;
}

struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish)
{
    struct http_connection *connection = request->connection;
    struct net_server *server = request->server;
    CHECK(request->phase == REQUEST_WORKING && request->status == 0);
    if (request->head_only) {
        const struct http_reply head = {.status = 200, .content_type = wish->content_type};
        http_reply(request, &head);
        return NULL;
    }
    if (request->in_handler) {
        request->in_handler = false;
        suspend(request);
    }
    struct client client = connection->client;
    if (!stream_count(request, &client)) {
        server->stats.refused++;
        exchange_resume(request, 429, response_refusal(429));
        return NULL;
    }
    int fd = socket_take(connection, server->http->left_fd);
    struct http_stream *stream = fd >= 0 ? stream_adopt(server, fd, client, wish) : NULL;
    if (stream != NULL) {
        connection->client = (struct client){.peer = connection->client.peer};
    } else {
        server->stats.refused++;
        if (fd >= 0) close(fd);
        if (client.proxied) peers_release(server->peers, &client.peer);
    }
    exchange_resume(request, 503,
                    stream == NULL ? response_refusal(503) : NULL); /* the connection ends here */
    return stream;
}

enum MHD_Result exchange_handle(void *context, struct MHD_Connection *mhd, const char *url,
                                const char *method, const char *version, const char *upload,
                                size_t *upload_size, void **own)
{
    struct http_request *request = *own;
    (void)context;
    (void)mhd;
    (void)url;
    if (request == NULL || request->raw == NULL) return MHD_NO;
    if (request->phase == REQUEST_HEAD) return head(request, method, version);
    if (*upload_size > 0) {
        buf_append(&request->body, upload, *upload_size);
        /* The library's buffer would exist until the connection ends, and be freed without
         * wiping. */
        sodium_memzero((void *)(uintptr_t)upload, *upload_size);
        *upload_size = 0;
        return request->body.failed ? MHD_NO : MHD_YES;
    }
    if (request->phase == REQUEST_BODY) return work(request);
    if (request->status == 0 && (request->looked || request->page)) return serve_file(request);
    if (request->status == 0) return MHD_YES; /* there is no answer yet */
    struct MHD_Response *response = request->response;
    request->response = NULL;
    return answer_owned(request, request->status, response);
}
