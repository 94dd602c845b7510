/* The calendar of the requester: the time zone, and the times at which their correspondence
 * clocks are paused. */
#include "api/account/calendar.h"

#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/people/calendar_rules.h"

#define CLOCK_TEXT_BYTES 5 /* "22:30" */

struct hours_body {
    char time_zone[ZONE_NAME_BYTES + 1];
    char quiet_from[CLOCK_TEXT_BYTES + 1];
    char quiet_to[CLOCK_TEXT_BYTES + 1];
};

struct vacation_body {
    char first_day[DAY_TEXT_BYTES + 1];
    char last_day[DAY_TEXT_BYTES + 1];
};

#define BODY_TEXT(type_name, field, is_optional)                                                   \
    {                                                                                              \
        .name = #field, .type = MEMBER_TEXT, .optional = is_optional,                              \
        .offset = offsetof(struct type_name, field), .present_offset = UINT16_MAX,                 \
        .most = (int64_t)sizeof(((struct type_name *)0)->field) - 1                                \
    }

static const struct member hours_members[] = {BODY_TEXT(hours_body, time_zone, false),
                                              BODY_TEXT(hours_body, quiet_from, true),
                                              BODY_TEXT(hours_body, quiet_to, true)};
static const struct member vacation_members[] = {BODY_TEXT(vacation_body, first_day, false),
                                                 BODY_TEXT(vacation_body, last_day, false)};

/* ---- parsing and printing ---- */

/* Parses "22:30" as a minute of the day. */
static bool clock_read(const char *text, uint16_t *minute)
{
    static const char form[] = "00:00";
    for (size_t i = 0; i < CLOCK_TEXT_BYTES; i++)
        if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) return false;
    int hours = (text[0] - '0') * 10 + text[1] - '0';
    int minutes = (text[3] - '0') * 10 + text[4] - '0';
    *minute = (uint16_t)(hours * 60 + minutes);
    return hours < 24 && minutes < 60;
}

static void print_clock(struct json *json, const char *name, uint16_t minute)
{
    char text[CLOCK_TEXT_BYTES + 1] = {(char)('0' + minute / 600), (char)('0' + minute / 60 % 10),
                                       ':', (char)('0' + minute % 60 / 10),
                                       (char)('0' + minute % 10)};
    json_text(json, name, text);
}

static void print_vacation(struct json *json, const struct store_vacation *vacation)
{
    char text[DAY_TEXT_BYTES + 1];
    json_object(json, NULL);
    day_print(vacation->first_day, text);
    json_text(json, "first_day", text);
    day_print(vacation->last_day, text);
    json_text(json, "last_day", text);
    json_int(json, "from_ms", vacation->from_ms);
    json_int(json, "to_ms", vacation->to_ms);
    json_object_end(json);
}

/* Prints the remaining days of vacation of this year, in UTC at `now_ms`, and of the years
 * around it: near the ends of a year another one applies in some zones. */
static void print_years(struct json *json, const struct store_calendar *calendar, int64_t now_ms)
{
    int32_t year = day_year(day_at(NULL, now_ms));
    json_array(json, "years");
    for (int32_t at = year - 1; at <= year + 1; at++) {
        json_object(json, NULL);
        json_int(json, "year", at);
        json_int(json, "days_left",
                 max(0, CALENDARS_VACATION_DAYS - calendars_days_in(calendar, at)));
        json_object_end(json);
    }
    json_array_end(json);
}

void print_calendar(struct json *json, const struct store_calendar *calendar, int64_t now_ms)
{
    const struct store_hours *hours =
        calendar->hours_count > 0 ? &calendar->hours[calendar->hours_count - 1] : NULL;
    json_object(json, "calendar");
    json_text(json, "time_zone", hours != NULL ? hours->time_zone : NULL);
    if (hours != NULL && hours->from_minute != hours->to_minute) {
        json_object(json, "quiet");
        print_clock(json, "from", hours->from_minute);
        print_clock(json, "to", hours->to_minute);
        json_object_end(json);
    } else {
        json_null(json, "quiet");
    }
    json_array(json, "vacations");
    for (uint8_t i = 0; i < calendar->vacations_count; i++)
        print_vacation(json, &calendar->vacations[i]);
    json_array_end(json);
    print_years(json, calendar, now_ms);
    json_object_end(json);
}

static void answered(void *context, struct hub_error error, const struct store_calendar *calendar)
{
    struct api_call *call = context;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    int64_t now_ms = clock_unix_ms();
    json_object(&json, NULL);
    print_calendar(&json, calendar, now_ms);
    json_int(&json, "now_ms", now_ms);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* ---- the routes ---- */

static void ask(struct api_call *call, struct hub_calendar_request *request)
{
    request->user = call->user.id;
    (void)text_copy(request->peer, sizeof(request->peer), http_peer(call->http));
    hub_calendar(call->hub, request, answered, call);
}

static void get_calendar(struct api_call *call)
{
    struct hub_calendar_request request = {.action = HUB_CALENDAR_READ};
    ask(call, &request);
}

static void post_calendar(struct api_call *call)
{
    struct hours_body body = {.time_zone = ""};
    struct parse_error error;
    struct hub_calendar_request request = {.action = HUB_CALENDAR_HOURS};
    if (!parse_members(call->body, hours_members, COUNT_OF(hours_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    bool none = body.quiet_from[0] == '\0' && body.quiet_to[0] == '\0';
    bool from = none || clock_read(body.quiet_from, &request.from_minute);
    if (!from || (!none && !clock_read(body.quiet_to, &request.to_minute))) {
        api_fail_at(call, HUB_BAD_TIME, from ? "quiet_to" : "quiet_from");
        return;
    }
    memcpy(request.time_zone, body.time_zone, sizeof(request.time_zone));
    ask(call, &request);
}

static void post_vacation(struct api_call *call)
{
    struct vacation_body body = {.first_day = ""};
    struct parse_error error;
    struct hub_calendar_request request = {.action = HUB_VACATION_ADD};
    if (!parse_members(call->body, vacation_members, COUNT_OF(vacation_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    bool first = day_read(body.first_day, &request.first_day);
    if (!first || !day_read(body.last_day, &request.last_day)) {
        api_fail_at(call, HUB_BAD_DAYS, first ? "last_day" : "first_day");
        return;
    }
    ask(call, &request);
}

static void delete_vacation(struct api_call *call)
{
    struct hub_calendar_request request = {.action = HUB_VACATION_END};
    if (day_read(call->part[0], &request.first_day))
        ask(call, &request);
    else
        api_fail_code(call, HUB_NO_SUCH_VACATION);
}

const struct api_route api_calendar_routes[] = {
    {.method = "GET", .path = "/api/me/calendar", .handle = get_calendar, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/calendar",
     .handle = post_calendar,
     .user_needed = true,
     .body = true},
    {.method = "POST",
     .path = "/api/me/vacations",
     .handle = post_vacation,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/vacations/{day}",
     .handle = delete_vacation,
     .user_needed = true},
    {0},
};
