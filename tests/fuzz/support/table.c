#include "fuzz/support/table.h"

#include "api/core/internal.h"
#include "base/encoding/text.h"
#include "fuzz/support/memory_store.h"
#include "fuzz/support/still.h"
#include "net/core/uri.h"
#include "base/encoding/prescan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGES_AT_ONCE 16
#define DEPTH_MAX        24

struct http_request {
    struct table *table;
    unsigned user;
    const char *method;
    char cookie[HUB_TOKEN_BYTES + 1];
    char *path;
    struct uri_query query;
    char *query_text;
    char *body;
    size_t body_size;
};

/* Well-formed JSON; a list may be longer than what we would read. */
static void json_look(const char *text, size_t size)
{
    CHECK(text != NULL);
    enum prescan_fault fault = prescan_check(text, size, DEPTH_MAX);
    CHECK(fault == PRESCAN_OK || fault == PRESCAN_TOO_MANY);
}

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

const char *http_peer(const struct http_request *request)
{
    (void)request;
    return "192.0.2.1";
}

bool http_origin_allowed(const struct http_request *request)
{
    return http_header(request, "Origin") == NULL;
}

void http_way_read(const struct http_request *request, struct http_way *way)
{
    (void)request;
    memset(way, 0, sizeof(*way));
}

bool http_secure(const struct http_request *request)
{
    (void)request;
    return true;
}

static void cookie_take(struct http_request *request, const char *cookie)
{
    static const char name[] = API_SESSION_COOKIE "=";
    char *mine = request->table->cookies[request->user];
    if (strncmp(cookie, name, sizeof(name) - 1) != 0) return; /* the device's */
    const char *value = cookie + sizeof(name) - 1;
    size_t size = strcspn(value, ";");
    CHECK(size == 0 || size == HUB_TOKEN_BYTES);
    memcpy(mine, value, size);
    mine[size] = '\0';
}

static void request_end(struct http_request *request)
{
    CHECK(request->table->owed > 0);
    request->table->owed--;
    free(request->path);
    free(request->query_text);
    free(request->body);
    free(request);
}

void http_reply(struct http_request *request, const struct http_reply *reply)
{
    static const char wrong[] = "{\"error\":{\"name\":\"";
    CHECK(reply->status >= 200 && reply->status <= 599 && reply->status != 500);
    if (reply->content_type == NULL && reply->status != 304)
        json_look(reply->body, reply->body_size);
    if (reply->status >= 400) {
        CHECK(reply->body_size > sizeof(wrong));
        CHECK(memcmp(reply->body, wrong, sizeof(wrong) - 1) == 0);
    }
    for (size_t i = 0; i < HTTP_COOKIES_MAX; i++)
        if (reply->set_cookie[i] != NULL) cookie_take(request, reply->set_cookie[i]);
    request_end(request);
}

struct http_stream {
    struct http_stream *next;
    struct http_stream_wish wish;
    bool over;
};

void http_page(struct http_request *request, const struct http_page *page)
{
    CHECK(page->head == NULL || !page->missing);
    request_end(request);
}

struct http_stream *http_stream_begin(struct http_request *request,
                                      const struct http_stream_wish *wish)
{
    struct http_stream *stream = calloc(1, sizeof(*stream));
    CHECK(stream != NULL);
    *stream = (struct http_stream){.next = request->table->streams, .wish = *wish};
    request->table->streams = stream;
    request_end(request);
    return stream;
}

void http_stream_send(struct http_stream *stream, const void *bytes, size_t size)
{
    const char *text = bytes;
    CHECK(stream->wish.closed != NULL && size > 1 && text[size - 1] == '\n');
}

void http_stream_close(struct http_stream *stream)
{
    stream->over = true;
}

/* Those that were closed are gone, or all of them are. */
static void streams_end(struct table *table, bool all)
{
    for (struct http_stream **at = &table->streams; *at != NULL;) {
        struct http_stream *stream = *at;
        if (!all && !stream->over) {
            at = &stream->next;
            continue;
        }
        *at = stream->next;
        stream->wish.closed(stream->wish.context);
        free(stream);
    }
}

static char *copied(const char *text, size_t size)
{
    char *copy = malloc(size + 1);
    CHECK(copy != NULL);
    memcpy(copy, text, size);
    copy[size] = '\0';
    return copy;
}

void table_rest(struct table *table, unsigned user, const char *method, const char *target,
                const char *body, size_t body_size)
{
    size_t path_size = strcspn(target, "?");
    struct http_request *request = calloc(1, sizeof(*request));
    CHECK(request != NULL && user < TABLE_USERS);
    *request = (struct http_request){.table = table, .user = user, .method = method};
    memcpy(request->cookie, table->cookies[user], sizeof(request->cookie));
    request->path = copied(target, path_size);
    target += path_size + (target[path_size] == '?');
    request->query_text = copied(target, strlen(target));
    bool ok = uri_decode(request->path, path_size, false, request->path) >= 0 &&
              uri_query_parse(request->query_text, &request->query) &&
              body_size <= HTTP_BODY_BYTES_MAX;
    if (!ok) { /* net/ refuses it by itself */
        free(request->path);
        free(request->query_text);
        free(request);
        return;
    }
    request->body = copied(body, body_size);
    request->body_size = body_size;
    table->owed++;
    table->handlers.http(table->handlers.context, request);
}

/* ---- net/server.h ---- */

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

void net_live_want_write(struct net_live *live)
{
    CHECK(live->open);
    live->wants = true;
}

void net_live_want_write_later(struct net_live *live)
{
    net_live_want_write(live);
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    CHECK(live->open && code >= 1000 && strlen(reason) <= 120);
    live->closing = true;
}

void table_live_close(struct table *table, unsigned connection)
{
    struct net_live *live = &table->connections[connection];
    if (!live->open) return;
    table->handlers.live.closed(table->handlers.live.context, live, live->data);
    memset(live, 0, sizeof(*live));
}

static void close_asked(struct table *table)
{
    streams_end(table, false);
    for (unsigned i = 0; i < TABLE_CONNECTIONS; i++)
        if (table->connections[i].closing) table_live_close(table, i);
}

void table_live_open(struct table *table, unsigned connection, unsigned user)
{
    struct net_live *live = &table->connections[connection];
    const char *cookie = table->cookies[user];
    if (live->open) return;
    live->data = table->handlers.live.admit(table->handlers.live.context,
                                            cookie[0] == '\0' ? NULL : cookie, NULL, "192.0.2.2");
    if (live->data == NULL) return;
    live->open = true;
    table->handlers.live.opened(table->handlers.live.context, live, live->data);
}

void table_live_send(struct table *table, unsigned connection, const char *text, size_t size)
{
    struct net_live *live = &table->connections[connection];
    if (!live->open || size > NET_MESSAGE_BYTES_MAX) return;
    table->handlers.live.message(table->handlers.live.context, live, live->data, text, size);
    close_asked(table);
}

void table_live_write(struct table *table, unsigned connection)
{
    static const char type[] = "{\"type\":\"";
    struct net_live *live = &table->connections[connection];
    for (unsigned i = 0; i < MESSAGES_AT_ONCE && live->open && live->wants; i++) {
        struct buf out = {.bytes = NULL};
        live->wants = false;
        if (table->handlers.live.writable(table->handlers.live.context, live, live->data, &out))
            live->wants = true;
        CHECK(!out.failed);
        if (out.size > 0) {
            json_look(out.bytes, out.size);
            CHECK(out.size > sizeof(type) && memcmp(out.bytes, type, sizeof(type) - 1) == 0);
        }
        buf_free(&out);
        close_asked(table);
    }
}

/* ---- the whole ---- */

void table_pump(struct table *table)
{
    store_drain(table->store);
    pool_drain(table->pool);
    pool_drain(table->slow);
    close_asked(table);
}

static void settle(struct table *table)
{
    while (memory_store_waits(table->store) || still_pool_waits(table->pool) ||
           still_pool_waits(table->slow))
        table_pump(table);
}

static void hub_begin(struct table *table)
{
    struct hub_config config = {.store = table->store,
                                .passwords = table->pool,
                                .bots = table->pool,
                                .lookups = table->pool,
                                .reads = table->pool,
                                .loads = table->pool,
                                .looks = table->pool,
                                .limit_factor = 1};
    table->hub = hub_open(&config);
    CHECK(table->hub != NULL);
}

static void nothing(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    CHECK(err == STORE_OK);
}

static void enter(struct table *table, unsigned user, const char *target, const char *body,
                  size_t body_size)
{
    table_rest(table, user, "POST", target, body, body_size);
    settle(table);
    CHECK(table->cookies[user][0] != '\0');
}

void table_open(struct table *table)
{
    static const char *const names[] = {"Ada", "Bea", "Cy"};
    static const char root[] = "{\"name\":\"Root\",\"password\":\"password\"}";
    struct pool_config pool = {.threads = 1, .queue_max = 1};
    memset(table, 0, sizeof(*table));
    still_reset();
    table->store = memory_store_new();
    CHECK(store_reader_open(table->store, &table->reader) == STORE_OK);
    CHECK(pool_open(&pool, &table->pool) == 0 && pool_open(&pool, &table->slow) == 0);
    hub_begin(table);
    struct api_config config = {.hub = table->hub,
                                .store = table->store,
                                .slow = table->slow,
                                .stop = &table->stop,
                                .store_path = "/nonexistent/ochre.sqlite",
                                .server = &table->server};
    table->api = api_new(&config);
    CHECK(table->api != NULL);
    table->handlers = api_handlers(table->api);
    for (unsigned i = 0; i < COUNT_OF(names); i++) {
        char body[32];
        int size = snprintf(body, sizeof(body), "{\"name\":\"%s\"}", names[i]);
        enter(table, i, "/api/guests", body, (size_t)size);
    }
    enter(table, TABLE_ADMIN, "/api/accounts", root, sizeof(root) - 1);
    struct store_user admin = {.id = TABLE_ADMIN + 1, .admin = true};
    struct store_write write = {.op = STORE_ADMIN_SET, .user = &admin};
    CHECK(store_write(table->store, &write, nothing, NULL) == STORE_OK);
    settle(table);
}

/* The part of the live matches that must survive a restart. */
struct kept {
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t version;
    uint64_t state_hash;
    int64_t users[GAME_SEATS_MAX];
    enum store_status status;
};

struct census {
    size_t count;
    struct kept at[MEMORY_MATCHES_MAX];
};

static bool count_one(void *context, struct hub_match *match)
{
    struct census *census = context;
    CHECK(census->count < MEMORY_MATCHES_MAX);
    struct kept *kept = &census->at[census->count++];
    (void)text_copy(kept->id, sizeof(kept->id), match->info.id);
    kept->version = match->play.version;
    kept->state_hash = match->play.state_hash;
    kept->status = match->info.status;
    for (size_t i = 0; i < GAME_SEATS_MAX; i++) kept->users[i] = match->info.seat[i].user;
    return true;
}

static int by_id(const void *one, const void *other)
{
    const struct kept *left = one;
    const struct kept *right = other;
    return strcmp(left->id, right->id);
}

static void count_all(struct table *table, struct census *census)
{
    memset(census, 0, sizeof(*census));
    hub_matches_each(table->hub, STORE_OPEN, count_one, census);
    hub_matches_each(table->hub, STORE_RUNNING, count_one, census);
    qsort(census->at, census->count, sizeof(census->at[0]), by_id);
}

static void found(void *context, struct hub_match *match, enum hub_err why)
{
    CHECK(match != NULL && why == HUB_OK);
    (void)count_one(context, match);
}

/* The same of those that are in `before`, read again. */
static void find_all(struct table *table, const struct census *before, struct census *census)
{
    memset(census, 0, sizeof(*census));
    for (size_t i = 0; i < before->count; i++) {
        struct hub_fetch fetch = {.found = found, .context = census};
        hub_fetch_begin(table->hub, before->at[i].id, 1, &fetch);
        settle(table);
        CHECK(fetch.load == NULL);
    }
}

void table_end(struct table *table)
{
    static struct census before;
    static struct census after;
    memory_store_fault(table->store, 0);
    for (unsigned i = 0; i < TABLE_CONNECTIONS; i++) table_live_close(table, i);
    streams_end(table, true);
    table->handlers.stopping(table->handlers.context);
    hub_stop(table->hub);
    settle(table);
    CHECK(table->owed == 0);
    count_all(table, &before);
    hub_close(table->hub);
    hub_begin(table);
    find_all(table, &before, &after);
    CHECK(memcmp(&before, &after, sizeof(before)) == 0);
    hub_stop(table->hub);
    settle(table);
    hub_close(table->hub);
    api_free(table->api);
    pool_close(table->pool);
    pool_close(table->slow);
    store_reader_close(table->reader);
    store_close(table->store);
}
