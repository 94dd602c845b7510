/* The settings of the server that apply while it runs, and the invitation codes of all accounts. */
#include <stdlib.h>
#include <string.h>

#include "api/admin/admin.h"
#include "api/core/call.h"
#include "api/core/print_code.h"
#include "base/encoding/text.h"
#include "hub/account/settings.h"

/* ---- the list of settings ---- */

#define SETTINGS_MAX 16

struct settings_job {
    struct admin_job job;
    struct store_entry options;
    struct store_entry entry;
    int64_t changed_ms[SETTINGS_MAX]; /* by index; 0: the option applies */
};

static bool changed_find(void *context, const struct store_setting *setting)
{
    struct settings_job *job = context;
    for (size_t i = 0; hub_setting_name(i) != NULL && i < SETTINGS_MAX; i++)
        if (strcmp(hub_setting_name(i), setting->name) == 0)
            job->changed_ms[i] = setting->changed_ms;
    return true;
}

static enum store_err settings_run(struct admin_job *base, struct store_reader *reader,
                                   struct json *json)
{
    struct settings_job *job = (struct settings_job *)base;
    char value[STORE_SETTING_BYTES_MAX + 1];
    enum store_err err = store_settings_each(reader, changed_find, job);
    if (err == STORE_OK) err = store_entry_read(reader, &job->entry);
    json_array(json, "settings");
    for (size_t i = 0; hub_setting_name(i) != NULL; i++) {
        json_object(json, NULL);
        json_text(json, "name", hub_setting_name(i));
        hub_setting_print(&job->entry, i, value);
        json_text(json, "value", value);
        hub_setting_print(&job->options, i, value);
        json_text(json, "option", value);
        if (job->changed_ms[i] != 0)
            json_int(json, "changed_ms", job->changed_ms[i]);
        else
            json_null(json, "changed_ms");
        json_object_end(json);
    }
    json_array_end(json);
    return err;
}

static void get_settings(struct api_call *call)
{
    struct settings_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = settings_run;
        job->options = job->entry = hub_config_of(call->hub)->entry;
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- changing one ---- */

static void acted(void *context, const struct hub_admin_answer *answer)
{
    api_answered(context, answer->error);
}

/* Changes the setting of the path. An empty value deletes it. */
static void change(struct api_call *call, const char *value)
{
    struct hub_admin_request request = {.action = HUB_ADMIN_SETTING, .user = call->user};
    const char *name = call->part[0];
    if (!hub_setting_valid(name, "")) {
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    (void)text_copy(request.setting.name, sizeof(request.setting.name), name);
    (void)text_copy(request.setting.value, sizeof(request.setting.value), value);
    hub_admin(call->hub, &request, acted, call);
}

struct body {
    char value[STORE_SETTING_BYTES_MAX + 1];
};

static const struct member members[] = {{.name = "value",
                                         .type = MEMBER_TEXT,
                                         .offset = offsetof(struct body, value),
                                         .present_offset = UINT16_MAX,
                                         .most = STORE_SETTING_BYTES_MAX}};

static void put_setting(struct api_call *call)
{
    struct body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error))
        api_fail_parse(call, &error);
    else if (body.value[0] == '\0')
        api_fail_code(call, HUB_BAD_REQUEST);
    else
        change(call, body.value);
}

static void delete_setting(struct api_call *call)
{
    change(call, "");
}

/* ---- codes ---- */

static bool code_print(void *context, const struct store_code *code)
{
    print_code(context, NULL, code, true);
    return true;
}

static enum store_err codes_run(struct admin_job *job, struct store_reader *reader,
                                struct json *json)
{
    (void)job;
    json_array(json, "codes");
    enum store_err err = store_codes_each(reader, 0, code_print, json);
    json_array_end(json);
    return err;
}

static void get_codes(struct api_call *call)
{
    struct admin_job *job = calloc(1, sizeof(*job));
    if (job != NULL) job->run = codes_run;
    admin_job_submit(call, job);
}

static void delete_code(struct api_call *call)
{
    struct hub_admin_request request = {
        .action = HUB_ADMIN_CODE_DELETE, .user = call->user, .target = code_number(call->part[0])};
    hub_admin(call->hub, &request, acted, call);
}

const struct api_route api_admin_setting_routes[] = {
    {.method = "GET", .path = "/api/admin/settings", .handle = get_settings, .admin_needed = true},
    {.method = "PUT",
     .path = "/api/admin/settings/{setting}",
     .handle = put_setting,
     .admin_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/admin/settings/{setting}",
     .handle = delete_setting,
     .admin_needed = true},
    {.method = "GET", .path = "/api/admin/codes", .handle = get_codes, .admin_needed = true},
    {.method = "DELETE",
     .path = "/api/admin/codes/{code}",
     .handle = delete_code,
     .admin_needed = true},
    {0},
};
