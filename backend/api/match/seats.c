/* The seats of a match over REST: joining, leaving, bots, the order of seats, the start,
 * substitutes and the rematch. */
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "record/fair.h"

struct seat_body {
    int64_t seat;
    int64_t to;
    uint8_t has_seat;
    char key[STORE_KEY_BYTES + 1];
    char bot[STORE_BOT_BYTES_MAX + 1];
    char nonce[FAIR_HEX_BYTES];
};

#define SEAT_MEMBER(is_optional)                                                                   \
    {                                                                                              \
        .name = "seat", .type = MEMBER_INT, .optional = is_optional,                               \
        .offset = offsetof(struct seat_body, seat),                                                \
        .present_offset = offsetof(struct seat_body, has_seat), .least = 0,                        \
        .most = GAME_SEATS_MAX - 1                                                                 \
    }

static const struct member join_members[] = {
    SEAT_MEMBER(true),
    {.name = "key",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct seat_body, key),
     .present_offset = UINT16_MAX,
     .most = STORE_KEY_BYTES},
    {.name = "nonce",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct seat_body, nonce),
     .present_offset = UINT16_MAX,
     .least = FAIR_HEX_BYTES - 1,
     .most = FAIR_HEX_BYTES - 1},
};
static const struct member bot_members[] = {
    SEAT_MEMBER(false),
    {.name = "bot",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct seat_body, bot),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_BOT_BYTES_MAX},
};

static const struct member swap_members[] = {
    SEAT_MEMBER(false),
    {.name = "to",
     .type = MEMBER_INT,
     .offset = offsetof(struct seat_body, to),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
};
static const struct member host_members[] = {SEAT_MEMBER(false)};
static const struct member first_members[] = {SEAT_MEMBER(true)};

static void ask_plain(struct api_call *call, enum hub_action action, int status)
{
    struct hub_request request = {.action = action, .seat = HUB_NOBODY_SEAT};
    call->status = status;
    api_match_request(call, NULL, &request, api_match_answered);
}

static void ask_seat(struct api_call *call, enum hub_action action, const struct member *members,
                     size_t count)
{
    struct seat_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, count, &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct hub_request request = {.action = action,
                                  .seat = body.has_seat != 0 ? (int)body.seat : HUB_NOBODY_SEAT,
                                  .to = (int)body.to};
    memcpy(request.key, body.key, sizeof(request.key));
    memcpy(request.bot, body.bot, sizeof(request.bot));
    request.has_nonce = body.nonce[0] != '\0';
    if (request.has_nonce && !fair_hex_read(body.nonce, request.nonce)) {
        api_fail_at(call, HUB_BAD_REQUEST, "nonce");
        return;
    }
    call->status = 200;
    api_match_request(call, body.key, &request, api_match_answered);
}

static void post_join(struct api_call *call)
{
    ask_seat(call, HUB_JOIN, join_members, COUNT_OF(join_members));
}

static void post_leave(struct api_call *call)
{
    ask_plain(call, HUB_LEAVE, 200);
}

static void post_bot(struct api_call *call)
{
    ask_seat(call, HUB_BOT_ADD, bot_members, COUNT_OF(bot_members));
}

static void post_swap(struct api_call *call)
{
    ask_seat(call, HUB_SWAP, swap_members, COUNT_OF(swap_members));
}

static void post_first(struct api_call *call)
{
    ask_seat(call, HUB_FIRST, first_members, COUNT_OF(first_members));
}

/* Sends a request about the seat in the path. */
static void ask_seat_of_path(struct api_call *call, enum hub_action action)
{
    const char *seat = call->part[1];
    if (seat[0] < '0' || seat[0] > '9' || seat[1] != '\0') {
        api_fail_code(call, HUB_BAD_SEAT);
        return;
    }
    struct hub_request request = {.action = action, .seat = seat[0] - '0'};
    call->status = 200;
    api_match_request(call, NULL, &request, api_match_answered);
}

static void delete_bot(struct api_call *call)
{
    ask_seat_of_path(call, HUB_BOT_REMOVE);
}

static void delete_person(struct api_call *call)
{
    ask_seat_of_path(call, HUB_REMOVE);
}

static void post_host(struct api_call *call)
{
    ask_seat(call, HUB_HAND_OVER, host_members, COUNT_OF(host_members));
}

static void delete_invitation(struct api_call *call)
{
    ask_seat_of_path(call, HUB_UNINVITE);
}

static void delete_standing(struct api_call *call)
{
    ask_plain(call, HUB_STANDING_END, 200);
}

static void post_start(struct api_call *call)
{
    ask_plain(call, HUB_START, 200);
}

static void post_substitute(struct api_call *call)
{
    static const struct member members[] = {{.name = "link",
                                             .type = MEMBER_TEXT,
                                             .offset = offsetof(struct hub_request, link),
                                             .present_offset = UINT16_MAX,
                                             .least = 1,
                                             .most = HUB_LINK_BYTES}};
    struct hub_request request = {.action = HUB_SUBSTITUTE, .seat = HUB_NOBODY_SEAT};
    struct parse_error error;
    if (!parse_members(call->body, members, COUNT_OF(members), &request, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    call->status = 200;
    api_match_request(call, http_query(call->http, "key"), &request, api_match_answered);
}

static void post_rematch(struct api_call *call)
{
    ask_plain(call, HUB_REMATCH, 201);
}

const struct api_route api_seat_routes[] = {
    {.method = "POST",
     .path = "/api/matches/{match}/join",
     .scope = TOKEN_PLAY,
     .handle = post_join,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/leave",
     .scope = TOKEN_PLAY,
     .handle = post_leave,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{match}/bots",
     .scope = TOKEN_PLAY,
     .handle = post_bot,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/bots/{seat}",
     .scope = TOKEN_PLAY,
     .handle = delete_bot,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{match}/seats",
     .scope = TOKEN_PLAY,
     .handle = post_swap,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/seats/{seat}",
     .scope = TOKEN_PLAY,
     .handle = delete_person,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{match}/host",
     .scope = TOKEN_PLAY,
     .handle = post_host,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/first",
     .scope = TOKEN_PLAY,
     .handle = post_first,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/start",
     .scope = TOKEN_PLAY,
     .handle = post_start,
     .user_needed = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/standing",
     .scope = TOKEN_PLAY,
     .handle = delete_standing,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{match}/substitute",
     .scope = TOKEN_PLAY,
     .handle = post_substitute,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/matches/{match}/rematch",
     .scope = TOKEN_PLAY,
     .handle = post_rematch,
     .user_needed = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/invitations/{seat}",
     .scope = TOKEN_PLAY,
     .handle = delete_invitation,
     .user_needed = true},
    {0},
};
