/* Users as administrators see them, and the administrators' actions on them. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "api/admin/admin.h"
#include "api/core/call.h"
#include "store/nouns/admin/users.h"

/* Prints member `name`: the schema admin_user of openapi.yaml. */
static void print_admin_user(struct json *json, const char *name, const struct store_user_row *row)
{
    json_object(json, name);
    json_int(json, "id", row->id);
    json_text(json, "name", row->name);
    json_bool(json, "guest", row->guest);
    json_bool(json, "admin", row->admin);
    json_bool(json, "moderator", row->moderator);
    json_bool(json, "bot_account", row->bot_account);
    json_int(json, "created_ms", row->created_ms);
    json_int(json, "deleted_ms", row->deleted_ms);
    json_int(json, "matches", row->matches);
    if (row->banned) {
        json_object(json, "ban");
        json_text(json, "reason", row->ban.reason);
        json_int(json, "until_ms", row->ban.until_ms);
        json_int(json, "at_ms", row->ban.at_ms);
        json_object_end(json);
    } else {
        json_null(json, "ban");
    }
    json_object_end(json);
}

/* ---- the list ---- */

struct users_job {
    struct admin_job job;
    struct json *json;
    enum store_users which;
    struct store_look look;
    uint32_t printed;
    uint32_t count;
    bool more;
};

static bool print_user_row(void *context, const struct store_user_row *row)
{
    struct users_job *job = context;
    if (job->printed++ == job->count) {
        job->more = true;
        return false;
    }
    print_admin_user(job->json, NULL, row);
    return !job->json->out->failed;
}

static enum store_err users_run(struct admin_job *base, struct store_reader *reader,
                                struct json *json)
{
    struct users_job *job = (struct users_job *)base;
    job->json = json;
    json_array(json, "users");
    enum store_err err = store_users_list(reader, job->which, &job->look, print_user_row, job);
    json_array_end(json);
    json_bool(json, "more", job->more);
    return err;
}

static void get_users(struct api_call *call)
{
    static const char *const filters[] = {[STORE_USERS_ALL] = "all",
                                          [STORE_USERS_ACCOUNTS] = "accounts",
                                          [STORE_USERS_GUESTS] = "guests",
                                          [STORE_USERS_ADMINS] = "admins",
                                          [STORE_USERS_BANNED] = "banned",
                                          [STORE_USERS_MODERATORS] = "moderators",
                                          NULL};
    struct store_look look;
    if (!admin_look(call, &look)) return;
    int which = admin_word(call, "filter", filters);
    if (which < 0) return;
    struct users_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = users_run;
        job->which = (enum store_users)which;
        job->look = look;
        job->count = look.count;
        job->look.count++; /* one more shows whether there is a next page */
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- actions on a user ---- */

/* An action, and then the user as it is afterwards. */
struct act {
    struct admin_job job;
    struct api_call *call;
    int64_t target;
    char password[HUB_PASSWORD_MADE_BYTES + 1]; /* a new one, or empty */
};

static enum store_err act_run(struct admin_job *base, struct store_reader *reader,
                              struct json *json)
{
    struct act *act = (struct act *)base;
    struct store_user_row row;
    enum store_err err = store_user_row_read(reader, act->target, clock_unix_ms(), &row);
    if (err == STORE_OK) {
        print_admin_user(json, "user", &row);
        if (act->password[0] != '\0') json_text(json, "password", act->password);
    }
    sodium_memzero(act->password, sizeof(act->password));
    return err;
}

static void acted(void *context, const struct hub_admin_answer *answer)
{
    struct act *act = context;
    if (answer->error.code != HUB_OK) {
        api_fail(act->call, answer->error);
        free(act);
        return;
    }
    memcpy(act->password, answer->password, sizeof(act->password));
    admin_job_submit(act->call, &act->job);
}

static void act_begin(struct api_call *call, struct hub_admin_request *request)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    struct act *act = calloc(1, sizeof(*act));
    if (act == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    request->user = call->user;
    request->target = digits < 18 && text[digits] == '\0' ? strtoll(text, NULL, 10) : 0;
    act->job = (struct admin_job){.run = act_run, .missing = HUB_NO_SUCH_USER};
    act->job.out.secret = true;
    act->call = call;
    act->target = request->target;
    hub_admin(call->hub, request, acted, act);
}

static void act_plain(struct api_call *call, enum hub_admin_action action)
{
    struct hub_admin_request request = {.action = action};
    act_begin(call, &request);
}

struct ban_body {
    char reason[STORE_BAN_BYTES_MAX + 1];
    int64_t until_ms;
};

static const struct member ban_members[] = {
    {.name = "reason",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct ban_body, reason),
     .present_offset = UINT16_MAX,
     .most = STORE_BAN_BYTES_MAX},
    {.name = "until_ms",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct ban_body, until_ms),
     .present_offset = UINT16_MAX,
     .most = 1LL << 52},
};

static void post_ban(struct api_call *call)
{
    struct ban_body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, ban_members, COUNT_OF(ban_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    bool past = body.until_ms != 0 && body.until_ms <= clock_unix_ms();
    if (past || text_characters(body.reason) > HUB_REASON_CHARACTERS_MAX) {
        api_fail_at(call, HUB_BAD_REQUEST, past ? "until_ms" : "reason");
        return;
    }
    struct hub_admin_request request = {.action = HUB_ADMIN_BAN, .until_ms = body.until_ms};
    (void)text_copy(request.reason, sizeof(request.reason), body.reason);
    act_begin(call, &request);
}

static void post_unban(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_UNBAN);
}

static void post_password(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_PASSWORD);
}

static void post_make(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_MAKE);
}

static void post_remove(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_REMOVE);
}

static void post_make_moderator(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_MAKE_MODERATOR);
}

static void post_remove_moderator(struct api_call *call)
{
    act_plain(call, HUB_ADMIN_REMOVE_MODERATOR);
}

#define USER_ROUTE(what, function, takes_body)                                                     \
    {                                                                                              \
        .method = "POST", .path = "/api/admin/users/{user}/" what, .handle = function,             \
        .admin_needed = true, .body = takes_body                                                   \
    }

const struct api_route api_admin_user_routes[] = {
    {.method = "GET", .path = "/api/admin/users", .handle = get_users, .admin_needed = true},
    USER_ROUTE("ban", post_ban, true),
    USER_ROUTE("unban", post_unban, false),
    USER_ROUTE("reset-password", post_password, false),
    USER_ROUTE("make-admin", post_make, false),
    USER_ROUTE("remove-admin", post_remove, false),
    USER_ROUTE("make-moderator", post_make_moderator, false),
    USER_ROUTE("remove-moderator", post_remove_moderator, false),
    {0},
};
