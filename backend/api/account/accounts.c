/* Guests, accounts, signing in, a user's own data. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "store/nouns/people.h"
#include "api/core/read.h"
#include "api/account/accounts.h"
#include "api/account/device.h"
#include "api/account/passkey_bodies.h"
#include "api/account/signed_in.h"
#include "api/core/call.h"
#include "api/core/find.h"

struct account_body {
    char name[256];
    char password[512];
    char old[512];
    char fresh[512];
    char code[STORE_CODE_BYTES + 1];
    char token[HUB_TOKEN_BYTES + 1];
    char match[API_PART_BYTES_MAX + 1]; /* as the address of a page may have it */
    char key[API_PART_BYTES_MAX + 1];
    bool numbered;
    uint8_t has_passkey;
    struct passkey_body passkey; /* shown instead of the password */
};

#define BODY_TEXT(json_name, field, is_optional)                                                   \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct account_body, field), .present_offset = UINT16_MAX,              \
        .most = (int64_t)sizeof(((struct account_body *)0)->field) - 1                             \
    }

static const struct member guest_members[] = {BODY_TEXT("name", name, false),
                                              BODY_TEXT("match", match, true),
                                              BODY_TEXT("key", key, true),
                                              {.name = "numbered",
                                               .type = MEMBER_BOOL,
                                               .optional = true,
                                               .offset = offsetof(struct account_body, numbered),
                                               .present_offset = UINT16_MAX}};
static const struct member register_members[] = {BODY_TEXT("name", name, false),
                                                 BODY_TEXT("password", password, false),
                                                 BODY_TEXT("code", code, true)};
static const struct member setup_members[] = {BODY_TEXT("token", token, false),
                                              BODY_TEXT("name", name, false),
                                              BODY_TEXT("password", password, false)};
static const struct member login_members[] = {BODY_TEXT("name", name, false),
                                              BODY_TEXT("password", password, false)};
#define BODY_PASSKEY                                                                               \
    {                                                                                              \
        .name = "passkey", .type = MEMBER_OBJECT, .optional = true,                                \
        .offset = offsetof(struct account_body, passkey),                                          \
        .present_offset = offsetof(struct account_body, has_passkey),                              \
        .members = api_passkey_shown, .most = API_PASSKEY_SHOWN                                    \
    }
static const struct member password_members[] = {BODY_TEXT("old", old, true),
                                                 BODY_TEXT("new", fresh, false), BODY_PASSKEY};
static const struct member delete_members[] = {BODY_TEXT("password", password, true), BODY_PASSKEY};

void api_account_done(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK)
        api_fail(call, answer->error);
    else if (answer->token[0] == '\0')
        api_reply_user(call, 200, NULL, answer->left ? "" : NULL, NULL);
    else if (answer->user.guest) /* a new guest has no other session */
        api_reply_user(call, 201, &answer->user, answer->token, answer->known);
    else
        api_signed_in(call, &answer->user, answer->token, answer->known);
}

void api_account_request(const struct api_call *call, enum hub_account_action action,
                         struct hub_account_request *request)
{
    memset(request, 0, sizeof(*request));
    request->action = action;
    request->user = call->user;
    (void)text_copy(request->peer, sizeof(request->peer), http_peer(call->http));
    device_name(http_header(call->http, "User-Agent"), request->device, sizeof(request->device));
    const char *known = http_cookie(call->http, API_DEVICE_COOKIE);
    if (known != NULL && strlen(known) == HUB_TOKEN_BYTES)
        (void)text_copy(request->known, sizeof(request->known), known);
}

/* Submits the request of the parsed body. `host`: hub_account_request. */
static void account_submit(struct api_call *call, enum hub_account_action action,
                           const struct account_body *from, int64_t host, hub_account_done *done)
{
    struct hub_account_request request;
    struct hub_passkey_proof shown;
    if (from->has_passkey != 0 && !api_passkey_proof(call, &from->passkey, &shown)) return;
    api_account_request(call, action, &request);
    request.passkey = from->has_passkey != 0 ? &shown : NULL;
    request.numbered = from->numbered;
    request.host = host;
    memcpy(request.code, from->code, sizeof(request.code));
    memcpy(request.setup, from->token, sizeof(request.setup));
    (void)text_copy(request.name, sizeof(request.name), from->name);
    (void)text_copy(request.password, sizeof(request.password),
                    action == HUB_PASSWORD ? from->old : from->password);
    (void)text_copy(request.password_new, sizeof(request.password_new), from->fresh);
    hub_account(call->hub, &request, done, call);
    sodium_memzero(&request, sizeof(request));
}

static void account_ask(struct api_call *call, enum hub_account_action action,
                        const struct member *members, size_t count)
{
    struct account_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (members != NULL && !parse_members(call->body, members, count, &body, &error))
        api_fail_parse(call, &error);
    else
        account_submit(call, action, &body, 0, api_account_done);
    sodium_memzero(&body, sizeof(body));
}

static void get_me(struct api_call *call)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_user(&json, "user", &call->user);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* ---- guests, who may follow the link to a table ---- */

/* Parses the body of a guest, which was valid before. */
static void guest_parse(const struct api_call *call, struct account_body *body)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    CHECK(parse_members(call->body, guest_members, COUNT_OF(guest_members), body, &error));
}

static void guest_match_found(struct api_call *call, struct hub_match *match,
                              const struct hub_sight *sight)
{
    struct account_body body;
    const struct store_match *info = &match->info;
    (void)sight; /* a public table is visible without its link */
    guest_parse(call, &body);
    bool follows = body.key[0] != '\0' && strcmp(body.key, info->key) == 0;
    bool live = info->status == STORE_OPEN || info->status == STORE_RUNNING;
    if (follows && live)
        account_submit(call, HUB_GUEST, &body, info->created_by, api_account_done);
    else
        api_fail_code(call, HUB_NO_GUESTS);
}

/* Repeats the request of a guest whom the server lets in only by the link to a table. */
static void guest_done(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    struct account_body body = {.numbered = false};
    if (answer->error.code == HUB_NO_GUESTS) guest_parse(call, &body);
    if (body.match[0] == '\0') {
        api_account_done(call, answer);
        return;
    }
    (void)text_copy(call->part[0], sizeof(call->part[0]), body.match);
    api_match_find(call, body.key, guest_match_found);
}

static void post_guest(struct api_call *call)
{
    struct account_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, guest_members, COUNT_OF(guest_members), &body, &error))
        api_fail_parse(call, &error);
    else
        account_submit(call, HUB_GUEST, &body, 0, guest_done);
}

static void post_account(struct api_call *call)
{
    account_ask(call, HUB_REGISTER, register_members, COUNT_OF(register_members));
}

static void post_setup(struct api_call *call)
{
    account_ask(call, HUB_SETUP, setup_members, COUNT_OF(setup_members));
}

static void post_session(struct api_call *call)
{
    account_ask(call, HUB_LOGIN, login_members, COUNT_OF(login_members));
}

static void post_password(struct api_call *call)
{
    account_ask(call, HUB_PASSWORD, password_members, COUNT_OF(password_members));
}

static void delete_me(struct api_call *call)
{
    account_ask(call, HUB_DELETE, delete_members, COUNT_OF(delete_members));
}

const struct api_route api_account_routes[] = {
    {.method = "GET", .path = "/api/me", .scope = TOKEN_READ, .handle = get_me},
    {.method = "POST", .path = "/api/guests", .handle = post_guest, .body = true},
    {.method = "POST", .path = "/api/accounts", .handle = post_account, .body = true},
    {.method = "POST", .path = "/api/setup", .handle = post_setup, .body = true},
    {.method = "POST", .path = "/api/sessions", .handle = post_session, .body = true},
    {.method = "POST",
     .path = "/api/me/password",
     .handle = post_password,
     .user_needed = true,
     .body = true},
    {.method = "DELETE", .path = "/api/me", .handle = delete_me, .user_needed = true, .body = true},
    {0},
};
