/* Personal data of a user, and invitations by name: notes, mutes and blocks, a guest's link. No
 * other user sees any of it. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "api/account/device.h"
#include "api/account/signed_in.h"
#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/invite.h"
#include "hub/account/recovery.h"

/* ---- notes ---- */

struct note_read {
    struct api_read read;
    int64_t user;
};

static struct hub_error note_run(struct api_read *read, struct store_reader *reader)
{
    const struct note_read *job = (struct note_read *)read;
    struct store_note note = {.text = ""};
    struct json json = json_to(&read->out);
    enum store_err err = store_note_read(reader, job->user, read->match, &note);
    if (err != STORE_OK && err != STORE_NOT_FOUND)
        return (struct hub_error){.code = HUB_STORE, .store = err};
    json_object(&json, NULL);
    json_text(&json, "text", note.text);
    json_object_end(&json);
    return hub_error_of(HUB_OK);
}

static void get_note(struct api_call *call)
{
    struct note_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct note_read){.read = {.run = note_run}, .user = call->user.id};
        (void)text_copy(job->read.match, sizeof(job->read.match), call->part[0]);
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

static void put_note(struct api_call *call)
{
    static const struct member members[] = {{.name = "text",
                                             .type = MEMBER_TEXT,
                                             .offset = offsetof(struct store_note, text),
                                             .present_offset = UINT16_MAX,
                                             .most = STORE_NOTE_BYTES_MAX}};
    struct store_note note;
    struct parse_error error;
    memset(&note, 0, sizeof(note));
    if (!parse_members(call->body, members, COUNT_OF(members), &note, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    note.user = call->user.id;
    note.at_ms = clock_unix_ms();
    (void)text_copy(note.match, sizeof(note.match), call->part[0]);
    hub_note_set(call->hub, &note, api_answered, call);
}

/* ---- mutes and blocks ---- */

static bool relation_print(void *context, const struct store_relation *relation)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "user", relation->other);
    json_text(json, "name", relation->name);
    json_text(json, "kind", store_relation_name(relation->kind));
    json_int(json, "at_ms", relation->at_ms);
    json_object_end(json);
    return true;
}

static struct hub_error relations_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "relations");
    enum store_err err = store_relations_each(reader, read->user, relation_print, &json);
    json_array_end(&json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_relations(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = relations_run, .user = call->user.id};
    api_read_submit(call, read);
}

struct relation_body {
    char name[256];
    char kind[8];
};

#define RELATION_KIND                                                                              \
    {                                                                                              \
        .name = "kind", .type = MEMBER_TEXT, .offset = offsetof(struct relation_body, kind),       \
        .present_offset = UINT16_MAX, .least = 1, .most = 7                                        \
    }

static const struct member seat_members[] = {RELATION_KIND};
static const struct member name_members[] = {
    RELATION_KIND,
    {.name = "name",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct relation_body, name),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = 255},
};

/* Reads the body and its kind. False: the call has been answered. */
static bool relation_read(struct api_call *call, const struct member *members, size_t count,
                          struct relation_body *body, enum store_relation_kind *kind)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    if (!parse_members(call->body, members, count, body, &error)) {
        api_fail_parse(call, &error);
        return false;
    }
    if (!store_relation_find(body->kind, kind)) {
        api_fail(call, hub_error_words(HUB_BAD_REQUEST, "kind", body->kind, STORE_RELATIONS));
        return false;
    }
    return true;
}

static void relation_set(struct api_call *call, int64_t other, enum store_relation_kind kind)
{
    struct store_relation relation = {
        .user = call->user.id, .other = other, .kind = kind, .at_ms = clock_unix_ms()};
    hub_relation_set(call->hub, &relation, api_answered, call);
}

/* Changes the relation to a player who is named by match and seat: a user number reveals no
 * name. */
static void seat_relation(struct api_call *call, struct hub_match *match,
                          const struct hub_sight *sight)
{
    (void)sight;
    struct relation_body body;
    enum store_relation_kind kind = STORE_NO_RELATION;
    const char *seat = call->part[1];
    if (!relation_read(call, seat_members, COUNT_OF(seat_members), &body, &kind)) return;
    bool is_seat = seat[0] >= '0' && seat[0] <= '9' && seat[1] == '\0';
    if (!is_seat || seat[0] - '0' >= match->info.seats)
        api_fail_code(call, HUB_BAD_SEAT);
    else if (match->info.seat[seat[0] - '0'].user == 0)
        api_fail_code(call, HUB_NO_SUCH_USER);
    else
        relation_set(call, match->info.seat[seat[0] - '0'].user, kind);
}

static void put_seat_relation(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), seat_relation);
}

static void named_relation(struct api_call *call, int64_t user, int kind)
{
    relation_set(call, user, (enum store_relation_kind)kind);
}

static void post_relation(struct api_call *call)
{
    struct relation_body body;
    enum store_relation_kind kind = STORE_NO_RELATION;
    if (!relation_read(call, name_members, COUNT_OF(name_members), &body, &kind)) return;
    api_user_find(call, body.name, (int)kind, named_relation);
}

static void delete_relation(struct api_call *call)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 18 || text[digits] != '\0')
        api_fail_at(call, HUB_BAD_REQUEST, "user");
    else
        relation_set(call, strtoll(text, NULL, 10), STORE_NO_RELATION);
}

/* ---- inviting ---- */

struct invite_body {
    char name[256];
    int64_t seat;
    uint8_t has_seat;
};

static void invite(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    static const struct member members[] = {
        {.name = "name",
         .type = MEMBER_TEXT,
         .offset = offsetof(struct invite_body, name),
         .present_offset = UINT16_MAX,
         .least = 1,
         .most = 255},
        {.name = "seat",
         .type = MEMBER_INT,
         .optional = true,
         .offset = offsetof(struct invite_body, seat),
         .present_offset = offsetof(struct invite_body, has_seat),
         .least = 0,
         .most = GAME_SEATS_MAX - 1},
    };
    struct invite_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct hub_invitation invitation = {.seat = body.has_seat ? (int)body.seat : HUB_NOBODY_SEAT};
    memcpy(invitation.match, match->info.id, sizeof(invitation.match));
    memcpy(invitation.name, body.name, sizeof(invitation.name));
    call->status = 200;
    hub_invite(call->hub, &call->user, &invitation, api_match_answered, call);
}

static void post_invitation(struct api_call *call)
{
    api_match_find(call, NULL, invite);
}

/* ---- a guest's link ---- */

static struct hub_error recovery_run(struct api_read *read, struct store_reader *reader)
{
    int64_t made_ms = 0;
    struct json json = json_to(&read->out);
    enum store_err err = store_recovery_made(reader, read->user, &made_ms);
    json_object(&json, NULL);
    if (made_ms != 0)
        json_int(&json, "made_ms", made_ms);
    else
        json_null(&json, "made_ms");
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_recovery(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = recovery_run, .user = call->user.id};
    api_read_submit(call, read);
}

static void link_made(void *context, struct hub_error error, const char *token)
{
    struct api_call *call = context;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "token", token);
    json_object_end(&json);
    api_reply(call, 201, &out);
}

static void post_recovery(struct api_call *call)
{
    if (call->user.guest)
        hub_link_make(call->hub, call->user.id, link_made, call);
    else
        api_fail_code(call, HUB_NOT_ALLOWED);
}

static void signed_in(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK)
        api_fail(call, answer->error);
    else
        api_signed_in(call, &answer->user, answer->token, NULL);
}

static void post_session(struct api_call *call)
{
    static const struct member members[] = {{.name = "token",
                                             .type = MEMBER_TEXT,
                                             .present_offset = UINT16_MAX,
                                             .least = 1,
                                             .most = HUB_TOKEN_BYTES}};
    struct hub_account_request request;
    struct parse_error error;
    char token[HUB_TOKEN_BYTES + 1];
    memset(&request, 0, sizeof(request));
    memset(token, 0, sizeof(token));
    if (!parse_members(call->body, members, COUNT_OF(members), token, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    request.user = call->user;
    (void)text_copy(request.password, sizeof(request.password), token);
    (void)text_copy(request.peer, sizeof(request.peer), http_peer(call->http));
    device_name(http_header(call->http, "User-Agent"), request.device, sizeof(request.device));
    hub_link_use(call->hub, &request, signed_in, call);
    sodium_memzero(token, sizeof(token));
    sodium_memzero(&request, sizeof(request));
}

const struct api_route api_people_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/note",
     .handle = get_note,
     .user_needed = true,
     .counted = true},
    {.method = "PUT",
     .path = "/api/matches/{match}/note",
     .handle = put_note,
     .user_needed = true,
     .body = true},
    {.method = "PUT",
     .path = "/api/matches/{match}/seats/{seat}/relation",
     .handle = put_seat_relation,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/invitations",
     .scope = TOKEN_PLAY,
     .handle = post_invitation,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/me/relations",
     .handle = get_relations,
     .user_needed = true,
     .counted = true},
    {.method = "POST",
     .path = "/api/me/relations",
     .handle = post_relation,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/relations/{user}",
     .handle = delete_relation,
     .user_needed = true},
    {.method = "GET",
     .path = "/api/me/recovery",
     .handle = get_recovery,
     .user_needed = true,
     .counted = true},
    {.method = "POST", .path = "/api/me/recovery", .handle = post_recovery, .user_needed = true},
    {.method = "POST", .path = "/api/sessions/recovery", .handle = post_session, .body = true},
    {0},
};
