#include "api/api.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "api/read.h"

struct api {
    struct api_config config;
    struct api_statistics *statistics;
    int64_t began_us;
};

static const struct api_route *const tables[] = {
    api_system_routes,     api_account_routes,     api_session_routes,     api_match_routes,
    api_match_list_routes, api_match_file_routes,  api_event_routes,       api_admin_routes,
    api_admin_user_routes, api_admin_match_routes, api_admin_query_routes, api_statistics_routes};

struct api *api_new(const struct api_config *config)
{
    struct api *api = calloc(1, sizeof(*api));
    if (api == NULL) return NULL;
    api->config = *config;
    api->began_us = clock_mono_us();
    api->statistics = api_statistics_new();
    if (api->statistics == NULL) {
        free(api);
        return NULL;
    }
    return api;
}

void api_free(struct api *api)
{
    if (api != NULL) {
        api_statistics_free(api->statistics);
        free(api);
    }
}

int64_t api_uptime_s(const struct api *api)
{
    return (clock_mono_us() - api->began_us) / 1000000;
}

struct api_statistics *api_statistics_of(struct api *api)
{
    return api->statistics;
}

const struct api_config *api_config_of(const struct api *api)
{
    return &api->config;
}

static void call_free(struct api_call *call)
{
    parse_free(call->body);
    free(call);
}

/* A cookie that scripts cannot read; an empty value clears it. */
static void cookie_print(struct buf *cookie, const struct api_call *call, const char *name,
                         const char *path, const char *value, int64_t seconds)
{
    buf_printf(cookie, "%s=%s; Path=%s; HttpOnly; SameSite=Lax; Max-Age=%lld%s", name, value, path,
               value[0] == '\0' ? 0LL : (long long)seconds,
               http_secure(call->http) ? "; Secure" : "");
}

static void reply(struct api_call *call, const struct http_reply *reply, struct buf *out)
{
    if (out->failed) {
        static const char text[] =
            "{\"error\":{\"name\":\"busy\",\"message\":\"The answer is too large.\"}}";
        struct http_reply sorry = {.status = 503, .body = text, .body_size = sizeof(text) - 1};
        http_reply(call->http, &sorry);
    } else {
        struct http_reply answer = *reply;
        struct buf renewed = {0};
        if (call->renewed && answer.set_cookie[0] == NULL) {
            cookie_print(&renewed, call, API_SESSION_COOKIE, "/",
                         http_cookie(call->http, API_SESSION_COOKIE), HUB_SESSION_S);
            answer.set_cookie[0] = renewed.bytes;
        }
        http_reply(call->http, &answer);
        buf_free(&renewed);
    }
    buf_free(out);
    call_free(call);
}

void api_reply_with(struct api_call *call, const struct http_reply *with, struct buf *out)
{
    struct http_reply answer = *with;
    answer.body = out->bytes;
    answer.body_size = out->size;
    reply(call, &answer, out);
}

void api_reply_type(struct api_call *call, int status, const char *content_type, struct buf *out)
{
    struct http_reply answer = {
        .status = status, .content_type = content_type, .body = out->bytes, .body_size = out->size};
    reply(call, &answer, out);
}

void api_reply(struct api_call *call, int status, struct buf *out)
{
    api_reply_type(call, status, NULL, out);
}

static int retry_after_s(const struct hub_error *error, int status)
{
    if (error->retry_ms > 0) return (int)((error->retry_ms + 999) / 1000);
    return status == 429 ? 5 : status == 503 ? 1 : 0;
}

void api_fail(struct api_call *call, struct hub_error error)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_error(&json, &error);
    json_object_end(&json);
    int status = hub_error_status(&error);
    struct http_reply answer = {.status = status,
                                .body = out.bytes,
                                .body_size = out.size,
                                .retry_after_s = retry_after_s(&error, status)};
    reply(call, &answer, &out);
}

void api_fail_code(struct api_call *call, enum hub_err code)
{
    api_fail(call, hub_error_of(code));
}

struct hub_match *api_match_find(struct api_call *call, const char *key)
{
    enum hub_err why;
    struct hub_match *match = hub_match_find(call->hub, call->part[0], &why);
    if (match == NULL) {
        api_fail_code(call, why);
    } else if (!hub_match_visible(match, call->user.id, key)) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        match = NULL;
    }
    return match;
}

void api_fail_parse(struct api_call *call, const struct parse_error *error)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_parse_error(&json, error);
    json_object_end(&json);
    api_reply(call, 400, &out);
}

void api_reply_user(struct api_call *call, int status, const struct hub_user *user,
                    const char *token, const char *known)
{
    struct buf out = {0};
    struct buf session = {0};
    struct buf device = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    if (user != NULL) print_user(&json, "user", user);
    json_object_end(&json);
    if (token != NULL) cookie_print(&session, call, API_SESSION_COOKIE, "/", token, HUB_SESSION_S);
    if (known != NULL && known[0] != '\0')
        cookie_print(&device, call, API_DEVICE_COOKIE, "/api", known, HUB_DEVICE_S);
    struct http_reply answer = {.status = status,
                                .body = out.bytes,
                                .body_size = out.size,
                                .set_cookie = {session.bytes, device.bytes}};
    reply(call, &answer, &out);
    buf_free(&session);
    buf_free(&device);
}

/* Matches a path with a route's; fills the parts in braces. */
static bool path_matches(const char *pattern, const char *path,
                         char part[2][API_PART_BYTES_MAX + 1])
{
    size_t parts = 0;
    while (*pattern != '\0') {
        if (*pattern != '{') {
            if (*pattern++ != *path++) return false;
            continue;
        }
        size_t size = strcspn(path, "/");
        if (size == 0 || size > API_PART_BYTES_MAX || parts == 2) return false;
        memcpy(part[parts], path, size);
        part[parts++][size] = '\0';
        path += size;
        pattern = strchr(pattern, '}') + 1;
    }
    return *path == '\0';
}

/* Finds the route; NULL with the reason in `error`. */
static const struct api_route *route_find(struct api_call *call, enum hub_err *error)
{
    const char *method = http_method(call->http);
    const char *path = http_path(call->http);
    *error = HUB_NOT_FOUND;
    for (size_t i = 0; i < COUNT_OF(tables); i++) {
        for (const struct api_route *route = tables[i]; route->method != NULL; route++) {
            if (!path_matches(route->path, path, call->part)) continue;
            if (strcmp(route->method, method) == 0) return route;
            *error = HUB_METHOD_NOT_ALLOWED;
        }
    }
    return NULL;
}

/* Reads the body. A route that takes none takes {} as well, and nothing else: whoever sends more
 * believes that it matters. */
static bool body_read(struct api_call *call, const struct api_route *route,
                      struct parse_error *error)
{
    size_t size = 0;
    const char *body = http_body(call->http, &size);
    if (size == 0 && !route->body) return true;
    call->body = size == 0 ? parse_object("{}", 2, error) : parse_object(body, size, error);
    if (call->body == NULL) return false;
    return route->body || parse_members(call->body, NULL, 0, NULL, error);
}

bool api_query_number(const struct api_call *call, const char *name, uint32_t otherwise,
                      uint32_t *number)
{
    const char *text = http_query(call->http, name);
    *number = otherwise;
    if (text == NULL) return true;
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 9 || text[digits] != '\0') return false;
    *number = (uint32_t)strtoul(text, NULL, 10);
    return true;
}

/* Lets the route answer. What reads the history is counted for its address, on this thread too. */
static void route_handle(const struct api_route *route, struct api_call *call)
{
    char peer[64];
    struct hub *hub = call->hub;
    if (!route->counted) {
        route->handle(call);
        return;
    }
    (void)text_copy(peer, sizeof(peer), http_peer(call->http)); /* the call may end in there */
    int64_t wait_ms = api_read_wait_ms(hub, peer);
    if (wait_ms > 0) {
        api_fail(call, hub_error_often(wait_ms));
        return;
    }
    int64_t begin_us = clock_thread_us();
    route->handle(call);
    api_read_count(hub, peer, clock_thread_us() - begin_us);
}

void api_http(void *context, struct http_request *request)
{
    struct api *api = context;
    struct api_call *call = calloc(1, sizeof(*call));
    if (call == NULL) {
        struct http_reply answer = {.status = 503, .body = "{}", .body_size = 2};
        http_reply(request, &answer);
        return;
    }
    *call = (struct api_call){.api = api, .hub = api->config.hub, .http = request};
    enum hub_err error = HUB_OK;
    const struct api_route *route = route_find(call, &error);
    if (route == NULL) {
        api_fail_code(call, error);
        return;
    }
    if (strcmp(http_method(request), "GET") != 0 && !http_origin_allowed(request)) {
        api_fail_code(call, HUB_WRONG_ORIGIN);
        return;
    }
    bool signed_in =
        !route->anyone &&
        hub_session_read(call->hub, http_cookie(request, API_SESSION_COOKIE), &call->user);
    if (call->user.unread) {
        api_fail_code(call, HUB_NOT_NOW);
        return;
    }
    call->renewed = signed_in && hub_session_use(call->hub, &call->user);
    if ((route->user_needed || route->admin_needed) && !signed_in) {
        api_fail_code(call, HUB_NOT_SIGNED_IN);
        return;
    }
    if (route->admin_needed && !call->user.admin) {
        api_fail_code(call, HUB_NOT_ALLOWED);
        return;
    }
    struct parse_error parse_error;
    if (!body_read(call, route, &parse_error)) {
        api_fail_parse(call, &parse_error);
        return;
    }
    route_handle(route, call);
}
