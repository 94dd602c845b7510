/* Passkeys: their challenges, signing in and registering by one, and those of the requester. Tokens
 * cannot use these routes. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "api/account/accounts.h"
#include "api/account/passkey_bodies.h"
#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "hub/account/passkey_check.h"
#include "store/nouns/notices/outbox.h"
#include "wire/values.h"

#define BASE64 sodium_base64_VARIANT_URLSAFE_NO_PADDING

/* ---- challenges ---- */

struct challenge_read {
    struct api_read read;
    struct json json;
    struct passkey_challenge challenge;
    int64_t user;
    char rp[HUB_PASSKEY_RP_BYTES_MAX + 1];
    bool has_handle;
};

/* Prints the list of a passkey's transports. */
static void transports_print(struct json *json, const char *transports)
{
    json_array(json, "transports");
    for (const char *at = transports; *at != '\0';) {
        char one[STORE_PASSKEY_TRANSPORTS_MAX + 1];
        size_t size = strcspn(at, ",");
        (void)text_copy(one, size + 1, at);
        json_text(json, NULL, one);
        at += size + (at[size] == ',' ? 1 : 0);
    }
    json_array_end(json);
}

static bool challenge_row(void *context, const struct store_passkey *passkey)
{
    struct challenge_read *job = context;
    size_t size = 0;
    if (!job->has_handle) /* an account has one for all of its passkeys */
        job->has_handle = api_base64_read(passkey->handle, job->challenge.handle,
                                          sizeof(job->challenge.handle), &size);
    json_object(&job->json, NULL);
    json_text(&job->json, "id", passkey->credential);
    transports_print(&job->json, passkey->transports);
    json_object_end(&job->json);
    return !job->read.out.failed;
}

static void base64_print(struct json *json, const char *name, const unsigned char *bytes,
                         size_t size)
{
    char text[PASSKEY_TEXT(PASSKEY_CHALLENGE_BYTES)];
    (void)sodium_bin2base64(text, sizeof(text), bytes, size, BASE64);
    json_text(json, name, text);
}

static struct hub_error challenge_run(struct api_read *read, struct store_reader *reader)
{
    struct challenge_read *job = (struct challenge_read *)read;
    struct passkey_challenge *challenge = &job->challenge;
    unsigned char key[STORE_EMAIL_LINK_KEY_BYTES];
    unsigned char bytes[PASSKEY_CHALLENGE_BYTES];
    struct json *json = &job->json;
    *json = json_to(&read->out);
    ids_random(challenge->nonce, sizeof(challenge->nonce));
    ids_random(challenge->handle, sizeof(challenge->handle));
    challenge->expires_ms = clock_unix_ms() + PASSKEY_CHALLENGE_MS;
    enum store_err err = store_email_link_key_read(reader, key);
    json_object(json, NULL);
    json_array(json, "passkeys");
    if (err == STORE_OK && job->user != 0)
        err = store_passkeys_each(reader, job->user, challenge_row, job);
    json_array_end(json);
    if (err == STORE_OK) {
        passkey_challenge_print(challenge, key, bytes);
        base64_print(json, "challenge", bytes, sizeof(bytes));
    }
    sodium_memzero(key, sizeof(key));
    json_text(json, "rp", job->rp);
    json_int(json, "expires_ms", challenge->expires_ms);
    if (challenge->kind == PASSKEY_CREATE) {
        base64_print(json, "user_handle", challenge->handle, sizeof(challenge->handle));
        json_array(json, "algorithms");
        for (size_t i = 0; i < PASSKEY_ALGORITHMS; i++) json_int(json, NULL, passkey_algorithms[i]);
        json_array_end(json);
    }
    json_object_end(json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void challenge_make(struct api_call *call, enum passkey_challenge_kind kind)
{
    struct challenge_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct challenge_read){.read = {.run = challenge_run, .row = true},
                                   .challenge = {.kind = kind},
                                   .user = call->user.id};
    if (kind == PASSKEY_CREATE) job->challenge.user = call->user.id;
    api_passkey_rp(call, job->rp);
    api_read_submit(call, &job->read);
}

static void post_challenge(struct api_call *call)
{
    challenge_make(call, PASSKEY_SHOW);
}

static void post_new_challenge(struct api_call *call)
{
    challenge_make(call, PASSKEY_CREATE);
}

/* ---- signing in, registering, adding ---- */

struct body {
    char name[256];
    char passkey_name[256];
    char password[512];
    char code[STORE_CODE_BYTES + 1];
    struct passkey_body passkey;
    uint8_t has_confirm;
    struct passkey_body confirm;
};

#define AT(field) .offset = offsetof(struct body, field), .present_offset = UINT16_MAX
#define TEXT_AT(json_name, field, is_optional)                                                     \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional, AT(field),                \
        .most = (int64_t)sizeof(((struct body *)0)->field) - 1                                     \
    }

static const struct member register_members[] = {
    TEXT_AT("name", name, false),
    TEXT_AT("code", code, true),
    TEXT_AT("passkey_name", passkey_name, true),
    {.name = "passkey",
     .type = MEMBER_OBJECT,
     AT(passkey),
     .members = api_passkey_created,
     .most = API_PASSKEY_CREATED},
};
static const struct member add_members[] = {
    TEXT_AT("name", passkey_name, true),
    TEXT_AT("password", password, true),
    {.name = "passkey",
     .type = MEMBER_OBJECT,
     AT(passkey),
     .members = api_passkey_created,
     .most = API_PASSKEY_CREATED},
    {.name = "confirm",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct body, confirm),
     .present_offset = offsetof(struct body, has_confirm),
     .members = api_passkey_shown,
     .most = API_PASSKEY_SHOWN},
};

/* Submits the request of that body. */
static void submit(struct api_call *call, enum hub_account_action action, const struct body *body)
{
    struct hub_account_request request;
    struct hub_passkey_proof created;
    struct hub_passkey_proof shown;
    if (!api_passkey_proof(call, &body->passkey, &created)) return;
    if (body->has_confirm != 0 && !api_passkey_proof(call, &body->confirm, &shown)) return;
    api_account_request(call, action, &request);
    request.new_passkey = &created;
    request.passkey = body->has_confirm != 0 ? &shown : NULL;
    (void)text_copy(request.name, sizeof(request.name), body->name);
    (void)text_copy(request.password, sizeof(request.password), body->password);
    memcpy(request.code, body->code, sizeof(request.code));
    const char *name = body->passkey_name[0] != '\0' ? body->passkey_name : request.device;
    (void)text_copy(request.passkey_name, sizeof(request.passkey_name),
                    name[0] != '\0' ? name : "Passkey");
    hub_account(call->hub, &request, api_account_done, call);
    sodium_memzero(&request, sizeof(request));
}

static void post(struct api_call *call, enum hub_account_action action,
                 const struct member *members, size_t count)
{
    struct body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (parse_members(call->body, members, count, &body, &error))
        submit(call, action, &body);
    else
        api_fail_parse(call, &error);
    sodium_memzero(&body, sizeof(body));
}

static void post_account(struct api_call *call)
{
    post(call, HUB_REGISTER, register_members, COUNT_OF(register_members));
}

static void post_passkey(struct api_call *call)
{
    post(call, HUB_PASSKEY_ADD, add_members, COUNT_OF(add_members));
}

static void post_session(struct api_call *call)
{
    struct passkey_body body;
    struct parse_error error;
    struct hub_account_request request;
    struct hub_passkey_proof shown;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, api_passkey_shown, API_PASSKEY_SHOWN, &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    if (!api_passkey_proof(call, &body, &shown)) return;
    api_account_request(call, HUB_PASSKEY_LOGIN, &request);
    request.passkey = &shown;
    hub_account(call->hub, &request, api_account_done, call);
}

/* ---- the requester's own ---- */

struct list_read {
    struct api_read read;
    struct json json;
};

static void passkey_print(struct json *json, const struct store_passkey *passkey)
{
    json_int(json, "number", passkey->number);
    json_text(json, "name", passkey->name);
    json_int(json, "made_ms", passkey->made_ms);
    json_text_or_null(json, "used_day", passkey->used_day);
    json_bool(json, "backed_up", passkey->backed_up);
    transports_print(json, passkey->transports);
}

static bool list_row(void *context, const struct store_passkey *passkey)
{
    struct list_read *job = context;
    json_object(&job->json, NULL);
    passkey_print(&job->json, passkey);
    json_object_end(&job->json);
    return !job->read.out.failed;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct list_read *job = (struct list_read *)read;
    struct store_user user;
    job->json = json_to(&read->out);
    enum store_err err = store_user_read(reader, read->user, &user);
    json_object(&job->json, NULL);
    json_array(&job->json, "passkeys");
    if (err == STORE_OK) err = store_passkeys_each(reader, read->user, list_row, job);
    json_array_end(&job->json);
    json_bool(&job->json, "password", err == STORE_OK && user.password_hash[0] != '\0');
    json_object_end(&job->json);
    sodium_memzero(&user, sizeof(user));
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_passkeys(struct api_call *call)
{
    struct list_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct list_read){.read = {.run = list_run, .user = call->user.id, .row = true}};
    api_read_submit(call, &job->read);
}

static bool export_row(void *context, const struct store_passkey *passkey)
{
    struct json *json = context;
    json_object(json, NULL);
    passkey_print(json, passkey);
    json_text(json, "id", passkey->credential);
    json_text(json, "user_handle", passkey->handle);
    json_int(json, "algorithm", passkey->algorithm);
    json_text(json, "public_key", passkey->public_key);
    json_int(json, "sign_count", passkey->sign_count);
    json_object_end(json);
    return true;
}

enum store_err api_passkey_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "passkeys");
    enum store_err err = store_passkeys_each(reader, user, export_row, json);
    json_array_end(json);
    return err;
}

/* Parses the number in the path. False: it is none, and the call has been answered. */
static bool number_read(struct api_call *call, struct store_passkey *passkey)
{
    char *end = NULL;
    const char *text = call->part[0];
    long long number = text[0] >= '1' && text[0] <= '9' ? strtoll(text, &end, 10) : 0;
    bool ok = number > 0 && strlen(text) <= 15 && *end == '\0';
    *passkey = (struct store_passkey){.user = call->user.id, .number = number};
    if (!ok) api_fail_code(call, HUB_NOT_FOUND);
    return ok;
}

static void put_passkey(struct api_call *call)
{
    static const struct member members[] = {TEXT_AT("name", name, false)};
    struct body body;
    struct parse_error error;
    struct store_passkey passkey;
    if (!number_read(call, &passkey)) return;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    (void)text_copy(passkey.name, sizeof(passkey.name), body.name);
    hub_passkey_rename(call->hub, &passkey, api_answered, call);
}

static void delete_passkey(struct api_call *call)
{
    struct store_passkey passkey;
    if (number_read(call, &passkey)) hub_passkey_delete(call->hub, &passkey, api_answered, call);
}

const struct api_route api_passkey_routes[] = {
    {.method = "POST", .path = "/api/passkeys/challenge", .handle = post_challenge},
    {.method = "POST", .path = "/api/passkeys/new_challenge", .handle = post_new_challenge},
    {.method = "POST", .path = "/api/sessions/passkey", .handle = post_session, .body = true},
    {.method = "POST", .path = "/api/accounts/passkey", .handle = post_account, .body = true},
    {.method = "GET", .path = "/api/me/passkeys", .handle = get_passkeys, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/passkeys",
     .handle = post_passkey,
     .user_needed = true,
     .body = true},
    {.method = "PUT",
     .path = "/api/me/passkeys/{passkey}",
     .handle = put_passkey,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/passkeys/{passkey}",
     .handle = delete_passkey,
     .user_needed = true},
    {0},
};
