/* Guests, accounts, signing in, my data. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "store/people.h"
#include "api/read.h"
#include "api/device.h"

#define EXPORT_MATCHES_MAX 10000
#define EXPORT_MOVES_MAX   20000

struct account_body {
    char name[256];
    char password[512];
    char old[512];
    char fresh[512];
};

#define BODY_TEXT(json_name, field, is_optional)                                                   \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct account_body, field), .present_offset = UINT16_MAX,              \
        .most = (int64_t)sizeof(((struct account_body *)0)->field) - 1                             \
    }

static const struct member guest_members[] = {BODY_TEXT("name", name, false)};
static const struct member register_members[] = {BODY_TEXT("name", name, false),
                                                 BODY_TEXT("password", password, false)};
static const struct member login_members[] = {BODY_TEXT("name", name, false),
                                              BODY_TEXT("password", password, false)};
static const struct member password_members[] = {BODY_TEXT("old", old, false),
                                                 BODY_TEXT("new", fresh, false)};
static const struct member delete_members[] = {BODY_TEXT("password", password, true)};

static void account_done(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK)
        api_fail(call, answer->error);
    else if (answer->token[0] != '\0')
        api_reply_user(call, 201, &answer->user, answer->token, answer->known);
    else
        api_reply_user(call, 200, NULL, answer->left ? "" : NULL, NULL);
}

static void account_ask(struct api_call *call, enum hub_account_action action,
                        const struct member *members, size_t count)
{
    struct account_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (members != NULL && !parse_members(call->body, members, count, &body, &error)) {
        sodium_memzero(&body, sizeof(body));
        api_fail_parse(call, &error);
        return;
    }
    struct hub_account_request request;
    memset(&request, 0, sizeof(request));
    request.action = action;
    request.user = call->user;
    (void)text_copy(request.name, sizeof(request.name), body.name);
    (void)text_copy(request.password, sizeof(request.password),
                    action == HUB_PASSWORD ? body.old : body.password);
    (void)text_copy(request.password_new, sizeof(request.password_new), body.fresh);
    (void)text_copy(request.peer, sizeof(request.peer), http_peer(call->http));
    device_name(http_header(call->http, "User-Agent"), request.device, sizeof(request.device));
    const char *known = http_cookie(call->http, API_DEVICE_COOKIE);
    if (known != NULL && strlen(known) == HUB_TOKEN_BYTES)
        (void)text_copy(request.known, sizeof(request.known), known);
    hub_account(call->hub, &request, account_done, call);
    sodium_memzero(&body, sizeof(body));
    sodium_memzero(&request, sizeof(request));
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

static void post_guest(struct api_call *call)
{
    account_ask(call, HUB_GUEST, guest_members, COUNT_OF(guest_members));
}

static void post_account(struct api_call *call)
{
    account_ask(call, HUB_REGISTER, register_members, COUNT_OF(register_members));
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

/* ---- export: on a worker, with a reader of its own ---- */

struct export_read {
    struct api_read read;
    struct store_reader *reader;
    struct hub_user user;
    struct json json;
    bool ok;
};

static bool export_move(void *context, const struct store_move *move)
{
    struct export_read *job = context;
    if (move->user == job->user.id) {
        json_object(&job->json, NULL);
        json_int(&job->json, "version", move->seq);
        json_int(&job->json, "at_ms", move->at_ms);
        json_raw(&job->json, "move", move->move);
        json_object_end(&job->json);
    }
    return !job->read.out.failed;
}

static bool export_line(void *context, const struct store_chat *chat)
{
    struct export_read *job = context;
    if (chat->user == job->user.id) {
        json_object(&job->json, NULL);
        json_int(&job->json, "number", chat->number);
        json_int(&job->json, "at_ms", chat->at_ms);
        json_text(&job->json, "text", chat->text);
        json_object_end(&job->json);
    }
    return !job->read.out.failed;
}

static bool export_match(void *context, const struct store_match *match)
{
    struct export_read *job = context;
    struct json *json = &job->json;
    json_object(json, NULL);
    json_text(json, "id", match->id);
    json_text(json, "game", match->game);
    json_int(json, "created_ms", match->created_ms);
    json_int(json, "ended_ms", match->ended_ms);
    json_text(json, "end_reason", match->end_reason[0] != '\0' ? match->end_reason : NULL);
    json_bool(json, "ended_by_me", match->ended_by == job->user.id);
    for (int seat = 0; seat < match->seats; seat++) {
        if (match->seat[seat].user == job->user.id) {
            json_int(json, "seat", seat);
            json_int(json, "rank", match->seat[seat].rank);
            json_int(json, "score", match->seat[seat].score);
            break;
        }
    }
    json_array(json, "moves");
    enum store_err err =
        store_moves_each(job->reader, match->id, 0, EXPORT_MOVES_MAX, export_move, job);
    json_array_end(json);
    json_array(json, "chat");
    if (err == STORE_OK)
        err = store_chat_each(job->reader, match->id, 0, EXPORT_MOVES_MAX, export_line, job);
    json_array_end(json);
    struct store_note note = {.text = ""};
    if (err == STORE_OK) err = store_note_read(job->reader, job->user.id, match->id, &note);
    json_text(json, "note", note.text);
    json_object_end(json);
    job->ok = job->ok && (err == STORE_OK || err == STORE_NOT_FOUND);
    return job->ok && !job->read.out.failed;
}

static bool export_relation(void *context, const struct store_relation *relation)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "name", relation->name);
    json_text(json, "kind", store_relation_name(relation->kind));
    json_object_end(json);
    return true;
}

static struct hub_error export_run(struct api_read *read, struct store_reader *reader)
{
    struct export_read *job = (struct export_read *)read;
    struct store_user user;
    struct store_calendar calendar;
    job->reader = reader;
    job->json = json_to(&read->out);
    json_object(&job->json, NULL);
    job->ok = store_user_read(reader, job->user.id, &user) == STORE_OK &&
              store_calendar_read(reader, job->user.id, &calendar) == STORE_OK;
    if (job->ok) {
        print_user(&job->json, "user", &job->user);
        json_text(&job->json, "email", user.email);
        json_int(&job->json, "created_ms", user.created_ms);
        print_calendar(&job->json, &calendar, clock_unix_ms());
        json_array(&job->json, "matches");
        enum store_err err =
            store_user_matches_each(reader, job->user.id, EXPORT_MATCHES_MAX, export_match, job);
        json_array_end(&job->json);
        json_array(&job->json, "relations");
        if (err == STORE_OK)
            err = store_relations_each(reader, job->user.id, export_relation, &job->json);
        json_array_end(&job->json);
        job->ok = job->ok && err == STORE_OK;
    }
    json_object_end(&job->json);
    return hub_error_of(job->ok ? HUB_OK : HUB_BUSY);
}

static void get_export(struct api_call *call)
{
    struct export_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct export_read){.read = {.run = export_run}, .user = call->user};
    api_read_submit(call, &job->read);
}

const struct api_route api_account_routes[] = {
    {.method = "GET", .path = "/api/me", .scope = TOKEN_READ, .handle = get_me},
    {.method = "POST", .path = "/api/guests", .handle = post_guest, .body = true},
    {.method = "POST", .path = "/api/accounts", .handle = post_account, .body = true},
    {.method = "POST", .path = "/api/sessions", .handle = post_session, .body = true},
    {.method = "POST",
     .path = "/api/me/password",
     .handle = post_password,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/me/export",
     .handle = get_export,
     .user_needed = true,
     .counted = true},
    {.method = "DELETE", .path = "/api/me", .handle = delete_me, .user_needed = true, .body = true},
    {0},
};
