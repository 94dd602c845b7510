/* The legal moves of the requester, for programs that do not know the rules. */
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "record/row_print.h"
#include "engine/notation.h"
#include "wire/table.h"

#define MOVES_DEFAULT 200 /* per page */

/* Answers with a page of moves, one a line, in the notation of the match. */
static void reply_text(struct api_call *call, const struct game *game, const struct game_move *at,
                       uint32_t count)
{
    struct buf out = {0};
    char text[NOTATION_BYTES_MAX];
    for (uint32_t i = 0; i < count; i++) {
        (void)notation_move_print(game, &at[i], text);
        buf_append_text(&out, text);
        buf_append_text(&out, "\n");
    }
    api_reply_type(call, 200, "text/plain; charset=utf-8", &out);
}

static void reply_json(struct api_call *call, const struct hub_sight *sight, uint32_t from,
                       const struct game_move *at, uint32_t count, uint32_t total)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    const struct hub_match *match = hub_sight_match(sight);
    int seat = hub_sight_seat(sight);
    json_object(&json, NULL);
    json_int(&json, "version", match->play.version);
    if (hub_match_started(match)) row_hash_print(&json, hub_match_hash(match));
    if (seat == HUB_NOBODY_SEAT)
        json_null(&json, "seat");
    else
        json_int(&json, "seat", seat);
    json_int(&json, "total", total);
    table_moves_print(&json, match->game, at, from, count);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void legal_found(struct api_call *call, struct hub_match *match,
                        const struct hub_sight *sight)
{
    static struct game_move legal[GAME_LEGAL_MAX]; /* the loop thread's */
    uint32_t from = 0;
    uint32_t count = 0;
    static const struct api_query begins = {.name = "from"};
    static const struct api_query counts = {
        .name = "count", .otherwise = MOVES_DEFAULT, .least = 1, .most = GAME_LEGAL_MAX};
    int format = api_query_word(call, "format", "json text");
    bool text = format == 1;
    if (format < 0 || !api_query_number(call, &begins, &from) ||
        !api_query_number(call, &counts, &count)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    int seat = hub_match_decides(match, call->user.id);
    bool runs = match->info.status == STORE_RUNNING && seat != HUB_NOBODY_SEAT;
    uint32_t total = runs ? match->game->legal(&match->play.state, (uint8_t)seat, legal) : 0;
    uint32_t first = from < total ? from : total;
    uint32_t shown = total - first < count ? total - first : count;
    if (text)
        reply_text(call, match->game, &legal[first], shown);
    else
        reply_json(call, sight, first, &legal[first], shown, total);
}

static void get_legal(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), legal_found);
}

const struct api_route api_legal_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/legal",
     .scope = TOKEN_READ,
     .handle = get_legal,
     .counted = true},
    {0},
};
