#include "api/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "api/admin/doctor.h"
#include "api/core/call.h"
#include "api/live/event_stream.h"
#include "api/match/event_waits.h"
#include "api/site/games.h"
#include "api/live/live.h"
#include "api/live/poll.h"
#include "api/site/pictures.h"
#include "api/core/read.h"
#include "api/live/mine.h"
#include "api/site/shared.h"
#include "api/site/statistics.h"
#include "base/clock.h"
#include "base/memory.h"
#include "base/encoding/text.h"
#include "puzzle/shipped.h"

static const struct api_route *const tables[] = {
#define ROUTES(name) api_##name##_routes,
    API_ROUTES(ROUTES)
#undef ROUTES
};

/* Matches a path with the pattern of a route; fills the parts in braces. */
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

/* The methods of routes, each with its words in an Allow header. */
static const struct {
    const char *method;
    const char *allowed;
} methods[] = {{"GET", "GET, HEAD"}, {"POST", "POST"}, {"PUT", "PUT"}, {"DELETE", "DELETE"}};

/* Finds the route; NULL with the reason in `error`, and the methods of the path in the call. */
static const struct api_route *route_find(struct api_call *call, enum hub_err *error)
{
    const char *method = http_method(call->http);
    const char *path = http_path(call->http);
    bool found[COUNT_OF(methods)] = {false};
    *error = HUB_NOT_FOUND;
    for (size_t i = 0; i < COUNT_OF(tables); i++) {
        for (const struct api_route *route = tables[i]; route->method != NULL; route++) {
            if (!path_matches(route->path, path, call->part)) continue;
            if (strcmp(route->method, method) == 0) return route;
            *error = HUB_METHOD_NOT_ALLOWED;
            for (size_t j = 0; j < COUNT_OF(methods); j++)
                found[j] = found[j] || strcmp(route->method, methods[j].method) == 0;
        }
    }
    for (size_t j = 0; j < COUNT_OF(methods); j++) {
        size_t at = strlen(call->allow);
        if (found[j])
            (void)snprintf(call->allow + at, sizeof(call->allow) - at, "%s%s", at > 0 ? ", " : "",
                           methods[j].allowed);
    }
    return NULL;
}

/* Parses the body. A route without a body accepts {} as well, and nothing else: other content
 * would be ignored without notice. */
static bool body_read(struct api_call *call, const struct api_route *route,
                      struct parse_error *error)
{
    size_t size = 0;
    const char *body = http_body(call->http, &size);
    if ((size == 0 && !route->body) || route->any_body) return true;
    call->body = size == 0 ? parse_object("{}", 2, error) : parse_object(body, size, error);
    if (call->body == NULL) return false;
    return route->body || parse_members(call->body, NULL, 0, NULL, error);
}

/* Runs the route. CPU time of a read of the history is charged to the address of the requester,
 * on this thread too. */
static void route_handle(struct api_call *call)
{
    char peer[64];
    struct hub *hub = call->hub;
    const struct api_route *route = call->route;
    if (!route->counted) {
        route->handle(call);
        return;
    }
    (void)text_copy(peer, sizeof(peer),
                    http_peer(call->http)); /* the route may end and free the call */
    int64_t wait_ms = api_read_wait_ms(hub, peer);
    if (wait_ms > 0) {
        api_fail(call, hub_error_often(wait_ms));
        return;
    }
    int64_t begin_us = clock_thread_us();
    route->handle(call);
    api_read_count(hub, peer, clock_thread_us() - begin_us);
}

/* Continues once the requester is known. */
static void asked_by(void *context, const struct hub_user *user)
{
    struct api_call *call = context;
    const struct api_route *route = call->route;
    bool signed_in = user->id != 0;
    if (user->unread) {
        api_fail_code(call, HUB_NOT_NOW);
        return;
    }
    if (call->by_token && !signed_in) {
        api_fail_code(call, HUB_BAD_TOKEN);
        return;
    }
    if (user->scopes != 0 && (user->scopes & route->scope) == 0) {
        api_fail_code(call, HUB_SCOPE);
        return;
    }
    call->user = *user;
    /* pages never renew the cookie */
    call->renewed = signed_in && !call->page && hub_session_use(call->hub, &call->user);
    if (signed_in && !call->page && !call->by_token && !call->route->anyone &&
        http_cookie_is_old(call->http, API_SESSION_COOKIE))
        call->renewed = true; /* `user` has the name from after the renewal */
    bool staff = call->user.admin || (route->moderator_needed && call->user.moderator);
    bool staff_needed = route->admin_needed || route->moderator_needed;
    if ((route->user_needed || staff_needed) && !signed_in) {
        api_fail_code(call, HUB_NOT_SIGNED_IN);
        return;
    }
    if (staff_needed && !staff) {
        api_fail_code(call, HUB_NOT_ALLOWED);
        return;
    }
    struct parse_error parse_error;
    if (!body_read(call, route, &parse_error)) {
        api_fail_parse(call, &parse_error);
        return;
    }
    route_handle(call);
}

/* Returns the text after "Bearer " in Authorization, or NULL. Other schemes belong to a proxy. */
static const char *bearer_of(const struct http_request *request)
{
    static const char scheme[] = "Bearer";
    const char *value = http_header(request, "Authorization");
    if (value == NULL || strncasecmp(value, scheme, sizeof(scheme) - 1) != 0) return NULL;
    value += sizeof(scheme) - 1;
    /* a library may drop the space if nothing follows it */
    return value[0] == ' ' || value[0] == '\0' ? value + strspn(value, " ") : NULL;
}

static void begin(struct api *api, struct http_request *request, bool page)
{
    static const struct hub_user nobody;
    struct api_call *call = calloc(1, sizeof(*call));
    if (call == NULL) {
        struct http_reply answer = {.status = 503, .body = "{}", .body_size = 2};
        http_reply(request, &answer);
        return;
    }
    *call = (struct api_call){.api = api, .hub = api->config.hub, .http = request, .page = page};
    enum hub_err error = HUB_OK;
    call->route = route_find(call, &error);
    if (call->route == NULL) {
        api_fail_code(call, error);
        return;
    }
    const char *bearer = bearer_of(request);
    /* Only a cookie requires a check of the origin: no page of another site can make a browser
     * send a token. */
    if (bearer == NULL && strcmp(http_method(request), "GET") != 0 &&
        !http_origin_allowed(request)) {
        api_fail_code(call, HUB_WRONG_ORIGIN);
        return;
    }
    if (call->route->anyone) {
        asked_by(call, &nobody);
    } else if (bearer != NULL) { /* any cookie is ignored */
        call->by_token = true;
        hub_token_find(call->hub, bearer, http_peer(request), asked_by, call);
    } else {
        hub_session_find(call->hub, http_cookie(request, API_SESSION_COOKIE), http_peer(request),
                         asked_by, call);
    }
}

static void http(void *context, struct http_request *request)
{
    begin(context, request, false);
}

static void page(void *context, struct http_request *request)
{
    begin(context, request, true);
}

/* ---- beginning and end ---- */

static void woken(void *context)
{
    const struct api *api = context;
    store_drain(api->config.store);
    hub_drain(api->config.hub);
    event_waits_woken(api->waits);
    pool_drain(api->config.slow);
    if (api->config.pictures != NULL) pool_drain(api->config.pictures);
    if (api->config.doctor != NULL) pool_drain(api->config.doctor->pool);
    if (api->config.providers != NULL) pool_drain(api->config.providers->pool);
    if (api->config.notify != NULL) notify_drain(api->config.notify);
}

/* Starts the queued writes before the answers are sent, so that the disk works in the meantime. */
static void turned(void *context)
{
    const struct api *api = context;
    store_turn_end(api->config.store);
    live_polls_turned(api->polls);
}

/* Ends all waits, which would delay the end of the server. */
static void stopping(void *context)
{
    const struct api *api = context;
    event_waits_stop(api->waits);
    live_polls_stop(api->polls);
}

static void tick(void *context)
{
    const struct api *api = context;
    memory_tidy();
    hub_tick(api->config.hub);
    if (api->config.notify != NULL) notify_tick(api->config.notify);
    live_api_tick(api->live);
    live_polls_tick(api->polls);
    event_streams_tick(api->events);
    event_waits_tick(api->waits);
}

static void match_changed(void *context, const struct hub_match *match,
                          const struct store_match *before, int64_t only)
{
    const struct api *api = context;
    live_mine_changed(api->live, match, before, only);
    event_streams_changed(api->events, match, before, only);
}

static bool followed(void *context, int64_t user)
{
    const struct api *api = context;
    return live_mine_followed(api->live, user) || event_streams_followed(api->events, user);
}

static void sessions_ended(void *context, int64_t user, const unsigned char *only,
                           const unsigned char *keep)
{
    const struct api *api = context;
    live_sessions_ended(api->live, user, only, keep);
    event_streams_ended(api->events, user, only, keep);
    event_waits_ended(api->waits, user, only, keep);
}

struct net_handlers api_handlers(struct api *api)
{
    return (struct net_handlers){.context = api,
                                 .http = http,
                                 .page = page,
                                 .woken = woken,
                                 .turned = turned,
                                 .tick = tick,
                                 .stopping = stopping,
                                 .live = live_api_handlers(api->live)};
}

struct api *api_new(const struct api_config *config)
{
    struct api *api = calloc(1, sizeof(*api));
    if (api == NULL) return NULL;
    api->config = *config;
    api->began_us = clock_mono_us();
    api->statistics = api_statistics_new();
    api->games = api_games_new();
    api->events = event_streams_new(config->hub);
    api->waits = event_waits_new();
    api->shared = shared_new();
    api->pictures = pictures_new();
    api->checks = api_checks_new();
    bool ok = api->statistics != NULL && api->games != NULL && api->events != NULL &&
              api->waits != NULL && api->shared != NULL && api->pictures != NULL &&
              api->checks != NULL;
    if (ok) api->live = live_api_new(config->hub); /* last, since it registers at the hub */
    if (api->live != NULL) api->polls = live_polls_new(api->live);
    if (api->polls == NULL) {
        api_free(api);
        return NULL;
    }
    hub_on_match_changed(config->hub, match_changed, api);
    hub_on_sessions_ended(config->hub, sessions_ended, api);
    hub_on_followed(config->hub, followed, api);
    memory_begin();
    return api;
}

void api_free(struct api *api)
{
    if (api != NULL) {
        live_polls_free(api->polls);
        live_api_free(api->live);
        event_streams_free(api->events);
        event_waits_free(api->waits);
        shared_free(api->shared);
        pictures_free(api->pictures);
        api_checks_free(api->checks);
        api_statistics_free(api->statistics);
        api_games_free(api->games);
        puzzle_sets_free(api->puzzles);
        free(api);
    }
}
