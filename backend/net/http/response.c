#include "net/http/response.h"

#include <microhttpd.h>
#include <stdio.h>

#include "net/http/http.h"

#define CACHE_BYTES 48

static bool add(struct MHD_Response *response, const char *name, const char *value)
{
    return value == NULL || MHD_add_response_header(response, name, value) == MHD_YES;
}

static struct MHD_Response *response_make(const char *content_type, const char *cache,
                                          const void *body, size_t body_size)
{
    /* The library's argument is not const, but the library copies the text. */
    union {
        const void *read_only;
        void *any;
    } cast = {.read_only = body};
    struct MHD_Response *response = MHD_create_response_from_buffer(
        body_size, body_size > 0 ? cast.any : NULL, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return NULL;
    if (add(response, "Content-Type", content_type) && add(response, "Cache-Control", cache) &&
        add(response, "X-Content-Type-Options", "nosniff") &&
        add(response, "Referrer-Policy", "no-referrer") &&
        add(response, "Cross-Origin-Resource-Policy", "same-origin") &&
        add(response, "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"))
        return response;
    MHD_destroy_response(response);
    return NULL;
}

static bool sets_cookie(const struct http_reply *reply)
{
    bool any = false;
    for (size_t i = 0; i < HTTP_COOKIES_MAX; i++) any = any || reply->set_cookie[i] != NULL;
    return any;
}

/* Prints Cache-Control. A cached cookie would give one person's session to others. */
static void cache_print(const struct http_reply *reply, char cache[CACHE_BYTES])
{
    if (sets_cookie(reply))
        snprintf(cache, CACHE_BYTES, "no-store");
    else if (reply->max_age_s > 0)
        snprintf(cache, CACHE_BYTES, "public, max-age=%d%s", reply->max_age_s,
                 reply->max_age_s == HTTP_LASTS_S ? ", immutable" : "");
    else
        snprintf(cache, CACHE_BYTES, "%s", reply->etag != NULL ? "no-cache" : "no-store");
}

struct MHD_Response *response_of(const struct http_reply *reply, bool packed)
{
    char retry_after[16];
    char cache[CACHE_BYTES];
    bool pack = packed && reply->packed != NULL;
    const char *content_type =
        reply->content_type != NULL ? reply->content_type : "application/json";
    const char *varies =
        reply->by_asker ? "Accept-Encoding, Authorization, Cookie" : "Accept-Encoding";
    cache_print(reply, cache);
    struct MHD_Response *response =
        pack ? response_make(content_type, cache, reply->packed, reply->packed_size)
             : response_make(content_type, cache, reply->body, reply->body_size);
    if (response == NULL) return NULL;
    snprintf(retry_after, sizeof(retry_after), "%d", reply->retry_after_s);
    bool cookies = true;
    for (size_t i = 0; i < HTTP_COOKIES_MAX; i++)
        cookies = cookies && add(response, "Set-Cookie", reply->set_cookie[i]);
    if (cookies && add(response, "ETag", reply->etag) &&
        add(response, "Content-Encoding", pack ? "gzip" : NULL) &&
        add(response, "Vary", reply->packed != NULL || reply->by_asker ? varies : NULL) &&
        add(response, "Allow", reply->allow) && add(response, "Location", reply->location) &&
        add(response, "Access-Control-Allow-Origin", reply->shared ? "*" : NULL) &&
        add(response, "Retry-After", reply->retry_after_s > 0 ? retry_after : NULL))
        return response;
    MHD_destroy_response(response);
    return NULL;
}

static struct MHD_Response *response_error(const char *name, const char *message)
{
    char body[256];
    int size = snprintf(body, sizeof(body), "{\"error\":{\"name\":\"%s\",\"message\":\"%s\"}}\n",
                        name, message);
    CHECK(size > 0 && (size_t)size < sizeof(body));
    return response_make("application/json", "no-store", body, (size_t)size);
}

static const struct {
    unsigned int status;
    const char *name;
    const char *message;
} refusals[] = {
    {400, "bad_request", "This request cannot be read."},
    {404, "not_found", "There is nothing here."},
    {405, "method_not_allowed", "This method is not possible here."},
    {411, "length_required", "Send the body with a Content-Length."},
    {413, "too_large", "The body is too large."},
    {414, "too_long", "The address of this request is too long."},
    {421, "wrong_host", "This server does not go by that name."},
    {426, "upgrade_required", "This address speaks WebSocket."},
    {429, "too_many_connections", "Your address holds too many connections."},
    {503, "not_now", "The server cannot answer now. Try again in a moment."},
};

struct MHD_Response *response_refusal(unsigned int status)
{
    size_t at = 0;
    while (at < COUNT_OF(refusals) && refusals[at].status != status) at++;
    CHECK(at < COUNT_OF(refusals));
    struct MHD_Response *response = response_error(refusals[at].name, refusals[at].message);
    if (response == NULL) return NULL;
    bool complete = true;
    if (status == 405) complete = add(response, "Allow", "GET, HEAD"); /* of a file */
    if (status == 503) complete = add(response, "Retry-After", "1");
    if (status == 400 || status == 411 || status == 413 || status == 421 || status == 503)
        complete = complete && add(response, "Connection", "close");
    if (status == 426) complete = add(response, "Upgrade", "websocket");
    if (complete) return response;
    MHD_destroy_response(response);
    return NULL;
}
