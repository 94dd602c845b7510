/* One match over REST: opening a table, playing, chatting. */
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

/* ---- creation ---- */

struct creation_body {
    char game[STORE_GAME_BYTES_MAX + 1];
    char join[16];
    char options[GAME_OPTIONS_MAX][32];
    uint8_t option_count;
    uint8_t has_start;
    int64_t seats;
    int64_t start_seat;
    int64_t my_seat;
    bool listed;
    bool bot_delay;
    char undo[8];
    uint8_t has_clock;
    struct time_written clock;
    int64_t open_days;
    char starts[8];
    bool standing;
    char leaver[8];
    bool tutorial;
};

#define AT(field) .offset = offsetof(struct creation_body, field), .present_offset = UINT16_MAX

static const struct member creation_members[] = {
    {.name = "game", .type = MEMBER_TEXT, AT(game), .least = 1, .most = STORE_GAME_BYTES_MAX},
    {.name = "seats", .type = MEMBER_INT, AT(seats), .least = 1, .most = GAME_SEATS_MAX},
    {.name = "options",
     .type = MEMBER_TEXTS,
     .optional = true,
     AT(options),
     .most = GAME_OPTIONS_MAX,
     .text_bytes = 32,
     .length_offset = offsetof(struct creation_body, option_count)},
    {.name = "listed", .type = MEMBER_BOOL, .optional = true, AT(listed)},
    {.name = "join", .type = MEMBER_TEXT, .optional = true, AT(join), .most = 15},
    {.name = "bot_delay", .type = MEMBER_BOOL, .optional = true, AT(bot_delay)},
    {.name = "undo", .type = MEMBER_TEXT, .optional = true, AT(undo), .most = 7},
    {.name = "clock",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct creation_body, clock),
     .present_offset = offsetof(struct creation_body, has_clock),
     .most = TIME_MEMBERS,
     .members = time_members},
    {.name = "open_days",
     .type = MEMBER_INT,
     .optional = true,
     AT(open_days),
     .least = 1,
     .most = SETTINGS_OPEN_DAYS_MAX},
    {.name = "starts", .type = MEMBER_TEXT, .optional = true, AT(starts), .most = 7},
    {.name = "standing", .type = MEMBER_BOOL, .optional = true, AT(standing)},
    {.name = "leaver", .type = MEMBER_TEXT, .optional = true, AT(leaver), .most = 7},
    {.name = "tutorial", .type = MEMBER_BOOL, .optional = true, AT(tutorial)},
    {.name = "start_seat",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct creation_body, start_seat),
     .present_offset = offsetof(struct creation_body, has_start),
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
    {.name = "my_seat",
     .type = MEMBER_INT,
     .optional = true,
     AT(my_seat),
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
};

/* Reads the members about an open table. False: a word is invalid. */
static bool waiting_read(const struct creation_body *body, struct hub_creation *creation)
{
    bool full = strcmp(body->starts, "full") == 0;
    bool usual = body->open_days == SETTINGS_OPEN_DAYS;
    creation->settings.open_days = usual ? 0 : (uint8_t)body->open_days;
    creation->settings.starts_full = full;
    creation->settings.standing = body->standing;
    return full || body->starts[0] == '\0' || strcmp(body->starts, "host") == 0;
}

/* Returns whether the settings fit a tutorial, which is for one person and a bot: it is not
 * listed, nobody can join it, and it has no clock. */
static bool tutorial_fits(const struct hub_creation *creation)
{
    const struct settings *settings = &creation->settings;
    return creation->game->tutorial != 0 && settings->options == 0 && !creation->listed &&
           creation->key_needed && settings->clock.pace == PACE_NONE && !settings->standing;
}

/* Converts the body into the hub's form; returns HUB_OK or the reason of a failure. */
static enum hub_err creation_read(const struct creation_body *body, struct hub_creation *creation)
{
    creation->game = games_find(body->game);
    if (creation->game == NULL) return HUB_NO_SUCH_GAME;
    if (body->seats < creation->game->seats_min || body->seats > creation->game->seats_max)
        return HUB_BAD_SEATS;
    if ((body->has_start != 0 && body->start_seat >= body->seats) || body->my_seat >= body->seats)
        return HUB_BAD_SEAT;
    for (uint8_t i = 0; i < body->option_count; i++) {
        int option =
            names_find(&creation->game->options, body->options[i], strlen(body->options[i]));
        if (option < 0) return HUB_BAD_OPTION;
        creation->settings.options = (uint16_t)(creation->settings.options | 1u << option);
    }
    if ((creation->game->seats_need[body->seats] & ~creation->settings.options) != 0)
        return HUB_BAD_SEATS;
    if (!waiting_read(body, creation)) return HUB_BAD_REQUEST;
    bool link = strcmp(body->join, "link") == 0;
    if (!link && body->join[0] != '\0' && strcmp(body->join, "anyone") != 0) return HUB_BAD_REQUEST;
    creation->seats = (uint8_t)body->seats;
    creation->settings.start_seat = body->has_start != 0 ? (uint8_t)body->start_seat : GAME_NOBODY;
    creation->my_seat = (uint8_t)body->my_seat;
    creation->listed = body->listed;
    creation->key_needed = link;
    creation->settings.bot_delay = body->bot_delay;
    if (body->has_clock != 0 && !time_control_read(&body->clock, &creation->settings.clock))
        return HUB_BAD_CLOCK;
    if (body->leaver[0] != '\0' && !leaver_find(body->leaver, &creation->settings.leaver))
        return HUB_BAD_OPTION;
    creation->settings.tutorial = body->tutorial;
    if (body->tutorial && !tutorial_fits(creation)) return HUB_BAD_REQUEST;
    return body->undo[0] == '\0' || undo_policy_find(body->undo, &creation->settings.undo)
               ? HUB_OK
               : HUB_BAD_OPTION;
}

static void post_match(struct api_call *call)
{
    struct creation_body body;
    struct parse_error error;
    struct hub_creation creation;
    memset(&body, 0, sizeof(body));
    memset(&creation, 0, sizeof(creation));
    body.listed = true;
    body.bot_delay = true;
    if (!parse_members(call->body, creation_members, COUNT_OF(creation_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    enum hub_err err = creation_read(&body, &creation);
    (void)text_copy(creation.peer, sizeof(creation.peer), http_peer(call->http));
    if (err != HUB_OK) {
        api_fail_code(call, err);
        return;
    }
    call->status = 201;
    hub_match_create(call->hub, &call->user, &creation, api_match_answered, call);
}

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
    if (!api_query_number(call, "from", 0, &chat->from)) {
        free(chat);
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    if (match != NULL) chat_users(chat, &match->info);
    api_read_submit(call, &chat->read);
}

const struct api_route api_match_routes[] = {
    {.method = "POST",
     .path = "/api/matches",
     .scope = TOKEN_PLAY,
     .handle = post_match,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/matches/{match}",
     .scope = TOKEN_READ,
     .handle = get_match,
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
