/* A user's personal access tokens, and the mark of a bot account. Tokens cannot use these
 * routes. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/tokens.h"

#define DAYS_DEFAULT 90

/* ---- the list ---- */

struct list_read {
    struct api_read read;
    struct json json;
};

static bool list_row(void *context, const struct store_token *token)
{
    struct list_read *job = context;
    print_token(&job->json, NULL, token);
    return !job->read.out.failed;
}

static bool export_row(void *context, const struct store_token *token)
{
    print_token(context, NULL, token);
    return true;
}

enum store_err api_token_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "tokens");
    enum store_err err = store_tokens_each(reader, user, clock_unix_ms(), export_row, json);
    json_array_end(json);
    return err;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct list_read *job = (struct list_read *)read;
    job->json = json_to(&read->out);
    json_object(&job->json, NULL);
    json_array(&job->json, "tokens");
    enum store_err err = store_tokens_each(reader, read->user, clock_unix_ms(), list_row, job);
    json_array_end(&job->json);
    json_object_end(&job->json);
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

static void get_tokens(struct api_call *call)
{
    struct list_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct list_read){.read = {.run = list_run, .user = call->user.id}};
    api_read_submit(call, &job->read);
}

/* ---- making a token ---- */

struct token_body {
    char name[256];
    char scopes[TOKEN_SCOPES][8];
    uint8_t scope_count;
    uint8_t has_days;
    int64_t days;
};

#define AT(field) .offset = offsetof(struct token_body, field)
static const struct member token_members[] = {
    {.name = "name",
     .type = MEMBER_TEXT,
     AT(name),
     .present_offset = UINT16_MAX,
     .most = sizeof(((struct token_body *)0)->name) - 1},
    {.name = "scopes",
     .type = MEMBER_TEXTS,
     AT(scopes),
     .present_offset = UINT16_MAX,
     .most = TOKEN_SCOPES,
     .text_bytes = sizeof(((struct token_body *)0)->scopes[0]),
     .length_offset = offsetof(struct token_body, scope_count)},
    {.name = "days",
     .type = MEMBER_INT,
     .optional = true,
     AT(days),
     .present_offset = offsetof(struct token_body, has_days),
     .least = 1,
     .most = HUB_TOKEN_DAYS_MAX},
};

static void token_made(void *context, struct hub_error error, const char *text,
                       const struct store_token *token)
{
    struct api_call *call = context;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {.secret = true};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_token(&json, "token", token);
    json_text(&json, "secret", text);
    json_object_end(&json);
    api_reply(call, 201, &out);
}

/* Returns false if a scope is unknown or occurs twice, or if there is none at all. */
static bool scopes_read(const struct token_body *body, uint8_t *scopes)
{
    *scopes = 0;
    for (size_t i = 0; i < body->scope_count; i++) {
        uint8_t scope = token_scope_find(body->scopes[i]);
        if (scope == 0 || (*scopes & scope) != 0) return false;
        *scopes |= scope;
    }
    return *scopes != 0;
}

static void post_token(struct api_call *call)
{
    struct token_body body;
    struct parse_error error;
    struct hub_token_wish wish = {.user = call->user, .days = DAYS_DEFAULT};
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, token_members, COUNT_OF(token_members), &body, &error)) {
        api_fail_parse(call, &error);
    } else if (!scopes_read(&body, &wish.scopes)) {
        api_fail(call, hub_error_words(HUB_BAD_REQUEST, "scopes", NULL, TOKEN_SCOPE_NAMES));
    } else {
        if (body.has_days != 0) wish.days = body.days;
        (void)text_copy(wish.name, sizeof(wish.name), body.name);
        hub_token_make(call->hub, &wish, token_made, call);
    }
}

/* ---- revoking a token, and bot accounts ---- */

static void delete_token(struct api_call *call)
{
    char *end = NULL;
    const char *text = call->part[0];
    long long number = text[0] >= '1' && text[0] <= '9' ? strtoll(text, &end, 10) : 0;
    if (number <= 0 || strlen(text) > 15 || *end != '\0')
        api_fail_code(call, HUB_NOT_FOUND);
    else
        hub_token_end(call->hub, call->user.id, number, http_peer(call->http), api_answered, call);
}

static void post_bot(struct api_call *call)
{
    hub_bot_account_set(call->hub, &call->user, api_answered, call);
}

const struct api_route api_token_routes[] = {
    {.method = "GET", .path = "/api/me/tokens", .handle = get_tokens, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/tokens",
     .handle = post_token,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/tokens/{token}",
     .handle = delete_token,
     .user_needed = true},
    {.method = "POST", .path = "/api/me/bot", .handle = post_bot, .user_needed = true},
    {0},
};
