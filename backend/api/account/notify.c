/* A user's notification settings and addresses. No other user sees them, and the user sees each
 * secret only once. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/language.h"
#include "base/encoding/text.h"
#include "hub/people/notices.h"
#include "notify/hook.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/settings.h"
#include "store/nouns/notices/words.h"

#define EVENT_BYTES 12

/* ---- reading and changing settings ---- */

struct quiet_body {
    char use[EVENT_BYTES + 1];
    char from[6];
    char to[6];
    char time_zone[ZONE_NAME_BYTES + 1];
};

struct events_body {
    char name[STORE_EVENTS_TOLD][EVENT_BYTES + 1];
    uint8_t count;
    uint8_t present;
};

struct settings_body {
    char language[3];
    int64_t deadline_hours, digest_hours;
    struct quiet_body quiet;
    struct events_body events[STORE_CHANNEL_ACCOUNT];
    uint8_t has_language, has_deadline, has_digest, has_quiet;
};

#define EVENTS_MEMBER                                                                              \
    {                                                                                              \
        .name = "events", .type = MEMBER_TEXTS, .offset = offsetof(struct events_body, name),      \
        .present_offset = offsetof(struct events_body, present), .most = STORE_EVENTS_TOLD,        \
        .text_bytes = EVENT_BYTES + 1, .length_offset = offsetof(struct events_body, count)        \
    }
static const struct member events_members[] = {EVENTS_MEMBER};

#define QUIET_TEXT(member, is_optional, bytes)                                                     \
    {                                                                                              \
        .name = #member, .type = MEMBER_TEXT, .optional = is_optional,                             \
        .offset = offsetof(struct quiet_body, member), .present_offset = UINT16_MAX, .most = bytes \
    }
static const struct member quiet_members[] = {QUIET_TEXT(use, false, EVENT_BYTES),
                                              QUIET_TEXT(from, true, 5), QUIET_TEXT(to, true, 5),
                                              QUIET_TEXT(time_zone, true, ZONE_NAME_BYTES)};

#define CHANNEL_MEMBER(word, channel)                                                              \
    {                                                                                              \
        .name = word, .type = MEMBER_OBJECT, .optional = true,                                     \
        .offset = offsetof(struct settings_body, events) + channel * sizeof(struct events_body),   \
        .present_offset = UINT16_MAX, .most = COUNT_OF(events_members), .members = events_members  \
    }
static const struct member settings_members[] = {
    {.name = "language",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct settings_body, language),
     .present_offset = offsetof(struct settings_body, has_language),
     .least = 2,
     .most = 2},
    {.name = "deadline_hours",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct settings_body, deadline_hours),
     .present_offset = offsetof(struct settings_body, has_deadline),
     .least = 1,
     .most = HUB_DEADLINE_HOURS_MAX},
    {.name = "digest_hours",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct settings_body, digest_hours),
     .present_offset = offsetof(struct settings_body, has_digest),
     .least = 0,
     .most = HUB_DIGEST_HOURS_MAX},
    {.name = "quiet",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct settings_body, quiet),
     .present_offset = offsetof(struct settings_body, has_quiet),
     .most = COUNT_OF(quiet_members),
     .members = quiet_members},
    CHANNEL_MEMBER("mail", STORE_CHANNEL_MAIL),
    CHANNEL_MEMBER("push", STORE_CHANNEL_PUSH),
    CHANNEL_MEMBER("hook", STORE_CHANNEL_HOOK),
};

struct settings_read {
    struct api_read read;
    struct settings_body *body; /* NULL: nothing is changed */
    struct store_notify notify;
    uint8_t has; /* bit set: the channels of this server */
};

/* "22:30" */
static bool minute_read(const char *text, uint16_t *minute)
{
    for (int i = 0; i < 5; i++)
        if (i == 2 ? text[i] != ':' : text[i] < '0' || text[i] > '9') return false;
    int hours = (text[0] - '0') * 10 + text[1] - '0';
    int minutes = (text[3] - '0') * 10 + text[4] - '0';
    *minute = (uint16_t)(hours * 60 + minutes);
    return text[5] == '\0' && hours < 24 && minutes < 60;
}

static struct hub_error events_read(const struct events_body *body, unsigned *events)
{
    *events = 0;
    for (uint8_t i = 0; i < body->count; i++) {
        enum store_event event;
        if (!store_event_find(body->name[i], &event) || event >= STORE_EVENTS_TOLD)
            return hub_error_words(HUB_BAD_REQUEST, "events", body->name[i], STORE_EVENT_NAMES);
        *events |= 1u << event;
    }
    return hub_error_of(HUB_OK);
}

static struct hub_error quiet_change(struct store_notify *notify, const struct quiet_body *body)
{
    const struct zone *zone;
    if (!store_quiet_find(body->use, &notify->quiet))
        return hub_error_words(HUB_BAD_REQUEST, "use", body->use, STORE_QUIET_NAMES);
    if (notify->quiet != STORE_QUIET_OWN) return hub_error_of(HUB_OK);
    if (!minute_read(body->from, &notify->from_minute)) return hub_error_at(HUB_BAD_TIME, "from");
    if (!minute_read(body->to, &notify->to_minute) ||
        !calendar_quiet_is_allowed(notify->from_minute, notify->to_minute))
        return hub_error_at(HUB_BAD_TIME, "to");
    (void)text_copy(notify->time_zone, sizeof(notify->time_zone), body->time_zone);
    switch (zone_find(body->time_zone, &zone)) {
    case ZONE_FOUND: return hub_error_of(HUB_OK);
    case ZONE_UNKNOWN:
    case ZONE_BROKEN: return hub_error_of(HUB_UNKNOWN_TIME_ZONE);
    case ZONE_NOT_NOW: break;
    }
    return hub_error_of(HUB_NOT_NOW);
}

/* Applies the body to the settings that were read. */
static struct hub_error change(struct store_notify *notify, const struct settings_body *body)
{
    if (body->has_language != 0) {
        if (!language_is_known(body->language))
            return hub_error_game(HUB_BAD_REQUEST, "language", body->language,
                                  HUB_ALLOWED_LANGUAGES, NULL);
        memcpy(notify->language, body->language, sizeof(notify->language));
    }
    if (body->has_deadline != 0) notify->deadline_hours = (uint8_t)body->deadline_hours;
    if (body->has_digest != 0) notify->digest_hours = (uint8_t)body->digest_hours;
    for (int channel = 0; channel < STORE_CHANNEL_ACCOUNT; channel++) {
        unsigned events = 0;
        if (body->events[channel].present == 0) continue;
        struct hub_error error = events_read(&body->events[channel], &events);
        if (error.code != HUB_OK) return error;
        notify->events[channel] = (uint8_t)events;
    }
    return body->has_quiet != 0 ? quiet_change(notify, &body->quiet) : hub_error_of(HUB_OK);
}

/* On a worker. */
static struct hub_error settings_run(struct api_read *read, struct store_reader *reader)
{
    struct settings_read *job = (struct settings_read *)read;
    struct json json = json_to(&read->out);
    enum store_err err = store_notify_read(reader, read->user, &job->notify);
    if (err != STORE_OK) return (struct hub_error){.code = HUB_STORE, .store = err};
    struct hub_error changed = hub_error_of(HUB_OK);
    if (job->body != NULL) changed = change(&job->notify, job->body);
    if (changed.code != HUB_OK) return changed;
    json_object(&json, NULL);
    print_notify(&json, &job->notify);
    json_array(&json, "addresses");
    err = store_addresses_each(reader, read->user, print_address, &json);
    json_array_end(&json);
    json_array(&json, "available");
    for (int channel = 0; channel < STORE_CHANNEL_ACCOUNT; channel++)
        if ((job->has >> channel & 1) != 0)
            json_text(&json, NULL, store_channel_name((enum store_channel)channel));
    json_array_end(&json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

/* An answer that is sent after its contents are stored. */
struct saved_answer {
    struct api_call *call;
    struct buf out;
};

static void settings_saved(void *context, struct hub_error error, int64_t id)
{
    struct saved_answer *answer = context;
    (void)id;
    if (error.code == HUB_OK) {
        api_reply(answer->call, 200, &answer->out);
    } else {
        buf_free(&answer->out);
        api_fail(answer->call, error);
    }
    free(answer);
}

static void settings_done(struct api_read *read)
{
    const struct settings_read *job = (struct settings_read *)read;
    struct saved_answer *answer = malloc(sizeof(*answer));
    if (answer == NULL) {
        api_fail_code(read->call, HUB_BUSY);
        return;
    }
    *answer = (struct saved_answer){.call = read->call, .out = read->out};
    read->out = (struct buf){0};
    hub_notify_save(read->call->hub, &job->notify, settings_saved, answer);
}

static void settings_end(struct api_read *read)
{
    free(((struct settings_read *)read)->body);
}

/* Takes over `body`. */
static void settings_ask(struct api_call *call, struct settings_body *body)
{
    struct settings_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->read =
            (struct api_read){.run = settings_run, .end = settings_end, .user = call->user.id};
        if (body != NULL) job->read.done = settings_done;
        job->body = body;
        const struct notify *notify = call->api->config.notify;
        for (int channel = 0; notify != NULL && channel < STORE_CHANNEL_ACCOUNT; channel++)
            if (notify_has(notify, (enum store_channel)channel))
                job->has = (uint8_t)(job->has | 1u << channel);
    } else {
        free(body);
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

static void get_settings(struct api_call *call)
{
    settings_ask(call, NULL);
}

static void put_settings(struct api_call *call)
{
    struct settings_body *body = calloc(1, sizeof(*body));
    struct parse_error error;
    if (body == NULL) {
        api_fail_code(call, HUB_BUSY);
    } else if (!parse_members(call->body, settings_members, COUNT_OF(settings_members), body,
                              &error)) {
        free(body);
        api_fail_parse(call, &error);
    } else {
        settings_ask(call, body);
    }
}

/* ---- for one match ---- */

static struct hub_error chosen_run(struct api_read *read, struct store_reader *reader)
{
    struct store_notify_match chosen = {.user = read->user};
    struct json json = json_to(&read->out);
    memcpy(chosen.match, read->match, sizeof(chosen.match));
    enum store_err err = store_notify_match_read(reader, &chosen);
    json_object(&json, NULL);
    print_told(&json, "events", chosen.events);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_chosen(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) {
        *read = (struct api_read){.run = chosen_run, .user = call->user.id};
        (void)text_copy(read->match, sizeof(read->match), call->part[0]);
    }
    api_read_submit(call, read);
}

/* Answers {} with the status of the call. */
static void kept(void *context, struct hub_error error, int64_t id)
{
    struct api_call *call = context;
    struct buf out = {0};
    (void)id;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    buf_append_text(&out, "{}");
    api_reply(call, call->status != 0 ? call->status : 200, &out);
}

static void put_chosen(struct api_call *call)
{
    static const struct member members[] = {
        {.name = "events",
         .type = MEMBER_TEXTS,
         .optional = true,
         .offset = offsetof(struct events_body, name),
         .present_offset = offsetof(struct events_body, present),
         .most = STORE_EVENTS_TOLD,
         .text_bytes = EVENT_BYTES + 1,
         .length_offset = offsetof(struct events_body, count)}};
    struct events_body body = {0};
    struct parse_error error;
    unsigned events = 0;
    struct store_notify_match chosen = {.user = call->user.id, .events = -1};
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct hub_error wrong = events_read(&body, &events);
    if (wrong.code != HUB_OK) {
        api_fail(call, wrong);
    } else {
        if (body.present != 0) chosen.events = (int)events;
        (void)text_copy(chosen.match, sizeof(chosen.match), call->part[0]);
        hub_notify_match_save(call->hub, &chosen, kept, call);
    }
}

const struct api_route api_notify_routes[] = {
    {.method = "GET", .path = "/api/me/notify", .handle = get_settings, .user_needed = true},
    {.method = "PUT",
     .path = "/api/me/notify",
     .handle = put_settings,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/matches/{id}/notify",
     .handle = get_chosen,
     .user_needed = true},
    {.method = "PUT",
     .path = "/api/matches/{id}/notify",
     .handle = put_chosen,
     .user_needed = true,
     .body = true},
    {0},
};
