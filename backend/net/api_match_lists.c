/* Lists of matches over REST: what anyone may see, and one's own. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "net/api.h"

#define LIST_MAX     200 /* matches in one answer */
#define LIST_OLD_MAX 20  /* of my finished ones: each is folded when it is not in memory */

struct list {
    const struct hub_match *at[LIST_MAX];
    size_t count;
    int64_t user;
};

struct wanted {
    int64_t user;             /* who sits there or is invited; 0: whoever, if it is listed */
    enum store_status status; /* without a user */
};

static bool is_wanted(const void *context, const struct hub_match *match)
{
    const struct wanted *wanted = context;
    if (wanted->user == 0) {
        return match->info.listed && match->info.status == wanted->status;
    }
    return store_status_live(match->info.status) &&
           (hub_match_seat_of(match, wanted->user) != HUB_NOBODY_SEAT ||
            hub_match_invited(match, wanted->user) != HUB_NOBODY_SEAT);
}

static int newest_first(const void *a, const void *b)
{
    const struct hub_match *const *left = a;
    const struct hub_match *const *right = b;
    int64_t one = (*left)->info.created_ms;
    int64_t two = (*right)->info.created_ms;
    return (one < two) - (one > two);
}

struct old_list {
    struct hub *hub;
    struct list *list;
    char ids[LIST_MAX][STORE_MATCH_ID_BYTES + 1];
    size_t count;
};

static bool list_old(void *context, const struct store_match *info)
{
    struct old_list *old = context;
    if (info->status == STORE_OVER || info->status == STORE_ABANDONED) {
        (void)text_copy(old->ids[old->count++], sizeof(old->ids[0]), info->id);
    }
    return old->count < LIST_OLD_MAX;
}

static void list_mine(struct api_call *call, struct list *list)
{
    struct old_list old = {.hub = call->hub, .list = list};
    struct wanted wanted = {.user = call->user.id};
    list->count = hub_matches_newest(call->hub, is_wanted, &wanted, list->at, LIST_MAX);
    enum store_err err = store_user_matches_each(hub_config_of(call->hub)->reader, call->user.id,
                                                 100, list_old, &old);
    for (size_t i = 0; err == STORE_OK && i < old.count && list->count < LIST_MAX; i++) {
        struct hub_match *match = hub_match_find(call->hub, old.ids[i]);
        if (match != NULL) {
            list->at[list->count++] = match;
        }
    }
}

static void get_matches(struct api_call *call)
{
    const char *filter = http_query(call->http, "filter");
    struct list list = {.user = call->user.id};
    struct wanted wanted = {.status = STORE_OPEN};
    if (filter == NULL || strcmp(filter, "open") == 0 || strcmp(filter, "running") == 0) {
        wanted.status = filter == NULL || filter[0] == 'o' ? STORE_OPEN : STORE_RUNNING;
        list.count = hub_matches_newest(call->hub, is_wanted, &wanted, list.at, LIST_MAX);
    } else if (strcmp(filter, "mine") == 0) {
        if (call->user.id == 0) {
            api_fail_code(call, HUB_NOT_SIGNED_IN);
            return;
        }
        list_mine(call, &list);
    } else {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    qsort(list.at, list.count, sizeof(list.at[0]), newest_first);
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < list.count; i++) {
        print_match(&json, NULL, list.at[i], call->user.id);
    }
    json_array_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

const struct api_route api_match_list_routes[] = {
    {.method = "GET", .path = "/api/matches", .handle = get_matches, .counted = true},
    {0},
};
