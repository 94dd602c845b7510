/* One match over REST: playing, chatting. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/print_table.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "record/settings.h"
#include "api/core/read.h"
#include "api/core/request.h"
#include "games/find.h"

/* ---- one match ---- */

static void show_match(struct api_call *call, struct hub_match *match,
                       const struct hub_sight *sight)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_match(&json, "match", sight);
    if (hub_match_started(match)) print_table(&json, sight, NULL);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void get_match(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), show_match);
}

/* ---- moves and chat ---- */

static void moved(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_object(&json, "accepted");
    json_text(&json, "id", call->part[1]);
    json_int(&json, "version", answer->version);
    json_object_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* Parses the move, whose form depends on the game, and sends it. */
static void move_ask(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    struct hub_request request = {.seat = HUB_NOBODY_SEAT, .user = call->user};
    struct parse_error error;
    if (!request_move_read(call->body, match->game, false, &request, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    _Static_assert(API_PART_BYTES_MAX >= STORE_REQUEST_BYTES_MAX, "the id is kept in part[1]");
    (void)text_copy(call->part[1], sizeof(call->part[1]), request.id);
    hub_request(call->hub, match, &request, moved, call);
}

static void post_move(struct api_call *call)
{
    api_match_find(call, NULL, move_ask);
}

static void post_chat_read(struct api_call *call)
{
    static const struct member members[] = {{.name = "number",
                                             .type = MEMBER_INT,
                                             .present_offset = UINT16_MAX,
                                             .least = 0,
                                             .most = UINT32_MAX}};
    struct hub_request request = {.action = HUB_SEEN, .seat = HUB_NOBODY_SEAT};
    struct parse_error error;
    int64_t number = 0;
    if (!parse_members(call->body, members, COUNT_OF(members), &number, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    request.chat_number = (uint32_t)number;
    call->status = 200;
    api_match_request(call, NULL, &request, api_done_answered);
}

static void post_seen(struct api_call *call)
{
    static const struct member members[] = {{.name = "version",
                                             .type = MEMBER_INT,
                                             .present_offset = UINT16_MAX,
                                             .least = 0,
                                             .most = UINT32_MAX}};
    struct hub_request request = {.action = HUB_SEEN, .seat = HUB_NOBODY_SEAT, .looked = true};
    struct parse_error error;
    int64_t version = 0;
    if (!parse_members(call->body, members, COUNT_OF(members), &version, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    request.version = (uint32_t)version;
    call->status = 200;
    api_match_request(call, NULL, &request, api_done_answered);
}

static void post_chat(struct api_call *call)
{
    struct hub_request request = {.seat = HUB_NOBODY_SEAT};
    struct parse_error error;
    if (!request_chat_read(call->body, false, &request, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    call->status = 201;
    api_match_request(call, NULL, &request, api_done_answered);
}

struct chat_read {
    struct api_read read;
    uint32_t from;
    int64_t users[GAME_SEATS_MAX];
};

static void chat_users(struct chat_read *chat, const struct store_match *info)
{
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) chat->users[seat] = info->seat[seat].user;
}

static struct hub_error chat_run(struct api_read *read, struct store_reader *reader)
{
    struct chat_read *chat = (struct chat_read *)read;
    struct hub_error error = hub_error_of(HUB_OK);
    struct store_match info;
    if (read->sight == NULL) {
        error = api_read_stored(read, reader, &info);
        if (error.code != HUB_OK) return error;
        chat_users(chat, &info);
    }
    const struct print_chat print = {
        .sight = read->sight, .users = chat->users, .from = chat->from, .count = UINT32_MAX};
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    enum store_err err = print_chat(&json, "lines", reader, &print);
    json_object_end(&json);
    return err == STORE_OK ? error : api_read_failed(err);
}

static void get_chat(struct api_call *call)
{
    struct chat_read *chat = calloc(1, sizeof(*chat));
    const struct hub_match *match = NULL;
    if (chat == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    chat->read.run = chat_run;
    if (!api_read_match(call, &chat->read, &match)) return;
    static const struct api_query from = {.name = "from"};
    if (!api_query_number(call, &from, &chat->from)) {
        free(chat);
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    if (match != NULL) chat_users(chat, &match->info);
    api_read_submit(call, &chat->read);
}

const struct api_route api_match_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}",
     .scope = TOKEN_READ,
     .handle = get_match,
     .shared = true,
     .counted = true},
    {.method = "POST",
     .path = "/api/matches/{match}/moves",
     .scope = TOKEN_PLAY,
     .handle = post_move,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/chat",
     .scope = TOKEN_CHAT,
     .handle = post_chat,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/matches/{match}/chat",
     .scope = TOKEN_READ,
     .handle = get_chat,
     .counted = true},
    {.method = "POST",
     .path = "/api/matches/{match}/chat/read",
     .scope = TOKEN_CHAT,
     .handle = post_chat_read,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/seen",
     .scope = TOKEN_PLAY,
     .handle = post_seen,
     .user_needed = true,
     .body = true},
    {0},
};
