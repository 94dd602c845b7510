/* The requester's own matches, page by page. */
#include "api/match/mine.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/match_rows.h"

#define LINES_MAX     200 /* per page */
#define LINES_DEFAULT 100

struct mine_read {
    struct api_read read;
    enum store_mine which;
    char before[STORE_MATCH_ID_BYTES + 1]; /* id of the last match of the page before, or "" */
    uint32_t most;
    struct match_rows looks; /* with one match more than `most` if there is a next page */
};

static struct hub_error mine_run(struct api_read *read, struct store_reader *reader)
{
    struct mine_read *mine = (struct mine_read *)read;
    return match_rows_read(&mine->looks, reader, mine->which, read->user, mine->before,
                           mine->most + 1);
}

/* Returns whether the match belongs to the requested list now. */
static bool belongs(const struct mine_read *mine, const struct hub_match *match)
{
    int64_t user = mine->read.user;
    bool asked = hub_match_invited(match, user) != HUB_NOBODY_SEAT;
    uint32_t since = 0;
    if (mine->which == STORE_MINE_WAITING)
        return asked || match_rows_turn(match, user) ||
               hub_match_voted_ms(match, user, &since) != 0;
    return asked || hub_match_seat_of(match, user) != HUB_NOBODY_SEAT ||
           hub_info_answers_for(&match->info, user) != HUB_NOBODY_SEAT;
}

static void mine_print(struct mine_read *mine, struct hub_match *shown)
{
    struct api_read *read = &mine->read;
    bool more = mine->looks.count > mine->most;
    size_t count = more ? mine->most : mine->looks.count;
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++) {
        const struct hub_match *match = match_rows_match(&mine->looks, i, shown);
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = match != NULL && belongs(mine, match)
                                            ? hub_sight(match, read->user, NULL, &room)
                                            : NULL;
        if (sight != NULL) print_match(&json, NULL, sight);
    }
    json_array_end(&json);
    json_text(&json, "next", more ? mine->looks.at[count - 1].info.id : NULL);
    json_object_end(&json);
    api_reply(read->call, 200, &read->out);
}

static void mine_loaded(void *context)
{
    struct mine_read *mine = context;
    struct api_call *call = mine->read.call;
    struct hub_match *shown = malloc(sizeof(*shown));
    api_read_count(call->hub, http_peer(call->http), mine->looks.load.read_us);
    if (shown == NULL)
        api_fail_code(call, HUB_BUSY);
    else
        mine_print(mine, shown);
    free(shown);
    api_read_end(&mine->read);
}

static void mine_done(struct api_read *read)
{
    struct mine_read *mine = (struct mine_read *)read;
    match_rows_load(&mine->looks, read->user, mine_loaded, mine);
}

static void mine_free(struct api_read *read)
{
    match_rows_free(&((struct mine_read *)read)->looks);
}

void api_mine(struct api_call *call, enum store_mine which)
{
    static const struct api_query count = {
        .name = "count", .otherwise = LINES_DEFAULT, .least = 1, .most = LINES_MAX};
    const char *before = http_query(call->http, "before");
    uint32_t most = 0;
    bool ok = before == NULL || strlen(before) == STORE_MATCH_ID_BYTES;
    if (!ok) call->wrong.field = "before";
    ok = ok && api_query_number(call, &count, &most);
    struct mine_read *mine = ok ? calloc(1, sizeof(*mine)) : NULL;
    if (mine == NULL) {
        api_fail_code(call, ok ? HUB_BUSY : HUB_BAD_REQUEST);
        return;
    }
    mine->looks.hub = call->hub;
    mine->which = which;
    mine->most = most;
    if (before != NULL) memcpy(mine->before, before, sizeof(mine->before));
    mine->read.run = mine_run;
    mine->read.done = mine_done;
    mine->read.waits = true;
    mine->read.end = mine_free;
    mine->read.user = call->user.id;
    api_read_submit(call, &mine->read);
}
