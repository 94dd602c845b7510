/* GET /ws before it is a live connection: checks whether it is allowed. */
#include "net/live/upgrade.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/log.h"
#include "net/core/cookies.h"
#include "net/core/uri.h"

#define COOKIE_NAME      "ochre_session"
#define COOKIE_BYTES_MAX 512
#define ORIGIN_BYTES_MAX 300

/* Copies a header; false if it is absent, empty or longer. */
static bool header(struct lws *wsi, enum lws_token_indexes token, char *text, int size)
{
    text[0] = 0;
    return lws_hdr_copy(wsi, text, size, token) > 0;
}

int live_refuse(struct lws *wsi, const char *status, const char *name, const char *message)
{
    unsigned char bytes[LWS_PRE + 640];
    char *text = (char *)bytes + LWS_PRE;
    bool later = strncmp(status, "503", 3) == 0 || strncmp(status, "429", 3) == 0;
    int body =
        snprintf(NULL, 0, "{\"error\":{\"name\":\"%s\",\"message\":\"%s\"}}\n", name, message);
    int size = snprintf(
        text, sizeof(bytes) - LWS_PRE,
        "HTTP/1.1 %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\nCache-Control: "
        "no-store\r\n"
        "X-Content-Type-Options: nosniff\r\nSec-WebSocket-Version: 13\r\n%sConnection: "
        "close\r\n\r\n"
        "{\"error\":{\"name\":\"%s\",\"message\":\"%s\"}}\n",
        status, body, later ? "Retry-After: 5\r\n" : "", name, message);
    CHECK(size > 0 && (size_t)size < sizeof(bytes) - LWS_PRE);
    if (lws_write(wsi, (unsigned char *)text, (size_t)size, LWS_WRITE_HTTP) < size)
        log_debug("live", "event=refusal_cut");
    return -1;
}

static bool host_allowed(struct net_live *live, struct lws *wsi)
{
    char host[ORIGIN_BYTES_MAX];
    (void)header(wsi, WSI_TOKEN_HOST, host, sizeof(host));
    return uri_host_allowed(host, live->server->config.base_url);
}

static bool origin_allowed(struct net_live *live, struct lws *wsi)
{
    char origin[ORIGIN_BYTES_MAX];
    char host[ORIGIN_BYTES_MAX];
    /* browsers always send it; a request without one is not from another site's page */
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0) return true;
    if (!header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof(origin))) return false;
    bool has_host = header(wsi, WSI_TOKEN_HOST, host, sizeof(host));
    return uri_origin_allowed(origin, live->server->config.base_url, has_host ? host : NULL);
}

/* Copies a header for which the library has no number; NULL: it is absent or longer. */
static const char *custom(struct lws *wsi, const char *name, char *text, int size)
{
    return lws_hdr_custom_copy(wsi, text, size, name, (int)strlen(name)) >= 0 ? text : NULL;
}

/* Counts the connection for the forwarded address behind a proxy. Returns false if that address
 * has too many connections. */
static bool peer_enter(struct net_live *live, struct lws *wsi)
{
    struct net_server *server = live->server;
    char forwarded_for[LIVE_HEAD_BYTES_MAX];
    char forwarded[LIVE_HEAD_BYTES_MAX];
    char real_ip[LIVE_HEAD_BYTES_MAX];
    struct proxy_heads heads = {.forwarded =
                                    custom(wsi, "forwarded:", forwarded, sizeof(forwarded))};
    if (header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded_for, sizeof(forwarded_for)))
        heads.forwarded_for = forwarded_for;
    if (header(wsi, WSI_TOKEN_HTTP_X_REAL_IP, real_ip, sizeof(real_ip))) heads.real_ip = real_ip;
    proxies_client(&server->proxies, live->client.proxied, &heads, &live->client.peer);
    if (!live->client.proxied) return true;
    live->client.counted =
        peers_enter(server->peers, &live->client.peer, server->config.connections_per_address_max);
    if (!live->client.counted) server->stats.refused++;
    return live->client.counted;
}

/* Copies the text after "Bearer" in Authorization. */
static bool bearer_of(struct lws *wsi, char *text, int size)
{
    static const char scheme[] = "Bearer ";
    size_t before = sizeof(scheme) - 1;
    if (!header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, text, size) ||
        strncasecmp(text, scheme, before) != 0)
        return false;
    before += strspn(text + before, " ");
    memmove(text, text + before, strlen(text + before) + 1);
    return true;
}

/* Returns whether the page asks as nobody (`?as=nobody`): it shows a match to others, perhaps on
 * another site, so that neither its user's hidden things nor moves may pass. Also if the query is
 * too long to be read. */
static bool as_nobody(struct lws *wsi)
{
    char part[LIVE_HEAD_BYTES_MAX];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_URI_ARGS) >= (int)sizeof(part)) return true;
    for (int i = 0; lws_hdr_copy_fragment(wsi, part, sizeof(part), WSI_TOKEN_HTTP_URI_ARGS, i) > 0;
         i++)
        if (strcmp(part, "as=nobody") == 0) return true;
    return false;
}

int live_upgrade(struct net_live *live, struct lws *wsi, const char *upgrade)
{
    char text[BASE_PATH_BYTES + 16];
    char cookies[LIVE_HEAD_BYTES_MAX];
    char cookie[COOKIE_BYTES_MAX];
    char bearer[COOKIE_BYTES_MAX];
    struct net_live_handlers *handlers = &live->server->config.handlers.live;
    /* After refusing an unknown upgrade, the library may call this without headers: then
     * `upgrade` is a dangling pointer. */
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) == 0) return -1;
    if (upgrade == NULL || strcasecmp(upgrade, "websocket") != 0) {
        return live_refuse(wsi, "400 Bad Request", "bad_upgrade",
                           "Only an upgrade to WebSocket is possible here.");
    }
    if (!header(wsi, WSI_TOKEN_GET_URI, text, sizeof(text)) ||
        strcmp(base_path_cut(live->server->base_path, text), "/ws") != 0)
        return live_refuse(wsi, "404 Not Found", "not_found", "Live connections are at /ws.");
    if (!header(wsi, WSI_TOKEN_VERSION, text, sizeof(text)) || strcmp(text, "13") != 0) {
        return live_refuse(wsi, "426 Upgrade Required", "bad_version",
                           "Sec-WebSocket-Version must be 13.");
    }
    if (lws_hdr_total_length(wsi, WSI_TOKEN_PROTOCOL) > 0)
        return live_refuse(wsi, "400 Bad Request", "bad_protocol",
                           "No subprotocol is supported here.");
    if (lws_hdr_total_length(wsi, WSI_TOKEN_KEY) == 0)
        return live_refuse(wsi, "400 Bad Request", "bad_upgrade", "Sec-WebSocket-Key is missing.");
    if (!host_allowed(live, wsi)) {
        return live_refuse(wsi, "421 Misdirected Request", "wrong_host",
                           "This server does not go by that name.");
    }
    bool has_bearer = bearer_of(wsi, bearer, sizeof(bearer)); /* a page cannot send this header */
    if (!has_bearer && !origin_allowed(live, wsi))
        return live_refuse(wsi, "403 Forbidden", "wrong_origin", "This page may not connect here.");
    if (live->server->stopping) {
        return live_refuse(wsi, "503 Service Unavailable", "stopping",
                           "The server is about to stop. Try again in a moment.");
    }
    if (!peer_enter(live, wsi)) {
        return live_refuse(wsi, "429 Too Many Requests", "too_many_connections",
                           "Your address holds too many connections.");
    }
    char name[COOKIE_NAME_BYTES_MAX];
    cookie_name_print(live->server, COOKIE_NAME, name);
    bool has_cookie = !as_nobody(wsi) &&
                      header(wsi, WSI_TOKEN_HTTP_COOKIE, cookies, sizeof(cookies)) &&
                      (uri_cookie(cookies, name, cookie, sizeof(cookie)) ||
                       (cookie_had_plain_name(live->server) &&
                        uri_cookie(cookies, COOKIE_NAME, cookie, sizeof(cookie))));
    live->data = handlers->admit(handlers->context, has_cookie ? cookie : NULL,
                                 has_bearer ? bearer : NULL, live->client.peer.block);
    if (live->data == NULL) {
        return live_refuse(wsi, "503 Service Unavailable", "not_now",
                           "Who you are cannot be read right now. Try again in a moment.");
    }
    live->admitted = true;
    return 0;
}
