/* Reports of messages, names and conduct, and one's own reports. Tokens cannot use these routes. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/moderation/reports.h"

/* ---- one's own ---- */

static bool own_print(void *context, const struct store_report *report)
{
    struct json *json = context;
    json_object(json, NULL);
    print_report(json, report);
    json_object_end(json);
    return true;
}

enum store_err api_report_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "reports");
    enum store_err err = store_reports_of(reader, user, clock_unix_ms(), own_print, json);
    json_array_end(json);
    return err;
}

static struct hub_error own_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    enum store_err err = api_report_export(&json, reader, read->user);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_own(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = own_run, .user = call->user.id, .row = true};
    api_read_submit(call, read);
}

/* ---- reporting ---- */

struct report_body {
    char kind[8];
    char match[STORE_MATCH_ID_BYTES + 1];
    char key[STORE_KEY_BYTES + 1];
    int64_t line;
    int64_t seat;
    int64_t user;
    char reason[STORE_REPORT_REASON_BYTES + 1];
    char words[STORE_REPORT_WORDS_BYTES_MAX + 1];
};

#define TEXT(member, from)                                                                         \
    .name = #member, .type = MEMBER_TEXT, .offset = offsetof(struct report_body, member),          \
    .present_offset = UINT16_MAX, .least = (from),                                                 \
    .most = sizeof(((struct report_body *)0)->member) - 1
#define NUMBER(member, from, to)                                                                   \
    .name = #member, .type = MEMBER_INT, .optional = true,                                         \
    .offset = offsetof(struct report_body, member), .present_offset = UINT16_MAX, .least = (from), \
    .most = (to)

static const struct member members[] = {
    {TEXT(kind, 1)},
    {TEXT(match, STORE_MATCH_ID_BYTES), .optional = true},
    {TEXT(key, STORE_KEY_BYTES), .optional = true},
    {NUMBER(line, 1, UINT32_MAX)},
    {NUMBER(seat, 0, GAME_SEATS_MAX - 1)},
    {NUMBER(user, 1, 1LL << 52)},
    {TEXT(reason, 1)},
    {TEXT(words, 0), .optional = true},
};

/* Returns the place of a word among others, which blanks separate; -1: it is none of them. */
static int word_place(const char *words, const char *word)
{
    size_t size = strlen(word);
    for (int place = 0; *words != '\0'; place++) {
        size_t next = strcspn(words, " ");
        if (next == size && memcmp(words, word, size) == 0) return place;
        words += next + (words[next] == ' ');
    }
    return -1;
}

/* Reads the body. False: the call has been answered. */
static bool body_read(struct api_call *call, struct report_body *body, struct store_report *report)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    body->seat = HUB_NOBODY_SEAT;
    if (!parse_members(call->body, members, COUNT_OF(members), body, &error)) {
        api_fail_parse(call, &error);
        return false;
    }
    int kind = word_place(STORE_REPORT_KINDS, body->kind);
    bool known = word_place(STORE_REPORT_REASONS, body->reason) >= 0;
    if (kind < 0 || !known) {
        api_fail(call,
                 kind < 0 ? hub_error_words(HUB_BAD_REQUEST, "kind", body->kind, STORE_REPORT_KINDS)
                          : hub_error_words(HUB_BAD_REQUEST, "reason", body->reason,
                                            STORE_REPORT_REASONS));
        return false;
    }
    size_t characters = text_characters(body->words);
    if (characters > HUB_REPORT_CHARACTERS_MAX) {
        api_fail(call, hub_error_range(HUB_BAD_REQUEST, "words", (int64_t)characters, 0,
                                       HUB_REPORT_CHARACTERS_MAX));
        return false;
    }
    *report = (struct store_report){.user = call->user.id, .kind = (enum store_report_kind)kind};
    (void)text_copy(report->reason, sizeof(report->reason), body->reason);
    (void)text_copy(report->words, sizeof(report->words), body->words);
    return true;
}

/* Reports a message, or the person at a seat, of a match that the requester may see. */
static void report_about(struct api_call *call, struct hub_match *match,
                         const struct hub_sight *sight)
{
    struct report_body body;
    struct store_report report;
    (void)sight;
    if (!body_read(call, &body, &report)) return;
    (void)text_copy(report.match, sizeof(report.match), match->info.id);
    if (report.kind == STORE_REPORT_LINE) {
        report.line = (uint32_t)body.line;
    } else {
        bool seated = body.seat < match->info.seats;
        report.target = seated ? match->info.seat[body.seat].user : 0;
    }
    if (report.line == 0 && report.target == 0)
        api_fail_at(call, HUB_BAD_REQUEST, report.kind == STORE_REPORT_LINE ? "line" : "seat");
    else
        hub_report_add(call->hub, &report, http_peer(call->http), api_answered, call);
}

static void post_report(struct api_call *call)
{
    struct report_body body;
    struct store_report report;
    if (!body_read(call, &body, &report)) return;
    if (report.kind == STORE_REPORT_NAME) {
        report.target = body.user;
        if (body.user == 0)
            api_fail_at(call, HUB_BAD_REQUEST, "user");
        else
            hub_report_add(call->hub, &report, http_peer(call->http), api_answered, call);
        return;
    }
    (void)text_copy(call->part[0], sizeof(call->part[0]), body.match);
    api_match_find(call, body.key[0] != '\0' ? body.key : NULL, report_about);
}

/* ---- warnings ---- */

static bool warning_print(void *context, const struct store_warning *warning)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "number", warning->number);
    json_int(json, "at_ms", warning->at_ms);
    json_text(json, "text", warning->text);
    json_object_end(json);
    return true;
}

static struct hub_error warnings_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "warnings");
    enum store_err err = store_warnings_each(reader, read->user, warning_print, &json);
    json_array_end(&json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_warnings(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL)
        *read = (struct api_read){.run = warnings_run, .user = call->user.id, .row = true};
    api_read_submit(call, read);
}

static void delete_warning(struct api_call *call)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    bool ok = digits > 0 && digits <= 18 && text[digits] == '\0';
    hub_warning_confirm(call->hub, call->user.id, ok ? strtoll(text, NULL, 10) : 0, api_answered,
                        call);
}

const struct api_route api_report_routes[] = {
    {.method = "GET", .path = "/api/me/warnings", .handle = get_warnings, .user_needed = true},
    {.method = "DELETE",
     .path = "/api/me/warnings/{warning}",
     .handle = delete_warning,
     .user_needed = true},
    {.method = "GET", .path = "/api/me/reports", .handle = get_own, .user_needed = true},
    {.method = "POST",
     .path = "/api/reports",
     .handle = post_report,
     .user_needed = true,
     .body = true},
    {0},
};
