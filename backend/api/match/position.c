/* The position of a match in progress as the requester's seat knows it, so that a browser searches
 * hints and plays previews itself (local/position.h, schema/local.md). */
#include "api/core/call.h"
#include "api/core/find.h"
#include "local/position.h"
#include "record/row_print.h"

static void found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    struct buf text = {0};
    struct buf out = {0};
    int seat = hub_sight_seat(sight);
    if (seat == HUB_NOBODY_SEAT || match->info.status != STORE_RUNNING) {
        api_fail_code(call, seat == HUB_NOBODY_SEAT ? HUB_NOT_SEATED : HUB_NOT_RUNNING);
        return;
    }
    struct game_state state = match->play.state;
    position_print(match->game, &state, (uint8_t)seat, &text);
    if (text.failed) {
        buf_free(&text);
        api_fail_code(call, HUB_BUSY);
        return;
    }
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_int(&json, "version", match->play.version);
    row_hash_print(&json, hub_match_hash(match));
    json_text(&json, "game", match->game->id);
    json_int(&json, "revision", match->play.setup.revision);
    json_int(&json, "seat", seat);
    json_text(&json, "state", text.bytes);
    json_object_end(&json);
    buf_free(&text);
    api_reply(call, 200, &out);
}

static void get_position(struct api_call *call)
{
    api_match_find(call, NULL, found);
}

const struct api_route api_position_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/position",
     .scope = TOKEN_READ,
     .handle = get_position,
     .user_needed = true,
     .counted = true},
    {0},
};
