/* A user's webhooks: adding one, and a preview of its messages. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/language.h"
#include "hub/people/notices.h"
#include "notify/hook.h"
#include "notify/hook_body.h"
#include "notify/template.h"

#define WORD_BYTES 8
/* Room that the id of a message needs behind the address that it is put at. */
#define ID_BYTES   64
#define ROOM_BYTES 255 /* of a room's id, as Matrix limits it */
#define SEND_PATH  "/_matrix/client/v3/rooms/"

struct hook_body {
    char url[STORE_TARGET_URL_BYTES_MAX + 1];
    char form[WORD_BYTES + 1];
    char about[WORD_BYTES + 1];
    char language[3];
    char template[STORE_TEMPLATE_BYTES_MAX + 1];
    char room[ROOM_BYTES + 1];
    char token[STORE_ADDRESS_SECRET_MAX + 1];
    uint8_t has_about, has_language, has_template, has_room, has_token;
};

#define TEXT_MEMBER(field, bytes)                                                                  \
    {                                                                                              \
        .name = #field, .type = MEMBER_TEXT, .offset = offsetof(struct hook_body, field),          \
        .present_offset = UINT16_MAX, .most = bytes                                                \
    }
#define TEXT_OR_NOT(field, bytes)                                                                  \
    {                                                                                              \
        .name = #field, .type = MEMBER_TEXT, .optional = true,                                     \
        .offset = offsetof(struct hook_body, field),                                               \
        .present_offset = offsetof(struct hook_body, has_##field), .most = bytes                   \
    }

/* The members of a preview, then those that only a webhook has. */
static const struct member members[] = {TEXT_MEMBER(form, WORD_BYTES),
                                        TEXT_OR_NOT(about, WORD_BYTES),
                                        TEXT_OR_NOT(language, 2),
                                        TEXT_OR_NOT(template, STORE_TEMPLATE_BYTES_MAX),
                                        TEXT_OR_NOT(room, ROOM_BYTES),
                                        TEXT_OR_NOT(token, STORE_ADDRESS_SECRET_MAX),
                                        TEXT_MEMBER(url, STORE_TARGET_URL_BYTES_MAX)};
#define PREVIEW_MEMBERS 4

/* ---- checks ---- */

static struct hub_error template_error(const char *text)
{
    char wrong[TEMPLATE_NAME_BYTES + 1];
    switch (template_check(text, wrong)) {
    case TEMPLATE_GOOD: return hub_error_of(HUB_OK);
    case TEMPLATE_NO_NAME:
        return hub_error_words(HUB_BAD_REQUEST, "template", wrong, TEMPLATE_NAMES);
    case TEMPLATE_NO_JSON: return hub_error_at(HUB_BAD_REQUEST, "template");
    case TEMPLATE_NO_MEMORY: break;
    }
    return hub_error_of(HUB_BUSY);
}

/* Returns whether a text consists of signs that a header and a path may have. */
static bool is_printable(const char *text)
{
    for (; *text != '\0'; text++)
        if (*text <= ' ' || *text > '~') return false;
    return true;
}

/* Checks the members that a form needs, and that no other form has. */
static struct hub_error form_check(const struct hook_body *body)
{
    const struct hook_form *form = hook_form_find(body->form);
    if (form == NULL) return hub_error_words(HUB_BAD_REQUEST, "form", body->form, HOOK_FORMS);
    if (form->templated != (body->has_template != 0))
        return hub_error_at(HUB_BAD_REQUEST, "template");
    return form->templated ? template_error(body->template) : hub_error_of(HUB_OK);
}

static struct hub_error room_check(const struct hook_body *body)
{
    bool put = hook_form_find(body->form)->put;
    if (put != (body->has_room != 0) ||
        (put && (body->room[0] != '!' || body->room[1] == '\0' || !is_printable(body->room))))
        return hub_error_at(HUB_BAD_REQUEST, "room");
    if (put != (body->has_token != 0) ||
        (put && (body->token[0] == '\0' || !is_printable(body->token))))
        return hub_error_at(HUB_BAD_REQUEST, "token");
    return hub_error_of(HUB_OK);
}

/* Returns whether the events are those that everybody, or each host, is told. */
static bool is_public(const struct hook_body *body)
{
    return strcmp(body->about, "public") == 0 || strcmp(body->about, "hosted") == 0;
}

static struct hub_error words_check(const struct hook_body *body)
{
    if (body->has_about != 0 && strcmp(body->about, "me") != 0 && !is_public(body))
        return hub_error_words(HUB_BAD_REQUEST, "about", body->about, "me hosted public");
    if (body->has_language != 0 && !language_is_known(body->language))
        return hub_error_words(HUB_BAD_REQUEST, "language", body->language, language_tags);
    return form_check(body);
}

/* Reads and checks the body. False: the call has been answered. */
static bool body_read(struct api_call *call, size_t count, struct hook_body *body)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    if (!parse_members(call->body, members, count, body, &error)) {
        api_fail_parse(call, &error);
        return false;
    }
    struct hub_error wrong = words_check(body);
    if (wrong.code == HUB_OK && count > PREVIEW_MEMBERS) wrong = room_check(body);
    if (wrong.code != HUB_OK) api_fail(call, wrong);
    return wrong.code == HUB_OK;
}

/* ---- adding one ---- */

struct hook_answer {
    struct api_call *call;
    char secret[HOOK_SECRET_BYTES + 1]; /* "": the user has given it */
};

static void hook_saved(void *context, struct hub_error error, int64_t number)
{
    struct hook_answer *answer = context;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (error.code == HUB_OK) {
        json_object(&json, NULL);
        json_int(&json, "number", number);
        json_text(&json, "secret", answer->secret[0] != '\0' ? answer->secret : NULL);
        json_object_end(&json);
        api_reply(answer->call, 201, &out);
    } else {
        api_fail(answer->call, error);
    }
    sodium_memzero(answer, sizeof(*answer));
    free(answer);
}

/* Prints the address at which messages to the room are put: the server's, and the path of the
 * room. False: it is too long. */
static bool room_url_print(const struct hook_body *body, char url[STORE_TARGET_URL_BYTES_MAX + 1])
{
    struct buf out = {.size_max = NOTIFY_URL_BYTES_MAX - ID_BYTES};
    size_t size = strlen(body->url);
    while (size > 0 && body->url[size - 1] == '/') size--;
    buf_append(&out, body->url, size);
    buf_append_text(&out, SEND_PATH);
    for (const char *c = body->room; *c != '\0'; c++)
        buf_printf(&out, "%%%02X", (unsigned)(unsigned char)*c);
    buf_append_text(&out, "/send/m.room.message");
    bool fits =
        !out.failed && text_copy(url, STORE_TARGET_URL_BYTES_MAX + 1, out.bytes) == out.size;
    buf_free(&out);
    return fits;
}

/* Fills the address. Its name, which the owner sees, is the host of the URL: the rest is often a
 * secret. */
static struct hub_error address_fill(const struct api_call *call, const struct hook_body *body,
                                     struct store_address *address)
{
    bool put = hook_form_find(body->form)->put;
    struct notify_url url;
    *address = (struct store_address){.user = call->user.id,
                                      .channel = STORE_CHANNEL_HOOK,
                                      .is_public = is_public(body),
                                      .hosted = strcmp(body->about, "hosted") == 0,
                                      .made_ms = clock_unix_ms()};
    bool fits = !put || (strchr(body->url, '?') == NULL && room_url_print(body, address->target));
    if (!put) (void)text_copy(address->target, sizeof(address->target), body->url);
    if (!fits || notify_url_check(call->api->config.reach, address->target, &url) != NOTIFY_REACHED)
        return hub_error_at(HUB_BAD_ADDRESS, "url");
    (void)text_copy(address->form, sizeof(address->form), body->form);
    (void)text_copy(address->secret, sizeof(address->secret), body->token);
    (void)text_copy(address->name, sizeof(address->name), url.host);
    (void)text_copy(address->language, sizeof(address->language), body->language);
    (void)text_copy(address->template, sizeof(address->template), body->template);
    return hub_error_of(HUB_OK);
}

static void hook_add(struct api_call *call, const struct hook_body *body)
{
    struct store_address address;
    struct hub_error error = address_fill(call, body, &address);
    struct hook_answer *answer = error.code == HUB_OK ? calloc(1, sizeof(*answer)) : NULL;
    if (error.code == HUB_OK && answer == NULL) error = hub_error_of(HUB_BUSY);
    if (error.code != HUB_OK) {
        api_fail(call, error);
    } else {
        answer->call = call;
        if (address.secret[0] == '\0') {
            hook_secret_make(answer->secret);
            (void)text_copy(address.secret, sizeof(address.secret), answer->secret);
        }
        hub_address_save(call->hub, &address, hook_saved, answer);
    }
    sodium_memzero(&address, sizeof(address));
}

static void post_hook(struct api_call *call)
{
    const struct notify *notify = call->api->config.notify;
    struct hook_body body;
    if (!body_read(call, COUNT_OF(members), &body)) return;
    if (notify != NULL && notify_has(notify, STORE_CHANNEL_HOOK))
        hook_add(call, &body);
    else
        api_fail_code(call, HUB_NO_CHANNEL);
    sodium_memzero(&body, sizeof(body));
}

/* ---- the preview ---- */

static void post_preview(struct api_call *call)
{
    struct hook_body body;
    struct store_address address;
    struct buf sample = {0};
    struct buf out = {0};
    struct json json = json_to(&out);
    char origin[API_ORIGIN_BYTES];
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    if (!body_read(call, PREVIEW_MEMBERS, &body)) return;
    limits_user(call->user.id, who);
    if (!limits_acquire(hub_limits(call->hub), LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms)) {
        api_fail(call, hub_error_often(retry_ms));
        return;
    }
    address = (struct store_address){.is_public = is_public(&body), .made_ms = clock_unix_ms()};
    (void)text_copy(address.form, sizeof(address.form), body.form);
    (void)text_copy(address.template, sizeof(address.template), body.template);
    api_origin_print(call, origin);
    hook_sample_print(&sample, &address, call->user.name, language_tag(body.language), origin);
    json_object(&json, NULL);
    json_text(&json, "body", sample.bytes);
    json_object_end(&json);
    out.failed = out.failed || sample.failed;
    api_reply(call, 200, &out);
    buf_free(&sample);
}

const struct api_route api_hook_routes[] = {
    {.method = "POST",
     .path = "/api/me/notify/hooks",
     .handle = post_hook,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/me/notify/hooks/preview",
     .handle = post_preview,
     .user_needed = true,
     .body = true},
    {0},
};
