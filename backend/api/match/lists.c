/* Lists of matches over REST: public ones, and the user's own (mine.c). */
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "base/clock.h"
#include "api/match/mine.h"

/* Filters for the requester's own matches. */
static const struct {
    const char *name;
    enum store_mine which;
} own_filters[] = {
    {"mine", STORE_MINE}, {"waiting", STORE_MINE_WAITING}, {"ended", STORE_MINE_ENDED}};

#define FILTERS "open running mine waiting ended"

static void get_matches(struct api_call *call)
{
    const char *filter = http_query(call->http, "filter");
    const struct hub_match *at[HUB_LISTED_MAX];
    enum store_status status = STORE_OPEN;
    for (size_t i = 0; filter != NULL && i < COUNT_OF(own_filters); i++) {
        if (strcmp(filter, own_filters[i].name) != 0) continue;
        if (call->user.id == 0)
            api_fail_code(call, HUB_NOT_SIGNED_IN);
        else
            api_mine(call, own_filters[i].which);
        return;
    }
    if (filter != NULL && strcmp(filter, "running") == 0) {
        status = STORE_RUNNING;
    } else if (filter != NULL && strcmp(filter, "open") != 0) {
        api_fail(call, hub_error_words(HUB_BAD_REQUEST, "filter", filter, FILTERS));
        return;
    }
    size_t count = hub_listed_newest(call->hub, status, at, COUNT_OF(at));
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++) {
        struct hub_sight_room room = {0};
        const struct hub_sight *sight = hub_sight(at[i], call->user.id, NULL, &room);
        if (sight != NULL) print_match(&json, NULL, sight);
    }
    json_array_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void post_seen(struct api_call *call)
{
    static const struct member members[] = {{.name = "until_ms",
                                             .type = MEMBER_INT,
                                             .present_offset = UINT16_MAX,
                                             .least = 1,
                                             .most = INT64_MAX}};
    struct parse_error error;
    int64_t until_ms = 0;
    int64_t now_ms = clock_unix_ms();
    if (!parse_members(call->body, members, COUNT_OF(members), &until_ms, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    if (until_ms > now_ms)
        until_ms = now_ms; /* limits the time to now: nobody has seen what is still to come */
    call->status = 200;
    hub_ends_seen(call->hub, call->user.id, until_ms, api_done_answered, call);
}

const struct api_route api_match_list_routes[] = {
    {.method = "GET",
     .path = "/api/matches",
     .scope = TOKEN_READ,
     .handle = get_matches,
     .counted = true,
     .shared = true},
    {.method = "POST",
     .path = "/api/matches/seen",
     .scope = TOKEN_PLAY,
     .handle = post_seen,
     .user_needed = true,
     .body = true},
    {0},
};
