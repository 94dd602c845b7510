/* The queue of reports, each with its context, and the acts of moderators on them. */
#include <stdlib.h>
#include <string.h>

#include "api/admin/admin.h"
#include "api/core/call.h"
#include "api/core/print_own.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/moderation/acts.h"

static void print_person(struct json *json, const char *name, int64_t user, const char *called)
{
    if (user == 0) {
        json_null(json, name);
        return;
    }
    json_object(json, name);
    json_int(json, "user", user);
    json_text(json, "name", called);
    json_object_end(json);
}

/* Prints the members of a report, without its context, into an open object. */
static void print_whole(struct json *json, const struct store_report *report)
{
    print_report(json, report);
    json_text(json, "game", report->game[0] != '\0' ? report->game : NULL);
    json_int(json, "line", report->line);
    print_person(json, "by", report->user, report->user_name);
    json_object(json, "target");
    json_int(json, "user", report->target);
    json_text(json, "name", report->target_name);
    json_bool(json, "guest", report->target_guest);
    json_bool(json, "admin", report->target_admin);
    json_bool(json, "moderator", report->target_moderator);
    json_int(json, "created_ms", report->target_created_ms);
    json_int(json, "muted_until_ms", report->muted_until_ms);
    json_object_end(json);
    json_text(json, "act", report->act);
    json_int(json, "done_ms", report->done_ms);
}

/* ---- the list ---- */

struct reports_job {
    struct admin_job job;
    struct json *json;
    struct store_reports_look look;
    uint32_t printed;
    uint32_t count;
    bool more;
};

static bool print_row(void *context, const struct store_report *report)
{
    struct reports_job *job = context;
    if (job->printed++ == job->count) {
        job->more = true;
        return false;
    }
    json_object(job->json, NULL);
    print_whole(job->json, report);
    json_object_end(job->json);
    return !job->json->out->failed;
}

static enum store_err reports_run(struct admin_job *base, struct store_reader *reader,
                                  struct json *json)
{
    struct reports_job *job = (struct reports_job *)base;
    job->json = json;
    json_array(json, "reports");
    enum store_err err = store_reports_each(reader, &job->look, print_row, job);
    json_array_end(json);
    json_bool(json, "more", job->more);
    return err;
}

static void get_reports(struct api_call *call)
{
    static const char *const states[] = {"open", "settled", NULL};
    int64_t before = 0;
    int64_t count = 0;
    if (!admin_number(call, "before", 1, INT64_MAX, 0, &before) ||
        !admin_number(call, "count", 1, STORE_ADMIN_ROWS_MAX - 1, 50, &count))
        return;
    int state = admin_word(call, "state", states);
    if (state < 0) return;
    struct reports_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = reports_run;
        job->count = (uint32_t)count;
        job->look = (struct store_reports_look){.open = state == 0,
                                                .before = before,
                                                .count = job->count + 1,
                                                .moderator = call->user.admin ? 0 : call->user.id,
                                                .now_ms = clock_unix_ms()};
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- one report ---- */

struct report_job {
    struct admin_job job;
    int64_t number;
};

static bool print_line(void *context, const struct store_chat *chat)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "number", chat->number);
    print_person(json, "by", chat->user, chat->name);
    json_text(json, "text", chat->text);
    json_int(json, "at_ms", chat->at_ms);
    json_bool(json, "hidden", chat->hidden);
    json_object_end(json);
    return true;
}

static bool print_earlier(void *context, const struct store_earlier *earlier)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "at_ms", earlier->at_ms);
    json_text(json, "action", earlier->action);
    json_text(json, "detail", earlier->detail);
    json_object_end(json);
    return true;
}

/* Prints a report with the messages around it, and the earlier acts on its target. */
static enum store_err report_run(struct admin_job *base, struct store_reader *reader,
                                 struct json *json)
{
    const struct report_job *job = (struct report_job *)base;
    struct store_report report;
    enum store_err err = store_report_read(reader, job->number, clock_unix_ms(), &report);
    if (err != STORE_OK) return err;
    const struct hub_user *by = &base->call->user;
    if (!hub_report_is_seen(hub_role_of(by), hub_target_role(&report), report.target == by->id))
        return STORE_NOT_FOUND;
    json_object(json, "report");
    print_whole(json, &report);
    json_array(json, "lines");
    if (report.kind == STORE_REPORT_LINE)
        err = store_report_lines(reader, &report, print_line, json);
    json_array_end(json);
    json_array(json, "earlier");
    if (err == STORE_OK) err = store_earlier_each(reader, report.target, print_earlier, json);
    json_array_end(json);
    json_object_end(json);
    return err;
}

static int64_t report_number(const struct api_call *call)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 18 && text[digits] == '\0' ? strtoll(text, NULL, 10) : 0;
}

static void report_show(struct api_call *call)
{
    struct report_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job = (struct admin_job){.run = report_run, .missing = HUB_NO_SUCH_REPORT};
        job->number = report_number(call);
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- acts ---- */

static void acted(void *context, struct hub_error error)
{
    struct api_call *call = context;
    if (error.code != HUB_OK)
        api_fail(call, error);
    else
        report_show(call);
}

struct act_body {
    char act[STORE_REPORT_ACT_BYTES + 1];
    int64_t days;
    char text[STORE_WARNING_BYTES_MAX + 1];
    char note[HUB_NOTE_BYTES_MAX + 1];
};

static const struct member act_members[] = {
    {.name = "act",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct act_body, act),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_REPORT_ACT_BYTES},
    {.name = "days",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct act_body, days),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = HUB_MUTE_DAYS_MAX},
    {.name = "text",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct act_body, text),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_WARNING_BYTES_MAX},
    {.name = "note",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct act_body, note),
     .present_offset = UINT16_MAX,
     .most = HUB_NOTE_BYTES_MAX},
};

static void post_act(struct api_call *call)
{
    struct act_body body;
    struct parse_error error;
    struct hub_act_request request = {.user = call->user, .report = report_number(call)};
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, act_members, COUNT_OF(act_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    if (!hub_act_find(body.act, &request.act)) {
        api_fail(call, hub_error_words(HUB_BAD_REQUEST, "act", body.act, HUB_ACTS));
        return;
    }
    bool no_days = hub_act_has_days(request.act) && body.days == 0;
    bool no_text = hub_act_has_text(request.act) && body.text[0] == '\0';
    no_text = no_text || text_characters(body.text) > HUB_REASON_CHARACTERS_MAX;
    if (no_days || no_text || text_characters(body.note) > HUB_REASON_CHARACTERS_MAX) {
        api_fail_at(call, HUB_BAD_REQUEST, no_days ? "days" : no_text ? "text" : "note");
        return;
    }
    request.days = body.days;
    (void)text_copy(request.text, sizeof(request.text), body.text);
    (void)text_copy(request.note, sizeof(request.note), body.note);
    hub_act(call->hub, &request, acted, call);
}

const struct api_route api_admin_report_routes[] = {
    {.method = "GET",
     .path = "/api/moderation/reports",
     .handle = get_reports,
     .moderator_needed = true},
    {.method = "GET",
     .path = "/api/moderation/reports/{report}",
     .handle = report_show,
     .moderator_needed = true},
    {.method = "POST",
     .path = "/api/moderation/reports/{report}",
     .handle = post_act,
     .moderator_needed = true,
     .body = true},
    {0},
};
