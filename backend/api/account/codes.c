/* Rules for new users, for everybody; and the requester's invitation codes. Tokens cannot use
 * these routes. */
#include <stdlib.h>
#include <string.h>

#include "api/account/providers.h"
#include "api/core/call.h"
#include "api/core/print_code.h"
#include "api/core/read.h"
#include "base/encoding/text.h"
#include "hub/account/settings.h"
#include "hub/people/codes.h"

/* ---- who may come in ---- */

struct entry_read {
    struct api_read read;
    struct store_entry entry; /* the options, later what applies */
};

static struct hub_error entry_run(struct api_read *read, struct store_reader *reader)
{
    struct entry_read *job = (struct entry_read *)read;
    struct json json = json_to(&read->out);
    enum store_err err = store_entry_read(reader, &job->entry);
    char value[STORE_SETTING_BYTES_MAX + 1];
    json_object(&json, NULL);
    for (size_t i = 0; hub_setting_name(i) != NULL; i++) {
        hub_setting_print(&job->entry, i, value);
        if (strcmp(hub_setting_name(i), "codes_per_account") == 0)
            json_int(&json, hub_setting_name(i), job->entry.codes_per_account);
        else
            json_text(&json, hub_setting_name(i), value);
    }
    api_providers_print(read->call, &json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_entry(struct api_call *call)
{
    struct entry_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->read = (struct api_read){.run = entry_run, .row = true};
        job->entry = hub_config_of(call->hub)->entry;
    }
    api_read_submit(call, job != NULL ? &job->read : NULL);
}

/* ---- the list ---- */

static bool code_print(void *context, const struct store_code *code)
{
    print_code(context, NULL, code, false);
    return true;
}

enum store_err api_code_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "codes");
    enum store_err err = store_codes_each(reader, user, code_print, json);
    json_array_end(json);
    return err;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    enum store_err err = api_code_export(&json, reader, read->user);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_codes(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL)
        *read = (struct api_read){.run = list_run, .user = call->user.id, .row = true};
    api_read_submit(call, read);
}

/* ---- one of them ---- */

struct body {
    char note[STORE_CODE_NOTE_BYTES_MAX + 1];
    int64_t uses;
    int64_t days;
};

#define AT(field) .offset = offsetof(struct body, field), .present_offset = UINT16_MAX
static const struct member members[] = {
    {.name = "note",
     .type = MEMBER_TEXT,
     .optional = true,
     AT(note),
     .most = STORE_CODE_NOTE_BYTES_MAX},
    {.name = "uses",
     .type = MEMBER_INT,
     .optional = true,
     AT(uses),
     .least = 1,
     .most = HUB_CODE_USES_MAX},
    {.name = "days",
     .type = MEMBER_INT,
     .optional = true,
     AT(days),
     .least = 1,
     .most = HUB_CODE_DAYS_MAX},
};

static void code_made(void *context, struct hub_error error, const struct store_code *code)
{
    struct api_call *call = context;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {.secret = true};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_code(&json, "code", code, false);
    json_object_end(&json);
    api_reply(call, 201, &out);
}

static void post_code(struct api_call *call)
{
    struct body body = {.uses = 1, .days = HUB_CODE_DAYS_DEFAULT};
    struct parse_error error;
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct hub_code_wish wish = {
        .user = call->user, .uses = (uint32_t)body.uses, .days = body.days};
    (void)text_copy(wish.note, sizeof(wish.note), body.note);
    hub_code_make(call->hub, &wish, code_made, call);
}

static void delete_code(struct api_call *call)
{
    hub_code_delete(call->hub, call->user.id, code_number(call->part[0]), api_answered, call);
}

const struct api_route api_code_routes[] = {
    {.method = "GET", .path = "/api/entry", .handle = get_entry, .anyone = true},
    {.method = "GET", .path = "/api/me/codes", .handle = get_codes, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/codes",
     .handle = post_code,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/codes/{code}",
     .handle = delete_code,
     .user_needed = true},
    {0},
};
