/* The accounts that the requester follows, and those that follow the requester. Tokens cannot use
 * these routes. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "base/encoding/text.h"
#include "hub/people/follows.h"

static bool follow_print(void *context, const struct store_follow *follow)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "user", follow->other);
    json_text(json, "name", follow->name);
    json_bool(json, "mutual", follow->mutual);
    json_int(json, "at_ms", follow->at_ms);
    json_object_end(json);
    return true;
}

enum store_err api_friend_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "following");
    enum store_err err = store_follows_each(reader, user, follow_print, json);
    json_array_end(json);
    json_array(json, "followers");
    if (err == STORE_OK) err = store_followers_each(reader, user, follow_print, json);
    json_array_end(json);
    return err;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    enum store_err err = api_friend_export(&json, reader, read->user);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_friends(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL)
        *read = (struct api_read){.run = list_run, .user = call->user.id, .row = true};
    api_read_submit(call, read);
}

/* ---- following by name: a user number reveals no name ---- */

struct name_body {
    char name[256];
};

static void follow_named(struct api_call *call, int64_t user, int choice)
{
    (void)choice;
    hub_follow_set(call->hub, call->user.id, user, api_answered, call);
}

static void post_friend(struct api_call *call)
{
    static const struct member members[] = {{.name = "name",
                                             .type = MEMBER_TEXT,
                                             .offset = offsetof(struct name_body, name),
                                             .present_offset = UINT16_MAX,
                                             .least = 1,
                                             .most = 255}};
    struct parse_error error;
    struct name_body body;
    memset(&body, 0, sizeof(body));
    if (call->user.guest)
        api_fail_code(call, HUB_ACCOUNT_NEEDED);
    else if (!parse_members(call->body, members, COUNT_OF(members), &body, &error))
        api_fail_parse(call, &error);
    else
        api_user_find(call, body.name, 0, follow_named);
}

static void delete_friend(struct api_call *call)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    bool ok = digits > 0 && digits <= 18 && text[digits] == '\0';
    hub_follow_delete(call->hub, call->user.id, ok ? strtoll(text, NULL, 10) : 0, api_answered,
                      call);
}

const struct api_route api_friend_routes[] = {
    {.method = "GET", .path = "/api/me/friends", .handle = get_friends, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/friends",
     .handle = post_friend,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/friends/{user}",
     .handle = delete_friend,
     .user_needed = true},
    {0},
};
