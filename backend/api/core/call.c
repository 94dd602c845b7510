/* The end of a request, and the checks that all routes share. */
#include "api/core/call.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "net/http/accept.h"
#include "base/language.h"

static void call_free(struct api_call *call)
{
    parse_free(call->body);
    free(call->request);
    buf_free(&call->cookie);
    free(call);
}

/* Prints a cookie that scripts cannot read; an empty value clears it. */
static void cookie_print(struct buf *cookie, const struct api_call *call, const char *name,
                         const char *mark, const char *path, const char *value, int64_t seconds)
{
    buf_printf(cookie, "%s%s=%s; Path=%s%s; HttpOnly; SameSite=Lax; Max-Age=%lld%s", name, mark,
               value, http_base_path(call->http), path, value[0] == '\0' ? 0LL : (long long)seconds,
               http_secure(call->http) ? "; Secure" : "");
}

void api_cookie_set(struct api_call *call, const char *name, const char *path, const char *value,
                    int64_t seconds)
{
    buf_free(&call->cookie);
    call->cookie.secret = true;
    cookie_print(&call->cookie, call, name, http_cookie_mark(call->http), path, value, seconds);
}

/* Returns whether pages of other sites may read answers of this route. */
static bool may_share(const struct api_call *call)
{
    return call->route != NULL && call->route->shared && !call->api->config.own_pages_only;
}

/* Returns whether pages of other sites may read the answer: it is the same for everyone, since the
 * request contains nothing that only some have. */
static bool is_shared(const struct api_call *call)
{
    return may_share(call) && http_header(call->http, "Cookie") == NULL &&
           http_header(call->http, "Authorization") == NULL &&
           http_query(call->http, "key") == NULL;
}

static void reply(struct api_call *call, const struct http_reply *reply, struct buf *out)
{
    if (out->failed) {
        static const char text[] =
            "{\"error\":{\"name\":\"busy\","
            "\"message\":\"There is no memory for the answer, or it is too large.\"}}";
        struct http_reply sorry = {.status = 503, .body = text, .body_size = sizeof(text) - 1};
        http_reply(call->http, &sorry);
    } else {
        struct http_reply answer = *reply;
        answer.shared = is_shared(call);
        answer.by_asker = may_share(call);
        struct buf renewed = {0};
        struct buf old = {0};
        if (call->renewed && answer.set_cookie[0] == NULL) {
            cookie_print(&renewed, call, API_SESSION_COOKIE, http_cookie_mark(call->http), "/",
                         http_cookie(call->http, API_SESSION_COOKIE), HUB_SESSION_S);
            answer.set_cookie[0] = renewed.bytes;
            if (http_cookie_is_old(call->http, API_SESSION_COOKIE)) {
                cookie_print(&old, call, API_SESSION_COOKIE, "", "/", "", 0);
                answer.set_cookie[1] = old.bytes;
            }
        }
        if (call->cookie.bytes != NULL && !call->cookie.failed)
            answer.set_cookie[HTTP_COOKIES_MAX - 1] = call->cookie.bytes;
        http_reply(call->http, &answer);
        buf_free(&renewed);
        buf_free(&old);
    }
    buf_free(out);
    call_free(call);
}

void api_reply_kept(struct api_call *call, const struct http_reply *with)
{
    struct http_reply answer = *with;
    answer.shared = is_shared(call);
    answer.by_asker = may_share(call);
    if (accepts_tag(http_header(call->http, "If-None-Match"), with->etag)) {
        answer.status = 304;
        answer.body = NULL;
        answer.body_size = 0;
        answer.packed = NULL;
    }
    http_reply(call->http, &answer);
    call_free(call);
}

void api_forget(struct api_call *call)
{
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
    if (error->retry_ms > 0) {
        int64_t s = (error->retry_ms - 1) / 1000 + 1;
        return s < INT_MAX ? (int)s : INT_MAX;
    }
    return status == 429 ? 5 : status == 503 ? 1 : 0;
}

static void page(struct api_call *call, bool missing, const char *head)
{
    struct http_page with = {.missing = missing, .head = head};
    http_page(call->http, &with);
    call_free(call);
}

void api_page(struct api_call *call, struct buf *head)
{
    page(call, false, head->failed ? NULL : head->bytes);
    buf_free(head);
}

void api_fail(struct api_call *call, struct hub_error error)
{
    struct buf out = {0};
    if (call->page) { /* the page itself receives other errors, from its own requests */
        page(call, hub_error_status(&error) == 404, NULL);
        return;
    }
    if (error.code == HUB_BAD_REQUEST && error.wrong.field == NULL) error.wrong = call->wrong;
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_error(&json, &error);
    json_object_end(&json);
    int status = hub_error_status(&error);
    struct http_reply answer = {.status = status,
                                .body = out.bytes,
                                .body_size = out.size,
                                .retry_after_s = retry_after_s(&error, status),
                                .allow = call->allow[0] != '\0' ? call->allow : NULL};
    reply(call, &answer, &out);
}

void api_answered(void *context, struct hub_error error)
{
    struct api_call *call = context;
    struct buf out = {0};
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    buf_append_text(&out, "{}");
    api_reply(call, 200, &out);
}

void api_fail_code(struct api_call *call, enum hub_err code)
{
    api_fail(call, hub_error_of(code));
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
    const char *mark = http_cookie_mark(call->http);
    struct json json = json_to(&out);
    json_object(&json, NULL);
    if (user != NULL) print_user(&json, "user", user);
    json_object_end(&json);
    if (token != NULL)
        cookie_print(&session, call, API_SESSION_COOKIE, mark, "/", token, HUB_SESSION_S);
    if (known != NULL && known[0] != '\0')
        cookie_print(&device, call, API_DEVICE_COOKIE, mark, "/api", known, HUB_DEVICE_S);
    struct http_reply answer = {.status = status,
                                .body = out.bytes,
                                .body_size = out.size,
                                .set_cookie = {session.bytes, device.bytes}};
    reply(call, &answer, &out);
    buf_free(&session);
    buf_free(&device);
}

#define QUERY_NUMBER_MAX 999999999

bool api_query_number(struct api_call *call, const struct api_query *query, uint32_t *number)
{
    const char *text = http_query(call->http, query->name);
    uint32_t most = query->most != 0 ? query->most : QUERY_NUMBER_MAX;
    *number = query->otherwise;
    if (text == NULL) return true;
    size_t digits = strspn(text, "0123456789");
    if (digits > 0 && digits <= 9 && text[digits] == '\0') {
        *number = (uint32_t)strtoul(text, NULL, 10);
        if (*number >= query->least && *number <= most) return true;
    }
    call->wrong = (struct hub_wrong){
        .field = query->name, .allowed = HUB_ALLOWED_RANGE, .least = query->least, .most = most};
    if (strlen(text) <= HUB_GIVEN_BYTES_MAX)
        (void)text_copy(call->wrong.given, sizeof(call->wrong.given), text);
    return false;
}

int api_query_word(struct api_call *call, const char *name, const char *words)
{
    const char *text = http_query(call->http, name);
    if (text == NULL) return 0;
    const char *at = words;
    for (int place = 0; *at != '\0'; place++) {
        size_t size = strcspn(at, " ");
        if (strlen(text) == size && memcmp(text, at, size) == 0) return place;
        at += size + (at[size] == ' ');
    }
    call->wrong = hub_error_words(HUB_BAD_REQUEST, name, text, words).wrong;
    return -1;
}

bool api_query_language(struct api_call *call, const char **language)
{
    int format = api_query_word(call, "format", "json text");
    bool known = format >= 0 && api_query_lang(call, language);
    if (format <= 0) *language = NULL;
    return known;
}

bool api_query_lang(struct api_call *call, const char **language)
{
    int place = api_query_word(call, "lang", language_tags);
    *language = place >= 0 ? languages[place].tag : NULL;
    return place >= 0;
}

void api_fail_at(struct api_call *call, enum hub_err code, const char *field)
{
    api_fail(call, hub_error_at(code, field));
}

void api_origin_print(const struct api_call *call, char origin[API_ORIGIN_BYTES])
{
    const char *base = call->api->config.base_url;
    const char *host = http_header(call->http, "Host");
    if (base != NULL)
        snprintf(origin, API_ORIGIN_BYTES, "%s", base);
    else
        snprintf(origin, API_ORIGIN_BYTES, "http://%.250s", host != NULL ? host : "localhost");
    size_t size = strlen(origin);
    if (size > 0 && origin[size - 1] == '/') origin[size - 1] = '\0';
}
