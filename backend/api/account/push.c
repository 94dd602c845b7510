/* Browser push for times without an open page: the key for subscriptions, and the subscription.
 * It is deleted like any address (addresses.c). */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "api/account/device.h"
#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/notices.h"
#include "notify/push/push.h"

struct subscription_body {
    char endpoint[NOTIFY_URL_BYTES_MAX + 1];
    char p256dh[PUSH_KEY_TEXT + 1];
    char auth[PUSH_AUTH_TEXT + 1];
};

#define TEXT_MEMBER(field)                                                                         \
    {                                                                                              \
        .name = #field, .type = MEMBER_TEXT, .offset = offsetof(struct subscription_body, field),  \
        .present_offset = UINT16_MAX, .least = 1,                                                  \
        .most = (int64_t)sizeof(((struct subscription_body *)0)->field) - 1                        \
    }

static void get_key(struct api_call *call)
{
    const struct push *push = call->api->config.push;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (push == NULL) {
        api_fail_code(call, HUB_NO_CHANNEL);
        return;
    }
    json_object(&json, NULL);
    json_text(&json, "key", push->public_key);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void subscribed(void *context, struct hub_error error, int64_t number)
{
    struct api_call *call = context;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    json_object(&json, NULL);
    json_int(&json, "number", number);
    json_object_end(&json);
    api_reply(call, 201, &out);
}

static void post_subscription(struct api_call *call)
{
    static const struct member members[] = {TEXT_MEMBER(endpoint), TEXT_MEMBER(p256dh),
                                            TEXT_MEMBER(auth)};
    const struct push *push = call->api->config.push;
    struct subscription_body body;
    struct parse_error error;
    struct notify_url url;
    struct store_address address = {
        .user = call->user.id, .channel = STORE_CHANNEL_PUSH, .made_ms = clock_unix_ms()};
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
    } else if (push == NULL) {
        api_fail_code(call, HUB_NO_CHANNEL);
    } else if (notify_url_check(push->reach, body.endpoint, &url) != NOTIFY_REACHED ||
               !push_secret_make(body.p256dh, body.auth, address.secret)) {
        api_fail_at(call, HUB_BAD_ADDRESS, "endpoint");
    } else {
        (void)text_copy(address.target, sizeof(address.target), body.endpoint);
        device_name(http_header(call->http, "User-Agent"), address.name, sizeof(address.name));
        hub_address_save(call->hub, &address, subscribed, call);
    }
    sodium_memzero(&body, sizeof(body));
    sodium_memzero(&address, sizeof(address));
}

const struct api_route api_push_routes[] = {
    {.method = "GET", .path = "/api/me/notify/push", .handle = get_key, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/notify/push",
     .handle = post_subscription,
     .user_needed = true,
     .body = true},
    {0},
};
