/* Lists of matches over REST: what anyone may see, and one's own (mine.c). */
#include <string.h>

#include "api/read.h"

static void get_matches(struct api_call *call)
{
    const char *filter = http_query(call->http, "filter");
    const struct hub_match *at[HUB_LISTED_MAX];
    enum store_status status = STORE_OPEN;
    if (filter != NULL && strcmp(filter, "mine") == 0) {
        if (call->user.id == 0)
            api_fail_code(call, HUB_NOT_SIGNED_IN);
        else
            api_mine(call);
        return;
    }
    if (filter != NULL && strcmp(filter, "running") == 0) {
        status = STORE_RUNNING;
    } else if (filter != NULL && strcmp(filter, "open") != 0) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    size_t count = hub_listed_newest(call->hub, status, at, COUNT_OF(at));
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++) print_match(&json, NULL, at[i], call->user.id);
    json_array_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

const struct api_route api_match_list_routes[] = {
    {.method = "GET", .path = "/api/matches", .handle = get_matches, .counted = true},
    {0},
};
