#include "world/network.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/internal.h"
#include "base/encoding/text.h"
#include "net/core/uri.h"

#define MESSAGES_AT_ONCE 64
#define TICK_MS          250
#define TICKS_MAX        80 /* after so many every request is answered */

struct http_request {
    unsigned user;
    const char *method;
    char cookie[HUB_TOKEN_BYTES + 1];
    char peer[32];
    char *path;
    char *query_text;
    struct uri_query query;
    char *body;
    size_t body_size;
    bool lost;     /* who asked does not hear the answer */
    bool answered; /* and then it is freed by who waits for it */
    struct server_answer answer;
};

struct net_live {
    unsigned user;
    bool wants;
    bool closing;
    void *data;
};

struct http_stream {
    struct http_stream *next;
    struct http_stream_wish wish;
    unsigned user;
    bool over;
};

static struct http_stream *streams;
static unsigned waiting_count;

/* ---- net/http/http.h ---- */

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
    (void)request;
    return strcmp(name, "Host") == 0 ? "ochre.example" : NULL;
}

const char *http_cookie(const struct http_request *request, const char *name)
{
    if (strcmp(name, API_SESSION_COOKIE) != 0) return NULL;
    return request->cookie[0] == '\0' ? NULL : request->cookie;
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
    *size = request->body_size;
    return request->body_size == 0 ? NULL : request->body;
}

void http_way_read(const struct http_request *request, struct http_way *way)
{
    (void)request;
    *way = (struct http_way){.trusting = false}; /* no proxy stands in this world */
}

const char *http_peer(const struct http_request *request)
{
    return request->peer;
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

static void cookie_take(const struct http_request *request, const char *cookie)
{
    static const char name[] = API_SESSION_COOKIE "=";
    char *mine = server.browsers[request->user].cookie;
    if (strncmp(cookie, name, sizeof(name) - 1) != 0) return; /* the device's */
    const char *value = cookie + sizeof(name) - 1;
    size_t size = strcspn(value, ";");
    CHECK(size == 0 || size == HUB_TOKEN_BYTES);
    memcpy(mine, value, size);
    mine[size] = '\0';
}

void http_reply(struct http_request *request, const struct http_reply *reply)
{
    CHECK(!request->answered && reply->status >= 200 && reply->status <= 599);
    request->answered = true;
    if (server.dead) return;
    for (size_t i = 0; i < HTTP_COOKIES_MAX; i++)
        if (reply->set_cookie[i] != NULL && !request->lost)
            cookie_take(request, reply->set_cookie[i]);
    server.shown(request->user, false, request->path, reply->body, reply->body_size);
    if (request->lost) return;
    request->answer.status = reply->status;
    buf_append(&request->answer.body, reply->body, reply->body_size);
}

void http_page(struct http_request *request, const struct http_page *page)
{
    CHECK(!request->answered);
    request->answered = true;
    request->answer.status = page->missing ? 404 : 200;
}

struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish)
{
    struct http_stream *stream = calloc(1, sizeof(*stream));
    CHECK(stream != NULL);
    *stream = (struct http_stream){.next = streams, .wish = *wish, .user = request->user};
    streams = stream;
    request->answered = true;
    request->answer.status = 200;
    return stream;
}

void http_stream_send(struct http_stream *stream, const void *bytes, size_t size)
{
    CHECK(size > 0);
    if (!server.dead) server.shown(stream->user, true, "/api/events", bytes, size);
}

void http_stream_close(struct http_stream *stream)
{
    stream->over = true;
}

void network_streams_end(void)
{
    while (streams != NULL) {
        struct http_stream *stream = streams;
        streams = stream->next;
        stream->wish.closed(stream->wish.context);
        free(stream);
    }
}

/* ---- requests ---- */

static char *copied(const char *text, size_t size)
{
    char *copy = malloc(size + 1);
    CHECK(copy != NULL);
    memcpy(copy, text, size);
    copy[size] = '\0';
    return copy;
}

static struct http_request *request_new(unsigned user, const char *method, const char *target,
                                        const char *body)
{
    struct http_request *request = calloc(1, sizeof(*request));
    size_t path_size = strcspn(target, "?");
    CHECK(request != NULL && user < SERVER_USERS_MAX);
    *request = (struct http_request){.user = user, .method = method};
    memcpy(request->cookie, server.browsers[user].cookie, sizeof(request->cookie));
    (void)snprintf(request->peer, sizeof(request->peer), "10.0.%u.%u", user / 250, user % 250 + 1);
    request->path = copied(target, path_size);
    target += path_size + (target[path_size] == '?');
    request->query_text = copied(target, strlen(target));
    CHECK(uri_decode(request->path, path_size, false, request->path) >= 0);
    CHECK(uri_query_parse(request->query_text, &request->query));
    request->body = copied(body, strlen(body));
    request->body_size = strlen(body);
    return request;
}

static void request_free(struct http_request *request)
{
    free(request->path);
    free(request->query_text);
    free(request->body);
    free(request);
}

struct server_answer server_ask(unsigned user, const char *method, const char *target,
                                const char *body, bool lost)
{
    if (!server_is_up()) return (struct server_answer){0};
    struct http_request *request = request_new(user, method, target, body);
    request->lost = lost;
    server.handlers.http(server.handlers.context, request);
    server_settle();
    for (unsigned i = 0; i < TICKS_MAX && !request->answered; i++) server_pass(TICK_MS);
    CHECK(request->answered);
    struct server_answer answer = request->answer;
    request_free(request);
    return answer;
}

void server_answer_free(struct server_answer *answer)
{
    buf_free(&answer->body);
    answer->status = 0;
}

/* ---- net/server.h ---- */

void net_stats_read(const struct net_server *net, struct net_stats *stats)
{
    (void)net;
    memset(stats, 0, sizeof(*stats));
}

bool net_leaving(const struct net_server *net)
{
    (void)net;
    return false;
}

uint16_t net_port(const struct net_server *net)
{
    (void)net;
    return 0;
}

void net_live_want_write(struct net_live *live)
{
    waiting_count += !live->wants;
    live->wants = true;
}

void net_live_want_write_later(struct net_live *live)
{
    net_live_want_write(live);
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    CHECK(code >= 1000 && strlen(reason) <= 120);
    live->closing = true;
    net_live_want_write(live);
}

bool server_live_is_open(unsigned user)
{
    return server.browsers[user].live != NULL;
}

void server_live_close(unsigned user)
{
    struct net_live *live = server.browsers[user].live;
    if (live == NULL) return;
    server.browsers[user].live = NULL;
    waiting_count -= live->wants;
    live->wants = true; /* so that it is not counted again */
    server.handlers.live.closed(server.handlers.live.context, live, live->data);
    free(live);
}

void server_live_open(unsigned user)
{
    struct server_browser *browser = &server.browsers[user];
    const char *cookie = browser->cookie[0] == '\0' ? NULL : browser->cookie;
    char peer[32];
    if (browser->live != NULL || !server_is_up()) return;
    struct net_live *live = calloc(1, sizeof(*live));
    CHECK(live != NULL);
    live->user = user;
    (void)snprintf(peer, sizeof(peer), "10.0.%u.%u", user / 250, user % 250 + 1);
    live->data = server.handlers.live.admit(server.handlers.live.context, cookie, NULL, peer);
    if (live->data == NULL) {
        free(live);
        return;
    }
    browser->live = live;
    server.handlers.live.opened(server.handlers.live.context, live, live->data);
    server_settle();
}

void server_live_send(unsigned user, const char *text)
{
    struct net_live *live = server.browsers[user].live;
    if (live == NULL) return;
    server.handlers.live.message(server.handlers.live.context, live, live->data, text,
                                 strlen(text));
    server_settle();
}

void server_live_send_two(unsigned user, const char *first, const char *second)
{
    struct net_live *live = server.browsers[user].live;
    if (live == NULL) return;
    server.handlers.live.message(server.handlers.live.context, live, live->data, first,
                                 strlen(first));
    server_live_send(user, second);
}

static void live_write(struct net_live *live)
{
    bool more = true;
    for (unsigned i = 0; i < MESSAGES_AT_ONCE && more; i++) {
        struct buf out = {.bytes = NULL};
        more = server.handlers.live.writable(server.handlers.live.context, live, live->data, &out);
        CHECK(!out.failed);
        if (out.size > 0) server.shown(live->user, true, "", out.bytes, out.size);
        buf_free(&out);
    }
    if (more) net_live_want_write(live);
}

void network_live_write(void)
{
    if (waiting_count == 0) return;
    for (unsigned user = 0; user < SERVER_USERS_MAX; user++) {
        struct net_live *live = server.browsers[user].live;
        if (live == NULL || !live->wants) continue;
        live->wants = false;
        waiting_count--;
        if (live->closing)
            server_live_close(user);
        else
            live_write(live);
    }
}

bool network_live_waits(void)
{
    return waiting_count > 0;
}
