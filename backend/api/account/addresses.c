/* A user's addresses for notifications: email addresses, tests, deletions, and the links in emails.
 * Webhooks are added in hooks.c. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/email_links.h"

/* Answers {} with the status of the call. */
static void kept(void *context, struct hub_error error, int64_t id)
{
    struct api_call *call = context;
    struct buf out = {0};
    (void)id;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    buf_append_text(&out, "{}");
    api_reply(call, call->status, &out);
}

static bool has(const struct api_call *call, enum store_channel channel)
{
    const struct notify *notify = call->api->config.notify;
    return notify != NULL && notify_has(notify, channel);
}

struct text_body {
    char text[STORE_TARGET_URL_BYTES_MAX + 1];
    char password[HUB_EMAIL_LINK_PASSWORD_BYTES + 1];
    int64_t number;
};

#define TEXT_MEMBER(word, field, bytes, is_optional)                                               \
    {                                                                                              \
        .name = word, .type = MEMBER_TEXT, .optional = is_optional,                                \
        .offset = offsetof(struct text_body, field), .present_offset = UINT16_MAX, .most = bytes   \
    }

/* Reads the body. False: the call has been answered. */
static bool body_read(struct api_call *call, const struct member *members, size_t count,
                      struct text_body *body)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    bool ok = parse_members(call->body, members, count, body, &error);
    if (!ok) api_fail_parse(call, &error);
    return ok;
}

/* ---- email addresses ---- */

static void post_mail(struct api_call *call)
{
    static const struct member members[] = {
        TEXT_MEMBER("address", text, STORE_EMAIL_BYTES_MAX, false)};
    struct text_body body;
    if (!body_read(call, members, COUNT_OF(members), &body)) return;
    call->status = 202;
    if (has(call, STORE_CHANNEL_ACCOUNT))
        hub_mail_request(call->hub, &call->user, body.text, kept, call);
    else
        api_fail_code(call, HUB_NO_CHANNEL);
}

static void post_password(struct api_call *call)
{
    static const struct member members[] = {
        TEXT_MEMBER("name", text, STORE_EMAIL_BYTES_MAX, false)};
    struct text_body body;
    if (!body_read(call, members, COUNT_OF(members), &body)) return;
    call->status = 202;
    if (has(call, STORE_CHANNEL_ACCOUNT))
        hub_password_forgotten(call->hub, body.text, http_peer(call->http), kept, call);
    else
        api_fail_code(call, HUB_NO_CHANNEL);
}

/* ---- links in emails ---- */

static void email_link_used(void *context, struct hub_error error, int64_t kind)
{
    static const char *const words[] = {[EMAIL_LINK_CONFIRM] = "confirmed",
                                        [EMAIL_LINK_RESET] = "password_set",
                                        [EMAIL_LINK_UNSUBSCRIBE] = "unsubscribed"};
    struct api_call *call = context;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    json_object(&json, NULL);
    json_text(&json, "done", words[kind]);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void email_link_use(struct api_call *call, const char *text, const char *password,
                           bool only_unsubscribe)
{
    struct hub_email_link_request request = {.only_unsubscribe = only_unsubscribe};
    if (strlen(text) == EMAIL_LINK_BYTES) (void)text_copy(request.text, sizeof(request.text), text);
    (void)text_copy(request.password, sizeof(request.password), password);
    (void)text_copy(request.peer, sizeof(request.peer), http_peer(call->http));
    hub_email_link_use(call->hub, &request, email_link_used, call);
    sodium_memzero(&request, sizeof(request));
}

static void post_email_link(struct api_call *call)
{
    static const struct member members[] = {
        TEXT_MEMBER("token", text, 100, false),
        TEXT_MEMBER("password", password, HUB_EMAIL_LINK_PASSWORD_BYTES, true)};
    struct text_body body;
    if (!body_read(call, members, COUNT_OF(members), &body)) return;
    email_link_use(call, body.text, body.password, false);
    sodium_memzero(&body, sizeof(body));
}

/* The mail program of the reader sends this request (RFC 8058), without an Origin and with a
 * fixed body. */
/* Some mail programs open the address as a page, so it leads to a page with a question. */
static void get_unsubscribe(struct api_call *call)
{
    char origin[API_ORIGIN_BYTES];
    struct buf location = {0};
    struct buf out = {0};
    struct email_link link;
    if (!email_link_read(call->part[0], &link)) {
        api_fail_code(call, HUB_BAD_EMAIL_LINK);
        return;
    }
    api_origin_print(call, origin);
    buf_printf(&location, "%s/letter#%s", origin, call->part[0]);
    buf_append_text(&out, "{}");
    struct http_reply answer = {.status = 303, .location = location.bytes};
    out.failed = out.failed || location.failed;
    api_reply_with(call, &answer, &out);
    buf_free(&location);
}

static void post_unsubscribe(struct api_call *call)
{
    email_link_use(call, call->part[0], "", true);
}

/* ---- addresses ---- */

static bool number_read(const char *text, int64_t *number)
{
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 18 || text[digits] != '\0') return false;
    *number = strtoll(text, NULL, 10);
    return true;
}

static void delete_address(struct api_call *call)
{
    int64_t number = 0;
    call->status = 200;
    if (number_read(call->part[0], &number))
        hub_address_delete(call->hub, call->user.id, number, kept, call);
    else
        api_fail_code(call, HUB_NOT_FOUND);
}

/* ---- tests of addresses ---- */

static void tried(void *context, enum store_err err, const struct notify_outcome *outcome)
{
    struct api_call *call = context;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (err != STORE_OK) {
        api_fail_code(call, err == STORE_NOT_FOUND ? HUB_NOT_FOUND
                            : err == STORE_BUSY    ? HUB_BUSY
                                                   : HUB_NOT_NOW);
        return;
    }
    json_object(&json, NULL);
    json_bool(&json, "sent", outcome->verdict == NOTIFY_SENT);
    json_text(&json, "answer", outcome->answer);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void post_test(struct api_call *call)
{
    static const struct member members[] = {{.name = "number",
                                             .type = MEMBER_INT,
                                             .offset = offsetof(struct text_body, number),
                                             .present_offset = UINT16_MAX,
                                             .least = 1,
                                             .most = INT32_MAX}};
    struct text_body body;
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    if (!body_read(call, members, COUNT_OF(members), &body)) return;
    limits_user(call->user.id, who);
    if (call->api->config.notify == NULL)
        api_fail_code(call, HUB_NO_CHANNEL);
    else if (!limits_acquire(hub_limits(call->hub), LIMIT_TRIAL, who, clock_mono_ms(), &retry_ms))
        api_fail(call, hub_error_often(retry_ms));
    else
        notify_try(call->api->config.notify, call->user.id, body.number, tried, call);
}

const struct api_route api_address_routes[] = {
    {.method = "POST",
     .path = "/api/me/notify/mail",
     .handle = post_mail,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/me/notify/test",
     .handle = post_test,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/notify/addresses/{number}",
     .handle = delete_address,
     .user_needed = true},
    {.method = "POST", .path = "/api/passwords", .handle = post_password, .body = true},
    {.method = "POST", .path = "/api/letters", .handle = post_email_link, .body = true},
    {.method = "GET",
     .path = "/api/unsubscribe/{token}",
     .handle = get_unsubscribe,
     .anyone = true},
    {.method = "POST",
     .path = "/api/unsubscribe/{token}",
     .handle = post_unsubscribe,
     .any_body = true},
    {0},
};
